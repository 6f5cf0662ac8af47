import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { finishRun } from '../../src/action/finish-run.ts';
import { readJob } from '../../src/action/job.ts';
import { type Stage, stage, token, works } from './stage.ts';

const lock = 'refs/ralph/default/lock';

/** Another machine with its own RUNNER_TEMP, in a workflow run of its own. */
function machine(at: Stage, name: string) {
  mkdirSync(at.box.path(name), { recursive: true });
  return { RUNNER_TEMP: at.box.path(name), GITHUB_RUN_ID: '', GITHUB_RUN_ATTEMPT: '1' };
}

/** An agent that says that it works and waits until it may go on. */
function waiting(at: { readonly box: Stage['box'] }): string {
  return `touch '${at.box.path('busy')}'; until [ -e '${at.box.path('go')}' ]; do sleep 0.05; done; ${works}`;
}

async function busy(at: Stage): Promise<void> {
  while (!existsSync(at.box.path('busy'))) await pause(50);
}

async function waitingStage(): Promise<Stage> {
  const at = await stage('. "$AGENT_SCRIPT"');
  at.script('part.sh', waiting(at));
  return at;
}

const values = { agent_env: 'AGENT_SCRIPT' };

describe('two runners of one feature', () => {
  test('[D9] one works, the other ends locked and says who holds it and since when; then the lock is gone', async () => {
    await using at = await waitingStage();
    const env = { AGENT_SCRIPT: at.box.path('part.sh') };
    const first = at.run(values, { env: { ...env, ...machine(at, 'one') } });
    await busy(at);
    const second = await at.run(values, { env: { ...env, ...machine(at, 'two') } });
    expect(second).toMatchObject({ exitCode: 4, halt: { kind: 'locked' }, outputs: { halt: 'locked' } });
    expect(second.reasons[0]).toMatch(
      /^ERROR: Another Ralph loop active \(PID \d+\) on \S+: run \d{8}-\d{6}-\w+, since \d{4}-\S+Z\. /,
    );
    expect(second.reasons[0]).toContain(`git push origin :${lock}`);
    writeFileSync(at.box.path('go'), '');
    expect(await first).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
    expect((await at.remote.refs()).has(lock)).toBe(false);
    expect(at.prompts()).toHaveLength(1);
  });

  test('[D9] started at the same moment: one agent is started', async () => {
    await using at = await waitingStage();
    const env = { AGENT_SCRIPT: at.box.path('part.sh') };
    const ends: string[] = [];
    const contend = async (name: string): Promise<void> => {
      const { halt } = await at.run(values, { env: { ...env, ...machine(at, name) } });
      ends.push(halt.kind);
      // The one that works is held back until the others have ended: whoever came later would find nothing to do.
      if (ends.length === 2) writeFileSync(at.box.path('go'), '');
    };
    await Promise.all(['one', 'two', 'three'].map(contend));
    expect(ends).toEqual(['locked', 'locked', 'ready']);
    expect(at.prompts()).toHaveLength(1);
  });

  test('[D13] each with a story of its own write one prd.json one after the other, and neither takes the mark of the other away', async () => {
    const backlog = ['A', 'B'].map((id) => ({ id, title: `Title ${id}`, passes: false }));
    const agent =
      'if [ "$RALPH_STORY" = A ]; then . "$AGENT_SCRIPT"; else echo 3 > src/b.txt; cp src/b.txt test/c.test.js; fi';
    await using at = await stage(agent, { 'prd.json': JSON.stringify(backlog) });
    at.script('part.sh', waiting(at));
    const env = { AGENT_SCRIPT: at.box.path('part.sh') };
    const shard = (story: string, name: string) =>
      at.run({ ...values, story, require_evidence: 'false' }, { env: { ...env, ...machine(at, name) } });
    const first = shard('A', 'one');
    await busy(at);
    expect(await shard('B', 'two')).toMatchObject({ halt: { kind: 'locked' } });
    writeFileSync(at.box.path('go'), '');
    expect(await first).toMatchObject({ halt: { kind: 'ready' } });
    expect(await shard('B', 'three')).toMatchObject({ halt: { kind: 'ready' } });
    const prd = at.box.git(at.remote.gitDir, 'show', 'refs/heads/ralph/default:prd.json');
    expect(JSON.parse(prd)).toEqual(backlog.map((each) => ({ ...each, passes: true })));
  });

  test('whose lock was taken over stops working, and its work stays resumable', async () => {
    await using at = await waitingStage();
    const env = { AGENT_SCRIPT: at.box.path('part.sh'), ...machine(at, 'one') };
    const first = at.run({ ...values, lock_ttl: '1s' }, { env });
    await busy(at);
    const held = (await at.remote.refs()).get(lock) ?? '';
    at.box.git(at.remote.gitDir, 'update-ref', lock, at.box.git(at.workspace, 'rev-parse', 'HEAD'), held);
    const end = await first;
    expect(end).toMatchObject({ exitCode: 130, halt: { kind: 'interrupted' } });
    expect(end.halt.detail).toContain(`another run took over the lock ${lock}`);
  });
});

