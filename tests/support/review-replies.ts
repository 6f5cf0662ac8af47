import type { Provider } from '../../src/core/agent-facts.ts';
import type { RunReview } from '../../src/core/command.ts';
import type { Outcome, Reviewed } from '../../src/core/event.ts';
import type { RunFinalReview } from '../../src/core/final-review-types.ts';
import type { Verdict } from '../../src/core/gates.ts';
import type { Criterion, ReviewAnswer } from '../../src/core/review-answer-types.ts';

/** A reviewer as data: its answer, what made it unusable, or how its process ended. */
export type Reply =
  | Partial<ReviewAnswer>
  | { readonly problem: string; readonly said?: string }
  | { readonly verdict: Verdict; readonly provider?: Provider; readonly said?: readonly string[] };

/** A criterion that is met, with evidence. */
export const met = (id: string): Criterion => ({
  id,
  verdict: 'met',
  evidence: [{ file: 'a.js', line: 1 }],
  reason: '',
});

/** A criterion that is not. */
export const unmet = (id: string, reason = 'not there'): Criterion => ({ id, verdict: 'unmet', evidence: [], reason });

/** What comes of a reviewer of the whole change. */
export function wholeReviewed(command: RunFinalReview, reply: Reply, tookMs: number): Outcome {
  const about = { gate: 'quality', claims: [], limits: command.limits } as const;
  return { ...reviewed(about, { criteria: [], ...reply }, tookMs), type: 'final-reviewed' };
}

/** What comes of a reviewer of one attempt. */
export function reviewed(
  command: Pick<RunReview, 'gate' | 'claims' | 'limits'>,
  reply: Reply,
  tookMs: number,
): Reviewed {
  const killed = tookMs >= command.limits.hardMs;
  const verdict = killed ? 'timeout' : 'verdict' in reply ? reply.verdict : 'pass';
  const silent = { missing: [], extra: [], findings: [] };
  const criteria = command.claims.length > 0 ? command.claims.map((_, at) => met(`b${at + 1}`)) : [met('c1')];
  return {
    type: 'reviewed',
    result: {
      ...{ gate: command.gate, verdict, startedMs: 0, softLimitHit: false },
      excerpt: { lines: 'verdict' in reply ? (reply.said ?? []) : [], truncated: 0 },
      durationMs: tookMs,
      reason: verdict === 'pass' ? '' : `ended with ${verdict}`,
    },
    reading:
      'problem' in reply
        ? { ok: false, problem: reply.problem, ...(reply.said === undefined ? {} : { said: reply.said }) }
        : { ok: true, answer: { criteria, ...silent, ...reply } },
    survivorsKilled: 0,
    usage: [],
    ...('provider' in reply && reply.provider ? { provider: reply.provider } : {}),
  };
}
