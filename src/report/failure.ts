import type { GateName } from '../core/gates.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { firstError, sameErrorRun, shiftsOf } from './attempt-facts.ts';
import { countStories } from './model.ts';
import { causeOf, isFailure } from './model-failure.ts';
import { isEligible, type Lookup, lookup } from './model-lookup.ts';
import { forCell } from './sanitise.ts';

/** Same error this often in a row counts as stuck (02-loop §3.4). */
const STUCK_AT = 3;

/**
 * The failure report, field by field as subagent-ralph-loop has it: "Ralph Loop Execution Summary". Tasks are numbered by
 * their place in prd.json. Stories that this run did not get to are listed last, so that none is missing.
 */
export function failureReport(state: RunState): string {
  const { passed, total } = countStories(state);
  const run = lookup(state);
  const numbered = state.stories
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
    `- Attempts: ${story.attempts.length}/${run.state.plan.caps.maxAttempts}`,
    `- Last gate: ${last === undefined ? 'none' : gateNames[last.lastGate]}`,
    `- Branch: ${line(story.wip?.branch ?? 'none')}`,
    `- Error: ${line(error === '' ? causeOf(run, story) : error)}`,
    `- Stuck: ${stuck(story)}`,
    `- Quality warnings: ${qualityWarnings(story)}`,
    '',
  ];
}

/** Gate names of that document. */
const gateNames: Readonly<Record<GateName, string>> = {
  implement: 'implement',
  integrity: 'integrity',
  test: 'tests',
  spec: 'spec-compliance',
  quality: 'quality',
};

function stuck(story: StoryState): string {
  const run = sameErrorRun(story);
  if (run < STUCK_AT && story.status !== 'stuck') return 'No';
  const shifts = shiftsOf(story);
  return shifts === 0 ? `Yes (same error ${run}x)` : `Yes (same error ${run - shifts}x, strategy shift failed)`;
}

function qualityWarnings(story: StoryState): number {
  const gates = story.attempts.at(-1)?.gates ?? [];
  return gates.filter((gate) => gate.gate === 'quality' && gate.verdict === 'warn').length;
}

function isOpen({ status }: StoryState): boolean {
  return status === 'open' || status === 'running' || status === 'untried' || status === 'interrupted';
}

function line(text: string): string {
  return forCell(text, { maxChars: 300 });
}
