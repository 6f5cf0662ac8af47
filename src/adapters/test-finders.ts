// Finds the tests of a tree as its own checks and packages tell: the one place where trees are read for it. Used by snapshots and checks.
import type { Contents, IntegrityPolicy, PathTexts } from '../core/integrity/change.ts';
import { checkTexts } from '../core/integrity/gate-files.ts';
import { type TestFinder, testFinder } from '../core/integrity/test-files.ts';
import type { Repository } from './git/controller.ts';
import { readContents } from './snapshot-contents.ts';

/** Where a tree is read. */
type Trees = Pick<Repository, 'listFiles' | 'readFile' | 'blobs'>;
/** What says which files are tests. */
type FinderPolicy = Pick<IntegrityPolicy, 'prdPath' | 'testPaths' | 'checks' | 'workingDirectory'>;

/** Scripts that run scripts: read this often. */
const MOST_ROUNDS = 4;

/** The finder of tests for trees, read once for each tree while it is asked for it again. */
export function testFinders(repository: Trees): (tree: string, policy: FinderPolicy) => Promise<TestFinder> {
  let last: { readonly tree: string; readonly finder: Promise<TestFinder> } | undefined;
  return (tree, policy) => {
    if (last?.tree !== tree) last = { tree, finder: readFinder(repository, tree, policy) };
    return last.finder;
  };
}

async function readFinder(repository: Trees, tree: string, policy: FinderPolicy): Promise<TestFinder> {
  if (policy.testPaths.length > 0) return testFinder(policy.testPaths);
  const [files, commands] = await Promise.all([repository.listFiles(tree), readCommands(repository, tree, policy)]);
  const feature = policy.prdPath.slice(0, Math.max(0, policy.prdPath.lastIndexOf('/')));
  return testFinder([], { commands, paths: files.map(({ path }) => path), feature });
}

async function readCommands(
  repository: Trees,
  tree: string,
  policy: FinderPolicy,
): Promise<ReturnType<typeof checkTexts>['commands']> {
  const contents = new Map<string, PathTexts>();
  for (let round = 0; ; round++) {
    const { commands, wanted } = checkTexts(policy, contents);
    if (wanted.length === 0 || round === MOST_ROUNDS) return commands;
    const read: Contents = await readContents(repository, {
      changes: [],
      wanted: wanted.map((path) => ({ path, sides: ['old'] })),
      before: tree,
    });
    for (const [path, texts] of read) contents.set(path, texts);
  }
}
