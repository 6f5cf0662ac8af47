import { rmdirSync } from 'node:fs';
import { openBreather } from './breather.ts';
import { removeGently, removePath } from './folder.ts';
import type { Git } from './git.ts';
import { openIgnore } from './ignore.ts';
import { inside } from './paths.ts';
import { type Found, type Place, type Scan, scanTree } from './scan.ts';
import { visitUntracked } from './untracked.ts';

/** What `removeHazards` did and left. */
export interface Hazards {
  readonly removed: number;
  /** Untracked entries were seen and kept. */
  readonly keptUntracked: boolean;
  /** Tracked paths that hold a file or link. */
  readonly seen: ReadonlyMap<string, Place>;
}

/**
 * Removes from a hostile tree what would mislead git or outlive it: links and files in place of folders, nested
 * repositories, pipes, sockets, devices; untracked entries too unless they are kept for `removeUnignored`.
 */
export async function removeHazards(scan: Scan, keepUntracked: boolean): Promise<Hazards> {
  const hazards: string[] = [];
  let keptUntracked = false;
  const seen = new Map<string, Place>();
  await scanTree(scan, (found) => {
    if (isHarmless(found, keepUntracked)) {
      if (found.relation === 'tracked') seen.set(found.path, found);
      else keptUntracked = true;
      return;
    }
    hazards.push(found.path);
  });
  const breathe = openBreather();
  for (const path of hazards) await removeGently(scan.dir, path, breathe);
  return { removed: hazards.length, keptUntracked, seen };
}

function isHarmless({ kind, relation }: Found, keepUntracked: boolean): boolean {
  if (kind !== 'file' && kind !== 'link' && kind !== 'folder') return false;
  return relation === 'tracked' || (relation === 'untracked' && keepUntracked);
}

/**
 * Removes untracked entries that the `.gitignore` files of the tree do not ignore; a `.gitignore` or `.git` that is not
 * of the tree goes first and so has no say. Folders left empty go too.
 */
export async function removeUnignored(git: Git, scan: Scan): Promise<number> {
  const start: Place[] = [];
  await scanTree(scan, (found) => {
    if (found.relation === 'untracked') start.push(found);
  });
  const ignore = openIgnore(git, scan.dir);
  const folders: string[] = [];
  let removed = 0;
  const remove = ({ path }: Place): boolean => {
    removePath(scan.dir, path);
    removed += 1;
    return true;
  };
  await visitUntracked(start, {
    dir: scan.dir,
    ignore,
    settle: (place) => (isOfNoTree(place) || isTooDeep(place)) && remove(place),
    onIgnored: () => undefined,
    onKept: (place) => (place.kind === 'folder' ? folders.push(place.path) > 0 : remove(place)),
  });
  await ignore.close();
  const breathe = openBreather();
  for (const folder of folders.reverse()) {
    removeIfEmpty(scan.dir, folder);
    await breathe();
  }
  return removed;
}

function isOfNoTree({ path }: Place): boolean {
  return /(?:^|\/)\.git(?:ignore)?$/.test(path);
}

/** Far below what any build writes, and far above what a system call refuses. */
function isTooDeep({ path }: Place): boolean {
  return path.split('/').length > 100 || path.length > 2000;
}

function removeIfEmpty(dir: string, folder: string): void {
  try {
    rmdirSync(inside(dir, folder));
  } catch {
    // Something ignored is still in it.
  }
}
