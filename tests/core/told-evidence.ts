import type { Outcome } from '../../src/core/event.ts';
import type { Probe } from '../../src/core/facts.ts';
import type { GateResult } from '../../src/core/gates.ts';
import type { Comparison, TestResults } from '../../src/core/tool-output/test-results.ts';
import { gate, type History, plan, play, type Script } from '../support/history.ts';
import { reviewed, richer, type ToldRun } from './told-world.ts';

const oldTests: Probe = { kind: 'old-tests', tree: 't-old', paths: ['test/a.test.js'] };
const newTests: Probe = { kind: 'new-tests', tree: 't-new', paths: ['test/b.test.js'] };
const same: Comparison = {
  ...{ newFailing: [], fixed: [] },
  ...{ added: { by: 'id', names: [] }, gone: { by: 'id', names: [] } },
};
const named = (...names: readonly string[]) => ({ by: 'id', names }) as const;

/** A check with the report of its tests: what fails, and how that differs from what was known. */
function reported(failing: readonly string[], compared: Partial<Comparison>): GateResult {
  const exitCode = failing.length === 0 ? 0 : 1;
  const tests: TestResults = {
    ...{ source: 'report', formats: ['junit'], listed: 'all', exitCode, failing },
    counts: { passed: 2, failed: failing.length, errors: 0, skipped: 0 },
    ran: named('a', 'b', ...failing),
    compared: { ...same, ...compared },
  };
  const rest = { check: 'test', exitCode, tests, durationMs: 1500, lines: ['not ok 1 - x', '  Error: no x'] };
  return exitCode === 0 ? gate('test', 'pass', rest) : gate('test', 'fail', { ...rest, reason: 'exited with 1' });
}

/** A world whose checks report this in each attempt. */
function reporting(results: (attempt: number) => GateResult, script: Script = {}): Script {
  return richer(script, (outcome, command) =>
    outcome.type === 'checks-done' && command.type === 'run-checks'
      ? { ...outcome, results: [results(command.attempt)] }
      : undefined,
  );
}

/** A world whose agents leave or say more. */
function leaving(
  more: (attempt: number, story: string) => Partial<Extract<Outcome, { type: 'snapshot-taken' }>>,
): Script {
  return richer({ attempts: { A: ['fail'] } }, (outcome, command) =>
    outcome.type === 'snapshot-taken' && command.type === 'take-snapshot'
      ? { ...outcome, ...more(command.attempt, command.story) }
      : undefined,
  );
}

function saying(said: Partial<Extract<Outcome, { type: 'implemented' }>>, script: Script): Script {
  return richer(script, (outcome) => (outcome.type === 'implemented' ? { ...outcome, ...said } : undefined));
}

/** New tests are to fail without the story's code. */
function probed(old: GateResult, fresh: GateResult, more: Parameters<typeof plan>[1]): History {
  const script = richer({}, (outcome, command) => {
    if (outcome.type === 'snapshot-taken') return { ...outcome, probes: [oldTests, newTests] };
    if (command.type !== 'run-checks' || command.probe === undefined) return undefined;
    return { type: 'checks-done', results: [command.probe === 'old-tests' ? old : fresh] };
  });
  return play(plan(['A'], { redGreen: 'true', caps: { maxAttempts: 2 }, ...more }), script);
}

