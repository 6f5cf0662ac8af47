import { hash8 } from './hash.ts';
import { MARKER_KEYS } from './prd-marker.ts';
import { storyTexts } from './prd-texts.ts';
import type { Story } from './prd-types.ts';

/** Two names for what a story asks for, so that the next night sees what a person changed (02-loop §6). */
export interface EntryNames {
  /** Of its whole entry without done marker and notes, whatever the order of the keys. */
  readonly entry: string;
  /** Of its title, description and acceptance criteria alone. */
  readonly text: string;
}

export function entryNames(story: Pick<Story, 'raw' | 'title'>): EntryNames {
  const { description, criteria } = storyTexts(story);
  const entry = Object.entries(JSON.parse(story.raw) as object).filter(([key]) => !changing.has(key));
  return { entry: name(sorted(Object.fromEntries(entry))), text: name([story.title, description, criteria]) };
}

/** What the controller writes, or a person to say where a story stands. */
const changing: ReadonlySet<string> = new Set([...MARKER_KEYS, 'status', 'skip', 'notes']);

/** 64 bits: a change that goes unnoticed would leave a story waiting for ever. */
function name(value: unknown): string {
  const text = JSON.stringify(value);
  return hash8(text) + hash8(`${text.length} ${text}`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, item]) => [key, sorted(item)]);
}
