import type { Doubt } from '../core/facts.ts';
import type { Contents, IntegrityPolicy, PathTexts } from '../core/integrity/change.ts';
import { doubtsOf, doubtTexts } from '../core/integrity/doubts.ts';
import { type FileIndex, type Followed, follow, indexFiles } from '../core/integrity/following.ts';
import type { TestFinder } from '../core/integrity/test-files.ts';
import type { Change, Repository } from './git/controller.ts';
import { readContents } from './snapshot-contents.ts';

/** Where trees are read. */
type Trees = Pick<Repository, 'listFiles' | 'readFile' | 'blobs'>;

interface DoubtsCall {
  /** Trees of the story's start and of the candidate. */
  readonly before: string;
  readonly tree: string;
  /** Of the candidate, without what was put back. */
  readonly changes: readonly Change[];
  readonly policy: IntegrityPolicy;
  readonly find: TestFinder;
}

/** Texts that name texts: followed this often. */
const MOST_ROUNDS = 8;
/** Larger files are not read: what they load counts as theirs alone. */
const MOST_BYTES = 1_000_000;

/** What checks read through on a tree. */
interface Start {
  readonly tree: FileIndex;
  readonly followed: Followed;
  readonly contents: Contents;
}

export type DoubtFinder = (call: DoubtsCall) => Promise<readonly Doubt[]>;

/** Finds what a candidate changed of the ways by which checks come to their verdict; the start is read once while it is asked for again. */
export function doubtFinder(repository: Trees): DoubtFinder {
  let last: { readonly key: string; readonly start: Promise<Start> } | undefined;
  const small: Trees = { ...repository, readFile: (tree, path) => readSmall(repository, tree, path) };
  return async ({ before, tree: now, changes, policy, find }) => {
    if (changes.length === 0) return [];
    const { checks, setup, testPaths, workingDirectory } = policy;
    const key = JSON.stringify([before, checks, setup, testPaths, workingDirectory]);
    if (last?.key !== key) last = { key, start: readStart(small, { tree: before, policy, find }) };
    const { tree, followed, contents: known } = await last.start;
    const wanted = doubtTexts(changes, { find, tree });
    const texts = await readContents(small, { changes, wanted, before });
    const call = { changes, policy, find, tree, contents: new Map([...known, ...texts]) };
    const doubts = doubtsOf({ ...call, why: followed.why });
    if (doubts.length === 0) return doubts;
    // What changed may load further files, which would be taken for product code.
    const after = await readStart(small, { tree: now, policy, find });
    return doubtsOf({ ...call, why: (path) => followed.why(path) ?? after.followed.why(path) });
  };
}

async function readSmall(repository: Trees, tree: string, path: string): ReturnType<Trees['readFile']> {
  const file = await repository.readFile(tree, path, MOST_BYTES);
  return file === undefined || file.size > MOST_BYTES ? undefined : file;
}

async function readStart(
  repository: Trees,
  { tree: name, policy, find }: Omit<DoubtsCall, 'before' | 'changes'>,
): Promise<Start> {
  const tree = indexFiles((await repository.listFiles(name)).map(({ path }) => path));
  const contents = new Map<string, PathTexts>();
  for (let round = 0; ; round++) {
    const followed = follow({ policy, find, tree, contents });
    if (followed.wanted.length === 0 || round === MOST_ROUNDS) return { tree, followed, contents };
    const wanted = followed.wanted.map((path) => ({ path, sides: ['old'] as const }));
    for (const [path, texts] of await readContents(repository, { changes: [], wanted, before: name }))
      contents.set(path, texts);
  }
}
