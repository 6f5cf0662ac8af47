import type { Repository } from './controller.ts';

/** Bytes of a file that are looked at; evidence beyond them does not count. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Lines of a regular file in a tree; 0 when there is none, or when the path leads elsewhere. */
export async function lineCount(repository: Repository, tree: string, path: string): Promise<number> {
  const file = await repository.readFile(tree, path.replace(/^\.\//, ''), MOST_BYTES).catch(() => undefined);
  if (file === undefined || !file.mode.startsWith('100')) return 0;
  let lines = 0;
  for (let at = file.bytes.indexOf(10); at !== -1; at = file.bytes.indexOf(10, at + 1)) lines += 1;
  const open = file.bytes.length > 0 && file.bytes.at(-1) !== 10;
  return open ? lines + 1 : lines;
}
