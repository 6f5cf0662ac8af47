import { placeOf, type StoryDraft } from './prd-draft.ts';
import { quote } from './prd-error.ts';
import type { JsonTape } from './prd-json.ts';
import { describe, kindOf, rawOf, stringOf } from './prd-json-read.ts';
import { addProblem, type Findings } from './prd-node.ts';

/** The `id` of a story as its file writes it: a text, or a whole number as decimal text (03-interface §3.3). */
export type WrittenId =
  | { readonly kind: 'id'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid'; readonly seen: string };

/** The same without its text, which a story that was read has as its `id`. */
export type IdState = { readonly kind: 'id' } | Exclude<WrittenId, { kind: 'id' }>;

/** Reads an `id`; null is the same as none, and a blank text or a fraction names nothing. */
export function readId(tape: JsonTape, row: number | undefined): WrittenId {
  if (row === undefined || kindOf(tape, row) === 'null') return { kind: 'none' };
  const text = kindOf(tape, row) === 'number' ? wholeNumber(rawOf(tape, row)) : stringOf(tape, row);
  if (text === undefined || text.trim() === '') return { kind: 'invalid', seen: describe(tape, row) };
  return { kind: 'id', text };
}

/** A number that is written as an integer, as text, so that no digit of a long one is lost; else undefined. */
export function wholeNumber(raw: string): string | undefined {
  return /^-?\d+$/.test(raw) ? raw : undefined;
}

/** The id that a story gets from its position (from 1) in a file without ids. */
export function generatedId(position: number): string {
  return `story-${String(position).padStart(3, '0')}`;
}

/** Position of each story (from 0) by its id, case folded: ids that differ only by case are refused. */
export type Positions = Pick<ReadonlyMap<string, number>, 'get' | 'has'>;

/** Every missing, odd or repeated id is a problem; a file without any id gets a notice (catalogue B7). */
export function checkIds(drafts: readonly StoryDraft[], findings: Findings): Positions {
  const generated = drafts.every((draft) => draft.id.kind === 'none');
  if (generated && drafts.length > 0) {
    findings.notices.push('No story has an "id": they are called story-001, story-002 and so on, by position.');
  }
  return generated || isAscending(drafts) ? laterPositions(drafts) : checkedPositions(drafts, findings);
}

/**
 * Whether every story has an id that is longer than the one before, or as long and behind it in the order of texts: no two of those are
 * the same, and a table of them is only needed by who asks.
 */
function isAscending(drafts: readonly StoryDraft[]): boolean {
  let last = '';
  for (let index = 0; index < drafts.length; index += 1) {
    const draft = drafts[index];
    if (draft?.id.kind !== 'id' || flawOf(draft.story.id) !== undefined) return false;
    const folded = draft.story.id.toLowerCase();
    if (folded.length <= last.length && (folded.length < last.length || folded <= last)) return false;
    last = folded;
  }
  return true;
}

function laterPositions(drafts: readonly StoryDraft[]): Positions {
  let made: Positions | undefined;
  const positions = (): Positions => {
    made ??= positionsOf(drafts);
    return made;
  };
  return { get: (id) => positions().get(id), has: (id) => positions().has(id) };
}

/** A loop: pairs for a table would be thousands of objects. */
function positionsOf(drafts: readonly StoryDraft[]): Positions {
  const positions = new Map<string, number>();
  let index = 0;
  for (const { story } of drafts) {
    positions.set(story.id.toLowerCase(), index);
    index += 1;
  }
  return positions;
}

function checkedPositions(drafts: readonly StoryDraft[], findings: Findings): Positions {
  const positions = new Map<string, number>();
  for (const [index, draft] of drafts.entries()) {
    const problem = problemOf(draft);
    if (problem !== undefined) {
      addProblem(findings, { ...placeOf(draft, findings), ...problem });
      continue;
    }
    const folded = draft.story.id.toLowerCase();
    const first = drafts[positions.get(folded) ?? -1];
    if (first === undefined) {
      positions.set(folded, index);
      continue;
    }
    const text = repeatedText(draft, first, findings.lineOf(first.begin));
    addProblem(findings, { ...placeOf(draft, findings), code: 'id-duplicate', text });
  }
  return positions;
}

const MOST_CHARACTERS = 1000;

type IdProblem = { readonly code: 'id-missing' | 'id-invalid'; readonly text: string };

function problemOf({ id, story }: StoryDraft): IdProblem | undefined {
  if (id.kind === 'none') {
    return {
      code: 'id-missing',
      text: 'it has no "id" while other stories have one. Add one, or remove them all.',
    };
  }
  if (id.kind === 'invalid') {
    return { code: 'id-invalid', text: `"id" is ${id.seen}. Use a text such as "US-001" or a whole number.` };
  }
  const flaw = flawOf(story.id);
  return flaw === undefined ? undefined : { code: 'id-invalid', text: `"id" ${flaw}. Use one such as "US-001".` };
}

/** Agents and checks are told it in a variable, which can hold neither. */
function flawOf(id: string): string | undefined {
  if (id.length > MOST_CHARACTERS) return `has ${id.length} characters, at most ${MOST_CHARACTERS} are possible`;
  return id.includes('\0') ? 'holds a NUL character' : undefined;
}

function repeatedText(draft: StoryDraft, first: StoryDraft, line: number): string {
  const { id } = first.story;
  const what =
    id === draft.story.id ? 'the id is used already' : `the id differs only by case from ${quote(id)}, which is used`;
  return `${what} on line ${line}. Give one of the two another id.`;
}
