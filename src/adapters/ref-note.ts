import type { GitProblem, Repository } from './git/controller.ts';

/** What a note needs of git. */
export type NoteGit = Pick<Repository, 'push' | 'fetchRef' | 'readFile' | 'overlay' | 'emptyTree' | 'commit'>;

/** One small file on a ref of its own. */
export interface Note {
  /** Full name. */
  readonly ref: string;
  /** Name of the file in it. */
  readonly file: string;
}

/** Larger than any note of ours. */
const MOST_BYTES = 256 * 1024;

export type ReadNote =
  | { readonly ok: true; readonly text: string; readonly commit: string }
  | { readonly ok: false; readonly problem: GitProblem };

/** The text of a note as the remote has it now; empty when the ref does not hold the file. */
export async function readNote(repository: NoteGit, { ref, file }: Note): Promise<ReadNote> {
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok) return fetched;
  const found = await repository.readFile(fetched.commit, file, MOST_BYTES);
  return { ok: true, text: found?.bytes.toString('utf8') ?? '', commit: fetched.commit };
}

export interface WriteNote extends Note {
  readonly text: string;
  readonly message: string;
  /** The commit that the remote must have there; null = none. */
  readonly expect: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type WrittenNote =
  | { readonly ok: true; readonly commit: string }
  /** `isStale`: somebody else wrote meanwhile. */
  | { readonly ok: false; readonly isStale: boolean; readonly problem: GitProblem };

/** Writes a note in place of the one that was read, and of no other (catalogue G20). */
export async function writeNote(repository: NoteGit, note: WriteNote): Promise<WrittenNote> {
  const { ref, file, text, message, expect, at } = note;
  const edit = { path: file, mode: '100644', bytes: Buffer.from(text) } as const;
  const tree = await repository.overlay(await repository.emptyTree(), [edit]);
  const commit = await repository.commit({ tree, parents: [], message, at });
  const [pushed] = await repository.push([{ ref, commit, expect }]);
  if (pushed === undefined) throw new Error(`no answer for ${ref}`);
  if (pushed.ok) return { ok: true, commit };
  const { problem } = pushed;
  return { ok: false, isStale: problem.kind === 'stale' || problem.kind === 'fetch-first', problem };
}
