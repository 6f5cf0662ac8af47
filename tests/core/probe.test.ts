import { describe, expect, test } from 'vitest';
import type { Probe } from '../../src/core/facts.ts';
import type { GateResult } from '../../src/core/gates.ts';
import { newTestsVerdict, probeResult } from '../../src/core/probe.ts';
import { gate } from '../support/history.ts';

const probe: Probe = { kind: 'new-tests', tree: 't', paths: ['test/b.test.js'] };
const lint: GateResult = gate('test', 'fail', { check: 'lint', exitCode: 1 });

function unit(exitCode: number, failing: readonly string[], passing: readonly string[]): GateResult {
  return {
    ...gate('test', exitCode === 0 ? 'pass' : 'fail', { check: 'unit', exitCode }),
    tests: {
      source: 'report',
      counts: { passed: passing.length, failed: failing.length, errors: 0, skipped: 0 },
      listed: 'all',
      exitCode,
      failing,
      compared: { newFailing: failing, fixed: [], added: { by: 'id', names: passing }, gone: { by: 'id', names: [] } },
    },
  };
}

describe('new tests on the old code', () => {
  test.each([
    ['a test that fails is proof, whatever a linter says', [unit(1, ['new'], []), lint], 'pass'],
    ['a test that fails and one that passes: the idle one is named', [unit(1, ['new'], ['idle']), lint], 'warn'],
    ['a linter that fails is no proof where the new tests pass', [unit(0, [], ['idle']), lint], 'fail'],
    ['a check that fails without listing tests is proof where none lists any', [lint], 'pass'],
    ['nothing that fails is no proof', [unit(0, [], ['idle'])], 'fail'],
  ] as const)('%s', (_, results, verdict) => {
    expect(newTestsVerdict(probeResult('new-tests', results, new Set()), probe).verdict).toBe(verdict);
  });
});

describe('what the checks say of a probe', () => {
  const counts = { passed: 0, failed: 0, errors: 0, skipped: 0 };
  const listed = { source: 'report', counts, listed: 'all', exitCode: 0, failing: [] } as const;
  const plain = (more: Partial<GateResult>): GateResult => gate('test', 'fail', { check: 'unit', ...more });

  test.each<[string, GateResult, readonly string[]]>([
    ['tests that are newly red', unit(1, ['a', 'b'], []), ['a', 'b']],
    ['tests that are red where nothing is compared', plain({ tests: { ...listed, failing: ['a'] } }), ['a']],
    ['a check that is green', plain({ exitCode: 0 }), []],
    ['a check that is green with its tests', plain({ exitCode: 0, tests: listed }), []],
    [
      'a runner that broke although no test failed',
      plain({ exitCode: 3, tests: listed }),
      ['check unit (exit code 3)'],
    ],
    ['a check by its exit code', plain({ exitCode: 1 }), ['check unit (exit code 1)']],
    ['a check that has none', plain({ verdict: 'timeout' }), ['check unit (timeout)']],
    [
      'a check whose tests failed before too',
      plain({ exitCode: 1, tests: { ...listed, failing: ['old'], compared: { newFailing: [], fixed: [] } } }),
      [],
    ],
    [
      'failures that nobody lists behind exit code 0',
      plain({ exitCode: 0, tests: { ...listed, counts: { ...counts, errors: 1 } } }),
      [],
    ],
    [
      'failures that nobody lists',
      plain({ exitCode: 1, tests: { ...listed, counts: { ...counts, failed: 1, errors: 1 } } }),
      ['check unit (exit code 1)'],
    ],
  ])('is failing: %s', (_, result, failing) => {
    expect(probeResult('old-tests', [result], new Set())).toMatchObject({ kind: 'old-tests', failing, silent: [] });
  });

  test('names tests only where one of them is named', () => {
    expect(probeResult('old-tests', [lint], new Set()).isNamed).toBe(false);
    expect(probeResult('old-tests', [lint, unit(1, ['a'], [])], new Set()).isNamed).toBe(true);
  });

  test('lists new tests that pass by id alone', () => {
    const hashed = { ...listed, compared: { newFailing: [], fixed: [], added: { by: 'hash', names: ['1'] } } } as const;
    const results = [unit(0, [], ['n']), plain({ exitCode: 0, tests: hashed }), plain({ exitCode: 0 })];
    expect(probeResult('new-tests', results, new Set()).passing).toEqual(['n']);
    const uncompared = plain({ exitCode: 0, tests: { ...listed, compared: { newFailing: [], fixed: [] } } });
    expect(probeResult('new-tests', [uncompared], new Set()).passing).toEqual([]);
  });

  test('is silent where a check is red as it was at the start, and says nothing else', () => {
    const results = [lint, { ...lint, check: 'types', exitCode: 0 }, unit(1, ['a'], [])];
    const told = probeResult('new-tests', results, new Set(['lint', 'types']));
    expect(told).toMatchObject({ silent: ['lint'], failing: ['a'], isNamed: true });
  });
});
