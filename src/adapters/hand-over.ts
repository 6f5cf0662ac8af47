import { join } from 'node:path';
import type { PushRef, PushResult, Repository } from './git/controller.ts';
import type { PushRefusal } from './git/refusal.ts';
import { isNeededRef } from './records-apart.ts';

/** The only file of a hand-over. */
export const HAND_OVER_FILE = 'hand-over.bundle';

/**
 * A repository that reads the remote and pushes nothing: what would be pushed stands in a bundle in the folder, written anew with
 * each push, so that a job that is cut short leaves what was there before.
 */
export function handingOver(repository: Repository, folder: string): Repository {
  const file = join(folder, HAND_OVER_FILE);
  const handed = new Map<string, string>();
  const there = new Set<string>();
  const write = async (): Promise<PushRefusal | undefined> => {
    if (handed.size === 0) return undefined;
    const since = [...there];
    const bundled = await repository.bundle(
      file,
      [...handed].map(([ref, commit]) => ({ ref, commit, since })),
    );
    return bundled.ok ? undefined : refusal(bundled.problem.message);
  };
  return {
    ...repository,
    importCommit: async (commit) => {
      const imported = await repository.importCommit(commit);
      if (imported.ok && imported.from !== 'store') there.add(commit);
      return imported;
    },
    fetchRef: async (ref) => {
      const fetched = await repository.fetchRef(ref);
      if (fetched.ok) there.add(fetched.commit);
      return fetched;
    },
    checkPushAccess: async () => ({ ok: true }),
    sendContents: async () => ({ ok: false, problem: refusal(noContents) }),
    push: async (wanted) => {
      for (const { ref, commit, remove } of wanted) {
        if (remove === true) handed.delete(ref);
        else if (!there.has(commit)) handed.set(ref, commit);
      }
      const problem = await write();
      return wanted.map((each) => resultOf(each, problem));
    },
  };
}

function resultOf({ ref, commit, remove }: PushRef, problem: PushRefusal | undefined): PushResult {
  // The job that publishes takes away what records need no more.
  const why = remove === true && !isNeededRef(ref) ? refusal(noRemoval) : problem;
  return why === undefined ? { ok: true, ref, commit } : { ok: false, ref, commit, problem: why };
}

function refusal(message: string): PushRefusal {
  return { kind: 'other', permanent: true, message };
}

const noContents = 'With hand_over nothing is sent to the server of Git LFS. Let a job that pushes work on such files.';

const noRemoval = 'With hand_over nothing is removed from the remote.';
