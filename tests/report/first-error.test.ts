import { describe, expect, test } from 'vitest';
import { attemptCause, firstError } from '../../src/core/first-error.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { gate } from '../support/history.ts';
import { failing, sampleRun } from '../support/sample-run.ts';

test.each([
  ['✖ lines may end in CRLF (1.49244ms)', '✖ lines may end in CRLF'],
  ['✕ waits (2 s)', '✕ waits'],
  ['  1) counts (12 ms)', '1) counts'],
  ['✖ a name (of two)', '✖ a name (of two)'],
  ['✖ expected 12ms', '✖ expected 12ms'],
  ['✖ waits (2 s) and goes on', '✖ waits (2 s) and goes on'],
])('the headline of %s', (line, said) => {
  const run = sampleRun({ stories: [{ id: 'A', status: 'failed', detail: 'none', tries: [failing([line])] }] });
  const [attempt] = storiesOf(run)[0]?.attempts ?? [];
  expect(attempt === undefined ? '' : firstError(attempt)).toBe(said);
});

describe('the cause of an end', () => {
  const lines = ['not ok 3 - parses a date', '  expected: 1', '  actual: 2'];
  const blockers = [{ gate: 'test', text: lines.join('\n') }] as const;

  test('is the failing test with its assertion [X11]', () => {
    const failing = gate('test', 'fail', { check: 'unit', reason: 'exited with code 1', exitCode: 1 });
    expect(attemptCause({ gates: [failing], blockers })).toBe('not ok 3 - parses a date: expected: 1, actual: 2');
  });

  test.each([
    ['compared tests', { verdict: 'fail', reason: '2 tests fail in the form that the story found' }],
    ['ended the check', { verdict: 'timeout', reason: 'check "unit" was ended at its limit', exitCode: 1 }],
  ] as const)('is the sentence of a gate that %s [X11]', (_, { verdict, ...more }) => {
    expect(attemptCause({ gates: [gate('test', verdict, more)], blockers })).toBe(more.reason);
  });

  test('is cut between words, and never empty [X11]', () => {
    const long = [{ gate: 'implement', text: `Error: ${'word '.repeat(100)}` }] as const;
    expect(attemptCause({ gates: [gate('implement', 'fail', {})], blockers: long })).toMatch(
      /^Error: (?:word )+word…$/,
    );
    expect(attemptCause({ gates: [], blockers: [] })).toBe('the attempt did not pass');
  });
});
