import { posix } from 'node:path';
import type { Repository } from './controller.ts';
import type { FileContent } from './tree-read.ts';

/** Bytes of a file that are looked at; evidence beyond them does not count. */
const MOST_BYTES = 5 * 1024 * 1024;
/** Links that are followed on the way to one file. */
const MOST_LINKS = 8;

/** Lines of a regular file in a tree, also behind links that stay inside the tree; 0 when there is none. */
export async function lineCount(repository: Repository, tree: string, path: string): Promise<number> {
  const file = await findFile(repository, tree, path).catch(() => undefined);
  if (file === undefined || !file.mode.startsWith('100')) return 0;
  let lines = 0;
  for (let at = file.bytes.indexOf(10); at !== -1; at = file.bytes.indexOf(10, at + 1)) lines += 1;
  const open = file.bytes.length > 0 && file.bytes.at(-1) !== 10;
  return open ? lines + 1 : lines;
}

/** Follows links by their text in the tree alone: nothing of this machine is looked at. */
async function findFile(repository: Repository, tree: string, path: string): Promise<FileContent | undefined> {
  let parts = posix.normalize(path).split('/');
  let links = 0;
  for (let at = 1; at <= parts.length; at += 1) {
    const place = parts.slice(0, at).join('/');
    const file = await repository.readFile(tree, place, MOST_BYTES);
    if (file?.mode !== LINK_MODE) {
      if (at === parts.length) return file;
      continue;
    }
    const target = posix.normalize(posix.join(posix.dirname(place), file.bytes.toString('utf8')));
    links += 1;
    if (links > MOST_LINKS || file.bytes.toString('latin1').startsWith('/')) return undefined;
    parts = [...target.split('/'), ...parts.slice(at)];
    at = 0;
  }
  return undefined;
}

const LINK_MODE = '120000';
