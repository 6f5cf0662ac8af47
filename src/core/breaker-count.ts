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
    lastErrors: [],
    environment: { count: 0 },
    noProgress: 0,
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
  const errors = isOutage(attempt) ? {} : errorsAfter(before, { story, attempt, rules, hasRun });
  return { ...before, ...errors, noProgress: noProgressAfter(before.noProgress, story, rules) };
}

/** Of one story each, so that the next one does not pay for it; since a story passed where only that is progress. */
function noProgressAfter(count: number, story: StoryState, { progress }: BreakerRules): number {
  if (progress === 'story') return count + 1;
  if (progressed(story)) return 0;
  return story.attempts.length === 1 ? 1 : count + 1;
}

/** What a service that was out ended shows neither another error nor another trouble. */
function errorsAfter(before: BreakerState, { story, attempt, rules, hasRun }: Counting) {
  const { fingerprint } = attempt;
  const others = before.lastErrors.filter((each) => each.story !== story.id);
  const own = fingerprint === '' ? [] : [{ story: story.id, fingerprint }];
  return {
    lastErrors: [...others, ...own].slice(-rules.sameError),
    environment: environmentAfter(before.environment, environmentClass(attempt, hasRun)),
  };
}

type Trouble = BreakerState['environment'];

function environmentAfter(before: Trouble, trouble: EnvironmentClass | undefined): Trouble {
  if (trouble === undefined) return { count: 0 };
  return { class: trouble, count: trouble === before.class ? before.count + 1 : 1 };
}

const again = 'the trial after an open circuit failed in the same way: ';

/** The first iteration after an open breaker: the same trouble opens it again, a service that was out is no trial, anything else closes it. */
function tried(breaker: BreakerState, state: RunState, before: Opened): BreakerState {
  const isAgain = {
    'same-error': breaker.lastErrors.at(-1)?.fingerprint === before.fingerprint,
    environment: breaker.environment.count > 0,
    'no-progress': breaker.noProgress > 0,
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
