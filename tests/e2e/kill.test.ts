import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FinishedStep, repositoryRoot } from '../support/action-runner.ts';
import { createScenario, type Scenario, type ScenarioOptions } from '../support/scenario.ts';
import { filesOf, type Result, resultOf } from '../support/scenario-facts.ts';
import { isOver, journalLines, killAt, momentsOf, runWithFault } from '../support/scenario-kill.ts';
import { markedProcesses, until } from '../support/scenario-processes.ts';
import { openStory, shellAgent, smallPrd } from '../support/scenario-project.ts';

/** SIGKILL at any moment, then the same step again: what is there in the end is what an undisturbed run leaves. */
const isFull = process.env['RALPH_FULL'] === '1';
const seed = Number(process.env['RALPH_KILL_SEED'] ?? 20_260_109);

describe('a run that is killed again and again', () => {
  let undisturbed: Result;

  beforeAll(async () => {
    undisturbed = await resultWithout({});
  });

  it(`ends as if nothing had happened after 20 kills (RALPH_KILL_SEED=${seed})`, async () => {
    await using scenario = await createScenario();
    const killed = await runKilled(scenario, 20);
    expect(killed.moments.length).toBeGreaterThanOrEqual(10);
    expect(resultOf(scenario.remote.gitDir, killed.end), `killed at ${JSON.stringify(killed.moments)}`).toEqual(
      undisturbed,
    );
    expectOneRun(scenario);
  });
});

describe('a run that is killed behind every single line of its journal', () => {
  // A command costs three starts. One attempt for each story asks for every command; that a second one follows is larger and the same.
  const first = isFull ? `US-001/1) line one 'one: 1th' 'one: 1st' ;;` : '';
  const options: ScenarioOptions = {
    files: { 'prd.json': smallPrd([openStory(), openStory({ id: 'US-002', title: 'Second line', priority: 2 })]) },
    agent: shellAgent(`case "$RALPH_STORY/$RALPH_ATTEMPT" in
      ${first}
      US-001/*) line one 'one: 1st' 'one: 1st' ;;
      *) line two 'two: 2th' 'two: 2nd' ;;
    esac`),
    inputs: { max_attempts: isFull ? '2' : '1' },
  };

  it('[D1][R14] repeats the command that was cut off and nothing else', async () => {
    const undisturbed = await resultWithout(options);
    await using scenario = await createScenario(options);
    // A start writes "begun" or "resumed", then the intent of its first command, then the outcome, and so on.
    for (const [line, fault] of [
      [1, 'torn'],
      [1, 'kill'],
      [2, 'torn'],
    ] as const)
      await runWithFault(scenario, line, fault);
    let end: FinishedStep | undefined;
    for (let starts = 0; end === undefined && starts < 200; starts += 1) {
      const step = await runWithFault(scenario, starts % 3 === 0 ? 2 : 3, starts % 3 === 1 ? 'torn' : 'kill');
      if (step.signal === null || isOver(scenario.temp)) end = step;
    }
    const kinds = new Set(
      journalLines(scenario.temp).map((line) => /"(?:outcome":\{)?"?type":"([a-z-]+)"/.exec(line)?.[1]),
    );
    expect([...kinds]).toEqual(expect.arrayContaining([...everyCommand, ...everyOutcome]));
    expect(resultOf(scenario.remote.gitDir, endOf(scenario, end))).toEqual(undisturbed);
    expectOneRun(scenario);
  });
});

describe('an agent that outlives its killed controller', () => {
  it('[R14] is ended before the next agent starts', async () => {
    await using scenario = await createScenario({
      files: { 'prd.json': smallPrd() },
      inputs: { agent_env: 'DEAF' },
      agent: shellAgent(`if [ -e "$DEAF" ]; then
        trap '' TERM INT
        setsid sh -c 'trap "" TERM INT; while sleep 0.05; do echo late >> late.txt; done' &
        sleep 300
      fi
      line one 'one: 1st' 'one: 1st'`),
    });
    const env = { DEAF: join(scenario.switches, 'deaf') };
    writeFileSync(env.DEAF, '');
    const first = scenario.start({ env });
    await until(() => markedProcesses(first.trackingId).some(({ command }) => command === 'sleep 300'));
    first.child.kill('SIGKILL');
    await first.done;
    const left = markedProcesses(first.trackingId).map(({ pid }) => pid);
    expect(left.length).toBeGreaterThan(1);
    rmSync(env.DEAF);
    const second = await scenario.run({ env });
    expect(second.outputs['halt']).toBe('ready');
    expect(second.log).toMatch(/Ended \d+ process(?:es)? that a killed run had left behind/);
    expect(markedProcesses(first.trackingId)).toEqual([]);
    expect(Object.keys(filesOf(scenario.remote.gitDir, 'ralph/default'))).not.toContain('late.txt');
  });
});

describe.runIf(isFull)('the demo, killed twenty times', () => {
  it(`ends as the demo does (RALPH_KILL_SEED=${seed})`, async () => {
    const options: ScenarioOptions = {
      project: join(repositoryRoot, 'examples', 'demo'),
      inputs: { gate_timeouts: 'test=15s/30s' },
    };
    await using scenario = await createScenario(options);
    const killed = await runKilled(scenario, 20);
    expect(resultOf(scenario.remote.gitDir, killed.end), `killed at ${JSON.stringify(killed.moments)}`).toEqual(
      await resultWithout(options),
    );
    expectOneRun(scenario);
  });
});

const everyCommand = [
  'run-baseline',
  'implement',
  'take-snapshot',
  'run-checks',
  'commit-story',
  'park-story',
  'publish',
  'settle',
  'write-report',
];
const everyOutcome = [
  'begun',
  'resumed',
  'implemented',
  'snapshot-taken',
  'story-committed',
  'story-parked',
  'publishing',
  'settled',
  'reported',
];

async function resultWithout(options: ScenarioOptions): Promise<Result> {
  await using scenario = await createScenario(options);
  return resultOf(scenario.remote.gitDir, await scenario.run());
}

/** Kills at seeded moments until the run ended by itself; the kills that were really made are told. */
async function runKilled(scenario: Scenario, kills: number) {
  const moments = [];
  let end: Pick<FinishedStep, 'summary'> | undefined;
  for (const moment of momentsOf(seed, kills)) {
    const step = await killAt(scenario, moment);
    if (step.signal === null || isOver(scenario.temp)) end = endOf(scenario, step);
    if (end !== undefined) break;
    moments.push(moment);
  }
  console.info(`RALPH_KILL_SEED=${seed}: killed ${moments.length} times, ${JSON.stringify(moments)}`);
  return { moments, end: end ?? (await scenario.run()) };
}

/** A step that was killed behind its last journal line has written its report, but may not have handed it to the runner. */
function endOf({ temp }: Scenario, step: FinishedStep | undefined): Pick<FinishedStep, 'summary'> {
  if (step === undefined) throw new Error('The run did not end.');
  if (step.summary !== '') return step;
  const folder = join(temp, 'ralph', 'default', 'reports');
  return { summary: readFileSync(join(folder, readdirSync(folder)[0] ?? '', 'summary.md'), 'utf8') };
}

/** All kills belong to one run, and nothing of any of them is alive. A journal whose first line is torn is no run. */
function expectOneRun(scenario: Scenario): void {
  const begun = journalLines(scenario.temp).filter((line) => line.includes('"outcome":{"type":"begun"'));
  expect(begun).toHaveLength(1);
  expect(markedProcesses(scenario.folder)).toEqual([]);
}
