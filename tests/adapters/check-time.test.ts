import { describe, expect, test } from 'vitest';
import { checkTime } from '../../src/adapters/check-time.ts';
import type { Limits } from '../../src/core/gates.ts';

function timeOf(boundBy: Limits['boundBy']) {
  let nowMs = 1000;
  const time = checkTime({ softMs: 60, hardMs: 100, boundBy }, () => nowMs);
  const pass = (ms: number): void => {
    nowMs += ms;
  };
  const setup = (ms: number) => time.exclude(async () => pass(ms));
  return { time, pass, setup };
}

describe('the time of the checks', () => {
  test('is shared by all of them, and a check may have less by its own limit', () => {
    const { time, pass } = timeOf('gate');
    expect(time.left(undefined)).toEqual({ softMs: 60, hardMs: 100, boundBy: 'gate' });
    pass(30);
    expect(time.left(undefined)).toEqual({ softMs: 30, hardMs: 70, boundBy: 'gate' });
    expect(time.left(20)).toEqual({ softMs: 20, hardMs: 20, boundBy: 'gate' });
    pass(70);
    expect(time.left(undefined).hardMs).toBe(0);
  });

  test('of the gate is not used up by setup, however long that takes', async () => {
    const { time, pass, setup } = timeOf('gate');
    await setup(5000);
    expect(time.left(undefined).hardMs).toBe(100);
    pass(30);
    await setup(5000);
    expect(time.left(undefined)).toEqual({ softMs: 30, hardMs: 70, boundBy: 'gate' });
  });

  test.each(['story', 'run'] as const)('that the %s has left is used up by setup as by everything', async (boundBy) => {
    const { time, setup } = timeOf(boundBy);
    await setup(90);
    expect(time.left(undefined)).toEqual({ softMs: 1, hardMs: 10, boundBy });
    await setup(90);
    expect(time.left(undefined).hardMs).toBeLessThan(0);
  });

  test('setup that throws is taken out too, and its error is told', async () => {
    const { time, pass } = timeOf('gate');
    const failing = time.exclude(async () => {
      pass(40);
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(time.left(undefined).hardMs).toBe(100);
  });
});
