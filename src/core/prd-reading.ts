import type { StoryDraft } from './prd-draft.ts';
import type { Problem } from './prd-error.ts';
import { faultProblem } from './prd-fault.ts';
import { type JsonTape, scanJson } from './prd-json.ts';
import type { Members } from './prd-json-read.ts';
import { findStoryList } from './prd-list.ts';
import { bytePlaces, checkStoryKind, type Findings, type TextOrigin } from './prd-node.ts';
import { readStory } from './prd-story.ts';
import { warnOfTypos } from './prd-typo-warning.ts';

/** The stories of a file before their ids are checked, and where they stand; an element that is no object has a start but no draft. */
export interface Reading {
  /** Byte offset of each story. */
  readonly starts: readonly number[];
  readonly drafts: readonly StoryDraft[];
  /** Members of the top object, as rows of `tape`; none when the file is a list. */
  readonly top: Members['values'];
  readonly tape: JsonTape;
}

/** A reading, or why the text holds no list of stories. */
export type ReadingResult =
  | { readonly ok: true; readonly reading: Reading }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Reads a text of any shape by the tape of all its values, which alone knows the place of a fault, repeated keys and
 * numbers as written (03-interface §3).
 */
export function readByTape(text: string, origin: TextOrigin, findings: Findings): ReadingResult {
  const scanned = scanJson(text);
  if (!scanned.ok) return { ok: false, problem: faultProblem(text, scanned.fault) };
  const { tape } = scanned;
  const list = findStoryList(tape);
  if (!list.ok) return list;
  const begins = list.rows.map((row) => tape.start[row] ?? 0);
  const starts = bytePlaces(text, begins, origin);
  const found = list.rows.map((row, index) => ({ row, node: { position: index + 1, begin: begins[index] ?? 0 } }));
  const stories = found.filter((story) => checkStoryKind(tape, story, findings));
  const drafts = stories.map((story) => readStory(tape, story, findings));
  warnOfTypos(drafts, findings);
  return { ok: true, reading: { starts, drafts, top: list.top, tape } };
}
