import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseForeign } from '../../src/adapters/store/foreign-journal.ts';
import { begin } from '../../src/core/begin.ts';
import type { Event } from '../../src/core/event.ts';
import { fold, transition } from '../../src/core/loop.ts';
import { memoryOf } from '../../src/core/memory.ts';
import { isResumable } from '../../src/core/resumable.ts';
import { endSummary } from '../../src/report/end-summary.ts';
import { failureReport } from '../../src/report/failure.ts';
import { summary } from '../../src/report/summary.ts';

/**
 * Journals that the demo wrote as the format grew, the oldest first; only folders and checksums were replaced. Each has to stay readable:
 * a run that another version of the action began is gone on with, and the next night reads what it came to.
 */
const folder = join(import.meta.dirname, '..', 'fixtures', 'journals');
const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

describe.each(names)('the recorded journal %s', (name) => {
  const events = read(name);

  it('is folded to the end that it had', async () => {
    const state = fold(events)?.state;
    if (state === undefined) throw new Error('the journal is empty');
    expect(isResumable(state)).toBe(false);
    const remembered = (memoryOf(state) ?? []).map((each) => `remembered: ${JSON.stringify(each)}`);
    const told = [...endSummary(state), ...remembered].join('\n');
    await expect(`${told}\n`).toMatchFileSnapshot(join(folder, name.replace(/jsonl$/, 'txt')));
  });

  it('is reported and gone on with wherever it breaks off', () => {
    const [first, ...rest] = events;
    let step = begin(first as Event);
    for (const event of rest) {
      expect(summary(step.state)).toContain(step.state.plan.feature);
      expect(failureReport(step.state)).not.toBe('');
      const { at } = event.stamp;
      const resumed = { type: 'resumed', workflowRun: '2/1' } as const;
      const onward = transition(step.state, { stamp: { at, elapsedMs: 0 }, outcome: resumed });
      expect(onward.state.resumes, `after ${step.command.type}`).toBe(1);
      step = transition(step.state, event);
    }
    expect(step.command.type).toBe('finish');
  });
});

it('every version that was recorded is there', () => {
  expect(names.length).toBe(4);
});

function read(name: string): readonly Event[] {
  const content = parseForeign(readFileSync(join(folder, name)), { name, called: name });
  if (!content.ok) throw new Error(content.message);
  return content.events;
}
