import { rm } from 'node:fs/promises';
import type { Repository } from '../adapters/git/controller.ts';
import { judgeHalt } from '../core/halts.ts';
import type { Halt, HaltKind, RunState } from '../core/state.ts';
import { annotations } from '../report/annotations.ts';
import { endSummary } from '../report/end-summary.ts';
import type { Settings } from '../settings/settings.ts';
import type { ActionEnd } from './action-end.ts';
import type { Base } from './base.ts';
import { type ContinueRunCall, continueRun } from './continue-run.ts';
import { outputsOf } from './run-outputs.ts';
import type { Runner } from './runner.ts';
import { saveRecords } from './save-records.ts';
import { logsPath } from './world-parts.ts';

export interface Finished {
  readonly state: RunState;
  readonly halt: Halt;
  readonly folder: string;
  readonly settings: Settings;
  readonly repository: Repository;
  readonly journalFile: string;
  readonly base: Pick<Base, 'remoteRefs'>;
}

const passing: ReadonlySet<HaltKind> = new Set(['ready', 'awaiting_signoff']);

/** The end of a run that took place: said in the log, logs kept or removed. */
export async function finished(
  call: Pick<Runner, 'log' | 'annotate'> & Pick<ContinueRunCall, 'job' | 'env' | 'cancel'>,
  { state, halt, folder, settings, repository, journalFile, base }: Finished,
): Promise<ActionEnd> {
  const { log, annotate, job } = call;
  for (const line of endSummary(state, {}, job)) log.info(line);
  for (const annotation of annotations({ ...state, halt })) annotate(annotation);
  const { exitCode } = judgeHalt(halt.kind, settings.failOn);
  const logs = logsPath(folder, state.plan.runId);
  const keep = settings.keepLogs || !passing.has(halt.kind);
  if (!keep) await rm(logs, { recursive: true, force: true });
  const outputs = outputsOf(state, { halt, failOn: settings.failOn, logsPath: keep ? logs : '' });
  const token = settings.githubToken;
  const after = async (): Promise<void> => {
    // The step that takes the hand-over along comes before `post`.
    if (settings.handOver !== undefined && call.cancel.aborted) {
      const { remoteRefs } = base;
      await saveRecords({ ...call, repository, state, journalFile, folder, token, remoteRefs, apart: true });
    }
    await continueRun({ ...call, state, repository, token });
  };
  return { exitCode, outputs, reasons: [], halt, after };
}
