import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from '../../core/slug.ts';
import type { Layer } from '../git/layer.ts';
import { runToEnd } from '../git/run-to-end.ts';
import { discard } from '../git/trash.ts';
import type { View, ViewCall } from './grounds.ts';
import type { Pristine } from './pristine.ts';
import { warmLayer, warmLayers } from './warm.ts';

export interface CopiedViewsOptions {
  readonly pristine: Pristine;
  /** Layer 0, and the folder of ours where it was laid. */
  readonly layer: () => Promise<{ readonly dir: string; readonly layer: Layer }>;
  /** Absolute folder that is ours. */
  readonly root: string;
  /** `reflink`: files share their blocks with the source until they are written; not every file system can. */
  readonly how: 'reflink' | 'copy';
}

/** A new copy for each view, for machines without overlay mounts; nobody but us can reach what is copied. */
export function copiedViews(options: CopiedViewsOptions): (call: ViewCall) => Promise<View> {
  const warm = warmLayers((check) => `warm-${slug(check)}`);
  let count = 0;
  return async ({ tree, check, without = () => false }) => {
    const { pristine, root, how } = options;
    await pristine.bring(tree);
    const laid = await options.layer();
    const below = layerAt(laid);
    const layer = (await warm.of(check))?.source ?? laid.dir;
    count += 1;
    const id = `copy-${count}`;
    discard(root, id, join(root, 'trash'));
    const dir = join(root, id);
    mkdirSync(dir, { recursive: true, mode: 0o755 });
    for (const source of [pristine.dir, layer]) await copyInto(source, dir, how);
    return {
      place: { kind: 'folder', dir },
      ...{ written: dir, removed: [], hasSetup: false, keepSetup: async () => undefined },
      keepWarm: (onNone) => {
        const { indexFile } = pristine;
        const make = (name: string) => warmLayer({ root, name, from: dir, indexFile, without, below });
        warm.keep(check, { make, onNone });
      },
      close: () => discard(root, id, join(root, 'trash')),
    };
  };
}

/** Layer 0 as it was laid: the workspace may have changed since. */
function layerAt({ dir, layer }: { readonly dir: string; readonly layer: Layer }): Layer {
  return { ...layer, source: dir, origin: layer.laid.get(dir) ?? layer.origin };
}

/** Copies what lies in a folder into another: modes, times and links as they are. */
export async function copyInto(source: string, target: string, how: 'reflink' | 'copy'): Promise<void> {
  const reflink = how === 'reflink' ? '--reflink=always' : '--reflink=never';
  const result = await runToEnd({
    ...{ program: '/bin/cp', args: ['-a', reflink, '--', `${source}/.`, target], cwd: '/' },
    ...{ env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' }, timeoutMs: 10 * 60_000 },
  });
  if (result.exitCode !== 0) throw new Error(`A view could not be copied: ${result.stderr.trim().slice(0, 500)}`);
}
