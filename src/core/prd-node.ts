import { utf8Length, utf8Scratch } from './prd-bytes.ts';
import { MAX_LISTED, type Place, type Problem } from './prd-error.ts';
import { lineCount } from './prd-fault.ts';
import type { JsonTape } from './prd-json.ts';
import { describe, kindOf } from './prd-json-read.ts';

/** One element of the story list, found but not yet read. */
export interface StoryNode {
  /** In the list, from 1. */
  readonly position: number;
  /** Character of the file at which it begins. */
  readonly begin: number;
}

type Warning = Place & { readonly text: string };

/**
 * What a reading collects on its way. Problems go through `addProblem` and warnings through `addWarning`; only those of misspelt keys
 * are put before all other warnings, and a reader may take over all that another set of findings holds.
 */
export interface Findings {
  /** The first `MAX_LISTED` by line; on one line in the order in which they were found. */
  readonly problems: Problem[];
  /** How many problems were found and not kept. */
  readonly more: { problems: number };
  readonly warnings: Warning[];
  readonly notices: string[];
  /** 1-based line of a character of the file. */
  readonly lineOf: (at: number) => number;
}

/** Nothing found yet in this text. Its lines are looked for only when something is found, and once: two of 100,000 stories may take turns. */
export function emptyFindings(text: string): Findings {
  let feeds: Uint32Array | undefined;
  const lineOf = (at: number): number => {
    feeds ??= feedsOf(text);
    return countBelow(feeds, at) + 1;
  };
  return { problems: [], more: { problems: 0 }, warnings: [], notices: [], lineOf };
}

/** Keeps a problem that is told, and counts any other: each of a million stories may have something wrong with it. */
export function addProblem({ problems, more }: Findings, problem: Problem): void {
  const behind = problems.findLastIndex(({ line }) => (line ?? 0) <= (problem.line ?? 0)) + 1;
  if (behind < MAX_LISTED) problems.splice(behind, 0, problem);
  if (behind >= MAX_LISTED || problems.length > MAX_LISTED) more.problems += 1;
  problems.length = Math.min(problems.length, MAX_LISTED);
}

/** Keeps a warning, unless the file has more problems than are told: nobody hears the warnings of a file that is refused. */
export function addWarning({ warnings, more }: Findings, warning: Warning): void {
  if (more.problems === 0) warnings.push(warning);
}

function feedsOf(text: string): Uint32Array {
  const feeds = new Uint32Array(lineCount(text, 0, text.length));
  let at = -1;
  for (let index = 0; index < feeds.length; index += 1) {
    at = text.indexOf('\n', at + 1);
    feeds[index] = at;
  }
  return feeds;
}

/** How many of these ascending numbers are smaller. */
function countBelow(numbers: Uint32Array, than: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < than) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How the characters of the text lie in the bytes of its file. */
export interface TextOrigin {
  readonly bomBytes: number;
  /** One byte per character, so that no character needs to be measured. */
  readonly ascii: boolean;
}

/** Byte offsets in the file of list elements that begin at these characters, in text order. */
export function bytePlaces(
  text: string,
  begins: readonly number[],
  { ascii, bomBytes }: TextOrigin,
): readonly number[] {
  if (ascii && bomBytes === 0) return begins;
  const scratch = utf8Scratch();
  const starts: number[] = [];
  let before = 0;
  let start = bomBytes;
  for (const begin of begins) {
    start += utf8Length(text.slice(before, begin), scratch);
    before = begin;
    starts.push(start);
  }
  return starts;
}

/** Reports an element that is no object; whether it is one. */
export function checkStoryKind(tape: JsonTape, found: { row: number; node: StoryNode }, findings: Findings): boolean {
  const { row, node } = found;
  if (kindOf(tape, row) === 'object') return true;
  const text = `it is ${describe(tape, row)}, not an object. Write {"id": "US-001", "title": "…", "passes": false}.`;
  addProblem(findings, {
    code: 'story-not-object',
    line: findings.lineOf(node.begin),
    story: `#${node.position}`,
    text,
  });
  return false;
}
