import { lstatSync, mkdirSync, renameSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { holdsSame } from './capture-read.ts';
import { type CheckoutTimes, keepTime } from './checkout-times.ts';
import type { Repository } from './controller.ts';
import type { Extras } from './extras.ts';
import { kindAt, removePath } from './folder.ts';
import type { IndexFile } from './index-file.ts';
import { changeIndex, type NewEntry } from './index-write.ts';
import { inside, parentOf } from './paths.ts';
import type { Place } from './scan.ts';
import type { Tree } from './seal.ts';
import { linkMode, type Mode, submoduleMode } from './tree-object.ts';

export interface RestoreCall extends Tree {
  readonly repository: Repository;
  readonly index: IndexFile;
  /** Tracked paths that hold something that is no folder. */
  readonly seen: ReadonlyMap<string, Place>;
  readonly tree: string;
  readonly extras?: Pick<Extras, 'times'>;
}

/** What a path is to be. */
type Wanted =
  | { readonly path: string; readonly mode: Mode; readonly sha: string }
  | { readonly path: string; readonly mode: undefined };

/** With more files to write than this, one `read-tree` is quicker. */
const mostFiles = 300;

/**
 * Brings a tree without hazards from what its index says to `tree`: repairs tracked files that differ from the index and
 * applies the difference of the two trees. No process.
 * @returns how many files were written or removed; undefined when it is not for this function: too many, or the index
 * does not name its tree. An error leaves a tree that `read-tree` can put right.
 */
export async function restore(call: RestoreCall): Promise<number | undefined> {
  if (!isUsable(call.index)) return undefined;
  return bring(call, damaged(call));
}

/** As `restore`, for a folder that nobody else can have changed: only the difference of the two trees is written. */
export async function advance(call: Omit<RestoreCall, 'seen'>): Promise<number | undefined> {
  return isUsable(call.index) ? bring(call, []).catch(() => undefined) : undefined;
}

function isUsable({ tree, version }: IndexFile): boolean {
  return tree !== undefined && version === 2;
}

type BringCall = Omit<RestoreCall, 'seen'>;

async function bring(call: BringCall, repairs: readonly Wanted[]): Promise<number | undefined> {
  const { index, repository, tree } = call;
  const changes = await repository.changes(index.tree ?? tree, tree);
  if (changes.length > mostFiles) return undefined;
  const wanted = new Map(repairs.map((one) => [one.path, one]));
  for (const { path, newMode: mode, newSha: sha, status } of changes) {
    wanted.set(path, status === 'deleted' ? { path, mode: undefined } : { path, mode, sha });
  }
  if (wanted.size > mostFiles) return undefined;
  const sorted = [...wanted.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  if (sorted.length > 0) await apply(call, sorted);
  return sorted.length;
}

/** Tracked files that are missing or not what the index says. */
function damaged(call: RestoreCall): Wanted[] {
  const { index, seen } = call;
  const paths = new Set<string>();
  for (const place of seen.values()) if (isDamaged(call, place)) paths.add(place.path);
  for (const { path } of index.ordered) if (!seen.has(path) && isMissing(call, path)) paths.add(path);
  return [...paths].flatMap((path) => {
    const entry = index.entries.get(path);
    return entry === undefined ? [] : { path, mode: index.modeOf(entry), sha: index.shaOf(entry) };
  });
}

function isDamaged({ dir, index }: RestoreCall, place: Place): boolean {
  const entry = index.entries.get(place.path);
  if (entry === undefined) return false;
  const stats = lstatSync(inside(dir, place.path), { bigint: true });
  const comparison = index.compare(entry, stats);
  // A file that only changed hands keeps its times, which build tools compare; forged times do not stay.
  if (comparison === 'racy') return !holdsSame({ dir, index }, { entry, place, stats });
  return comparison === 'changed';
}

function isMissing({ dir, index }: RestoreCall, path: string): boolean {
  const entry = index.entries.get(path);
  return entry === undefined || index.modeOf(entry) !== submoduleMode || kindAt(dir, path) !== 'folder';
}

async function apply(call: BringCall, wanted: readonly Wanted[]): Promise<void> {
  const { dir, index, indexFile, repository, tree } = call;
  for (const { path } of wanted) removePath(dir, path);
  for (const { path, mode } of wanted) if (mode === undefined) removeEmpty(dir, parentOf(path));
  const written: NewEntry[] = [];
  for (const one of await contentsOf(repository, wanted)) written.push(writeOne(dir, one, call.extras?.times));
  const removed = wanted.map((one) => one.path);
  writeFileSync(`${indexFile}.new`, changeIndex(index, { removed, written, tree }));
  renameSync(`${indexFile}.new`, indexFile);
}

interface Content {
  readonly path: string;
  readonly mode: Mode;
  readonly sha: string;
  readonly bytes: Buffer;
}

/** Asked for together: one answer after the other would wait for a pipe each time. */
async function contentsOf(repository: Repository, wanted: readonly Wanted[]): Promise<readonly Content[]> {
  const read = wanted.map(async (one): Promise<readonly Content[]> => {
    if (one.mode === undefined) return [];
    const { path, mode, sha } = one;
    const [bytes = nothing] = mode === submoduleMode ? [] : await repository.blobs([sha]);
    return [{ path, mode, sha, bytes }];
  });
  return (await Promise.all(read)).flat();
}

const nothing = Buffer.alloc(0);

function writeOne(dir: string, { path, mode, sha, bytes }: Content, times: CheckoutTimes | undefined): NewEntry {
  const place = inside(dir, path);
  makeFolder(dir, parentOf(path));
  if (mode === submoduleMode) {
    mkdirSync(place);
  } else {
    if (mode === linkMode) symlinkSync(bytes, place);
    else {
      writeFileSync(place, bytes, { flag: 'wx', mode: mode === '100755' ? 0o777 : 0o666 });
      keepTime(times, place, { path, sha, size: bytes.length });
    }
  }
  return { path, mode, sha, stats: lstatSync(place, { bigint: true }) };
}

/** From the root downwards, because an untracked link that was kept may stand where a folder of the new tree goes. */
function makeFolder(dir: string, folder: string): void {
  if (folder === '') return;
  makeFolder(dir, parentOf(folder));
  if (kindAt(dir, folder) === 'folder') return;
  removePath(dir, folder);
  mkdirSync(inside(dir, folder));
}

function removeEmpty(dir: string, folder: string): void {
  if (folder === '') return;
  try {
    rmdirSync(inside(dir, folder));
  } catch {
    return;
  }
  removeEmpty(dir, parentOf(folder));
}
