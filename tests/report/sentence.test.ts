import { expect, test } from 'vitest';
import { sentence } from '../../src/report/sentence.ts';

test.each([
  ['a gate failed', 'A gate failed.'],
  ['A gate failed.', 'A gate failed.'],
  [
    'unknown input "max_attempt". Did you mean max_attempts?',
    'Unknown input "max_attempt". Did you mean max_attempts?',
  ],
  ['max_attempt: did you mean max_attempts?', 'max_attempt: did you mean max_attempts?'],
  ['it hung!', 'It hung!'],
])('%s', (text, said) => {
  expect(sentence(text)).toBe(said);
});
