import type { UnusableAnswer } from '../core/agent-facts.ts';
import type { GateName, GateResult } from '../core/gates.ts';
import type { CriteriaTexts } from '../core/prd.ts';
import type { Review } from '../core/review.ts';
import type { Criterion } from '../core/review-answer-types.ts';
import type { RunState, StoryState } from '../core/state.ts';
import type { CriterionView, ReviewView } from './run-view.ts';

/** The reviews of a story's last attempt. */
export function reviewsOf(story: StoryState, texts: CriteriaTexts | undefined): readonly ReviewView[] {
  const last = story.attempts.at(-1);
  return (last?.reviews ?? []).flatMap((review) => {
    const result = last?.gates.findLast((each) => each.gate === review.gate);
    if (result === undefined) return [];
    const { verdict, reason } = result;
    const criteria = review.criteria.map((each) => withText(each, texts?.get(story.id)));
    return [{ ...review, verdict, reason, criteria, warnings: warningsOf(review) }];
  });
}

/** Warnings of the latest quality review that a story had. */
export function qualityWarnings(story: StoryState): number {
  const review = story.attempts.findLast(hasQuality)?.reviews?.findLast(({ gate }) => gate === 'quality');
  return review === undefined ? 0 : warningsOf(review);
}

/** `pass`, `fail`, … of the last attempt; `not reviewed` where nobody reviews, `not run` where an earlier gate stood in the way. */
export function reviewVerdict(state: RunState, story: StoryState, gate: GateName): string {
  const result = story.attempts.at(-1)?.gates.findLast((each) => each.gate === gate);
  if (result !== undefined && result.verdict !== 'skipped') return result.verdict;
  return state.plan.reviewAgent === 'none' || result !== undefined ? 'not reviewed' : 'not run';
}

function withText(criterion: Criterion, texts: readonly string[] | undefined): CriterionView {
  const at = /^c(\d{1,6})$/.exec(criterion.id)?.[1];
  const text = at === undefined ? undefined : texts?.[Number(at) - 1];
  return text === undefined ? criterion : { ...criterion, text };
}

function warningsOf({ findings }: Review): number {
  return findings.filter(({ severity }) => severity === 'warn').length;
}

function hasQuality({ reviews }: StoryState['attempts'][number]): boolean {
  return reviews?.some(({ gate }) => gate === 'quality') ?? false;
}

/** Reviews that could not be had, and answers that could not be used, in the reviewers' own words. */
export function reviewNotices({ finalReview, plan }: RunState, scope: readonly StoryState[]): readonly string[] {
  if (plan.reviewAgent === 'none') return [];
  const ofStories = scope.flatMap(({ id, attempts }) =>
    attempts.flatMap(({ gates, unusable = [] }) => [
      ...gates.filter(isUnavailable).map(({ reason }) => `${id}: ${reason}`),
      ...unusable.map((answer) => `${id}: ${unusableWords(`${answer.gate} review`, answer)}`),
    ]),
  );
  return [...ofStories, ...(finalReview?.unusable ?? []).map((answer) => unusableWords('final review', answer))];
}

function isUnavailable({ gate, verdict, reason }: GateResult): boolean {
  return gate === 'quality' && verdict === 'skipped' && reason !== '';
}

function unusableWords(name: string, { problem, said }: UnusableAnswer): string {
  const ending = said === '' ? '' : ` Its last words: "${said}"`;
  return `${name}: an answer could not be used: ${problem}${ending}`;
}
