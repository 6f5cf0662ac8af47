import { type JsonNode, measure, membersOf, quote, rawOf, readStoryText, type Values } from './prd-json.ts';
import { isEligible, type Marker, type MarkerStyle, oppositeWord, readMarker } from './prd-marker.ts';
import type { Prd, PrdEdit, Story } from './prd-types.ts';

/**
 * Marks one story as done or not done: only its marker's bytes change, or the smallest insertion when it has none. Flipping back
 * gives exactly the bytes that were read. Already so: the same bytes.
 * Takes time for that story's text and for copying the file, not for reading it.
 */
export function flipPasses(prd: Prd, storyId: string, passes: boolean): PrdEdit {
  const story = storyById(prd, storyId);
  if (story === undefined) return unknownStory(storyId);
  if (story.passes === passes) return { ok: true, bytes: prd.layout.bytes, prd };
  const original = prd.layout.undo[story.index];
  const edit =
    original === undefined ? markerEdit(story.raw, passes, prd.layout.style) : restoreEdit(story.raw, original);
  const undo = prd.layout.undo.with(story.index, original === undefined ? markerText(story.raw) : undefined);
  const edited = applyEdit({ ...prd, layout: { ...prd.layout, undo } }, { ...story, passes }, edit);
  return { ok: true, bytes: edited.layout.bytes, prd: edited };
}

/**
 * Sets `notes` of one story (only for stories that end `blocked` or `needs_human`): only that value's bytes
 * change; without the key it is added after the done marker, in the style of the object.
 */
export function setNotes(prd: Prd, storyId: string, notes: string): PrdEdit {
  const story = storyById(prd, storyId);
  if (story === undefined) return unknownStory(storyId);
  const edited = applyEdit(prd, story, notesEdit(story.raw, notes));
  return { ok: true, bytes: edited.layout.bytes, prd: edited };
}

function storyById(prd: Prd, id: string): Story | undefined {
  return prd.stories.find((story) => story.id === id);
}

function unknownStory(id: string): PrdEdit {
  return { ok: false, message: `There is no story ${quote(id)} in this prd.json. Use an id as the file writes it.` };
}

/** Characters `from` to `to` of a story's own text, replaced by `insert`. */
interface StoryEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

interface ParsedStory {
  readonly node: JsonNode;
  readonly values: Values;
  readonly marker: Marker;
}

/** A story's text was read before, so it is read again only to find a place in it: a file keeps no values. */
function parseStory(raw: string): ParsedStory {
  const node = readStoryText(raw);
  const { values } = membersOf(node);
  return { node, values, marker: readMarker(values) };
}

/** The edit that turns the story's done marker round, in the words and layout of its file. */
function markerEdit(raw: string, passes: boolean, style: MarkerStyle): StoryEdit {
  const { node, marker } = parseStory(raw);
  switch (marker.kind) {
    case 'boolean':
    case 'null':
      return replace(marker.node, String(passes));
    case 'status':
      return replace(marker.node, JSON.stringify(oppositeWord(marker.word, passes, style)));
    case 'absent':
    case 'invalid':
      return insertMember(node, { key: style.key, value: String(passes), after: undefined });
  }
}

/** The edit that gives a flipped story the marker text it was read with; '' takes the inserted marker out again. */
function restoreEdit(raw: string, original: string): StoryEdit {
  const { node, marker } = parseStory(raw);
  const value = markerNode(marker) ?? node;
  if (original !== '') return replace(value, original);
  const previous = node.children[node.children.indexOf(value) - 1] ?? value;
  return { from: previous.end, to: value.end, insert: '' };
}

/** The edit that sets `notes`: its value, or a new member after the done marker. */
function notesEdit(raw: string, notes: string): StoryEdit {
  const { node, values, marker } = parseStory(raw);
  const value = JSON.stringify(notes);
  const written = values.get('notes');
  if (written !== undefined) return replace(written, value);
  return insertMember(node, { key: 'notes', value, after: markerNode(marker) });
}

/** The text that a story has as its marker now; '' when none. */
function markerText(raw: string): string {
  const node = markerNode(parseStory(raw).marker);
  return node === undefined ? '' : rawOf(node);
}

function markerNode(marker: Marker): JsonNode | undefined {
  return marker.kind === 'absent' || marker.kind === 'invalid' ? undefined : marker.node;
}

function replace({ start, end }: JsonNode, insert: string): StoryEdit {
  return { from: start, to: end, insert };
}

/** A new member after the given value (the last one by default), with the line break and the colon of its neighbours. */
function insertMember(
  { source, children }: JsonNode,
  member: { readonly key: string; readonly value: string; readonly after: JsonNode | undefined },
): StoryEdit {
  const at = member.after === undefined ? children.length - 1 : children.indexOf(member.after);
  const value = children[at];
  // A story without members has no title and was refused.
  if (value === undefined) throw new Error('There is no member to put another one behind.');
  const { keyStart } = children[at + 1] ?? value;
  const space = source.slice(source.slice(0, keyStart).trimEnd().length, keyStart);
  const colon = source.slice(source.lastIndexOf('"', value.start - 1) + 1, value.start);
  const insert = `,${space}${JSON.stringify(member.key)}${colon}${member.value}`;
  return { from: value.end, to: value.end, insert };
}

/** The file with one story's text edited: everything after it moves, nothing else is touched or read. */
function applyEdit(prd: Prd, story: Story, edit: StoryEdit): Prd {
  const { layout } = prd;
  const { index, raw } = story;
  const inserted = new TextEncoder().encode(edit.insert);
  const start = (layout.starts[index] ?? 0) + measure(raw, 0, edit.from).bytes;
  const end = start + measure(raw, edit.from, edit.to).bytes;
  const bytes = new Uint8Array(layout.bytes.length + inserted.length - (end - start));
  bytes.set(layout.bytes.subarray(0, start));
  bytes.set(inserted, start);
  bytes.set(layout.bytes.subarray(end), start + inserted.length);
  const moved = bytes.length - layout.bytes.length;
  const starts = layout.starts.map((at, other) => (other > index ? at + moved : at));
  const newRaw = raw.slice(0, edit.from) + edit.insert + raw.slice(edit.to);
  const eligible = isEligible(parseStory(newRaw).values);
  const stories = prd.stories.with(index, { ...story, raw: newRaw, eligible });
  return { ...prd, stories, layout: { ...layout, bytes, starts } };
}
