import { neededCommits } from '../core/needed-commits.ts';
import type { RunState } from '../core/state.ts';
import type { RefUpdate } from '../ports.ts';
import type { PushRef, Repository, TreeEdit } from './git/controller.ts';
import { neededRefs, plainRecord, RECORD } from './records-apart.ts';
import { type JournalCopy, journalCopier } from './store/journal-copy.ts';

interface RecordFile {
  readonly path: string;
  readonly text: string;
}

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
  readonly files: (state: RunState) => readonly RecordFile[] | Promise<readonly RecordFile[]>;
  /** Runs of these whose records are not kept any longer; absent = all are. */
  readonly outdated?: (ids: readonly string[], state: RunState) => Promise<readonly string[]>;
  readonly now: () => number;
  /** A commit leans on what the run needs, not on the records before it; absent = on both. */
  readonly alone?: boolean;
  /** Full ref name -> commit, as the remote had them; absent = nobody looked. */
  readonly remoteRefs?: ReadonlyMap<string, string>;
  /** What the run needs has refs of its own from the first record on; absent = once that is asked for. */
  readonly apart?: boolean;
}

/** The state ref, and what is to be pushed in front of it; absent = nothing. */
export interface StateUpdate extends RefUpdate {
  readonly beside?: readonly PushRef[];
}

/** How a record differs from the usual one. */
export interface RecordCall {
  readonly apart?: true;
  /** Commits whose content the remote does not take. */
  readonly declined?: readonly string[];
  /** Without anything that the run needs. */
  readonly bare?: true;
  /** The newest record that the remote took in this run; absent = none that is known. */
  readonly there?: string | undefined;
}

/**
 * Makes the next record of a run.
 * @param call `apart`: from now on what the run needs has refs of its own. Over files of a workflow that lie in it, and not in a record, a
 * token without `workflows: write` stumbles, changed or not.
 */
export type StateUpdates = (state: RunState, call?: RecordCall) => Promise<StateUpdate | undefined>;

/**
 * The run's own records as a plain commit on the state ref: journal, run record, LEDGER.md (02-loop §6). Each call adds one
 * commit on top of the last; what the run needs to go on elsewhere are further parents, so that it is on the remote too.
 */
export function stateRecords(options: RecordsOptions): StateUpdates {
  const copy = journalCopier(options.journalFile, options.redact);
  const { ref, remoteRefs } = options;
  const refs = neededRefs(ref, remoteRefs);
  let isApart = options.apart === true || refs.isUsed;
  let known: string | undefined;
  return async (state, call = {}) => {
    const { apart, declined = [], bare, there = options.remoteCommit } = call;
    isApart ||= apart === true;
    const last = known === undefined ? await lastCommit(options) : { commit: known };
    // Beside a history that cannot be had now there must not begin another one: the next call tries again.
    if (last === 'unreachable') return undefined;
    const journal = await copy(state);
    const { commit, needed } = await record(options, {
      state,
      last: last.commit,
      journal,
      isApart,
      declined,
      bare,
      there,
    });
    if (commit !== last.commit) known = commit;
    return { ref, commit, ...(isApart && { beside: refs.pushesFor(needed) }) };
  };
}

interface Recording {
  readonly state: RunState;
  /** The record before, whose files stay. */
  readonly last: string | undefined;
  readonly journal: JournalCopy;
  readonly isApart: boolean;
  readonly declined: readonly string[];
  readonly bare: true | undefined;
  readonly there: string | undefined;
}

interface Recorded {
  readonly commit: string;
  /** What the run needs to go on elsewhere. */
  readonly needed: readonly string[];
}

/** The commit on top of the last one; the last one itself when nothing changed. */
async function record(options: RecordsOptions, call: Recording): Promise<Recorded> {
  const { repository, ref } = options;
  const { state, last, journal, isApart, declined, bare, there } = call;
  const mayNotLean = isApart || bare === true || declined.length > 0;
  const from = last === undefined ? await repository.emptyTree() : await repository.treeOf(last);
  const files = await filesOf(options, state, journal);
  const tree = await repository.overlay(from, [
    ...(last === undefined ? [] : await removals(options, { state, parent: last })),
    ...files.map(({ path, text }) => ({ path, mode: '100644', bytes: Buffer.from(text) }) as const),
  ]);
  const needed = journal.step === undefined || bare === true ? [] : neededCommits(journal.step.state, declined);
  const before = last !== undefined && mayNotLean ? await plainRecord(repository, last, there) : last;
  if (last !== undefined && tree === from && before === last) return { commit: last, needed };
  const parents = [...(before === undefined || options.alone === true ? [] : [before]), ...(isApart ? [] : needed)];
  const message = `${RECORD}${state.plan.runId}`;
  const commit = await repository.commit({ tree, parents, message, at: options.now() });
  await repository.setRef(ref, commit);
  return { commit, needed };
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

async function filesOf(options: RecordsOptions, state: RunState, journal: JournalCopy) {
  // Another machine must not take up what it could not read.
  const ending = journal.isReadable ? 'jsonl' : 'log';
  const others = (await options.files(state)).map(({ path, text }) => ({ path, text: options.redact(text) }));
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
