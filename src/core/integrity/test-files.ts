import { globMatcher, type PathMatcher } from '../globs.ts';
import { perObject } from '../per-object.ts';
import { minus, type PathTexts } from './change.ts';
import { compiledEcosystems, type Ecosystem, scriptEcosystems } from './languages.ts';
import { maskSource, testFacts } from './test-facts.ts';

/**
 * Why a file is looked at as a test: `named` by its name or by the user's globs, `folder` because it lies among tests, `support`
 * for helpers among tests (they can end or skip a run but are no tests), `inline` for product files that may declare tests, `other`
 * for files that the user's globs name and whose language is not known: nothing but their text can be compared.
 */
export type TestTier = 'named' | 'folder' | 'support' | 'inline' | 'other';

/** Tells for one path whether it holds tests, and of which language. */
export type TestFinder = (path: string) => { readonly tier: TestTier; readonly ecosystem: Ecosystem } | undefined;

/**
 * True for a file that holds tests by the conventional globs of its ecosystem; `testPaths`, when not empty, take their place
 * (10-fine-print). Helpers, fixtures and mocks are no tests.
 */
export function isTestFile(path: string, testPaths: readonly string[]): boolean {
  const tier = testFinder(testPaths)(path)?.tier;
  return isTestTier(tier);
}

/** Whether files of a tier are tests. */
export function isTestTier(tier: TestTier | undefined): boolean {
  return tier === 'named' || tier === 'folder' || tier === 'other';
}

/**
 * Whether a changed test file can be evidence (10-fine-print, Evidence): it declares a test, or its language is not known, and it
 * says something that it did not say at the story's start. `old` is undefined when there was no such file.
 */
export function showsTest(path: string, texts: PathTexts, find: TestFinder): boolean {
  const found = find(path);
  if (found === undefined || !isTestTier(found.tier) || texts.new === undefined) return false;
  const now = testFacts(texts.new, found.ecosystem);
  const before = texts.old === undefined ? [] : testFacts(texts.old, found.ecosystem).lines;
  return (found.tier === 'other' || now.tests > 0) && minus(now.lines, before).length > 0;
}

/** Whether a path holds what tests expect: tests, their helpers, and the snapshots and fixtures that they compare with. */
export function isExpectation(path: string, find: TestFinder): boolean {
  const tier = find(path)?.tier;
  if (isTestTier(tier) || tier === 'support') return true;
  return comparedWith.test(path) && !installed.test(path);
}

/** Beside folders of their own, everything among tests: what they read lies there under any name. */
const comparedWith =
  /(?:^|\/)(?:__snapshots__|snapshots|__fixtures__|fixtures?|testdata|test-data|__mocks__|goldens?|cassettes|tests?|__tests__)\/|\.snap$/;
const installed = /(?:^|\/)(?:node_modules|vendor|dist)\//;

/**
 * Whether a file has more than before of what may keep tests from running or from failing: marks, members of other modules that
 * are replaced, files that are written, and in a file that was there ways out of a test. Whether they do is seen when the old form
 * runs. What every test of its folder loads may do anything.
 */
export function mayKeepFromRunning(path: string, { old, new: next = '' }: PathTexts, find: TestFinder): boolean {
  const ecosystem = find(path)?.ecosystem ?? unknown;
  const counted = (text: string): number => {
    const { marks, lines } = testFacts(text, ecosystem);
    const bends = lines.filter((line) => reaches.test(line) || (old !== undefined && wayOut.test(line)));
    return marks.filter(({ kind }) => kind !== 'todo').length + bends.length;
  };
  const isLoaded = loadedByAll.test(path) && testLines(path, next, find).length > 0;
  return (old === undefined && isLoaded) || counted(next) > counted(old ?? '');
}