describe('the lock of a run that was cancelled', () => {
  test('is released by post', async () => {
    await using at = await waitingStage();
    const cancel = new AbortController();
    const env = { AGENT_SCRIPT: at.box.path('part.sh'), ...machine(at, 'one') };
    const first = at.run(values, { env, cancel: cancel.signal });
    await busy(at);
    cancel.abort('the runner sent SIGINT');
    expect(await first).toMatchObject({ halt: { kind: 'interrupted' } });
    expect((await at.remote.refs()).has(lock)).toBe(true);
    await post(at, env);
    expect((await at.remote.refs()).has(lock)).toBe(false);
  });
});

describe('a remote whose rules forbid the lock', () => {
  test('is worked with all the same, and that is said', async () => {
    await using at = await stage(works);
    at.remote.behave({ refuse: (ref) => (ref === lock ? 'GH013: Repository rule violations found' : undefined) });
    expect(await at.run()).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
    expect(at.said.find((line) => line.startsWith('notice No lock keeps other runners away'))).toContain(lock);
  });

  test('is not worked with where it says no reason: nobody knows whether a lock is held', async () => {
    await using at = await stage(works);
    at.remote.behave({ refuse: (ref) => (ref === lock ? 'pre-receive hook declined' : undefined) });
    const end = await at.run();
    expect(end).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
    expect(end.reasons.join(' ')).toMatch(/The lock refs\/ralph\/default\/lock could not be taken: .*Let the token/);
    expect(at.prompts()).toEqual([]);
  });

  test('is not worked with where the lock is there and cannot be taken over: it may be held', async () => {
    await using at = await stage(works);
    const { box, remote } = at;
    const owner = {
      id: 'x',
      runId: 'x',
      pid: 1,
      startTicks: '',
      host: 'h',
      workflowRun: '',
      url: '',
      since: '2026-01-01T00:00:00Z',
      beatAt: 1,
    };
    const left = box.repo('left', { 'lock.json': JSON.stringify(owner) });
    box.git(remote.gitDir, 'fetch', '-q', left.dir, `+HEAD:${lock}`);
    remote.behave({ refuse: (ref) => (ref === lock ? 'GH013: Repository rule violations found' : undefined) });
    const end = await at.run();
    expect(end).toMatchObject({ halt: { kind: 'environment_broken' } });
    expect(end.reasons[0]).toContain(`The lock ${lock} could not be taken`);
    expect(at.prompts()).toEqual([]);
  });
});

async function post(at: Stage, { RUNNER_TEMP: temp }: { readonly RUNNER_TEMP: string }): Promise<void> {
  const read = readJob({
    ...{ GITHUB_WORKSPACE: at.workspace, RUNNER_TEMP: temp, GITHUB_SERVER_URL: at.remote.serverUrl },
    ...{ GITHUB_SHA: at.box.git(at.workspace, 'rev-parse', 'HEAD'), GITHUB_REPOSITORY: 'acme/widgets' },
    GITHUB_EVENT_NAME: 'schedule',
  });
  if (!read.ok) throw new Error(read.message);
  const line = at.said.findLast((said) => said.startsWith('begun ') && said.endsWith('.jsonl')) ?? '';
  const say = (text: string): void => void at.said.push(text);
  await finishRun({
    job: read.job,
    journalFile: line.replace('begun ', ''),
    folder: `${temp}/ralph/default`,
    token,
    env: { PATH: process.env['PATH'] },
    log: {
      ...{ info: say, notice: say, warning: say, error: say, startGroup: say, endGroup: () => undefined },
      verbatim: () => undefined,
    },
  });
}
