import { environmentTrouble } from '../core/environment-class.ts';
import type { GateResult } from '../core/gates.ts';
import type { BaselineCheck } from '../core/state.ts';
import type { ProcessResult } from './process/supervise.ts';

/** One run of one check. */
export interface Ran {
  readonly gate: GateResult;
  readonly process: ProcessResult;
  /** It is setup that ran, and failed, in place of the check. */
  readonly isSetup?: true;
}

/** Green, red, or broken: a check that cannot run at all is the environment's fault, not the agent's (02-loop §1 Baseline). */
export function baselineOf({ gate, process, isSetup }: Ran): BaselineCheck {
  const cause = isSetup === true ? gate.reason : brokenCause(gate, process);
  return {
    name: gate.check ?? gate.gate,
    verdict: cause !== '' ? 'broken' : gate.verdict === 'pass' ? 'green' : 'red',
    durationMs: gate.durationMs,
    cause,
    result: gate,
  };
}

function brokenCause(gate: GateResult, process: ProcessResult): string {
  if (process.termination === 'spawn-failed' || process.resource !== undefined) return gate.reason;
  if (gate.verdict === 'timeout') return gate.reason;
  return environmentTrouble(gate)?.cause ?? '';
}
