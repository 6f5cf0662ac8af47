import type { IntegrityJudgement, SnapshotChange } from '../core/integrity/change.ts';
import type { TreeEdit } from './git/controller.ts';

/** What the judgement puts back, as edits of the captured tree. */
export function restorations(changes: readonly SnapshotChange[], { restore }: IntegrityJudgement): readonly TreeEdit[] {
  const before = new Map(changes.map((change) => [change.path, change]));
  return restore.flatMap(({ path, to }): TreeEdit[] => {
    const change = before.get(path);
    if (change === undefined) return [];
    if (to !== 'run-start') return [{ path, mode: modeOf(change), bytes: Buffer.from(to.text) }];
    return change.status === 'added' ? [{ path, delete: true }] : [{ path, mode: change.oldMode, sha: change.oldSha }];
  });
}

function modeOf(change: SnapshotChange): string {
  return change.newMode === '000000' ? change.oldMode : change.newMode;
}
