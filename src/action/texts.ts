import type { RunState, StoryState } from '../core/state.ts';
import { storiesOf, storyNamed, triedStories } from '../core/story-list.ts';
import { latestPatch } from '../core/workflow-split.ts';
import { diagnosticsPath } from '../report/diagnostics-path.ts';
import { appendProgress, finalBlock, progressEntry, progressHeader } from '../report/progress.ts';
import { iterations } from '../report/run-record.ts';
import { stateFile } from '../report/state-file.ts';

/** progress.txt after a passed story: an entry for every iteration since the last commit, and the last word when all passed. */
export function progressText(existing: string | undefined, state: RunState, storyId: string): string {
  const since = lastCommittedIteration(state, storyId);
  const fresh = iterations(state).filter(({ attempt }) => attempt.iteration > since);
  const entries = fresh.map(({ attempt }) =>
    progressEntry(
      state,
      attempt,
      attempt.said?.filter((line) => line.trim() !== ''),
    ),
  );
  const done = allPassedWith(state, storyId) ? [finalBlock({ iteration: state.iterations, at: state.now })] : [];
  return appendProgress(existing, [...entries, ...done], progressHeader(state.plan.feature, state.startedAt));
}

/** What a wip branch carries beside the work: the state file and the cut output of every attempt (02-loop §6). */
export function diagnostics(state: RunState, storyId: string): readonly { path: string; text: string }[] {
  const story = storyNamed(state, storyId);
  const patch = latestPatch(story?.attempts ?? []);
  return [
    { path: '.ralph_state.md', text: stateFile(state, storyId) },
    ...(patch === undefined ? [] : [{ path: '.ralph_diagnostics/workflows.patch', text: patch }]),
    ...(story?.attempts ?? []).flatMap((attempt) =>
      attempt.gates
        .filter((gate) => gate.excerpt.lines.length > 0)
        .map((gate) => ({
          path: diagnosticsPath(attempt, gate),
          text: `${gate.reason}\n\n${gate.excerpt.lines.join('\n')}\n`,
        })),
    ),
  ];
}

function lastCommittedIteration(state: RunState, storyId: string): number {
  const passed = triedStories(state).filter((story) => story.status === 'passed' && story.id !== storyId);
  return Math.max(0, ...passed.map((story) => story.attempts.at(-1)?.iteration ?? 0));
}

function allPassedWith(state: RunState, storyId: string): boolean {
  const isDone = (story: StoryState): boolean => story.id === storyId || story.status === 'passed';
  return storiesOf(state).every(isDone);
}
