import type { JsonTape } from './prd-json.ts';
import { describe, elementsOf, kindOf, membersOf, memberValuesOf, rawOf, stringOf } from './prd-json-read.ts';

/** Keys of acceptance criteria, in order of preference (03-interface §3.4). */
export const CRITERIA_KEYS: readonly string[] = [
  ...['acceptanceCriteria', 'acceptance_criteria', 'acceptance', 'criteria', 'steps', 'verification_steps'],
  ...['validation_steps', 'subtasks', 'requirements', 'dod', 'definitionOfDone', 'verification'],
];
/** Where a criterion that is an object keeps its text. */
const CRITERION_TEXT_KEYS = ['text', 'description', 'criterion', 'criteria', 'title', 'name', 'step'];

/** One for all stories without such texts. */
const NONE: readonly string[] = [];

/** Priority words, case folded (03-interface §3.6). */
const PRIORITY_WORDS: ReadonlyMap<string, number> = new Map([
  ...(['critical', 'p0', 'urgent'] as const).map((word) => [word, 0] as const),
  ...(['high', 'p1'] as const).map((word) => [word, 1] as const),
  ...(['medium', 'normal', 'p2'] as const).map((word) => [word, 2] as const),
  ...(['low', 'p3'] as const).map((word) => [word, 3] as const),
  ['p4', 4] as const,
]);

/** A priority, or the sentence that says why it is none. */
export type PriorityResult =
  | { readonly ok: true; readonly priority: number | undefined }
  | { readonly ok: false; readonly text: string };

/** `title`, else `name`, else the first line of `description`, on one line; undefined when all are blank (03-interface §3.3). */
export function readTitle(tape: JsonTape, values: ReadonlyMap<string, number>): string | undefined {
  for (const key of ['title', 'name', 'description']) {
    const text = stringOf(tape, values.get(key))?.trim() ?? '';
    const line = key === 'description' ? text.split(/\r?\n/, 1)[0] : oneLine(text);
    if (line !== undefined && line !== '') return line.trim();
  }
  return undefined;
}

/** A text on one line: trimmed, every run of white space a single space. */
export function oneLine(text: string): string {
  const trimmed = text.trim();
  // Asking first is cheaper: a replacement builds the text anew for each of its spaces, and next to no title needs one.
  return /\s\s|[^\S ]/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
}

/** The first criteria key that says something; text becomes a list, one criterion per line (03-interface §3.4). */
export function readCriteria(tape: JsonTape, values: ReadonlyMap<string, number>): readonly string[] {
  for (const key of CRITERIA_KEYS) {
    const row = values.get(key);
    const criteria = row === undefined ? [] : criteriaOf(tape, row);
    if (criteria.length > 0) return criteria;
  }
  return NONE;
}

function criteriaOf(tape: JsonTape, row: number): readonly string[] {
  switch (kindOf(tape, row)) {
    case 'string':
      return (stringOf(tape, row) ?? '').split(/\r?\n/).map(withoutBullet).filter(isText);
    case 'array':
      return elementsOf(tape, row).flatMap((at) => criterionOf(tape, at));
    case 'object':
      return memberValuesOf(tape, row).flatMap((at) => criterionOf(tape, at));
    case 'number':
    case 'boolean':
    case 'null':
      return [];
  }
}

function criterionOf(tape: JsonTape, row: number): readonly string[] {
  switch (kindOf(tape, row)) {
    case 'string': {
      const text = stringOf(tape, row)?.trim() ?? '';
      return text === '' ? [] : [text];
    }
    case 'array':
      return criteriaOf(tape, row);
    case 'object':
      return [criterionText(tape, row)];
    case 'number':
      return [rawOf(tape, row)];
    case 'boolean':
    case 'null':
      return [];
  }
}

/** An object with no key that is known to hold its text (given/when/then, say) is shown whole: nothing of it may be lost. */
function criterionText(tape: JsonTape, row: number): string {
  const { values } = membersOf(tape, row);
  for (const key of CRITERION_TEXT_KEYS) {
    const text = stringOf(tape, values.get(key))?.trim() ?? '';
    if (text !== '') return text;
  }
  return rawOf(tape, row).replace(/\s+/g, ' ');
}

function withoutBullet(line: string): string {
  return line.trim().replace(/^(?:[-*•]\s+|\d+[.)]\s+)?(?:\[[ xX]\]\s+)?/, '');
}

function isText(text: string): boolean {
  return text !== '';
}

/** A number, a numeric text, or a priority word; absent, null and blank are no priority (03-interface §3.6). */
export function readPriority(tape: JsonTape, row: number | undefined): PriorityResult {
  if (row === undefined || kindOf(tape, row) === 'null') return { ok: true, priority: undefined };
  const written = kindOf(tape, row) === 'number' ? rawOf(tape, row) : stringOf(tape, row)?.trim();
  if (written === '') return { ok: true, priority: undefined };
  const priority = written === undefined ? undefined : priorityOf(written);
  if (priority !== undefined) return { ok: true, priority };
  const advice = 'Use a number, or critical, high, medium, low, or P0 to P4.';
  return { ok: false, text: `"priority" is ${describe(tape, row)}, which is unknown. ${advice}` };
}

/** A trimmed priority word or number as a priority; undefined when it is neither. */
export function priorityOf(written: string): number | undefined {
  return PRIORITY_WORDS.get(written.toLowerCase()) ?? numberOf(written);
}

function numberOf(written: string): number | undefined {
  if (!/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(written)) return undefined;
  const value = Number(written);
  return Number.isFinite(value) ? value : undefined;
}

/** A text or the texts of a list; anything else in it is left to `raw`. */
export function readTexts(tape: JsonTape, row: number | undefined): readonly string[] {
  if (row === undefined) return NONE;
  const rows = kindOf(tape, row) === 'array' ? elementsOf(tape, row) : [row];
  return rows.flatMap((at) => stringOf(tape, at)?.trim() ?? []).filter(isText);
}
