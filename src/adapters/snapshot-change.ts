import type { IterationChange } from '../core/facts.ts';
import type { SnapshotChange } from '../core/integrity/change.ts';
import { isExpectation, testFinder } from '../core/integrity/test-files.ts';

/** What one iteration changed, and how much of it is tests and what they compare with. */
export function iterationChange(changes: readonly SnapshotChange[], testPaths: readonly string[]): IterationChange {
  const find = testFinder(testPaths);
  return { changed: changes.length, tests: changes.filter(({ path }) => isExpectation(path, find)).length };
}
