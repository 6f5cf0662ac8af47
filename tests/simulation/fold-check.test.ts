import { expect, test } from 'vitest';
import { journalTo } from '../../src/adapters/store/journal-file.ts';
import type { Event } from '../../src/core/event.ts';
import { fold } from '../../src/core/loop.ts';
import { plan, play } from '../support/history.ts';
import { journalDisk } from './disk.ts';
import { checkFold, foldOf } from './fold-check.ts';
import { contentOf } from './journal.ts';
import { createScenario } from './scenario.ts';
import { createUniverse } from './simulate.ts';
import type { Universe } from './universe.ts';

const history = play(plan(['US-1', 'US-2']), { attempts: { 'US-1': ['fail', 'pass'] } });
const { events, states } = history;

function world(): Universe {
  const { universe } = createUniverse(createScenario(1));
  return { ...universe, machine: { ...universe.machine, journal: journalDisk() } };
}

function write({ machine: { journal } }: Universe, more: readonly Event[], nextSeq: number): void {
  const lines = journalTo(journal, nextSeq);
  for (const event of more) lines.append(event);
}

function read(u: Universe): readonly Event[] {
  const content = contentOf(u);
  return content.ok ? content.events : [];
}

test('a journal that grew is read on, and the events before stay the same objects', () => {
  const u = world();
  write(u, events.slice(0, 3), 0);
  const before = read(u);
  write(u, events.slice(3), 3);
  const after = read(u);
  expect(after).toEqual(events);
  expect(after.slice(0, 3).every((event, at) => event === before[at])).toBe(true);
});

test('a journal of which any byte before changed, or that lost some, is read anew', () => {
  const u = world();
  write(u, events.slice(0, 3), 0);
  read(u);
  const bytes = Buffer.from(u.machine.journal.read());
  bytes[0] = 0x5b;
  u.machine.journal.lose(bytes.length);
  u.machine.journal.write(bytes);
  write(u, events.slice(3), 3);
  expect(contentOf(u)).toMatchObject({ ok: false });
  const other = world();
  write(other, events, 0);
  read(other);
  other.machine.journal.lose(10);
  expect(read(other)).toEqual(events.slice(0, -1));
});

test('a fold that goes on comes to the fold from the start, whatever was folded before', () => {
  const u = world();
  const edited = events.map((event, at) => (at === 1 ? { ...event, stamp: { at: 1, elapsedMs: 99 } } : event));
  for (const each of [events.slice(0, 2), events, edited, edited.slice(0, 4), [], events])
    expect(foldOf(u, each)).toEqual(fold(each));
});

test('a state that the events on disk do not fold to is told, after earlier ones that they did fold to', () => {
  const u = world();
  const look = (state: (typeof states)[number] | undefined, count: number) => {
    Object.assign(u.live, { state, events: count });
    checkFold(u);
    return u.ledger.caught.length;
  };
  write(u, events.slice(0, 4), 0);
  expect(look(states[3], 4)).toBe(0);
  write(u, events.slice(4), 4);
  expect(look(history.state, events.length)).toBe(0);
  expect(look({ ...history.state, iterations: 99 }, events.length)).toBe(1);
  expect(look(states[3], events.length)).toBe(2);
});
