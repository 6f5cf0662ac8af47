import { minus } from './integrity-multiset.ts';
import { isFile } from './integrity-test-change.ts';
import { testFacts } from './integrity-test-facts.ts';
import { jsTools, pyTools, replacing } from './integrity-tool-names.ts';
import type { ContentRequest, Contents, PathTexts, SnapshotChange } from './integrity-types.ts';
import { brief, shown } from './integrity-words.ts';
import type { IntegrityFinding } from './state.ts';
import { isExpectation, languageOf, type TestFinder } from './test-files.ts';

/** One way in which code under test gets at what judges it. */
interface ToolRule {
  readonly rule: 'test-tools-replaced' | 'test-run-sensed';
  /** What the sentence says was done. */
  readonly done: string;
  readonly mayNot: string;
  /** The lines of an attempt that do it, given all lines of the file. */
  readonly find: (added: readonly string[], all: readonly string[]) => string | undefined;
}

/** Whether a changed path is code under test: a language whose test tools are known, and no test or what tests expect. */
export function isUnderTest({ path, newMode }: SnapshotChange, find: TestFinder): boolean {
  const language = languageOf(path);
  if (language === undefined || rules[language.id] === undefined || !isFile(newMode)) return false;
  return !isExpectation(path, find) && !foreign.test(path);
}

const foreign = /(?:^|\/)(?:node_modules|vendor|dist|build|\.?venv)\/|(?:^|\/)__pycache__\//;

/** The texts that these rules need of changed code. */
export function toolTexts(changes: readonly SnapshotChange[], find: TestFinder): readonly ContentRequest[] {
  return changes
    .filter((change) => isUnderTest(change, find))
    .map(({ path, oldMode }) => ({ path, sides: isFile(oldMode) ? ['old', 'new'] : ['new'] }));
}

/**
 * Code under test that replaces what the tests judge it with, or that behaves otherwise while it is tested (04-trust rule 11): gates
 * run in one process with it and would believe it. By the lines that an attempt added; what only moved is none.
 */
export function toolCheats(
  changes: readonly SnapshotChange[],
  contents: Contents,
  find: TestFinder,
): readonly IntegrityFinding[] {
  const code = changes.filter((change) => isUnderTest(change, find));
  const gone = code.flatMap(({ path }) => lostLines(path, contents.get(path)));
  return code.flatMap(({ path }) => cheatsIn(path, contents.get(path), new Set(gone)));
}

function lostLines(path: string, { old = '', new: next = '' }: PathTexts = {}): readonly string[] {
  return minus(linesOf(path, old), linesOf(path, next));
}

/** Without comments and layout. */
function linesOf(path: string, text: string): readonly string[] {
  const language = languageOf(path);
  return language === undefined ? [] : testFacts(text, language).lines;
}

function cheatsIn(
  path: string,
  { old = '', new: next = '' }: PathTexts = {},
  gone: ReadonlySet<string>,
): readonly IntegrityFinding[] {
  const all = linesOf(path, next);
  const added = minus(all, linesOf(path, old)).filter((line) => !gone.has(line));
  if (added.length === 0) return [];
  return (rules[languageOf(path)?.id ?? ''] ?? []).flatMap((row) => {
    const line = row.find(added, all);
    if (line === undefined) return [];
    const message = `${row.done} in ${shown(path)}: ${brief(line)}; an attempt may not ${row.mayNot}: the attempt failed.`;
    return [{ class: 'cheat', rule: row.rule, path, message } as const];
  });
}

const replaced = {
  rule: 'test-tools-replaced',
  done: 'replaced what the tests judge with',
  mayNot: 'change the test tools from the code under test',
} as const;
const sensed = {
  rule: 'test-run-sensed',
  done: 'asked whether a test is running',
  mayNot: 'let code behave differently while it is tested',
} as const;

const rules: Readonly<Record<string, readonly ToolRule[]>> = {
  javascript: [
    { ...replaced, find: (added, all) => added.find(replacing(all, jsTools)) },
    { ...replaced, find: (added) => firstOf(added, jsEnds) },
    { ...sensed, find: (added) => firstOf(added, jsSenses) },
  ],
  python: [
    { ...replaced, find: (added, all) => added.find(replacing(all, pyTools)) },
    { ...replaced, find: equalsAll },
    { ...sensed, find: (added) => firstOf(added, pySenses) },
  ],
};

