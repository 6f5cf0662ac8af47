import type { RunPlan } from '../core/plan.ts';
import { when } from './check-words.ts';
import { forLog } from './sanitise.ts';
import { duration } from './time.ts';

/** What a run would do, for `dry_run`: nothing is started and nothing is written. */
export interface DryRun {
  readonly plan: RunPlan;
  /** Story that would be first, with the prompt its agent would get; undefined when there is nothing to do. */
  readonly first: { readonly story: string; readonly prompt: string } | undefined;
}

/** Log lines: plan, gates, caps, costs and the first prompt. */
export function dryRunLines({ plan, first }: DryRun): readonly string[] {
  const { caps } = plan;
  const open = plan.stories.filter((story) => story.was === 'open' && story.inScope);
  return forLog([
    'Dry run: nothing is started, nothing is changed.',
    `Rules are read at ${plan.base.branch} ${plan.base.commit.slice(0, 10)}; work starts from ${plan.start.commit.slice(0, 10)}.`,
    `Passed stories would go to branch ${plan.branch}.`,
    `Agent: ${plan.agent}. Reviewer: ${plan.reviewAgent === 'none' ? 'not reviewed' : plan.reviewAgent}.`,
    ...(plan.checks.length === 0 ? ['Checks: none, nothing is tested.'] : ['Checks:']),
    ...plan.checks.map((check) => `  ${check.name}: ${check.command}${when(check)}`),
    ...(plan.setup === undefined ? [] : [`Setup, where manifests or lock files changed: ${plan.setup.command}`]),
    ...(plan.workingDirectory === undefined ? [] : [`Working directory: ${plan.workingDirectory}`]),
    `Caps: ${caps.maxAttempts} attempts per story, ${caps.maxIterations} iterations, ${caps.maxCommits} commits, ${duration(caps.runMs)} wall clock.`,
    callsLine(plan, open.length),
    ...work(plan, open),
    ...(first === undefined ? [] : [`First prompt (story ${first.story}):`, ...first.prompt.split('\n')]),
  ]);
}

function work({ objective, prdPath, stories }: RunPlan, open: RunPlan['stories']): readonly string[] {
  if (objective !== undefined) return [`Objective: ${objective.text}`];
  return [
    `Open stories of ${prdPath}: ${open.length} of ${stories.length}`,
    ...open.map((story) => `  ${story.id} ${story.title}${after(story.dependsOn)}`),
  ];
}

/** A bound, not a forecast: every attempt used, every one reviewed by all votes, and each quality review confirmed. */
function callsLine({ caps, reviewAgent, specPasses }: RunPlan, open: number): string {
  const attempts = Math.min(caps.maxIterations, open * caps.maxAttempts);
  if (reviewAgent === 'none') return `At most ${attempts} agent calls; their cost is unknown to this agent.`;
  const reviews = attempts * (specPasses + 2);
  return `At most ${attempts + reviews} agent calls (${attempts} to implement, ${reviews} to review; more only where a reviewer gives no usable answer); their cost is unknown before.`;
}

function after(ids: readonly string[]): string {
  return ids.length === 0 ? '' : ` (after ${ids.join(', ')})`;
}
