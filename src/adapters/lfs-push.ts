import type { PushRef, PushResult, Repository } from './git/controller.ts';
import type { Lfs } from './git/lfs.ts';

export interface LfsPushOptions {
  /** Undefined where no attributes name Git LFS. */
  readonly lfs: () => Promise<Lfs | undefined>;
  /** Tree that the remote has with all its contents: the run start. */
  readonly startTree: string;
}

/**
 * A repository whose pushes of branches send new contents of Git LFS first: a server takes no commit whose contents it lacks, and
 * a branch without them would be of no use to anybody.
 */
export function sendingContents(repository: Repository, options: LfsPushOptions): Repository {
  return {
    ...repository,
    push: async (refs) => {
      const lfs = await options.lfs();
      if (lfs === undefined || lfs.fresh.size === 0) return repository.push(refs);
      const refused: PushResult[] = [];
      for (const ref of refs) refused.push(...(await sendFor(repository, { ...options, lfs: lfs }, ref)));
      const left = new Set(refused.map(({ ref }) => ref));
      const pushed = await repository.push(refs.filter(({ ref }) => !left.has(ref)));
      const results = new Map([...refused, ...pushed].map((result) => [result.ref, result]));
      return refs.flatMap(({ ref }) => results.get(ref) ?? []);
    },
  };
}

/** @returns the ref when it must not be pushed, with the cause */
async function sendFor(
  repository: Repository,
  { lfs, startTree }: { readonly lfs: Lfs; readonly startTree: string },
  { ref, commit }: PushRef,
): Promise<readonly PushResult[]> {
  if (!ref.startsWith('refs/heads/')) return [];
  const changes = await repository.changes(startTree, await repository.treeOf(commit));
  const named = changes.flatMap(({ newSha }) => lfs.pointers.get(newSha)?.oid ?? []);
  const oids = [...new Set(named)].filter((oid) => lfs.fresh.has(oid));
  if (oids.length === 0) return [];
  const sent = await repository.sendContents(oids);
  if (!sent.ok) {
    const message = `${sent.problem.message} They are kept in ${lfs.store}.`;
    return [{ ok: false, ref, commit, problem: { ...sent.problem, message } }];
  }
  for (const oid of oids) lfs.fresh.delete(oid);
  return [];
}
