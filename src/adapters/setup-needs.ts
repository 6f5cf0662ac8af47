import { createHash } from 'node:crypto';
import type { SetupPlan } from '../core/plan.ts';
import { dependencyText, type SetupNeed, setupNeed, type TreeFile } from '../core/setup.ts';

/** What the views of one tree need beside its tracked files. */
export type TreeNeed =
  | Extract<SetupNeed, { type: 'layer0' }>
  | (Extract<SetupNeed, { type: 'setup' }> & {
      /** The dependency key is the policy base's: no agent and no pull request has had a say in it. */
      readonly asAtBase: boolean;
      /**
       * Tree on which the layer is made: the policy base with the manifests and lock files of the tree, so that nothing else of what waits
       * for review runs; undefined = the policy base is not at hand, and setup runs in each view.
       */
      readonly installOn: string | undefined;
    });

/** Tells for each tree whether dependencies have to be installed for its views. */
export interface SetupNeeds {
  of(tree: string): Promise<TreeNeed>;
}

export interface SetupNeedsOptions {
  readonly plan: SetupPlan;
  /** Tree of the policy base; undefined = it is not at hand. */
  readonly baseTree: () => Promise<string | undefined>;
  /** Tree that the workspace held when layer 0 was read from it; undefined = nothing was installed there. */
  readonly layer0Tree: () => Promise<string | undefined>;
  readonly listFiles: (tree: string) => Promise<Iterable<TreeFile>>;
  /** The policy base with the manifests and lock files of another tree. */
  readonly withDependencies: (base: string, tree: string) => Promise<string>;
}

/** Reads each tree once; the decision itself is the core's. */
export function setupNeeds(options: SetupNeedsOptions): SetupNeeds {
  const { plan, baseTree, layer0Tree } = options;
  const keyOf = keyReader(options);
  let installed: Promise<string | undefined> | undefined;
  let trusted: Promise<string | undefined> | undefined;
  return {
    of: async (tree) => {
      installed ??= layer0Tree().then((found) => (found === undefined ? undefined : keyOf(found)));
      trusted ??= baseTree();
      const base = await trusted;
      const baseKey = base === undefined ? undefined : await keyOf(base);
      const need = setupNeed(plan, { tree: await keyOf(tree), layer0: await installed, base: baseKey });
      if (need.type === 'layer0') return need;
      const asAtBase = base !== undefined && need.key === baseKey;
      if (base === undefined || asAtBase) return { ...need, asAtBase, installOn: base };
      return { ...need, asAtBase, installOn: await options.withDependencies(base, tree) };
    },
  };
}

function keyReader({ plan, listFiles }: SetupNeedsOptions): (tree: string) => Promise<string> {
  const keys = new Map<string, Promise<string>>();
  const read = async (tree: string): Promise<string> =>
    createHash('sha256')
      .update(dependencyText(await listFiles(tree), plan.key))
      .digest('hex');
  return (tree) => {
    const key = keys.get(tree) ?? read(tree);
    keys.set(tree, key);
    return key;
  };
}
