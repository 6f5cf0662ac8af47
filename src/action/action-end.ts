import { rm } from 'node:fs/promises';
import { judgeHalt } from '../core/halts.ts';
import type { Halt, RunState } from '../core/state.ts';
import { annotations } from '../report/annotations.ts';
import { endSummary } from '../report/console.ts';
import type { Settings } from '../settings/settings.ts';
import { emptyOutputs, type Outputs, outputsOf } from './outputs.ts';
import type { Refusal } from './refusal.ts';
import type { Runner } from './runner.ts';
import { logsPath } from './world.ts';

/** How the step ends. */
export interface ActionEnd {
  readonly exitCode: number;
  readonly outputs: Outputs;
  /** Problems of a run that never began. */
  readonly reasons: readonly string[];
  readonly halt: Halt;
}

export interface Finished {
  readonly state: RunState;
  readonly halt: Halt;
  readonly folder: string;
  readonly settings: Settings;
}

/** The end of a run that took place: said in the log, logs kept or removed. */
export async function finished(
  { log, annotate }: Pick<Runner, 'log' | 'annotate'>,
  { state, halt, folder, settings }: Finished,
): Promise<ActionEnd> {
  for (const line of endSummary(state)) log.info(line);
  for (const annotation of annotations({ ...state, halt })) annotate(annotation);
  const { exitCode } = judgeHalt(halt.kind, settings.failOn);
  const logs = logsPath(folder, state.plan.runId);
  const keep = settings.keepLogs || halt.kind !== 'ready';
  if (!keep) await rm(logs, { recursive: true, force: true });
  const outputs = outputsOf(state, { halt, failOn: settings.failOn, logsPath: keep ? logs : '' });
  return { exitCode, outputs, reasons: [], halt };
}

/** The end of a step whose run never began. */
export function refused({ halt: kind, reasons }: Refusal): ActionEnd {
  const halt: Halt = { kind, detail: reasons.at(0) ?? '' };
  const outputs = emptyOutputs({ halt, failOn: ['any'] });
  return { exitCode: judgeHalt(kind, ['any']).exitCode, outputs, reasons, halt };
}
