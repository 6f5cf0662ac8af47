import { isExpectation, type TestFinder } from './test-files.ts';

/**
 * Finds new files among tests that may be loaded in the place of what tests loaded so far: of the same name but for the ending (`helper`
 * or `helper.mjs` before `helper.js`, `doubles.js` before `doubles.json`, `helpers.so` before `helpers.py`), a manifest that says where
 * imports lead, a mock that a runner finds by its name, and Python modules, which come before installed ones and Python's own.
 * @param before all paths of the story's start
 */
export function standInFinder(before: readonly string[], find: TestFinder): (path: string) => boolean {
  const known = new Set(before.filter((path) => isExpectation(path, find)).map(nameOf));
  return (path) => {
    if (!isExpectation(path, find)) return false;
    return leads.test(path) || isModule(path, find) || known.has(nameOf(path));
  };
}

const leads = /(?:^|\/)(?:package|tsconfig|jsconfig)\.json$|(?:^|\/)__mocks__\//;

function isModule(path: string, find: TestFinder): boolean {
  return find(path)?.ecosystem.id === 'python' && !named.test(path);
}

/** A package's own file only matters by what it says. */
const named = /(?:^|\/)(?:test_[^/]*|[^/]*_test|__init__)\.py$/;

/** Without the ending; a package and an extension of Python have the name of a module. */
function nameOf(path: string): string {
  return path.replace(/\/(?:__init__\.py|index\.\w+)$|(?:\.(?:abi3|cp(?:ython-)?\d[\w-]*))?\.\w+$/, '');
}
