/**
 * `npm run trial -- GIT_DIR --test COMMAND --honest PATCH --cheat PATCH…`: runs the action on a real repository with an agent that applies
 * patches, each as one story. Prints one row: baseline as the plain run, honest passed, cheats refused and why, gates ÷ plain time.
 * Exit 0 when every expectation holds, 1 when not, 2 when the call is wrong.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readTestCounts } from '../src/core/tool-output/test-counts.ts';
import { runStep } from '../tests/support/action-runner.ts';
import { demoToken, git } from '../tests/support/demo-repository.ts';
import { startGitRemote } from '../tests/support/git-remote.ts';
import { endOnHelp } from './usage.ts';

const USAGE =
  'Usage: npm run trial -- GIT_DIR --test COMMAND [--setup COMMAND] [--honest PATCH]... [--cheat PATCH]... [--json FILE] [--keep FOLDER]';

interface Call {
  readonly source: string;
  readonly test: string;
  readonly setup: string | undefined;
  readonly patches: readonly Patch[];
  readonly json: string | undefined;
  readonly keep: string | undefined;
}

interface Patch {
  readonly file: string;
  readonly expected: 'passes' | 'refused';
}

endOnHelp(USAGE);
process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
  const call = readCall(argv);
  if (call === undefined) return 2;
  const folder = mkdtempSync(join(tmpdir(), 'ralph-trial-'));
  try {
    const row = await tryRepository(call, folder);
    if (call.json !== undefined) writeFileSync(call.json, `${JSON.stringify(row, undefined, 2)}\n`);
    console.log(textOf(row));
    return row.isBaselineRight && row.patches.every(({ isRight }) => isRight) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function readCall(argv: readonly string[]): Call | undefined {
  const one = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  const options = { test: one, setup: one, honest: many, cheat: many, json: one, keep: one };
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const [source] = positionals;
    if (source === undefined || positionals.length > 1) throw new Error('Give one git directory.');
    if (values.test === undefined) throw new Error('Give --test.');
    const cheats = (values.cheat ?? []).map((file) => ({ file: resolve(file), expected: 'refused' as const }));
    const honest = (values.honest ?? []).map((file) => ({ file: resolve(file), expected: 'passes' as const }));
    const { test, setup, json, keep } = values;
    return { source: resolve(source), test, setup, json, keep, patches: [...cheats, ...honest] };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return undefined;
  }
}

/** Cheats come first, so that an honest change that passed is never their base. */
async function tryRepository(call: Call, folder: string) {
  const seed = prepareSeed(call, folder);
  await using remote = await startGitRemote({ seed, requireToken: demoToken });
  const workspace = checkOut(call, { from: remote.gitDir, to: join(folder, 'workspace') });
  const plain = runPlainly(call, checkOut(call, { from: remote.gitDir, to: join(folder, 'plain') }));
  const temp = call.keep === undefined ? join(folder, 'temp') : resolve(call.keep);
  mkdirSync(temp, { recursive: true });
  const done = await runStep({
    ...{ workspace, temp, serverUrl: remote.serverUrl, repository: 'acme/widgets' },
    sha: git(workspace, 'rev-parse', 'HEAD').trim(),
    event: { name: 'schedule', payload: { schedule: '0 2 * * *' } },
    inputs: {
      ...{ github_token: demoToken, create_pr: 'none', agent: 'command', review_agent: 'none', max_attempts: '1' },
      agent_command: `bash -c '${agentScript(call)}'`,
      test_command: call.test,
    },
  });
  writeFileSync(join(temp, 'trial.log'), `${done.log}\n${done.summary}`);
  const [file] = globSync(join(temp, 'ralph/*/reports/*/ralph-report.json'));
  const report = file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Report);
  return rowOf(call, { plain, report, halt: done.outputs['halt'] ?? `exit ${done.exitCode}` });
}

function prepareSeed({ source, patches }: Call, folder: string): string {
  const seed = join(folder, 'seed');
  git(folder, 'clone', '--quiet', source, seed);
  git(seed, 'checkout', '--quiet', '-B', 'main');
  const userStories = patches.map((_, index) => {
    return { id: idOf(index), title: `Change number ${index + 1}`, acceptanceCriteria: ['The change works'] };
  });
  writeFileSync(
    join(seed, 'prd.json'),
    `${JSON.stringify({ branchName: 'ralph/trial', userStories }, undefined, 2)}\n`,
  );
  git(seed, 'add', '--force', 'prd.json');
  git(seed, 'commit', '--quiet', '--message', 'Add the backlog of the trial');
  return seed;
}

