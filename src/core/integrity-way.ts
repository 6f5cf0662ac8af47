import { noRuling, type Restoration, type Ruling, type SnapshotChange } from './integrity-types.ts';
import { shown } from './integrity-words.ts';

/**
 * What stands where a restored path has to go: a file in the place of one of its folders, or a folder in the place of the file.
 * It goes too, whatever `allow:` says, for else replacing a protected path would be a way around the protection.
 */
export function inTheWay(changes: readonly SnapshotChange[], restore: readonly Restoration[]): Ruling {
  const there = new Set(changes.filter((change) => change.status !== 'deleted').map((change) => change.path));
  const comeBack = returning(changes, restore);
  if (comeBack.size === 0) return noRuling;
  const handled = new Set(restore.map((item) => item.path));
  const folders = new Set([...comeBack].flatMap(ancestors));
  const found = [...there]
    .filter(
      (path) => !handled.has(path) && (folders.has(path) || ancestors(path).some((folder) => comeBack.has(folder))),
    )
    .toSorted();
  return {
    findings: found.map((path) => {
      const message = `put ${shown(path)} in the place of a protected path; the controller removed it.`;
      return { class: 'policy', rule: 'path-in-the-way', path, message };
    }),
    restore: found.map((path) => ({ path, to: 'run-start' })),
  };
}

/** Paths that exist again once they are restored. */
function returning(changes: readonly SnapshotChange[], restore: readonly Restoration[]): ReadonlySet<string> {
  const existed = new Set(changes.filter((change) => change.status !== 'added').map((change) => change.path));
  return new Set(restore.map((item) => item.path).filter((path) => existed.has(path)));
}

function ancestors(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}
