import { rm } from 'node:fs/promises';
import { judgeHalt } from '../core/halts.ts';
import type { Halt, RunState } from '../core/state.ts';
import { annotations } from '../report/annotations.ts';
import { endSummary } from '../report/console.ts';
import type { Settings } from '../settings/settings.ts';
import type { ActionEnd } from './action-end.ts';
import type { Job } from './job.ts';
import { outputsOf } from './run-outputs.ts';
import type { Runner } from './runner.ts';
import { logsPath } from './world-parts.ts';

export interface Finished {
  readonly state: RunState;
  readonly halt: Halt;
  readonly folder: string;
  readonly settings: Settings;
}

/** The end of a run that took place: said in the log, logs kept or removed. */
export async function finished(
  { log, annotate, job }: Pick<Runner, 'log' | 'annotate'> & { readonly job: Job },
  { state, halt, folder, settings }: Finished,
): Promise<ActionEnd> {
  for (const line of endSummary(state, {}, job)) log.info(line);
  for (const annotation of annotations({ ...state, halt })) annotate(annotation);
  const { exitCode } = judgeHalt(halt.kind, settings.failOn);
  const logs = logsPath(folder, state.plan.runId);
  const keep = settings.keepLogs || halt.kind !== 'ready';
  if (!keep) await rm(logs, { recursive: true, force: true });
  const outputs = outputsOf(state, { halt, failOn: settings.failOn, logsPath: keep ? logs : '' });
  return { exitCode, outputs, reasons: [], halt };
}
