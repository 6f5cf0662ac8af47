import { finalChecks, touches } from './applying.ts';
import type { Point } from './facts.ts';
import type { Check, GateResult } from './gates.ts';
import type { Looked, RunPlan } from './plan.ts';
import { tipOf } from './signoff.ts';
import type { Halt, RunState, StoryState } from './state.ts';
import { storiesOf } from './story-list.ts';

/** The point that the change of all passed stories together is told from. */
export function wholeFrom({ unmerged, start }: RunPlan): Point {
  return unmerged?.from ?? start;
}

/** What calls about the passed work as a whole are named after in place of a story: `final`, or `final-2` and so on where one is called so. */
export function wholeName({ stories }: RunPlan): string {
  const taken = new Set(stories.map(({ id }) => id.toLowerCase()));
  let name = 'final';
  for (let count = 2; taken.has(name); count += 1) name = `final-${count}`;
  return name;
}

/** Whether stories passed that the base does not have, in this run or before it. */
export function holdsPassed(state: RunState): boolean {
  const { plan, head } = state;
  if (head.tree === wholeFrom(plan).tree) return false;
  return plan.unmerged !== undefined || storiesOf(state).some((story) => story.status === 'passed' && isOfRun(story));
}

/** Ids of the stories that make up the change as a whole. */
export function wholeStories(state: RunState): readonly string[] {
  const before = new Set(state.plan.unmerged?.stories);
  return storiesOf(state).flatMap((story) =>
    story.status === 'passed' && (isOfRun(story) || before.has(story.id)) ? [story.id] : [],
  );
}

/**
 * The final checks of the tip of the passed work: those that a story of this run touched, and for work of earlier runs all that were
 * not green on it, since nobody remembers what it touched.
 */
export function applying(state: RunState): readonly Check[] {
  const { plan } = state;
  const passed = storiesOf(state).filter(({ status }) => status === 'passed');
  const last = passed.flatMap(({ attempts }) => attempts.at(-1) ?? []);
  const isCarried = passed.some(({ attempts, commit }) => attempts.length === 0 && commit !== undefined);
  const green = new Set(plan.looked?.tree === plan.start.tree ? plan.looked.checks : []);
  const isEarlier = plan.unmerged !== undefined || isCarried;
  return finalChecks(plan).filter(
    (check) => (isEarlier && !green.has(check.name)) || last.some((attempt) => touches(check, attempt)),
  );
}

/** What the final checks said of the tip of the passed work; undefined until they did. */
export function checksOnTip({ final, head }: Pick<RunState, 'final' | 'head'>): readonly GateResult[] | undefined {
  return final?.tree === head.tree ? final.results : undefined;
}

/** What as many reviewers as are asked for said of the tip in an earlier run. */
export function knownReview({ plan, head }: RunState): GateResult | undefined {
  const { looked, finalReview } = plan;
  return looked?.tree === head.tree && looked.review?.reviewers === finalReview ? looked.review?.result : undefined;
}

/** What later runs are to know of the passed work as a whole; its archive changes nothing of that. */
export function lookedOf(state: RunState, review: GateResult | undefined): Looked {
  const { plan } = state;
  const applies = new Set(applying(state).map(({ name }) => name));
  const results = checksOnTip(state) ?? [];
  const isGreen = ({ name }: Check): boolean =>
    !applies.has(name) || results.some(({ check, verdict }) => check === name && verdict === 'pass');
  return {
    tree: tipOf(state).tree,
    checks: finalChecks(plan)
      .filter(isGreen)
      .map(({ name }) => name),
    ...(plan.finalReview !== undefined &&
      review !== undefined &&
      review.verdict !== 'error' && { review: { reviewers: plan.finalReview, result: review } }),
  };
}

/** Ends that a whole which nobody vouches for is not: it has to be mended before it is merged. */
export function notVouched(kind: Halt['kind']): Halt['kind'] {
  return kind === 'ready' || kind === 'awaiting_signoff' || kind === 'nothing_to_do' ? 'some_failed' : kind;
}

/** It passed by what this run did: its own attempts, or its commit on a base that has moved. */
function isOfRun({ attempts, commit }: StoryState): boolean {
  return attempts.length > 0 || commit !== undefined;
}
