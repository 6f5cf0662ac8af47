import { describe, expect, test } from 'vitest';
import { plainLines } from '../../src/core/fingerprint-lines.ts';

/** 4 characters that nobody sees. */
const bold = '\u001b[1m';
const numbers = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => String(at));

describe('plainLines reads the beginning and the end', () => {
  test('of an output of more than 20,000 lines', () => {
    const most = numbers(20_000);
    expect(plainLines(most.join('\n'))).toEqual(most);
    expect(plainLines(numbers(20_001).join('\n'))).toEqual(numbers(20_001).toSpliced(10_000, 1));
  });

  test('of an output of more than 4 MiB', () => {
    const half = 2 * 1024 * 1024;
    const shown = (letter: string): string => `${letter.repeat(800)} … ${letter.repeat(200)}`;
    expect(plainLines('a'.repeat(2 * half))).toEqual([shown('a')]);
    expect(plainLines(`${'a'.repeat(half)}x${'b'.repeat(half)}`)).toEqual([shown('a'), shown('b')]);
  });

  test('of a line of more than 65,536 characters, seen and unseen', () => {
    const around = (end: string): string => `${bold.repeat(8192)}x${bold.repeat(8191)}${end}`;
    expect(plainLines(around('abc'))).toEqual(['xabc']);
    expect(plainLines(around('abcd'))).toEqual([' … abcd']);
  });

  test('of a line of more than 1,000 characters that are seen', () => {
    const line = `${'a'.repeat(800)}${'b'.repeat(200)}`;
    expect(plainLines(`${bold}${line}`)).toEqual([line]);
    expect(plainLines(`${'a'.repeat(800)}x${'b'.repeat(200)}`)).toEqual([`${'a'.repeat(800)} … ${'b'.repeat(200)}`]);
  });
});
