import { judgeHalt } from '../core/halts.ts';
import type { Halt } from '../core/state.ts';
import { forLog, plain } from '../report/sanitise.ts';
import { refusalSummary } from '../report/summary.ts';
import type { Log } from './log.ts';
import { emptyOutputs, type Outputs } from './outputs.ts';
import type { Refusal } from './refusal.ts';

/** How the step ends. */
export interface ActionEnd {
  readonly exitCode: number;
  readonly outputs: Outputs;
  /** Problems of a run that never began. */
  readonly reasons: readonly string[];
  readonly halt: Halt;
  /** As in a refusal. */
  readonly outdated?: string;
  /** What is left to do once the lock is let go of. */
  readonly after?: () => Promise<void>;
}

/** The end of a step whose run never began. */
export function refused({ halt: kind, reasons, outdated }: Refusal): ActionEnd {
  const halt: Halt = { kind, detail: reasons.at(0) ?? '' };
  const outputs = emptyOutputs({ halt, failOn: ['any'] });
  return {
    exitCode: judgeHalt(kind, ['any']).exitCode,
    outputs,
    reasons,
    halt,
    ...(outdated !== undefined && { outdated }),
  };
}

/** Says in the log why no run began, one annotation per reason, and gives the same as Markdown. */
export function sayRefusal({ halt, reasons, exitCode }: ActionEnd, log: Log): string {
  const say = exitCode === 0 ? log.notice : log.error;
  for (const reason of reasons) say(forLog([plain(reason)], 4000).join('\n'));
  return refusalSummary(halt, reasons);
}
