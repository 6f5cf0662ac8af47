import { join } from 'node:path';
import type { Repository } from '../adapters/git/controller.ts';
import { gitPublisher } from '../adapters/publisher.ts';
import { stateRecords } from '../adapters/records.ts';
import type { RunState } from '../core/state.ts';
import { redact } from '../report/redact.ts';
import type { Log } from './log.ts';
import { recordFiles } from './reports.ts';
import { secretsIn } from './secrets.ts';

export interface SaveRecordsCall {
  readonly repository: Repository;
  /** The run as its journal tells it. */
  readonly state: RunState;
  readonly journalFile: string;
  /** Full ref name -> commit, as the remote had them before the run; absent = this machine has what the run's records go on from. */
  readonly remoteRefs?: ReadonlyMap<string, string>;
  /** Another job pushes the records, see `RecordsOptions`. */
  readonly apart?: boolean;
  /** Absolute folder of the feature's state on this machine. */
  readonly folder: string;
  readonly token: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
}

/** Puts the records of a run that was cut short where those of runs go, whatever cut it short; whether it could be done. */
export async function saveRecords({ repository, state, ...call }: SaveRecordsCall): Promise<boolean> {
  let trouble = false;
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const { remoteRefs, apart } = call;
  const secrets = [...secretsIn(call.env), ...(call.token === undefined ? [] : [call.token])];
  const publisher = gitPublisher({
    repository,
    stateUpdate: stateRecords({
      repository,
      ref,
      remoteCommit: remoteRefs?.get(ref),
      journalFile: call.journalFile,
      redact: (text) => redact(text, secrets).text,
      files: recordFiles,
      now: () => state.now,
      alone: state.plan.journal === 'artifact',
      ...(remoteRefs && { remoteRefs }),
      ...(apart && { apart }),
    }),
    bundleFolder: join(call.folder, 'bundles'),
    onResult: () => undefined,
    onTrouble: (message) => {
      trouble = true;
      call.log.warning(message);
    },
    cancel: new AbortController().signal,
  });
  await publisher.settle([], state);
  return !trouble;
}
