import { expect, it } from 'vitest';
import { leftRoom } from '../../../src/adapters/isolation/left-room.ts';

it('is waited for by whoever comes next, also one that was left meanwhile', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const left = leftRoom();
  left.leave({ gone: () => first.promise });
  const after = left.behind(async () => 'began', undefined);
  left.leave({ gone: () => second.promise });
  first.resolve();
  expect(await after).toBe('began');
  expect(left.isThere()).toBe(true);
  second.resolve();
  await left.behind(async () => undefined, undefined);
  expect(left.isThere()).toBe(false);
});

it('holds nobody up after a cancel', async () => {
  const left = leftRoom();
  left.leave({ gone: () => new Promise(() => undefined) });
  expect(await left.behind(async () => 'ended', AbortSignal.abort())).toBe('ended');
});
