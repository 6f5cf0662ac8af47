import type { AgentReading } from './result.ts';

/** What no call uses, costs (US dollars) or puts off (milliseconds): sums of such figures can be written down and read again. */
export const mostOfCall = { tokens: 1e12, usd: 1e6, aheadMs: 366 * 24 * 3_600_000 } as const;

/**
 * The same reading with figures that a journal can hold, whatever an agent's stream says of itself: greater ones are the greatest, and
 * a cost that is none or a time that is too far ahead of `now` (epoch milliseconds) is unknown.
 */
export function believable(reading: AgentReading, now: number): AgentReading {
  const { costUsd = Number.NaN, isCostReckoned, resetAt = Number.NaN, tokens, ...rest } = reading;
  return {
    ...rest,
    tokens: {
      input: believed(tokens.input),
      output: believed(tokens.output),
      cacheRead: believed(tokens.cacheRead),
      cacheWrite: believed(tokens.cacheWrite),
    },
    ...(costUsd >= 0 && { costUsd: Math.min(costUsd, mostOfCall.usd), ...(isCostReckoned && { isCostReckoned }) }),
    ...(resetAt >= 0 && resetAt <= now + mostOfCall.aheadMs && { resetAt }),
  };
}

function believed(tokens: number): number {
  return tokens >= 0 ? Math.min(tokens, mostOfCall.tokens) : 0;
}
