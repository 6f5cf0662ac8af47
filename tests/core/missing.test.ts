import { describe, expect, test } from 'vitest';
import { missingIn, nearestFiles } from '../../src/core/missing.ts';
import { isWatched, workMs } from '../support/timed.ts';

describe('what an error says is not there', () => {
  test.each([
    ["Error: Cannot find module './dates.js' imported from /w/src/a.js", ['./dates.js'], []],
    ["ModuleNotFoundError: No module named 'app.dates'", ['app.dates'], []],
    ["ImportError: cannot import name 'parse' from 'app.dates' (/w/app/dates.py)", ['app.dates'], ['parse']],
    ["NameError: name 'parse' is not defined", [], ['parse']],
    ['ReferenceError: parse is not defined', [], ['parse']],
    ["SyntaxError: The requested module './a.js' does not provide an export named 'parse'", ['./a.js'], ['parse']],
    ["src/a.ts(1,10): error TS2305: Module '\"./dates\"' has no exported member 'parse'.", ['./dates'], ['parse']],
    ["src/a.ts(3,1): error TS2304: Cannot find name 'parse'.", [], ['parse']],
    ['./main.go:3:2: undefined: dates.Parse', [], ['Parse']],
    ['main.c:(.text+0x5): undefined reference to `parse_date`', [], ['parse_date']],
    ["Error: ENOENT: no such file or directory, open 'data/dates.json'", ['data/dates.json'], []],
    ['error[E0432]: unresolved import `crate::dates`', ['crate::dates'], []],
    ['Failed to resolve import "./dates" from "src/a.ts". Does the file exist?', ['./dates'], []],
    ['AssertionError: expected 1 to equal 2', [], []],
  ])('%s', (line, modules, names) => {
    expect(missingIn([line, line])).toEqual({ modules, names });
  });
});

describe('the nearest files', () => {
  const paths = ['src/date.ts', 'src/data.ts', 'lib/util/dates.test.ts', 'src/parser.ts', 'README.md', 'app/dates.py'];

  test.each([
    ['./dates.js', ['app/dates.py', 'src/date.ts', 'src/data.ts']],
    ['app.dates', ['app/dates.py', 'src/date.ts', 'src/data.ts']],
    ['crate::parsr', ['src/parser.ts']],
    ['zzzzzzzzzz', []],
  ])('of %s', (wanted, near) => {
    expect(nearestFiles(wanted, paths)).toEqual(near);
  });

  test.skipIf(isWatched)('of a name that no file has are none, however many files there are', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `src/${'n'.repeat(200)}${index}.ts`);
    const took = workMs(() => {
      expect(nearestFiles('n'.repeat(900), many)).toEqual([]);
      expect(nearestFiles('n'.repeat(200), many)).toEqual([]);
    });
    expect(took).toBeLessThan(5000);
  });
});
