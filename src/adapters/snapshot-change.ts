import type { IterationChange } from '../core/facts.ts';
import type { SnapshotChange } from '../core/integrity/change.ts';
import { isExpectation, type TestFinder } from '../core/integrity/test-files.ts';

/** What one iteration changed, and how much of it is tests and what they compare with. */
export function iterationChange(changes: readonly SnapshotChange[], find: TestFinder): IterationChange {
  return { changed: changes.length, tests: changes.filter(({ path }) => isExpectation(path, find)).length };
}
