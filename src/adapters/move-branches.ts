import type { OlderWork } from '../core/older-work.ts';
import type { Repository } from './git/controller.ts';

export interface MoveBranchesCall {
  readonly repository: Pick<Repository, 'fetchRef' | 'push'>;
  /** Full ref name -> commit, as the remote had it when this workflow run began. */
  readonly remoteRefs: ReadonlyMap<string, string>;
  readonly moves: readonly OlderWork[];
}

/**
 * Renames branches on the remote. The old name is taken away only once the new one is there, and only while it still holds the commit
 * that was moved, so nothing is lost whenever this is cut short; doing it again finishes it. One sentence for each.
 */
export async function moveBranches(call: MoveBranchesCall): Promise<readonly string[]> {
  const notes: string[] = [];
  for (const move of call.moves) {
    const note = await moveBranch(call, move);
    if (note !== undefined) notes.push(note);
  }
  return notes;
}

async function moveBranch({ repository, remoteRefs }: MoveBranchesCall, move: OlderWork): Promise<string | undefined> {
  const [from, to] = [`refs/heads/${move.from}`, `refs/heads/${move.to}`];
  const there = remoteRefs.get(to);
  if (remoteRefs.get(from) === undefined) return there === undefined ? undefined : moved(move);
  const fetched = await repository.fetchRef(from);
  if (!fetched.ok) return kept(move, fetched.problem.message);
  const { commit } = fetched;
  if (there !== undefined && there !== commit) return kept(move, `${move.to} holds other work.`);
  if (there === undefined) {
    const [created] = await repository.push([{ ref: to, commit, expect: null }]);
    if (created?.ok === false) return kept(move, created.problem.message);
  }
  const [removed] = await repository.push([{ ref: from, commit, expect: commit, remove: true }]);
  return removed?.ok === false ? `${moved(move)} ${move.from} is there still: ${removed.problem.message}` : moved(move);
}

function moved({ story, from, to }: OlderWork): string {
  return `${story} was tried again: what an earlier run left on ${from} is on ${to} now.`;
}

function kept({ story, from, to }: OlderWork, why: string): string {
  return `${story} was tried again, but ${from} was not moved to ${to}: ${why}`;
}
