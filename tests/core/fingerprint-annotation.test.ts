import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

describe('an error that only a workflow command tells', () => {
  test('is one, and no test', () => {
    const told = evidence('::error file=/home/u/shop/src/a.js,title=no-undef,line=9,column=4::x is not defined');
    expect(told).toHaveLength(1);
    expect(told.join('')).not.toMatch(/^test /);
  });
});
