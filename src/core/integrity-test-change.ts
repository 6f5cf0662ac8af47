import type { Ecosystem } from './integrity-ecosystem.ts';
import { type TestFacts, testFacts } from './integrity-test-facts.ts';
import type { Contents, SnapshotChange } from './integrity-types.ts';
import type { TestFinder, TestTier } from './test-files.ts';

/** One changed file that holds or may hold tests, both sides read. */
export interface TestChange {
  readonly path: string;
  readonly change: SnapshotChange;
  readonly tier: TestTier;
  /** Undefined when it did not exist as a file or could not be read as text. */
  readonly old: TestFacts | undefined;
  readonly new: TestFacts | undefined;
  /** It is no longer a regular file. */
  readonly gone: boolean;
  /** It was no regular file before. */
  readonly fresh: boolean;
}

/** Regular file, executable or not. */
export function isFile(mode: string): boolean {
  return mode.startsWith('100');
}

/** The changed test files with their facts, in the order given. A mere change of mode is none. */
export function testChanges(
  changes: readonly SnapshotChange[],
  contents: Contents,
  find: TestFinder,
): readonly TestChange[] {
  return changes
    .filter((change) => change.oldSha !== change.newSha || change.status !== 'modified')
    .flatMap((change) => {
      const found = find(change.path);
      return found === undefined ? [] : [readChange(change, contents, found)];
    });
}

function readChange(
  change: SnapshotChange,
  contents: Contents,
  { tier, ecosystem }: { readonly tier: TestTier; readonly ecosystem: Ecosystem },
): TestChange {
  const texts = contents.get(change.path);
  const fresh = change.status === 'added' || !isFile(change.oldMode);
  const gone = change.status === 'deleted' || !isFile(change.newMode);
  const old = fresh || texts?.old === undefined ? undefined : testFacts(texts.old, ecosystem);
  const next = gone || texts?.new === undefined ? undefined : testFacts(texts.new, ecosystem);
  const declares = (old?.tests ?? 0) + (next?.tests ?? 0) > 0;
  // A helper that declares tests is a test file whatever its name says.
  return {
    path: change.path,
    change,
    tier: tier === 'support' && declares ? 'folder' : tier,
    old,
    new: next,
    gone,
    fresh,
  };
}
