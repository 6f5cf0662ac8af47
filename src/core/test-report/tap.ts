import { indentOf } from '../locations/lines.ts';
import { listedReport, type RawTest } from './build.ts';
import type { ReportReader } from './types.ts';

/** Deeper nesting is read as if it were this deep. */
const MOST_INDENT = 40;

interface Point {
  readonly ok: boolean;
  readonly name: string;
  readonly skipped: boolean;
  /** Its subtests follow in braces, as vitest and tap write them. */
  readonly opens: boolean;
}

/** Tests found so far, by indentation: subtests of node:test stand before the point that sums them up. */
interface Reading {
  readonly levels: Map<number, RawTest[]>;
  readonly open: { readonly indent: number; readonly point: Point }[];
  readonly plans: number[];
  points: number;
  bailed: boolean;
}

/**
 * TAP 13 and 14 with subtests: node:test, vitest, tap, mocha, Perl. Whole when the plan names as many points as there are at the top.
 * A point with subtests is no test of its own, unless it failed while none of them did.
 */
export const readTapTests: ReportReader = (text) => {
  if (!/^(?:TAP version 1[34]|1\.\.\d|(?:not )?ok \d+\b)/m.test(text)) return undefined;
  const reading: Reading = { levels: new Map(), open: [], plans: [], points: 0, bailed: false };
  for (const line of text.split('\n')) readLine(reading, line.slice(0, 2000).trimEnd());
  if (reading.points === 0 && reading.plans.length === 0) return undefined;
  const planned = reading.plans.reduce((sum, plan) => sum + plan, 0);
  const complete = !reading.bailed && reading.points === planned && reading.open.length === 0;
  return listedReport('tap', reading.levels.get(0) ?? [], complete);
};

function readLine(reading: Reading, line: string): void {
  const indent = Math.min(indentOf(line), MOST_INDENT);
  const bare = line.trimStart();
  if (bare === '}') close(reading, indent);
  else if (indent === 0 && /^Bail out!/.test(bare)) reading.bailed = true;
  else {
    const plan = indent === 0 ? /^1\.\.(\d{1,7})\b/.exec(bare) : null;
    if (plan !== null) reading.plans.push(Number(plan[1]));
    const point = pointOf(bare);
    if (point !== undefined) take(reading, indent, point);
  }
}

function pointOf(bare: string): Point | undefined {
  const match = /^(not ok|ok)(?: \d+)?(?: - | |$)(.*)$/.exec(bare);
  if (match === null) return undefined;
  const [, verdict, rest = ''] = match;
  const opens = rest.endsWith('{');
  const text = rest.replace(/\{$/, '');
  const hash = text.search(/(?<!\\)# ?(?:todo|skip|time)/i);
  const directive = hash < 0 ? '' : text.slice(hash + 1).trimStart();
  const skipped = /^(?:todo|skip)/i.test(directive);
  return { ok: verdict === 'ok', name: hash < 0 ? text : text.slice(0, hash), skipped, opens };
}

function take(reading: Reading, indent: number, point: Point): void {
  if (indent === 0) reading.points += 1;
  if (point.opens) reading.open.push({ indent, point });
  else settle(reading, indent, point);
}

function close(reading: Reading, indent: number): void {
  const last = reading.open.at(-1);
  if (last?.indent !== indent) return;
  reading.open.pop();
  settle(reading, indent, last.point);
}

/** Subtests move up under the name of their point. */
function settle({ levels }: Reading, indent: number, point: Point): void {
  const below = [...levels].filter(([level]) => level > indent);
  const children = below.flatMap(([, tests]) => tests);
  for (const [level] of below) levels.delete(level);
  const own = levels.get(indent) ?? [];
  levels.set(indent, own);
  for (const child of children) own.push({ ...child, path: [point.name, ...child.path] });
  const failedAlone = !point.ok && !children.some(({ status }) => status === 'failed');
  if (children.length === 0 || (failedAlone && !point.skipped))
    own.push({ path: [point.name], status: statusOf(point) });
}

function statusOf({ ok, skipped }: Point): RawTest['status'] {
  return skipped ? 'skipped' : ok ? 'passed' : 'failed';
}
