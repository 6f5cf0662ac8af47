import { describe, expect, it } from 'vitest';
import { cleanLines } from '../../src/core/tool-output/frames.ts';

describe('what is looked at of an output', () => {
  it('of a line its first 2,000 characters, without sequences', () => {
    expect(cleanLines(`${'a'.repeat(2001)}\n\u001b[1m${'b'.repeat(2000)}\u001b[0m`)).toEqual([
      'a'.repeat(2000),
      'b'.repeat(2000),
    ]);
  });

  it('of a line of sequences what stands in its first 4,000 characters', () => {
    const red = '\u001b[31m';
    expect(cleanLines(`${red.repeat(799)}ab`)).toEqual(['ab']);
    expect(cleanLines(`${red.repeat(799)}123456`)).toEqual(['12345']);
  });

  it('of 4 MiB all, of more the first MiB and the last three', () => {
    const MiB = 1_048_576;
    expect(cleanLines('a'.repeat(4 * MiB))).toHaveLength(1);
    expect(cleanLines(`${'a'.repeat(MiB)}b${'c'.repeat(3 * MiB)}`)).toEqual(['a'.repeat(2000), 'c'.repeat(2000)]);
    expect(cleanLines(`${'a'.repeat(MiB - 1)}\nb${'c'.repeat(3 * MiB)}`)).toEqual([
      'a'.repeat(2000),
      '',
      'c'.repeat(2000),
    ]);
  });
});
