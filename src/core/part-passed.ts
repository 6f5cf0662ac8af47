import { follow, passed } from './attempt-end.ts';
import { noteBreaker } from './breaker-count.ts';
import { checksCommand } from './checking.ts';
import { decideCaps } from './decide-caps.ts';
import type { Step } from './ending.ts';
import { startAttempt } from './next.ts';
import { judgedPart, type Part } from './split.ts';
import type { RunState } from './state.ts';
import { requireStory, updateAttempt } from './story.ts';
import { goneOn } from './story-split.ts';

/** Every gate let the attempt pass: the story's is a commit, a sub-story's the start of the next; the last one is judged as the story. */
export function letPass(before: RunState): Step {
  const story = requireStory(before);
  const part = judgedPart(story);
  if (part === undefined) return passed(before);
  return part.id === story.split?.parts.at(-1)?.id ? judgeWhole(before) : partPassed(before, part);
}

/** The story passes by its own gates alone, on the very tree that the last sub-story left. */
function judgeWhole(before: RunState): Step {
  const state = updateAttempt(before, { whole: true, checkCalls: undefined });
  return { state, command: checksCommand(state) };
}

function partPassed(before: RunState, { id }: Part): Step {
  const because = `${id} passed its gates`;
  const noted = notePart(updateAttempt(before, { decision: 'part-passed', because }));
  const state = goneOn(noted);
  const capped = decideCaps(state);
  if (capped !== undefined) return follow(state, capped);
  return { state, command: startAttempt(state, { fresh: false }) };
}

/** Where only a whole story is progress, a part of one is neither progress nor its lack; a row of errors ends with it. */
function notePart(state: RunState): RunState {
  const { breaker, plan } = state;
  if (plan.breaker?.progress !== 'story') return noteBreaker(state);
  return breaker === undefined ? state : { ...state, breaker: { ...breaker, ...noErrors } };
}

const noErrors = { lastErrors: [], environment: { count: 0 } } as const;
