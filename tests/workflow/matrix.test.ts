import { describe, expect, it } from 'vitest';
import type { Json } from '../support/workflow/expressions.ts';
import { expandMatrix } from '../support/workflow/matrix.ts';

describe('a matrix', () => {
  it('is the product of its vectors, the first one slowest', () => {
    expect(expandMatrix({ os: ['l', 'w'], node: [1, 2] })).toEqual([
      { os: 'l', node: 1 },
      { os: 'l', node: 2 },
      { os: 'w', node: 1 },
      { os: 'w', node: 2 },
    ]);
  });

  it('includes as the documentation shows it', () => {
    const matrix = {
      fruit: ['apple', 'pear'],
      animal: ['cat', 'dog'],
      include: [
        { color: 'green' },
        { color: 'pink', animal: 'cat' },
        { fruit: 'apple', shape: 'circle' },
        { fruit: 'banana' },
        { fruit: 'banana', animal: 'cat' },
      ],
    };
    expect(expandMatrix(matrix)).toEqual([
      { fruit: 'apple', animal: 'cat', color: 'pink', shape: 'circle' },
      { fruit: 'apple', animal: 'dog', color: 'green', shape: 'circle' },
      { fruit: 'pear', animal: 'cat', color: 'pink' },
      { fruit: 'pear', animal: 'dog', color: 'green' },
      { fruit: 'banana' },
      { fruit: 'banana', animal: 'cat' },
    ]);
  });

  const others: readonly (readonly [what: string, matrix: Json, expected: readonly unknown[]])[] = [
    ['excludes by part of the values', { a: [1, 2], b: [1, 2], exclude: [{ a: 1 }, { a: 2, b: 2 }] }, [{ a: 2, b: 1 }]],
    [
      'consists of its includes alone',
      { include: [{ story: 'US-1' }, { story: 'US-2' }] },
      [{ story: 'US-1' }, { story: 'US-2' }],
    ],
    ['compares objects by value', { a: [{ n: 1 }, { n: 2 }], exclude: [{ a: { n: 2 } }] }, [{ a: { n: 1 } }]],
  ];
  it.each(others)('%s', (_what, matrix, expected) => {
    expect(expandMatrix(matrix)).toEqual(expected);
  });

  const refused: readonly (readonly [matrix: Json, message: RegExp])[] = [
    [{ story: [] }, /Matrix vector 'story' does not contain any values/],
    [{ story: 'US-1' }, /Matrix vector 'story' is not a list/],
    ['text', /has to be a mapping/],
    [{ story: Array.from({ length: 257 }, (_, index) => index) }, /produced 257 jobs/],
  ];
  it.each(refused)('refuses %#', (matrix, message) => {
    expect(() => expandMatrix(matrix)).toThrow(message);
  });

  it('may have 256 jobs', () => {
    expect(expandMatrix({ story: Array.from({ length: 256 }, (_, index) => index) })).toHaveLength(256);
  });
});
