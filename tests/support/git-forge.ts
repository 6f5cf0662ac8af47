import { lstatSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIndex } from '../../src/adapters/git/index-file.ts';
import { changeIndex } from '../../src/adapters/git/index-write.ts';

/** Gives every entry of an index the stat data of what now lies in its place, and keeps the names of the contents. */
export function forgeIndex({ dir, indexFile }: { dir: string; indexFile: string }): void {
  const index = readIndex(indexFile);
  if (index === undefined) throw new Error(`${indexFile} is absent`);
  const written = index.ordered.map((entry) => ({
    path: entry.path,
    mode: index.modeOf(entry),
    sha: index.shaOf(entry),
    stats: lstatSync(join(dir, entry.path), { bigint: true }),
  }));
  writeFileSync(indexFile, changeIndex(index, { removed: [], written, tree: index.tree ?? '' }));
  const later = new Date(Date.now() + 60_000);
  utimesSync(indexFile, later, later);
}
