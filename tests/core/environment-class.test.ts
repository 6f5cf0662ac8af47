import { describe, expect, test } from 'vitest';
import { environmentClass, environmentTrouble } from '../../src/core/environment-class.ts';
import type { GateResult } from '../../src/core/gates.ts';
import { gate } from '../support/history.ts';
import { broken, code, type Output } from './environment-outputs.ts';

function resultOf({ exitCode = 1, text, tests }: Output): GateResult {
  const lines = text === '' ? [] : text.split('\n');
  const result = gate('test', exitCode === 0 ? 'pass' : 'fail', { check: 'unit', exitCode, lines });
  if (tests === undefined) return result;
  const [passed, failed, errors] = tests;
  const counts = { passed, failed, errors, skipped: 0 };
  return { ...result, tests: { source: 'output', counts, listed: 'none', exitCode, failing: [] } };
}

describe('trouble of the environment is', () => {
  test.each(broken)('$name', ({ class: name, cause, ...output }) => {
    expect(environmentTrouble(resultOf(output))).toEqual({ class: name, cause });
  });

  test.each(broken)('after a run of the same check: $name', ({ class: name, isDoubtful, ...output }) => {
    const gates = [resultOf(output)];
    const expected = isDoubtful === true ? undefined : name;
    expect(environmentClass({ gates }, (check) => check === 'unit')).toBe(expected);
    expect(environmentClass({ gates }, (check) => check !== 'unit')).toBe(name);
  });
});

describe('trouble of the code is', () => {
  test.each(code)('$name', (output) => {
    expect(environmentTrouble(resultOf(output))).toBeUndefined();
  });
});
