import { colonLine, pythonPlace } from './frames.ts';
import { blockEnd, messageOf } from './lines.ts';
import type { Hit, Reader } from './types.ts';

const MOST_LINES = 400;

/** Tracebacks of Python and unittest, and what mypy, ruff, flake8 and pylint report. */
export const readPython: Reader = (lines) =>
  lines.flatMap((line, at) => traceback(lines, at) ?? syntaxError(lines, at) ?? lint(line, at) ?? []);

/** The error stands after the frames, at the left margin; the innermost frame comes last. */
function traceback(lines: readonly string[], at: number): Hit | undefined {
  if (lines[at]?.startsWith('Traceback (most recent call last):') !== true) return undefined;
  const error = blockEnd(lines, at + 1, { ends: (line) => /^\S/.test(line), most: MOST_LINES });
  const to = blockEnd(lines, error + 1, { ends: (line) => line.trim() === '', most: 5 });
  const places = lines
    .slice(at, error)
    .flatMap((line) => pythonPlace(line) ?? [])
    .reverse();
  const title = testBefore(lines, at);
  return {
    from: at,
    to: to - 1,
    level: 'error',
    message: messageOf(lines.slice(error, to)),
    title,
    source: 'python',
    places,
  };
}

/** unittest: `FAIL: test_a (module.Class.test_a)`, a rule, then the traceback. */
function testBefore(lines: readonly string[], at: number): string | undefined {
  const above = lines.slice(Math.max(0, at - 3), at).reverse();
  return above.flatMap((line) => /^(?:FAIL|ERROR): (\S+)/.exec(line)?.[1] ?? []).at(0);
}

/** A file that does not parse has no traceback: its place, the code, carets, the error. */
function syntaxError(lines: readonly string[], at: number): Hit | undefined {
  const place = pythonPlace(lines[at] ?? '');
  if (place === undefined || (lines[at] ?? '').includes(', in ')) return undefined;
  const error = blockEnd(lines, at + 1, { ends: (line) => /^\w*Error: /.test(line), most: 4 });
  const message = lines[error] ?? '';
  if (!/^\w*Error: /.test(message)) return undefined;
  return { from: at, to: error, level: 'error', message: messageOf([message]), source: 'python', places: [place] };
}

/** `a.py:4: error: text  [rule]` (mypy), `a.py:1:8: F401 text` (ruff, flake8, pylint). */
function lint(line: string, at: number): Hit | undefined {
  const found = colonLine(line);
  if (found === undefined || !/\.pyi?$/.test(found.file)) return undefined;
  const match = /^(?:(error|warning)|([A-Z]{1,5}\d{1,5})):? (.*)/.exec(found.rest);
  if (match === null) return undefined;
  const [, level, code, text = ''] = match;
  const ruled = /^(.*) {2}\[(.*)\]$/.exec(text);
  return {
    from: at,
    to: at,
    level: level === 'warning' ? 'warning' : 'error',
    message: messageOf([ruled?.[1] ?? text]),
    title: code ?? ruled?.[2],
    source: 'python',
    places: [found],
  };
}