/** Evidence, tests and what the agent says. */
export const evidence: readonly ToldRun[] = [
  {
    name: 'stories that depend on each other, by priority',
    run: () =>
      play(
        plan(
          [
            { id: 'A', dependsOn: ['C'], priority: 1 },
            { id: 'B', was: 'passed' },
            { id: 'C', priority: 2, dependsOn: ['B'] },
            { id: 'D', inScope: false },
            { id: 'E', was: 'ineligible' },
            { id: 'F', waits: { outcome: 'failed', detail: 'waiting for a human.', nights: 2, wip: 'wip/F' } },
            { id: 'G', dependsOn: ['A'] },
          ],
          { caps: { maxAttempts: 1 } },
        ),
        { attempts: { C: ['fail'] }, namesOf: (story) => ({ entry: `e-${story}`, text: `t-${story}` }) },
      ),
  },
  {
    name: 'tests of a report: newly red, then green',
    run: () =>
      play(
        plan(['A', 'B']),
        reporting((attempt) =>
          attempt === 1 ? reported(['x'], { newFailing: ['x'] }) : reported([], { fixed: ['y'], added: named('n') }),
        ),
      ),
  },
  {
    name: 'tests that are gone',
    run: () =>
      play(
        plan(['A'], { caps: { maxAttempts: 2 } }),
        reporting(() => reported([], { gone: named('a') })),
      ),
  },
  {
    name: 'a red check that stays red with the same test',
    run: () =>
      play(
        plan(['A'], { caps: { maxAttempts: 1 } }),
        reporting(() => reported(['y'], { added: named('n') }), { baseline: 'red' }),
      ),
  },
  {
    name: 'a check that does not apply and a linter are no evidence',
    run: () =>
      play(
        plan(['A'], {
          checks: [
            { name: 'unit', command: 'u', paths: ['lib/**'] },
            { name: 'lint', command: 'l', kind: 'check' },
          ],
          caps: { maxAttempts: 1 },
        }),
      ),
  },
  {
    name: 'no check applies to what an attempt changed',
    run: () =>
      play(plan(['A'], { checks: [{ name: 'unit', command: 'u', paths: ['lib/**'] }], caps: { maxAttempts: 1 } })),
  },
  {
    name: 'one of two checks that never reports',
    run: () =>
      play(
        plan(['A'], {
          checks: [
            { name: 'unit', command: 'u' },
            { name: 'e2e', command: 'e' },
          ],
          caps: { maxAttempts: 1 },
        }),
        reporting(() => gate('test', 'pass', { check: 'unit' })),
      ),
  },
  {
    name: 'one of two checks that is out of order, and the other one red',
    run: () =>
      play(
        plan(['A'], {
          checks: [
            { name: 'unit', command: 'u' },
            { name: 'e2e', command: 'e' },
          ],
        }),
        richer({}, (outcome) =>
          outcome.type === 'checks-done'
            ? {
                ...outcome,
                results: [
                  gate('test', 'fail', { check: 'unit', reason: 'exited with 1' }),
                  gate('test', 'error', { check: 'e2e', reason: 'the registry did not answer' }),
                ],
              }
            : undefined,
        ),
      ),
  },
  {
    name: 'a story that may let its tests go',
    run: () =>
      play(
        plan([{ id: 'A', mayDropTests: true, tests: ['test/a.test.js'] }]),
        reporting(() => reported([], { gone: named('a'), added: named('n') })),
      ),
  },
  {
    name: 'tests that went as a criterion asks',
    run: () =>
      play(
        plan(['A']),
        reporting(
          () => reported([], { gone: named('old'), added: named('n') }),
          leaving(() => ({
            findings: [
              {
                ...{ class: 'note', rule: 'test-deleted', path: 'test/old.test.js', message: 'deleted' },
                removed: { path: 'test/old.test.js', tests: 1, names: ['old'] },
              },
            ],
          })),
        ),
      ),
  },
  {
    name: 'a check that was red and is green, and an agent that says much',
    run: () =>
      play(
        plan(['A', 'B']),
        saying(
          { finalMessage: { lines: Array.from({ length: 12 }, (_, at) => `line ${at + 1}`), truncated: 0 } },
          { baseline: 'red', attempts: { A: ['no-evidence'], B: ['no-evidence', 'pass'] } },
        ),
      ),
  },
  {
    name: 'ignored files, a workflow, and a policy file twice',
    run: () =>
      play(
        plan(['A', 'B']),
        leaving((_, story) =>
          story === 'B'
            ? {}
            : {
                ignored: { paths: ['build/out.js'], count: 2 },
                workflowPatch: 'diff --git a/.github/workflows/ci.yml',
                findings: [{ class: 'policy', rule: 'config-changed', path: '.npmrc', message: 'changed .npmrc' }],
                result: gate('integrity', 'warn', { reason: 'put back .npmrc' }),
              },
        ),
      ),
  },
  {
    name: 'claims without a change, then nothing but tests',
    run: () =>
      play(
        plan(['A'], { ...reviewed, stallRules: { claims: 2, testLoops: 2 } }),
        saying(
          { signals: { completion: { pattern: 'DONE', line: 'DONE' }, late: ['x+'] } },
          leaving((attempt) => ({ change: attempt > 2 ? { changed: 2, tests: 2 } : { changed: 0, tests: 0 } })),
        ),
      ),
  },
  {
    name: 'an agent that says that it is blocked',
    run: () =>
      play(
        plan(['A']),
        saying(
          { signals: { blocking: { pattern: 'BLOCKED', line: 'BLOCKED: no key' } } },
          { attempts: { A: ['fail'] } },
        ),
      ),
  },
  {
    name: 'old tests that fail on the new code, which a reviewer is asked about',
    run: () => probed(reported(['a'], { newFailing: ['a'] }), reported(['n'], { newFailing: ['n'] }), reviewed),
  },
  {
    name: 'new tests that pass without the code of the story',
    run: () => probed(reported([], {}), reported([], { added: named('n') }), {}),
  },
  {
    name: 'new tests that pass on the old code in a check that keeps its output',
    run: () =>
      probed(
        reported([], {}),
        { ...reported([], { added: named('n') }), logPath: '/tmp/new.log' },
        { baseline: 'off' },
      ),
  },
  {
    name: 'tests on other code in a check that comes to no verdict',
    run: () =>
      probed(
        gate('test', 'timeout', { check: 'test', reason: 'it hung', logPath: '/tmp/old.log', lines: ['waiting'] }),
        reported(['n'], { newFailing: ['n'] }),
        {},
      ),
  },
  {
    name: 'a story without a new test where one is asked for',
    run: () => play(plan(['A'], { redGreen: 'true', caps: { maxAttempts: 1 } })),
  },
  {
    name: 'a new test that no check runs',
    run: () => {
      const checks = [
        { name: 'unit', command: 'u', paths: ['lib/**'] },
        { name: 'lint', command: 'l', kind: 'check' as const },
      ];
      return probed(reported([], {}), reported([], {}), { checks, requireEvidence: false });
    },
  },
];
