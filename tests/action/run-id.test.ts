import { describe, expect, test } from 'vitest';
import { isOfRun, isOlder, newestFirst, newestJournal } from '../../src/action/journal-names.ts';
import { runIdAt } from '../../src/action/run-id.ts';

const noon = Date.UTC(2026, 0, 21, 12, 30, 45);

describe('runIdAt', () => {
  test.each([
    [noon, 0, '20260121-123045-0000'],
    [noon, 63, '20260121-123045-003f'],
    [noon + 1, 0, '20260121-123045-0040'],
    [noon + 999, 255, '20260121-123045-f9ff'],
    [noon + 999.875, 64, '20260121-123045-f9c0'],
    [noon + 1000, 7, '20260121-123046-0007'],
  ])('%d with %d is %s', (at, random, id) => {
    expect(runIdAt(at, random)).toBe(id);
    expect(isOfRun(`${id}.jsonl`)).toBe(true);
  });

  test('of two runs in one second the later one has the greater id, whatever the random bits are', () => {
    for (let at = noon; at < noon + 1001; at += 7) {
      const [earlier, later] = [runIdAt(at, 63), runIdAt(at + 1, 0)];
      expect([isOlder(earlier, later), isOlder(later, earlier)]).toEqual([true, false]);
    }
  });
});

describe('the order of journals', () => {
  const name = (at: number, random = 0): string => `${runIdAt(at, random)}.jsonl`;

  test('is that of their runs, to the millisecond', () => {
    const names = [name(noon + 5), name(noon + 4, 63), name(noon + 6), name(noon - 1), name(noon + 1000)];
    expect(names.toSorted(newestFirst)).toEqual([4, 2, 0, 1, 3].map((at) => names[at]));
    expect(newestJournal(names, runIdAt(noon, 0))).toBe(name(noon + 6));
  });

  test('tells an id and the journal called after it as one moment', () => {
    expect([isOlder(name(noon), runIdAt(noon, 0)), isOlder(runIdAt(noon, 0), name(noon))]).toEqual([false, false]);
    expect([isOlder('', name(noon)), isOlder(name(noon), '')]).toEqual([true, false]);
  });
});
