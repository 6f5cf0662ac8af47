import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { FinishedStep, StartedStep } from './action-runner.ts';
import type { GitHubOptions } from './github/github.ts';
import type { Comment } from './github/model.ts';
import { createScenarioOnGitHub, type JobChange, type ScenarioOnGitHub } from './scenario.ts';
import { branchesOf, type Result, resultOf } from './scenario-facts.ts';
import { until } from './scenario-processes.ts';
import { openStory, shellAgent, smallPrd } from './scenario-project.ts';

/** The branch of the project below. */
export const branch = 'ralph/default';

/** Two small stories that pass, so that there is a moment between the first push and the end. */
const prd = smallPrd([openStory(), openStory({ id: 'US-002', title: 'Second line', priority: 2 })]);

/** The agent of the second story waits while the file that HOLD names is there. */
const agent = shellAgent(`case "$RALPH_STORY" in
  US-001) line one 'one: 1st' 'one: 1st' ;;
  *)
    while [ -e "$HOLD" ]; do sleep 0.02; done
    line two 'two: 2nd' 'two: 2nd'
    ;;
esac
`);

/** A repository of two stories on the stand-in for GitHub, and a hand on the moment between them. */
export interface FaceScenario extends ScenarioOnGitHub {
  /** From now on the second story's agent waits. */
  hold(): void;
  /** It goes on. */
  release(): void;
  /** A workflow run of its own on a fresh machine. */
  night(number: number, change?: JobChange): JobChange;
  /** Comments of the only open pull request. */
  comments(): readonly Comment[];
}

export async function createFace(
  options: { readonly github?: Omit<GitHubOptions, 'name' | 'seed'>; readonly inputs?: JobChange['inputs'] } = {},
): Promise<FaceScenario> {
  const inputs = { create_pr: 'draft', agent_env: 'HOLD', ...options.inputs };
  const scenario = await createScenarioOnGitHub({ ...options, files: { 'prd.json': prd }, agent, inputs });
  const held = join(scenario.switches, 'held');
  const withHold = (change: JobChange = {}): JobChange => ({ ...change, env: { HOLD: held, ...change.env } });
  const { github } = scenario;
  return {
    ...scenario,
    start: (change) => scenario.start(withHold(change)),
    run: (change) => scenario.run(withHold(change)),
    hold: () => writeFileSync(held, ''),
    release: () => rmSync(held, { force: true }),
    night: (number, change = {}) => ({
      ...change,
      temp: join(scenario.folder, `temp-${number}`),
      env: { GITHUB_RUN_ID: String(4200 + number), ...change.env },
    }),
    comments: () => {
      const open = github.pulls().filter(({ state }) => state === 'open');
      expect(open).toHaveLength(1);
      return github.comments(open[0]?.number ?? 0);
    },
  };
}

/** What the two stories leave when nothing is shown on GitHub, worked on in one night or in two. */
export async function undisturbedResult(nights: 1 | 2 = 1): Promise<Result> {
  await using scenario = await createFace({ inputs: { create_pr: 'none' } });
  if (nights === 2) await scenario.run({ inputs: { story: 'US-001' } });
  return resultOf(scenario.remote.gitDir, await scenario.run(scenario.night(nights)));
}

/** Waits for something on GitHub; the end of the step ends the waiting, so that the test fails with its log. */
export async function untilShown({ child }: StartedStep, isShown: () => boolean): Promise<void> {
  await until(() => child.exitCode !== null || child.signalCode !== null || isShown());
}

/** The run itself is as if there were no pull requests: exit code, halt, commits, branches, story table. */
export function expectUndisturbed(scenario: FaceScenario, step: FinishedStep, undisturbed: Result): void {
  expect({ exitCode: step.exitCode, halt: step.outputs['halt'] }, step.log).toEqual({ exitCode: 0, halt: 'ready' });
  expect(resultOf(scenario.remote.gitDir, step)).toEqual(undisturbed);
  expect(step.outputs).toMatchObject({
    stories_passed: '2',
    branch_name: branch,
    commit_sha: branchesOf(scenario.remote.gitDir).get(branch),
  });
  expect(scenario.github.violations()).toEqual([]);
  expect(existsSync(step.outputs['report_file'] ?? '')).toBe(true);
}
