import { blockEnd, framePlace, indentOf, messageOf, type Place, placeOf, type Reader, unquoted } from './frames.ts';
import { listedReport, type RawTest, type ReportReader } from './test-results.ts';

/** Lines after a test point that may belong to it, and the deepest nesting that is told apart. */
const MOST = { lines: 200, indent: 40 };

/** One line of TAP 13 or 14: a test point, a plan, the end of subtests in braces, or the end of everything. */
type TapLine = { readonly at: number; readonly indent: number } & (
  | ({ readonly kind: 'point' } & TapPoint)
  | { readonly kind: 'plan'; readonly count: number }
  | { readonly kind: 'close' | 'bail' }
);

interface TapPoint {
  readonly ok: boolean;
  readonly name: string;
  /** Marked TODO or SKIP. */
  readonly skipped: boolean;
  /** Its subtests follow in braces, as vitest and tap write them. */
  readonly opens: boolean;
}

/**
 * Reads the TAP of node:test, vitest, tap, mocha and Perl; every other line is left out.
 * @param directive finds where `# TODO`, `# SKIP` or `# time` begins: whether it needs a blank before it is for the caller to say
 */
function readTap(lines: readonly string[], directive: RegExp): readonly TapLine[] {
  return lines.flatMap((line, at) => tapLine(line, at, directive) ?? []);
}

