import type { Decision } from './decision.ts';
import type { EnvironmentClass } from './environment-rows.ts';
import type { Opened } from './plan.ts';
import type { RunState } from './state.ts';

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
