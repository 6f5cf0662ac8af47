import type { PrdError, PrdErrorCode } from './prd-types.ts';

const MAX_LISTED = 10;

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

/** All problems as one error: a human mends the file once, not once per problem (03-interface §3, catalogue B7). */
export function prdError(file: string, problems: readonly [Problem, ...Problem[]]): PrdError {
  const [first] = problems;
  const message = problems.length === 1 ? at(file, first) : list(file, problems);
  return {
    code: first.code,
    message,
    ...(first.line === undefined ? {} : { line: first.line }),
    ...(first.story === undefined ? {} : { story: first.story }),
    ...(problems.length === 1 ? {} : { each: eachOf(file, problems) }),
  };
}

function eachOf(file: string, problems: readonly Problem[]): readonly string[] {
  const shown = problems.slice(0, MAX_LISTED).map((problem) => at(file, problem));
  const rest = problems.length - shown.length;
  return rest > 0 ? [...shown, `${file} has ${rest} more ${rest === 1 ? 'problem' : 'problems'}.`] : shown;
}

/** `prd.json line 3, story "US-001": text` with the parts that are known. */
export function at(file: string, { line, story, text }: Place & { readonly text: string }): string {
  const place = where({ line, story });
  return `${file}${place === '' ? '' : ` ${place}`}: ${text}`;
}

function list(file: string, problems: readonly Problem[]): string {
  const lines = problems.slice(0, MAX_LISTED).map((problem) => {
    const place = where(problem);
    return `- ${place === '' ? '' : `${place}: `}${problem.text}`;
  });
  const rest = problems.length - lines.length;
  if (rest > 0) lines.push(`- and ${rest} more`);
  return [`${file} has ${problems.length} problems:`, ...lines].join('\n');
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
