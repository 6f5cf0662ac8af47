import { utf8Length, utf8Scratch } from './prd-bytes.ts';
import type { JsonTape } from './prd-json.ts';
import { membersOf, memberValuesOf, rawOf, tapeOfStory } from './prd-json-read.ts';
import { isEligible, type Marker, type MarkerStyle, readMarker } from './prd-marker.ts';
import type { Prd, Story } from './prd-types.ts';
import { oppositeWord } from './prd-word.ts';

/** Characters `from` to `to` of a story's own text, replaced by `insert`. */
export interface StoryEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

interface ParsedStory {
  readonly tape: JsonTape;
  readonly values: ReadonlyMap<string, number>;
  readonly marker: Marker;
}

/** The edit that turns the story's done marker round, in the words and layout of its file. */
export function markerEdit(raw: string, passes: boolean, style: MarkerStyle): StoryEdit {
  const story = parseStory(raw);
  const { marker, tape } = story;
  switch (marker.kind) {
    case 'boolean':
    case 'null':
      return replaceRow(tape, marker.row, String(passes));
    case 'status':
      return replaceRow(tape, marker.row, JSON.stringify(oppositeWord(marker.word, passes, style)));
    case 'absent':
    case 'invalid':
      return insertMember(story, { key: style.key, value: String(passes), after: undefined });
  }
}

/** The edit that gives a flipped story the marker text it was read with; '' takes the inserted marker out again. */
export function restoreEdit(raw: string, original: string): StoryEdit {
  const { tape, marker } = parseStory(raw);
  const row = markerRow(marker) ?? 0;
  if (original !== '') return replaceRow(tape, row, original);
  const rows = memberValuesOf(tape, 0);
  const previous = rows[rows.indexOf(row) - 1] ?? row;
  return { from: tape.end[previous] ?? 0, to: tape.end[row] ?? 0, insert: '' };
}

/** The edit that sets `notes`: its value, or a new member after the done marker (02-loop §6). */
export function notesEdit(raw: string, notes: string): StoryEdit {
  const story = parseStory(raw);
  const row = story.values.get('notes');
  const value = JSON.stringify(notes);
  if (row !== undefined) return replaceRow(story.tape, row, value);
  return insertMember(story, { key: 'notes', value, after: markerRow(story.marker) });
}

/** The text that a story has as its marker now; '' when none. */
export function markerText(raw: string): string {
  const { tape, marker } = parseStory(raw);
  const row = markerRow(marker);
  return row === undefined ? '' : rawOf(tape, row);
}

/** A story's text was read before, so it is scanned again only to find a place in it: a file keeps no table of values. */
function parseStory(raw: string): ParsedStory {
  const tape = tapeOfStory(raw);
  const { values } = membersOf(tape, 0);
  return { tape, values, marker: readMarker(tape, values) };
}

function markerRow(marker: Marker): number | undefined {
  return marker.kind === 'absent' || marker.kind === 'invalid' ? undefined : marker.row;
}

function replaceRow(tape: JsonTape, row: number, insert: string): StoryEdit {
  return { from: tape.start[row] ?? 0, to: tape.end[row] ?? 0, insert };
}

/** A new member after the given value (the last one by default), with the line break and the colon of its neighbours. */
function insertMember(
  { tape }: ParsedStory,
  member: { key: string; value: string; after: number | undefined },
): StoryEdit {
  const rows = memberValuesOf(tape, 0);
  const after = member.after ?? rows.at(-1) ?? 0;
  const neighbour = rows[rows.indexOf(after) + 1] ?? after;
  const colon = tape.text.slice(tape.end[after - 1], tape.start[after]);
  const place = tape.end[after] ?? 0;
  const insert = `,${spaceBefore(tape, neighbour - 1)}${JSON.stringify(member.key)}${colon}${member.value}`;
  return { from: place, to: place, insert };
}

function spaceBefore(tape: JsonTape, row: number): string {
  const end = tape.start[row] ?? 0;
  const start = tape.text.slice(0, end).trimEnd().length;
  return tape.text.slice(start, end);
}

/** The file with one story's text edited: everything after it moves, nothing else is touched or read. */
export function applyEdit(prd: Prd, story: Story, edit: StoryEdit): Prd {
  const { layout } = prd;
  const { index, raw } = story;
  const scratch = utf8Scratch();
  const inserted = scratch.encoder.encode(edit.insert);
  const start = (layout.starts[index] ?? 0) + utf8Length(raw.slice(0, edit.from), scratch);
  const end = start + utf8Length(raw.slice(edit.from, edit.to), scratch);
  const bytes = new Uint8Array(layout.bytes.length + inserted.length - (end - start));
  bytes.set(layout.bytes.subarray(0, start));
  bytes.set(inserted, start);
  bytes.set(layout.bytes.subarray(end), start + inserted.length);
  const moved = bytes.length - layout.bytes.length;
  const starts = layout.starts.map((at, other) => (other > index ? at + moved : at));
  const newRaw = raw.slice(0, edit.from) + edit.insert + raw.slice(edit.to);
  const stories = prd.stories.with(index, { ...story, raw: newRaw, eligible: eligibleText(newRaw) });
  return { ...prd, stories, layout: { ...layout, bytes, starts } };
}

/** Whether a story's text lets a run work on it, now that its marker may have changed. */
function eligibleText(raw: string): boolean {
  const { tape, values } = parseStory(raw);
  return isEligible(tape, values);
}
