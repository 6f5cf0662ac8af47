import { filesToGo } from './integrity-asked-files.ts';
import { isFile } from './integrity-test-change.ts';
import { testFacts } from './integrity-test-facts.ts';
import type { Contents, SnapshotChange } from './integrity-types.ts';
import { brief, shown } from './integrity-words.ts';
import type { IntegrityFinding } from './state.ts';
import { isExpectation, type TestFinder } from './test-files.ts';

/** The criterion that asks for a test file to go, undefined when none does. */
export type Asked = (path: string) => string | undefined;

/** What the answer depends on. */
export interface AskedCall {
  /** Acceptance criteria as they were when the run started: no attempt writes them. */
  readonly criteria: readonly string[];
  readonly changes: readonly SnapshotChange[];
  readonly find: TestFinder;
}

/**
 * Finds for a deleted test file the criterion that says so (04-trust rule 10, "without a criterion that says so"): one that asks for
 * that file to go, or for a product file that really is gone and whose test it is by name, folder and language. A name without a folder
 * that fits several of the files that went asks for none of them.
 */
export function askedToGo({ criteria, changes, find }: AskedCall): Asked {
  const asking = criteria.map((criterion) => ({ criterion, names: filesToGo(criterion) }));
  const gone = changes.filter(({ newMode }) => !isFile(newMode)).map(({ path }) => path);
  const products = gone.filter((path) => !isExpectation(path, find));
  return (path) => {
    const wanted = [path, ...products.filter((product) => isTestOf(path, product))];
    return asking.find(({ names }) => names.some((name) => wanted.some((file) => onlyFits(name, file, gone))))
      ?.criterion;
  };
}

/** What is said of a test file that went because a criterion asks for it. */
export function deletedAsAsked(path: string, criterion: string): IntegrityFinding {
  const message = `deleted ${shown(path)}, as a criterion asks: ${brief(criterion)}.`;
  return { class: 'note', rule: 'test-deleted-as-asked', path, message };
}

/** The tests that a deleted file declared, where its text is known. */
export function lostTests(contents: Contents, find: TestFinder): (path: string) => Pick<IntegrityFinding, 'removed'> {
  return (path) => {
    const text = contents.get(path)?.old;
    const ecosystem = find(path)?.ecosystem;
    if (text === undefined || ecosystem === undefined) return {};
    const { tests, names } = testFacts(text, ecosystem);
    return { removed: { path, tests, names: names.slice(0, MOST_NAMES) } };
  };
}

const MOST_NAMES = 300;

function onlyFits(name: string, file: string, gone: readonly string[]): boolean {
  return fits(name, file) && gone.filter((other) => fits(name, other)).length <= 1;
}

function fits(name: string, path: string): boolean {
  return path === name.replace(/^\.\//, '') || (!name.includes('/') && path.endsWith(`/${name}`));
}

/** `legacy.test.js` of `legacy.js`: the same name and language, in no folder that the product is not in too. */
function isTestOf(test: string, product: string): boolean {
  if (stemOf(product) !== testedStem(test) || languageOf(product) !== languageOf(test)) return false;
  const own = new Set(product.split('/').slice(0, -1));
  return test
    .split('/')
    .slice(0, -1)
    .every((folder) => own.has(folder) || plainFolders.has(folder.toLowerCase()));
}

const plainFolders = new Set([
  'test',
  'tests',
  '__tests__',
  'spec',
  'specs',
  'unit',
  'integration',
  'src',
  'main',
  'java',
]);

/** Languages that test one another go by one name. */
function languageOf(path: string): string {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return /^[cm]?[jt]sx?$/.test(ending) ? 'js' : ending;
}

function stemOf(path: string): string {
  const base = path.slice(path.lastIndexOf('/') + 1);
  return base.replace(/\.[^.]+$/, '').toLowerCase();
}

/** `legacy` for `legacy.test.js`, `test_legacy.py`, `LegacyTest.java`, `legacy_spec.rb`. */
function testedStem(path: string): string {
  return stemOf(path)
    .replace(/^(?:tests?|spec)[_.-]?/, '')
    .replace(/[_.-]?(?:tests?|specs?|it)$/, '');
}
