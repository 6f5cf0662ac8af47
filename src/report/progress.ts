import { blockingGates, firstError, reasonOf } from '../core/first-error.ts';
import type { Attempt, RunState, StoryState } from '../core/state.ts';
import { triedStories } from '../core/story-list.ts';
import { gateLabel, shortSha } from './attempt-facts.ts';
import { cut, oneLine } from './strip.ts';
import { isoTime } from './time.ts';

/** Longest line of an entry, and most lines of a list in it. */
const MOST = { chars: 300, items: 50 };

/** First lines of a progress.txt (ralph-hybrid "progress.txt Format"). */
export function progressHeader(feature: string, startedAt: number): string {
  return `# Progress Log: ${line(feature)}\n# Started: ${isoTime(startedAt)}\n`;
}

/**
 * The entry of one attempt. `Commit` is the candidate that the gates saw, because an entry cannot contain the name of the commit
 * that carries it. Every value is one line, so that no text of an agent can pass as an entry of its own.
 * @param learnings lines of the agent's own report; they are quoted. Without them the gate that failed is what was learned.
 */
export function progressEntry(state: RunState, attempt: Attempt, learnings: readonly string[] = []): string {
  const story = triedStories(state).find((each) => each.attempts.some((one) => one.iteration === attempt.iteration));
  const changed = attempt.changed.map((file) => `${line(file.path)}${file.status === 'deleted' ? ' (deleted)' : ''}`);
  return [
    '---',
    `Iteration: ${attempt.iteration}`,
    `Date: ${isoTime(attempt.startedAt + attempt.durationMs)}`,
    `Story: ${story === undefined ? 'N/A' : storyName(story)}`,
    `Status: ${attempt.passed ? 'complete' : 'failed'}`,
    ...list('Files Changed', changed, attempt.changedCount),
    ...list('Tests Added', (attempt.testFiles ?? []).map(line)),
    ...list('Learnings', [...learnings.map((each) => `"${line(each).replaceAll('"', "'")}"`), ...failures(attempt)]),
    `Commit: ${attempt.commit === undefined ? 'none' : shortSha(attempt.commit)}`,
    '',
  ].join('\n');
}

/** The last block of a finished feature (ralph-hybrid). */
export function finalBlock({ iteration, at }: { readonly iteration: number; readonly at: number }): string {
  return [
    '---',
    `Iteration: ${iteration}`,
    `Date: ${isoTime(at)}`,
    'Story: N/A - All complete',
    'Status: ALL STORIES COMPLETE',
    'Output: <promise>COMPLETE</promise>',
    '',
  ].join('\n');
}

/**
 * Adds entries to a progress.txt and keeps every byte that is there: a user's `## Codebase Patterns` stays on top, a file with
 * CRLF gets CRLF. The header is added only where the file has none.
 */
export function appendProgress(existing: string | undefined, entries: readonly string[], header: string): string {
  const before = existing ?? '';
  const eol = before.charAt(before.indexOf('\n') - 1) === '\r' ? '\r\n' : '\n';
  const added = [...(/^# Progress Log:/m.test(before) ? [] : [header]), ...entries];
  const joint = /\S/.test(before) ? eol.repeat(missingBreaks(before)) : '';
  return `${before}${joint}${added.map((each) => each.replaceAll('\n', eol)).join(eol)}`;
}

/** Line ends that are missing for one empty line between what is there and what comes. */
function missingBreaks(before: string): number {
  if (before.endsWith('\n\n') || before.endsWith('\n\r\n')) return 0;
  return before.endsWith('\n') ? 1 : 2;
}

function storyName(story: StoryState): string {
  return `${line(story.id)} - ${line(story.title)}`;
}

function failures(attempt: Attempt): readonly string[] {
  return blockingGates(attempt).map((gate, index) => {
    const error = index === 0 ? firstError(attempt) : '';
    const reason = reasonOf(gate);
    return line(`${gateLabel(gate)}: ${reason}${error === '' || error === reason ? '' : `: ${error}`}`);
  });
}

function list(title: string, items: readonly string[], count = items.length): readonly string[] {
  const shown = items.slice(0, MOST.items);
  const more = Math.max(count, items.length) - shown.length;
  if (shown.length === 0) return [`${title}:`, '  - none'];
  return [`${title}:`, ...shown.map((item) => `  - ${item}`), ...(more > 0 ? [`  - and ${more} more`] : [])];
}

function line(text: string): string {
  return cut(oneLine(text), MOST.chars);
}
