import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { publishHandOver } from '../../src/action/hand-over/publish.ts';
import { readJob } from '../../src/action/job.ts';
import type { ActionCall } from '../../src/action/run-action.ts';
import { HAND_OVER_FILE } from '../../src/adapters/hand-over.ts';
import { formatLine } from '../../src/adapters/store/journal-line.ts';
import type { Event } from '../../src/core/event.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { type GitRemote, startGitRemote } from '../support/git-remote.ts';
import { type Files, gitProgram, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';
import { plan as planOf } from '../support/history.ts';
import { asWritten } from '../support/written-events.ts';

export const stateRef = 'refs/ralph/app/state';
export const branchRef = 'refs/heads/ralph/app';

/** What a job left, and a job that publishes it. */
export interface HandOverRig extends AsyncDisposable {
  readonly box: Sandbox;
  readonly remote: GitRemote;
  readonly base: string;
  readonly folder: string;
  /** A commit with these files more, on `from`; `orphan`: on nothing. */
  commit(files: Files, from?: string, orphan?: boolean): string;
  /** The same with the words of a run's commit, which anybody can write. */
  made(files: Files, from?: string): string;
  /** A commit with two parents and the files of another. */
  merge(files: string, parents: readonly string[]): string;
  /** Records of a run with this plan; on `from` when they go on from others. */
  records(plan?: Partial<RunPlan>, from?: string): string;
  /** The same of a run to which these things happened, by its id. */
  recordsOf(events: readonly Event[], more?: { readonly name?: string; readonly from?: string }): string;
  /** Puts a ref on the remote. */
  put(ref: string, commit: string): void;
  /** Writes the hand-over. */
  hand(refs: readonly (readonly [ref: string, commit: string])[], needs?: readonly string[]): void;
  /** Publishes it, as a job of that commit of main; the reasons when it is refused. */
  publish(
    inputs?: Readonly<Record<string, string>>,
    sha?: string,
  ): Promise<{ readonly exitCode: number; readonly said: string }>;
}

export async function handOverRig(): Promise<HandOverRig> {
  const box = sandbox();
  const prd = JSON.stringify({ userStories: [{ id: 'A', title: 'First', passes: false }] });
  const first = { 'a.txt': 'a\n', '.github/workflows/ci.yml': 'on: push\n', '.ralph/app/prd.json': prd };
  const { dir, commit: base } = box.repo('ws', first);
  const remote = await startGitRemote({ seed: dir });
  const folder = box.path('hand-over');
  let count = 0;
  const commit: HandOverRig['commit'] = (files, from = base, orphan = false) => {
    count += 1;
    box.git(dir, 'checkout', '-q', '-f', '--detach', from);
    if (orphan) {
      box.git(dir, 'checkout', '-q', '--orphan', `orphan-${count}`);
      box.git(dir, 'rm', '-rqf', '.');
    }
    write(dir, files);
    box.git(dir, 'add', '-A', '-f');
    box.git(dir, 'commit', '-q', '--allow-empty', '-m', `commit ${count}`);
    return box.git(dir, 'rev-parse', 'HEAD');
  };
  const recordsOf: HandOverRig['recordsOf'] = (events, { name = '20260101-000000-aaaa', from } = {}) => {
    const lines = asWritten(events, name).map((body, seq) => `${formatLine({ seq, kind: 'event', body })}\n`);
    return commit({ [`runs/${name}.jsonl`]: lines.join('') }, from, from === undefined);
  };
  return {
    ...{ box, remote, base, folder, commit },
    records: (more = {}, from) => {
      const runId = `20260101-0000${String(10 + count)}-aaaa`;
      const start = { commit: base, tree: box.git(dir, 'rev-parse', `${base}^{tree}`) };
      const given = { runId, feature: 'app', branch: 'ralph/app', base: { branch: 'main', commit: base }, start };
      const plan = planOf(['A'], { ...given, ...more });
      const begun = { stamp: { at: 0, elapsedMs: 0 }, outcome: { type: 'begun', plan } } as const;
      return recordsOf([begun], { name: runId, ...(from && { from }) });
    },
    recordsOf,
    made: (files, from) => {
      const like = commit(files, from);
      const parent = box.git(dir, 'rev-parse', `${like}^`);
      return box.git(dir, 'commit-tree', `${like}^{tree}`, '-p', parent, '-m', 'Work', '-m', 'Ralph-Run: a');
    },
    merge: (files, parents) =>
      box.git(dir, 'commit-tree', `${files}^{tree}`, ...parents.flatMap((each) => ['-p', each]), '-m', 'Merge'),
    put: (ref, sha) => void box.git(remote.gitDir, 'fetch', '-q', dir, `+${sha}:${ref}`),
    hand: (refs, needs = [base]) => {
      mkdirSync(folder, { recursive: true });
      const header = [
        '# v2 git bundle',
        ...needs.map((sha) => `-${sha}`),
        ...refs.map(([ref, sha]) => `${sha} ${ref}`),
      ].join('\n');
      const input = [...refs.map(([, sha]) => sha), ...needs.map((sha) => `^${sha}`), ''].join('\n');
      const pack = execFileSync(gitProgram, ['pack-objects', '--revs', '--thin', '--stdout', '-q'], {
        ...{ cwd: dir, input, maxBuffer: 1e9 },
      });
      writeFileSync(`${folder}/${HAND_OVER_FILE}`, Buffer.concat([Buffer.from(`${header}\n\n`), pack]));
    },
    publish: (inputs = {}, sha = base) => publish({ box, remote, base: sha, dir, folder }, inputs),
    [Symbol.asyncDispose]: async () => {
      await remote.close();
      await box[Symbol.asyncDispose]();
    },
  };
}

async function publish(
  {
    box,
    remote,
    base,
    dir,
    folder,
  }: Pick<HandOverRig, 'box' | 'remote' | 'base' | 'folder'> & { readonly dir: string },
  inputs: Readonly<Record<string, string>>,
) {
  const event = box.path('event.json');
  writeFileSync(event, JSON.stringify({ repository: { default_branch: 'main' } }));
  box.git(dir, 'checkout', '-q', '-f', '--detach', base);
  const env = {
    ...{ PATH: process.env['PATH'] ?? '', GITHUB_WORKSPACE: dir, RUNNER_TEMP: box.path('temp') },
    ...{ GITHUB_SERVER_URL: remote.serverUrl, GITHUB_REPOSITORY: 'acme/widgets', GITHUB_SHA: base },
    ...{ GITHUB_REF: 'refs/heads/main', GITHUB_EVENT_NAME: 'schedule', GITHUB_EVENT_PATH: event },
  };
  // Another job, on another machine.
  rmSync(box.path('temp'), { recursive: true, force: true });
  mkdirSync(box.path('temp'));
  const read = readJob(env);
  if (!read.ok) throw new Error(read.message);
  const lines: string[] = [];
  const say = (text: string): void => void lines.push(text);
  const silent = { info: () => undefined, warning: say, notice: say, error: say };
  const call = {
    ...{ env, cancel: new AbortController().signal, onSummary: async () => undefined },
    log: { ...silent, verbatim: () => undefined, startGroup: () => undefined, endGroup: () => undefined },
  } as unknown as ActionCall;
  const values = { mode: 'publish', hand_over: folder, create_pr: 'none', test_command: 'none', ...inputs };
  const end = await publishHandOver({ call, job: read.job, inputs: { source: 'input', values } });
  return { exitCode: end.exitCode, said: [...lines, ...end.reasons].join('\n') };
}

/** The remote is as it was. */
export async function expectRefused(
  at: HandOverRig,
  why: string,
  inputs: Readonly<Record<string, string>> = {},
  sha?: string,
): Promise<void> {
  const known = await at.remote.refs();
  const end = await at.publish(inputs, sha);
  expect(end).toEqual({ exitCode: 3, said: expect.stringContaining(why) });
  expect(await at.remote.refs()).toEqual(known);
}
