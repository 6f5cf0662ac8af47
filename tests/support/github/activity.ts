import { noSha, refsOf } from './git-store.ts';
import { type Account, type Activity, type Hub, nextId, type Repository } from './model.ts';

/** Who moved branches, and when, if nobody pushed through the stand-in. */
export interface Noted {
  readonly actor?: Account | undefined;
  /** Milliseconds since the epoch; default now. */
  readonly atMs?: number;
}

/** Notes every branch that is not where the record of pushes left it, as GitHub's own record would: by its clock, whatever commits say. */
export function noteBranches(hub: Hub, repository: Repository, { actor, atMs = hub.now() }: Noted = {}): void {
  const known = new Map(repository.activities.map(({ ref, after }) => [ref, after]));
  const now = refsOf(repository.remote);
  for (const ref of new Set([...known.keys(), ...now.keys()])) {
    if (!ref.startsWith('refs/heads/')) continue;
    const [before, after] = [known.get(ref) ?? noSha, now.get(ref) ?? noSha];
    if (before !== after) repository.activities.push({ id: nextId(hub), before, after, ref, at: iso(atMs), actor });
  }
}

/** The same for the time before anybody did anything: what a test puts into the bare repository by hand. */
export function noteOldBranches(hub: Hub, repository: Repository): void {
  noteBranches(hub, repository, { actor: repository.owner, atMs: Date.parse(repository.createdAt) - hourMs });
}

const hourMs = 3_600_000;

/** Notes that a branch came to where it is at that time. */
export function notePush(
  hub: Hub,
  repository: Repository,
  given: Omit<Activity, 'id' | 'at'> & { atMs: number },
): void {
  const { atMs, ...rest } = given;
  repository.activities.push({ ...rest, id: nextId(hub), at: iso(atMs) });
}

export function activityType({ before, after }: Activity): string {
  if (before === noSha) return 'branch_creation';
  return after === noSha ? 'branch_deletion' : 'push';
}

function iso(atMs: number): string {
  return new Date(atMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
