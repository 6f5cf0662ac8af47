import { afterEach, expect, test, vi } from 'vitest';
import { begin } from '../../src/core/begin.ts';
import type { Event } from '../../src/core/event.ts';
import type { Halt, RunState } from '../../src/core/state.ts';
import { run } from '../../src/engine/run.ts';
import type { World } from '../../src/ports.ts';
import { answer, fold, plan } from '../support/history.ts';

afterEach(() => vi.doUnmock('../../src/core/loop.ts'));

test('a run whose rules cannot be loaded is reported, and goes on from what was done until then', async () => {
  vi.doMock('../../src/core/loop.ts', () => {
    throw new Error('no such chunk');
  });
  const events: Event[] = [
    { stamp: { at: 1000, elapsedMs: 0 }, outcome: { type: 'begun', plan: plan(['A'], { baseline: 'off' }) } },
  ];
  const reports: { readonly state: RunState; readonly halt: Halt }[] = [];
  const world = {
    clock: { wallMs: () => 2000, elapsedMs: () => 1000 },
    journal: { intend: () => undefined, append: (event: Event) => void events.push(event) },
    agent: { implement: async (command) => answer(command, {}, 0) },
    reports: {
      write: async (state: RunState, halt: Halt) => {
        reports.push({ state, halt });
        return '/reports/report.md';
      },
    },
    publisher: { known: () => ({ results: [] }) } as Partial<World['publisher']> as World['publisher'],
    observer: { commanded: () => undefined, happened: () => undefined },
    cancel: new AbortController().signal,
  } as Partial<World> as World;
  const first = begin(events[0] as Event);
  expect(first.command.type).toBe('implement');
  const ended = await run(world, first);
  expect(ended.halt).toEqual({
    kind: 'internal_error',
    detail: expect.stringMatching(/^loading the loop failed unexpectedly: /),
  });
  expect(reports.map(({ halt }) => halt)).toEqual([ended.halt]);
  expect(ended.state.reportFile).toBe('/reports/report.md');
  // What the agent did is not done again.
  expect(events.map(({ outcome }) => outcome.type)).toEqual(['begun', 'implemented']);
  expect(fold(events).pending.type).toBe('take-snapshot');
});