const jsEnds = [
  // What matchers of jest and vitest compare with.
  /\bObject\s*\.\s*is\s*=(?![=>])|\bdefine\w+\(\s*Object\s*,\s*"is"/,
  // What tests load next: as they are loaded, another text is put in their place.
  /\brequire\s*\.\s*cache\b.{0,200}\btests?\b|\btests?\b.{0,200}\brequire\s*\.\s*cache\b/,
  /\bregisterHooks\s*\(.{0,500}\btests?\b/,
  /\bprocess\s*\.\s*(?:exit|reallyExit)\s*=(?![=>])/,
  /\bprocess\s*\.\s*\w+\s*\(\s*"(?:beforeExit|exit)"[^}]{0,200}\bexit(?:Code)?\s*(?:=|\()\s*0/,
];
/** The program that runs. */
const entry = String.raw`(?:\bargv\s*\[\s*1\s*\]|\b(?:require\s*\.\s*main|mainModule)\s*\??\.\s*(?:filename|path|id)\b)`;
const testName = String.raw`(?:"[^"]{0,100}|\/[^/]{0,100})(?<![a-z])(?:test|spec)\b`;
/** Of one expression. */
const within = String.raw`(?:[^;)]|\)\s?\.){0,100}`;
const jsSenses = [
  /\b(?:NODE_TEST_CONTEXT|NODE_TEST_WORKER_ID|JEST_WORKER_ID|VITEST_(?:WORKER|POOL)_ID|TAP_CHILD_ID)\b/,
  /\benv\s*(?:\.\s*|\[\s*")VITEST\b/,
  /\bexecArgv\b.{0,200}--test\b|--test\b.{0,200}\bexecArgv\b/,
  /\bnpm_lifecycle_(?:event|script)\b.{0,200}"[^"]{0,100}(?<![a-z])test/,
  new RegExp(`${entry}${within}${testName}|${testName}${within}${entry}`, 'i'),
  /\.\s*stack\b.{0,200}(?:"[^"]{0,100}|\/[^/]{0,100})(?<![a-z])(?:test|spec)\b/i,
];
const frames = String.raw`\b(?:_getframe|currentframe|extract_stack|inspect\s*\.\s*stack)\b`;
const runners = String.raw`"[^"]{0,100}(?:unittest|pytest|py\.test)[^"]{0,100}"`;
const loaded = String.raw`\b(?:(?:sys\s*\.\s*modules|in\s+modules|modules\s*\.\s*get)\b|__main__\s*\.)`;
const pySenses = [
  /\bPYTEST_(?:CURRENT_TEST|VERSION|XDIST_WORKER)\b/,
  new RegExp(`${runners}.{0,200}${loaded}|${loaded}.{0,200}${runners}`),
  new RegExp(String.raw`${runners}.{0,200}\bsys\s*\.\s*(?:orig_)?argv|\bsys\s*\.\s*(?:orig_)?argv\b.{0,200}${runners}`),
  new RegExp(
    `${frames}.{0,200}"[^"]{0,100}(?<![a-z])test|"[^"]{0,100}(?<![a-z])test[^"]{0,100}".{0,200}${frames}`,
    'i',
  ),
];

function firstOf(lines: readonly string[], patterns: readonly RegExp[]): string | undefined {
  return lines.find((line) => patterns.some((pattern) => pattern.test(line)));
}

const comparison = /^def __(?:eq|ne)__\(\s*\w+\s*,\s*\*{0,2}(\w+)[^)]*\)[^:]*:\s*(.*)/;
const inOneLine = /^__(?:eq|ne)__\s*=\s*lambda\s+\w+\s*,\s*\*{0,2}(\w+)[^:]*:\s*(.*)/;

/** A comparison that holds whatever it is given: it never looks at the other value, and does not leave or deny the answer. */
function equalsAll(added: readonly string[], all: readonly string[]): string | undefined {
  const fresh = new Set(added);
  return all.find((line, at) => {
    const [, other, first] = comparison.exec(line) ?? inOneLine.exec(line) ?? [];
    if (other === undefined || first === undefined) return false;
    const body = first === '' ? bodyAfter(all, at) : [inOneLine.test(line) ? `return ${first}` : first];
    const looks = new RegExp(String.raw`\b${other}\b`);
    const answers = body.some((text) => /^return\s+(?!NotImplemented\b|False\b)/.test(text));
    return answers && !body.some((text) => looks.test(text)) && [line, ...body].some((text) => fresh.has(text));
  });
}

/** The lines up to the next declaration: what is read has no indent. */
function bodyAfter(all: readonly string[], at: number): readonly string[] {
  const rest = all.slice(at + 1, at + 20);
  const end = rest.findIndex((line) => /^(?:async\s+)?(?:def|class)\b|^@|^__\w+__\s*=/.test(line));
  return end < 0 ? rest : rest.slice(0, end);
}
