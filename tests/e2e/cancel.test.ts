import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cancelStep, type FinishedStep, type StartedStep } from '../support/action-runner.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { filesOf, folderDigest, type Result, resultOf } from '../support/scenario-facts.ts';
import { commandsWith, markedProcesses, until } from '../support/scenario-processes.ts';
import { openStory, shellAgent, smallPrd } from '../support/scenario-project.ts';

/*
 * The runner's cancel: SIGINT to the step's process alone, 7.5 s, SIGTERM, 2.5 s, SIGKILL. What matters is that the last
 * one was not needed, that nothing survives, and that the next run goes on where this one was cut off.
 */

/** Where a run is when it is cancelled; `$SLOW` names a file whose presence makes that place take for ever. */
interface Place {
  readonly name: string;
  readonly agent?: string;
  readonly check?: string;
  /** Command line of a process that shows that the place is reached. */
  readonly shows: string;
}

const places: readonly Place[] = [
  { name: '[R1][R6] a polite agent', agent: 'if [ -e "$SLOW" ]; then sleep 301; fi', shows: 'sleep 301' },
  {
    name: 'an agent that ignores TERM and has children in sessions of their own',
    agent: `if [ -e "$SLOW" ]; then
      trap '' TERM INT
      for _ in 1 2 3; do setsid sh -c 'trap "" TERM INT HUP; while :; do sleep 302; done' & done
      setsid env -u RALPH_PROCESS_ID sleep 303 &
      sleep 304
    fi`,
    shows: 'sleep 304',
  },
  { name: 'a gate', check: 'if [ -e "$SLOW" ] && [ -e src/one.txt ]; then sleep 305; fi', shows: 'sleep 305' },
  { name: 'the baseline', check: 'if [ -e "$SLOW" ] && [ ! -e src/one.txt ]; then sleep 306; fi', shows: 'sleep 306' },
];

const agentEnd = "line one 'one: 1st' 'one: 1st'\n";
const stories = smallPrd([openStory(), openStory({ id: 'US-002', title: 'Second', passes: true })]);

function arrange({ agent = '', check = '' }: Partial<Place>): Promise<Scenario> {
  return createScenario({
    files: { 'prd.json': stories, 'scripts/lint.sh': `${check}\n! grep -rn TRACE src\n` },
    agent: shellAgent(`${agent}\n${agentEnd}`),
    inputs: { agent_env: 'SLOW' },
  });
}

describe('a run that is cancelled during', () => {
  it.each(places)('$name ends by itself, and the next run finishes it', async (place) => {
    const undisturbed = await resultWithout(place);
    await using scenario = await arrange(place);
    const before = folderDigest(scenario.workspace);
    const env = { SLOW: join(scenario.switches, 'slow') };
    writeFileSync(env.SLOW, '');
    const step = scenario.start({ env });
    await until(
      () => hasEnded(step) || markedProcesses(step.trackingId).some(({ command }) => command === place.shows),
    );
    const { main, sent } = await cancel(step);
    expect(main.log).toMatch(/the runner sent SIGINT/i);
    expectCancelled(main, sent);
    expect(markedProcesses(step.trackingId)).toEqual([]);
    expect(folderDigest(scenario.workspace)).toBe(before);
    const branches = [...(await scenario.remote.refs()).keys()].filter((ref) => ref.startsWith('refs/heads/'));
    expect(branches).toEqual(['refs/heads/main']);

    const post = await scenario.post(main);
    expect(post).toMatchObject({ exitCode: 0 });
    expect(post.log).toContain(`The journal of run ${main.outputs['run_id']} is saved.`);
    expect((await scenario.remote.refs()).has('refs/ralph/default/lock')).toBe(false);
    const saved = filesOf(scenario.remote.gitDir, 'refs/ralph/default/state');
    expect(saved[`runs/${main.outputs['run_id']}.jsonl`]).toContain('"type":"interrupted"');
    expect(saved[`runs/${main.outputs['run_id']}.jsonl`]).toContain('"ending":true');

    rmSync(env.SLOW);
    const next = await scenario.run({ env });
    expect(next.outputs).toMatchObject({ halt: 'ready', run_id: main.outputs['run_id'] });
    expect(resultOf(scenario.remote.gitDir, next)).toEqual(undisturbed);
  });
});

