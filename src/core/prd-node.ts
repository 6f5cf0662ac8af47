import { utf8Length, utf8Scratch } from './prd-bytes.ts';
import type { Place, Problem } from './prd-error.ts';
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

/** What a reading collects on its way. */
export interface Findings {
  readonly problems: Problem[];
  readonly warnings: (Place & { readonly text: string })[];
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
  return { problems: [], warnings: [], notices: [], lineOf };
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
  findings.problems.push({
    code: 'story-not-object',
    line: findings.lineOf(node.begin),
    story: `#${node.position}`,
    text,
  });
  return false;
}
