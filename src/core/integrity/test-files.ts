import { globMatcher } from '../globs.ts';
import { perObject } from '../per-object.ts';
import type { PathTexts } from './change.ts';
import { type GuardContext, guardedFinder, isAside, isCompared } from './guarded-files.ts';
import { compiledEcosystems, type Ecosystem, scriptEcosystems } from './languages.ts';
import { testFacts } from './test-facts.ts';
import { generalEcosystem, isTestData } from './test-forms.ts';

/**
 * Why a file is looked at as a test: `named` by its name or by the user's globs, `folder` because it lies among tests, `support`
 * for helpers among tests (they can end or skip a run but are no tests), `inline` for product files that may declare tests, `other`
 * for expectations of a language without a row of its own, `data` for what tests read or compare with.
 */
export type TestTier = 'named' | 'folder' | 'support' | 'inline' | 'other' | 'data';

/** Tells for one path whether it holds tests, and of which language. */
export type TestFinder = (path: string) => FoundTest | undefined;

interface FoundTest {
  readonly tier: TestTier;
  readonly ecosystem: Ecosystem;
  /** The user's globs say so. */
  readonly chosen?: boolean;
}

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

/** Whether a path holds what tests expect: tests, their helpers, and what they read or compare with. */
export function isExpectation(path: string, find: TestFinder): boolean {
  const tier = find(path)?.tier;
  return (tier !== undefined && tier !== 'inline') || isCompared(path);
}

/**
 * Whether a file has more than before of what may keep tests from running or from failing: marks, members of other modules that
 * are replaced, files that are written, and in a file that was there ways out of a test. Whether they do is seen when the old form
 * runs. What every test of its folder loads may do anything.
 */
export function mayKeepFromRunning(path: string, { old, new: next = '' }: PathTexts, find: TestFinder): boolean {
  const ecosystem = find(path)?.ecosystem ?? generalEcosystem(path);
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
  return testFacts(text, find(path)?.ecosystem ?? generalEcosystem(path)).lines;
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

/**
 * The same question for many paths: globs are compiled once. Without the user's globs, expectations of any language are found.
 * @param context what is known of the repository and of its checks
 */
export function testFinder(testPaths: readonly string[], context: GuardContext = {}): TestFinder {
  const chosen = testPaths.length > 0;
  const tierOf = !chosen ? guardedTiers(context) : chosenTiers(testPaths);
  return (path) => {
    const known = languageOf(path);
    const tier = tierOf(path, known);
    return tier === undefined ? undefined : { tier, ecosystem: known ?? generalEcosystem(path), chosen };
  };
}

type TierOf = (path: string, known: Ecosystem | undefined) => TestTier | undefined;

function chosenTiers(testPaths: readonly string[]): TierOf {
  const chosen = globMatcher(testPaths);
  return (path, known) => (chosen(path) ? (known === undefined ? 'other' : 'named') : undefined);
}

function guardedTiers(context: GuardContext): TierOf {
  const isGuarded = guardedFinder(context);
  return (path, known) => {
    const tier = known === undefined ? undefined : conventionalTier(known)(path);
    if (tier !== undefined && tier !== 'inline') return tier;
    return isGuarded(path) ? guardedTier(path) : tier;
  };
}

/** An expectation that its language's own globs do not name. */
function guardedTier(path: string): TestTier {
  if (isAside(path) || isTestData(path)) return 'data';
  return 'other';
}

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
    if (isAside(path)) return undefined;
    if (named(path)) return 'named';
    if (folder(path)) return helper.test(path) ? 'support' : 'folder';
    return ecosystem.inline === true ? 'inline' : undefined;
  };
});

/** Files among tests that help them: by folder, or by the last word of the name. */
const helper =
  /(?:^|\/)(?:support|helpers?|mocks?|stubs?)\/|(?:^|[/_.-])(?:conftest|helpers?|utils?|setup|support|mocks?|stubs?|common|__init__)\.[^/]+$/i;

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
