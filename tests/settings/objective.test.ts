import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/settings/read.ts';
import { inputs, LEAST, settingsOf } from './support.ts';

describe('objective and criteria', () => {
  test('are read, under the name of adr-007 too', () => {
    expect(settingsOf({ objective: ' Make it pass. \n', verification_command: 'npm test' })).toMatchObject({
      objective: 'Make it pass.',
      criteria: 'npm test',
    });
  });

  test.each([
    ['objective', '...', 'objective: "..." has no letter and no digit.'],
    ['objective', 'x'.repeat(20_001), 'has 20001 characters, the limit is 20000.'],
    ['criteria', 'cd app', 'criteria: "cd app" '],
  ])('%s: a value that cannot be meant is refused', (name, value, message) => {
    const read = readSettings([inputs({ ...LEAST, [name]: value })]);
    expect(read.ok ? [] : read.mistakes.map((mistake) => mistake.message)).toEqual([expect.stringContaining(message)]);
  });

  test.each(['prd', 'feature', 'story'])('an objective beside %s of the same layer is refused', (name) => {
    const read = readSettings([inputs({ ...LEAST, objective: 'Make it pass', [name]: 'a1' })]);
    expect(read.ok ? [] : read.mistakes.map((mistake) => mistake.message)).toEqual([
      `objective: "Make it pass" stands beside ${name}: "a1", but an objective is no story of a prd.json. Keep one of them.`,
    ]);
  });

  test('an objective wins over a prd of the file', () => {
    const file = { source: 'config-file' as const, values: { prd: 'plans/prd.json' } };
    expect(readSettings([file, inputs({ ...LEAST, objective: 'Make it pass' })]).ok).toBe(true);
  });
});
