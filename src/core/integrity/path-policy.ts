import { globMatcher, type PathMatcher } from '../globs.ts';
import { readPrd } from '../prd.ts';
import type { IntegrityFinding } from '../state.ts';
import { type Contents, count, deed, type IntegrityPolicy, type SnapshotChange, shown } from './change.ts';

/** Whether the story may change this path, or this key of it. */
export type Allowed = (path: string, key?: string) => boolean;

/**
 * Reads a story's `allow:` entries (03-interface §2): globs, or `file#key` where the key is a dotted path (`package.json#scripts.test`,
 * `package.json#scripts` for all of them) or the name of a rule (`test/a.test.js#test-skipped`). Without a key the whole file is asked for.
 */
export function allowedBy(allow: readonly string[]): Allowed {
  const whole = globMatcher(allow);
  const keyed = allow.flatMap(readKeyed);
  return (path, key) =>
    whole(path) ||
    (key !== undefined &&
      keyed.some((entry) => entry.matches(path) && (key === entry.key || key.startsWith(`${entry.key}.`))));
}

interface KeyedEntry {
  readonly key: string;
  readonly matches: (path: string) => boolean;
}

/** A `#` may belong to the file's name or to the key: every split is tried. */
function readKeyed(entry: string): readonly KeyedEntry[] {
  return [...entry.matchAll(/#/g)]
    .map(({ index }) => ({ file: entry.slice(0, index), key: entry.slice(index + 1).trim() }))
    .filter(({ file, key }) => file.trim() !== '' && key !== '' && !file.startsWith('!'))
    .map(({ file, key }) => ({ key, matches: globMatcher([file]) }));
}

/** One row of the policy table: files that an attempt may not change, whatever is in them (04-trust rule 10). */
interface PolicyRule {
  /** Kebab literal of the finding. */
  readonly rule: string;
  /** What such a file is, for the sentence. */
  readonly what: string;
  readonly globs: readonly string[];
  /** Names that no honest file has in another case, so a case-insensitive file system cannot be used to plant one. */
  readonly anyCase?: boolean;
}

/** Whole files, first row that matches wins. */
export const policyRules: readonly PolicyRule[] = [
  {
    // What an install puts there is ignored by git: a tracked file there takes the place of a program that a check starts.
    rule: 'dependency-folder-changed',
    what: 'in a folder of installed dependencies',
    globs: ['**/node_modules/**', '**/{.venv,venv}/**', '**/vendor/bin/**'],
    anyCase: true,
  },
  {
    rule: 'agent-config-changed',
    what: 'agent instructions or configuration',
    globs: [
      '**/.{claude,codex,gemini,cursor,windsurf,opencode,qwen,kiro,roo,continue,agents,clinerules}/**',
      '**/.{mcp,claude}.json',
      '**/.{cursorrules,cursorignore,windsurfrules,clinerules,roorules,goosehints,geminiignore}',
      '**/.aider*',
      '**/.vscode/mcp.json',
      // Clients take addresses and keys from it.
      '**/.env',
    ],
    anyCase: true,
  },
  {
    rule: 'agent-config-changed',
    what: 'agent instructions or configuration',
    globs: [
      '**/{CLAUDE,CLAUDE.local,AGENTS,AGENTS.override,AGENT,GEMINI,QWEN}.md',
      '**/opencode.json?(c)',
      '{claude,agents,agent,gemini,qwen}.md',
    ],
  },
  {
    rule: 'hook-changed',
    what: 'a git hook or its configuration',
    globs: [
      '**/.husky/**',
      '**/.githooks/**',
      '**/.pre-commit-config.y?(a)ml',
      '**/?(.)lefthook?(-local).{yml,yaml,toml,json}',
      '**/.overcommit.yml',
    ],
    anyCase: true,
  },
  {
    rule: 'ci-changed',
    what: 'CI configuration',
    globs: [
      '.github/**',
      '**/CODEOWNERS',
      '.gitlab-ci.yml',
      '.circleci/**',
      '.travis.yml',
      '{,.}azure-pipelines.y?(a)ml',
      'Jenkinsfile',
      'bitbucket-pipelines.yml',
      '.buildkite/**',
      '.drone.yml',
      '.woodpecker{.yml,.yaml,/**}',
    ],
    anyCase: true,
  },
  {
    rule: 'package-manager-config-changed',
    what: 'package-manager configuration',
    globs: [
      '**/.npmrc',
      '**/.yarnrc?(.yml)',
      '**/.yarn/{releases,plugins}/**',
      '**/.pnpmfile.?([cm])js',
      '**/pnpmfile.?([cm])js',
      '**/.corepack.env',
      '**/{.,}bunfig.toml',
      '**/pip.{conf,ini}',
      '**/.pypirc',
      '**/.condarc',
      '**/{uv,poetry}.toml',
      '**/.cargo/config?(.toml)',
      '**/.gemrc',
      '**/.bundle/config',
      '**/nuget.config',
      '**/.mvn/**',
      '**/gradle/wrapper/**',
      '**/{gradlew,mvnw}?(.bat|.cmd)',
    ],
    anyCase: true,
  },
  {
    rule: 'test-runner-config-changed',
    what: 'test-runner configuration',
    globs: [
      '**/{vitest,vitest.*}.config.?([cm])[jt]s',
      '**/vitest.{workspace,projects}.{js,mjs,ts,mts,json}',
      '**/jest{.,.*.,-*.}config.{js,mjs,cjs,ts,mts,cts,json}',
      '**/.mocharc?(.*)',
      '**/test/mocha.opts',
      '**/{playwright,playwright.*,playwright-ct}.config.?([cm])[jt]s',
      '**/cypress.{json,config.?([cm])[jt]s}',
      '**/karma.conf.?([cm])[jt]s',
      '**/ava.config.?([cm])[jt]s',
      '**/{.nycrc,.c8rc,.taprc}?(.*)',
      '**/nyc.config.?([cm])js',
      '**/node.config.json',
      '**/wdio.*conf.?([cm])[jt]s',
      '**/web-test-runner.config.?([cm])[jt]s',
      '**/jasmine.{json,mjs,js}',
      '**/?(.)pytest.{ini,toml}',
      '**/tox.{ini,toml}',
      '**/.coveragerc',
      '**/{sitecustomize,usercustomize}.py',
      // What Python takes for an installed package: its entry points are plugins of test runners.
      '**/*.{egg,dist}-info/**',
      '**/phpunit.xml?(.dist)',
      '**/codeception?(.dist).yml',
      '**/.rspec?(-local)',
      '**/.config/nextest.toml',
      '**/*.runsettings',
      '**/xunit.runner.json',
      '**/junit-platform.properties',
      '**/testng.xml',
    ],
  },
];

const rows = policyRules.map((rule): { rule: PolicyRule; matches: PathMatcher } => ({
  rule,
  matches: globMatcher(rule.globs, { anyCase: rule.anyCase === true }),
}));

/** The first policy rule that covers a path. */
export function policyRuleOf(path: string): PolicyRule | undefined {
  return rows.find((row) => row.matches(path))?.rule;
}

/** Files that only the controller writes (04-trust rule 10, Controller files): no `allow:` opens them. */
export function controllerPaths(policy: IntegrityPolicy): PathMatcher {
  const own = new Set([policy.prdPath, besidePrd(policy, 'progress.txt'), ...policy.controllerPaths]);
  return (path) => own.has(path) || state(path);
}

const state = globMatcher(['**/.ralph*', '**/.ralph*/**'], { anyCase: true });

/** The ledger beside prd.json: ours only when its text says so, since the name is a plain word. */
export function ledgerPath(policy: IntegrityPolicy): string {
  return besidePrd(policy, 'LEDGER.md');
}

/** Whether a ledger's text is one of ours: it tracks iterations (02-loop §5). */
export function isOurLedger(path: string, policy: IntegrityPolicy, contents: Contents): boolean {
  const texts = contents.get(path);
  return path === ledgerPath(policy) && [texts?.old, texts?.new].some((text) => text?.includes('iteration_count'));
}

/** What was done to a controller file; it is restored without a word to the agent. */
export function controllerFinding(
  change: SnapshotChange,
  policy: IntegrityPolicy,
  contents: Contents,
): IntegrityFinding {
  const { path } = change;
  if (path !== policy.prdPath) {
    return finding(
      'state-changed',
      path,
      `${deed(change.status)} ${shown(path)}, which only the controller writes: restored.`,
    );
  }
  const texts = contents.get(path);
  const flipped = texts?.old === undefined || texts.new === undefined ? [] : flips(texts.old, texts.new, path);
  if (flipped.length === 0) return finding('prd-changed', path, `${deed(change.status)} ${shown(path)}: restored.`);
  const named = flipped.slice(0, 10).join(', ') + (flipped.length > 10 ? '…' : '');
  return finding(
    'prd-flipped',
    path,
    `changed the done marker of ${count(flipped.length, 'story').replace('storys', 'stories')} in ${shown(path)} (${named}), which only the controller does: restored.`,
  );
}

/** Stories whose done marker differs, as `US-001 now done`. Empty when either text is no readable prd.json. */
function flips(before: string, after: string, file: string): readonly string[] {
  const encoder = new TextEncoder();
  const [old, now] = [before, after].map((text) => readPrd({ bytes: encoder.encode(text), file }));
  if (old?.ok !== true || now?.ok !== true) return [];
  const was = new Map(old.prd.stories.map((story) => [story.id, story.passes]));
  return now.prd.stories
    .filter((story) => was.has(story.id) && was.get(story.id) !== story.passes)
    .map((story) => `${shown(story.id)} now ${story.passes ? 'done' : 'not done'}`);
}

/** The path of a file beside prd.json. */
export function besidePrd(policy: IntegrityPolicy, name: string): string {
  return policy.prdPath.slice(0, policy.prdPath.lastIndexOf('/') + 1) + name;
}

function finding(rule: string, path: string, message: string): IntegrityFinding {
  return { class: 'controller', rule, path, message };
}
