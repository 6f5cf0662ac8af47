import type { TreeEdit } from '../adapters/git/controller.ts';
import type { TreeEntry } from '../adapters/git/tree-read.ts';
import { type SetupNeeds, setupNeeds } from '../adapters/setup-needs.ts';
import { globMatcher } from '../core/globs.ts';
import type { WorldCall } from './world-parts.ts';

/** Which trees of this run need dependencies that the workspace has not installed; undefined without `setup_command`. */
export function runSetupNeeds({ prepared, plan }: WorldCall): SetupNeeds | undefined {
  if (plan.setup === undefined) return undefined;
  const { repository } = prepared;
  return setupNeeds({
    plan: plan.setup,
    baseTree: () => baseTree({ prepared, plan }),
    layer0Tree: () => layer0Tree({ prepared, plan }),
    listFiles: async (tree) => (await repository.listFiles(tree)).map(({ path, sha }) => [path, sha] as const),
    withDependencies: async (base, tree) => {
      const [known, wanted] = await Promise.all([base, tree].map((each) => repository.listFiles(each)));
      const edits = dependencyEdits(plan.setup?.key ?? [], { known: known ?? [], wanted: wanted ?? [] });
      return repository.overlay(base, edits);
    },
  });
}

/** What makes the manifests and lock files of one tree those of another one. */
function dependencyEdits(
  globs: readonly string[],
  { known, wanted }: { readonly known: readonly TreeEntry[]; readonly wanted: readonly TreeEntry[] },
): readonly TreeEdit[] {
  const isDependency = globMatcher(globs);
  const files = wanted.filter(({ path }) => isDependency(path));
  const paths = new Set(files.map(({ path }) => path));
  const gone = known.filter(({ path }) => isDependency(path) && !paths.has(path));
  return [...gone.map(({ path }) => ({ path, delete: true as const })), ...files];
}

/** Tree of the policy base: the run start may hold what earlier nights or a pull request added, and nobody has merged that yet (04-trust rule 12). */
export async function baseTree({ prepared, plan }: Pick<WorldCall, 'prepared' | 'plan'>): Promise<string | undefined> {
  const imported = await prepared.repository.importCommit(plan.base.commit);
  return imported.ok ? prepared.repository.treeOf(plan.base.commit) : undefined;
}

/** What was installed in the workspace was installed for the commit that is checked out there, which need not be the run start. */
async function layer0Tree({ prepared, plan }: Pick<WorldCall, 'prepared' | 'plan'>): Promise<string | undefined> {
  const { repository, layers } = prepared;
  const { roots } = await layers(plan.start.commit);
  if (roots.size === 0) return undefined;
  const { commit } = await repository.workspaceHead();
  if (commit === plan.start.commit) return plan.start.tree;
  const imported = await repository.importCommit(commit);
  return imported.ok ? repository.treeOf(commit) : undefined;
}
