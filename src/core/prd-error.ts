import type { PrdError, PrdErrorCode } from './prd-types.ts';

/** Problems of a file that are told; of all others only how many there are. */
export const MAX_LISTED = 10;

/** One broken rule, before the file's name is known. */
export interface Problem {
  readonly code: PrdErrorCode;
  /** 1-based; undefined when the file as a whole is meant. */
  readonly line: number | undefined;
  /** Id of the story, or `#n` by position. */
  readonly story: string | undefined;
  /** What is wrong, the value, and what to do; reads on after "story X: ". */
  readonly text: string;
}

/** A place in the file that a problem or warning is about. */
export interface Place {
  readonly line: number | undefined;
  readonly story: string | undefined;
}

/** At least one problem. */
export type Problems = readonly [Problem, ...Problem[]];

/**
 * All problems as one error: a human mends the file once, not once per problem (03-interface §3, catalogue B7).
 * @param problems by line, at most `MAX_LISTED`
 * @param more how many others there are
 */
export function prdError(file: string, problems: Problems, more = 0): PrdError {
  const [first] = problems;
  const message = problems.length === 1 ? at(file, first) : list(file, problems, more);
  return {
    code: first.code,
    message,
    ...(first.line === undefined ? {} : { line: first.line }),
    ...(first.story === undefined ? {} : { story: first.story }),
    ...(problems.length === 1 ? {} : { each: eachOf(file, problems, more) }),
  };
}

function eachOf(file: string, problems: Problems, more: number): readonly string[] {
  const each = problems.map((problem) => at(file, problem));
  return more > 0 ? [...each, `${file} has ${more} more ${more === 1 ? 'problem' : 'problems'}.`] : each;
}

/** `prd.json line 3, story "US-001": text` with the parts that are known. */
export function at(file: string, { line, story, text }: Place & { readonly text: string }): string {
  const place = where({ line, story });
  return `${file}${place === '' ? '' : ` ${place}`}: ${text}`;
}

function list(file: string, problems: Problems, more: number): string {
  const lines = problems.map((problem) => {
    const place = where(problem);
    return `- ${place === '' ? '' : `${place}: `}${problem.text}`;
  });
  if (more > 0) lines.push(`- and ${more} more`);
  return [`${file} has ${problems.length + more} problems:`, ...lines].join('\n');
}

function where({ line, story }: Place): string {
  const parts = [line === undefined ? '' : `line ${line}`, story === undefined ? '' : `story ${quote(story)}`];
  return parts.filter((part) => part !== '').join(', ');
}

/** A value of the file inside a message: quoted, on one line, at most 60 characters. */
export function quote(value: string): string {
  return harmless(JSON.stringify(shorten(value)));
}

/** At most 60 characters of a value. */
export function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 59).toWellFormed()}…` : value;
}

/** Escapes what a terminal would obey or a reader would not see: C1 controls, bidi marks, zero-width characters. */
export function harmless(text: string): string {
  return text.replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
