import type { SnapshotChange } from '../core/integrity/change.ts';
import { isFile } from '../core/integrity/test-cheats.ts';
import { isTestTier, showsTest, type TestFinder } from '../core/integrity/test-files.ts';
import type { Repository } from './git/controller.ts';
import { readContents } from './snapshot-contents.ts';

/**
 * Changed test files that can be evidence of a story (10-fine-print, Evidence): regular files that declare a test and say more than
 * at the story's start. An empty file, a link or a file that only moved shows nothing.
 */
export async function testEvidence(
  repository: Repository,
  changes: readonly SnapshotChange[],
  find: TestFinder,
): Promise<readonly string[]> {
  const moved = new Set(changes.filter(({ status }) => status === 'deleted').map(({ oldSha }) => oldSha));
  const tests = changes.filter(
    ({ path, newMode, newSha }) => isFile(newMode) && isTestTier(find(path)?.tier) && !moved.has(newSha),
  );
  const wanted = tests.map(({ path, oldMode }) => ({
    path,
    sides: isFile(oldMode) ? (['old', 'new'] as const) : (['new'] as const),
  }));
  const contents = await readContents(repository, { changes: tests, wanted, before: '' });
  return tests.map(({ path }) => path).filter((path) => showsTest(path, contents.get(path) ?? {}, find));
}
