import { mkdirSync, realpathSync } from 'node:fs';
import { type Extras, noExtras } from '../git/extras.ts';
import type { FileLayer } from '../git/file-layer.ts';
import { readIndex } from '../git/index-file.ts';
import { type Layer, layLayer } from '../git/layer.ts';
import { stampLayer } from '../git/layer-stamp.ts';
import { foldersAbove } from '../git/paths.ts';
import { placeInSubmodule } from '../git/submodule-lay.ts';
import { discard } from '../git/trash.ts';
import { sift } from './sift.ts';

/** What a gate on base code left in its view. */
export interface Leftovers {
  /** Absolute folder with what was written; it is moved out of it. */
  readonly from: string;
  /** Index of the tracked files of the view. */
  readonly indexFile: string;
  /** Selects files that are never kept, such as reports. */
  readonly without: (path: string) => boolean;
  /** Whether an overlay's marks of what was removed are moved too; absent = they are not. */
  readonly withMarks?: boolean;
  /** What the view was given: what is new in its submodules is kept too; absent = nothing of submodules is. */
  readonly extras?: Extras;
}

/**
 * Moves caches and build folders into a folder of ours, as they are (02-loop §1, warm layer); tracked files that a gate changed,
 * and its reports, are no cache. Gives the paths that were moved whole.
 */
export function siftUntracked(
  to: string,
  { from, indexFile, without, withMarks = false, extras = noExtras }: Leftovers,
): ReadonlySet<string> {
  const index = readIndex(indexFile);
  const taken = sift(from, to, ({ path, isMark }) => {
    const place = placeInSubmodule(extras, path);
    if (place === 'folder') return 'enter';
    if (path === '.git' || place === 'file' || index?.entries.has(path) === true || without(path)) return 'leave';
    if (index?.folders.has(path) === true) return 'enter';
    return isMark && !withMarks ? 'leave' : 'take';
  });
  return new Set(taken);
}

/**
 * Selects what no warm layer keeps beside reports: compiled Python. It is believed when size and second of its source agree, so that of a
 * file of the base could stand for an attempt's.
 */
export function notWarm(without: (path: string) => boolean): (path: string) => boolean {
  return (path) => without(path) || isCompiledPython(path);
}

function isCompiledPython(path: string): boolean {
  return /(?:^|\/)__pycache__$|\.py[co]$/.test(path);
}

/** What a warm layer of views that are not mounts is made of. */
export interface WarmLayerCall extends Leftovers {
  /** Absolute folder that is ours. */
  readonly root: string;
  /** Name of the warm layer's folder below `root`. */
  readonly name: string;
  /** Layer 0: the user's own compiled Python stays as it was before the gate. */
  readonly below: FileLayer;
}

/** The same as a layer that takes the place of layer 0 in views that are not mounts: copied, and refused once it was touched. */
export async function warmLayer(call: WarmLayerCall): Promise<Layer> {
  const { root, name } = call;
  const to = `${root}/${name}`;
  discard(root, name, `${root}/trash`);
  mkdirSync(to, { recursive: true, mode: 0o755 });
  const sifted = siftUntracked(to, { ...call, without: notWarm(call.without) });
  const roots = new Set([...sifted, ...(await layOwn(call, { to, sifted }))]);
  const above = new Set([...roots].flatMap(foldersAbove));
  const origin = await stampLayer({ roots }, to);
  return { source: realpathSync(to), roots, above, origin, laid: new Map(), extras: noExtras };
}

/** Puts what the layer's own compiled Python was before the gate beside what the gate left. */
async function layOwn(
  { below, without }: WarmLayerCall,
  { to, sifted }: { readonly to: string; readonly sifted: ReadonlySet<string> },
): Promise<readonly string[]> {
  const isTaken = (path: string): boolean => [path, ...foldersAbove(path)].some((each) => sifted.has(each));
  const own = [...below.roots].filter((path) => isCompiledPython(path) && !without(path) && !isTaken(path));
  await layLayer({ ...below, roots: new Set(own), laid: new Map() }, to);
  return own;
}

/** Warm layers by the name of their check. */
export interface WarmLayers {
  of(check: string | undefined): Promise<Layer | undefined>;
  keep(check: string | undefined, kept: WarmCall): void;
}

interface WarmCall {
  readonly make: (name: string) => Promise<Layer>;
  /** As of `View.keepWarm`. */
  readonly onNone: (code: string) => void;
}

/** @param nameOf name of the folder of one check */
export function warmLayers(nameOf: (check: string) => string): WarmLayers {
  const layers = new Map<string, Promise<Layer | undefined>>();
  return {
    of: async (check) => (check === undefined ? undefined : layers.get(check)),
    keep: (check, { make, onNone }) => {
      if (check === undefined) return;
      const layer = make(nameOf(check)).catch((error: unknown) => {
        onNone(refusalOf(error));
        return undefined;
      });
      // Whoever opens the next view is told.
      layer.catch(() => undefined);
      layers.set(check, layer);
    },
  };
}

/** Why the system does not let us move what a gate left, such as a folder that it closed; any other error is thrown on. */
export function refusalOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && REFUSALS.has(error.code)) return String(error.code);
  throw error;
}

const REFUSALS: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'ENOTEMPTY', 'EXDEV']);
