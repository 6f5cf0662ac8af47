import { checksDone, implemented, snapshotTaken } from './attempt.ts';
import { baselineHalt } from './baseline.ts';
import { begin, firstStep, issued } from './begin.ts';
import { beginWork } from './carrying.ts';
import { committed } from './committed.ts';
import { consulted } from './consulted.ts';
import { cutShort, finish } from './cut-short.ts';
import { afterPublish, pushesSettled } from './declined.ts';
import { advance, enterHalt, type Step } from './ending.ts';
import type { Event, Outcome, Resumed } from './event.ts';
import { noteFinal } from './final-checked.ts';
import { noteFinalReview } from './final-reviewed.ts';
import { noteBaseline } from './known-tests.ts';
import { answered, limitsKept, providerStep } from './provider.ts';
import { withResults } from './publications.ts';
import { isResumable, mayWorkOn } from './resumable.ts';
import { resumed } from './resuming.ts';
import { reviewed } from './reviewing.ts';
import { reopened, signedOff } from './signing.ts';
import { charged, priced } from './spending.ts';
import type { BaselineCheck, RunState } from './state.ts';
import { tick } from './ticking.ts';
import { waited } from './waiting.ts';

/** Folds one more event: (state, outcome) -> (state, one command). Pure; called live and on resume alike. */
export function transition(before: RunState, event: Event): Step {
  const outcome = priced(before, event.outcome);
  return issued(apply(charged(tick(before, event), outcome), outcome));
}

/** Folds a whole journal; undefined when it holds no event yet. */
export function fold(events: readonly Event[]): Step | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  let step = begin(first);
  for (let at = 1; at < events.length; at += 1) step = transition(step.state, events[at] as Event);
  return step;
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
      return baselineDone(state, outcome);
    case 'implemented':
      return implemented(state, outcome);
    case 'snapshot-taken':
      return snapshotTaken(state, outcome);
    case 'checks-done':
      return checksDone(state, outcome);
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
      return afterPublish(state, outcome.declined);
    case 'settled':
      return pushesSettled(withResults(state, outcome));
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

function baselineDone(
  before: RunState,
  { checks, unseen }: { readonly checks: readonly BaselineCheck[]; readonly unseen?: string },
): Step {
  const state = { ...noteBaseline(before, checks), ...(unseen !== undefined && { unseen }) };
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
