import type { Repository } from '../git/controller.ts';
import { isGitTampered } from '../git/seal.ts';
import { capture } from '../git/worktree.ts';
import { removeStateFile, type Trees } from '../trees.ts';
import type { Grounds } from './grounds.ts';

/** One folder for the agent and one for views, each cleaned and verified before it is used again. */
export function plainGrounds(repository: Repository, trees: Trees): Grounds {
  return {
    openAgent: async (call) => {
      const { dir, gitTampered } = await trees.openAgent(call);
      return { place: { kind: 'folder', dir }, gitTampered };
    },
    capture: async (call) => {
      const gitTampered = isGitTampered(trees.agent);
      removeStateFile(trees.agent);
      return { captured: await capture({ ...call, ...trees.agent, repository }), gitTampered };
    },
    openView: async ({ tree }) => {
      const { dir } = await trees.openView(tree);
      return {
        place: { kind: 'folder', dir },
        ...{ written: dir, removed: [], keepWarm: () => undefined, close: () => undefined },
      };
    },
  };
}
