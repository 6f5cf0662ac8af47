import type { Place } from './prd-error.ts';
import type { IdState } from './prd-id.ts';
import type { MarkerKey } from './prd-marker.ts';
import type { WrittenNeeds } from './prd-needs.ts';
import type { Findings } from './prd-node.ts';
import type { Story } from './prd-types.ts';

/** A story as far as its own text says it; ids and dependencies are checked when all of them are known. */
export interface StoryDraft {
  /** Its `dependsOn` is filled once the ids of all stories are known. */
  readonly story: Story & { dependsOn: Story['dependsOn'] };
  /** Key of its boolean marker. */
  readonly markerKey: MarkerKey | undefined;
  /** Its status word when that is its marker. */
  readonly statusWord: string | undefined;
  readonly id: IdState;
  /** Character of the file at which it begins. */
  readonly begin: number;
  readonly needs: WrittenNeeds | undefined;
}

/** The place of a story for problems: by the written id, else `#n`. */
export function placeOf({ id, story, begin }: Pick<StoryDraft, 'id' | 'story' | 'begin'>, { lineOf }: Findings): Place {
  return { line: lineOf(begin), story: id.kind === 'id' ? story.id : `#${story.index + 1}` };
}
