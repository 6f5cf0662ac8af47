import { globMatcher, type PathMatcher } from '../../core/globs.ts';
import type { Captured } from '../git/capture.ts';
import type { Change, Repository, TreeEdit } from '../git/controller.ts';
import type { TreeEntry } from '../git/tree-read.ts';
import type { Grounds } from './grounds.ts';

export interface HidingOptions {
  readonly repository: Repository;
  /** Globs of the files that no agent sees (10-fine-print, Hidden checks); never empty. */
  readonly hiddenPaths: readonly string[];
  /** Commit whose files of these names lie in every view: the policy base. */
  readonly base: string;
}

/**
 * Grounds on which agents work without some files and gates always with them, as the policy base has them. What an agent puts at
 * such a path is not taken, and what the tree of the story has there stays.
 */
export function hidingGrounds(grounds: Grounds, options: HidingOptions): Grounds {
  const { repository } = options;
  const isHidden = globMatcher(options.hiddenPaths);
  const trees = treesWithout(repository, isHidden);
  let base: Promise<readonly TreeEntry[]> | undefined;
  return {
    ...grounds,
    openAgent: async (call) => {
      const tree = await trees(call.tree);
      // A commit of its own: behind the story's one the files could be read.
      const message = 'The tree that this attempt starts from';
      const head = await repository.commit({ tree, parents: [], message, at: 0 });
      return grounds.openAgent({ ...call, tree, head, apart: true });
    },
    capture: async (call) => {
      const baseTree = await trees(call.baseTree);
      const found = await grounds.capture({ ...call, baseTree, givenTree: await trees(call.givenTree) });
      return {
        ...found,
        captured: await putBack(options, isHidden, { captured: found.captured, from: call.baseTree }),
      };
    },
    openView: async (call) => {
      base ??= hiddenIn(repository, options.base, isHidden);
      const edits = (await base).map(({ path, mode, sha }): TreeEdit => ({ path, mode, sha }));
      return grounds.openView({ ...call, tree: await repository.overlay(await trees(call.tree), edits) });
    },
  };
}

/** Makes trees without the hidden files, each once. */
function treesWithout(repository: Repository, isHidden: PathMatcher): (tree: string) => Promise<string> {
  const made = new Map<string, Promise<string>>();
  const make = async (tree: string): Promise<string> =>
    repository.overlay(
      tree,
      (await hiddenIn(repository, tree, isHidden)).map(({ path }) => ({ path, delete: true as const })),
    );
  return (tree) => {
    const known = made.get(tree) ?? make(tree);
    made.set(tree, known);
    return known;
  };
}

async function hiddenIn(repository: Repository, treeish: string, isHidden: PathMatcher): Promise<readonly TreeEntry[]> {
  return (await repository.listFiles(treeish)).filter(({ path }) => isHidden(path));
}

/** The captured tree with the hidden files as the story's start has them, and without anything else at their paths. */
async function putBack(
  { repository }: HidingOptions,
  isHidden: PathMatcher,
  { captured, from }: { readonly captured: Captured; readonly from: string },
): Promise<Captured> {
  const kept = (await hiddenIn(repository, from, isHidden)).map(
    ({ path, mode, sha }): TreeEdit => ({ path, mode, sha }),
  );
  const whole = async (tree: string): Promise<string> => {
    const planted = (await hiddenIn(repository, tree, isHidden)).map(({ path }) => ({ path, delete: true as const }));
    return repository.overlay(tree, [...planted, ...kept]);
  };
  if (!captured.ok) {
    const { salvaged } = captured;
    return salvaged === undefined
      ? captured
      : { ...captured, salvaged: { ...salvaged, tree: await whole(salvaged.tree) } };
  }
  const planted = captured.changes.filter(({ path }) => isHidden(path));
  return {
    ...captured,
    tree: await whole(captured.tree),
    changes: captured.changes.filter((change: Change) => !planted.includes(change)),
    notImported: [...captured.notImported, ...planted.map(({ path }) => ({ path, why }))],
  };
}

const why = 'hidden_paths keeps that path for tests that agents do not see';
