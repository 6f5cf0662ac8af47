import { attemptChecks } from '../core/applying.ts';
import { blockingGates } from '../core/first-error.ts';
import type { CriteriaTexts } from '../core/prd.ts';
import { attemptNumber, mostAttempts } from '../core/split.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { questionOf } from './model-attention.ts';
import { isEligible, type Lookup, outcomeOf, workOf } from './model-lookup.ts';
import { partViews } from './model-parts.ts';
import { reviewsOf, reviewVerdict } from './model-review.ts';
import { usageOf } from './model-usage.ts';
import type { StoryView } from './run-view.ts';

export function storyView(run: Lookup, story: StoryState, criteria: CriteriaTexts | undefined): StoryView {
  const work = workOf(run, story);
  const judged = judgedBy(story);
  const question = questionOf(story);
  return {
    id: story.id,
    title: story.title,
    status: outcomeOf(run, story),
    eligible: isEligible(run, story),
    detail: story.detail,
    tries: attemptNumber(story),
    maxTries: mostAttempts(run.state, story),
    tests: testsOf(run.state, judged),
    spec: reviewVerdict(run.state, judged, 'spec'),
    quality: reviewVerdict(run.state, judged, 'quality'),
    reviews: reviewsOf(judged, criteria),
    ...(story.split?.parts.length ? { parts: partViews(run.state, story) } : {}),
    ...(question === undefined ? {} : { question }),
    usage: usageOf([story]),
    ...(work === undefined ? {} : { work }),
    elapsedMs: story.elapsedMs,
  };
}

/** A story that passed is told by the attempt that passed, whatever was tried of a fix after it. */
function judgedBy(story: StoryState): StoryState {
  const passed = story.status === 'passed' ? story.attempts.findLastIndex((attempt) => attempt.passed) : -1;
  return passed < 0 ? story : { ...story, attempts: story.attempts.slice(0, passed + 1) };
}

function testsOf(state: RunState, story: StoryState): string {
  const last = story.attempts.at(-1);
  if (last === undefined) return story.status === 'passed' ? 'already passed' : 'not run';
  if (attemptChecks(state.plan).length === 0) return 'not tested';
  const tests = last.gates.filter((gate) => gate.gate === 'test');
  if (tests.length === 0) return 'not run';
  const blocking = blockingGates(last).filter((gate) => gate.gate === 'test');
  if (tests.every(({ verdict }) => verdict === 'skipped') && blocking.length === 0) return 'no check applies';
  if (blocking.length === 0) return 'passed';
  const word = blocking.every((gate) => gate.verdict === 'timeout') ? 'timeout' : 'failed';
  return `${word}: ${blocking.map((gate) => gate.check ?? gate.gate).join(', ')}`;
}
