import { colonLine, pythonPlace } from './frames.ts';
import { messageOf } from './lines.ts';
import { pytestHeading, pytestSummary } from './pytest-summary.ts';
import type { Hit, Place, Reader } from './types.ts';

const MOST_LINES = 400;

/** pytest with any `--tb`: tests and errors by their tracebacks, warnings, else the short summary. */
export const readPytest: Reader = (lines) => {
  const sections = sectionsOf(lines);
  const failed = sections
    .filter(({ title }) => title === 'FAILURES' || title === 'ERRORS')
    .flatMap((section) => failures(lines, section));
  const warned = sections
    .filter(({ title }) => title === 'warnings summary')
    .flatMap((section) => eachLine(lines, section, warning));
  const told = new Set(failed.filter(({ places }) => places.length > 0).map(({ title }) => title));
  const summed = sections
    .filter(({ title }) => title === 'short test summary info')
    .flatMap((section) => eachLine(lines, section, (line, at) => pytestSummary(line, at, told)));
  return [...failed, ...warned, ...summed];
};

interface Section {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** From `=== FAILURES ===` to the next such line. */
function sectionsOf(lines: readonly string[]): readonly Section[] {
  const starts = lines.flatMap((line, at) => (line.startsWith('===') && line.endsWith('===') ? [at] : []));
  return starts.map((at, index) => ({
    title: (lines[at] ?? '').replaceAll('=', '').trim(),
    start: at + 1,
    end: starts[index + 1] ?? lines.length,
  }));
}

function eachLine(
  lines: readonly string[],
  { start, end }: Section,
  read: (line: string, at: number) => Hit | undefined,
): readonly Hit[] {
  return lines.slice(start, end).flatMap((line, offset) => read(line, start + offset) ?? []);
}

/** Blocks with headings, or with `--tb=line` a line each. */
function failures(lines: readonly string[], section: Section): readonly Hit[] {
  const heads: number[] = [];
  for (let at = section.start; at < section.end; at += 1)
    if (pytestHeading(lines[at] ?? '') !== undefined) heads.push(at);
  if (heads.length === 0) return eachLine(lines, section, oneLine);
  return heads.map((at, index) => block(lines, at, Math.min(heads[index + 1] ?? section.end, at + MOST_LINES)));
}

/** Python names the innermost frame last, so the places are turned round. */
function block(lines: readonly string[], at: number, end: number): Hit {
  const title = pytestHeading(lines[at] ?? '') ?? '';
  const body = lines.slice(at + 1, end);
  const places = body.flatMap((line) => placeIn(line) ?? []).reverse();
  const message = errorOf(body);
  return { from: at, to: end - 1, level: 'error', message, title, source: 'pytest', places };
}

/** `test_size.py:7: AssertionError`, `test_size.py:7: in test_kb`, a frame of Python, also of a syntax error behind `E`. */
function placeIn(line: string): Place | undefined {
  return colonLine(line) ?? pythonPlace(line.replace(/^E /, ''));
}

/** What stands behind `E`; with `--tb=native` the lines after the last frame. */
function errorOf(body: readonly string[]): string {
  const marked = body.flatMap((line) => (/^E\s/.test(line) ? [line.slice(1)] : []));
  if (marked.some((line) => pythonPlace(line) !== undefined)) return messageOf(marked.slice(-1));
  if (marked.length > 0) return messageOf(marked);
  const frame = body.findLastIndex((line) => pythonPlace(line) !== undefined);
  return frame < 0 ? '' : messageOf(body.slice(frame + 2));
}

/** `--tb=line`: the whole failure in one line. */
function oneLine(line: string, at: number): Hit | undefined {
  const found = colonLine(line);
  if (found === undefined || found.rest === '') return undefined;
  return { from: at, to: at, level: 'error', message: messageOf([found.rest]), source: 'pytest', places: [found] };
}

/** `  src/a.py:31: DeprecationWarning: old thing` */
function warning(line: string, at: number): Hit | undefined {
  const found = colonLine(line.trimStart());
  if (found === undefined || !/^\w*Warning: /.test(found.rest)) return undefined;
  return { from: at, to: at, level: 'warning', message: messageOf([found.rest]), source: 'pytest', places: [found] };
}
