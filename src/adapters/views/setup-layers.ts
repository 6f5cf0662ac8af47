import { lstatSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Extras } from '../git/extras.ts';
import { type IndexFile, readIndex } from '../git/index-file.ts';
import { clampTimes } from '../git/layer-stamp.ts';
import { foldersAbove } from '../git/paths.ts';
import { placeInSubmodule } from '../git/submodule-lay.ts';
import { discard } from '../git/trash.ts';
import { submoduleMode } from '../git/tree-object.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** What is done with an entry of an upper layer: taken over whole, looked into, or left behind. */
type Sifted = 'take' | 'enter' | 'leave';

/** An entry of an upper layer. */
interface Entry {
  readonly path: string;
  /** An overlay's mark for what a lower layer has and this one removed. */
  readonly isMark: boolean;
}

/**
 * Moves entries of one upper layer into another, new one. Folders on the way are made anew, so that none of them hides what a
 * lower layer has.
 * @returns paths that were taken over
 */
export function sift(from: string, to: string, judge: (entry: Entry) => Sifted): readonly string[] {
  const taken: string[] = [];
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const name of readdirSync(join(from, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const sifted = judgeEntry(join(from, path), path, judge);
      if (sifted === 'enter') open.push(path);
      if (sifted === 'take') {
        move(join(from, path), join(to, path));
        taken.push(path);
      }
    }
  }
  return taken;
}

/** An overlay marks what was removed with a device; only folders can be looked into. */
function judgeEntry(place: string, path: string, judge: (entry: Entry) => Sifted): Sifted {
  const stats = lstatSync(place);
  const sifted = judge({ path, isMark: stats.isCharacterDevice() });
  return sifted === 'enter' && !stats.isDirectory() ? 'leave' : sifted;
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** What setup left in its view. */
interface Leftovers {
  /** Absolute folder with what was written; it is moved out of it. */
  readonly from: string;
  /** Index of the tracked files of the view. */
  readonly indexFile: string;
  /** What the view was given: what is new in its submodules is kept too. */
  readonly extras: Extras;
}

/**
 * Moves what setup installed into a folder of ours, as it is, marks of what it removed included; tracked files that it changed stay
 * behind. Gives the paths that were moved whole.
 */
export function siftUntracked(to: string, { from, indexFile, extras }: Leftovers): ReadonlySet<string> {
  const index = readIndex(indexFile);
  const taken = sift(from, to, ({ path }) => {
    const place = placeInSubmodule(extras, path);
    if (place === 'folder') return 'enter';
    if (path === '.git' || place === 'file' || index?.entries.has(path) === true) return 'leave';
    return index?.folders.has(path) === true ? 'enter' : 'take';
  });
  return new Set(taken);
}

/** Whether the system does not let us move what setup left, such as a folder that it closed. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REFUSALS.has(error.code);
}

const REFUSALS: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'ENOTEMPTY', 'EXDEV']);

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

interface SetupLayersOptions {
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
        const paths = fill(folder);
        await clampTimes(folder, paths, Date.now());
        made.set(need.key, { folder, paths });
      } catch (error) {
        // Setup may close what it leaves: then it runs in each view.
        if (!isRefused(error)) throw error;
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
