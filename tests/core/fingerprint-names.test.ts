import { expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';

test('a name that is the end of another one is left out among up to 200 failing tests', () => {
  const failing = (count: number): readonly string[] => [
    '✖ pays',
    '✖ bill › pays',
    ...Array.from({ length: count - 2 }, (_, at) => `✖ test-${String(at).padStart(3, '0')}`),
  ];
  expect(evidenceOf(failing(200).join('\n'))).toHaveLength(199);
  expect(evidenceOf(failing(200).join('\n'))).not.toContain('test pays');
  expect(evidenceOf(failing(201).join('\n'))).toHaveLength(201);
});
