import { dirname } from 'node:path';
import { slug } from '../../core/slug.ts';
import type { Repository } from '../git/controller.ts';
import { isGitTampered } from '../git/seal.ts';
import { removeStateFile, type Trees } from '../trees.ts';
import type { Grounds } from './grounds.ts';
import { warmLayer, warmLayers } from './warm.ts';

/** One folder for the agent and one for views, each cleaned and verified before it is used again. */
export function plainGrounds(repository: Repository, trees: Trees): Grounds {
  const warm = warmLayers((check) => `warm-${slug(check)}`);
  const { indexFile } = trees.view;
  const root = dirname(trees.view.dir);
  return {
    openAgent: async (call) => {
      const { dir } = await trees.openAgent(call);
      return { place: { kind: 'folder', dir } };
    },
    capture: async (call) => {
      const gitTampered = isGitTampered(trees.agent);
      removeStateFile(trees.agent);
      const { capture } = await import('../git/capture.ts');
      const captured = await capture({ ...call, ...trees.agent, repository, extras: await trees.extras() });
      return { captured, gitTampered };
    },
    openView: async ({ tree, check, without = () => false }) => {
      const { dir, below } = await trees.openView(tree, await warm.of(check));
      return {
        place: { kind: 'folder', dir },
        ...{ written: dir, removed: [], close: () => undefined, hasSetup: false, keepSetup: async () => undefined },
        keepWarm: (onNone) => {
          const make = (name: string) => warmLayer({ root, name, from: dir, indexFile, without, below });
          warm.keep(check, { make, onNone });
        },
      };
    },
  };
}
