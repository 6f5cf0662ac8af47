import type { OtherTest } from '../core/facts.ts';
import { minus, type SnapshotChange } from '../core/integrity/change.ts';
import { canRun } from '../core/integrity/check-reach.ts';
import { isExpectedOutput } from '../core/integrity/guarded-files.ts';
import { isFile } from '../core/integrity/test-cheats.ts';
import { isTestTier } from '../core/integrity/test-files.ts';
import { gainsTest } from '../core/integrity/test-insertions.ts';
import type { Repository } from './git/controller.ts';
import { readContents } from './snapshot-contents.ts';
import type { TreeTests } from './test-finders.ts';

/** Test files that a story added or changed. */
export interface TestEvidence {
  /** Those that can be evidence. */
  readonly files: readonly string[];
  /** Those that cannot, with the reason. */
  readonly others: readonly OtherTest[];
}

/**
 * Changed test files that can be evidence of a story (10-fine-print, Evidence): regular files that gained a test or an assertion and
 * that a check can run. An empty file, a link or a file that only moved shows nothing.
 */
export async function testEvidence(
  repository: Repository,
  { changes, before }: { readonly changes: readonly SnapshotChange[]; readonly before: string },
  { find, commands }: TreeTests,
): Promise<TestEvidence> {
  const moved = new Set(changes.filter(({ status }) => status === 'deleted').map(({ oldSha }) => oldSha));
  const tests = changes.filter(
    ({ path, newMode, newSha }) => isFile(newMode) && isTestTier(find(path)?.tier) && !moved.has(newSha),
  );
  const wanted = tests.map(({ path, oldMode }) => ({
    path,
    sides: isFile(oldMode) ? (['old', 'new'] as const) : (['new'] as const),
  }));
  const contents = await readContents(repository, { changes: tests, wanted, before: '' });
  const paths = tests.map(({ path }) => path);
  const gained = paths.filter((path) => gainsTest(path, contents.get(path) ?? {}, find));
  const files = gained.filter((path) => canRun(commands, path));
  const why = (path: string): OtherTest['why'] => (gained.includes(path) ? 'not-run' : 'no-test');
  const others = paths.filter((path) => !files.includes(path)).map((path) => ({ path, why: why(path) }));
  const outputs = await expectedOutputs(
    repository,
    changes.filter(({ newSha }) => !moved.has(newSha)),
    before,
  );
  const told = new Set(outputs.map(({ path }) => path));
  return { files, others: [...outputs, ...others.filter(({ path }) => !told.has(path))] };
}

/** Expected outputs that the story wrote beside those that were there, by whether they gained lines. */
async function expectedOutputs(
  repository: Repository,
  changes: readonly SnapshotChange[],
  before: string,
): Promise<readonly OtherTest[]> {
  const outputs = changes.filter(({ path, newMode }) => isFile(newMode) && isExpectedOutput(path));
  if (outputs.length === 0) return [];
  const known = new Set((await repository.listFiles(before)).filter(({ path }) => isExpectedOutput(path)).map(kindOf));
  const beside = outputs.filter((change) => known.has(kindOf(change)));
  const wanted = beside.map(({ path, oldMode }) => ({
    path,
    sides: isFile(oldMode) ? (['old', 'new'] as const) : (['new'] as const),
  }));
  const contents = await readContents(repository, { changes: beside, wanted, before: '' });
  const inputs = changes.filter(({ path, status }) => status === 'added' && !isExpectedOutput(path)).map(lastWord);
  return beside.map((change) => {
    const { path, status } = change;
    const { old = '', new: now = '' } = contents.get(path) ?? {};
    // A new output that belongs to no new input is compared with nothing.
    const isOfInput = status !== 'added' || inputs.includes(lastWord(change));
    return { path, why: isOfInput && gainsLines(old, now) ? 'output-gained' : 'output-changed' };
  });
}

/** The word that an input and its output share: `b` of `input_b.ini` and `expected/baseline-b.txt`. */
function lastWord({ path }: { readonly path: string }): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  return name.split(/[-_.]/).at(-1) ?? name;
}

/** Folder and ending. */
function kindOf({ path }: { readonly path: string }): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return `${path.slice(0, path.length - name.length)}*${/\.[^.]*$/.exec(name)?.[0] ?? ''}`;
}

/** Whether more lines came than went: a value that only became another one is no gain. */
function gainsLines(old: string, now: string): boolean {
  const [before, after] = [old, now].map((text) => text.split(/\r?\n/).filter((line) => line.trim() !== ''));
  return minus(after ?? [], before ?? []).length > minus(before ?? [], after ?? []).length;
}
