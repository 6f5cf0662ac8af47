import type { Decision } from './decision.ts';
import type { EnvironmentClass } from './environment-rows.ts';
import { attemptCause } from './first-error.ts';
import type { Opened } from './plan.ts';
import type { RunState } from './state.ts';

/** What the breaker has counted, iteration after iteration. */
export interface BreakerState {
  readonly state: 'closed' | 'half-open' | 'open';
  /** The latest error of each story in a row without a passed one, the latest story last; at most as many as open the breaker. */
  readonly lastErrors: readonly StoryError[];
  readonly environment: { readonly class?: EnvironmentClass; readonly count: number };
  /** Iterations in a row: of the current story, or since a story passed with `progress: story`. */
  readonly noProgress: number;
  /** Set when it is open. */
  readonly opened?: Opened;
}

interface StoryError {
  readonly story: string;
  readonly fingerprint: string;
}

/** Iterations in a row with trouble of one class that no attempt can mend. */
const ENVIRONMENT = 2;

/** Why no attempt may follow, in the middle of a story; undefined while the breaker lets them. */
export function brokenAfterAttempt(state: RunState): Opened | undefined {
  const { breaker, plan } = state;
  if (breaker === undefined || plan.breaker === undefined) return undefined;
  const { noProgress } = breaker;
  const idle = plan.breaker.progress === 'attempt' && noProgress >= plan.breaker.noProgress;
  return environmentBroken(state) ?? (idle ? idleFor(noProgress, 'a new tree or a later gate') : undefined);
}

/** Why no story may follow; undefined while the breaker lets them. */
export function brokenBetweenStories(state: RunState): Opened | undefined {
  const { breaker, plan } = state;
  if (breaker === undefined || plan.breaker === undefined) return undefined;
  const { noProgress } = breaker;
  const idle = plan.breaker.progress === 'story' && noProgress >= plan.breaker.noProgress;
  return (
    environmentBroken(state) ??
    sameErrorOver(state, plan.breaker.sameError) ??
    (idle ? idleFor(noProgress, 'a passed story') : undefined)
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

function environmentBroken({ breaker }: RunState): Opened | undefined {
  if (breaker?.opened !== undefined) return breaker.opened;
  if (breaker === undefined || breaker.environment.count < ENVIRONMENT) return undefined;
  const { count, class: name } = breaker.environment;
  return { cause: 'environment', detail: `${count} iterations in a row failed for the environment: ${name}` };
}

/** What as many stories in a row ended with; one story counts once, however often its attempts repeated it. */
function sameErrorOver({ breaker, stories }: RunState, threshold: number): Opened | undefined {
  const row = breaker?.lastErrors.slice(-threshold) ?? [];
  const last = row.at(-1);
  if (last === undefined || row.length < threshold) return undefined;
  const { fingerprint, story } = last;
  if (row.some((each) => each.fingerprint !== fingerprint)) return undefined;
  const attempts = stories.find(({ id }) => id === story)?.attempts ?? [];
  const attempt = attempts.findLast((each) => each.fingerprint === fingerprint);
  const error = attempt === undefined ? fingerprint : attemptCause(attempt);
  const which = threshold === 1 ? 'a story' : `${threshold} stories in a row`;
  return { cause: 'same-error', fingerprint, detail: `${which} ended with the same error: ${error}` };
}

function idleFor(count: number, what: string): Opened {
  return { cause: 'no-progress', detail: `${count} iterations in a row without ${what}` };
}
