import { blockersOf } from './blocker.ts';
import { opened } from './breaker.ts';
import { noteBreaker } from './breaker-count.ts';
import { questionTwice } from './classifier.ts';
import { consult } from './consulting.ts';
import { decide } from './decide.ts';
import { type Decision, evidence } from './decision.ts';
import { endStory, enterHalt, type Step } from './ending.ts';
import { fingerprint } from './fingerprint.ts';
import { blocks, type GateName, type GateResult, noExcerpt } from './gates.ts';
import { missesSomething } from './information-gap.ts';
import { startAttempt } from './next.ts';
import { doneQuestion, stallOf, stallRules } from './signals.ts';
import { openFix } from './signoff.ts';
import type { Attempt, RunState } from './state.ts';
import { requireAttempt, requireStory, updateAttempt, withLast } from './story.ts';
import { goneOn } from './story-split.ts';

/** Every gate let the attempt pass: its tree becomes the story's commit. */
export function passed(before: RunState): Step {
  const state = noteBreaker(updateAttempt(before, { passed: true, decision: 'passed' }));
  const story = requireStory(state);
  const start = story.start ?? state.head;
  return {
    state,
    command: {
      type: 'commit-story',
      story: story.id,
      tree: requireAttempt(state).tree ?? start.tree,
      parent: start.commit,
      at: state.now,
    },
  };
}

/** A gate blocked: the evidence is kept and the decision table says what happens (02-loop §3). */
export function failed(before: RunState): Step {
  const ended = requireAttempt(before).whole === true ? goneOn(before) : before;
  const attempt = requireAttempt(ended);
  const blocking = attempt.gates.filter(blocks);
  const noted = withLast(ended, {
    ...attempt,
    blockers: blockersOf(blocking, attempt),
    fingerprint: fingerprint(blocking.filter(({ condition }) => condition === undefined)),
    ...(missesSomething(attempt) && { misses: true }),
    lastGate: blocking.at(0)?.gate ?? attempt.lastGate,
  });
  const stall = stallOf(requireStory(noted), noted.plan.stallRules ?? stallRules);
  const judged = stall === undefined ? noted : updateAttempt(noted, { stall });
  const asked = questionTwice(requireStory(judged)) ?? doneQuestion(judged, requireAttempt(judged));
  return decided(noteBreaker(asked === undefined ? judged : updateAttempt(judged, { question: asked })));
}

/** What the decision table says of the last attempt; with `classifier: agent` an agent is asked first where a human would have to be. */
export function decided(state: RunState): Step {
  const said = decide(state);
  const isOpen = said.row === 'classifier-escalate' && requireAttempt(state).routed === undefined;
  return isOpen && state.plan.classifier === 'agent' ? consult(state, 'classify') : follow(state, said);
}

/** Does what a row of the table says. */
export function follow(before: RunState, { row, decision }: { row: string; decision: Decision }): Step {
  const state = withLast(before, { ...requireAttempt(before), decision: row, because: evidence(decision) });
  switch (decision.type) {
    case 'retry':
      return { state, command: startAttempt(state, { fresh: false }) };
    case 're-plan':
      return consult(state, 'plan');
    case 'end-story':
      return endStory(
        decision.halt === undefined || openFix(requireStory(state)) ? state : { ...state, halt: decision.halt },
        decision.outcome,
        decision.detail,
      );
    case 'halt':
      return enterHalt(opened(state, decision.opens), decision.halt);
  }
}

/** Adds results to the current attempt, and what else they change in it. */
export function addGates(state: RunState, results: readonly GateResult[], change: Partial<Attempt> = {}): RunState {
  const attempt = requireAttempt(state);
  const lastGate: GateName = results.at(-1)?.gate ?? attempt.lastGate;
  return withLast(state, {
    ...attempt,
    ...change,
    gates: [...attempt.gates, ...results],
    durationMs: attempt.durationMs + results.reduce((sum, result) => sum + result.durationMs, 0),
    lastGate,
  });
}

/** A result that the controller gives without a process. */
export function emptyResult(state: RunState): Omit<GateResult, 'gate' | 'verdict' | 'reason'> {
  return { startedMs: state.elapsedMs, durationMs: 0, excerpt: noExcerpt, softLimitHit: false };
}
