import type { Command } from '../core/command.ts';
import type { RunPlan } from '../core/plan.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import { when } from './check-words.ts';
import { forLog } from './sanitise.ts';
import { duration } from './time.ts';

/** What a run would do, for `dry_run`: nothing is started and nothing is written. */
export interface DryRun {
  /** Of the run as it would begin, or as it would go on. */
  readonly state: RunState;
  /** What a run that goes on would do next; absent = a new one would begin. */
  readonly next?: Command;
  /** Story that would be first, with the prompt its agent would get; undefined when there is nothing to do. */
  readonly first: { readonly story: string; readonly prompt: string } | undefined;
}

/** Log lines: plan, gates, caps, costs and the first prompt. */
export function dryRunLines({ state, next, first }: DryRun): readonly string[] {
  const { plan } = state;
  const { caps } = plan;
  const open = storiesOf(state).filter(isLeft);
  return forLog([
    'Dry run: nothing is started, nothing is changed.',
    ...(next === undefined ? [] : [goesOn(state, next)]),
    `Rules are read at ${plan.base.branch} ${plan.base.commit.slice(0, 10)}; work starts from ${plan.start.commit.slice(0, 10)}.`,
    `Passed stories would go to branch ${plan.branch}.`,
    `Agent: ${plan.agent}. Reviewer: ${plan.reviewAgent === 'none' ? 'not reviewed' : plan.reviewAgent}.`,
    ...(plan.checks.length === 0 ? ['Checks: none, nothing is tested.'] : ['Checks:']),
    ...plan.checks.map((check) => `  ${check.name}: ${check.command}${when(check)}`),
    ...(plan.setup === undefined ? [] : [`Setup, where manifests or lock files changed: ${plan.setup.command}`]),
    ...(plan.workingDirectory === undefined ? [] : [`Working directory: ${plan.workingDirectory}`]),
    `Caps: ${caps.maxAttempts} attempts per story, ${caps.maxIterations} iterations, ${caps.maxCommits} commits, ${duration(caps.runMs)} wall clock.`,
    callsLine(state, open.length),
    ...work(plan, open),
    ...(first === undefined ? [] : [`First prompt (story ${first.story}):`, ...first.prompt.split('\n')]),
  ]);
}

/** A story that waits for a human, or that ended, is left alone. */
export function isLeft({ inScope, status }: StoryState): boolean {
  return inScope && (status === 'open' || status === 'running' || status === 'interrupted');
}

function goesOn({ plan, iterations }: RunState, next: Command): string {
  const story = 'story' in next ? ` of story ${next.story}` : '';
  const many = `${iterations} ${iterations === 1 ? 'iteration' : 'iterations'}`;
  return `Run ${plan.runId} did not end: it would go on after ${many} with "${next.type}"${story}.`;
}

function work({ objective, prdPath, stories }: RunPlan, open: readonly StoryState[]): readonly string[] {
  if (objective !== undefined) return [`Objective: ${objective.text}`];
  const planned = new Map(stories.map((story) => [story.id, story]));
  return [
    `Open stories of ${prdPath}: ${open.length} of ${stories.length}`,
    ...open.map(({ id, title }) => `  ${id} ${title}${after(planned.get(id)?.dependsOn ?? [])}`),
  ];
}

/** A bound, not a forecast: every attempt used, every one reviewed by all votes, and each quality review confirmed. */
function callsLine({ plan, iterations }: RunState, open: number): string {
  const { caps, reviewAgent, specPasses, finalReview = 0 } = plan;
  const attempts = Math.min(caps.maxIterations - iterations, open * caps.maxAttempts);
  if (reviewAgent === 'none') return `At most ${attempts} agent calls; their cost is unknown to this agent.`;
  const reviews = attempts * (specPasses + 2) + finalReview;
  return `At most ${attempts + reviews} agent calls (${attempts} to implement, ${reviews} to review; more only where a reviewer gives no usable answer); their cost is unknown before.`;
}

function after(ids: readonly string[]): string {
  return ids.length === 0 ? '' : ` (after ${ids.join(', ')})`;
}
