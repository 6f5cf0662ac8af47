import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ViewKind } from '../../core/isolation.ts';
import type { Repository } from '../git/controller.ts';
import { type Layer, layLayer } from '../git/layer.ts';
import { discard } from '../git/trash.ts';
import { openMerger } from '../isolation/merged.ts';
import type { NamespaceMaker } from '../isolation/walls.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import type { Grounds } from './grounds.ts';
import { layeredAgent } from './layered-agent.ts';
import { layeredViews } from './layered-views.ts';
import { openPristine } from './pristine.ts';
import { noSetupLayers, setupLayers } from './setup-layers.ts';

export interface WalledGroundsOptions {
  readonly repository: Repository;
  /** Absolute folder of the run's trees. */
  readonly root: string;
  /** Ignored files that are laid into each tree. */
  readonly layer: Promise<Layer>;
  readonly maker: NamespaceMaker;
  readonly views: ViewKind;
  /** What there is without layers. */
  readonly plain: Grounds;
  readonly needs: SetupNeeds | undefined;
}

/** Trees behind walls: nobody can reach the lower layers, so they need no second look. */
export function walledGrounds(options: WalledGroundsOptions): Grounds {
  const { repository, root, layer, maker, views, plain, needs } = options;
  if (views === 'clean') return plain;
  const extras = async () => (await layer).extras;
  const pristine = openPristine({ repository, dir: join(root, 'base'), indexFile: join(root, 'base.index'), extras });
  const laid = laidOnce(root, layer);
  const mountPoint = join(root, 'merged');
  const merger = openMerger({ maker, git: repository.git, mountPoint });
  const setup = needs === undefined ? noSetupLayers : setupLayers({ needs, root, indexFile: pristine.indexFile });
  const layered = { repository, pristine, root, layer: laid, setup, merger };
  return { ...layeredAgent(layered), openView: layeredViews(layered) };
}

/** Layer 0, copied when the first tree is opened. */
function laidOnce(root: string, layer: Promise<Layer>): () => Promise<{ dir: string; layer: Layer }> {
  let laying: Promise<{ dir: string; layer: Layer }> | undefined;
  const dir = join(root, 'layer0');
  const lay = async (): Promise<{ dir: string; layer: Layer }> => {
    discard(root, 'layer0', join(root, 'trash'));
    mkdirSync(dir, { recursive: true, mode: 0o755 });
    const read = await layer;
    await layLayer(read, dir);
    return { dir, layer: read };
  };
  return () => {
    laying ??= lay();
    return laying;
  };
}
