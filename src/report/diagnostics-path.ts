import type { GateResult } from '../core/gates.ts';
import type { Attempt } from '../core/state.ts';

/** Where a wip branch keeps the cut output of a gate. */
export function diagnosticsPath(
  { attempt }: Pick<Attempt, 'attempt'>,
  gate: Pick<GateResult, 'gate' | 'check'>,
): string {
  return `.ralph_diagnostics/attempt-${attempt}-${gate.check ?? gate.gate}.txt`;
}
