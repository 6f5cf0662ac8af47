import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import type { Repository } from './controller.ts';
import { type IndexFile, parseIndex, readIndex } from './index-file.ts';

/** What an index file was when we last wrote it. */
export interface SealedIndex {
  /** Inode, size and times of the file, and a digest of its bytes. */
  readonly stamp: string;
  /** Tree that the folder was filled with. */
  readonly tree: string;
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
  const found = look(indexFile);
  const sealed = repository.sealedIndexes.get(indexFile);
  try {
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
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const bytes = readFileSync(path);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const { ino, size, mtimeNs, ctimeNs } = stats;
  return { stamp: `${ino} ${size} ${mtimeNs} ${ctimeNs} ${digest}`, bytes, mtimeNs };
}
