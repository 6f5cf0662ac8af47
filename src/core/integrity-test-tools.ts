import { minus } from './integrity-multiset.ts';
import { isFile } from './integrity-test-change.ts';
import { testFacts } from './integrity-test-facts.ts';
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
    { ...replaced, find: (added, all) => added.find(replacing(all, jsTools, ['assert', 'expect', 'chai', 'jest'])) },
    { ...replaced, find: (added) => firstOf(added, jsEnds) },
    { ...sensed, find: (added) => firstOf(added, jsSenses) },
  ],
  python: [
    { ...replaced, find: (added, all) => added.find(replacing(all, pyTools, ['unittest', 'pytest', '_pytest'])) },
    { ...replaced, find: (added, all) => (added.includes('return True') ? equalsAll(added, all) : undefined) },
    { ...sensed, find: (added) => firstOf(added, pySenses) },
  ],
};

const jsTools = [
  /^import\s+(?:\*\s+as\s+)?(\w+)?[^"]{0,200}"(?:node:)?(?:assert(?:\/strict)?|test|vitest|chai|expect|@jest\/globals)"/,
  /\b(\w+)\s*=\s*require\(\s*"(?:node:)?(?:assert(?:\/strict)?|test|vitest|chai|expect|@jest\/globals)"/,
];
const pyTools = [
  /^import\s+(?:unittest|_?pytest)[\w.]*\s+as\s+(\w+)/,
  /^from\s+(?:unittest|_?pytest)[\w.]*\s+import\s+(?:\w+\s+as\s+)?(\w+)/,
];
const jsEnds = [
  /\bprocess\s*\.\s*(?:exit|reallyExit)\s*=(?![=>])/,
  /\bprocess\s*\.\s*\w+\s*\(\s*"(?:beforeExit|exit)"[^}]{0,200}\bexit(?:Code)?\s*(?:=|\()\s*0/,
];
const jsSenses = [
  /\b(?:NODE_TEST_CONTEXT|NODE_TEST_WORKER_ID|JEST_WORKER_ID|VITEST_(?:WORKER|POOL)_ID|TAP_CHILD_ID)\b/,
  /\benv\s*(?:\.\s*|\[\s*")VITEST\b/,
  /\bexecArgv\b.{0,200}--test\b|--test\b.{0,200}\bexecArgv\b/,
  /\.\s*stack\b.{0,200}(?:"[^"]{0,100}|\/[^/]{0,100})(?<![a-z])(?:test|spec)\b/i,
];
const frames = String.raw`\b(?:_getframe|currentframe|extract_stack|inspect\s*\.\s*stack)\b`;
const runners = String.raw`"[^"]{0,100}(?:unittest|pytest|py\.test)[^"]{0,100}"`;
const pySenses = [
  /\bPYTEST_(?:CURRENT_TEST|VERSION|XDIST_WORKER)\b/,
  new RegExp(String.raw`${runners}\s+(?:not\s+)?in\s+(?:sys\s*\.\s*)?modules\b|\bmodules\s*\.\s*get\(\s*${runners}`),
  new RegExp(String.raw`${runners}.{0,200}\bsys\s*\.\s*(?:orig_)?argv|\bsys\s*\.\s*(?:orig_)?argv\b.{0,200}${runners}`),
  new RegExp(
    `${frames}.{0,200}"[^"]{0,100}(?<![a-z])test|"[^"]{0,100}(?<![a-z])test[^"]{0,100}".{0,200}${frames}`,
    'i',
  ),
];

/** Names by which a file knows the test tools. */
function boundIn(lines: readonly string[], imports: readonly RegExp[]): readonly string[] {
  return lines.flatMap((line) => imports.flatMap((pattern) => pattern.exec(line)?.[1] ?? []));
}

/** Lines that assign to a member of a tool, or hand the tool to a function that sets members; what a file declares itself is none. */
function replacing(
  all: readonly string[],
  imports: readonly RegExp[],
  always: readonly string[],
): (line: string) => boolean {
  const bound = boundIn(all, imports);
  const own = new Set(boundIn(all, [ownName]));
  const names = `(?:${[...bound, ...always.filter((name) => !own.has(name) || bound.includes(name)), '(?!)'].join('|')})`;
  const setters = String.raw`(?:setattr|patch\.object|mock\.method|\bObject\s*\.\s*(?:assign|define\w+)|\bReflect\s*\.\s*(?:set|define\w+))`;
  const member = new RegExp(String.raw`(?<![\w$."])${names}(?:\s*\.\s*\w+|\s*\[[^\]]{1,80}\])+\s*=(?![=>])`);
  const handed = new RegExp(String.raw`${setters}\(\s*${names}\b`);
  return (line) => member.test(line) || handed.test(line);
}

const ownName = /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:function|class|const|let|var|def)\s+(\w+)/;

function firstOf(lines: readonly string[], patterns: readonly RegExp[]): string | undefined {
  return lines.find((line) => patterns.some((pattern) => pattern.test(line)));
}

/** A comparison that holds whatever it is given. */
function equalsAll(added: readonly string[], all: readonly string[]): string | undefined {
  return all.find(
    (line, at) => /^def __(?:eq|ne)__\(/.test(line) && all[at + 1] === 'return True' && added.includes(line),
  );
}
