import { chmodSync, rmdirSync } from 'node:fs';
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
  for (const act of [() => chmodSync(join(work, 'work'), 0o700), () => rmdirSync(join(work, 'work'))]) {
    try {
      act();
    } catch {
      // It is not there, or it is root's and can be removed without being entered.
    }
  }
}
