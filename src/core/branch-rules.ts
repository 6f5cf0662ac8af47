import { own } from './own.ts';

/*
 * Rules of GitHub's rulesets under which the pushes of a run are refused. A run asks for them before its first agent (push-rules.ts);
 * the doctor tells of the same ones.
 */

/** One rule that GitHub applies to the name of a branch. */
export interface BranchRule {
  /** GitHub's name of it, such as `pull_request`. */
  readonly type: string;
  /** Number of its ruleset; absent = GitHub does not tell. */
  readonly ruleset?: number;
  /** Of rules that compare a text; absent = the rule compares none. */
  readonly pattern?: TextPattern;
}

export interface TextPattern {
  readonly operator: string;
  readonly pattern: string;
  /** True = the text must not match. */
  readonly negate: boolean;
}

/** What a run pushes to a branch. */
export interface BranchPush {
  readonly branch: string;
  /** The remote has the branch already. */
  readonly exists: boolean;
  /** The push takes the place of commits that the remote has. */
  readonly replaces: boolean;
  /** The push brings a merge commit. */
  readonly merges: boolean;
  /** Of author and committer. */
  readonly email: string;
  /** Message of a story's commit as this run would write it; undefined = not known yet. */
  readonly message?: string | undefined;
}

/** A rule that would refuse a push, with the reason in words. */
export interface RefusingRule extends BranchRule {
  readonly why: string;
}

/** Why a rule refuses what is pushed; undefined = it lets it pass. */
type Judge = (push: BranchPush, rule: BranchRule) => string | undefined;

/** The setting that both addresses come from. */
const set = 'commit_author_email';

const always =
  (why: string): Judge =>
  () =>
    why;

const judges: Readonly<Record<string, Judge>> = {
  creation: ({ exists }) => (exists ? undefined : 'nobody may create it'),
  update: always('nobody may push to it'),
  pull_request: always('changes must come through a pull request'),
  required_status_checks: always('checks must have passed before a push'),
  required_deployments: always('deployments must have succeeded before a push'),
  required_signatures: always('commits must be signed, and those of a run are not'),
  merge_queue: always('changes must come through a merge queue'),
  workflows: always('workflows must have passed before a push'),
  code_scanning: always('code scanning must have results before a push'),
  required_linear_history: ({ merges }) =>
    merges ? 'merge commits are not allowed, and the base was merged into it because it moved on' : undefined,
  non_fast_forward: ({ replaces }) =>
    replaces ? 'force pushes are blocked, and the commits of earlier runs are put on top of a newer base' : undefined,
  branch_name_pattern: ({ branch, exists }, rule) =>
    exists ? undefined : mismatch(rule, { value: branch, what: `the branch name ${branch}` }),
  commit_author_email_pattern: ({ email }, rule) => mismatch(rule, { value: email, what: `the author ${email}`, set }),
  committer_email_pattern: ({ email }, rule) => mismatch(rule, { value: email, what: `the committer ${email}`, set }),
  commit_message_pattern: ({ message }, rule) =>
    message === undefined
      ? undefined
      : mismatch(rule, {
          ...{ value: message, what: `the message "${message.split('\n')[0]}"` },
          set: 'commit_message_template',
        }),
};

/** Rules that would refuse the push, each once. */
export function refusingRules(rules: readonly BranchRule[], push: BranchPush): readonly RefusingRule[] {
  const found = rules.flatMap((rule) => {
    const why = own(judges, rule.type)?.(push, rule);
    return why === undefined ? [] : [{ ...rule, why }];
  });
  return [...new Map(found.map((rule) => [`${rule.why}\n${rule.ruleset ?? ''}`, rule])).values()];
}

/** Types of rules that look at what is pushed: some pushes are refused, and none can be judged before it is made. */
export function choosyRules(rules: readonly BranchRule[], push: BranchPush): readonly string[] {
  const refusing = new Set(refusingRules(rules, push).map(({ type }) => type));
  return [...new Set(rules.map(({ type }) => type))].filter((type) => choosy.has(type) && !refusing.has(type));
}

const choosy: ReadonlySet<string> = new Set([
  ...['commit_message_pattern', 'file_path_restriction', 'max_file_path_length', 'file_extension_restriction'],
  'max_file_size',
]);

/** What a ruleset names to leave a branch out of it. */
export function branchExclusion(branch: string): string {
  const slash = branch.indexOf('/');
  return slash > 0 ? `${branch.slice(0, slash)}/**` : branch;
}

interface Compared {
  readonly value: string;
  /** As in "… must start with". */
  readonly what: string;
  /** Setting that changes it; absent = none does. */
  readonly set?: string;
}

function mismatch({ pattern }: BranchRule, { value, what, set }: Compared): string | undefined {
  if (pattern === undefined || matches(pattern, value) !== pattern.negate) return undefined;
  const must = `${pattern.negate ? 'must not' : 'must'} ${verbs.get(pattern.operator) ?? 'match'} "${pattern.pattern}"`;
  return `${what} ${must}${set === undefined ? '' : ` (set ${set})`}`;
}

const verbs: ReadonlyMap<string, string> = new Map([
  ['starts_with', 'start with'],
  ['ends_with', 'end with'],
  ['contains', 'contain'],
]);

/** Undefined where the pattern cannot be read here. */
function matches({ operator, pattern }: TextPattern, value: string): boolean | undefined {
  switch (operator) {
    case 'starts_with':
      return value.startsWith(pattern);
    case 'ends_with':
      return value.trimEnd().endsWith(pattern);
    case 'contains':
      return value.includes(pattern);
    case 'regex':
      return isFound(pattern, value);
    default:
      return undefined;
  }
}

/**
 * GitHub's expressions are RE2: flags may stand in front, and some forms are unknown here. Undefined for those, and where the
 * answer depends on whether `^` and `$` are about lines.
 */
function isFound(pattern: string, value: string): boolean | undefined {
  const [whole = '', flags = ''] = /^\(\?([is]+)\)/.exec(pattern) ?? [];
  const answers = new Set(
    ['', 'm'].map((lines) => expression(pattern.slice(whole.length), flags + lines)?.test(value)),
  );
  const [answer] = answers;
  return answers.size === 1 ? answer : undefined;
}

function expression(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    return undefined;
  }
}
