// Finds the tests of a tree as its own checks and packages tell: the one place where trees are read for it. Used by snapshots and checks.
import type { Contents, IntegrityPolicy, PathTexts } from '../core/integrity/change.ts';
import { type CheckTexts, checkTexts } from '../core/integrity/gate-files.ts';
import { namedPaths } from '../core/integrity/guarded-files.ts';
import { type TestFinder, testFinder } from '../core/integrity/test-files.ts';
import { holdsTest, isTestData } from '../core/integrity/test-forms.ts';
import type { Repository } from './git/controller.ts';
import { readContents } from './snapshot-contents.ts';

/** Where a tree is read. */
type Trees = Pick<Repository, 'listFiles' | 'readFile' | 'blobs'>;
/** What says which files are tests. */
type FinderPolicy = Pick<IntegrityPolicy, 'prdPath' | 'testPaths' | 'checks' | 'workingDirectory'>;

/** Scripts that run scripts: read this often. */
const MOST_ROUNDS = 4;

/** What a tree says of its tests. */
export interface TreeTests {
  readonly find: TestFinder;
  /** What its checks run. */
  readonly commands: CheckTexts['commands'];
}

/** What trees say of their tests, read once for each tree while it is asked for it again. */
export function testFinders(repository: Trees): (tree: string, policy: FinderPolicy) => Promise<TreeTests> {
  let last: { readonly tree: string; readonly tests: Promise<TreeTests> } | undefined;
  return (tree, policy) => {
    if (last?.tree !== tree) last = { tree, tests: readTests(repository, tree, policy) };
    return last.tests;
  };
}

async function readTests(repository: Trees, tree: string, policy: FinderPolicy): Promise<TreeTests> {
  const commands = await readCommands(repository, tree, policy);
  if (policy.testPaths.length > 0) return { find: testFinder(policy.testPaths), commands };
  const paths = (await repository.listFiles(tree)).map(({ path }) => path);
  const feature = policy.prdPath.slice(0, Math.max(0, policy.prdPath.lastIndexOf('/')));
  const product = await productNamed(repository, tree, { commands, paths });
  return { find: testFinder([], { commands, paths, feature, product }), commands };
}

/** Files that a command names and that hold no test. */
async function productNamed(
  repository: Trees,
  tree: string,
  { commands, paths }: { readonly commands: CheckTexts['commands']; readonly paths: readonly string[] },
): Promise<ReadonlySet<string>> {
  const words = new Set(namedPaths(commands));
  const named = paths.filter((path) => words.has(path) && !isTestData(path));
  const texts = await readOld(repository, tree, named);
  return new Set(named.filter((path) => !holdsTest(path, { text: texts.get(path)?.old ?? '', guarded: true })));
}

async function readCommands(repository: Trees, tree: string, policy: FinderPolicy): Promise<CheckTexts['commands']> {
  const contents = new Map<string, PathTexts>();
  for (let round = 0; ; round++) {
    const { commands, wanted } = checkTexts(policy, contents);
    if (wanted.length === 0 || round === MOST_ROUNDS) return commands;
    for (const [path, texts] of await readOld(repository, tree, wanted)) contents.set(path, texts);
  }
}

function readOld(repository: Trees, before: string, paths: readonly string[]): Promise<Contents> {
  return readContents(repository, { changes: [], wanted: paths.map((path) => ({ path, sides: ['old'] })), before });
}
