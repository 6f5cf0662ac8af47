import { applyEdit, markerEdit, markerText, notesEdit, restoreEdit } from './prd-edit.ts';
import { quote } from './prd-error.ts';
import type { Prd, PrdEdit, Story } from './prd-types.ts';

/**
 * Marks one story as done or not done: only its marker's bytes change, or the smallest insertion when it has none
 * (03-interface §3, catalogue B6). Flipping back gives exactly the bytes that were read. Already so: the same bytes.
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
 * Sets `notes` of one story (only for stories that end `blocked` or `needs_human`, 02-loop §6): only that value's bytes
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
