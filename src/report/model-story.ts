import type { GateName } from '../core/gates.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { blockingGates } from './attempt-facts.ts';
import { isEligible, type Lookup, type WorkView, workOf } from './model-lookup.ts';

/** One row of the story table (03-interface §6). */
export interface StoryView {
  readonly id: string;
  readonly title: string;
  readonly status: StoryState['status'];
  readonly eligible: boolean;
  readonly detail: string;
  readonly tries: number;
  readonly maxTries: number;
  /** `passed`, `failed: unit`, `timeout: unit`, `not run`, `not tested`, `already passed`. */
  readonly tests: string;
  readonly spec: string;
  readonly quality: string;
  /** Where the work is: the story's commit or its wip branch. */
  readonly work?: WorkView;
  readonly elapsedMs: number;
}

export function storyView(run: Lookup, story: StoryState): StoryView {
  const work = workOf(run, story);
  return {
    id: story.id,
    title: story.title,
    status: run.state.halt !== undefined && story.status === 'running' ? 'interrupted' : story.status,
    eligible: isEligible(run, story),
    detail: story.detail,
    tries: story.attempts.length,
    maxTries: run.state.plan.caps.maxAttempts,
    tests: testsOf(run.state, story),
    spec: reviewOf(story, 'spec'),
    quality: reviewOf(story, 'quality'),
    ...(work === undefined ? {} : { work }),
    elapsedMs: story.elapsedMs,
  };
}

function testsOf(state: RunState, story: StoryState): string {
  const last = story.attempts.at(-1);
  if (last === undefined) return story.status === 'passed' ? 'already passed' : 'not run';
  if (state.plan.checks.length === 0) return 'not tested';
  const tests = last.gates.filter((gate) => gate.gate === 'test');
  if (tests.length === 0) return 'not run';
  const blocking = blockingGates(last).filter((gate) => gate.gate === 'test');
  if (blocking.length === 0) return 'passed';
  const word = blocking.every((gate) => gate.verdict === 'timeout') ? 'timeout' : 'failed';
  return `${word}: ${blocking.map((gate) => gate.check ?? gate.gate).join(', ')}`;
}

function reviewOf(story: StoryState, gate: GateName): string {
  const result = story.attempts.at(-1)?.gates.findLast((each) => each.gate === gate);
  return result === undefined || result.verdict === 'skipped' ? 'not reviewed' : result.verdict;
}
