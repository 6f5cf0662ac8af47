import { describe, expect, test } from 'vitest';
import type { GateResult } from '../../src/core/gates.ts';
import { newTestsVerdict, type Probe, probeResult } from '../../src/core/probe.ts';
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
