import { oldBranches, oldRuns } from '../core/retention.ts';
import type { Repository } from './git/controller.ts';

export interface RetentionCall {
  readonly repository: Pick<Repository, 'git' | 'push' | 'deleteRef' | 'listFolder' | 'readFile' | 'importCommit'>;
  /** Full ref name -> commit, as the remote had it when this workflow run began. */
  readonly remoteRefs: ReadonlyMap<string, string>;
  readonly feature: string;
  /** The run that cleans up; it may go on again, however old it is. */
  readonly runId: string;
  /** What was made before goes: `yyyymmdd-HHMMSS`. */
  readonly before: string;
}

/**
 * Takes away what is older than the user wants to keep: branches with older work, as far as a journal of this feature tells that a
 * run of it made them, and this machine's attempts. One sentence for each thing; what cannot be removed stays.
 */
export async function removeOld(call: RetentionCall): Promise<readonly string[]> {
  return [...(await removeBranches(call)), ...(await removeAttempts(call))];
}

async function removeBranches({ repository, remoteRefs, feature, before }: RetentionCall): Promise<readonly string[]> {
  const heads = [...remoteRefs.keys()].flatMap((ref) => (ref.startsWith(HEADS) ? [ref.slice(HEADS.length)] : []));
  const old = oldBranches(heads, before);
  if (old.length === 0) return [];
  // Stories of several features may have one id, so the name of a branch proves nothing.
  const told = await journalsOf(repository, remoteRefs.get(`refs/ralph/${feature}/state`));
  const own = old.filter(({ was }) => told.some((text) => says(text, 'branch', was) || says(text, 'wip', was)));
  const refs = own.map(({ branch }) => {
    const commit = remoteRefs.get(`${HEADS}${branch}`) ?? '';
    return { ref: `${HEADS}${branch}`, commit, expect: commit, remove: true } as const;
  });
  const results = refs.length === 0 ? [] : await repository.push(refs);
  return results.map((result) => {
    const branch = result.ref.slice(HEADS.length);
    return result.ok
      ? `removed after retention_days: ${branch}`
      : `${branch} is older than retention_days and stays: ${result.problem.message}`;
  });
}

const HEADS = 'refs/heads/';

/** A run that made it names it as its branch, and one that tried its story again as what it remembers. */
function says(journal: string, key: 'branch' | 'wip', branch: string): boolean {
  return journal.includes(`"${key}":${JSON.stringify(branch)}`);
}

/** The texts of the feature's journals as they were before this run; none where they cannot be had. */
async function journalsOf(
  repository: RetentionCall['repository'],
  commit: string | undefined,
): Promise<readonly string[]> {
  const imported = commit === undefined ? undefined : await repository.importCommit(commit);
  if (commit === undefined || imported?.ok !== true) return [];
  const files = await repository.listFolder(commit, 'runs');
  const journals = files.filter(({ path }) => path.endsWith('.jsonl'));
  const read = await Promise.all(journals.map(({ path }) => repository.readFile(commit, path)));
  return read.flatMap((file) => (file === undefined ? [] : [file.bytes.toString('utf8')]));
}

/** Attempts are kept on their machine alone, for whoever looks into a run that failed there. */
async function removeAttempts({ repository, feature, runId, before }: RetentionCall): Promise<readonly string[]> {
  const place = `refs/ralph/${feature}/attempt/`;
  const listed = await repository.git.run(['for-each-ref', '--format=%(refname)', place]);
  const refs = listed.stdout
    .toString('utf8')
    .split('\n')
    .filter((ref) => ref.startsWith(place));
  const runs = Map.groupBy(refs, (ref) => ref.slice(place.length).split('/')[0] ?? '');
  const old = oldRuns(runs.keys(), before, new Set([runId]));
  for (const ref of old.flatMap((run) => runs.get(run) ?? [])) await repository.deleteRef(ref);
  return old.map((run) => `removed after retention_days: the attempts of run ${run} on this machine`);
}

/**
 * Runs whose records need not be kept: old ones, but for the newest, which the next run learns from, and those that made commits of the
 * branch, which only their journals tell from those of others.
 */
export async function oldRecords(
  repository: Pick<Repository, 'git'>,
  ids: readonly string[],
  { before, head, base }: { readonly before: string; readonly head: string; readonly base: string },
): Promise<readonly string[]> {
  const newest = ids.toSorted().at(-1);
  const old = oldRuns(ids, before, new Set(newest === undefined ? [] : [newest]));
  if (old.length === 0) return [];
  const format = '--format=%(trailers:key=Ralph-Run,valueonly)';
  const told = await repository.git.run(['log', format, head, `^${base}`, '--']);
  if (told.exitCode !== 0) return [];
  const onBranch = new Set(told.stdout.toString('utf8').split('\n'));
  return old.filter((id) => !onBranch.has(id));
}
