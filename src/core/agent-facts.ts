import type { Adviser } from './consult-types.ts';
import type { ReviewGate } from './review.ts';
import type { Finding, ReviewAnswer } from './review-answer-types.ts';

/** What one call of an agent used, as its client counted it. */
export interface Usage {
  readonly role: 'implement' | ReviewGate | Adviser;
  /** US dollars; absent = unknown. */
  readonly costUsd?: number;
  /** The cost is not its client's but reckoned from its tokens by a table of prices; absent = the client told it. */
  readonly isReckoned?: true;
  /** It is the least that the call cost, since some of its tokens are of a model without a price; absent = it is the whole cost. */
  readonly isPartial?: true;
  /** It told nothing at all, and its cost is that of `cost_per_call`; absent = it told its tokens. */
  readonly isFlat?: true;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
}

/** Why an agent's service did not work for us: no attempt, whatever the agent left behind (02-loop §3.1). */
export interface Provider {
  /** Kebab literal of 06-agents, for example `auth`. */
  readonly class: string;
  /** One sentence with the value that decided it. */
  readonly detail: string;
  /** Epoch milliseconds at which a limit is over; only with `usage-limit`, and only when the service says it. */
  readonly resetAt?: number;
}

/** A review gate in progress. */
export interface Reviewing {
  readonly gate: ReviewGate;
  /** Calls made, this one included. */
  readonly call: number;
  /** Calls in a row without a usable answer. */
  readonly misses: number;
  readonly votes: readonly ReviewAnswer[];
  /** Block findings that the next answer is to confirm. */
  readonly claims: readonly Finding[];
  readonly startedMs: number;
  readonly durationMs: number;
  readonly softLimitHit: boolean;
  /** Attempt whose verdict is taken over. */
  readonly reusedFrom?: number;
}
