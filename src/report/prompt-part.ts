import type { Part } from '../core/split.ts';
import type { StoryState } from '../core/state.ts';
import type { ImplementPrompt } from './prompt.ts';

/** A sub-story as the story of a prompt: its own text alone, so that the context stays small, and the names of the others. */
export function partStory({ id, title, split }: StoryState, part: Part): ImplementPrompt['story'] {
  const parts = split?.parts ?? [];
  const at = parts.findIndex((each) => each.id === part.id);
  const others = parts.flatMap((each, index) => {
    if (index === at) return [];
    return [`- ${index < at ? 'done' : 'later, leave it alone'}: ${each.id} ${each.title}`];
  });
  const text = [
    `Sub-story ${at + 1} of ${parts.length} of story ${id}: ${title}. The others:`,
    ...others,
    '',
    part.text,
  ].join('\n');
  return { id: part.id, title: part.title, json: text, criteria: part.criteria };
}
