import { mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { finishRun } from '../../src/action/finish-run.ts';
import { readJob } from '../../src/action/job.ts';
import { type Stage, stage, token, works } from './stage.ts';

const values = { journal: 'none', max_attempts: '1' };

async function kept(at: Stage): Promise<readonly string[]> {
  return [...(await at.remote.refs()).keys()].filter((ref) => ref.endsWith('/state'));
}

/** A place where nothing of earlier runs lies. */
function machine(at: Stage, name: string) {
  mkdirSync(at.box.path(name));
  return { env: { RUNNER_TEMP: at.box.path(name) } };
}

describe('`journal: none`', () => {
  test('keeps nothing of the run on the remote and says so; its work is pushed', async () => {
    await using at = await stage(works);
    expect(await at.run(values)).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
    expect(await kept(at)).toEqual([]);
    expect((await at.remote.refs()).has('refs/heads/ralph/default')).toBe(true);
    expect(at.summaries.at(-1)).toContain('nothing of this run is kept at refs/ralph/default/state');
  });

  test('with the default it is kept, and nothing is said', async () => {
    await using at = await stage(works);
    await at.run();
    expect(await kept(at)).toEqual(['refs/ralph/default/state']);
    expect(at.summaries.at(-1)).not.toContain('journal: none');
  });

  test('what failed is known on its own machine alone', async () => {
    await using at = await stage('exit 1');
    expect(await at.run(values)).toMatchObject({ halt: { kind: 'some_failed' } });
    const schedule = { GITHUB_EVENT_NAME: 'schedule' };
    expect(await at.run(values, { env: schedule })).toMatchObject({ halt: { kind: 'nothing_to_do' } });
    const elsewhere = machine(at, 'other');
    expect(await at.run(values, elsewhere)).toMatchObject({ halt: { kind: 'some_failed' } });
    expect(at.prompts()).toHaveLength(2);
  });

  test('what other runs left on the remote is neither read nor changed', async () => {
    await using at = await stage('exit 1');
    await at.run({ max_attempts: '1' });
    const before = (await at.remote.refs()).get('refs/ralph/default/state');
    expect(before).toBeDefined();
    expect(await at.run(values, machine(at, 'other'))).toMatchObject({ halt: { kind: 'some_failed' } });
    expect((await at.remote.refs()).get('refs/ralph/default/state')).toBe(before);
  });

  test('`post` does not push it either', async () => {
    await using cut = await stage('exit 1');
    const halt = { kind: 'interrupted', detail: 'one iteration is made, as `step` asks' };
    expect(await cut.run({ journal: 'none', step: 'true' })).toMatchObject({ halt });
    await post(cut);
    expect(await kept(cut)).toEqual([]);
  });
});

describe('`step`', () => {
  test('each start makes one iteration, on the next machine too, and the log ends with the line that goes on', async () => {
    await using at = await stage('if [ "$RALPH_ATTEMPT" = 1 ]; then exit 1; fi\n'.concat(works));
    const halt = { kind: 'interrupted', detail: 'one iteration is made, as `step` asks' };
    const env = { GITHUB_WORKFLOW: 'nightly' };
    expect(await at.run({ step: 'true' }, { env })).toMatchObject({ exitCode: 130, halt });
    expect(at.prompts()).toHaveLength(1);
    expect(at.said.join('\n')).toContain('info To resume the run: gh workflow run nightly --repo acme/widgets');
    expect([...(await at.remote.refs()).keys()].filter((ref) => ref.includes('wip/'))).toEqual([]);
    expect(await at.run({ step: 'true' }, machine(at, 'other'))).toMatchObject({
      exitCode: 0,
      halt: { kind: 'ready' },
    });
    expect(at.prompts()).toHaveLength(2);
  });
});

async function post(at: Stage): Promise<void> {
  const temp = at.box.path('temp');
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
