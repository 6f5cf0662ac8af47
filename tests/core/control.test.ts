import { describe, expect, test } from 'vitest';
import { type CancelOrder, controlRef, isMeant, threadOfRef, UserCancel } from '../../src/core/control.ts';

const order: CancelOrder = { type: 'cancel', reason: '', person: 'ada' };

describe('the order of a thread to a run in another job', () => {
  test('lies on a ref that names the thread', () => {
    expect(controlRef(42)).toBe('refs/ralph/_/control/42');
    expect(threadOfRef(controlRef(42))).toBe(42);
    expect(threadOfRef(controlRef(999_999_999_999_999))).toBe(999_999_999_999_999);
  });

  test.each([
    ...['refs/ralph/_/control/', 'refs/ralph/_/control/0', 'refs/ralph/_/control/07', 'refs/ralph/_/control/4x'],
    ...['refs/ralph/_/control/x4', 'refs/ralph/_/control/1000000000000000', 'refs/ralph/a/control/42', '42'],
    ...['refs/heads/xxxxxxxxxx42'],
  ])('%s names no thread', (ref) => expect(threadOfRef(ref)).toBeUndefined());

  test.each([
    ['from a thread of the run', order, 7, true],
    ['from another thread', order, 8, false],
    ['from the pull request of its branch', { ...order, branch: 'ralph/cart' }, 8, true],
    ['from the pull request of another branch', { ...order, branch: 'ralph/till' }, 8, false],
  ])('is meant for a run: %s', (_, given, thread, meant) => {
    expect(isMeant(given, thread, { threads: [undefined, 7], branch: 'ralph/cart' })).toBe(meant);
  });

  test('tells who cancelled, and why when they said so', () => {
    expect(`${new UserCancel(order)}`).toBe('cancelled by ada');
    expect(`${new UserCancel({ ...order, reason: 'wrong branch' })}`).toBe('cancelled by ada: wrong branch');
  });
});
