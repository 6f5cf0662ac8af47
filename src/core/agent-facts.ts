import { z } from 'zod';
import { always, count, type Fact, kebab, ms, text } from './facts.ts';
import type { ReviewGate } from './review.ts';
import type { Finding, ReviewAnswer } from './review-answer-types.ts';

/** What one call of an agent used, as its client counted it. */
export const usageSchema = z.strictObject({
  role: z.enum(['implement', 'spec', 'quality', 'plan', 'classify']),
  /** US dollars; absent = unknown. */
  costUsd: z.exactOptional(z.number().min(0)),
  /** The cost is not its client's but reckoned from its tokens by a table of prices; absent = the client told it. */
  isReckoned: z.exactOptional(always),
  /** It is the least that the call cost, since some of its tokens are of a model without a price; absent = it is the whole cost. */
  isPartial: z.exactOptional(always),
  /** It told nothing at all, and its cost is that of `cost_per_call`; absent = it told its tokens. */
  isFlat: z.exactOptional(always),
  inputTokens: count,
  outputTokens: count,
  cacheReadTokens: count,
  cacheWriteTokens: count,
});
export type Usage = Fact<typeof usageSchema>;

/** Why an agent's service did not work for us: no attempt, whatever the agent left behind (02-loop §3.1). */
export const providerSchema = z.strictObject({
  /** Kebab literal of 06-agents, for example `auth`. */
  class: kebab,
  /** One sentence with the value that decided it. */
  detail: text,
  /** Epoch milliseconds at which a limit is over; only with `usage-limit`, and only when the service says it. */
  resetAt: z.exactOptional(ms),
});
export type Provider = Fact<typeof providerSchema>;

/** An answer of a reviewer that could not be used. */
export interface UnusableAnswer {
  readonly gate: ReviewGate;
  readonly problem: string;
  /** The end of what it said; '' = nothing. */
  readonly said: string;
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
