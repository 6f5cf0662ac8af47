import type { OtherTest } from '../core/facts.ts';
import type { SnapshotChange } from '../core/integrity/change.ts';
import { canRun } from '../core/integrity/check-reach.ts';
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
  changes: readonly SnapshotChange[],
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
  return { files, others: paths.filter((path) => !files.includes(path)).map((path) => ({ path, why: why(path) })) };
}
