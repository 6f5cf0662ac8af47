import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type IndexFile, readIndex } from '../git/index-file.ts';
import { foldersAbove } from '../git/paths.ts';
import { discard } from '../git/trash.ts';
import { submoduleMode } from '../git/tree-object.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { refusalOf } from './warm.ts';

/** The setup layers of a run, one for each dependency key (02-loop §1, Gate views). */
export interface SetupLayers {
  /**
   * Absolute folder of the layer that fits a tree, on which the tracked files were just brought; undefined = there is none,
   * layer 0 fits, or the layer would hide a tracked file.
   */
  find(tree: string): Promise<string | undefined>;
  /** Makes the layer for the key of a tree: `fill` puts into an empty folder what setup left, and tells what it put there. */
  keep(tree: string, fill: (folder: string) => ReadonlySet<string>): Promise<void>;
}

export interface SetupLayersOptions {
  readonly needs: SetupNeeds;
  /** Absolute folder that is ours. */
  readonly root: string;
  /** Index of the tracked files. */
  readonly indexFile: string;
}

/** Layers of an earlier process are made anew: nothing says that they are whole. */
export function setupLayers({ needs, root, indexFile }: SetupLayersOptions): SetupLayers {
  const made = new Map<string, { readonly folder: string; readonly paths: ReadonlySet<string> }>();
  return {
    find: async (tree) => {
      const need = await needs.of(tree);
      const layer = need.type === 'setup' ? made.get(need.key) : undefined;
      if (layer === undefined) return undefined;
      const index = readIndex(indexFile);
      const hides = index !== undefined && [...layer.paths].some((path) => isTracked(index, path));
      return hides ? undefined : layer.folder;
    },
    keep: async (tree, fill) => {
      const need = await needs.of(tree);
      if (need.type !== 'setup') return;
      const name = `setup-${need.key.slice(0, 12)}`;
      const folder = join(root, name);
      discard(root, name, join(root, 'trash'));
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      try {
        made.set(need.key, { folder, paths: fill(folder) });
      } catch (error) {
        // Setup may close what it leaves: then it runs in each view.
        refusalOf(error);
      }
    },
  };
}

/** Whether a tree has something at a path, below it, or a file above it: another tree of the same key may. */
function isTracked(index: IndexFile, path: string): boolean {
  const isFile = (each: string): boolean => {
    const entry = index.entries.get(each);
    return entry !== undefined && index.modeOf(entry) !== submoduleMode;
  };
  return index.folders.has(path) || index.entries.has(path) || foldersAbove(path).some(isFile);
}

/** For runs without `setup_command`. */
export const noSetupLayers: SetupLayers = { find: async () => undefined, keep: async () => undefined };
