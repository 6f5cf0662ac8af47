import { hasRun } from './baseline.ts';
import type { BreakerState } from './breaker.ts';
import { environmentClass } from './environment-class.ts';
import type { EnvironmentClass } from './environment-rows.ts';
import { isOutage } from './outage.ts';
import type { BreakerRules, Opened } from './plan.ts';
import { progressed } from './progressed.ts';
import type { Attempt, RunState, StoryState } from './state.ts';
import { requireAttempt, requireStory } from './story.ts';

/** Counts the attempt that has just ended; a run without rules has no breaker. */
export function noteBreaker(state: RunState): RunState {
  const { breaker: rules } = state.plan;
  if (rules === undefined) return state;
  const counted = count(state.breaker ?? fresh(rules), {
    story: requireStory(state),
    attempt: requireAttempt(state),
    rules,
    hasRun: (check) => hasRun(state, check),
  });
  const isTrial = counted.state === 'half-open' && rules.halfOpen !== undefined;
  return { ...state, breaker: isTrial ? tried(counted, state, rules.halfOpen) : counted };
}

function fresh({ halfOpen }: BreakerRules): BreakerState {
  return {
    state: halfOpen === undefined ? 'closed' : 'half-open',
    sameError: { fingerprint: '', count: 0, stories: [] },
    environment: { count: 0 },
    noProgress: { count: 0, stories: [] },
  };
}

interface Counting {
  readonly story: StoryState;
  readonly attempt: Attempt;
  readonly rules: BreakerRules;
  readonly hasRun: (check: string) => boolean;
}

function count(before: BreakerState, { story, attempt, rules, hasRun }: Counting): BreakerState {
  if (attempt.passed) return { ...fresh(rules), state: before.state };
  const moves = rules.progress === 'attempt' && progressed(story);
  const errors = isOutage(attempt) ? {} : errorsAfter(before, { story, attempt, rules, hasRun });
  return {
    ...before,
    ...errors,
    noProgress: moves
      ? { count: 0, stories: [] }
      : { count: before.noProgress.count + 1, stories: joined(before.noProgress.stories, story.id) },
  };
}

/** What a service that was out ended shows neither another error nor another trouble. */
function errorsAfter(before: BreakerState, { story, attempt, hasRun }: Counting) {
  return {
    sameError: sameErrorAfter(before.sameError, attempt.fingerprint, story.id),
    environment: environmentAfter(before.environment, environmentClass(attempt, hasRun)),
  };
}

type SameError = BreakerState['sameError'];
type Trouble = BreakerState['environment'];

function sameErrorAfter(before: SameError, fingerprint: string, story: string): SameError {
  const isSame = fingerprint !== '' && fingerprint === before.fingerprint;
  if (!isSame) return { fingerprint, count: 1, stories: [story] };
  return { fingerprint, count: before.count + 1, stories: joined(before.stories, story) };
}

function environmentAfter(before: Trouble, trouble: EnvironmentClass | undefined): Trouble {
  if (trouble === undefined) return { count: 0 };
  return { class: trouble, count: trouble === before.class ? before.count + 1 : 1 };
}

const again = 'the trial after an open circuit failed in the same way: ';

/** The first iteration after an open breaker: the same trouble opens it again, a service that was out is no trial, anything else closes it. */
function tried(breaker: BreakerState, state: RunState, before: Opened): BreakerState {
  const isAgain = {
    'same-error': breaker.sameError.fingerprint !== '' && breaker.sameError.fingerprint === before.fingerprint,
    environment: breaker.environment.count > 0,
    'no-progress': breaker.noProgress.count > 0,
  }[before.cause];
  const attempt = requireAttempt(state);
  if (!isAgain && isOutage(attempt)) return breaker;
  if (!isAgain || attempt.passed) return { ...breaker, state: 'closed' };
  return { ...breaker, state: 'open', opened: { ...before, detail: againWords(before, breaker.environment.class) } };
}

/** Another trouble of the environment than before is named as what it is. */
function againWords({ cause, detail }: Opened, trouble: EnvironmentClass | undefined): string {
  const isOther = cause === 'environment' && !detail.endsWith(`: ${trouble}`);
  if (isOther) return `the trial after an open circuit failed for the environment: ${trouble}`;
  return detail.startsWith(again) ? detail : `${again}${detail}`;
}

function joined(stories: readonly string[], id: string): readonly string[] {
  return stories.includes(id) ? stories : [...stories, id];
}
