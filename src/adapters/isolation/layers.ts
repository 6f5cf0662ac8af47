import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, rmdirSync, unlinkSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import type { NamespaceWay } from '../../core/isolation.ts';
import { discard } from '../git/trash.ts';
import type { Overlay } from './mounts.ts';

/**
 * Throws layers away. An overlay leaves a folder `work` in its work folder that only root may enter; it is empty and goes first.
 * @param work path of the work folder below `root`
 */
export function discardLayers(root: string, path: string, { work, trash }: { work: string; trash: string }): void {
  // Whoever can enter it as it is can remove it with the rest.
  if (!removeMark(join(root, work))) clearWork(join(root, work));
  discard(root, path, trash);
}

/** What overlays of a way keep beside their layers. */
export function notesOf(way: NamespaceWay, kernel = release()): Pick<Overlay, 'isUnprivileged' | 'isVolatile'> {
  const [major = 0, minor = 0] = kernel.split('.').map(Number);
  const isNew = major > 5 || (major === 5 && minor >= 10);
  // Through sudo only root could make layers mountable again.
  return { isUnprivileged: way === 'user-namespace', isVolatile: isNew && way !== 'sudo' };
}

/**
 * Makes layers mountable again that were mounted volatile. The kernel refuses them since after a crash of the machine they may not be whole;
 * without one they are, and no layer of ours is used after one.
 */
export function remountable(work: string): void {
  if (!existsSync(join(work, 'work')) || removeMark(work)) return;
  // An ordinary user has to open the folders first.
  const folders = ['work', 'work/incompat', VOLATILE].map((folder) => join(work, folder));
  if (folders.every((folder) => tried(() => chmodSync(folder, 0o700)))) removeMark(work);
}

/** What the kernel leaves in the work folder of a mount that was volatile. */
const VOLATILE = 'work/incompat/volatile';

function removeMark(work: string): boolean {
  const mark = join(work, VOLATILE);
  return tried(() => unlinkSync(join(mark, 'dirty'))) && tried(() => rmdirSync(mark));
}

function tried(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Makes a work folder of an overlay removable by whoever made it. */
export function clearWork(work: string): void {
  const inner = join(work, 'work');
  remountable(work);
  // It is not there, or it is root's and can be removed without being entered.
  tried(() => chmodSync(inner, 0o700));
  tried(() => rmdirSync(join(inner, 'incompat')));
  tried(() => rmdirSync(inner));
  if (isOfRoot(inner))
    spawnSync('/usr/bin/sudo', ['-n', '--', '/bin/rm', '-rf', '--', inner], { stdio: 'ignore', timeout: 2000 });
}

/** Through sudo the mount is root's; where files were removed it leaves a mark behind that nobody else can remove. */
function isOfRoot(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return process.getuid?.() !== 0 && stats?.isDirectory() === true && stats.uid === 0;
}
