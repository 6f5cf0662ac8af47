import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordFiles } from '../../src/action/reports.ts';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { type RecordsOptions, stateRecords } from '../../src/adapters/records.ts';
import type { RunState } from '../../src/core/state.ts';
import { redact } from '../../src/report/redact.ts';
import { type GitRemote, startGitRemote } from '../support/git-remote.ts';
import { type Sandbox, sandbox } from '../support/git-sandbox.ts';
import { failing, passing, sampleRun } from '../support/sample-run.ts';

const ref = 'refs/ralph/demo/state';
const secret = 'a-very-secret-value';
const night = (runId: string): RunState =>
  sampleRun({
    plan: { runId },
    stories: [{ id: 'US-1', status: 'passed', commit: 'c', tries: [failing(['not ok']), passing] }],
  });

function records(box: Sandbox, repository: Repository, more: Partial<RecordsOptions> = {}) {
  return stateRecords({
    repository,
    ref,
    remoteCommit: undefined,
    journalFile: box.path('journal.jsonl'),
    redact: (text) => redact(text, [secret]).text,
    files: recordFiles,
    now: () => 1_768_991_400_000,
    ...more,
  });
}

async function local(box: Sandbox): Promise<Repository> {
  const { dir } = box.repo('ws', { a: '1' });
  writeFileSync(box.path('journal.jsonl'), '{"seq":0}\n');
  return box.open(dir);
}

async function parents(repository: Repository, commit: string): Promise<string[]> {
  const text = (await repository.git.ok(['cat-file', 'commit', commit])).toString('utf8');
  return [...text.matchAll(/^parent (\w+)$/gm)].map(([, sha = '']) => sha);
}

async function paths(repository: Repository, commit: string): Promise<string[]> {
  return (await repository.listFiles(commit)).map(({ path }) => path);
}

describe('the state ref', () => {
  test('holds journal, run record, ledger and status, redacted', async () => {
    await using box = sandbox();
    const repository = await local(box);
    writeFileSync(box.path('journal.jsonl'), `{"said":"${secret}"}\n`);
    const files = () => [{ path: 'LEDGER.md', text: `iteration_count: 1\n${secret}\n` }];
    const whole = await records(box, repository)(night('run-1'));
    expect(await paths(repository, whole?.commit ?? '')).toEqual([
      ...['LEDGER.md', 'runs/run-1.json', 'runs/run-1.jsonl', 'status.yaml'],
    ]);
    const made = await records(box, repository, { files })(night('run-1'));
    const read = async (path: string) => (await repository.readFile(made?.commit ?? '', path))?.bytes.toString('utf8');
    expect(await read('runs/run-1.jsonl')).toBe('{"said":"[redacted]"}\n');
    expect(await read('LEDGER.md')).toBe('iteration_count: 1\n[redacted]\n');
    expect(made?.ref).toBe(ref);
    expect(await repository.readRef(ref)).toBe(made?.commit);
  });

  test('gets a commit on top for every change, and none when nothing changed', async () => {
    await using box = sandbox();
    const repository = await local(box);
    const update = records(box, repository);
    const first = await update(night('run-1'));
    expect(await parents(repository, first?.commit ?? '')).toEqual([]);
    expect(await update(night('run-1'))).toEqual(first);
    writeFileSync(box.path('journal.jsonl'), '{"seq":0}\n{"seq":1}\n');
    const second = await update(night('run-1'));
    expect(await parents(repository, second?.commit ?? '')).toEqual([first?.commit]);
  });

  test('keeps the runs before: a second run, in a new process, goes on from the first', async () => {
    await using box = sandbox();
    const repository = await local(box);
    const first = await records(box, repository)(night('run-1'));
    const second = await records(box, await box.open(box.path('ws')))(night('run-2'));
    expect(await parents(repository, second?.commit ?? '')).toEqual([first?.commit]);
    expect((await paths(repository, second?.commit ?? '')).filter((path) => path.startsWith('runs/'))).toEqual([
      ...['runs/run-1.json', 'runs/run-1.jsonl', 'runs/run-2.json', 'runs/run-2.jsonl'],
    ]);
  });
});

describe('the state ref of a remote', () => {
  interface Machines extends AsyncDisposable {
    readonly box: Sandbox;
    readonly remote: GitRemote;
    /** A controller with a folder of its own, as on another runner. */
    machine(name: string): Promise<Repository>;
    /** One run: makes its records and pushes them. */
    night(repository: Repository, runId: string): Promise<string>;
  }

  async function machines(): Promise<Machines> {
    const box = sandbox();
    const { dir } = box.repo('ws', { a: '1' });
    writeFileSync(box.path('journal.jsonl'), '{"seq":0}\n');
    const remote = await startGitRemote({ seed: dir });
    return {
      box,
      remote,
      machine: (name) => box.open(dir, { root: box.path(name), remote: { url: remote.url } }),
      night: async (repository, runId) => {
        const remoteCommit = (await remote.refs()).get(ref);
        const made = await records(box, repository, { remoteCommit })(night(runId));
        expect(await repository.push([made ?? { ref, commit: '' }])).toMatchObject([{ ok: true }]);
        return made?.commit ?? '';
      },
      [Symbol.asyncDispose]: async () => {
        await box[Symbol.asyncDispose]();
        await remote.close();
      },
    };
  }

  test('[D12] is continued on another machine, which fetches only its last commit', async () => {
    await using at = await machines();
    const first = await at.night(await at.machine('one'), 'run-1');
    const two = await at.machine('two');
    const second = await at.night(two, 'run-2');
    expect(await parents(two, second)).toEqual([first]);
    expect((await at.remote.refs()).get(ref)).toBe(second);
    expect(await paths(two, second)).toContain('runs/run-1.jsonl');
  });

  test('is continued by the first machine again, although it has an older one of its own', async () => {
    await using at = await machines();
    const one = await at.machine('one');
    await at.night(one, 'run-1');
    const second = await at.night(await at.machine('two'), 'run-2');
    const third = await at.night(await at.machine('one'), 'run-3');
    expect(await parents(one, third)).toEqual([second]);
  });

  test('what a cancelled run could not push is pushed by the next run of that machine', async () => {
    await using at = await machines();
    const one = await at.machine('one');
    const first = await at.night(one, 'run-1');
    const unpushed = await records(at.box, one, { remoteCommit: first })(night('run-2'));
    const third = await at.night(await at.machine('one'), 'run-3');
    expect(await parents(one, third)).toEqual([unpushed?.commit]);
  });

  test('that cannot be fetched is left alone, and gone on from as soon as it can', async () => {
    await using at = await machines();
    const first = await at.night(await at.machine('one'), 'run-1');
    const two = await at.machine('two');
    at.remote.behave({ failures: 1000 });
    const update = records(at.box, two, { remoteCommit: first });
    expect(await update(night('run-2'))).toBeUndefined();
    at.remote.behave({ failures: 0 });
    const made = await update(night('run-2'));
    expect(await parents(two, made?.commit ?? '')).toEqual([first]);
    expect(await two.push([made ?? { ref, commit: first }])).toMatchObject([{ ok: true }]);
  });
});