function tapLine(line: string, at: number, directive: RegExp): TapLine | undefined {
  const bare = line.trimStart();
  const where = { at, indent: indentOf(line) };
  if (bare.trimEnd() === '}') return { ...where, kind: 'close' };
  if (bare.startsWith('Bail out!')) return { ...where, kind: 'bail' };
  const plan = /^1\.\.(\d{1,7})\b/.exec(bare);
  if (plan !== null) return { ...where, kind: 'plan', count: Number(plan[1]) };
  const [, verdict, rest = ''] = /^(not ok|ok)(?: \d+)?(?: - | |$)(.*)$/.exec(bare) ?? [];
  if (verdict === undefined) return undefined;
  const text = rest.replace(/\{$/, '');
  const hash = text.search(directive);
  const name = (hash < 0 ? text : text.slice(0, hash)).trim();
  const skipped = hash >= 0 && /^# ?(?:todo|skip)/i.test(text.slice(hash));
  return { ...where, kind: 'point', ok: verdict === 'ok', name, skipped, opens: rest.endsWith('{') };
}

/**
 * Places of failed points, by their diagnostics. A test that failed only because one below it did is left out, and so is one marked
 * TODO or SKIP.
 */
export const readTapFailures: Reader = (lines) => {
  const points = readTap(lines, /(?<![^ ])# ?(?:todo|skip|time)/i).filter((line) => line.kind === 'point');
  const open: (typeof points)[number][] = [];
  return points.flatMap((point, index) => {
    // Children are indented deeper and stand before their parent.
    let childFailed = false;
    while ((open.at(-1)?.indent ?? -1) > point.indent) {
      const child = open.pop();
      childFailed ||= child !== undefined && isFailed(child);
    }
    open.push(point);
    if (!isFailed(point) || childFailed) return [];
    const most = Math.min(MOST.lines, (points[index + 1]?.at ?? lines.length) - point.at - 1);
    const to = blockEnd(lines, point.at + 1, { ends: (line) => line.trim() === '...', most });
    const { places, message, isParent } = diagnostic(lines.slice(point.at + 1, to));
    return isParent || places.length === 0
      ? []
      : [{ from: point.at, to, message, title: point.name, source: 'tap', places }];
  });
};

function isFailed({ ok, skipped }: TapPoint): boolean {
  return !ok && !skipped;
}

/** The YAML block of node:test, vitest and tap, the bare stack of mocha or the comments of Perl; frames say more than the test's line. */
function diagnostic(block: readonly string[]) {
  const keys = block.flatMap((line, at) => keyOf(line, at) ?? []);
  const value = (...names: string[]): string => unquoted(keys.find((each) => names.includes(each.name))?.value ?? '');
  const named = placeOf(value('at', 'location'));
  const file = value('fileName', 'file');
  const own = { file, line: Number(value('lineNumber', 'line')), column: Number(value('columnNumber', 'column')) };
  const frame = block.findIndex((line) => framePlace(line) !== undefined);
  return {
    places: [
      ...block.flatMap((each) => framePlace(each) ?? []),
      ...(file === '' ? [] : [own]),
      ...block.flatMap((each) => perlPlace(each) ?? []),
      ...(named === undefined ? [] : [named]),
    ],
    // Of a block that is no YAML: the lines before the stack.
    message:
      errorText(block, keys) || (block[0]?.trim() === '---' ? '' : messageOf(block.slice(0, Math.max(0, frame)))),
    /** The test only reports that tests below it failed. */
    isParent: value('failureType') === 'subtestsFailed',
  };
}

interface Key {
  readonly at: number;
  readonly indent: number;
  readonly name: string;
  readonly value: string;
}

function keyOf(line: string, at: number): Key | undefined {
  const match = /^(\s*)([A-Za-z]+): ?(.*)/.exec(line);
  if (match === null) return undefined;
  const [, space = '', name = '', value = ''] = match;
  return { at, indent: space.length, name, value: value.trim() };
}

/** `#   at t/size.t line 12.` */
function perlPlace(line: string): Place | undefined {
  const match = /^\s*#\s+at (\S+) line (\d{1,7})\.?$/.exec(line);
  return match === null ? undefined : { file: match[1] ?? '', line: Number(match[2]) };
}

/** `error: 'text'`, `error: |-` with the text below it, or `error:` with `message:` below it. */
function errorText(block: readonly string[], keys: readonly Key[]): string {
  const key =
    keys.find(({ name, value }) => name === 'message' && value !== '') ?? keys.find(({ name }) => name === 'error');
  if (key === undefined) return '';
  if (!/^[|>]/.test(key.value)) return messageOf([unquoted(key.value)]);
  const below = block.slice(key.at + 1);
  const end = below.findIndex((line) => line.trim() !== '' && indentOf(line) <= key.indent);
  return messageOf(end < 0 ? below : below.slice(0, end));
}

/** Tests found so far, by indentation: subtests of node:test stand before the point that sums them up. */
type Levels = Map<number, RawTest[]>;

/**
 * The tests of a report in TAP. It is whole when the plan names as many points as there are at the top. A point with subtests is no test
 * of its own, unless it failed while none of them did.
 */
export const readTapTests: ReportReader = (text) => {
  if (!/^(?:TAP version 1[34]|1\.\.\d|(?:not )?ok \d+\b)/m.test(text)) return undefined;
  const lines = readTap(
    text.split('\n').map((line) => line.slice(0, 2000).trimEnd()),
    /(?<!\\)# ?(?:todo|skip|time)/i,
  );
  const top = lines.filter(({ indent }) => indent === 0);
  const plans = top.flatMap((line) => (line.kind === 'plan' ? [line.count] : []));
  const points = top.filter(({ kind }) => kind === 'point').length;
  if (points === 0 && plans.length === 0) return undefined;
  const { tests, isOpen } = testsIn(lines);
  const planned = plans.reduce((sum, plan) => sum + plan, 0);
  const complete = !top.some(({ kind }) => kind === 'bail') && points === planned && !isOpen;
  return listedReport('tap', tests, complete);
};

function testsIn(lines: readonly TapLine[]): { readonly tests: readonly RawTest[]; readonly isOpen: boolean } {
  const levels: Levels = new Map();
  const open: { readonly indent: number; readonly point: TapPoint }[] = [];
  for (const line of lines) {
    const indent = Math.min(line.indent, MOST.indent);
    if (line.kind === 'point' && line.opens) open.push({ indent, point: line });
    else if (line.kind === 'point') settle(levels, indent, line);
    else if (line.kind === 'close' && open.at(-1)?.indent === indent) settle(levels, indent, open.pop()?.point);
  }
  return { tests: levels.get(0) ?? [], isOpen: open.length > 0 };
}

/** Subtests move up under the name of their point. */
function settle(levels: Levels, indent: number, point: TapPoint | undefined): void {
  if (point === undefined) return;
  const below = [...levels].filter(([level]) => level > indent);
  const children = below.flatMap(([, tests]) => tests);
  for (const [level] of below) levels.delete(level);
  const own = levels.get(indent) ?? [];
  levels.set(indent, own);
  for (const child of children) own.push({ ...child, path: [point.name, ...child.path] });
  const failedAlone = !point.ok && !children.some(({ status }) => status === 'failed');
  if (children.length > 0 && !(failedAlone && !point.skipped)) return;
  own.push({ path: [point.name], status: point.skipped ? 'skipped' : point.ok ? 'passed' : 'failed' });
}
