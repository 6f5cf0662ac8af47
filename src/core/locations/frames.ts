import type { Place } from './types.ts';

/** `path:line` or `path:line:column` with nothing behind it; read from the end, so that a path may hold colons. */
export function placeOf(text: string): Place | undefined {
  const outer = endingNumber(text);
  if (outer === undefined) return undefined;
  const inner = endingNumber(outer.rest);
  return inner === undefined
    ? { file: outer.rest, line: outer.number }
    : { file: inner.rest, line: inner.number, column: outer.number };
}

/** Whether a line is a frame of a JavaScript stack, also one without a place such as `at new Promise (<anonymous>)`. */
export function isFrame(line: string): boolean {
  return line.trimStart().startsWith('at ');
}

/** The place of a JavaScript stack frame, with or without `at`: `run (src/a.js:1:2)`, `async file:///x/a.js:1:2`. */
export function framePlace(line: string): Place | undefined {
  const text = line.trim();
  const bare = text.endsWith(' {') ? text.slice(0, -2) : text;
  const call = bare.startsWith('at ') ? bare.slice(3) : bare;
  const open = call.endsWith(')') ? call.indexOf(' (') : -1;
  const place = placeOf(open < 0 ? withoutAsync(call) : call.slice(open + 2, -1));
  return place?.column === undefined ? undefined : place;
}

/** A Java frame `at com.acme.SizeTest.parses(SizeTest.java:12)` as a path from the package on. */
export function javaPlace(line: string): Place | undefined {
  const match = /^\s*at (?:[^\s(/]+\/)?([\w$.]+)\((\w+\.(?:java|kt|scala|groovy)):(\d{1,7})\)/.exec(line);
  if (match === null) return undefined;
  const [, method = '', name = '', number = ''] = match;
  const packages = method.split('.').slice(0, -2);
  return { file: [...packages, name].join('/'), line: Number(number) };
}

/** A Python frame: `  File "src/a.py", line 3, in parse`. */
export function pythonPlace(line: string): Place | undefined {
  const match = /^\s*File "([^"]+)", line (\d{1,7})/.exec(line);
  return match === null ? undefined : { file: match[1] ?? '', line: Number(match[2]) };
}

/** The line that compilers agree on: `path:line: rest` or `path:line:column: rest`. */
export interface ColonLine extends Place {
  readonly rest: string;
}

/** Reads `path:line[:column]: rest`; the path begins the line. */
export function colonLine(line: string): ColonLine | undefined {
  const match = /^((?:[A-Za-z]:[\\/])?[^\s:][^:]*):(\d{1,7})(?::(\d{1,7}))?:(?: (.*))?$/.exec(line);
  if (match === null) return undefined;
  const [, file = '', number = '', column, rest = ''] = match;
  return { file, line: Number(number), ...(column === undefined ? {} : { column: Number(column) }), rest };
}

function withoutAsync(call: string): string {
  return call.startsWith('async ') ? call.slice('async '.length) : call;
}

function endingNumber(text: string): { readonly rest: string; readonly number: number } | undefined {
  const colon = text.lastIndexOf(':');
  const digits = text.slice(colon + 1);
  if (colon <= 0 || digits.length > 7 || !/^\d+$/.test(digits)) return undefined;
  return { rest: text.slice(0, colon), number: Number(digits) };
}
