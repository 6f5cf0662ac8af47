import { type Extras, noExtras } from './extras.ts';
import type { FileLayer } from './file-layer.ts';
import { type IndexFile, readIndex } from './index-file.ts';
import { layLayer } from './layer.ts';
import { layContents } from './lfs-lay.ts';
import type { Tree } from './seal.ts';
import { fittingSubmodules, laySubmodules } from './submodule-lay.ts';

/** A tree, and what goes into it beside its blobs. */
export interface LayersCall extends Tree {
  readonly layer?: FileLayer;
  readonly extras?: Extras;
}

/** Puts the contents that Git LFS keeps in the place of their pointers; before the index is sealed. */
export async function layBlobs({ extras = noExtras, ...tree }: LayersCall): Promise<number> {
  return extras.lfs === undefined ? 0 : layContents(extras.lfs, tree);
}

/** Paths that layers look after. */
export function lookedAfter({ layer, extras = noExtras }: LayersCall, index: IndexFile | undefined) {
  const layers = fittingSubmodules(extras, index).map((submodule) => submodule.layer);
  if (layer !== undefined) layers.push(layer);
  const [only] = layers;
  if (layers.length === 1 && only !== undefined) return { skip: only.roots, enter: only.above };
  return {
    skip: new Set(layers.flatMap(({ roots }) => [...roots])),
    enter: new Set(layers.flatMap(({ above }) => [...above])),
  };
}

/** Puts the files of layers in place and repairs what a process changed in them. */
export async function layFiles({
  layer,
  extras = noExtras,
  dir,
  indexFile,
}: LayersCall): Promise<{ restored: number; removed: number }> {
  const laid = layer === undefined ? { restored: 0, removed: 0 } : await layLayer(layer, dir);
  if (extras.submodules.length === 0) return laid;
  const more = await laySubmodules(fittingSubmodules(extras, readIndex(indexFile)), dir);
  return { restored: laid.restored + more.restored, removed: laid.removed + more.removed };
}
