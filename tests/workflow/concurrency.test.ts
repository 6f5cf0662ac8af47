import { describe, expect, it } from 'vitest';
import { createConcurrencyGroups, type GroupRequest } from '../support/workflow/concurrency.ts';

/** Enters a group in order and notes what becomes of each holder. */
function field() {
  const groups = createConcurrencyGroups();
  const notes: string[] = [];
  const leave = new Map<string, () => void>();
  const enter = (name: string, change: Partial<GroupRequest> = {}): void => {
    const request: GroupRequest = {
      ...{ group: 'g', cancelInProgress: false, queue: 'single' },
      onCancel: () => notes.push(`${name} told to stop`),
      ...change,
    };
    void groups.enter(request).then((place) => {
      notes.push(`${name} ${place === 'superseded' ? 'superseded' : 'runs'}`);
      if (place !== 'superseded') leave.set(name, place.leave);
    });
  };
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return { enter, leave: (name: string) => leave.get(name)?.(), notes, settle };
}

describe('a group', () => {
  it('runs one and lets the newest wait', async () => {
    const { enter, leave, notes, settle } = field();
    for (const name of ['a', 'b', 'c']) enter(name);
    await settle();
    expect(notes).toEqual(['a runs', 'b superseded']);
    leave('a');
    await settle();
    expect(notes.slice(2)).toEqual(['c runs']);
    leave('c');
    enter('d', { group: 'G' });
    await settle();
    expect(notes.slice(3)).toEqual(['d runs']);
  });

  it('stops the one that runs for one that says so', async () => {
    const { enter, leave, notes, settle } = field();
    enter('a');
    enter('b');
    enter('c', { cancelInProgress: true });
    await settle();
    expect(notes.toSorted()).toEqual(['a runs', 'a told to stop', 'b superseded']);
    leave('a');
    await settle();
    expect(notes.at(-1)).toBe('c runs');
  });

  it('keeps up to a hundred with queue: max, in order', async () => {
    const { enter, leave, notes, settle } = field();
    const names = Array.from({ length: 102 }, (_, index) => `n${index}`);
    for (const name of names) enter(name, { queue: 'max' });
    await settle();
    expect(notes).toEqual(['n0 runs', 'n101 superseded']);
    for (const name of names.slice(0, 101)) {
      leave(name);
      await settle();
    }
    expect(notes.filter((note) => note.endsWith('runs'))).toEqual(names.slice(0, 101).map((name) => `${name} runs`));
  });

  it('forgets one that stops waiting', async () => {
    const { enter, leave, notes, settle } = field();
    const stop = new AbortController();
    enter('a');
    enter('b', { signal: stop.signal });
    stop.abort();
    await settle();
    leave('a');
    enter('c');
    await settle();
    expect(notes).toEqual(['a runs', 'b superseded', 'c runs']);
  });
});
