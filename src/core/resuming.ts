import type { Command } from './command.ts';
import type { Step } from './ending.ts';
import type { Resumed, ResumedCaps } from './event.ts';
import { baselineLimit, limitsFor, testLimit } from './limits.ts';
import { startAttempt } from './next.ts';
import type { RunPlan } from './plan.ts';
import { notPushed, pushedAgain } from './publications.ts';
import { reissued } from './reissue.ts';
import type { RunState } from './state.ts';
import { requireAttempt, requireStory, updateStory } from './story.ts';
import { resumeWait } from './waiting.ts';

export interface Resume {
  /** On a machine that has nothing of the run but its journal and its commits. */
  readonly elsewhere?: true;
  /** Begins the work again for a run that has ended and may go on; undefined = it stays ended. */
  readonly restart: ((state: RunState) => Step) | undefined;
}

/** Issues the interrupted command again; past a run deadline the work goes on, past any other halt the run stays ended. */
export function resumed(state: RunState, { elsewhere, restart }: Resume): Step {
  const { suspended, halt, ...rest } = state;
  const isEnded = rest.pending.type === 'finish' || (elsewhere === true && halt !== undefined);
  if (suspended === undefined && isEnded && restart !== undefined) return restart(pushedAgain(rest));
  const command = suspended?.command ?? rest.pending;
  const left = suspended === undefined ? { ...rest, halt } : retried({ ...rest, halt: suspended.halt }, command);
  if (elsewhere !== true || !isLost(left, command)) return again(left, command);
  const before = withoutAttempt(left);
  return { state: before, command: startAttempt(before, { fresh: true }) };
}

/** The plan under the settings of a workflow run that goes on with it: its caps, and the agents that it has programs for. */
export function underToday(plan: RunPlan, { caps, fallbacks = plan.fallbacks }: Resumed): RunPlan {
  return { ...underCaps(plan, caps), ...(fallbacks && { fallbacks }) };
}

function underCaps(plan: RunPlan, today: ResumedCaps | undefined): RunPlan {
  if (today === undefined) return plan;
  const { maxAttempts, maxIterations, maxCommits, maxCostUsd } = plan.caps;
  const costUsd = Math.min(maxCostUsd ?? Number.POSITIVE_INFINITY, today.maxCostUsd ?? Number.POSITIVE_INFINITY);
  const caps = {
    ...plan.caps,
    maxAttempts: Math.min(maxAttempts, today.maxAttempts),
    maxIterations: Math.min(maxIterations, today.maxIterations),
    maxCommits: Math.min(maxCommits, today.maxCommits),
    runMs: today.runMs,
    ...(Number.isFinite(costUsd) && { maxCostUsd: costUsd }),
  };
  return { ...plan, caps };
}

/** Gone with its machine is the worktree that was to be read, and what an attempt's tests were to be tried on: it is made again. */
function isLost(state: RunState, { type }: Command): boolean {
  if (type === 'take-snapshot') return true;
  return type === 'run-checks' && (requireAttempt(state).probes ?? []).length > 0;
}

/** Only the report is left to an end that was reached: nothing would push again before it. */
function retried(state: RunState, { type }: Command): RunState {
  return type === 'write-report' ? state : pushedAgain(state);
}

/** As if the current story's last attempt had not begun. */
function withoutAttempt(state: RunState): RunState {
  const attempts = requireStory(state).attempts.slice(0, -1);
  return { ...updateStory(state, { attempts }), iterations: state.iterations - 1 };
}

/** An agent restarts from the tree it was first given; limits are cut anew, since the workflow run's clock is a new one. */
function again(state: RunState, command: Command): Step {
  switch (command.type) {
    case 'implement':
    case 'run-review':
    case 'run-final-review':
    case 'consult':
      return reissued(state, command);
    case 'wait':
      return resumeWait(state);
    case 'run-checks':
    case 'carry-stories':
    case 'run-final-checks':
      return { state, command: { ...command, limits: limitsFor(state, testLimit(state)) } };
    case 'run-baseline':
      return { state, command: { ...command, limits: limitsFor(state, baselineLimit(state)) } };
    case 'publish':
    case 'settle':
      return { state, command: { ...command, refs: notPushed(state, command.refs) } };
    case 'take-snapshot':
    case 'commit-story':
    case 'park-story':
    case 'archive-feature':
    case 'write-report':
    case 'finish':
      return { state, command };
  }
}
