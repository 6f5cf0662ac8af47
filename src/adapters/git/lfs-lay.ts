import { lstatSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { removePath } from './folder.ts';
import { type IndexEntry, type IndexFile, readIndex } from './index-file.ts';
import { changeIndex, type NewEntry } from './index-write.ts';
import type { Lfs } from './lfs.ts';
import { copyContent, measured } from './lfs-content.ts';
import type { LfsPointer } from './lfs-pointer.ts';
import { inside } from './paths.ts';
import type { Tree } from './seal.ts';

/**
 * Puts contents in the place of pointers, in a folder that was just brought to its tree. The index gets the stat data of the
 * contents, as git-lfs leaves it: to every git that looks at the tree the files are unchanged. Seal the index afterwards.
 * @returns how many files were written
 */
export async function layContents(lfs: Lfs, tree: Tree): Promise<number> {
  const index = readIndex(tree.indexFile);
  if (index === undefined) return 0;
  const laid = lfs.laid.get(tree.dir) ?? new Map<string, string>();
  lfs.laid.set(tree.dir, laid);
  const written: NewEntry[] = [];
  for (const { entry, pointer } of await withContents(lfs, index)) {
    const { path } = entry;
    if (laid.get(path) === stampOf(tree.dir, path, pointer)) continue;
    await layOne(lfs, { dir: tree.dir, path, mode: index.modeOf(entry) }, pointer);
    laid.set(path, stampOf(tree.dir, path, pointer));
    written.push(entryOf(tree.dir, index, entry));
  }
  writeEntries(tree, index, written);
  return written.length;
}

/** The same after all files of a folder changed hands and nothing else happened to it. */
export function knowContents(lfs: Lfs, tree: Tree): void {
  const index = readIndex(tree.indexFile);
  const laid = lfs.laid.get(tree.dir);
  if (index === undefined || laid === undefined) return;
  const entries = [...laid.keys()].flatMap((path) => index.entries.get(path) ?? []);
  const written: NewEntry[] = [];
  for (const entry of entries) {
    const pointer = lfs.pointers.get(index.shaOf(entry));
    if (pointer === undefined) continue;
    laid.set(entry.path, stampOf(tree.dir, entry.path, pointer));
    written.push(entryOf(tree.dir, index, entry));
  }
  writeEntries(tree, index, written);
}

interface WithContent {
  readonly entry: IndexEntry;
  readonly pointer: LfsPointer;
}

async function withContents(
  { pointers, contents, attributes }: Lfs,
  index: IndexFile,
): Promise<readonly WithContent[]> {
  const found = index.ordered.flatMap((entry): readonly WithContent[] => {
    const pointer = index.modeOf(entry).startsWith('100') ? pointers.get(index.shaOf(entry)) : undefined;
    return pointer !== undefined && contents.has(pointer.oid) ? [{ entry, pointer }] : [];
  });
  const given = await attributes.among(found.map(({ entry }) => entry.path));
  return found.filter(({ entry }) => given.has(entry.path));
}

interface Target {
  readonly dir: string;
  readonly path: string;
  readonly mode: string;
}

/** What is copied is hashed: a file of the workspace that changed meanwhile ends the run, as it does for other layers. */
async function layOne({ contents }: Lfs, { dir, path, mode }: Target, pointer: LfsPointer): Promise<void> {
  const source = contents.get(pointer.oid) ?? '';
  const place = inside(dir, path);
  removePath(dir, path);
  mkdirSync(inside(dir, path.slice(0, Math.max(path.lastIndexOf('/'), 0))), { recursive: true });
  const copied = await copyContent(measured(source, pointer.size), place, mode === '100755' ? 0o777 : 0o666).catch(
    () => undefined,
  );
  if (copied?.oid !== pointer.oid) {
    removePath(dir, path);
    throw new Error(
      `${source} was changed during the run: it was the content of ${path}, which Git LFS keeps. ` +
        'Nothing may write to the workspace while the action works; run the job again on a fresh checkout.',
    );
  }
  // git takes a file for unchanged only when its second is over before that of the index.
  const writtenMs = Math.min(lstatSync(source).mtimeMs, lstatSync(place).mtimeMs - racyMs);
  utimesSync(place, writtenMs / 1000, writtenMs / 1000);
}

const racyMs = 2000;

function entryOf(dir: string, index: IndexFile, entry: IndexEntry): NewEntry {
  const stats = lstatSync(inside(dir, entry.path), { bigint: true });
  return { path: entry.path, mode: index.modeOf(entry), sha: index.shaOf(entry), stats };
}

function writeEntries({ indexFile }: Tree, index: IndexFile, written: readonly NewEntry[]): void {
  if (written.length === 0 || index.tree === undefined) return;
  writeFileSync(`${indexFile}.new`, changeIndex(index, { removed: [], written, tree: index.tree }));
  renameSync(`${indexFile}.new`, indexFile);
}

function stampOf(dir: string, path: string, { oid }: LfsPointer): string {
  const stats = lstatSync(inside(dir, path), { bigint: true, throwIfNoEntry: false });
  if (stats === undefined) return '';
  const { mode, ino, size, mtimeNs, ctimeNs } = stats;
  return `${oid} ${mode} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}
