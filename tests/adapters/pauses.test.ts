import { describe, expect, test } from 'vitest';
import { type PauseLeft, timedPauses } from '../../src/adapters/pauses.ts';
import { begin } from '../../src/core/begin.ts';
import type { Wait } from '../../src/core/command.ts';
import { plan } from '../support/history.ts';

const { state } = begin({ stamp: { at: 5_000, elapsedMs: 0 }, outcome: { type: 'begun', plan: plan(['A']) } });
const command = (forMs: number): Wait => ({
  ...{ type: 'wait', story: 'A', why: 'busy', detail: 'HTTP 529' },
  ...{ until: 5_000 + forMs, forMs },
});

describe('a pause of the machine’s clock', () => {
  test('lasts as long as it is told to, and says so first', async () => {
    const ticks: PauseLeft[] = [];
    const pauses = timedPauses({ onTick: (left) => ticks.push(left), cancel: new AbortController().signal });
    const startMs = performance.now();
    expect(await pauses.wait(command(60), state)).toEqual({ type: 'waited' });
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(59);
    expect(ticks[0]).toMatchObject({ leftMs: 60, state: { now: 5_000 } });
  });

  test('ends with a cancel at once, and what it was for does not happen', async () => {
    const cancel = new AbortController();
    const pauses = timedPauses({ onTick: () => cancel.abort('the runner sent SIGTERM'), cancel: cancel.signal });
    expect(await pauses.wait(command(3_600_000), state)).toEqual({
      type: 'interrupted',
      cause: 'the runner sent SIGTERM',
    });
  });

  test('without time left is over before it begins', async () => {
    const pauses = timedPauses({ onTick: () => undefined, cancel: new AbortController().signal });
    expect(await pauses.wait(command(0), state)).toEqual({ type: 'waited' });
  });
});