describe('a run that is cancelled while the remote hangs', () => {
  it('in a push: ends by itself, post says that the journal stayed here, and the next run pushes', async () => {
    const undisturbed = await resultWithout({});
    await using scenario = await arrange({ agent: 'while [ -e "$SLOW" ]; do sleep 0.05; done' });
    const env = { SLOW: join(scenario.switches, 'slow') };
    writeFileSync(env.SLOW, '');
    const step = scenario.start({ env });
    await until(
      () => hasEnded(step) || markedProcesses(step.trackingId).some(({ command }) => command === 'sleep 0.05'),
    );
    scenario.remote.behave({ hang: true });
    rmSync(env.SLOW);
    await until(() => hasEnded(step) || isPushing(scenario));
    const { main, sent } = await cancel(step);
    expectCancelled(main, sent);
    expect(isPushing(scenario)).toBe(false);

    scenario.remote.behave({ hang: false, readOnly: true });
    const post = await scenario.post(main);
    expect(post.exitCode).toBe(0);
    expect(post.log).toContain('The journal was not pushed.');
    expect(post.log).toContain('::warning::');

    scenario.remote.behave({ readOnly: false });
    const next = await scenario.run({ env });
    expect(next.outputs).toMatchObject({ halt: 'ready', run_id: main.outputs['run_id'] });
    expect(resultOf(scenario.remote.gitDir, next)).toEqual(undisturbed);
  });

  it('before it began: ends by itself and has changed nothing', async () => {
    await using scenario = await arrange({});
    scenario.remote.behave({ hang: true });
    const step = scenario.start();
    await until(() => hasEnded(step) || isPushing(scenario));
    const { main, sent } = await cancel(step);
    expectCancelled(main, sent);
    expect(isPushing(scenario)).toBe(false);
    scenario.remote.behave({ hang: false });
    expect([...(await scenario.remote.refs()).keys()]).toEqual(['refs/heads/main']);
  });
});

describe('a run that is cancelled after it pushed the work of a failed story', () => {
  it('says how to fetch it, and the next run pushes it no second time', async () => {
    const second = openStory({ id: 'US-002', title: 'Second', priority: 2, acceptanceCriteria: ['src/two.txt'] });
    await using scenario = await createScenario({
      files: { 'prd.json': smallPrd([openStory(), second]), 'scripts/lint.sh': '! grep -rn TRACE src\n' },
      agent: shellAgent(`case "$RALPH_STORY" in
  US-001) echo TRACE >> src/one.txt ;;
  *) if [ -e "$SLOW" ]; then sleep 307; fi; line two 'two: 2nd' 'two: 2nd' ;;
esac
`),
      inputs: { agent_env: 'SLOW', max_attempts: '1' },
    });
    const env = { SLOW: join(scenario.switches, 'slow') };
    writeFileSync(env.SLOW, '');
    let log = '';
    const onOutput = (text: string): void => {
      log += text;
    };
    const step = scenario.start({ env, onOutput });
    const isThere = (): boolean => markedProcesses(step.trackingId).some(({ command }) => command === 'sleep 307');
    await until(() => hasEnded(step) || (log.includes('pushed: refs/heads/wip/ralph-fail-us-001') && isThere()));
    const { main } = await cancel(step);
    expect(main.outputs, main.log).toMatchObject({ halt: 'interrupted' });
    const [wip = 'none']: string[] = JSON.parse(main.outputs['wip_branches'] ?? '[]');
    expect(wip).toContain('wip/ralph-fail-us-001');
    expect(main.summary).toContain(`git fetch origin ${wip}`);

    rmSync(env.SLOW);
    const next = await scenario.run({ env });
    expect(next.outputs, next.log).toMatchObject({ halt: 'some_failed', run_id: main.outputs['run_id'] });
    expect(next.log).not.toContain(`pushed: refs/heads/${wip}`);
    expect(next.summary).toContain(`git fetch origin ${wip}`);
  });
});

/** True while some git talks to the scenario's remote. */
function isPushing({ remote }: Scenario): boolean {
  return commandsWith(remote.url).length > 0;
}

async function cancel(step: StartedStep): Promise<{ main: FinishedStep; sent: readonly NodeJS.Signals[] }> {
  const sent = await cancelStep(step);
  return { main: await step.done, sent };
}

function expectCancelled(main: FinishedStep, sent: readonly NodeJS.Signals[]): void {
  expect({ sent: sent.includes('SIGKILL'), exitCode: main.exitCode, signal: main.signal }, main.log).toEqual({
    sent: false,
    exitCode: 130,
    signal: null,
  });
  expect(main.outputs).toMatchObject({ conclusion: 'cancelled', halt: 'interrupted', wip_branches: '[]' });
}

function hasEnded({ child }: StartedStep): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function resultWithout(place: Partial<Place>): Promise<Result> {
  await using scenario = await arrange(place);
  return resultOf(scenario.remote.gitDir, await scenario.run({ env: { SLOW: join(scenario.switches, 'slow') } }));
}