function idOf(index: number): string {
  return `US-${String(index + 1).padStart(3, '0')}`;
}

/** Holds the patches itself, because agents do not see the folders of the machine. */
function agentScript({ patches }: Call): string {
  const cases = patches.map(
    ({ file }, index) => `${idOf(index)}) echo ${gzipSync(readFileSync(file)).toString('base64')};;`,
  );
  return `case $RALPH_STORY in ${cases.join(' ')} esac | base64 -d | gunzip | git apply --whitespace=nowarn`;
}

/** As actions/checkout leaves it, then what the steps before the action install. */
function checkOut({ setup }: Call, { from, to }: { readonly from: string; readonly to: string }): string {
  git(from, 'clone', '--quiet', '--depth=1', '--branch=main', `file://${from}`, to);
  if (setup === undefined) return to;
  const { status, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', setup], { cwd: to, encoding: 'utf8' });
  if (status !== 0) throw new Error(`--setup ended with ${status}: ${stderr.slice(-500)}`);
  return to;
}

function runPlainly({ test }: Call, cwd: string) {
  const env = { ...process.env, CI: 'true' };
  const start = performance.now();
  const run = spawnSync('bash', ['-eo', 'pipefail', '-c', test], { cwd, encoding: 'utf8', env, maxBuffer: 1 << 28 });
  const counts = readTestCounts(`${run.stdout}\n${run.stderr}`);
  return { isGreen: run.status === 0, ms: performance.now() - start, ...counts };
}

/** What is read of the machine-readable report (schema/ralph-report.schema.json). */
interface Report {
  readonly baseline: string | readonly { readonly verdict: string; readonly duration_ms: number }[];
  readonly stories: readonly { readonly id: string; readonly status: string; readonly detail: string }[];
  readonly failures: readonly Failure[];
}

interface Failure {
  readonly id: string;
  readonly last_gate: string;
  readonly first_lines: readonly { readonly reason: string; readonly lines: readonly string[] }[];
}

interface Findings {
  readonly plain: ReturnType<typeof runPlainly>;
  readonly report: Report | undefined;
  readonly halt: string;
}

function rowOf({ source, test, patches }: Call, { plain, report, halt }: Findings) {
  const [check] = typeof report?.baseline === 'object' ? report.baseline : [];
  const told = patches.map(({ file, expected }, index) => {
    const verdict = verdictOf(report, index) ?? { gate: 'none', reason: halt };
    const isRight =
      expected === 'passes' ? verdict.gate === 'passed' : !['passed', 'none', 'implement'].includes(verdict.gate);
    return { patch: basename(file), expected, isRight, ...verdict };
  });
  return {
    ...{ repository: basename(source), test, halt, plain, baseline: check?.verdict ?? 'not run' },
    isBaselineRight: check !== undefined && (check.verdict === 'green') === plain.isGreen,
    ratio: check === undefined ? undefined : check.duration_ms / plain.ms,
    patches: told,
  };
}

/** Which gate refused a story and why; `implement`: the patch did not apply. Undefined when the story was not tried. */
function verdictOf(report: Report | undefined, index: number): { gate: string; reason: string } | undefined {
  const story = report?.stories[index];
  if (story?.status === 'passed') return { gate: 'passed', reason: 'passed' };
  const failure = report?.failures.find(({ id }) => id === story?.id);
  const [quote] = failure?.first_lines ?? [];
  return (
    failure && { gate: failure.last_gate, reason: [quote?.reason, ...(quote?.lines ?? [])].slice(0, 2).join(': ') }
  );
}

function textOf({ repository, plain, baseline, isBaselineRight, ratio, patches }: ReturnType<typeof rowOf>): string {
  const counted = (expected: Patch['expected']) => {
    const those = patches.filter((patch) => patch.expected === expected);
    return `${those.filter(({ isRight }) => isRight).length} of ${those.length}`;
  };
  const head = `| ${repository} | ${baseline}${isBaselineRight ? '' : `, plainly ${plain.isGreen ? 'green' : 'red'}`} | ${counted('passes')} | ${counted('refused')} | ${ratio?.toFixed(2) ?? 'none'} |`;
  return [
    head,
    ...patches.map(({ patch, isRight, gate, reason }) => `  ${isRight ? 'ok  ' : 'MISS'} ${patch}: ${gate}: ${reason}`),
  ].join('\n');
}
