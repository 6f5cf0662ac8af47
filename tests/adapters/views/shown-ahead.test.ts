import { describe, expect, test, vi } from 'vitest';
import type { Merger } from '../../../src/adapters/isolation/merged.ts';
import { showAhead } from '../../../src/adapters/views/shown-ahead.ts';

const layers = { kind: 'layers', lowers: ['/lower'], upper: '/upper', work: '/work' } as const;

function recorded(open: () => Promise<void> = async () => undefined) {
  const said: string[] = [];
  let isShown = true;
  const merger: Pick<Merger, 'open' | 'giveUp'> = {
    open: async ({ upper }) => {
      said.push(`open ${upper}`);
      await open();
      const close = async (): Promise<void> => void said.push('close');
      return { dir: '/merged', ignore: undefined as never, isShown: () => isShown, isFlushed: false, close };
    },
    giveUp: () => said.push('give up'),
  };
  const lose = (): void => {
    isShown = false;
  };
  return { said, lose, shown: showAhead(merger) };
}

describe('a tree that is shown ahead', () => {
  test('is given to whoever looks at it on the same tree, once, and closed by them', async () => {
    const { said, shown } = recorded();
    shown.show(layers, 'tree');
    expect(await shown.take('tree')).toMatchObject({ dir: '/merged' });
    expect(await shown.take('tree')).toBeUndefined();
    await shown.hide();
    expect(said).toEqual(['open /upper']);
  });

  test('of another tree is gone before that one is looked at', async () => {
    const { said, shown } = recorded();
    shown.show(layers, 'tree');
    expect(await shown.take('other')).toBeUndefined();
    expect(said).toEqual(['open /upper', 'close']);
  });

  test('whose process the machine has ended is shown anew by whoever looks', async () => {
    const { said, lose, shown } = recorded();
    shown.show(layers, 'tree');
    await new Promise(setImmediate);
    lose();
    expect(await shown.take('tree')).toBeUndefined();
    expect(said).toEqual(['open /upper', 'close']);
  });

  test('that takes the place of another one comes when that one is gone', async () => {
    const { said, shown } = recorded();
    shown.show(layers, 'tree');
    shown.show(layers, 'tree');
    expect(await shown.take('tree')).toMatchObject({ dir: '/merged' });
    expect(said).toEqual(['open /upper', 'close', 'open /upper']);
  });

  test('and does not come is given up by whoever waits for it to be hidden', async () => {
    vi.useFakeTimers();
    try {
      const { promise, reject } = Promise.withResolvers<void>();
      const { said, shown } = recorded(() => promise);
      shown.show(layers, 'tree');
      const hidden = shown.hide();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(said).toEqual(['open /upper', 'give up']);
      reject(new Error('given up'));
      await hidden;
    } finally {
      vi.useRealTimers();
    }
  });

  test('is gone when it was hidden, however late it came', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { said, shown } = recorded(() => promise);
    shown.show(layers, 'tree');
    const hidden = shown.hide();
    resolve();
    await hidden;
    expect(said).toEqual(['open /upper', 'close']);
    expect(await shown.take('tree')).toBeUndefined();
  });

  test('and could not be, is shown by whoever looks', async () => {
    const { shown } = recorded(() => Promise.reject(new Error('no mount')));
    shown.show(layers, 'tree');
    await new Promise(setImmediate);
    expect(await shown.take('tree')).toBeUndefined();
    await shown.hide();
  });
});
