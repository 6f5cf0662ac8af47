import { join } from 'node:path';
import { openRecorder, type Recorder } from '../adapters/cassette/recorder.ts';
import type { RunPlan } from '../core/plan.ts';
import { redact } from '../report/redact.ts';
import { redactStream } from '../report/redact-stream.ts';
import type { Log } from './log.ts';
import { progressPath } from './policy-paths.ts';
import type { Prepared } from './prepare.ts';

export interface RecordCall {
  readonly prepared: Prepared;
  readonly plan: RunPlan;
  /** Absolute folder of the feature's state. */
  readonly folder: string;
  readonly secrets: readonly string[];
  readonly log: Pick<Log, 'notice' | 'warning'>;
}

/** Writes the cassette of a run that asked for one (`record: true`), and says where it lies. */
export function recordRun({ prepared, plan, folder, secrets, log }: RecordCall): Recorder {
  const path = join(folder, 'cassettes', `${plan.runId}.jsonl`);
  log.notice(`record: true, so what the agents do is written to ${path}. It holds code and words of this repository.`);
  const { runId, agent, reviewAgent, clients = {}, prdPath } = plan;
  const ours = prdPath === undefined ? [] : [prdPath, progressPath(prdPath)];
  return openRecorder({
    path,
    head: { runId, agent, reviewAgent, clients },
    repository: prepared.repository,
    redact: (text) => redact(text, secrets),
    redactStream: (text) => redactStream(text, secrets),
    isOurs: (changed) => ours.includes(changed),
    onTrouble: log.warning,
  });
}
