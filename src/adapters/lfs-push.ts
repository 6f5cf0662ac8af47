import type { PushRef, PushResult, Repository } from './git/controller.ts';
import type { Lfs } from './git/lfs.ts';
import type { PushRefusal } from './git/refusal.ts';

export interface LfsPushOptions {
  /** Undefined where no attributes name Git LFS. */
  readonly lfs: () => Promise<Lfs | undefined>;
  /** Commit that the remote has with all its contents, and its tree: the run start. */
  readonly start: { readonly commit: string; readonly tree: string };
}

/**
 * A repository whose pushes of branches send new contents of Git LFS first: a server takes no commit whose contents it lacks, and
 * a branch without them would be of no use to anybody.
 */
export function sendingContents(repository: Repository, options: LfsPushOptions): Repository {
  return {
    ...repository,
    push: async (refs, together) => {
      const lfs = await options.lfs();
      if (lfs === undefined || lfs.fresh.size === 0) return repository.push(refs, together);
      const refused = await sendAll(repository, { ...options, lfs }, refs);
      const left = new Set(refused.map(({ ref }) => ref));
      const pushed = await repository.push(
        refs.filter(({ ref }) => !left.has(ref)),
        together,
      );
      const results = new Map([...refused, ...pushed].map((result) => [result.ref, result]));
      return refs.flatMap(({ ref }) => results.get(ref) ?? []);
    },
  };
}

interface Sending extends Pick<LfsPushOptions, 'start'> {
  readonly lfs: Lfs;
}

/** @returns the refs that must not be pushed, with the cause; after a server that did not answer in time the others are not tried */
async function sendAll(repository: Repository, sending: Sending, refs: readonly PushRef[]): Promise<PushResult[]> {
  const refused: PushResult[] = [];
  let silent: PushRefusal | undefined;
  for (const { ref, commit } of refs) {
    const oids = ref.startsWith('refs/heads/') ? await missingFor(repository, sending, commit) : [];
    if (oids.length === 0) continue;
    const problem = silent ?? (await send(repository, sending.lfs, oids));
    if (problem === undefined) continue;
    refused.push({ ok: false, ref, commit, problem });
    if (problem.kind === 'timeout') silent = problem;
  }
  return refused;
}

async function send(repository: Repository, lfs: Lfs, oids: readonly string[]): Promise<PushRefusal | undefined> {
  const sent = await repository.sendContents(oids);
  if (!sent.ok) return { ...sent.problem, message: `${sent.problem.message} They are kept in ${lfs.store}.` };
  for (const oid of oids) lfs.fresh.delete(oid);
  return undefined;
}

/** Contents that some commit since the run start names: a server wants those of every commit, not of the last one alone. */
async function missingFor(repository: Repository, { lfs, start }: Sending, tip: string): Promise<string[]> {
  const oids = new Set<string>();
  for (const commit of await commitsSince(repository, start.commit, tip)) {
    const changes = await repository.changes(start.tree, await repository.treeOf(commit));
    for (const { newSha } of changes) oids.add(lfs.pointers.get(newSha)?.oid ?? '');
  }
  return [...oids].filter((oid) => lfs.fresh.has(oid));
}

async function commitsSince({ git }: Repository, start: string, tip: string): Promise<readonly string[]> {
  const listed = await git.ok(['rev-list', '--stdin'], { input: `${tip}\n^${start}\n` });
  return listed.toString('latin1').split('\n').filter(Boolean);
}
