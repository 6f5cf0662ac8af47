import { expect, test } from 'vitest';
import { firstError } from '../../src/core/first-error.ts';
import { storiesOf } from '../../src/core/story-list.ts';
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
