import { describe, expect, it } from 'vitest';
import { isValidBranchName } from '../../src/core/prd-search.ts';

const long = 'a'.repeat(255);
const valid = ['main', 'ralph/feature', 'feature/42-x', 'a.b', 'é', 'a@b', 'a-', long, `${long}/${long}`];
const invalid = [
  ...['', '@', 'HEAD', 'refs/heads/x', 'a b', 'a..b', 'a~1', 'a^', 'a:b', 'a?', 'a*', 'a[b', 'a\\b', 'a@{1}'],
  ...['a.lock', 'a.lock/b', '-a', '.a', 'a/.b', '/a', 'a/', 'a//b', 'a.', 'a\u0000', 'a\tb', 'a\u007f', 'a\n'],
  ...[`${long}a`, 'é'.repeat(128)],
];

describe('isValidBranchName', () => {
  it.each(valid)('accepts %j', (name) => expect(isValidBranchName(name)).toBe(true));
  it.each(invalid)('refuses %j', (name) => expect(isValidBranchName(name)).toBe(false));
});
