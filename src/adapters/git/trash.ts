import { lstatSync, readdirSync, rmdirSync, type StatsFs, statfsSync, unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { randomName } from '../random-name.ts';
import { kindAt, removeGently, removePath } from './folder.ts';
import { inside } from './paths.ts';
import { renameInto } from './rename-into.ts';

/** Moved out of the way by this process, the oldest first; nobody else uses these paths. */
const waiting: string[] = [];
let emptying: NodeJS.Timeout | undefined;

/**
 * Takes a file or folder out of the way at once and removes it later: removing the hundreds of small folders of a git
 * repository can take longer than everything else between two attempts.
 * @param trash folder on the same file system that nobody else uses; made when it is missing
 */
export function discard(dir: string, path: string, trash: string): void {
  if (kindAt(dir, path) === undefined) return;
  const moved = `${trash}/${randomName()}`;
  try {
    renameInto(inside(dir, path), moved, 0o700);
  } catch {
    removePath(dir, path);
    return;
  }
  throwAway(moved);
}

/**
 * Removes a file or folder that was moved out of the way once nothing was thrown away for a while: an agent or a gate works then, and
 * nobody waits. Little of it is kept till then, and none where the disk has no room for it.
 * @param spaceOf what a folder's file system has left
 */
export function throwAway(path: string, spaceOf: (folder: string) => Space = (folder) => statfsSync(folder)): void {
  if (!isAmple(spaceOf, dirname(path))) {
    emptyTrash();
    remove(path);
    return;
  }
  waiting.push(path);
  if (waiting.length > MOST_WAITING) remove(waiting.shift() ?? path);
  emptying = emptying?.refresh() ?? setTimeout(emptySlowly, QUIET_MS).unref();
}

/** Removes all of it now. */
export function emptyTrash(): void {
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) remove(path);
}

const MOST_WAITING = 256;
const QUIET_MS = 250;
const LEAST_FREE_BYTES = 2 ** 30;
const LEAST_FREE_FILES = 100_000;

type Space = Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>;

function isAmple(spaceOf: (folder: string) => Space, folder: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = spaceOf(folder);
    // A file system that makes room for files as they come counts none.
    return bavail * bsize >= LEAST_FREE_BYTES && (files === 0 || ffree >= LEAST_FREE_FILES);
  } catch {
    return false;
  }
}

/** Gives way to the event loop between two of them. */
async function emptySlowly(): Promise<void> {
  emptying = undefined;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    remove(path);
    await setImmediate();
  }
}

/** A turn of the loop for each of a few dozen entries costs more than they do. */
function remove(path: string): void {
  if (removedAtOnce(path, { left: MOST_AT_ONCE })) return;
  rm(path, { recursive: true, force: true })
    // A folder in it may be closed to its owner, or lie deeper than a path can tell.
    .catch(() => removeGently(dirname(path), basename(path)))
    // What cannot be removed stays in the trash, where nothing reads it.
    .catch(() => undefined);
}

/** About a millisecond of work. */
const MOST_AT_ONCE = 64;

/** Removes so many entries at most; false when there are more, or one resists. */
function removedAtOnce(path: string, budget: { left: number }): boolean {
  try {
    if (!lstatSync(path).isDirectory()) {
      unlinkSync(path);
      return true;
    }
    return emptied(path, budget);
  } catch {
    return false;
  }
}

function emptied(folder: string, budget: { left: number }): boolean {
  const entries = readdirSync(folder, { withFileTypes: true });
  budget.left -= entries.length;
  if (budget.left < 0) return false;
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) unlinkSync(path);
    else if (!emptied(path, budget)) return false;
  }
  rmdirSync(folder);
  return true;
}
