import type { RefUpdate } from '../ports.ts';
import type { PushRef, PushResult, Repository } from './git/controller.ts';
import type { StateUpdate } from './records.ts';

/** First words of the message of every record. */
export const RECORD = 'Record run ';

/** The run that a commit of the state ref is a record of; undefined for one that is no record of ours. */
export async function runOfRecord({ git }: Pick<Repository, 'git'>, commit: string): Promise<string | undefined> {
  const text = (await git.ok(['cat-file', 'commit', commit])).toString('utf8');
  const subject = text.slice(text.indexOf('\n\n') + 2).split('\n', 1)[0] ?? '';
  const id = subject.startsWith(RECORD) ? subject.slice(RECORD.length) : '';
  return /^\d{8}-\d{6}-[0-9a-f]+$/.test(id) ? id : undefined;
}

/**
 * The newest of a line of records, from a commit backwards, that a token without `workflows: write` can push: it leans on records
 * alone, or the remote has it. Undefined = there is none. History that was never fetched is on the remote anyway.
 */
export async function plainRecord(
  { git }: Pick<Repository, 'git'>,
  from: string,
  remoteCommit: string | undefined,
): Promise<string | undefined> {
  const args = ['log', '--first-parent', '--format=%H%x00%P%x00%s', from, '--'];
  const lines = (await git.ok(args)).toString('utf8').split('\n').filter(Boolean);
  const all = lines.map((text) => text.split('\0') as [commit: string, parents: string, subject: string]);
  const end = all.findIndex(([, , subject]) => !subject.startsWith(RECORD));
  const records = end < 0 ? all : all.slice(0, end);
  const there = records.findIndex(([commit]) => commit === remoteCommit);
  // The oldest that leans on something else spoils all those on top of it.
  const bad = records.findLastIndex(
    ([, parents], at) => (there < 0 || at < there) && parents !== '' && parents !== records[at + 1]?.[0],
  );
  return records[bad + 1]?.[0];
}

/**
 * Full name of what keeps a commit that records need.
 * @param ref of the state, `refs/ralph/<feature>/state`
 */
export function neededRef(ref: string, commit: string): string {
  return `${neededPlace(ref)}${commit.slice(0, 12)}`;
}

/** Beginning of the names of all that records need, with its slash. */
export function neededPlace(ref: string): string {
  return `${ref.slice(0, ref.lastIndexOf('/'))}/needed/`;
}

/** Whether a full name is one of what some records need. */
export function isNeededRef(ref: string): boolean {
  return /^refs\/ralph\/[^/]+\/needed\//.test(ref);
}

/** Commits that a run needs to go on elsewhere, under names of their own. */
export interface NeededRefs {
  /** Pushes for the names that are missing, and for those that are not needed any more. */
  pushesFor(commits: readonly string[]): readonly PushRef[];
  /** There are such names already: an earlier run could not push its records in one piece. */
  readonly isUsed: boolean;
}

/**
 * @param ref of the state, `refs/ralph/<feature>/state`
 * @param remoteRefs full ref name -> commit, as the remote had them
 */
export function neededRefs(ref: string, remoteRefs: ReadonlyMap<string, string> = new Map()): NeededRefs {
  const known = new Map([...remoteRefs].filter(([name]) => name.startsWith(neededPlace(ref))));
  return {
    isUsed: known.size > 0,
    pushesFor: (commits) => {
      const wanted = new Map(commits.map((commit) => [neededRef(ref, commit), commit]));
      const old = [...known].filter(([name]) => !wanted.has(name));
      for (const [name] of old) known.delete(name);
      for (const [name, commit] of wanted) known.set(name, commit);
      const made = [...wanted].map(([name, commit]): RefUpdate => ({ ref: name, commit }));
      return [...made, ...old.map(([name, commit]) => ({ ref: name, commit, expect: commit, remove: true as const }))];
    },
  };
}

/** What has to be there first comes first. */
export function inOrder(records: StateUpdate | undefined): readonly PushRef[] {
  if (records === undefined) return [];
  const { beside = [], ref, commit } = records;
  return [...beside, { ref, commit }];
}

/** Whether the remote declined records for the workflows of commits that they lean on: a record itself holds none. */
export function isOverWorkflows(results: readonly PushResult[], { ref, beside }: StateUpdate): boolean {
  const own = results.find((result) => result.ref === ref);
  return beside === undefined && own?.ok === false && own.problem.kind === 'workflow-permission';
}
