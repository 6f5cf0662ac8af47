import { neededCommits } from '../core/needed-commits.ts';
import type { RunState } from '../core/state.ts';
import type { RefUpdate } from '../ports.ts';
import type { Repository } from './git/controller.ts';
import { journalCopier } from './store/journal-copy.ts';

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
  readonly now: () => number;
}

/**
 * The run's own records as a plain commit on the state ref: journal, run record, LEDGER.md (02-loop §6). Each call adds one
 * commit on top of the last; what the run needs to go on elsewhere are further parents, so that it is on the remote too.
 */
export function stateRecords(options: RecordsOptions): (state: RunState) => Promise<RefUpdate | undefined> {
  const copy = journalCopier(options.journalFile, options.redact);
  let known: string | undefined;
  return async (state) => {
    const { repository, ref } = options;
    const parent = known ?? (await lastCommit(options));
    const journal = await copy();
    const others = options.files(state).map(({ path, text }) => ({ path, text: options.redact(text) }));
    const files = [{ path: `runs/${state.plan.runId}.jsonl`, text: journal.text }, ...others];
    const from = parent === undefined ? await repository.emptyTree() : await repository.treeOf(parent);
    const tree = await repository.overlay(
      from,
      files.map(({ path, text }) => ({ path, mode: '100644', bytes: Buffer.from(text) })),
    );
    if (parent !== undefined && tree === from) return { ref, commit: parent };
    const needed = journal.step === undefined ? [] : neededCommits(journal.step.state);
    const parents = [...(parent === undefined ? [] : [parent]), ...needed];
    const message = `Record run ${state.plan.runId}`;
    known = await repository.commit({ tree, parents, message, at: options.now() });
    await repository.setRef(ref, known);
    return { ref, commit: known };
  };
}

/** What this machine wrote last, unless another machine has gone on from there; fetched only when it is needed. */
async function lastCommit({ repository, ref, remoteCommit }: RecordsOptions): Promise<string | undefined> {
  const local = await repository.readRef(ref);
  if (remoteCommit === undefined || local === remoteCommit) return local;
  if (local !== undefined && (await repository.isAncestor(remoteCommit, local))) return local;
  const fetched = await repository.fetchRef(ref);
  return fetched.ok ? fetched.commit : local;
}
