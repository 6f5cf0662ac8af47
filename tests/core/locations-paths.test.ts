import { describe, expect, test } from 'vitest';
import type { LocationOptions } from '../../src/core/tool-output/frames.ts';
import { placeFinder } from '../../src/core/tool-output/frames.ts';

const root = '/work/app';
const at = (file: string, options: LocationOptions, under?: string): string | undefined =>
  placeFinder(options)({ places: [{ file, line: 1 }], ...(under !== undefined && { under }) })?.file;

describe('a path of a tool as a path of the repository', () => {
  test.each([
    ['src/a.js', 'src/a.js'],
    [' src/a.js ', 'src/a.js'],
    ['./src/./a.js', 'src/a.js'],
    ['src//a.js', 'src/a.js'],
    ['src/b/../a.js', 'src/a.js'],
    ['src\\a.js', 'src/a.js'],
    ['/work/app/src/a.js', 'src/a.js'],
    ['file:///work/app/src/a%20b.js', 'src/a b.js'],
    ['file:///work/app/src/100%.js', 'src/100%.js'],
    ['src/file://a.js', 'src/file:/a.js'],
    [`${'a'.repeat(999)}/`, 'a'.repeat(999)],
    ['targets/a.js', 'targets/a.js'],
  ])('%j is %j', (path, file) => expect(at(path, { root })).toBe(file));

  test.each([
    ...['', '.', '..', './', '../a.js', 'src/../../a.js', '/work/apple/a.js', '/work/app', '/etc/a.js', 'C:/a.js'],
    ...['node_modules/x/a.js', 'a/.venv/b.py', 'venv/b.py', 'lib/site-packages/b.py', 'dist-packages/b.py'],
    ...['target/a.rs', 'vendor/a.go', '.tox/a.py', '.git/a', 'node:internal/a', 'https://a/b', 'webpack://a'],
    ...['a\nb', '<string>', 'a|b', 'a?b', 'a*b', 'a"b', `${'a'.repeat(1001)}`],
  ])('%j is none', (path) => expect(at(path, { root })).toBeUndefined());

  test('no path is none in a folder either', () => expect(at('', { root, folder: 'web' })).toBeUndefined());

  test('absolute paths need a root, which may end in slashes or be written as Windows does', () => {
    expect(at('/work/app/a.js', {})).toBeUndefined();
    expect(at('/work/app/a.js', { root: '/work/app//' })).toBe('a.js');
    expect(at('C:\\app\\src\\a.js', { root: 'C:\\app\\' })).toBe('src/a.js');
    expect(at('src/a.js', {})).toBe('src/a.js');
  });

  test('relative ones start where the check ran', () => {
    expect(at('src/a.js', { root, folder: 'web' })).toBe('web/src/a.js');
    expect(at('../src/a.js', { root, folder: 'web' })).toBe('src/a.js');
    expect(at('/work/app/src/a.js', { root, folder: 'web' })).toBe('src/a.js');
  });
});

describe('a path among the files that there are', () => {
  const files = ['a.go', 'size/a.go', 'size/b.go', 'x/size/c.go', 'y/size/c.go', 'z/c.go', 'top.go'];

  test.each([
    ['size/a.go', undefined, 'size/a.go'],
    ['size/a.go', 'example.com/app/other', 'size/a.go'],
    ['a.go', undefined, 'a.go'],
    ['a.go', 'example.com/app/size', 'size/a.go'],
    ['a.go', 'example.com/app', 'a.go'],
    ['b.go', undefined, 'size/b.go'],
    ['b.go', 'example.com/app/other', 'size/b.go'],
    ['top.go', 'example.com/app', 'top.go'],
    ['c.go', 'example.com/app/x/size', 'x/size/c.go'],
    ['c.go', 'y/size', 'y/size/c.go'],
    ['z/c.go', undefined, 'z/c.go'],
    ['c.go', undefined, undefined],
    ['c.go', 'example.com/app/size', undefined],
    ['c.go', 'example.com/xz', undefined],
    ['size/c.go', undefined, undefined],
    ['other.go', undefined, undefined],
    ['.go', undefined, undefined],
    ['p.go', undefined, undefined],
  ])('%s under %s is %s', (path, under, file) => expect(at(path, { root, files }, under)).toBe(file));
});

test('a path as it is comes before one that ends so and lies in the package', () => {
  const files = ['size/a.go', 'lib/size/a.go'];
  expect(at('size/a.go', { root, files }, 'example.com/lib/size')).toBe('size/a.go');
});

describe('the place of a hit', () => {
  const find = placeFinder({ root });

  test('is the first one that lies in the repository', () => {
    const places = [
      { file: 'vendor/a.js', line: 1 },
      { file: 'a.js', line: 0 },
      { file: 'b.js', line: 2 },
      { file: 'c.js', line: 3 },
    ];
    expect(find({ places })).toEqual({ file: 'b.js', line: 2 });
    expect(find({ places: places.slice(0, 2) })).toBeUndefined();
  });

  test.each([
    [1, true],
    [9_999_999, true],
    [10_000_000, false],
    [0, false],
    [-1, false],
    [1.5, false],
    [Number.NaN, false],
  ])('has lines and columns like %d: %s', (number, has) => {
    expect(find({ places: [{ file: 'a.js', line: number }] })).toEqual(
      has ? { file: 'a.js', line: number } : undefined,
    );
    const place = { file: 'a.js', line: 1, column: number };
    expect(find({ places: [place] })).toEqual(has ? place : { file: 'a.js', line: 1 });
  });
});
