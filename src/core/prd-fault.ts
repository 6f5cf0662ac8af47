import { type Problem, quote } from './prd-error.ts';
import type { JsonFault } from './prd-json.ts';

/** What a wrong character usually means, and what to do about it. */
const HINTS: Readonly<Record<string, string>> = {
  '': 'The file seems to be cut off.',
  '\t': 'Write it as \\t.',
  '\n': 'Close the quote, or write the line break as \\n.',
  '\r': 'Close the quote, or write the line break as \\n.',
  '/': 'Comments are not allowed in JSON: remove it.',
  '#': 'Comments are not allowed in JSON: remove it.',
  "'": 'Use double quotes.',
  '`': 'Remove the Markdown fence around the JSON.',
  '<': 'This looks like an unresolved merge conflict or HTML.',
};

/** What another file begins with that stands in the place of a prd.json. */
const OTHER_FILES: readonly (readonly [RegExp, string])[] = [
  [/^version https:\/\/git-lfs\b/, 'This is the pointer of a file in Git LFS: run "git lfs pull".'],
  [/^(?:(?!#[^\n]*\n\s*[{[])#{1,6} |---\r?\n)/, 'This looks like Markdown or YAML: write it as JSON.'],
  [/^[A-Za-z_][\w -]*:(?:\s|$)/, 'This looks like YAML: write it as JSON.'],
];

/** A JSON fault in words, with line and column and what to do (03-interface §3 "invalid JSON"). */
export function faultProblem(text: string, fault: JsonFault): Problem {
  const before = text.slice(0, fault.position);
  const line = lineCount(before, 0, before.length) + 1;
  const column = before.length - (before.lastIndexOf('\n') + 1) + 1;
  if (fault.kind === 'too-deep') {
    return problem('too-deep', line, `nested deeper than ${fault.expected}, at column ${column}. Flatten it.`);
  }
  const found = text[fault.position] ?? '';
  const seen =
    found === '' ? 'the end of the file' : quote(String.fromCodePoint(text.codePointAt(fault.position) ?? 0));
  const sentence = `not valid JSON at column ${column}: expected ${fault.expected}, found ${seen}.`;
  return problem('invalid-json', line, `${sentence} ${hint(text, before, found)}`.trimEnd());
}

function problem(code: Problem['code'], line: number, text: string): Problem {
  return { code, line, story: undefined, text };
}

function hint(text: string, before: string, found: string): string {
  if (before.trim() === '') {
    const start = text.slice(before.length, before.length + 200);
    const other = OTHER_FILES.find(([beginning]) => beginning.test(start))?.[1];
    if (other !== undefined) return other;
  }
  if ((found === '}' || found === ']') && before.trimEnd().endsWith(',')) return 'Remove the comma before it.';
  if (found === '"') return 'A comma or a colon before it may be missing, or a quote inside a text needs a backslash.';
  return HINTS[found] ?? 'Correct it there.';
}

/** Line feeds in `text` from `from` to `to`. */
export function lineCount(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
