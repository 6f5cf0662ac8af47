import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelStep, type FinishedStep } from '../support/action-runner.ts';
import { git } from '../support/demo-repository.ts';
import { createScenario, createScenarioOnGitHub, type Scenario, type ScenarioOnGitHub } from '../support/scenario.ts';
import { type Result, resultOf, timeless } from '../support/scenario-facts.ts';
import { isOver, journalLines, momentsOf } from '../support/scenario-kill.ts';
import { killOn, newMachine } from '../support/scenario-machine.ts';
import { until } from '../support/scenario-processes.ts';
import { openStory, shellAgent, smallPrd } from '../support/scenario-project.ts';

/*
 * GitHub empties RUNNER_TEMP between jobs, so every next run starts on a machine that has nothing of the last one: it goes on from what
 * was pushed to refs/ralph/<feature>/state (02-loop §6).
 */
const seed = Number(process.env['RALPH_KILL_SEED'] ?? 20_260_109);
const isFull = process.env['RALPH_FULL'] === '1';
/** Seeds of the runs, each killed until it ends: at full size as many as it takes for 50 kills. */
const seeds = Array.from({ length: isFull ? 12 : 1 }, (_, run) => seed + run);
const most = 6;

describe('a run that is killed on machine after machine', () => {
  let undisturbed: { readonly result: Result; readonly shown: readonly string[] };

  beforeAll(async () => {
    await using scenario = await createScenarioOnGitHub();
    const end = await scenario.run();
    undisturbed = { result: resultOf(scenario.remote.gitDir, end), shown: shownOn(scenario) };
  });

  let killed = 0;

  it.each(seeds)('[D12][R14] ends as if nothing had happened (RALPH_KILL_SEED=%i)', async (each) => {
    await using scenario = await createScenarioOnGitHub();
    let end: FinishedStep | undefined;
    let resumes = 0;
    for (const [count, moment] of momentsOf(each, most).entries()) {
      const machine = newMachine(scenario, `m${count}`, count + 1);
      const step = await killOn(scenario, machine, { ...moment, lines: moment.lines * 3 });
      if (journalLines(machine.temp).some((line) => line.includes('"elsewhere":true'))) resumes += 1;
      if (step.signal === null || isOver(machine.temp)) end = step;
      if (end !== undefined) break;
      killed += 1;
    }
    end ??= await scenario.run(newMachine(scenario, 'last', most + 1).job);
    expect(resumes).toBeGreaterThan(1);
    expect(end.outputs['halt'], end.log).toBe('some_failed');
    expect(resultOf(scenario.remote.gitDir, end)).toEqual(undisturbed.result);
    expect(shownOn(scenario)).toEqual(undisturbed.shown);
    expect(scenario.github.violations()).toEqual([]);
  });

  it('was killed often enough to say so', () => {
    console.info(`killed ${killed} times`);
    expect(killed).toBeGreaterThanOrEqual(isFull ? 50 : 4);
  });
});

/** Every pull request with its comments, but for what two runs of the same stories may differ in. */
function shownOn({ github }: ScenarioOnGitHub): readonly string[] {
  return github.pulls().flatMap(({ number, title, body, pull, state }) => {
    const comments = github.comments(number).map((comment) => comment.body);
    return [`#${number} ${title} ${state} ${pull.draft}`, body ?? '', ...comments].map(timeless);
  });
}

