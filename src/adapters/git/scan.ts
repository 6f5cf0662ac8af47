import { chmodSync, lstatSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { changing, type Item, type Kind, listFolder } from './folder.ts';
import type { IndexFile } from './index-file.ts';
import { inside, joinPath } from './paths.ts';
import { submoduleMode } from './tree-object.ts';

/** How an entry on disk relates to the index. */
export type Relation =
  /** Something that is no folder where the index has a file, link or submodule. */
  | 'tracked'
  /** The index has nothing here; a folder is reported once and not entered. */
  | 'untracked'
  /** A folder stands where the index has a file. */
  | 'folder-for-file'
  /** Something that is no folder stands where the index has a folder. */
  | 'file-for-folder'
  /** `.git` below the root, inside a tracked folder. */
  | 'nested-git'
  /** A lower layer shows it, and the upper layer knows nothing of it. */
  | 'untouched';

/** An entry on disk; `path` as encoded by `decodePath`. */
export interface Place {
  readonly path: string;
  readonly kind: Kind;
}

export interface Found extends Place {
  readonly relation: Relation;
}

export interface Scan {
  readonly dir: string;
  readonly index: IndexFile | undefined;
  /** Paths that somebody else looks after: not reported, not entered. */
  readonly skip?: ReadonlySet<string>;
  /** Folders above such paths: entered when they are folders. */
  readonly enter?: ReadonlySet<string>;
  /** Upper layer of the tree: what has no place in it was not touched, is told as such and is not entered. */
  readonly upper?: string;
}

/**
 * Walks the tracked folders of a hostile tree and compares names and kinds with the index. Links are never followed,
 * `.git` at the root is passed by. Gives way to the event loop, so that a signal is heard during a long walk.
 */
export async function scanTree(scan: Scan, onFound: (found: Found) => void): Promise<void> {
  const folders = [''];
  let done = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    folders.push(...scanFolder(scan, folder, onFound));
    done += 1;
    if (done % 256 === 0) await setImmediate();
  }
}

function scanFolder(scan: Scan, folder: string, onFound: (found: Found) => void): string[] {
  openFolder(scan.dir, folder);
  const enter: string[] = [];
  const touched = scan.upper === undefined ? undefined : namesIn(scan.upper, folder);
  for (const item of listFolder(scan.dir, folder)) {
    const path = joinPath(folder, item.name);
    if (path === '.git' || scan.skip?.has(path)) continue;
    const isTouched = touched?.has(item.name) ?? true;
    const relation = isTouched ? relate(scan, path, item) : 'untouched';
    if (relation === 'enter') enter.push(path);
    else onFound({ path, kind: item.kind, relation });
  }
  return enter;
}

/** One list for the entries of a folder: a look at each of them would take as long as the tree is large. */
function namesIn(upper: string, folder: string): ReadonlySet<string> {
  return new Set(listFolder(upper, folder).map(({ name }) => name));
}

// A folder that the agent made read-only would keep git from repairing what is in it.
function openFolder(dir: string, folder: string): void {
  const place = inside(dir, folder);
  const { mode } = lstatSync(place);
  if ((mode & 0o700) !== 0o700) changing(dir, folder, () => chmodSync(place, 0o755));
}

function relate({ index, enter }: Scan, path: string, item: Item): Relation | 'enter' {
  if (item.name === '.git') return 'nested-git';
  const isFolder = item.kind === 'folder';
  if (index?.folders.has(path) || enter?.has(path)) return isFolder ? 'enter' : 'file-for-folder';
  const entry = index?.entries.get(path);
  if (entry === undefined) return 'untracked';
  if (!isFolder) return 'tracked';
  return index?.modeOf(entry) === submoduleMode ? 'enter' : 'folder-for-file';
}
