import { colonLine, placeOf } from './frames.ts';
import { blockEnd, messageOf } from './lines.ts';
import type { Hit, Place, Reader } from './types.ts';

const MOST_LINES = { arrow: 4, message: 10, backtrace: 120 };

/** rustc and clippy, long and short, the panics of Rust tests, and ruff, whose long form looks the same. */
export const readCargo: Reader = (lines) =>
  lines.flatMap((line, at) => diagnostic(lines, at) ?? short(line, at) ?? panic(lines, at) ?? []);

/** `error[E0308]: text` and below it ` --> src/lib.rs:3:5`. */
function diagnostic(lines: readonly string[], at: number): Hit | undefined {
  const match = /^(?:(error|warning)(?:\[([\w:-]+)\])?:|([A-Z]{1,5}\d{1,5})) (\S.*)/.exec(lines[at] ?? '');
  if (match === null) return undefined;
  const arrow = blockEnd(lines, at + 1, { ends: (line) => /^\s*--> /.test(line), most: MOST_LINES.arrow });
  const text = (lines[arrow] ?? '').trim();
  const place = text.startsWith('--> ') ? placeOf(text.slice(4)) : undefined;
  if (place === undefined) return undefined;
  return {
    from: at,
    to: arrow,
    level: match[1] === 'warning' ? 'warning' : 'error',
    message: messageOf([match[4] ?? '']),
    title: match[2] ?? match[3],
    source: match[3] === undefined ? 'cargo' : 'python',
    places: [place],
  };
}

/** `--message-format short`: `src/lib.rs:3:5: error[E0308]: text`. */
function short(line: string, at: number): Hit | undefined {
  const found = colonLine(line);
  if (found === undefined || !found.file.endsWith('.rs')) return undefined;
  const match = /^(error|warning)(?:\[([\w:-]+)\])?: (.*)/.exec(found.rest);
  if (match === null) return undefined;
  const [, level, title, text = ''] = match;
  return {
    from: at,
    to: at,
    level: level === 'warning' ? 'warning' : 'error',
    message: messageOf([text]),
    title,
    source: 'cargo',
    places: [found],
  };
}

/** `thread 'name' (7) panicked at src/lib.rs:6:17:` with the text below it; before Rust 1.73 the text came first, in quotes. */
function panic(lines: readonly string[], at: number): Hit | undefined {
  const line = (lines[at] ?? '').trim();
  const told = line.startsWith("thread '") ? line.indexOf(' panicked at ') : -1;
  if (told < 0) return undefined;
  const where = line.slice(told + ' panicked at '.length);
  const title = line.slice("thread '".length, line.lastIndexOf("'", told));
  const isOld = where.startsWith("'");
  const end = isOld ? at + 1 : blockEnd(lines, at + 1, { ends: isPanicEnd, most: MOST_LINES.message });
  const message = isOld ? where.slice(1, where.lastIndexOf("', ")) : messageOf(lines.slice(at + 1, end));
  const own = placeOf(isOld ? where.slice(where.lastIndexOf(' ') + 1) : where.replace(/:$/, ''));
  const trace = backtrace(lines, end);
  const places = own === undefined ? trace : [own, ...trace];
  return { from: at, to: end - 1, level: 'error', message, title, source: 'cargo', places };
}

function isPanicEnd(line: string): boolean {
  return line.trim() === '' || /^(?:stack backtrace:|note: |thread ')/.test(line);
}

/** A panic inside the standard library was caused by the first own frame. */
function backtrace(lines: readonly string[], start: number): readonly Place[] {
  if (lines[start]?.startsWith('stack backtrace:') !== true) return [];
  const end = blockEnd(lines, start + 1, { ends: (line) => /^\S/.test(line), most: MOST_LINES.backtrace });
  return lines.slice(start, end).flatMap((line) => placeOf(line.replace(/^\s+at /, '')) ?? []);
}
