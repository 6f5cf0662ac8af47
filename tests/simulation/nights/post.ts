import { recordFiles } from '../../../src/action/reports.ts';
import { dropLease } from '../../../src/adapters/lease.ts';
import { gitPublisher } from '../../../src/adapters/publisher.ts';
import { stateRecords } from '../../../src/adapters/records.ts';
import { isResumable } from '../../../src/core/resumable.ts';
import { gitOf } from './git.ts';
import { type Current, journaled, type Nights } from './nights.ts';
import { machineOf, objectsOf, type Runner } from './runner.ts';

/** What `post` does on the machine of a step that could not end in order: the journal is pushed, the lock is let go of. */
export async function letGo(n: Nights, runner: Runner, left: Current | undefined): Promise<void> {
  const process = n.kernel.begin();
  n.note(() => `post on ${runner.name}`);
  await n.kernel.live(process, async () => {
    const u = left?.u ?? { ...n.blank, objects: objectsOf(n.objects, runner), machine: machineOf(runner, n, '') };
    const repository = gitOf(u, process, runner);
    const state = left && journaled(u);
    if (left !== undefined && state !== undefined && isResumable(state)) {
      const ref = `refs/ralph/${n.feature}/state`;
      const publisher = gitPublisher({
        repository,
        stateUpdate: stateRecords({
          ...{ repository, ref, remoteCommit: undefined, journalFile: left.journalFile, redact: (text) => text },
          ...{ files: recordFiles, now: () => state.now },
        }),
        ...{ bundleFolder: '/tmp/bundles', onResult: () => undefined, onTrouble: () => undefined },
        cancel: process.cancel.signal,
      });
      await publisher.settle([], state);
    }
    if (runner.lease !== undefined) await dropLease(repository, `refs/ralph/${n.feature}/lock`, runner.lease.commit);
  });
}