const wayOut = /^(?:return|raise|throw)\b/;
/** Files that a runner loads by itself before the tests. */
const loadedByAll = /(?:^|\/)(?:conftest|__init__)\.py$/;
/** Lines that set what belongs to another module, or write a file that another test may read. */
const reaches = new RegExp(
  [
    String.raw`^(?!(?:self|cls|this|exports|module)\b)[A-Za-z_$][\w$]*(?:\s*\.\s*[\w$]+)+\s*[-+*/|&?]{0,2}=(?![=>])`,
    String.raw`^(?:assert|expect|test|it|describe|unittest|pytest)\w*\s*=(?![=>])`,
    String.raw`\b(?:setattr|delattr|Object\s*\.\s*(?:assign|define\w+)|mock\.method|sys\s*\.\s*(?:modules|path|meta_path))\b`,
    String.raw`\b(?:vi|jest)\s*\.\s*(?:mock|doMock|setMock|unstable_mockModule|stubGlobal|spyOn|replaceProperty)\b|\bmock\s*\.\s*module\b`,
    String.raw`^(?!(?:async\s+)?with\b|@)(?:.*[^.\w])?(?:(?:unittest\.)?mock\.)?patch(?:\.(?:object|dict|multiple))?\s*\(`,
    String.raw`^global\s+\w|\b(?:globals|vars)\s*\([^)]{0,200}\)\s*\[|\b__dict__\b`,
    String.raw`\b(?:writeFile|appendFile|copyFile|rename|unlink|truncate)(?:Sync)?\s*\(|\.\s*(?:write_text|write_bytes|unlink)\s*\(`,
    String.raw`\bopen\s*\([^)]{1,200}"[rb]?[wax]|\b(?:shutil|os)\s*\.\s*(?:copy\w*|move|rename|replace|remove)\s*\(`,
  ].join('|'),
);

/** Lines of a file that say something, without comments and layout. */
export function testLines(path: string, text: string, find: TestFinder): readonly string[] {
  return testFacts(text, find(path)?.ecosystem ?? unknown).lines;
}

/** Tests that a text declares; rows of literal tables count one each. 0 for a language that is not known. */
export function countTests(path: string, text: string): number {
  const ecosystem = languageOf(path);
  return ecosystem === undefined ? 0 : testFacts(text, ecosystem).tests;
}

/** Marks that keep tests of a text from running: skip, focus, todo, conditional skips. */
export function countSkips(path: string, text: string): number {
  const ecosystem = languageOf(path);
  if (ecosystem === undefined) return 0;
  return testFacts(text, ecosystem).marks.filter((mark) => mark.kind !== 'exit').length;
}

/** The same question for many paths: globs are compiled once. */
export function testFinder(testPaths: readonly string[]): TestFinder {
  const chosen = testPaths.length === 0 ? undefined : globMatcher(testPaths);
  return (path) => {
    const ecosystem = languageOf(path);
    if (ecosystem === undefined) return chosen?.(path) === true ? { tier: 'other', ecosystem: unknown } : undefined;
    const tier = chosen === undefined ? conventionalTier(ecosystem)(path) : chosen(path) ? 'named' : undefined;
    return tier === undefined ? undefined : { tier, ecosystem };
  };
}

/** A language without rules: its lines are all there is. */
const unknown: Ecosystem = {
  id: 'unknown',
  extensions: [],
  named: [],
  folders: [],
  syntax: { line: [], block: [], strings: [] },
  tests: [],
  markers: [],
  asserts: /(?!)/g,
  trivial: [],
};

const ecosystems: readonly Ecosystem[] = [...scriptEcosystems, ...compiledEcosystems];

/** The language of a file by its extension. */
export function languageOf(path: string): Ecosystem | undefined {
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase();
  return extension === undefined ? undefined : ecosystems.find(({ extensions }) => extensions.includes(extension));
}

const conventionalTier = perObject((ecosystem: Ecosystem): ((path: string) => TestTier | undefined) => {
  const named = globMatcher(ecosystem.named);
  const folder = globMatcher(ecosystem.folders);
  return (path) => {
    if (neverTests(path)) return undefined;
    if (named(path)) return 'named';
    if (folder(path)) return helper.test(path) ? 'support' : 'folder';
    return ecosystem.inline === true ? 'inline' : undefined;
  };
});

