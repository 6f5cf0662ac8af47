import { describe, expect, test } from 'vitest';
import { journalTo } from '../../src/adapters/store/journal-file.ts';
import { plan, play } from '../support/history.ts';

const { events } = play(plan(['US-1', 'US-2']), { attempts: { 'US-1': ['fail', 'pass'] } });

/** Writes a history as a run does, and tells what is on disk: after each event, and when the command behind it begins. */
function kept() {
  let [lines, onDisk] = [0, 0];
  const journal = journalTo(
    {
      write: () => {
        lines += 1;
      },
      sync: () => {
        onDisk = lines;
      },
    },
    0,
  );
  const isKept = (): boolean => onDisk === lines;
  return { ...journal, isKept };
}

describe('what of a journal is on disk', () => {
  test('every outcome when it was written, but those that looking and checking bring again', () => {
    const journal = kept();
    const later = new Set<string>();
    for (const event of events) {
      journal.append(event);
      if (!journal.isKept()) later.add(event.outcome.type);
    }
    expect([...later].toSorted()).toEqual(['checks-done', 'publishing', 'snapshot-taken']);
    expect(new Set(events.map(({ outcome }) => outcome.type))).toContain('story-committed');
  });

  test.each([
    ['snapshot-taken', 'run-checks', false],
    ['snapshot-taken', 'implement', true],
    ['snapshot-taken', 'run-review', true],
    ['checks-done', 'commit-story', false],
    ['checks-done', 'implement', true],
    ['checks-done', 'park-story', true],
    ['checks-done', 'wait', true],
    // Nobody misses it: whatever was to be pushed is pushed again.
    ['publishing', 'implement', false],
  ])('%s before %s begins: %s', (type, command, isThere) => {
    let syncs = 0;
    const count = (): void => {
      syncs += 1;
    };
    const journal = journalTo({ write: () => undefined, sync: () => count() }, 0);
    const event = events.find(({ outcome }) => outcome.type === type);
    if (event === undefined) throw new Error(`no ${type}`);
    journal.append(event);
    journal.intend({ type: command });
    expect(syncs).toBe(Number(isThere));
    journal.intend({ type: command });
    expect(syncs).toBe(Number(isThere));
  });

  test('what was left behind goes with the next outcome that is kept', () => {
    const journal = kept();
    const at = events.findIndex(({ outcome }) => outcome.type === 'story-committed');
    for (const event of events.slice(0, at + 1)) journal.append(event);
    expect(journal.isKept()).toBe(true);
  });
});
