import { setImmediate as turn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { collectAll } from '../../src/action/heap.ts';

describe('what reading a run has left behind', () => {
  it('is collected', async () => {
    const left = new WeakRef({ text: 'read' });
    // Until the turn of the loop ends it is held.
    await turn();
    collectAll();
    expect(left.deref()).toBeUndefined();
  });

  it('is collected by nobody else', () => {
    collectAll();
    expect(runInNewContext('typeof gc')).toBe('undefined');
  });
});
