import { hash } from 'node:crypto';

/** Files of a tree: path to text. */
export type Files = ReadonlyMap<string, string>;

export interface CommitObject {
  readonly tree: string;
  readonly parent: string | undefined;
  /** Further parents; absent = none. */
  readonly others?: readonly string[];
  readonly message: string;
  readonly at: number;
}

/** Git's objects: everything is named by what it holds. The remote keeps the same kind of objects under its own refs. */
export interface Objects {
  writeTree(files: Files): string;
  tree(id: string): Files;
  /** A commit's tree, or the tree itself. */
  treeOf(treeish: string): string;
  writeCommit(commit: CommitObject): string;
  commit(id: string): CommitObject | undefined;
  /** From the commit to its oldest ancestor. */
  history(id: string): readonly string[];
  /** Everything that is reached from the commit over all parents, itself included. */
  reach(id: string): ReadonlySet<string>;
  /** The newest commit that both have, over all parents, as `git merge-base` tells it; undefined when there is none. */
  parting(one: string, other: string): string | undefined;
}

export function createObjects(): Objects {
  const trees = new Map<string, Files>();
  const commits = new Map<string, CommitObject>();
  const treeOf = (treeish: string): string => commits.get(treeish)?.tree ?? treeish;
  const parentsOf = ({ parent, others = [] }: CommitObject): readonly string[] =>
    parent === undefined ? others : [parent, ...others];
  const reach = (id: string): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const left = [id]; left.length > 0; ) {
      const at = left.pop() ?? '';
      const commit = commits.get(at);
      if (commit === undefined || found.has(at)) continue;
      found.add(at);
      left.push(...parentsOf(commit));
    }
    return found;
  };
  return {
    writeTree: (files) => {
      const id = nameOf([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)));
      if (!trees.has(id)) trees.set(id, new Map(files));
      return id;
    },
    tree: (id) => {
      const files = trees.get(treeOf(id));
      if (files === undefined) throw new Error(`The simulated store has no tree ${id}.`);
      return files;
    },
    treeOf,
    writeCommit: (commit) => {
      const id = nameOf(commit);
      commits.set(id, commit);
      return id;
    },
    commit: (id) => commits.get(id),
    history: (id) => {
      const found: string[] = [];
      for (let at: string | undefined = id; at !== undefined; at = commits.get(at)?.parent) found.push(at);
      return found;
    },
    reach,
    parting: (one, other) => {
      const common = [...reach(one).intersection(reach(other))];
      const old = new Set(common.flatMap((id) => parentsOf(commits.get(id) as CommitObject)));
      const newest = (a: string, b: string): number => (commits.get(b)?.at ?? 0) - (commits.get(a)?.at ?? 0);
      return common.filter((id) => !old.has(id)).toSorted(newest)[0];
    },
  };
}

/** What agents and checks see of a tree: everything but the controller's own files, whose texts hold times. */
export function codeOf(files: Files): string {
  return nameOf([...files].filter(([path]) => isCode(path)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether an agent may have written it. */
export function isCode(path: string): boolean {
  return path.startsWith('src/') || path.startsWith('test/') || path === 'base.txt';
}

function nameOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value));
}
