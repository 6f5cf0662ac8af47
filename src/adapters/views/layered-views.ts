import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from '../../core/slug.ts';
import { readIndex } from '../git/index-file.ts';
import { discard } from '../git/trash.ts';
import { discardLayers } from '../isolation/layers.ts';
import type { View, ViewCall } from './grounds.ts';
import type { LayeredAgentOptions } from './layered-agent.ts';
import { notWarm, refusalOf, siftUntracked } from './warm.ts';

/** Views as layers: nothing is copied, nothing is verified, and what a gate writes is thrown away with its top layer. */
export function layeredViews(options: LayeredAgentOptions): (call: ViewCall) => Promise<View> {
  const warm = new Map<string, string>();
  let count = 0;
  return async (call) => {
    const { pristine, root } = options;
    await pristine.bring(call.tree);
    const { dir: layer, layer: given } = await options.layer();
    count += 1;
    const id = `view-${count}`;
    const [upper, work] = [join(root, id, 'upper'), join(root, id, 'work')];
    discard(root, id, join(root, 'trash'));
    for (const path of [join(root, id), upper, work]) mkdirSync(path, { recursive: true, mode: 0o755 });
    const warmLayer = warm.get(call.check ?? '');
    const setup = await options.setup.find(call.tree);
    const wrote = { from: upper, indexFile: pristine.indexFile, extras: given.extras };
    const own = [warmLayer, setup].filter((path) => path !== undefined);
    return {
      place: {
        kind: 'layers',
        lowers: [...own, layer, pristine.dir],
        ...{ upper, work },
      },
      written: upper,
      removed: call.without === undefined ? [] : selected(options, call.without),
      keepWarm: (onNone) => {
        if (call.check === undefined) return;
        const folder = join(root, `warm-${slug(call.check)}`);
        discard(root, `warm-${slug(call.check)}`, join(root, 'trash'));
        mkdirSync(folder, { recursive: true, mode: 0o755 });
        try {
          siftUntracked(folder, { ...wrote, without: notWarm(call.without ?? (() => false)) });
          warm.set(call.check, folder);
        } catch (error) {
          onNone(refusalOf(error));
        }
      },
      hasSetup: setup !== undefined,
      // What setup removed of layer 0 stays removed.
      keepSetup: () =>
        options.setup.keep(call.tree, (to) => siftUntracked(to, { ...wrote, without: () => false, withMarks: true })),
      close: () => discardLayers(root, id, { work: join(id, 'work'), trash: join(root, 'trash') }),
    };
  };
}

function selected({ pristine }: LayeredAgentOptions, without: (path: string) => boolean): readonly string[] {
  return (readIndex(pristine.indexFile)?.ordered ?? []).map(({ path }) => path).filter(without);
}
