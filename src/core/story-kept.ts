import type { LineCommit } from './carry-types.ts';
import { publish, queue, type Step } from './ending.ts';
import type { Point } from './facts.ts';
import { type GateResult, noExcerpt } from './gates.ts';
import { notePassed } from './known-tests.ts';
import { fixMade, fixNotMade } from './signoff.ts';
import type { Attempt, RunState } from './state.ts';
import { requireStory, updateStory } from './story.ts';

/** The passed story's commit becomes the tip that the next story starts from. */
export function storyCommitted(before: RunState, { commit, tree }: Point): Step {
  const passed = updateStory(before, {
    status: 'passed',
    detail: satisfied(before),
    commit,
    attempts: slim(before, 0),
    ...fixMade(requireStory(before)),
  });
  const story = requireStory(passed).id;
  const ref = `refs/heads/${before.plan.branch}`;
  const { tests } = notePassed(before);
  const known = tests === undefined ? {} : { tests };
  const state = {
    ...queue({ ...passed, ...known }, { ref, commit, story }),
    head: { commit, tree },
    line: withCommit(before, { commit, tree, story }),
    commits: before.commits + 1,
  };
  return publish(state);
}

/** What the tests did is kept for as long as a push may be under way. */
function withCommit(
  before: RunState,
  { commit, tree, story }: Point & { readonly story: string },
): readonly LineCommit[] {
  const { line = [], head, tests } = before;
  const parent = requireStory(before).start ?? head;
  const oldest = line.length - RECENT;
  const recent = line.map((each, at) => (at < oldest && each.tests !== undefined ? withoutTests(each) : each));
  return [...recent, { commit, tree, story, parent, ...(tests && { tests }) }];
}

const RECENT = 10;

function withoutTests({ tests: _, ...commit }: LineCommit): LineCommit {
  return commit;
}

/** A story that passed without a change was satisfied before (02-loop §1 "No change"). */
function satisfied(state: RunState): string {
  const { start, attempts } = requireStory(state);
  return attempts.at(-1)?.tree === (start ?? state.head).tree ? 'already satisfied' : '';
}

/** The parked work is queued for its wip branch. */
export function storyParked(before: RunState, { branch, commit }: { branch: string; commit: string }): Step {
  const story = requireStory(before);
  const parked = updateStory(before, { wip: { branch, commit }, attempts: slim(before, 1), ...fixNotMade(story) });
  return publish(queue(parked, { ref: `refs/heads/${branch}`, commit, story: requireStory(parked).id }));
}

/** Drops verbatim output that no report will quote any more, so that memory stays flat over thousands of iterations. */
function slim(state: RunState, keep: number): readonly Attempt[] {
  const attempts = requireStory(state).attempts;
  return attempts.map((attempt, index) =>
    index >= attempts.length - keep ? attempt : { ...attempt, gates: attempt.gates.map(slimGate) },
  );
}

/** Of tests the counts are all that later reports print. */
function slimGate(result: GateResult): GateResult {
  if (result.tests === undefined && result.excerpt.lines.length + result.excerpt.truncated === 0) return result;
  const { tests, failing: _failing, ...gate } = result;
  const slimmed = { ...gate, excerpt: noExcerpt };
  if (tests === undefined) return slimmed;
  const { compared: _, ran: __, ...counted } = tests;
  return { ...slimmed, tests: counted };
}
