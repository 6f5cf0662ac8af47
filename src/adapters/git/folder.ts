import { chmodSync, lstatSync, readdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { randomName } from '../random-name.ts';
import { openBreather } from './breather.ts';
import { decodePath, inside, joinPath, parentOf } from './paths.ts';

/** What lies under a name, links not followed. */
export type Kind = 'file' | 'folder' | 'link' | 'pipe' | 'socket' | 'device';

export interface Item {
  readonly name: string;
  readonly kind: Kind;
}

/** Undefined when there is nothing. */
export function kindAt(dir: string, path: string): Kind | undefined {
  const stats = lstatSync(inside(dir, path), { throwIfNoEntry: false });
  return stats && kindOf(stats);
}

/** Entries of a folder by exact name. A folder that denies access to us is opened first: it is ours to judge. */
export function listFolder(dir: string, path: string): Item[] {
  return withAccess(dir, path, () => readItems(inside(dir, path)));
}

/**
 * Removes a file, link or whole folder, whatever its permissions and depth, never following a link. Absent is fine.
 * Throws an error that names the path when the system refuses, as it does for a file that was made immutable.
 */
export function removePath(dir: string, path: string): void {
  // Deep folders are moved up to the root, which can only go after them.
  if (path === '' && kindAt(dir, '') === 'folder') {
    for (const item of listFolder(dir, '')) removePath(dir, item.name);
  }
  const deep: string[] = [];
  removeWhole(placed(dir, path), deep);
  for (let next = deep.pop(); next !== undefined; next = deep.pop()) removeWhole(placed(dir, next), deep);
}

/** As `removePath`, but gives way to the event loop: hundreds of thousands of entries take many seconds. */
export async function removeGently(dir: string, path: string, breathe = openBreather()): Promise<void> {
  await removeSlowly(placed(dir, path), breathe);
}

async function removeSlowly(place: Placed, breathe: () => Promise<void>): Promise<void> {
  const { dir, path } = place;
  if (kindIn(place) === 'folder' && path.length <= longPath) {
    for (const item of listFolder(dir, path)) await removeSlowly(below(place, item), breathe);
  }
  removePath(dir, path);
  await breathe();
}

// No system call takes a path over 4,096 bytes: folders that lie deeper are first moved up to the root.
const longPath = 2000;

function removeWhole(place: Placed, deep: string[]): void {
  const { dir, path } = place;
  const kind = kindIn(place);
  if (kind === undefined) return;
  const name = inside(dir, path);
  if (kind !== 'folder') {
    changing(dir, path, () => withAccess(dir, parentOf(path), () => unlinkSync(name)));
  } else if (path.length > longPath) {
    const moved = `ralph-removing-${randomName()}`;
    const move = (): void => withAccess(dir, parentOf(path), () => renameSync(name, `${dir}/${moved}`));
    // A folder that nobody may write to keeps its place, even where its parent is open.
    changing(dir, path, () => withAccess(dir, path, move));
    deep.push(moved);
  } else {
    for (const item of listFolder(dir, path)) removeWhole(below(place, item), deep);
    changing(dir, path, () => withAccess(dir, parentOf(path), () => rmdirSync(name)));
  }
}

interface Placed {
  readonly dir: string;
  readonly path: string;
  /** The folder above it is one for certain, and so may be opened: a link could lead to a place that is not ours to open. */
  readonly isBelow: boolean;
}

function placed(dir: string, path: string): Placed {
  return { dir, path, isBelow: parentOf(path) === '' };
}

function below({ dir, path }: Placed, { name }: Item): Placed {
  return { dir, path: joinPath(path, name), isBelow: true };
}

function kindIn({ dir, path, isBelow }: Placed): Kind | undefined {
  const look = (): Kind | undefined => kindAt(dir, path);
  return isBelow ? withAccess(dir, parentOf(path), look) : look();
}

/** Runs an action on a path of ours; a refusal of the system becomes an error that names the path and what to do. */
export function changing(dir: string, path: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    throw isDenied(error) ? unchangeable(joinPath(dir, path), error) : error;
  }
}

function unchangeable(path: string, cause: Error): Error {
  const message = `${path.replace(/\/$/, '')} can be neither changed nor removed: it was made immutable or belongs to another user. Remove it (chattr -i) and run again. ${cause.message}`;
  // To us such a place is a file system that cannot be written: trouble of the machine, not a bug.
  return Object.assign(new Error(message, { cause }), { code: 'EROFS', path });
}

/** Runs an action in a folder; when permissions forbid it, gives us the folder and tries once more. */
export function withAccess<T>(dir: string, folder: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!isDenied(error)) throw error;
    chmodSync(inside(dir, folder), 0o755);
    return act();
  }
}

function isDenied(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}

interface Typed {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
  isFIFO(): boolean;
  isSocket(): boolean;
}

function kindOf(entry: Typed): Kind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isFIFO()) return 'pipe';
  return entry.isSocket() ? 'socket' : 'device';
}

function readItems(place: string | Buffer): Item[] {
  const entries = readdirSync(place, { withFileTypes: true });
  if (!entries.some((entry) => entry.name.includes('\uFFFD'))) {
    return entries.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
  }
  return readdirSync(place, { withFileTypes: true, encoding: 'buffer' }).map((entry) => ({
    name: decodePath(entry.name),
    kind: kindOf(entry),
  }));
}
