import type { IntegrityFinding } from '../state.ts';
import {
  brief,
  type ContentRequest,
  type Contents,
  minus,
  type PathTexts,
  type SnapshotChange,
  shown,
} from './change.ts';
import { isFile } from './test-cheats.ts';
import { testFacts } from './test-facts.ts';
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
function isUnderTest({ path, newMode }: SnapshotChange, find: TestFinder): boolean {
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

/** How a language's code gets at its test tools. */
interface ToolForms {
  /** Names that stand for a tool everywhere, unless a file declares them. */
  readonly always: readonly string[];
  /** Imports; group 1 holds the names that they bind. */
  readonly imports: readonly RegExp[];
  /** Source of an expression whose value is a tool. */
  readonly reached: string;
}

const jsTool = String.raw`"(?:node:)?(?:assert(?:\/strict)?|test|vitest|chai|expect|@jest\/globals)"`;
const pyTool = String.raw`"(?:unittest|_?pytest)(?:\.[\w.]+)?"`;

export const jsTools: ToolForms = {
  always: ['assert', 'expect', 'chai', 'jest'],
  imports: [new RegExp(String.raw`^import\s+([^"]{1,200}?)\s+from\s+${jsTool}`)],
  reached: String.raw`\b(?:\w+\s?\.\s?)?(?:require|import|getBuiltinModule|createRequire\([^()]{0,80}\))\(\s*${jsTool}\s*\)`,
};
export const pyTools: ToolForms = {
  always: ['unittest', 'pytest', '_pytest'],
  imports: [
    /^import\s+(?:unittest|_?pytest)(?:\.[\w.]+)?\s+as\s+(\w+)/,
    /^from\s+(?:unittest|_?pytest)(?:\.[\w.]+)?\s+import\s+([\w\s,]{1,200})/,
  ],
  reached: String.raw`\b(?:\w+\s?\.\s?)?(?:(?:__import__|import_module)\(\s*${pyTool}\s*\)|modules\s*\[\s*${pyTool}\s*\])`,
};

/** Members that only test tools have: who sets one bends a tool, however the code got hold of it. */
const members = String.raw`(?:assert(?:True|False|Is\w*|(?:Not)?In|\w*Equals?|(?:Not)?Regex|(?:Raises|Warns|Greater|Less|Logs|NoLogs)\w*)|(?:not)?(?:D|d)eepStrictEqual|(?:partialDeep|not)?[Ss]trictEqual|toBe|toEqual|toStrictEqual|add(?:Failure|Error|Success)|failureException|wasSuccessful)`;
const setters = String.raw`(?:set(?:attr|Attr)|__setattr__|(?<![a-z])patch(?:\.\w+)?|mock\.method|\bObject\s*\.\s*(?:assign|define\w+)|\bReflect\s*\.\s*(?:set|define\w+))\s*\(`;
const own = /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:function|class|const|let|var|def)\s+(\w+)/;
const byMember = [
  new RegExp(
    String.raw`(?<!\b(?:exports|this|self|cls))(?:\s{0,20}\.\s{0,20}${members}|\[\s{0,20}"${members}"\s{0,20}\])\s{0,20}=(?![=>])`,
  ),
  new RegExp(String.raw`${setters}(?!\s?(?:exports|module|this|self)\b)[^;]{0,200}"(?:[\w.]{1,100}\.)?${members}"`),
  new RegExp(String.raw`\bpatch(?:\.\w+)?\s*\(\s*${pyTool}`),
];

/** Lines that assign to a member of a tool, or hand the tool to a function that sets members; what a file declares itself is none. */
export function replacing(all: readonly string[], { always, imports, reached }: ToolForms): (line: string) => boolean {
  const bound = new Set(all.flatMap((line) => imports.flatMap((form) => namesIn(form.exec(line)?.[1] ?? ''))));
  const declared = new Set(all.flatMap((line) => own.exec(line)?.[1] ?? []));
  for (const name of always) if (!declared.has(name)) bound.add(name);
  const tool = (): string => String.raw`(?:${reached}|(?<![\w$."])(?:${[...bound, '(?!)'].join('|')})\b)`;
  addAliases(all, bound, tool);
  const member = new RegExp(String.raw`${tool()}\)?(?:\s*\.\s*\w+|\s*\[[^\]]{1,80}\])+\s*=(?![=>])`);
  const handed = new RegExp(String.raw`${setters}\s*${tool()}`);
  return (line) => member.test(line) || handed.test(line) || byMember.some((form) => form.test(line));
}

/** `default as a`, `* as a`, `a, { b, c as d }`: the last word of each part. */
function namesIn(clause: string): readonly string[] {
  return clause
    .replace(/[{}*]/g, ' ')
    .split(',')
    .flatMap((part) => /(\w+)\s*$/.exec(part)?.[1] ?? []);
}

/** Names to which a file gives a tool or a part of it, and names to which it gives those. */
function addAliases(all: readonly string[], bound: Set<string>, tool: () => string): void {
  for (let hop = 0, before = -1; before < bound.size && hop < MOST_HOPS; hop += 1) {
    before = bound.size;
    for (const name of givenIn(all, tool())) bound.add(name);
  }
}

function givenIn(all: readonly string[], tool: string): readonly string[] {
  const given = new RegExp(
    String.raw`(?:\b(\w+)|\{([^{}]{1,200})\})\s{0,20}=\s{0,20}\(?(?:await\s{1,20})?${tool}\)?(?:\s{0,20}\.\s{0,20}\w+)*\s{0,20}(?=[;,)]|$)`,
  );
  return all.flatMap((line) => {
    const [, name, parts = ''] = given.exec(line) ?? [];
    return name === undefined ? namesIn(parts.replaceAll(':', ' ')) : [name];
  });
}

/** Longer chains of names are not followed. */
const MOST_HOPS = 10;
