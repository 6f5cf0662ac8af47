import type { SnapshotChange } from '../core/integrity-types.ts';
import type { IterationChange } from '../core/signals.ts';
import { isExpectation, testFinder } from '../core/test-files.ts';

/** What one iteration changed, and how much of it is tests and what they compare with. */
export function iterationChange(changes: readonly SnapshotChange[], testPaths: readonly string[]): IterationChange {
  const find = testFinder(testPaths);
  return { changed: changes.length, tests: changes.filter(({ path }) => isExpectation(path, find)).length };
}
