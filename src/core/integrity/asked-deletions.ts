import type { RemovedTests } from '../facts.ts';
import type { IntegrityFinding } from '../state.ts';
import { brief, type Contents, minus, type PathTexts, type SnapshotChange, shown } from './change.ts';
import { isFile } from './test-cheats.ts';
import { testFacts } from './test-facts.ts';
import { isExpectation, type TestFinder, testLines } from './test-files.ts';

/** The criterion that asks for a test file to go, undefined when none does. */
type Asked = (path: string) => string | undefined;

/** What the answer depends on. */
interface AskedCall {
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
    const isBeside = ['data', 'support'].includes(find(path)?.tier ?? '');
    const owners = isBeside ? gone.filter((other) => isBesideOf(path, other)) : [];
    const wanted = [path, ...owners, ...products.filter((product) => isTestOf(path, product))];
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
    if (text === undefined || find(path) === undefined) return {};
    const { dynamic: _, ...removed } = declaredTests(path, text, find);
    return { removed };
  };
}

/** The tests that a file declared, with whether there may be more. */
export function declaredTests(path: string, text: string | undefined, find: TestFinder): RemovedTests {
  const found = find(path);
  if (text === undefined || found === undefined) return { path, tests: 0, names: [], dynamic: true };
  const { tests, names, dynamic } = testFacts(text, found.ecosystem);
  const isOpen = dynamic || names.length > MOST_NAMES || !['named', 'folder', 'inline'].includes(found.tier);
  return { path, tests, names: names.slice(0, MOST_NAMES), ...(isOpen && { dynamic: true as const }) };
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
  return isInFolders(test, product);
}

/** `__snapshots__/legacy.test.js.snap` of `legacy.test.js` or `legacy.js`, by its name up to the first dot. */
function isBesideOf(data: string, other: string): boolean {
  const [own, owner] = [data, other].map((path) => testedStem(path.replace(/(\/|^)([^/.]+)\.[^/]*$/, '$1$2.x')));
  return data !== other && own === owner && isInFolders(data, other);
}

