import { existsSync } from 'node:fs';
import type { GitProblem } from '../adapters/git/controller.ts';
import { type BringCall, type Brought, type Latest, nothing, ownFile, told } from './brought.ts';
import { readForeign } from './foreign-journal.ts';
import { newestJournal } from './journal-names.ts';
import { judgeJournal } from './judge-journal.ts';
import { environmentBroken, type Refusal } from './refusal.ts';

/**
 * Puts the journal of an unfinished run that another machine pushed to `refs/ralph/<feature>/state` beside this machine's own, with
 * the commits that it needs, so that the run goes on here from its last finished step (02-loop §6). A journal of this machine that
 * tells as much stays as it is. A damaged one is refused, as one on disk is (catalogue D7).
 */
export async function bringJournal(call: BringCall): Promise<Brought | Refusal> {
  const { repository, base, feature } = call;
  const ref = `refs/ralph/${feature}/state`;
  const there = base.remoteRefs.get(ref);
  if (call.take === 'nothing' || there === undefined) return nothing;
  const here = await repository.readRef(ref);
  const fetched = here === there ? { ok: true as const, commit: there } : await repository.fetchRef(ref);
  if (!fetched.ok) return unread(call, ref, fetched.problem);
  if (here === undefined && call.take === 'run') await repository.setRef(ref, fetched.commit);
  const latest = await latestJournal(call, fetched.commit, `on ${ref}`);
  // Who was stopped after the fetch, or began no run, has the records and may not have the journal.
  if (latest === undefined || (here === there && existsSync(ownFile(call, latest.name)))) return nothing;
  return judgeJournal(call, latest);
}

/** A remote that does not answer now will later; until then nobody knows what was done already, and a run would pay for it again. */
function unread({ take }: BringCall, ref: string, { kind, message }: GitProblem): Brought | Refusal {
  const what = `What earlier runs left on ${ref} could not be read: ${message}`;
  if (take === 'memory' || (kind !== 'network' && kind !== 'timeout')) return told(what);
  return environmentBroken(`${what} Start the run again; resume: never begins one that knows nothing of them.`);
}

/** The newest run's journal: whatever an older one left open, a newer run has taken its place. */
async function latestJournal(call: BringCall, commit: string, place: string): Promise<Latest | undefined> {
  const { repository, runId, feature } = call;
  const names = (await repository.listFolder(commit, 'runs')).map(({ path }) => path.slice('runs/'.length));
  const name = newestJournal(names, runId);
  return name === undefined
    ? undefined
    : { name, ...(await readForeign(repository, { commit, name, place, feature })) };
}
