import { describe, expect, it } from 'vitest';
import { view } from '../../src/report/model.ts';
import { failing, type SampleAttempt, sampleRun } from '../support/sample-run.ts';

const wip = { branch: 'wip/ralph-fail-a-20260121-104532', commit: 'a'.repeat(40) };
const died: SampleAttempt = {
  gates: [
    { gate: 'implement', verdict: 'fail', reason: 'exit code 3', lines: ['Starting', 'Key `k` has expired', ''] },
  ],
  changed: [],
};

function adviceAfter(tries: readonly SampleAttempt[]) {
  const run = view(
    sampleRun({ stories: [{ id: 'A', status: 'failed', detail: 'all 3 attempts failed', tries, wip }] }),
  );
  const [failure] = run.failures;
  if (failure === undefined) throw new Error('nothing failed');
  return failure;
}

describe('an agent that failed in every attempt and changed nothing', () => {
  it('has its last words quoted, and nobody is sent to work that is not there', () => {
    const { advice, next } = adviceAfter([died, died, died]);
    expect(advice).toContain(
      'It said last: "Key \'k\' has expired". Look at its program, its key and its configuration',
    );
    expect(advice).not.toContain('repair it by hand');
    expect(next).toEqual([]);
  });

  it.each<[string, readonly SampleAttempt[]]>([
    ['worked once', [died, failing(['✖ a']), died]],
    ['changed something before it died', [{ ...died, changed: ['src/a.js'] }]],
    ['was ended at its limit', [{ ...died, gates: [{ gate: 'implement', verdict: 'timeout', reason: 'killed' }] }]],
  ])('is another one than one that %s', (_, tries) => {
    const { advice, next } = adviceAfter(tries);
    expect(advice).toContain('Look at the work');
    expect(next).not.toEqual([]);
  });
});
