import { blockEnd, indentOf } from './lines.ts';
import { tapDiagnostic } from './tap-diagnostic.ts';
import type { Hit, Reader } from './types.ts';

/** Lines after a test point that may belong to it. */
const MOST_LINES = 200;

interface Point {
  readonly at: number;
  readonly indent: number;
  readonly ok: boolean;
  readonly name: string;
}

/**
 * TAP 13 and 14 with their diagnostics: node:test, vitest, tap, mocha, Perl. A test that failed only because one below it did is
 * left out, and so is one marked TODO or SKIP.
 */
export const readTap: Reader = (lines) =>
  failures(lines.flatMap((line, at) => pointOf(line, at) ?? [])).flatMap((point) => hitOf(lines, point));

function pointOf(line: string, at: number): Point | undefined {
  const match = /^\s*(not ok|ok)(?: (\d+))?(?: - | |$)(.*)/.exec(line);
  if (match === null) return undefined;
  const [, verdict, , text = ''] = match;
  const hash = text.search(/(?<![^ ])# ?(?:todo|skip|time)/i);
  const directive = hash < 0 ? '' : text.slice(hash + 1).trimStart();
  const name = hash < 0 ? text : text.slice(0, hash);
  return { at, indent: indentOf(line), ok: verdict === 'ok' || /^(?:todo|skip)/i.test(directive), name: name.trim() };
}

/** Points that failed by themselves: children are indented deeper and stand before their parent. */
function failures(points: readonly Point[]): readonly Point[] {
  const open: Point[] = [];
  return points.filter((point) => {
    let childFailed = false;
    while ((open.at(-1)?.indent ?? -1) > point.indent) childFailed = open.pop()?.ok === false || childFailed;
    open.push(point);
    return !point.ok && !childFailed;
  });
}

function hitOf(lines: readonly string[], point: Point): readonly Hit[] {
  const ends = (line: string): boolean => pointOf(line, 0) !== undefined || line.trim() === '...';
  const to = blockEnd(lines, point.at + 1, { ends, most: MOST_LINES });
  const { places, message, parent } = tapDiagnostic(lines.slice(point.at + 1, to));
  if (parent || places.length === 0) return [];
  const title = point.name;
  return [{ from: point.at, to, level: 'error', message, title, source: 'tap', places }];
}
