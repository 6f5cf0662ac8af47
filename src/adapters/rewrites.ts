import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { minus } from '../core/integrity/change.ts';
import { isExpectation, type TestFinder } from '../core/integrity/test-files.ts';
import type { Repository } from './git/controller.ts';

/** Tests, helpers, fixtures and snapshots of `tree` that have other bytes in the folder where a check wrote, at most 50, sorted. */
export type FindRewrites = (call: { readonly tree: string; readonly written: string }) => Promise<readonly string[]>;

/** More are not told apart. */
export const MOST_REWRITES = 50;
/** Larger files are no text that a test compares with. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Looks at what a check did to the files by which it judges: code under test may write them before they are read. */
export function findRewrites(
  repository: Pick<Repository, 'listFilesThere' | 'blobs'>,
  finder: () => Promise<TestFinder>,
): FindRewrites {
  return async ({ tree, written }) => {
    const find = await finder();
    const found: string[] = [];
    const there = await repository.listFilesThere(tree, written);
    const files = there.filter(({ path, mode }) => mode.startsWith('100') && isExpectation(path, find));
    for (const { path, sha } of files) {
      const bytes = found.length < MOST_REWRITES ? await readPlain(join(written, path)) : undefined;
      if (bytes !== undefined && nameOf(bytes, sha) !== sha && !(await isMeant(repository, { path, sha, bytes })))
        found.push(path);
    }
    return found.toSorted();
  };
}

/** A regular file's bytes; undefined when there is none: what a check did not write is not in its folder. */
async function readPlain(path: string): Promise<Buffer | undefined> {
  await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    () => undefined,
  );
  const stats = await file?.stat();
  return file === undefined || stats?.isFile() !== true || stats.size > MOST_BYTES ? undefined : file.readFile();
}

/** As git names a blob. */
function nameOf(bytes: Buffer, like: string): string {
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

interface Rewritten {
  readonly path: string;
  readonly sha: string;
  readonly bytes: Buffer;
}

/** Git LFS puts the content in the place of its pointer, and runners add snapshots of new tests to a file of snapshots. */
async function isMeant(repository: Pick<Repository, 'blobs'>, { path, sha, bytes }: Rewritten): Promise<boolean> {
  const [before = Buffer.alloc(0)] = await repository.blobs([sha]);
  const old = before.toString('utf8');
  if (old.startsWith('version https://git-lfs')) return true;
  return path.endsWith('.snap') && minus(old.split('\n'), bytes.toString('utf8').split('\n')).length === 0;
}
