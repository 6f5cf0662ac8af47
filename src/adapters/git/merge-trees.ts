import type { Repository } from './controller.ts';

export interface MergeTreesCall {
  /** Trees or commits. */
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
  /** Files that are merged by other rules: they stand as in `ours` afterwards and conflict with nothing. */
  readonly apart: readonly string[];
}

export type MergedTrees =
  | { readonly ok: true; readonly tree: string }
  /** Paths in conflict; empty when git could not merge at all. */
  | { readonly ok: false; readonly paths: readonly string[] };

/** Three trees merged without a worktree; nothing of the trees runs, and no configuration of theirs is read. */
export async function mergeTrees(repository: Repository, call: MergeTreesCall): Promise<MergedTrees> {
  const [base, ours, theirs] = await Promise.all(
    [call.base, call.ours, call.theirs].map((treeish) => without(repository, treeish, call.apart)),
  );
  const commit = (tree = '', parents: readonly string[] = []): Promise<string> =>
    repository.commit({ tree, parents, message: 'merge', at: 0 });
  // git finds the base of a merge in history: three commits of our own make it the one that is meant.
  const root = await commit(base);
  const [left, right] = await Promise.all([commit(ours, [root]), commit(theirs, [root])]);
  const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', '--', left, right];
  const { exitCode, stdout } = await repository.git.run(args);
  const [tree = '', ...paths] = stdout.toString('utf8').split('\0').filter(Boolean);
  if (exitCode !== 0) return { ok: false, paths: exitCode === 1 ? [...new Set(paths)] : [] };
  return { ok: true, tree: await withThose(repository, tree, call) };
}

async function without(repository: Repository, treeish: string, apart: readonly string[]): Promise<string> {
  const edits = apart.map((path) => ({ path, delete: true as const }));
  return repository.overlay(await repository.treeOf(treeish), edits);
}

async function withThose(repository: Repository, tree: string, { ours, apart }: MergeTreesCall): Promise<string> {
  const files = await Promise.all(apart.map((path) => repository.readFile(ours, path)));
  const edits = files.flatMap((file, at) => {
    const path = apart[at];
    return file === undefined || path === undefined ? [] : [{ path, mode: file.mode, bytes: file.bytes }];
  });
  return repository.overlay(tree, edits);
}
