import { z } from 'zod';
import {
  type BranchPush,
  type BranchRule,
  choosyRules,
  type RefusingRule,
  refusingRules,
} from '../../core/branch-rules.ts';
import type { Answer, GitHubClient } from './client.ts';
import { type GitHubProblem, mayBeStored } from './problem.ts';

/** What GitHub answered to a request that it can only refuse: for lack of permission, or for its content. */
export type Probed =
  | { readonly type: 'yes' }
  | { readonly type: 'no'; readonly why: string }
  | { readonly type: 'unknown'; readonly why: string };

/**
 * Whether the token may open pull requests, asked without opening one: a pull request from a branch to itself has no commits, so
 * whoever may ask is told that.
 */
export async function probePulls(client: GitHubClient, branch: string): Promise<Probed> {
  const asked = { does: 'ask whether a pull request could be opened', permission: 'pull-requests: write' };
  const title = 'Permission check of ralph-action; never opened';
  return judged(
    await client.call({ ...asked, answer: z.unknown(), once: true }, (rest, at) =>
      rest.pulls.create({ ...at, head: branch, base: branch, title, draft: true }),
    ),
  );
}

/** The same for issues: an issue without a title is refused. */
export async function probeIssues(client: GitHubClient): Promise<Probed> {
  const asked = { does: 'ask whether an issue could be answered', permission: 'issues: write' };
  return judged(
    await client.call({ ...asked, answer: z.unknown(), once: true }, (rest, at) =>
      rest.issues.create({ ...at, title: '' }),
    ),
  );
}

/** Whether the token may read workflow runs. */
export async function probeActions(client: GitHubClient): Promise<Probed> {
  const asked = { does: 'read the workflow runs', permission: 'actions: read', answer: z.unknown() };
  return judged(await client.call(asked, (rest, at) => rest.actions.listWorkflowRunsForRepo({ ...at, per_page: 1 })));
}

/** What rules mean for a push. */
export interface RulesSeen {
  /** Under which it would be refused. */
  readonly refusing: readonly RefusingRule[];
  /** Types of rules that look at what is pushed. */
  readonly choosy: readonly string[];
}

/**
 * The rules for a branch of that name, which need not exist, with what they mean for a push; undefined where GitHub does not tell.
 * GitHub lists rules that the owner of the token may bypass, too: each ruleset that refuses is asked about that.
 */
export async function lookAtRules(client: GitHubClient, push: BranchPush): Promise<RulesSeen | undefined> {
  const listed = await client.call(
    { does: `read the rules for ${push.branch}`, permission: 'metadata: read', answer: rulesSchema, once: true },
    (rest, at) => rest.repos.getBranchRules({ ...at, branch: push.branch, per_page: 100 }),
  );
  if (!listed.ok) return undefined;
  const refusing = refusingRules(listed.data, push);
  const named = [...new Set(refusing.flatMap(({ ruleset }) => ruleset ?? []))];
  const asked = await Promise.all(named.map(async (id) => ((await mayBypass(client, id)) ? [id] : [])));
  const bypassed = new Set<number | undefined>(asked.flat());
  const choosy = choosyRules(listed.data, push);
  return { refusing: refusing.filter(({ ruleset }) => ruleset === undefined || !bypassed.has(ruleset)), choosy };
}

/** Also where the question got no answer at all: nothing is refused for the network's sake. */
async function mayBypass(client: GitHubClient, ruleset_id: number): Promise<boolean> {
  const read = await client.call(
    { does: `read ruleset ${ruleset_id}`, permission: 'metadata: read', answer: rulesetSchema, once: true },
    (rest, at) => rest.repos.getRepoRuleset({ ...at, ruleset_id }),
  );
  if (read.ok) return bypasses.has(read.data.current_user_can_bypass ?? '');
  return mayBeStored(read.problem) || read.problem.kind === 'rate-limited' || read.problem.kind === 'aborted';
}

const bypasses: ReadonlySet<string> = new Set(['always', 'exempt']);
const rulesetSchema = z.object({ current_user_can_bypass: z.string().optional() });
const patternSchema = z.object({ operator: z.string(), pattern: z.string(), negate: z.boolean().optional() });

const rulesSchema = z.array(
  z
    .object({ type: z.string(), ruleset_id: z.number().optional(), parameters: z.unknown().optional() })
    .transform(({ type, ruleset_id, parameters }): BranchRule => {
      const { data } = patternSchema.safeParse(parameters);
      return {
        type,
        ...(ruleset_id !== undefined && { ruleset: ruleset_id }),
        ...(data && { pattern: { ...data, negate: data.negate === true } }),
      };
    }),
);

function judged(answer: Answer<unknown>): Probed {
  // Nothing that could be made was asked for; should it be made all the same, it was allowed.
  if (answer.ok) return { type: 'yes' };
  const { problem } = answer;
  if (problem.kind === 'invalid') return { type: 'yes' };
  return { type: refusals.has(problem.kind) ? 'no' : 'unknown', why: problem.message };
}

const refusals: ReadonlySet<GitHubProblem['kind']> = new Set<GitHubProblem['kind']>([
  'missing-permission',
  'forbidden',
  'unauthorized',
  'pulls-not-permitted',
]);