/** No folder of the one but those that tests lie in is missing from the other. */
function isInFolders(path: string, other: string): boolean {
  const own = new Set(other.split('/').slice(0, -1));
  return path
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
  'fixtures',
  'testdata',
  'data',
  'snapshots',
  '__snapshots__',
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

/**
 * The files that a criterion asks to go: what is removed is the file itself, not something in it. `src/user.js is removed`,
 * `Delete a.test.js and b.test.js`, `removal of lib/old.rb`; but not `Remove the retry from src/user.js`.
 */
function filesToGo(criterion: string): readonly string[] {
  if (refusing.test(criterion)) return [];
  // Each sentence for itself: a full stop inside a name has no blank behind it.
  return criterion.split(/[;:!?]\s|\.\s/).flatMap(inSentence);
}

const refusing = /\b(?:not|never|without|unless|except|keep|keeps|kept|stays?|remains?)\b|n't\b/i;

function inSentence(sentence: string): readonly string[] {
  return [...sentence.matchAll(fileName)]
    .filter(({ 0: name, index }) => {
      const ahead = sentence.slice(0, index).replaceAll(fileName, FILE);
      return before.test(ahead) || after.test(sentence.slice(index + name.length).replaceAll(fileName, FILE));
    })
    .map(([name]) => name);
}

/** Stands for another file: lists of them share one verb. */
const FILE = '\u0001';

/** Words that can only be the name of a file: they have an extension. */
const fileName = /(?:[\w@.+-]+\/)*[\w@+-][\w@.+-]*\.[A-Za-z][A-Za-z0-9]{0,11}\b/g;

/** Words that say where something is removed, what does it, or what else is said of a file. */
const elsewhere =
  'from|in|into|inside|within|of|by|to|at|for|with|on|under|when|that|which|as|like|see|if|so|and|or|using|via|through|then|is|are|was|were|works?|calls?|uses?|needs?|has|have|after|before';
const word = `(?:(?!(?:${elsewhere})\\b)[\\w'-]+\\s+)`;
const verb = '(?:remov(?:es?|ing)|delet(?:es?|ing)|drops?|dropping|retires?|(?:removal|deletion) of)\\s+';
const quotes = `["'\`()]*`;

/** The verb stands before the file, with nothing but what belongs to its name, and other files, between. */
const before = new RegExp(
  `(?:\\b${verb}|^\\W*(?:removed|deleted|dropped):?\\s+)${word}{0,4}${quotes}(?:${FILE}${quotes},?\\s+(?:(?:and|or)\\s+)?${word}{0,2}${quotes})*$`,
  'i',
);

/** A file that goes somewhere is still there. */
const goes = String.raw`go(?:es)?\s+(?:away\b|(?:(?:together|along)\s+)?with\s+(?:its|their)\s+(?:own\s+)?tests?\b(?!(?:\s+files?)?,?\s+(?:into|to|in|inside|under|beside|below|next\s+to)\b))`;

/** The file stands before the verb that says what became of it. */
const after = new RegExp(
  `^${quotes}(?:\\s+(?:files?|tests?|modules?|too|both)\\b)?(?:,?\\s+(?:(?:and|or)\\s+)?${quotes}${FILE}${quotes})*\\s+(?:no\\s+longer\\s+exists?\\b|${goes}|(?:(?:is|are|was|were|be|been|has|have|gets?|should|must|can|may|will|now|completely|entirely|fully|also|both|all)\\s+)+(?:removed|deleted|dropped|retired|gone)\\b)`,
  'i',
);

/** Whether a test lost nothing but the old names of modules that the attempt renamed: it expects all that it expected. */
type OnlyRenamed = (path: string, texts: PathTexts) => boolean;

/**
 * Recognises tests that follow a renamed or moved product file. Each lost line has to stand in the test again with the old name
 * of a module that is gone replaced by the name of one that is new; in their old form such tests could not even be loaded.
 */
export function renamedModules(changes: readonly SnapshotChange[], find: TestFinder): OnlyRenamed {
  const product = changes.filter(({ path }) => !isExpectation(path, find));
  const gone = product.filter(({ newMode }) => !isFile(newMode)).map(({ path }) => path);
  const fresh = product.filter(({ status, newMode }) => status === 'added' && isFile(newMode)).map(({ path }) => path);
  if (gone.length === 0 || fresh.length === 0) return () => false;
  return (path, { old, new: next }) => {
    if (old === undefined || next === undefined) return false;
    const [before, now] = [testLines(path, old, find), testLines(path, next, find)];
    const gained = minus(now, before).map((line) => ({ line, left: true }));
    return minus(before, now).every((line) => {
      const match = gained.find((other) => other.left && isRenaming(line, other.line, { gone, fresh }));
      if (match !== undefined) match.left = false;
      return match !== undefined;
    });
  };
}

interface Modules {
  readonly gone: readonly string[];
  readonly fresh: readonly string[];
}

/** One stretch of the line is another, the rest is the same; the stretch named a file that is gone, and names a new one. */
function isRenaming(before: string, now: string, { gone, fresh }: Modules): boolean {
  const old = references(before);
  const next = references(now);
  if (old.length === 0 || old.length !== next.length || skeleton(before) !== skeleton(now)) return false;
  return old.every((name, at) => {
    const other = next[at] ?? '';
    return name === other || (gone.some((path) => refersTo(name, path)) && fresh.some((path) => refersTo(other, path)));
  });
}

/** A declaration alone names no module: `const want = './size'` is what a test expects. */
const importing =
  /^(?:import|from|export\b.*\bfrom|use|require|include|require_once|load)\b|\b(?:require|import|mock)\s*\(/;
/** A quoted specifier, or the dotted name behind `from` and `import`. */
const reference = /(["'])([^"'\n]{1,300})\1|(?<=^(?:from|import)\s+)[\w.]+/g;

function references(line: string): readonly string[] {
  if (!importing.test(line)) return [];
  return [...line.matchAll(reference)].map((match) => match[2] ?? match[0]);
}

function skeleton(line: string): string {
  return line.replace(reference, '\u0000');
}

/** By the last part of the name: where it is looked up from differs by language, and the tests run on it either way. */
function refersTo(name: string, path: string): boolean {
  const file = path.replace(/(?:\/(?:index|__init__|mod))?\.[^./]+$/, '');
  const plain = name.includes('/') ? name.replace(/\.[a-z]{1,4}$/, '') : name.replaceAll('.', '/');
  const parts = plain.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  const tail = parts.join('/').replace(/\/(?:index|__init__|mod)$/, '');
  return tail !== '' && (file === tail || file.endsWith(`/${tail}`) || (parts.length > 1 && parts.at(-1) === file));
}
