import { baselineChecks } from './applying.ts';
import { checksDone, implemented, snapshotTaken } from './attempt.ts';
import { baselineHalt } from './baseline.ts';
import { beforeCall } from './calling.ts';
import { beginWork, isCarrying, replacedRef } from './carrying.ts';
import type { Command } from './command.ts';
import { committed } from './committed.ts';
import { consulted } from './consulted.ts';
import { chained } from './continuing.ts';
import { cutShort, finish } from './cut-short.ts';
import { advance, enterHalt, type Step, settled } from './ending.ts';
import type { Event, Outcome, Resumed } from './event.ts';
import { noteFinal } from './final.ts';
import { noteFinalReview } from './final-review.ts';
import { halts } from './halts.ts';
import { noteBaseline } from './known-tests.ts';
import { baselineLimit, limitsFor } from './limits.ts';
import { pickingOrder } from './pick.ts';
import type { RunPlan } from './plan.ts';
import { answered, limitsKept, providerStep } from './provider.ts';
import { isStrandedForNow, withResults } from './publications.ts';
import { resumed } from './resuming.ts';
import { reviewed } from './reviewing.ts';
import { reopened, signedOff } from './signing.ts';
import { charged, priced } from './spending.ts';
import type { BaselineCheck, RunState } from './state.ts';
import { firstStory } from './story.ts';
import { listOf } from './story-list.ts';
import { tick } from './ticking.ts';
import { waited } from './waiting.ts';

/** Folds the first event of a journal: a run begins with its plan. */
export function begin(event: Event): Step {
  if (event.outcome.type !== 'begun')
    throw new Error(`A journal begins with "begun", not with "${event.outcome.type}".`);
  return issued(firstStep(initialState(event.outcome.plan, event)));
}

/** Folds one more event: (state, outcome) -> (state, one command). Pure; called live and on resume alike. */
export function transition(before: RunState, event: Event): Step {
  const outcome = priced(before, event.outcome);
  return issued(apply(charged(tick(before, event), outcome), outcome));
}

/** Folds a whole journal; undefined when it holds no event yet. */
export function fold(events: readonly Event[]): Step | undefined {
  const [first, ...rest] = events;
  return first === undefined ? undefined : rest.reduce((step, event) => transition(step.state, event), begin(first));
}

/** A run that a crash, an interrupt or its deadline cut short goes on; any other has ended. */
export function isResumable(state: RunState): boolean {
  return state.pending.type !== 'finish' || isUnfinished(state);
}

/**
 * Whether something is left to such a run, by what another machine pushed last. That never tells that its report was written: there an
 * end that was decided is an end, once the work in flight has its commit and its name.
 */
export function isUnfinished(state: RunState): boolean {
  return mayWorkOn(state) || keeping.has(state.pending.type);
}

const keeping: ReadonlySet<Command['type']> = new Set(['park-story', 'archive-feature', 'publish']);

/** Whether its stories are worked on once more. */
function mayWorkOn(state: RunState): boolean {
  const { halt, suspended } = state;
  if (halt === undefined || suspended !== undefined) return true;
  const isStranded = halt.kind === 'environment_broken' && isStrandedForNow(state);
  return halts[halt.kind].resumable || halt.budget === 'wallclock' || isStranded;
}

function apply(before: RunState, outcome: Outcome): Step {
  return providerStep(before, outcome) ?? followed(answered(before, outcome), outcome);
}

function followed(state: RunState, outcome: Outcome): Step {
  switch (outcome.type) {
    case 'begun':
      throw new Error('A run cannot begin twice in one journal.');
    case 'resumed':
      return goOn(state, outcome);
    case 'baseline-done':
      return baselineDone(state, outcome.checks);
    case 'implemented':
      return implemented(state, outcome);
    case 'snapshot-taken':
      return snapshotTaken(state, outcome);
    case 'checks-done':
      return checksDone(state, outcome.results);
    case 'reviewed':
      return reviewed(state, outcome);
    case 'consulted':
      return consulted(state, outcome);
    case 'waited':
      return waited(state);
    case 'final-checks-done':
      return advance(noteFinal(state, outcome.results));
    case 'final-reviewed':
      return advance(noteFinalReview(state, outcome));
    case 'story-committed':
    case 'story-parked':
    case 'stories-carried':
    case 'feature-archived':
      return committed(state, outcome);
    case 'publishing':
      return advance(state);
    case 'settled':
      return settled(withResults(state, outcome));
    case 'reported':
      return finish({ ...state, reportFile: outcome.reportFile });
    case 'approved':
    case 'fix-asked':
      return answeredBy(state, outcome);
    case 'interrupted':
    case 'trouble':
      return cutShort(state, outcome);
  }
}

/** A person answered a run that waits for a sign-off. */
function answeredBy(state: RunState, outcome: Extract<Outcome, { type: 'approved' | 'fix-asked' }>): Step {
  return outcome.type === 'approved' ? signedOff(state, outcome) : firstStep(reopened(state, outcome));
}

function initialState(plan: RunPlan, { stamp }: Event): RunState {
  return {
    plan,
    startedAt: stamp.at,
    now: stamp.at,
    elapsedMs: stamp.elapsedMs,
    earlierMs: 0,
    iterations: 0,
    ...(plan.step && { stepFrom: 0 }),
    ...chained(plan.chain, plan.again),
    commits: 0,
    resumes: 0,
    baseline: baselineChecks(plan).length === 0 ? 'off' : undefined,
    stories: listOf(plan.stories.map(firstStory)),
    order: pickingOrder(plan.stories),
    orderFrom: 0,
    head: plan.start,
    publications: replaced(plan),
    pending: { type: 'settle', refs: [] },
  };
}

/** What the branch held before stays reachable. */
function replaced({ feature, replaces }: RunPlan): RunState['publications'] {
  if (replaces === undefined) return [];
  const ref = replacedRef(feature, replaces);
  return [{ ref, commit: replaces, story: '', status: 'queued', detail: '' }];
}

function firstStep(state: RunState): Step {
  if (state.baseline !== undefined) return beginWork(state);
  const nothing = advance(state);
  // A look at what earlier runs passed is compared with nothing.
  if (nothing.command.type !== 'implement' && !isCarrying(state)) return nothing;
  const { plan } = state;
  const limits = limitsFor(state, baselineLimit(state));
  return { state, command: { type: 'run-baseline', tree: plan.start.tree, checks: baselineChecks(plan), limits } };
}

function baselineDone(before: RunState, checks: readonly BaselineCheck[]): Step {
  const state = noteBaseline(before, checks);
  const halt = baselineHalt(state, checks);
  return halt === undefined ? beginWork(state) : enterHalt(state, halt);
}

/** What an earlier workflow run was asked for does not bind this one. */
function goOn(state: RunState, outcome: Resumed): Step {
  const stepFrom = outcome.step === true ? state.iterations : undefined;
  const { chain, again, workflowRun: resumedIn } = outcome;
  const going = limitsKept({ ...state, stepFrom, chain, again, resumedIn, resumes: state.resumes + 1 });
  return resumed(going, { ...outcome, restart: restartOf(state, outcome) });
}

/** Past a run deadline the work goes on; undefined past any other halt. */
function restartOf(state: RunState, { elsewhere }: Resumed): ((state: RunState) => Step) | undefined {
  return (elsewhere === true ? mayWorkOn(state) : isResumable(state)) ? firstStep : undefined;
}

function issued(step: Step): Step {
  const { state, command } = beforeCall(step);
  return { state: { ...state, pending: command }, command };
}
