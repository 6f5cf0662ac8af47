import type { IntegrityFinding, StoryState } from '../core/state.ts';

/** One thing that the integrity gate found (04-trust rule 10). */
export interface CaughtView {
  readonly story: string;
  readonly attempt: number;
  readonly class: IntegrityFinding['class'];
  readonly rule: string;
  readonly path: string;
  /** What was done and what became of it, by the rule that found it. */
  readonly message: string;
  /** The story passed all the same, in a later attempt or after the file was restored. */
  readonly passedLater: boolean;
}

/** Findings of all attempts of a story, the gravest kind of each attempt first. */
export function caughtIn(story: StoryState): readonly CaughtView[] {
  return story.attempts.flatMap((attempt) =>
    attempt.findings
      .toSorted((a, b) => gravity.indexOf(a.class) - gravity.indexOf(b.class))
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

const gravity: readonly IntegrityFinding['class'][] = [
  'cheat',
  'limit',
  'policy',
  'controller',
  'not-imported',
  'note',
];
