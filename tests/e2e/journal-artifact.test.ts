import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cancelStep } from '../support/action-runner.ts';
import { git } from '../support/demo-repository.ts';
import { addRuntimeToken, type RunFrom } from '../support/github/artifacts.ts';
import { createScenarioOnGitHub, type JobChange, type ScenarioOnGitHub } from '../support/scenario.ts';
import { journalLines } from '../support/scenario-kill.ts';
import { newMachine } from '../support/scenario-machine.ts';
import { until } from '../support/scenario-processes.ts';
import { openStory, shellAgent, smallPrd } from '../support/scenario-project.ts';

const agent = shellAgent(`if [ -e "$SLOW" ] && [ "$RALPH_STORY" = US-002 ]; then sleep 300; fi
  echo "$RALPH_STORY" >> src/tried.txt
  case "$RALPH_STORY" in
    US-001) line one 'one: 1st' 'one: 1st' ;;
    US-002) line two 'two: 2nd' 'two: 2nd' ;;
  esac`);

/** A workflow run as the runner starts it: with the artifact service of this run. */
function workflowRun(scenario: ScenarioOnGitHub, id: number, job: JobChange = {}, from?: RunFrom): JobChange {
  const [repository] = scenario.github.hub.repositories.values();
  if (repository === undefined) throw new Error('no repository');
  const token = addRuntimeToken(scenario.github.hub, {
    ...{ repository, run: `run-${id}`, job: 'job', ...(from && { from }) },
  });
  const service = {
    ...{ ACTIONS_RESULTS_URL: `${scenario.serverUrl}/`, ACTIONS_RUNTIME_TOKEN: token },
    GITHUB_WORKFLOW_REF: `${repository.owner.login}/${repository.name}/.github/workflows/nightly.yml@refs/heads/main`,
  };
  return {
    ...job,
    env: { ...job.env, ...service, GITHUB_RUN_ID: String(4200 + id), SLOW: join(scenario.switches, 'slow') },
  };
}

it('a run whose journal is an artifact goes on elsewhere, and later nights know what failed', async () => {
  const stories = ['US-001', 'US-002', 'US-003'].map((id, at) =>
    openStory({ id, title: `Line ${id}`, priority: at + 1 }),
  );
  await using scenario = await createScenarioOnGitHub({
    files: { 'prd.json': smallPrd(stories) },
    agent,
    inputs: { journal: 'artifact', agent_env: 'SLOW', max_attempts: '1', create_pr: 'none' },
  });
  const slow = join(scenario.switches, 'slow');
  writeFileSync(slow, '');
  const first = scenario.start(workflowRun(scenario, 1));
  await until(() => journalLines(scenario.temp).at(-1)?.includes('"story":"US-002"') === true);
  await until(() => journalLines(scenario.temp).at(-1)?.includes('"implement"') === true);
  await cancelStep(first);
  const post = await scenario.post(await first.done, workflowRun(scenario, 1));
  expect(post.log).toMatch(/The journal of run \S+ is saved\./);

  rmSync(slow);
  const machine = newMachine(scenario, 'next');
  const second = await scenario.run(workflowRun(scenario, 2, machine.job));
  expect(second.log).toMatch(/Resumed run \S+ from its last finished step, begun on another machine\./);
  expect(second.outputs['halt']).toBe('some_failed');
  expect(git(scenario.remote.gitDir, 'show', 'ralph/default:src/tried.txt')).toBe('US-001\nUS-002\n');
  const refs = git(scenario.remote.gitDir, 'for-each-ref', '--format=%(refname)', 'refs/ralph');
  expect(refs).not.toContain('/state');

  const third = await scenario.run(workflowRun(scenario, 3, newMachine(scenario, 'third').job));
  expect(third.outputs['halt'], third.log).toBe('nothing_to_do');
  expect(third.outputs['iterations']).toBe('0');
});
