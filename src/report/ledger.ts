import { blockingGates } from '../core/first-error.ts';
import type { RunPlan } from '../core/plan.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import { gateLabel } from './attempt-facts.ts';
import { code, row, text } from './markdown.ts';
import { costWords, tokenWords, usageOf } from './model-usage.ts';
import { objectiveSection } from './objective-words.ts';
import { isoTime } from './time.ts';

/** LEDGER.md (ADR 007, 02-loop §6): per story how many iterations it took, what failed it last, what it cost, where it is. */
export function ledger(state: RunState): string {
  return [
    '# LEDGER',
    '',
    ...objectiveSection(state.plan).flatMap((line) => [line, '']),
    `Run ${code(state.plan.runId)} of ${code(state.plan.feature)}, started ${isoTime(state.startedAt)}, last change ${isoTime(state.now)}.`,
    '',
    '| Task | iteration_count | Status | Failed gate | Cost | Tokens | Branch |',
    '|---|---|---|---|---|---|---|',
    ...storiesOf(state)
      .filter(({ inScope }) => inScope)
      .map((story) => ledgerRow(state.plan, story)),
    '',
  ].join('\n');
}

function ledgerRow(plan: RunPlan, story: StoryState): string {
  const last = story.attempts.at(-1);
  const failing = last === undefined ? [] : blockingGates(last);
  const usage = usageOf([story]);
  const branch = story.commit === undefined ? (story.wip?.branch ?? story.waits?.wip) : plan.branch;
  return row([
    `${code(story.id)} ${text(story.title, 120)}`,
    String(story.attempts.length),
    story.status,
    failing.length === 0 ? '-' : text(failing.map(gateLabel).join(', '), 120),
    costWords(usage) || '-',
    tokenWords(usage) || '-',
    branch === undefined ? '-' : code(branch),
  ]);
}
