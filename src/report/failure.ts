import { firstError } from '../core/first-error.ts';
import { attemptNumber, mostAttempts } from '../core/split.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import { reportGate, stuckWords } from './attempt-facts.ts';
import { countStories } from './model.ts';
import { causeOf, isFailure } from './model-failure.ts';
import { isEligible, type Lookup, lookup } from './model-lookup.ts';
import { qualityWarnings } from './model-review.ts';
import { forCell } from './sanitise.ts';

/**
 * The failure report, field by field as subagent-ralph-loop has it: "Ralph Loop Execution Summary". Tasks are numbered by
 * their place in prd.json. Stories that this run did not get to are listed last, so that none is missing.
 */
export function failureReport(state: RunState): string {
  const { passed, total } = countStories(state);
  const run = lookup(state);
  const numbered = storiesOf(state)
    .map((story, index) => ({ story, number: index + 1 }))
    .filter(({ story }) => story.inScope);
  const failed = numbered.filter(({ story }) => isFailure(story) && story.status !== 'interrupted');
  const open = numbered.filter(({ story }) => isOpen(story) && isEligible(run, story));
  return [
    '# Ralph Loop Execution Summary',
    '',
    `## Completed: ${passed}/${total} tasks`,
    '',
    '## Failed Tasks (require human attention):',
    '',
    ...(failed.length === 0 ? ['None', ''] : failed.flatMap(({ story, number }) => task(run, story, number))),
    ...(open.length === 0 ? [] : ['## Not Finished (the next run goes on with them):', '']),
    ...open.map(({ story, number }) => `- Task ${number}: ${line(story.title)}`),
  ]
    .join('\n')
    .replace(/\n*$/, '\n');
}

function task(run: Lookup, story: StoryState, number: number): readonly string[] {
  const last = story.attempts.at(-1);
  const error = last === undefined ? '' : firstError(last);
  return [
    `### Task ${number}: ${line(story.title)}`,
    `- Attempts: ${attemptNumber(story)}/${mostAttempts(run.state, story)}`,
    `- Last gate: ${reportGate(last?.lastGate)}`,
    `- Branch: ${line(story.wip?.branch ?? story.waits?.wip ?? 'none')}`,
    `- Error: ${line(error === '' ? causeOf(run, story) : error)}`,
    `- Stuck: ${stuckWords(story)}`,
    `- Quality warnings: ${qualityWarnings(story)}`,
    '',
  ];
}

function isOpen({ status }: StoryState): boolean {
  return status === 'open' || status === 'running' || status === 'untried' || status === 'interrupted';
}

function line(text: string): string {
  return forCell(text, { maxChars: 300 });
}
