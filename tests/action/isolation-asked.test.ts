import { describe, expect, test } from 'vitest';
import { chooseIsolation, type IsolationCall } from '../../src/action/isolation.ts';
import type { Climbed } from '../../src/adapters/isolation/ladder.ts';

const climbed = (level: string) =>
  ({ ok: true, rung: { isolation: { level, notes: ['No unshare.'] } } }) as unknown as Climbed;
const asked = { env: {}, root: '/r', job: { asked: { command: { kind: 'run' } } } } as unknown as IsolationCall;
const scheduled = { env: {}, root: '/r', job: {} } as unknown as IsolationCall;

describe('a machine without walls', () => {
  test('takes no run that a thread asked for', async () => {
    expect(await chooseIsolation(asked, 'auto', Promise.resolve(climbed('process')))).toEqual({
      ok: false,
      why: expect.stringMatching(/a run that a thread asked for needs them.*set isolation: process\. No unshare\.$/),
    });
  });

  test('takes every other run, and a machine with walls takes both', async () => {
    expect(await chooseIsolation(scheduled, 'auto', Promise.resolve(climbed('process')))).toEqual(climbed('process'));
    expect(await chooseIsolation(asked, 'auto', Promise.resolve(climbed('user')))).toEqual(climbed('user'));
  });
});
