import { utf8Length, utf8Scratch } from './prd-bytes.ts';
import type { Place, Problem } from './prd-error.ts';
import type { JsonTape } from './prd-json.ts';
import { describe, kindOf } from './prd-json-read.ts';

/** One element of the story list, found but not yet read. */
export interface StoryNode {
  /** In the list, from 1. */
  readonly position: number;
  /** 1-based. */
  readonly line: number;
}

/** Where list elements begin, as columns: a file may have 10,000 of them, and each object costs the collector time. */
export interface Places {
  /** 1-based. */
  readonly lines: readonly number[];
  /** Byte offsets in the file. */
  readonly starts: readonly number[];
}

/** What a reading collects on its way. */
export interface Findings {
  readonly problems: Problem[];
  readonly warnings: (Place & { readonly text: string })[];
  readonly notices: string[];
}

/** How the characters of the text lie in the bytes of its file. */
export interface TextOrigin {
  readonly bomBytes: number;
  /** One byte per character, so that no character needs to be measured. */
  readonly ascii: boolean;
}

/** Line and byte of list elements that begin at these characters, in text order. */
export function placeStories(text: string, begins: readonly number[], origin: TextOrigin): Places {
  const lines: number[] = [];
  const starts: number[] = [];
  const scratch = utf8Scratch();
  let before = 0;
  let line = 1;
  let start = origin.bomBytes;
  let feed = text.indexOf('\n');
  for (const begin of begins) {
    for (; feed !== -1 && feed < begin; feed = text.indexOf('\n', feed + 1)) line += 1;
    start += origin.ascii ? begin - before : utf8Length(text.slice(before, begin), scratch);
    before = begin;
    lines.push(line);
    starts.push(start);
  }
  return { lines, starts };
}

/** Reports an element that is no object; whether it is one. */
export function checkStoryKind(tape: JsonTape, found: { row: number; node: StoryNode }, findings: Findings): boolean {
  const { row, node } = found;
  if (kindOf(tape, row) === 'object') return true;
  const text = `it is ${describe(tape, row)}, not an object. Write {"id": "US-001", "title": "…", "passes": false}.`;
  findings.problems.push({ code: 'story-not-object', line: node.line, story: `#${node.position}`, text });
  return false;
}
