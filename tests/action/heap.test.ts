import { setImmediate as turn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { collectAll, collectMuch } from '../../src/action/heap.ts';

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

  it('is collected again only where much has come since', async () => {
    // The engine may collect by itself meanwhile, but not each time.
    const kept = [await isKept(), await isKept(), await isKept()];
    expect(kept).toContain(true);
    const left = new WeakRef({ text: 'read' });
    await turn();
    const much = Array.from({ length: 2_000_000 }, (_, at) => at);
    collectMuch();
    expect(much).toHaveLength(2_000_000);
    expect(left.deref()).toBeUndefined();
  });
});

/** Whether what nobody needs any more is still there when next to nothing has come since all was collected. */
async function isKept(): Promise<boolean> {
  collectAll();
  const left = new WeakRef({ text: 'read' });
  await turn();
  collectMuch();
  return left.deref() !== undefined;
}