describe('a run that was cancelled on another machine', () => {
  const agent = shellAgent(`if [ -e "$SLOW" ] && [ "$RALPH_STORY" = US-002 ]; then sleep 300; fi
    echo "$RALPH_STORY" >> src/tried.txt
    case "$RALPH_STORY/$RALPH_ATTEMPT" in
      US-001/1) line one 'one: 1th' 'one: 1st' ;;
      US-001/2) line one 'one: 1st' 'one: 1st' ;;
      *) line two 'two: 2nd' 'two: 2nd' ;;
    esac`);
  const stories = (title: string): string => smallPrd([openStory(), openStory({ id: 'US-002', title, priority: 2 })]);

  /** One story passed at its second attempt, the second story's agent is at work when the runner cancels. */
  async function cancelled(): Promise<Scenario> {
    const scenario = await createScenario({
      files: { 'prd.json': stories('Second line') },
      agent,
      inputs: { agent_env: 'SLOW', max_attempts: '2' },
    });
    const slow = join(scenario.switches, 'slow');
    writeFileSync(slow, '');
    const first = scenario.start({ env: { SLOW: slow } });
    await until(() => journalLines(scenario.temp).filter((line) => line.includes('"kind":"intent"')).length > 8);
    await until(() => journalLines(scenario.temp).at(-1)?.includes('"implement"') === true);
    await cancelStep(first);
    await scenario.post(await first.done);
    return scenario;
  }

  it('goes on from the last finished step: the first story is not done again', async () => {
    await using scenario = await cancelled();
    const machine = newMachine(scenario, 'next');
    const end = await scenario.run({ ...machine.job, env: { SLOW: join(scenario.switches, 'none') } });
    expect(end.log).toMatch(/Resumed run \S+ from its last finished step, begun on another machine\./);
    expect(end.outputs['halt']).toBe('ready');
    expect(git(scenario.remote.gitDir, 'show', 'ralph/default:src/tried.txt')).toBe('US-001\nUS-001\nUS-002\n');
    expect(journalLines(machine.temp).filter((line) => line.includes('"type":"begun"'))).toHaveLength(1);
  });

  it('is left where it is when prd.json was changed meanwhile, and that is said', async () => {
    await using scenario = await cancelled();
    const machine = newMachine(scenario, 'next');
    const workspace = machine.job.workspace ?? '';
    writeFileSync(join(workspace, 'prd.json'), stories('Another second line'));
    git(workspace, 'commit', '--quiet', '--all', '--message', 'Reword');
    git(scenario.remote.gitDir, 'fetch', '--quiet', workspace, '+HEAD:refs/heads/main');
    const sha = git(workspace, 'rev-parse', 'HEAD').trim();
    const env = { SLOW: join(scenario.switches, 'none') };
    const end = await scenario.run({ ...machine.job, sha, env });
    expect(end.log).toContain('did not end, but prd.json was changed since it began, so a new run begins.');
    expect(end.outputs['halt']).toBe('ready');
  });

  it('is refused when its journal was damaged, and nothing is touched', async () => {
    await using scenario = await cancelled();
    const { gitDir } = scenario.remote;
    const ref = 'refs/ralph/default/state';
    const name = git(gitDir, 'ls-tree', '--name-only', ref, 'runs/').match(/runs\/\S+\.jsonl/)?.[0] ?? '';
    const work = join(scenario.folder, 'damage');
    git(scenario.folder, 'init', '--quiet', work);
    git(work, 'fetch', '--quiet', `file://${gitDir}`, ref);
    git(work, 'checkout', '--quiet', 'FETCH_HEAD');
    const text = readFileSync(join(work, name), 'utf8');
    writeFileSync(join(work, name), text.replace('"type":"begun"', '"type":"begin"'));
    git(work, 'commit', '--quiet', '--all', '--message', 'Damage');
    git(gitDir, 'fetch', '--quiet', work, `+HEAD:${ref}`);
    const before = git(gitDir, 'for-each-ref');
    const end = await scenario.run(newMachine(scenario, 'next').job);
    expect(end.outputs['halt']).toBe('config_error');
    expect(end.log).toMatch(/is damaged: line 1 does not fit its checksum\. .*resume: never/);
    expect(git(gitDir, 'for-each-ref')).toBe(before);
    const again = await scenario.run({ ...newMachine(scenario, 'fresh').job, inputs: { resume: 'never' } });
    expect(again.outputs['halt']).toBe('ready');
  });
});
