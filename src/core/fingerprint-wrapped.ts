import { isPointer } from './fingerprint-frames.ts';

/**
 * What a compiler of C says, each message on a line of its own, however wide it took the terminal for: gcc wraps a message at a width
 * it is given and goes on three spaces further to the right. Code that it shows without a number says nothing beyond its message.
 */
export function unwrapped(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  let part: Part = 'other';
  lines.forEach((line, at) => {
    part = partAt(lines, at, part);
    if (part === 'rest') whole.push(joined(whole.pop() ?? '', line.trimStart()));
    else if (part !== 'code') whole.push(line);
  });
  return whole;
}

/** What a line is: `rest` of the message above it, `code` below a message. */
type Part = 'message' | 'rest' | 'code' | 'other';

function partAt(lines: readonly string[], at: number, above: Part): Part {
  const [line = '', below = ''] = lines.slice(at, at + 2);
  if (above === 'other' || /^\S|^$/.test(line) || numbered.test(line)) return message.test(line) ? 'message' : 'other';
  if (above === 'code' || isPointer(line) || isPointer(below)) return 'code';
  return /^ {3,4}\S/.test(line) ? 'rest' : 'other';
}

/** Characters of a message that are read, so that no line costs more than a bounded time. */
const MOST_CHARS = 1000;

/** It may go on to the next line behind a bracket, where there is no space. */
function joined(line: string, more: string): string {
  if (line.length > MOST_CHARS) return line;
  return `${line}${/[[(]$/.test(line) ? '' : ' '}${more}`;
}

const file = String.raw`\S+\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|m|mm)(?::\d+){0,2}`;
const message = new RegExp(
  String.raw`^(?:${file}|cc1\w*|\S*\b(?:gcc|g\+\+)(?:-\d+)?): (?:In|At|(?:(?:fatal|internal compiler) )?error:|warning:|note:)(?: |$)`,
);
const numbered = /^\s*\d* \| ?/;
