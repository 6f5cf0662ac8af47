import type { GateResult } from '../../src/core/gates.ts';

/** A gate's result; everything left out is empty. */
export function result(
  gate: GateResult['gate'],
  verdict: GateResult['verdict'],
  more: Partial<GateResult> = {},
): GateResult {
  return {
    ...{ gate, verdict, reason: '', startedMs: 0, durationMs: 0, softLimitHit: false },
    excerpt: { lines: [], truncated: 0 },
    ...more,
  };
}
