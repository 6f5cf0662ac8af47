import { neededCommits } from '../core/needed-commits.ts';
import type { RunState } from '../core/state.ts';
import type { RefUpdate } from '../ports.ts';
import type { Repository, TreeEdit } from './git/controller.ts';
import { type JournalCopy, journalCopier } from './store/journal-copy.ts';

export interface RecordsOptions {
  readonly repository: Repository;
  /** Full name of the state ref, `refs/ralph/<feature>/state`. */
  readonly ref: string;
  /** The state commit that the remote has, if any. */
  readonly remoteCommit: string | undefined;
  readonly journalFile: string;
  /** Redacts the journal and every other file on its way out. */
  readonly redact: (text: string) => string;
  /** Run record, ledger and state files, by path inside the state ref. */
  readonly files: (state: RunState) => readonly { readonly path: string; readonly text: string }[];
  /** Runs of these whose records are not kept any longer; absent = all are. */
  readonly outdated?: (ids: readonly string[], state: RunState) => Promise<readonly string[]>;
  readonly now: () => number;
  /** A commit leans on what the run needs, not on the records before it; absent = on both. */
  readonly alone?: boolean;
}

/**
 * The run's own records as a plain commit on the state ref: journal, run record, LEDGER.md (02-loop §6). Each call adds one
 * commit on top of the last; what the run needs to go on elsewhere are further parents, so that it is on the remote too.
 */
export function stateRecords(options: RecordsOptions): (state: RunState) => Promise<RefUpdate | undefined> {
  const copy = journalCopier(options.journalFile, options.redact);
  let known: string | undefined;
  return async (state) => {
    const { ref } = options;
    const last = known === undefined ? await lastCommit(options) : { commit: known };
    // Beside a history that cannot be had now there must not begin another one: the next call tries again.
    if (last === 'unreachable') return undefined;
    const made = await record(options, { state, parent: last.commit, journal: await copy() });
    if (made !== last.commit) known = made;
    return { ref, commit: made };
  };
}

interface Recording {
  readonly state: RunState;
  readonly parent: string | undefined;
  readonly journal: JournalCopy;
}

/** The commit on top of the last one; the last one itself when nothing changed. */
async function record(options: RecordsOptions, { state, parent, journal }: Recording): Promise<string> {
  const { repository, ref } = options;
  const from = parent === undefined ? await repository.emptyTree() : await repository.treeOf(parent);
  const files = filesOf(options, state, journal);
  const tree = await repository.overlay(from, [
    ...(parent === undefined ? [] : await removals(options, { state, parent })),
    ...files.map(({ path, text }) => ({ path, mode: '100644', bytes: Buffer.from(text) }) as const),
  ]);
  if (parent !== undefined && tree === from) return parent;
  const needed = journal.step === undefined ? [] : neededCommits(journal.step.state);
  const parents = [...(parent === undefined || options.alone === true ? [] : [parent]), ...needed];
  const message = `Record run ${state.plan.runId}`;
  const commit = await repository.commit({ tree, parents, message, at: options.now() });
  await repository.setRef(ref, commit);
  return commit;
}

/** Records of runs that are not kept any longer. */
async function removals(
  { repository, outdated }: RecordsOptions,
  { state, parent }: { readonly state: RunState; readonly parent: string },
): Promise<readonly TreeEdit[]> {
  if (outdated === undefined) return [];
  const names = (await repository.listFolder(parent, 'runs')).map(({ path }) => path);
  const runs = Map.groupBy(names, (path) => path.slice('runs/'.length).replace(/\.[a-z]+$/, ''));
  const old = await outdated([...runs.keys()], state);
  return old.flatMap((id) => runs.get(id) ?? []).map((path) => ({ path, delete: true }) as const);
}

function filesOf(options: RecordsOptions, state: RunState, journal: JournalCopy) {
  // Another machine must not take up what it could not read.
  const ending = journal.isReadable ? 'jsonl' : 'log';
  const others = options.files(state).map(({ path, text }) => ({ path, text: options.redact(text) }));
  return [{ path: `runs/${state.plan.runId}.${ending}`, text: journal.text }, ...others];
}

/** What this machine wrote last, unless another machine has gone on from there; fetched only when it is needed. */
async function lastCommit({
  repository,
  ref,
  remoteCommit,
}: RecordsOptions): Promise<{ readonly commit: string | undefined } | 'unreachable'> {
  const local = await repository.readRef(ref);
  if (remoteCommit === undefined || local === remoteCommit) return { commit: local };
  if (local !== undefined && (await repository.isAncestor(remoteCommit, local))) return { commit: local };
  const fetched = await repository.fetchRef(ref);
  if (fetched.ok) return { commit: fetched.commit };
  return local === undefined ? 'unreachable' : { commit: local };
}
