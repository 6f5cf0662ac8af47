import { describe, expect, test } from 'vitest';
import { halts, judgeHalt } from '../../src/core/halts.ts';
import type { HaltKind } from '../../src/core/state.ts';

const table: readonly (readonly [HaltKind, number, string, boolean])[] = [
  ['ready', 0, 'success', false],
  ['awaiting_signoff', 0, 'neutral', true],
  ['nothing_to_do', 0, 'neutral', false],
  ['skipped', 0, 'neutral', false],
  ['some_failed', 1, 'failure', false],
  ['budget_exceeded', 1, 'failure', false],
  ['environment_broken', 1, 'failure', false],
  ['circuit_open', 1, 'failure', false],
  ['thrashing', 1, 'failure', false],
  ['escalate', 1, 'failure', false],
  ['block_finding', 1, 'failure', false],
  ['usage_limit', 2, 'failure', true],
  ['config_error', 3, 'failure', false],
  ['locked', 4, 'failure', false],
  ['internal_error', 70, 'failure', true],
  ['interrupted', 130, 'cancelled', true],
  ['user_cancel', 130, 'cancelled', true],
];

describe('the halt table of 02-loop §2', () => {
  test.each(table)('%s: exit code %i, %s, resumable %s', (kind, exitCode, conclusion, resumable) => {
    expect(halts[kind]).toEqual({ exitCode, conclusion, resumable });
  });

  test('the table above lists every halt', () => {
    expect(table.map(([kind]) => kind).toSorted()).toEqual(Object.keys(halts).toSorted());
  });
});

describe('fail_on', () => {
  test.each(table)('any leaves %s as it is', (kind, exitCode, conclusion) => {
    expect(judgeHalt(kind, ['any'])).toEqual({ exitCode, conclusion });
  });

  test.each(table.filter(([, exitCode]) => exitCode !== 0))('never makes %s neutral', (kind) => {
    expect(judgeHalt(kind, ['never'])).toEqual({ exitCode: 0, conclusion: 'neutral' });
  });

  test.each(table.filter(([, exitCode]) => exitCode === 0))(
    'never leaves %s as it is',
    (kind, exitCode, conclusion) => {
      expect(judgeHalt(kind, ['never'])).toEqual({ exitCode, conclusion });
    },
  );

  test('a halt that is named fails, another does not, and no name makes a success fail', () => {
    const failOn = ['budget_exceeded', 'ready', 'internal_error'];
    expect(judgeHalt('budget_exceeded', failOn)).toEqual({ exitCode: 1, conclusion: 'failure' });
    expect(judgeHalt('internal_error', failOn)).toEqual({ exitCode: 70, conclusion: 'failure' });
    expect(judgeHalt('some_failed', failOn)).toEqual({ exitCode: 0, conclusion: 'neutral' });
    expect(judgeHalt('ready', failOn)).toEqual({ exitCode: 0, conclusion: 'success' });
  });

  test('never wins over names, and an empty list names nothing', () => {
    expect(judgeHalt('some_failed', ['some_failed', 'never'])).toEqual({ exitCode: 0, conclusion: 'neutral' });
    expect(judgeHalt('some_failed', [])).toEqual({ exitCode: 0, conclusion: 'neutral' });
  });
});
