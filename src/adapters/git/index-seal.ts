import { createHash } from 'node:crypto';
import { type BigIntStats, lstatSync, readFileSync, rmSync } from 'node:fs';
import type { Repository } from './controller.ts';
import { type IndexFile, parseIndex, readIndex } from './index-file.ts';

/** What an index file was when we last wrote it. */
export interface SealedIndex {
  /** Inode, size and times of the file, and a digest of its bytes unless nobody else can write it. */
  readonly stamp: string;
  /** Tree that the folder was filled with. */
  readonly tree: string;
  /** Nobody else can write the file, so it is read once, when it is first asked for. */
  readonly own?: { index: IndexFile | undefined };
}

export interface IndexCall {
  readonly repository: Pick<Repository, 'sealedIndexes'>;
  /** Absolute path of the index file. */
  readonly indexFile: string;
}

/**
 * The index as we wrote it. Whoever can write the file could give it the stat data of changed files, which would then be
 * taken for unchanged: an index that is not exactly what this process wrote is dropped, and so is one that cannot be
 * read, with the lock of a killed git (G17, 04-trust rule 5).
 */
export function openIndex({ repository, indexFile }: IndexCall): IndexFile | undefined {
  rmSync(`${indexFile}.lock`, { force: true });
  const sealed = repository.sealedIndexes.get(indexFile);
  try {
    if (sealed?.own !== undefined && sealed.stamp === stampOf(indexFile)) {
      sealed.own.index ??= readIndex(indexFile);
      return sealed.own.index;
    }
    const found = look(indexFile);
    if (found !== undefined && sealed?.stamp === found.stamp) return parseIndex(found.bytes, found.mtimeNs);
  } catch {
    // Not an index: dropped as well.
  }
  rmSync(indexFile, { force: true, recursive: true });
  return undefined;
}

/** Remembers, in this process only, what was just written. */
export function sealIndex({ repository, indexFile }: IndexCall, tree: string): void {
  const found = look(indexFile);
  if (found !== undefined) repository.sealedIndexes.set(indexFile, { stamp: found.stamp, tree });
}

/** The same for an index that nobody else can write: it is read when it is asked for, and once. */
export function sealOwnIndex({ repository, indexFile }: IndexCall, tree: string): void {
  const stamp = stampOf(indexFile);
  if (stamp !== undefined) repository.sealedIndexes.set(indexFile, { stamp, tree, own: { index: undefined } });
}

/**
 * An index that is not ours any more, made anew from the tree that was given, without stat data: every file is then read.
 * Undefined when nobody says which tree that was.
 * @param call.givenTree what the folder was filled with by an earlier process, after a crash
 */
export async function remakeIndex(
  call: IndexCall & { readonly repository: Repository; readonly givenTree?: string },
): Promise<IndexFile | undefined> {
  const { repository, indexFile } = call;
  const tree = repository.sealedIndexes.get(indexFile)?.tree ?? call.givenTree;
  if (tree === undefined) return undefined;
  await repository.git.ok(['read-tree', '--reset', tree], { indexFile });
  sealIndex(call, tree);
  return readIndex(indexFile);
}

function look(path: string): { stamp: string; bytes: Buffer; mtimeNs: bigint } | undefined {
  const stats = statsOf(path);
  if (stats === undefined) return undefined;
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { stamp: `${stampIn(stats)} ${digest}`, bytes, mtimeNs: stats.mtimeNs };
}

function stampOf(path: string): string | undefined {
  const stats = statsOf(path);
  return stats && stampIn(stats);
}

function stampIn({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}

function statsOf(path: string): BigIntStats | undefined {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  return stats?.isFile() ? stats : undefined;
}