/** Folders whose files no runner collects: what is moved there is gone as a test. */
const neverTests: PathMatcher = (path) =>
  /(?:^|\/)(?:node_modules|vendor|dist|fixtures?|__fixtures__|testdata|test-data|__mocks__|__snapshots__|snapshots)\//.test(
    path,
  );

/** Files among tests that help them: by folder, or by the last word of the name. */
const helper =
  /(?:^|\/)(?:support|helpers?|mocks?|stubs?)\/|(?:^|[/_.-])(?:conftest|helpers?|utils?|setup|support|mocks?|stubs?|common|__init__)\.[^/]+$/i;

/**
 * Whether an import among lines that were put into a file binds a name that the file already used: its tests may then ask something
 * else. `code` are the lines without comments and the insides of strings, `used` are the words of the file as it was.
 */
function rebindsAny(code: string, used: ReadonlySet<string>, { id }: Ecosystem): boolean {
  return (binders[id] ?? bindsAll)(code.normalize('NFKC')).some((name) => name === ANY || used.has(name));
}

/** All that may be a name in a text. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(word));
}

/** Stands for every name. */
const ANY = '*';
const word = /[\p{L}\p{N}_$]+/gu;

type Binder = (code: string) => readonly string[];

const binders: Readonly<Record<string, Binder>> = {
  javascript: (code) => clauses(code, /^[ \t]*import\b(.*)\bfrom\b/gm).flatMap(namesOf),
  python: (code) => [
    ...clauses(code, /^[ \t]*from\s+[\w.]+\s+import\b(\s*\([^)]*\)|(?:[^\n\\]|\\\n)*)/gm).flatMap(namesOf),
    ...clauses(code, /^[ \t]*import\s+(\S.*)/gm).flatMap((list) => list.split(',').flatMap(moduleName)),
  ],
  jvm: (code) => clauses(code, /^[ \t]*import\s([^;\n]+)/gm).flatMap(namesOf),
  rust: (code) => clauses(code, /^[ \t]*(?:pub\s+)?use\s([^;]+);/gm).flatMap(namesOf),
};

/** What an import binds in other languages is not in its line. */
function bindsAll(code: string): readonly string[] {
  return [...code.matchAll(/^[ \t]*import\b/gm)].map(() => ANY);
}

function clauses(code: string, form: RegExp): readonly string[] {
  return [...code.matchAll(form)].map((match) => match[1] ?? '');
}

/** `a, { b, c as d }, * as e` binds a, b, d and e; a star at the end any name. */
function namesOf(clause: string): readonly string[] {
  return clause.split(/[,{}()]/).flatMap((part) => namesIn(part.trim()).slice(-1));
}

/** `import a.b` binds a, `import a.b as c` binds c. */
function moduleName(part: string): readonly string[] {
  const [path, , alias] = part.trim().split(/\s+/);
  return namesIn(alias ?? path ?? '').slice(0, 1);
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\*$|[\p{L}\p{N}_$]+/gu)].map(([name]) => name);
}

/**
 * Whether all that a test file gained are whole tests of new names, and imports of names that it never used: then the tests that were there are as they were.
 * A line inside one of them, or beside them, may keep them from running or from failing.
 */
export function onlyAddsTests(path: string, { old, new: next }: PathTexts, find: TestFinder): boolean {
  const found = find(path);
  if (found === undefined || !isTestTier(found.tier) || old === undefined || next === undefined) return false;
  const { ecosystem } = found;
  const [before, now] = [linesOf(old, ecosystem), linesOf(next, ecosystem)];
  if (!isIndented(ecosystem) && trimmed(before) === trimmed(now)) return true;
  const was = before.join('\n');
  const known = new Set(declaredIn(was));
  const used = wordsOf(was);
  const isNew = ({ lines }: Stretch): boolean => {
    const text = lines.join('\n');
    const { code } = maskSource(text, ecosystem.syntax);
    return !(declaredIn(text).some((name) => known.has(name)) || rebindsAny(code, used, ecosystem));
  };
  return insertions(before, now)?.every((stretch) => isNew(stretch) && isWhole(stretch, ecosystem)) ?? false;
}

function isIndented({ id }: Ecosystem): boolean {
  return id === 'python';
}

