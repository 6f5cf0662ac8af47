import { applyingChecks } from './applying.ts';
import { isGreenAtStart } from './baseline.ts';
import type { RunChecks } from './command.ts';
import { limitsFor, testLimit } from './limits.ts';
import { givenTree } from './next.ts';
import type { PlannedStory } from './plan.ts';
import { judgedPart } from './split.ts';
import type { RunState } from './state.ts';
import { requireAttempt, requireStory } from './story.ts';

/** The checks that apply to the attempt's tree; for a sub-story without the tests that belong to the story. */
export function checksCommand(state: RunState): RunChecks {
  const attempt = requireAttempt(state);
  const story = requireStory(state);
  const planned = state.plan.stories[state.current ?? 0];
  const tests = planned?.tests;
  const part = judgedPart(story)?.id;
  const checks = applyingChecks(state.plan, attempt);
  const red = checks.map(({ name }) => name).filter((name) => !isGreenAtStart(state, name));
  return {
    type: 'run-checks',
    story: story.id,
    attempt: attempt.attempt,
    tree: attempt.tree ?? givenTree(state),
    checks,
    base: (story.start ?? state.head).tree,
    ...(red.length === 0 ? {} : { redBefore: red }),
    ...(part === undefined ? {} : { part }),
    ...(attempt.checkCalls === undefined ? {} : { call: attempt.checkCalls }),
    ...(state.tests === undefined ? {} : { known: state.tests }),
    ...(tests === undefined || part !== undefined ? {} : { ownTests: tests }),
    ...dropping(state, planned),
    ...(attempt.changedTests === undefined ? {} : { changedTests: attempt.changedTests }),
    limits: limitsFor(state, testLimit(state)),
  };
}

/** A person let tests of the story go; or a criterion asks for files of them, and then only theirs may be missing. */
export function dropping(
  state: RunState,
  planned: PlannedStory | undefined = state.plan.stories[state.current ?? 0],
): Pick<RunChecks, 'mayDropTests' | 'removedTests'> {
  const removed = requireAttempt(state).findings.flatMap((finding) => finding.removed ?? []);
  return {
    ...(planned?.mayDropTests === true ? { mayDropTests: true as const } : {}),
    ...(removed.length === 0 ? {} : { removedTests: removed }),
  };
}
