import type { Attempt, RunState, StoryState } from '../core/state.ts';
import { storiesOf, storyNamed, triedStories } from '../core/story-list.ts';
import { latestPatch } from '../core/workflow-split.ts';
import { diagnosticsPath } from '../report/diagnostics-path.ts';
import { appendProgress, finalBlock, progressEntry, progressHeader } from '../report/progress.ts';
import { iterations } from '../report/run-record.ts';
import { stateFile } from '../report/state-file.ts';

/** Takes known secrets out of text: agents choose the names of files, and what they say. */
type Clean = (text: string) => string;

interface TextCall {
  readonly state: RunState;
  readonly storyId: string;
  readonly clean: Clean;
}

/** What is committed beside the work; of what stood in progress.txt before nothing is changed. */
export function committedTexts(clean: Clean) {
  return {
    progress: (existing: string | undefined, state: RunState, storyId: string) =>
      progressText(existing, { state, storyId, clean }),
    diagnostics: (state: RunState, storyId: string) => diagnostics({ state, storyId, clean }),
  };
}

/** progress.txt after a passed story: an entry for every iteration since the last commit, and the last word when all passed. */
function progressText(existing: string | undefined, { state, storyId, clean }: TextCall): string {
  const since = lastCommittedIteration(state, storyId);
  const fresh = iterations(state).filter(({ attempt }) => attempt.iteration > since);
  const entries = fresh.map(({ attempt }) => entryOf(state, attempt));
  const done = allPassedWith(state, storyId) ? [finalBlock({ iteration: state.iterations, at: state.now })] : [];
  return appendProgress(
    existing,
    [...entries.map(clean), ...done],
    progressHeader(state.plan.feature, state.startedAt),
  );
}

function entryOf(state: RunState, attempt: Attempt): string {
  const said = attempt.said?.filter((line) => line.trim() !== '');
  return progressEntry(state, attempt, said);
}

/** The log of a run by itself. */
export function runProgress(state: RunState): string {
  const entries = iterations(state).map(({ attempt }) => entryOf(state, attempt));
  const isDone = storiesOf(state).every(({ status }) => status === 'passed');
  const done = isDone ? [finalBlock({ iteration: state.iterations, at: state.now })] : [];
  return appendProgress(undefined, [...entries, ...done], progressHeader(state.plan.feature, state.startedAt));
}

/** What a wip branch carries beside the work: the state file and the cut output of every attempt (02-loop §6). */
function diagnostics({ state, storyId, clean }: TextCall): readonly { path: string; text: string }[] {
  const story = storyNamed(state, storyId);
  const patch = latestPatch(story?.attempts ?? []);
  const files = [
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
  return files.map(({ path, text }) => ({ path, text: clean(text) }));
}

function lastCommittedIteration(state: RunState, storyId: string): number {
  const passed = triedStories(state).filter((story) => story.status === 'passed' && story.id !== storyId);
  return Math.max(0, ...passed.map((story) => story.attempts.at(-1)?.iteration ?? 0));
}

function allPassedWith(state: RunState, storyId: string): boolean {
  const isDone = (story: StoryState): boolean => story.id === storyId || story.status === 'passed';
  return storiesOf(state).every(isDone);
}
