import { hasRun } from './baseline.ts';
import type { Decision } from './decision.ts';
import { environmentClass } from './environment-class.ts';
import type { EnvironmentClass } from './environment-rows.ts';
import { isOutage } from './outage.ts';
import { progressed } from './progressed.ts';
import type { Attempt, RunState, StoryState } from './state.ts';
import { requireAttempt, requireStory } from './story.ts';

/** When the breaker opens (02-loop §3), frozen in the plan. */
export interface BreakerRules {
  /** Iterations in a row with one error, over two stories or more. */
  readonly sameError: number;
  /** Iterations in a row without progress. */
  readonly noProgress: number;
  /** `attempt`: a passed story, a new tree or a later gate. `story`: a passed story alone, looked at between stories. */
  readonly progress: 'attempt' | 'story';
  /** Why the run before this one was stopped: its first iteration is a trial. Absent = the breaker is closed. */
  readonly halfOpen?: Opened;
}

/** Why the breaker opened. */
export interface Opened {
  readonly cause: 'same-error' | 'environment' | 'no-progress';
  /** One sentence. */
  readonly detail: string;
  /** The error that repeated; only with `same-error`. */
  readonly fingerprint?: string;
}

/** What the breaker has counted, iteration after iteration. */
export interface BreakerState {
  readonly state: 'closed' | 'half-open' | 'open';
  readonly sameError: { readonly fingerprint: string; readonly count: number; readonly stories: readonly string[] };
  readonly environment: { readonly class?: EnvironmentClass; readonly count: number };
  readonly noProgress: { readonly count: number; readonly stories: readonly string[] };
  /** Set when it is open. */
  readonly opened?: Opened;
}

/** Iterations in a row with trouble of one class that no attempt can mend. */
const ENVIRONMENT = 2;
/** One story alone may be at fault itself. */
const STORIES = 2;

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

/** Why no attempt may follow, in the middle of a story; undefined while the breaker lets them. */
export function brokenAfterAttempt(state: RunState): Opened | undefined {
  const { breaker, plan } = state;
  if (breaker === undefined || plan.breaker === undefined) return undefined;
  const { noProgress } = breaker;
  const idle = plan.breaker.progress === 'attempt' && noProgress.count >= plan.breaker.noProgress;
  return broken(state) ?? (idle ? idleFor(noProgress.count, 'a passed story, a new tree or a later gate') : undefined);
}

/** Why no story may follow; undefined while the breaker lets them. */
export function brokenBetweenStories(state: RunState): Opened | undefined {
  const { breaker, plan } = state;
  if (breaker === undefined || plan.breaker === undefined) return undefined;
  const { count, stories } = breaker.noProgress;
  const isStory = plan.breaker.progress === 'story';
  const idle = count >= plan.breaker.noProgress && (isStory || stories.length >= STORIES);
  return (
    broken(state) ??
    (idle ? idleFor(count, isStory ? 'a passed story' : 'a passed story, a new tree or a later gate') : undefined)
  );
}

/** The halt of an open breaker, as a decision; without a reason to open it is a bug. */
export function breakCircuit(why: Opened | undefined): Extract<Decision, { type: 'halt' }> {
  if (why === undefined) throw new Error('The breaker opens where nothing asks for it.');
  return { type: 'halt', halt: { kind: 'circuit_open', detail: why.detail }, opens: why };
}

/** Why a run was stopped by its breaker, or the one before it where this one came to no trial; undefined = it was not. */
export function openCircuit({ breaker, plan }: RunState): Opened | undefined {
  if (breaker === undefined || breaker.state === 'half-open') return plan.breaker?.halfOpen;
  return breaker.state === 'open' ? breaker.opened : undefined;
}

/** The state with its breaker open. */
export function opened(state: RunState, why: Opened | undefined): RunState {
  const { breaker } = state;
  return breaker === undefined || why === undefined
    ? state
    : { ...state, breaker: { ...breaker, state: 'open', opened: why } };
}

function broken({ breaker, plan }: RunState): Opened | undefined {
  if (breaker === undefined || plan.breaker === undefined) return undefined;
  const { sameError, environment } = breaker;
  if (breaker.opened !== undefined) return breaker.opened;
  if (environment.count >= ENVIRONMENT)
    return {
      cause: 'environment',
      detail: `${environment.count} iterations in a row failed for the environment: ${environment.class}`,
    };
  if (sameError.count < plan.breaker.sameError || sameError.stories.length < STORIES) return undefined;
  const { fingerprint, count, stories } = sameError;
  return {
    cause: 'same-error',
    fingerprint,
    detail: `the same error ${fingerprint} in ${count} iterations in a row, over ${stories.length} stories`,
  };
}

function idleFor(count: number, what: string): Opened {
  return { cause: 'no-progress', detail: `${count} iterations in a row without ${what}` };
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
