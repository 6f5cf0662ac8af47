import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { discard } from '../git/folder.ts';

/**
 * Throws layers away. An overlay leaves a folder `work` in its work folder that only root may enter; it is empty and goes first.
 * @param work path of the work folder below `root`
 */
export function discardLayers(root: string, path: string, { work, trash }: { work: string; trash: string }): void {
  clearWork(join(root, work));
  discard(root, path, trash);
}

/** Makes a work folder of an overlay removable by whoever made it. */
export function clearWork(work: string): void {
  const inner = join(work, 'work');
  for (const act of [() => chmodSync(inner, 0o700), () => rmdirSync(inner)]) {
    try {
      act();
    } catch {
      // It is not there, or it is root's and can be removed without being entered.
    }
  }
  if (isOfRoot(inner)) spawnSync('/usr/bin/sudo', ['-n', '--', '/bin/rm', '-rf', '--', inner], { stdio: 'ignore' });
}

/** Through sudo the mount is root's; where files were removed it leaves a mark behind that nobody else can remove. */
function isOfRoot(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return process.getuid?.() !== 0 && stats?.isDirectory() === true && stats.uid === 0;
}
