import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/core/event.ts';
import { tellsAll } from '../../src/core/same-events.ts';
import { plan, play } from '../support/history.ts';

const { events } = play(plan(['A']));
const last = (change: (event: Event) => Event): readonly Event[] =>
  events.map((event, at) => (at === events.length - 1 ? change(event) : event));

describe('a journal tells all that another one tells', () => {
  test.each<[string, readonly Event[], boolean]>([
    ['nothing', [], true],
    ['the same', events, true],
    ['its beginning', events.slice(0, 3), true],
    ['the same without secrets', last((event) => structuredClone(event)), true],
    ['another time', last(({ stamp, ...event }) => ({ ...event, stamp: { ...stamp, at: stamp.at + 1 } })), false],
    [
      'another time of its workflow run',
      last(({ stamp, ...event }) => ({ ...event, stamp: { ...stamp, elapsedMs: stamp.elapsedMs + 1 } })),
      false,
    ],
    [
      'another outcome at its end',
      last((event) => ({ ...event, outcome: { type: 'checks-done', results: [] } })),
      false,
    ],
    ['more than it tells', [...events, ...events.slice(-1)], false],
    ['its end alone', events.slice(1), false],
  ])('%s', (_, other, all) => expect(tellsAll(events, other)).toBe(all));
});
