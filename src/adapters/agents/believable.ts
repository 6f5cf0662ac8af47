import type { AgentReading } from './result.ts';

/** What no call uses, costs (US dollars) or puts off (milliseconds): sums of such figures can be written down and read again. */
export const mostOfCall = { tokens: 1e12, usd: 1e6, aheadMs: 366 * 24 * 3_600_000 } as const;

/**
 * The same reading with figures that a journal can hold, whatever an agent's stream says of itself: greater ones are the greatest, and
 * a cost that is none or a time that is too far ahead of `now` (epoch milliseconds) is unknown.
 */
export function believable(reading: AgentReading, now: number): AgentReading {
  const { costUsd, isCostReckoned, isCostPartial, resetAt, tokens, ...rest } = reading;
  const [cost, reset] = [amount(costUsd), amount(resetAt)];
  return {
    ...rest,
    tokens: {
      input: believed(tokens.input),
      output: believed(tokens.output),
      cacheRead: believed(tokens.cacheRead),
      cacheWrite: believed(tokens.cacheWrite),
    },
    ...(cost !== undefined && {
      ...{ costUsd: Math.min(cost, mostOfCall.usd) },
      ...{ ...(isCostReckoned && { isCostReckoned }), ...(isCostPartial && { isCostPartial }) },
    }),
    ...(reset !== undefined && reset <= now + mostOfCall.aheadMs && { resetAt: Math.round(reset) }),
  };
}

function believed(tokens: unknown): number {
  return Math.round(Math.min(amount(tokens) ?? 0, mostOfCall.tokens));
}

/** A number that is none below zero; a stream may have put anything in its place. */
function amount(figure: unknown): number | undefined {
  return typeof figure === 'number' && figure >= 0 ? figure : undefined;
}
