import type { GitProblem, Repository } from '../adapters/git/controller.ts';
import type { Settings } from '../settings/settings.ts';
import type { FoundPrd } from './find-prd.ts';
import type { Job } from './job.ts';
import { configError, environmentBroken, type Refusal } from './refusal.ts';

/** Where rules are read, and what the remote has. */
export interface Base {
  readonly ok: true;
  readonly branch: string;
  readonly commit: string;
  /** The remote's default branch, which no run ever pushes; undefined when nothing names it. */
  readonly defaultBranch: string | undefined;
  /** Full ref name -> commit, of every branch and ralph ref on the remote. */
  readonly remoteRefs: ReadonlyMap<string, string>;
}

/** The base, and how to ask whether the remote would take a push. */
export interface FoundBase extends Base {
  readonly access: () => ReturnType<Repository['checkPushAccess']>;
}

export interface FindBaseCall {
  readonly job: Job;
  readonly baseBranch: string | undefined;
  /** Called with a commit that is very likely the base as soon as it is at hand. */
  readonly onImported: (commit: string) => void;
}

/** Finds and imports the policy base: the default branch, or `base_branch` (02-loop §1, Two bases). */
export async function findBase(repository: Repository, call: FindBaseCall): Promise<FoundBase | Refusal> {
  const early = expectedCommit(call);
  // First what most of the rest waits for.
  const importing = early === undefined ? undefined : repository.importCommit(early);
  const listing = repository.remoteRefs(['refs/heads/', 'refs/ralph/', 'refs/tags/']);
  if (early !== undefined) importing?.then(({ ok }) => ok && call.onImported(early)).catch(() => undefined);
  const remote = await listing;
  const found = remote.ok
    ? await choose(repository, call, { remote, early, importing })
    : remoteRefusal(remote.problem);
  // Nothing may go on behind a refusal: it would keep the step alive and ask a repository that is closed.
  if (!found.ok) await importing?.catch(() => undefined);
  return found;
}

interface Choice {
  readonly remote: Extract<Awaited<ReturnType<Repository['remoteRefs']>>, { ok: true }>;
  readonly early: string | undefined;
  readonly importing: ReturnType<Repository['importCommit']> | undefined;
}

async function choose(
  repository: Repository,
  { job, baseBranch }: FindBaseCall,
  { remote, early, importing }: Choice,
): Promise<FoundBase | Refusal> {
  const defaultBranch = payloadDefault(job) ?? remote.head?.replace('refs/heads/', '');
  const branch = baseBranch ?? defaultBranch;
  if (branch === undefined) {
    return configError(
      'The remote names no default branch. Set the input base_branch to the branch that work starts from.',
    );
  }
  const commit = job.ref === `refs/heads/${branch}` ? job.sha : remote.refs.get(`refs/heads/${branch}`);
  if (commit === undefined) {
    return configError(`base_branch: the remote has no branch "${branch}". It has ${someBranches(remote.refs)}.`);
  }
  const imported = await ((commit === early && importing) || repository.importCommit(commit));
  if (!imported.ok) return remoteRefusal(imported.problem);
  const access = () => repository.checkPushAccess(commit, 'refs/ralph/access-check');
  return { ok: true, branch, commit, defaultBranch, remoteRefs: remote.refs, access };
}

export interface WorkPlace {
  readonly job: Job;
  /** The input `base_branch`; undefined: not given. */
  readonly baseBranch: string | undefined;
  /** Branch that gets the work. */
  readonly branch: string;
  readonly prd: FoundPrd;
}

/** Where the work starts, said where a person may think that it starts elsewhere. */
export function baseNotices(base: Base, { job, baseBranch, branch, prd }: WorkPlace): readonly string[] {
  const [, kind, from] = /^refs\/(heads|tags)\/(.+)$/.exec(job.ref) ?? [];
  const named = prd.prd.baseBranch;
  const isOther = (name: string | undefined): name is string => name !== undefined && name !== base.branch;
  const start = `work starts at ${base.branch}`;
  const how = kind === 'tags' ? 'base_branch takes branches only' : `set base_branch: ${from} to start there`;
  return [
    ...(isOther(from) && from !== branch && baseBranch === undefined && job.asked === undefined
      ? [`This workflow run is on ${from}, ${start}: ${how}.`]
      : []),
    ...(isOther(named)
      ? [`${prd.path}: "baseBranch" is ${named}, ${start}: set base_branch: ${named} to start there.`]
      : []),
  ];
}

/** The commit that will be the base whatever the remote lists: a job on the branch that is named as base. */
function expectedCommit({ job, baseBranch }: FindBaseCall): string | undefined {
  const branch = baseBranch ?? payloadDefault(job);
  return branch !== undefined && job.ref === `refs/heads/${branch}` ? job.sha : undefined;
}

/**
 * Why the remote would take no push, asked without one. Undefined = it would, or the push of the lock is going to tell: a dry run makes
 * none, and the start of a person is counted before it.
 */
export async function pushRefusal(
  { access }: FoundBase,
  { asked }: Job,
  { dryRun }: Pick<Settings, 'dryRun'>,
): Promise<Refusal | undefined> {
  if (!dryRun && asked === undefined) return undefined;
  const allowed = await access();
  return allowed.ok ? undefined : remoteRefusal(allowed.problem);
}

/** A missing permission is the user's to set; a silent network is nobody's fault and may work later. */
export function remoteRefusal(problem: GitProblem): Refusal {
  return problem.kind === 'network' || problem.kind === 'timeout'
    ? environmentBroken(problem.message)
    : configError(problem.message);
}

function payloadDefault({ payload }: Job): string | undefined {
  const { repository } = payload as { repository?: { default_branch?: unknown } };
  const name = repository?.default_branch;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function someBranches(refs: ReadonlyMap<string, string>): string {
  const names = [...refs.keys()].filter((ref) => ref.startsWith('refs/heads/')).map((ref) => ref.slice(11));
  if (names.length === 0) return 'no branches at all';
  return names.slice(0, 8).join(', ') + (names.length > 8 ? ` and ${names.length - 8} more` : '');
}
