import { describe, expect, it } from 'vitest';
import type { RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { TestResults } from '../../src/core/tool-output/test-results.ts';
import { notices, notProtected } from '../../src/report/model-notices.ts';
import { gate } from '../support/history.ts';
import { processIsolation } from '../support/rooms.ts';
import { sampleRun } from '../support/sample-run.ts';

const counts = { passed: 1, failed: 1, errors: 0, skipped: 0 };
const tests: TestResults = { source: 'report', counts, listed: 'all', exitCode: 1, failing: ['a', 'b'] };

function run(change: (state: RunState) => Partial<RunState>): RunState {
  const state = sampleRun({ stories: [{ id: 'US-1' }] });
  return { ...state, ...change(state) };
}

function said(state: RunState): readonly string[] {
  return notProtected(state, processIsolation).filter((line) => line.startsWith('Tests:'));
}

const checks = [
  { name: 'unit', command: 'npm test' },
  { name: 'e2e', command: 'npm run e2e' },
  { name: 'lint', command: 'npm run lint', kind: 'check' },
] as const;

describe('what the report says of tests', () => {
  it('exit codes only, where no check told of its tests', () => {
    expect(said(run(({ plan }) => ({ plan: { ...plan, checks } })))).toEqual([
      'Tests: exit code only. No report per test is read, so tampering inside the test process cannot be excluded.',
    ]);
  });

  it('which checks were counted, which were not, and that reports can be forged', () => {
    expect(said(run(({ plan }) => ({ plan: { ...plan, checks }, tests: { unit: tests } })))).toEqual([
      'Tests: counted by reports of "unit". The tested process writes them itself, so code that tampers inside of it could forge them.',
      'Tests: exit code only for "e2e". No report per test is read, so tampering inside the test process cannot be excluded.',
    ]);
  });

  it('what failed before any agent ran, by name', () => {
    const result = gate('test', 'fail', { tests });
    const red = { name: 'unit', verdict: 'red', durationMs: 1, cause: '', result } as const;
    expect(
      notices(
        run(() => ({ baseline: [red] })),
        [],
      ),
    ).toContain(
      'Check "unit" was red on the base commit, before any agent ran: "a", "b". A story fails only by what fails beside them.',
    );
  });

  it('which tests were flaky, and which checks that name none [X10]', () => {
    const state = run(() => ({}));
    const [story] = storiesOf(state);
    if (story === undefined) throw new Error('no story');
    const [attempt] = storiesOf(sampleRun({ stories: [{ id: 'US-1', tries: [{ gates: [] }] }] }))[0]?.attempts ?? [];
    if (attempt === undefined) throw new Error('no attempt');
    const flaky = {
      ...attempt,
      gates: [gate('test', 'warn', { flaky: ['a'] }), gate('test', 'warn', { check: 'e2e', flaky: [] })],
    };
    expect(notices(state, [{ ...story, attempts: [flaky] }])).toEqual(
      expect.arrayContaining([
        'Flaky checks, which failed once and passed once on the same tree: "e2e".',
        'Flaky tests, which failed once and passed once on the same tree: "a".',
      ]),
    );
  });
});
