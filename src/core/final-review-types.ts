import type { UnusableAnswer } from './agent-facts.ts';
import type { Point } from './facts.ts';
import type { GateResult, Limits } from './gates.ts';
import type { ReviewAnswer } from './review-answer-types.ts';

/** Ask one fresh reviewer about the change of all passed stories together, in a throw-away view (02-loop §1 `final_review`). */
export interface RunFinalReview {
  readonly type: 'run-final-review';
  /** Iterations that the run has made: together with `call` it names the call. */
  readonly iteration: number;
  /** Counts the calls on this tree, from 1. */
  readonly call: number;
  /** Tree of all passed stories together. */
  readonly tree: string;
  /** What the run began with: the reviewer judges the difference. */
  readonly start: Point;
  /** Entry of `agent_fallbacks` that does it; absent = the reviewer of the run. */
  readonly agent?: string;
  /** US dollars that it may cost; absent = no cap. */
  readonly budgetUsd?: number;
  readonly limits: Limits;
}

/** The final review of one tree (02-loop §1): it holds for no other. */
export interface FinalReview {
  readonly tree: string;
  /** Calls of reviewers so far. */
  readonly calls: number;
  /** Calls in a row without a usable answer. */
  readonly misses: number;
  /** Answers that could not be used; absent = all could. */
  readonly unusable?: readonly UnusableAnswer[];
  /** One per reviewer that answered. */
  readonly answers: readonly ReviewAnswer[];
  /** Milliseconds since the workflow run began at which the first call was answered. */
  readonly startedMs: number;
  readonly durationMs: number;
  readonly softLimitHit: boolean;
  /** What it came to; absent while reviewers are still to answer. */
  readonly result?: GateResult;
}