function trimmed(lines: readonly string[]): string {
  return lines.map((line) => line.trim().replace(/(?<![;,])[;,]+$/, '')).join('\n');
}

/** Lines with their indent, without comments. */
function linesOf(text: string, { syntax }: Ecosystem): readonly string[] {
  return maskSource(plain(text), syntax)
    .bare.split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Lines that stand between two of before. */
interface Stretch {
  readonly lines: readonly string[];
  /** The line of before that follows; absent at the end. */
  readonly follows?: string | undefined;
}

/** What was put between the lines of before; undefined when one of those is gone or elsewhere. */
function insertions(before: readonly string[], now: readonly string[]): readonly Stretch[] | undefined {
  const stretches = new Map<number, string[]>();
  let at = 0;
  for (const line of now) {
    if (line === before[at]) {
      at += 1;
      continue;
    }
    const open = stretches.get(at);
    if (open === undefined) stretches.set(at, [line]);
    else open.push(line);
  }
  return at === before.length ? [...stretches].map(([place, lines]) => ({ lines, follows: before[place] })) : undefined;
}

const declaration =
  /^[ \t]*(?:(?:export|public|private|async|abstract|final)[ \t]+)*(?:class|def|func|function|fn)[ \t]+(\w+)/gm;

/** Names of which a later declaration takes the place of an earlier one. */
function declaredIn(text: string): readonly string[] {
  return [...text.matchAll(declaration)].map((match) => match[1] ?? '');
}

const scripts = new Set(['javascript', 'python']);
const groups = /^[ \t]*(?:(?:describe|suite|context)\s*\(|class\s+\w+\s*[(:]|@\w)/;
/** Nothing else may stand in the line. */
const imports =
  /^[ \t]*(?:import\b[^"'`;\\]*\bfrom\s*(["'])[^"'`]*\1(?:\s*with\s*\{[^{}]*\})?;?$|from\s+[\w.]+\s+import\b[^;]*$|import\s+[\w.]+(?:\s+as\s+\w+)?$)/;
const closers = /^[\s)\]};,]*$/;

/** In languages where a statement may stand anywhere, nothing but tests, groups of tests and imports at the outer level. */
function isWhole({ lines, follows }: Stretch, ecosystem: Ecosystem): boolean {
  const text = lines.join('\n');
  const { code } = maskSource(text, ecosystem.syntax);
  if (!isBalanced(code)) return false;
  if (!scripts.has(ecosystem.id)) return declaresTest(code, ecosystem) || lines.every((line) => imports.test(line));
  const outer = lines.reduce((least, line) => Math.min(least, indentOf(line)), Number.POSITIVE_INFINITY);
  const isForm = (line: string): boolean => [closers, imports, groups].some((form) => form.test(line));
  const opens = lines.filter((line) => indentOf(line) === outer);
  if (!opens.every((line) => isForm(line) || opensTest(line, ecosystem))) return false;
  return !isIndented(ecosystem) || isClosed({ lines, follows }, outer);
}

/** No line that was there goes on in the stretch, and no decorator, header or body of the stretch in the line that follows. */
function isClosed({ lines, follows = '' }: Stretch, outer: number): boolean {
  const [first = '', last = ''] = [lines[0], lines.at(-1)];
  if (indentOf(first) > outer) return false;
  return !/:$|^\s*@/.test(last) && (imports.test(last) || indentOf(last) > outer) && indentOf(follows) <= outer;
}

function opensTest(line: string, { tests }: Ecosystem): boolean {
  const text = line.trimStart();
  return tests.some((pattern) => text.search(pattern) === 0);
}

function declaresTest(text: string, { tests }: Ecosystem): boolean {
  return tests.some((pattern) => text.search(pattern) >= 0);
}

function indentOf(line: string): number {
  return line.search(/\S/);
}

function isBalanced(code: string): boolean {
  const open: string[] = [];
  for (const mark of code.match(/[()[\]{}]/g) ?? []) {
    if ('([{'.includes(mark)) open.push(mark);
    else if (pairs[open.pop() ?? ''] !== mark) return false;
  }
  return open.length === 0;
}

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

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
