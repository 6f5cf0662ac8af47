import { describe, expect, test } from 'vitest';
import { globMatcher } from '../../src/core/globs.ts';
import { allowedBy } from '../../src/core/integrity/path-policy.ts';

describe('globs (10-fine-print, Names and formats)', () => {
  const rows: readonly (readonly [globs: string[], path: string, selected: boolean])[] = [
    [['**/*.js'], '.hidden/.a.js', true],
    [['*.js'], 'a/b.js', false],
    [['src/*'], 'src/a/b', false],
    [['src/**'], 'src/a/b', true],
    [['src'], 'src/a/b', true],
    [['src/'], 'src/a', true],
    [['./src/a'], 'src/a', true],
    [['/src/a'], 'src/a', true],
    [['src'], 'srcs/a', false],
    [['**', '!src/**'], 'src/a', false],
    [['**', '!src/**', 'src/a'], 'src/a', true],
    [['!src/**', '**'], 'src/a', true],
    [['!src'], 'a', false],
    [['!(a).js'], 'b.js', true],
    [['!(a).js'], 'a.js', false],
    [['app/[id]/a.ts'], 'app/[id]/a.ts', true],
    [['**/*.js'], 'a\nb/c.js', true],
    [['**/ä.js'], 'x/ä.js', true],
    [['{a,b}/*.js'], 'b/x.js', true],
    [['', '  ', '!'], 'a', false],
    [['a\\b'], 'a\\b', true],
    // Where picomatch drops what stands there, or takes a dot for any character.
    [['.'], 'a', true],
    [['***a.b'], 'axb', true],
    [['x.y{1..3}'], 'xay2', true],
    [['[[:alpha:]]a.b'], 'zaxb', true],
  ];
  test.each(rows)('%j on %j: %s', (globs, path, selected) => expect(globMatcher(globs)(path)).toBe(selected));

  test('case counts unless told otherwise', () => {
    expect(globMatcher(['**/.npmrc'])('a/.NPMRC')).toBe(false);
    expect(globMatcher(['**/.npmrc'], { anyCase: true })('a/.NPMRC')).toBe(true);
  });
});

describe('allow: globs or file#key (03-interface §2)', () => {
  const rows: readonly (readonly [allow: string[], path: string, key: string | undefined, allowed: boolean])[] = [
    [['package.json'], 'package.json', 'scripts.test', true],
    [['package.json'], 'package.json', undefined, true],
    [['package.json#scripts.test'], 'package.json', 'scripts.test', true],
    [['package.json#scripts.test'], 'package.json', undefined, false],
    [['package.json#scripts.test'], 'package.json', 'scripts.test:unit', false],
    [['package.json#scripts'], 'package.json', 'scripts.test', true],
    [['package.json#script'], 'package.json', 'scripts.test', false],
    [['**/package.json#jest'], 'a/package.json', 'jest', true],
    [['package.json#jest'], 'a/package.json', 'jest', false],
    [['a#b/CLAUDE.md'], 'a#b/CLAUDE.md', undefined, true],
    [['a#b/package.json#jest'], 'a#b/package.json', 'jest', true],
    [['package.json#'], 'package.json', 'jest', false],
    [['#jest'], 'package.json', 'jest', false],
    [['**', '!a.js'], 'a.js', undefined, false],
    [[], 'a.js', 'x', false],
  ];
  test.each(rows)('%j on %s#%s: %s', (allow, path, key, allowed) => expect(allowedBy(allow)(path, key)).toBe(allowed));
});
