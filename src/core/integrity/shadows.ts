// New files that stand where tests look for what used to come from elsewhere: test tools, assertion libraries, the language itself.
import type { Contents, SnapshotChange } from './change.ts';
import { type FileIndex, folderOf, nameOf } from './following.ts';
import { standard } from './gate-files.ts';
import { isFile } from './test-cheats.ts';
import { isExpectation, type TestFinder } from './test-files.ts';

interface ShadowCall {
  readonly find: TestFinder;
  readonly tree: FileIndex;
  readonly contents: Contents;
}

/** Languages that look for bare names in the tree, by the endings of their files; JavaScript, Go and Rust do not. */
const families: readonly RegExp[] = [
  /\.(?:pyx?|so)$/,
  /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|m|mm)$/,
  /\.rb$/,
  /\.(?:p[lm]|t)$/,
  /\.(?:php|phpt)$/,
  /\.(?:lua|moon)$/,
  /\.(?:java|kt|scala|groovy)$/,
  /\.(?:hs|elm)$/,
];

function familyOf(path: string): RegExp | undefined {
  return families.find((endings) => endings.test(path));
}

/** Whether a file is of a language that looks for imports in the tree. */
export function looksAround(path: string): boolean {
  return familyOf(path) !== undefined;
}

/** The first name of an import; the quotes of C's own lead to the tree, too. */
const imports =
  /^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]{1,200})|^[ \t]*(?:from|import|use|require|with)[ \t]+(?:static[ \t]+|qualified[ \t]+|\\)?([\w.:\\]+)|\b(?:require|extends|new)[ (]{0,3}["'\\]?([\w.\\/]+)/gm;

/**
 * Finds them: an import that led to nothing of the tree came from outside. A test that waits for its product code looks like that, too.
 */
export function shadowFinder({ contents, find, tree }: ShadowCall): (change: SnapshotChange) => string | undefined {
  const tests = [...contents].filter(([path]) => looksAround(path) && isExpectation(path, find));
  const imported = new Map<string, string>();
  const roots = new Set(['', ...tests.flatMap(([path]) => foldersAbove(path))]);
  for (const [by, { old = '' }] of tests) {
    for (const [, header, ...names] of old.matchAll(imports)) {
      for (const name of header === undefined ? namesOf(names.find((each) => each) ?? '') : [header])
        imported.set(`${families.findIndex((endings) => endings.test(by))} ${name}`, by);
    }
  }
  const own = new Set(tree.paths.flatMap(placesOf));
  return ({ path, status, newMode }) => {
    if (status !== 'added' || !isFile(newMode)) return undefined;
    if (/(?:^|\/)__mocks__\//.test(path)) return 'a test runner takes it for the module of its name';
    const isPython = /\.(?:py|so)$/.test(path);
    const base = isPython ? moduleOf(path) : '';
    if (isPython && standard.has(nameOf(base)) && isRoot(folderOf(base), roots)) {
      return `it stands before ${nameOf(base)} of Python itself`;
    }
    const place = placesOf(path).find((each) => imported.has(each) && !own.has(each) && isReached(path, each, roots));
    return place && `${imported.get(place)} imports ${place.replace(/^\d+ /, '')}, which is looked for there first`;
  };
}

/** `org.junit.Assert.assertEquals` may be a member of what is imported. */
function namesOf(name: string): readonly string[] {
  const plain = name.replaceAll(/::|\\+|\.(?!\/)/g, '/').replace(/^(?:\.{0,2}\/)+|\/+$/g, '');
  const above = folderOf(plain);
  return [plain, ...(/[A-Z]\w*$/.test(above) ? [above] : [])];
}

/** What a file may be called in an import, with the number of its language. */
function placesOf(path: string): readonly string[] {
  const family = families.findIndex((endings) => endings.test(path));
  if (family < 0) return [];
  const parts = (family === 1 ? path : moduleOf(path)).split('/');
  return parts.slice(-MOST_PARTS).map((_, at, last) => `${family} ${last.slice(at).join('/')}`);
}

const MOST_PARTS = 5;

/** A name of one part is looked for in few folders; headers wherever a compiler is told to look. */
function isReached(path: string, place: string, roots: ReadonlySet<string>): boolean {
  const name = place.replace(/^\d+ /, '');
  if (place.startsWith('1 ') || name.includes('/')) return true;
  return isRoot(folderOf(moduleOf(path)), roots);
}

function isRoot(folder: string, roots: ReadonlySet<string>): boolean {
  return roots.has(folder) || /(?:^|\/)(?:src|lib|inc|include|java|python|t|tests?|spec)$/.test(folder);
}

function moduleOf(path: string): string {
  return path.replace(/\/(?:__init__|init)\.\w+$|(?:\.[\w-]+)?\.\w+$/, '');
}

function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
