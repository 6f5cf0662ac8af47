import { expect, test } from 'vitest';
import type { Check, GateResult } from '../../src/core/gates.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { commandsOf, gate, outcomes, plan, play } from '../support/history.ts';

/** A check that lists one test. */
function listing({ name }: Check): GateResult {
  return gate('test', 'pass', {
    check: name,
    tests: {
      ...{ source: 'report', listed: 'all', exitCode: 0, failing: [], ran: { by: 'id', names: ['a'] } },
      counts: { passed: 1, failed: 0, errors: 0, skipped: 0 },
    },
  });
}

test.each<[string, RunPlan['baseline'], Check['baseline'], readonly string[]]>([
  ['on', 'attribute', undefined, ['e2e', 'unit']],
  ['off for the run', 'off', undefined, []],
  ['off for one check', 'attribute', 'off', ['unit']],
  ['off for the run, on for one check', 'off', 'attribute', ['e2e']],
])('baseline %s: what the second story is measured by', (_, baseline, own, known) => {
  const e2e: Check = { name: 'e2e', command: 'e', ...(own && { baseline: own }) };
  const given = plan(['A', 'B'], { baseline, checks: [{ name: 'unit', command: 'u' }, e2e] });
  const history = play(given, {
    fault: (__, command) =>
      command.type === 'run-checks' ? { type: 'checks-done', results: command.checks.map(listing) } : undefined,
  });
  expect(outcomes(history.state)).toEqual({ A: 'passed', B: 'passed' });
  const last = commandsOf(history, 'run-checks').at(-1);
  expect(last?.story).toBe('B');
  expect(Object.keys(last?.known ?? {}).sort()).toEqual(known);
});
