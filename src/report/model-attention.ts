import { isConfirmedBlock } from '../core/last-word.ts';
import { asksForPermission } from '../core/policy-twice.ts';
import type { CriteriaTexts } from '../core/prd.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { reviewsOf } from './model-review.ts';
import { type AttentionView, attentionKinds } from './run-view.ts';

/** Blocks first, then questions, then agents that cannot go on, then gates that are out of order. */
export function attentionOf(scope: readonly StoryState[], texts: CriteriaTexts | undefined): readonly AttentionView[] {
  return scope
    .flatMap((story) => attentionIn(story, texts))
    .toSorted((a, b) => attentionKinds.indexOf(a.kind) - attentionKinds.indexOf(b.kind));
}

/** What only a human can decide about a story; undefined when nothing is asked. */
export function questionOf(story: StoryState): string | undefined {
  if (story.status !== 'needs_human') return undefined;
  const asked = story.waits?.question ?? story.attempts.at(-1)?.question;
  return asked ?? (asksForPermission(story.detail) ? story.detail : undefined);
}

/** Whether no second agent read any of this run's changes: then the report says so. */
export function isUnreviewed({ plan }: RunState): boolean {
  return plan.reviewAgent === 'none';
}

function attentionIn(story: StoryState, texts: CriteriaTexts | undefined): readonly AttentionView[] {
  const { id, status, detail } = story;
  const question = questionOf(story);
  if (story.waits !== undefined) return waitingIn(story, question);
  if (status === 'blocked') return [{ kind: blockOf(story), story: id, text: detail }];
  if (status !== 'needs_human') return [];
  if (question === undefined) return [{ kind: 'unavailable', story: id, text: detail }];
  return [{ kind: 'decision', story: id, text: `${question}${quoted(story, texts)}` }];
}

/** A commit was declined only after every gate had let it pass. */
function blockOf(story: StoryState): AttentionView['kind'] {
  if (isConfirmedBlock(story)) return 'block';
  return story.attempts.at(-1)?.passed === true ? 'declined' : 'signal';
}

/** Its earlier run asked for a person; one that merely failed is told among the failures. */
function waitingIn({ id, status, waits, detail }: StoryState, question: string | undefined): readonly AttentionView[] {
  const since = waits?.nights === 1 ? 'for a night' : `for ${waits?.nights} nights`;
  if (question !== undefined) return [{ kind: 'decision', story: id, text: `${question} (open ${since})` }];
  return status === 'blocked' || status === 'needs_human' ? [{ kind: 'waiting', story: id, text: detail }] : [];
}

/** A reader knows the criterion, not its number. */
function quoted(story: StoryState, texts: CriteriaTexts | undefined): string {
  const open = reviewsOf(story, texts)
    .flatMap(({ criteria }) => criteria)
    .flatMap(({ id, verdict, text }) => (verdict === 'met' || text === undefined ? [] : [`${id}: "${text}"`]));
  return open.length === 0 ? '' : ` (${open.join(', ')})`;
}
