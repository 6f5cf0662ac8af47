import type { AgentCommand, Wait } from './command.ts';
import type { Step } from './ending.ts';
import { pause } from './pause.ts';
import { reissued } from './reissue.ts';
import type { RunState } from './state.ts';

/** What a pause waits for: the reset of an account's limit, a service that is busy, or the user's own limit of calls per hour. */
export type WaitReason = 'usage-limit' | 'busy' | 'rate-limit';

/** A pause and what comes after it. */
export interface Waiting extends Pick<Wait, 'why' | 'detail' | 'until' | 'forMs'> {
  readonly command: AgentCommand;
}

/** An agent whose account has reached its limit. */
export interface LimitedAgent {
  /** As in `agent`, `review_agent` or `agent_fallbacks`. */
  readonly agent: string;
  /** Epoch milliseconds at which it may be called again; absent = nobody said, so not in this workflow run. */
  readonly until?: number;
  readonly detail: string;
}

/** What a run knows of services that did not work for it. */
export interface Pausing {
  /** The pause in progress, or that an interrupt cut short. */
  readonly waiting?: Waiting | undefined;
  /** Pauses so far and their milliseconds. */
  readonly paused?: { readonly times: number; readonly totalMs: number };
  /**
   * Refusals in a row of the call at hand, by their kind, and limits in a row that told their reset, over all workflow runs; absent =
   * none.
   */
  readonly refusals?: { readonly passing: number; readonly limits: number; readonly told?: number } | undefined;
  /** Epoch milliseconds of the latest calls of agents, as far as they count for `rate_limit`; absent = none was made. */
  readonly recentCalls?: readonly number[];
  /** Agents whose account has reached its limit. */
  readonly limited?: readonly LimitedAgent[];
}

/** The pause is over: the call that it was for is made. */
export function waited(before: RunState): Step {
  const { waiting, ...state } = before;
  if (waiting === undefined) throw new Error('The loop has waited for nothing.');
  return reissued(state, waiting.command);
}

/** After a restart only the rest is waited; a limit is looked at anew before the call. */
export function resumeWait(before: RunState): Step {
  const { waiting, ...state } = before;
  if (waiting?.why !== 'busy') return waited(before);
  const forMs = Math.min(waiting.forMs, waiting.until - state.now);
  return forMs <= 0 ? waited(before) : pause(state, { ...waiting, forMs });
}
