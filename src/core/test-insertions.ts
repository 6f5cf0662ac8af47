import type { Ecosystem } from './integrity-ecosystem.ts';
import { maskSource } from './integrity-lexer.ts';
import type { PathTexts } from './integrity-types.ts';
import { isTestTier, type TestFinder } from './test-files.ts';
import { rebindsAny, wordsOf } from './test-imports.ts';

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
