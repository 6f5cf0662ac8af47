import { describe, expect, test } from 'vitest';
import { blockersOf } from '../../src/core/blocker.ts';
import type { GateResult } from '../../src/core/gates.ts';
import type { IntegrityFinding } from '../../src/core/state.ts';
import { gate } from '../support/history.ts';

const cheat = finding('cheat', 'test/a.test.js', 'deleted test/a.test.js');
const limit = finding('limit', 'big.bin', 'big.bin has 60 MB');
const integrity = gate('integrity', 'fail', { reason: 'the snapshot was refused' });

describe('blockersOf: one verbatim reason per blocking gate', () => {
  test('nothing blocks, no blocker', () => {
    expect(blockersOf([], { findings: [cheat] })).toEqual([]);
  });

  test('a check names itself, its reason and the lines that carry the failure', () => {
    const lines = ['TAP version 13', 'not ok 1 - dates', 'ok 2 - times', '  AssertionError: 1 == 2', '# done'];
    const result = gate('test', 'fail', { check: 'unit', reason: 'exited with 1', lines });
    expect(blockersOf([result], { findings: [] })).toEqual([
      { gate: 'test', check: 'unit', text: 'exited with 1\nnot ok 1 - dates\nok 2 - times\n  AssertionError: 1 == 2' },
    ]);
  });

  test.each([
    ['without a line that names a failure: the last lines', ['one', 'two'], 'why\none\ntwo'],
    ['without output: the reason', [], 'why'],
  ])('%s', (_, lines, text) => {
    expect(blockersOf([gate('implement', 'fail', { reason: 'why', lines })], { findings: [] })).toEqual([
      { gate: 'implement', text },
    ]);
  });

  test('without a reason the lines stand alone', () => {
    expect(blockersOf([gate('implement', 'fail', { lines: ['Error: a'] })], { findings: [] })[0]?.text).toBe(
      'Error: a',
    );
  });

  test('a single line that names the failure is enough', () => {
    const lines = ['compiling', 'Error: a', 'bye'];
    expect(blockersOf([gate('implement', 'fail', { lines })], { findings: [] })[0]?.text).toBe('Error: a');
  });

  test('lines that were read from the whole output are quoted as they are [X11]', () => {
    const failing = ['not ok 1 - dates', '  1 == 2'];
    const result = { ...gate('test', 'fail', { lines: ['TAP version 13'] }), failing };
    expect(blockersOf([result], { findings: [] })[0]?.text).toBe(failing.join('\n'));
  });

  test('no line is quoted from across what an excerpt leaves out [X11]', () => {
    expect(told(['not ok 1 - a', '[... 50 lines truncated ...]', '  Error: b', '# fail 1'])).toEqual(['  Error: b']);
    expect(told(['not ok 1 - a', '[... 50 lines truncated ...]', '# fail 1'])).toEqual(['not ok 1 - a']);
  });

  test('at most ten lines of an output that names no failure: the last ones [X11]', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    expect(told([...lines, '', 'real\t0m0.010s'])).toEqual(lines.slice(-10));
  });

  test('cheats and limits are named by file; what was only restored blocks nothing', () => {
    const restored = finding('policy', '.npmrc', 'restored .npmrc');
    const others = (['controller', 'not-imported', 'note'] as const).map((kind) => finding(kind, 'x', 'x'));
    expect(blockersOf([integrity], { findings: [restored, cheat, ...others, limit] })).toEqual([
      { gate: 'integrity', text: 'deleted test/a.test.js', file: 'test/a.test.js' },
      { gate: 'integrity', text: 'big.bin has 60 MB', file: 'big.bin' },
    ]);
  });

  test('an integrity gate that failed without a finding still says why', () => {
    expect(blockersOf([integrity], { findings: [] })).toEqual([
      { gate: 'integrity', text: 'the snapshot was refused' },
    ]);
  });

  test('gates keep their order, and twenty blockers are enough', () => {
    const checks = Array.from({ length: 30 }, (_, index): GateResult => gate('test', 'fail', { check: `c${index}` }));
    const blockers = blockersOf([integrity, ...checks], { findings: [cheat] });
    expect(blockers.map((blocker) => blocker.check ?? blocker.gate)).toEqual([
      'integrity',
      ...checks.slice(0, 19).map((check) => check.check),
    ]);
  });
});

/** What a check is quoted with that printed these lines and failed. */
function told(...lines: readonly (readonly string[])[]): readonly string[] {
  const [blocker] = blockersOf([gate('test', 'fail', { lines: lines.flat() })], { findings: [] });
  return blocker?.text.split('\n') ?? [];
}

function finding(kind: IntegrityFinding['class'], path: string, message: string): IntegrityFinding {
  return { class: kind, rule: 'some-rule', path, message };
}
