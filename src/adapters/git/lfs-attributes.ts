import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAttributesGit } from './attributes-git.ts';
import type { Git } from './git.ts';
import { encodePath, splitNames } from './paths.ts';

/** Which paths the `.gitattributes` files of one tree give to Git LFS; no others are read, and no filter runs. */
export interface LfsAttributes {
  /** Tracked paths. */
  tracked(): Promise<readonly string[]>;
  /** Those of the given paths, tracked or not. */
  among(paths: readonly string[]): Promise<ReadonlySet<string>>;
}

/**
 * Opens the attributes of the tree that an index holds. The index is copied: the file that it is in gets another one.
 * The controller's own git knows no attributes at all, so a gitdir beside it is asked.
 */
export function openLfsAttributes(controller: Git, indexFile: string, name: string): LfsAttributes {
  const { git: asker, options } = openAttributesGit(controller, join('lfs-attributes', name));
  copyFileSync(indexFile, options.indexFile);
  const known = new Map<string, boolean>();
  const ask = async (paths: readonly string[]): Promise<void> => {
    if (paths.length === 0) return;
    const input = Buffer.concat(paths.flatMap((path) => [encodePath(path), Buffer.from([0])]));
    const out = await asker.ok(['check-attr', '-z', '--cached', '--stdin', 'filter'], { ...options, input });
    const fields = splitNames(out);
    for (const [at, path] of paths.entries()) known.set(path, fields[at * 3 + 2] === 'lfs');
  };
  return {
    tracked: async () => {
      const paths = splitNames(await asker.ok(['ls-files', '-z', '--', ':(top,attr:filter=lfs)'], options));
      for (const path of paths) known.set(path, true);
      return paths;
    },
    among: async (paths) => {
      await ask(paths.filter((path) => !known.has(path)));
      return new Set(paths.filter((path) => known.get(path)));
    },
  };
}
