import type { Command, Wait } from '../core/command.ts';
import { earlierTip } from '../core/earlier-branch.ts';
import { attemptNumber, countedAttempts, mostAttempts } from '../core/split.ts';
import type { Attempt, Halt, HaltKind, RunState, StoryState } from '../core/state.ts';
import { currentStory } from '../core/story.ts';
import { sameErrors } from '../core/stuck.ts';
import { isFailure } from './model-failure.ts';
import { costWords, dollars } from './model-usage.ts';
import { reachedWords } from './objective-words.ts';
import type { RunView } from './run-view.ts';
import { sentence } from './sentence.ts';
import { duration, isoTime } from './time.ts';

/** Stories named in the verdict before "and n more". */
const MOST_NAMED = 3;

/** `3/7 stories passed · 11/20 iterations · 41m of 60m · $2.14`: the cost is part of it as soon as an agent was called. */
export function headline(run: Pick<RunView, 'counts' | 'figures' | 'usage' | 'objective'>): string {
  const { figures, usage } = run;
  const { iterations, wallclock } = figures;
  const isUnknown = usage.calls > 0 && usage.costUsd === undefined;
  return [
    reachedWords(run),
    `${iterations.used}/${iterations.limit} iterations`,
    `${duration(wallclock.usedMs)} of ${duration(wallclock.limitMs)}`,
    isUnknown ? 'cost unknown' : ofLimit(costWords(usage), figures.costLimitUsd),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function ofLimit(cost: string, limitUsd: number | undefined): string {
  return cost === '' || limitUsd === undefined ? cost : `${cost} of ${dollars(limitUsd)}`;
}

/** Cause first: what happened with its value, then what that means (01-product promise 7). */
export function verdict(state: RunState, scope: readonly StoryState[]): string {
  if (state.halt === undefined) return running(state);
  const { objective } = state.plan;
  const isLooked = state.final !== undefined || state.finalReview !== undefined;
  const more = state.halt.kind === 'some_failed' ? named(scope) : '';
  const toMerge = earlierTip(state) === undefined ? undefined : state.plan.branch;
  return haltVerdict(state.halt, { more, objective, ...(isLooked && { isLooked }), ...(toMerge && { toMerge }) });
}

/** A halt as a sentence of its cause and a sentence of its kind. */
export function haltVerdict(halt: Halt, { more = '', objective, isLooked, toMerge }: VerdictAbout = {}): string {
  const ofThese = objective ? ofObjectives : isLooked ? afterALook : {};
  const meaning = ofThese[halt.kind] ?? haltMeaning(halt);
  const left =
    toMerge === undefined || halt.kind !== 'nothing_to_do' ? '' : `; what passed is left to be merged, from ${toMerge}`;
  return `${sentence(`${halt.detail}${more}`)} Halt ${halt.kind}: ${meaning}${left}.`;
}

interface VerdictAbout {
  /** Follows the cause. */
  readonly more?: string;
  readonly objective?: RunView['objective'] | undefined;
  /** The passed stories together were looked at. */
  readonly isLooked?: true;
  /** Branch with what earlier runs passed and nobody has merged. */
  readonly toMerge?: string;
}

function haltMeaning(halt: Halt): string {
  if (halt.kind === 'usage_limit' && halt.resumeAt !== undefined)
    return `${meanings.usage_limit}, best from ${isoTime(halt.resumeAt)} on`;
  return halt.kind === 'budget_exceeded' && halt.budget !== undefined
    ? `the ${budgetNames[halt.budget]} budget is used up, work in flight was kept`
    : meanings[halt.kind];
}

const budgetNames = { iterations: 'iterations', commits: 'commits', wallclock: 'wall clock', cost: 'cost' } as const;

const meanings: Readonly<Record<HaltKind, string>> = {
  ready: 'every story passed its gates',
  awaiting_signoff: 'nothing else is outstanding, and the pull request stays as it is until then',
  nothing_to_do: 'no agent was started, nothing was spent',
  skipped: 'no run was begun',
  some_failed: 'every story that could be tried was tried',
  budget_exceeded: 'a budget is used up, work in flight was kept',
  environment_broken: 'something outside the stories has to be repaired first',
  circuit_open:
    'the run was stopped before it spent more on trouble that attempts do not mend; the next run begins with one trial',
  thrashing: 'the attempts undo each other; the story or its criteria have to change',
  escalate: 'only a human can answer, and the run ended on it',
  block_finding: 'reviewers agree on what must not be merged',
  usage_limit: 'agents may not be called for now; the next run goes on where this one stopped',
  config_error: 'the configuration has to be corrected first',
  locked: 'another run is at work, nothing was changed',
  internal_error: 'a fault of ralph-action itself, the state is kept',
  interrupted: 'the run was cut short, its state is kept; the next run goes on where this one stopped',
  user_cancel: 'a person ended the run; what passed stays, and the next run goes on where this one stopped',
};

/** The same where there are no stories. */
const ofObjectives: Partial<Readonly<Record<HaltKind, string>>> = {
  ready: 'every gate let it pass',
  some_failed: 'nothing more is tried in this run',
  environment_broken: 'something outside of it has to be repaired first',
};

/** The same where nothing was done but to look at the passed stories together. */
const afterALook: typeof ofObjectives = { nothing_to_do: 'no story was worked on' };

function running(state: RunState): string {
  const story = currentStory(state);
  if (state.pending.type === 'wait') return pausing(state, state.pending);
  if (state.pending.type === 'run-final-checks') return 'The final checks run, on all passed stories together.';
  if (state.pending.type === 'run-final-review') return 'The final review runs, of all passed stories together.';
  if (story === undefined) return state.baseline === undefined ? 'The baseline is running.' : 'The run is going on.';
  const { pending } = state;
  const attempt = 'attempt' in pending ? pending.attempt : story.attempts.length + 1;
  const doing = doings[pending.type] ?? '';
  const review = pending.type === 'run-review' ? `: the ${pending.gate} review runs` : doing;
  const what = state.plan.objective === undefined ? `Story ${story.id}` : 'The objective';
  return `${what} is in work, attempt ${attemptNumber(story, attempt)} of ${mostAttempts(state, story)}${review}.`;
}

/** The countdown of a pause, as of the last change of this text. */
function pausing(state: RunState, { story, detail, until, forMs }: Wait): string {
  const leftMs = Math.min(forMs, Math.max(0, until - state.now));
  return `The run waits until ${isoTime(until)}, another ${duration(leftMs)}, before it goes on with ${story === undefined ? 'the final review' : `story ${story}`}. ${sentence(detail)}`;
}

/** What the command in flight means to a reader. */
const doings: Partial<Readonly<Record<Command['type'], string>>> = {
  implement: ': the agent works',
  'take-snapshot': ': its work is read',
  'run-checks': ': the checks run',
  'commit-story': ': it passed and is committed',
  'park-story': ': it ended, its work is kept',
  consult: ': advice is asked for',
};

function named(scope: readonly StoryState[]): string {
  const failures = scope.filter(isFailure);
  const first = failures.slice(0, MOST_NAMED).map((story) => `${story.id} (${story.detail}${sameError(story)})`);
  const more = failures.length > MOST_NAMED ? ` and ${failures.length - MOST_NAMED} more` : '';
  return first.length === 0 ? '' : `: ${first.join(', ')}${more}`;
}

/** `, in the last 3 attempts` where a story's attempts are used up and several in a row ended in the same error; else ''. */
function sameError(story: StoryState): string {
  const counted = countedAttempts(story);
  const same = sameErrors(counted);
  const isUsedUp = story.attempts.at(-1)?.decision === 'attempts-used-up';
  return isUsedUp && same.length > 1 ? `, in ${which(same, counted)}` : '';
}

/** A service that was out may have ended attempts before, between and behind those with the error. */
function which(same: readonly Attempt[], counted: readonly Attempt[]): string {
  const count = same.length;
  if (count === counted.length) return count === 2 ? 'both attempts' : `all ${count} attempts`;
  return counted.at(-count) === same[0] ? `the last ${count} attempts` : `${count} of ${counted.length} attempts`;
}
