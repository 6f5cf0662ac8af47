import type { StoryState } from '../core/state.ts';
import { type CaughtView, caughtClasses } from './run-view.ts';

/** Findings of all attempts of a story, the gravest kind of each attempt first. */
export function caughtIn(story: StoryState): readonly CaughtView[] {
  return story.attempts.flatMap((attempt) =>
    attempt.findings
      .toSorted((a, b) => caughtClasses.indexOf(a.class) - caughtClasses.indexOf(b.class))
      .map((finding) => ({
        story: story.id,
        attempt: attempt.attempt,
        class: finding.class,
        rule: finding.rule,
        path: finding.path,
        message: finding.message,
        passedLater: story.status === 'passed',
      })),
  );
}
