import type { BigIntStats } from 'node:fs';
import { hashFile, readTarget } from './capture-read.ts';
import type { Git } from './git.ts';
import type { IndexEntry, IndexFile } from './index-file.ts';
import { hashObject } from './objects.ts';
import { splitNames } from './paths.ts';
import type { Place } from './scan.ts';
import { linkMode, type Mode } from './tree-object.ts';

/** From here on a process that compares stat data with several threads is quicker than doing it here. */
const manyFiles = 1000;

/** Tracked files that may have changed: all of a small tree, those whose stat data git finds changed of a large one. */
export async function suspects(
  tree: { readonly git: Git; readonly dir: string; readonly indexFile: string },
  seen: ReadonlyMap<string, Place>,
): Promise<Iterable<Place>> {
  if (seen.size < manyFiles) return seen.values();
  const { dir: workTree, indexFile } = tree;
  const out = await tree.git.ok(['diff-files', '--ignore-submodules=all', '--name-only', '-z'], {
    indexFile,
    workTree,
  });
  return splitNames(out).flatMap((path) => seen.get(path) ?? []);
}

/** Same mode, size and content as the index says: only its times changed, or prove nothing. */
export function holdsSame(
  tree: { readonly dir: string; readonly index: IndexFile },
  file: { readonly entry: IndexEntry; readonly place: Place; readonly stats: BigIntStats },
): boolean {
  const { entry, place, stats } = file;
  const size = Number(stats.size);
  if (modeOnDisk(place, stats) !== tree.index.modeOf(entry) || size !== tree.index.sizeOf(entry)) return false;
  const { path } = place;
  const sha = place.kind === 'link' ? hashObject('blob', readTarget(tree.dir, path)) : hashFile(tree.dir, path, size);
  return sha === tree.index.shaOf(entry);
}

/** `000000` for what no tree can hold. */
export function modeOnDisk(place: Place, stats: BigIntStats): Mode {
  if (place.kind === 'link') return linkMode;
  if (place.kind !== 'file') return '000000';
  return (stats.mode & 0o100n) === 0n ? '100644' : '100755';
}
