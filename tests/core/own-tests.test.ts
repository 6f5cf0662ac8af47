import { describe, expect, test } from 'vitest';
import { ownTestFinder } from '../../src/core/integrity/own-tests.ts';

describe('tests that belong to a story (10-fine-print, Red before)', () => {
  test.each([
    ['its id in the name', { story: 'US-003' }, 'test/a.js::US-003 adds', true],
    ['in a file name, written another way', { story: 'US-003' }, 'test/us_003.test.js::adds', true],
    ['run together', { story: 'US-003' }, 'tests.test_a.TestUS003::test_adds', false],
    ['as a word of a name', { story: 'US-3' }, 'test_a.py::test_us_3_adds', true],
    ['another id that begins so', { story: 'US-3' }, 'test/a.js::US-30 adds', false],
    ['a number alone names no story', { story: '3' }, 'test/a.js::adds 3', false],
    ['a word alone names no story', { story: 'login' }, 'test/a.js::login', false],
    ['a glob on the file', { story: 'x', globs: ['test/a/**'] }, 'test/a/b.js::adds', true],
    ['a glob on another file', { story: 'x', globs: ['test/a/**'] }, 'test/c.js::adds', false],
    ['a glob on the module of a class', { story: 'x', globs: ['tests/test_a.py'] }, 'tests.test_a.TestA::test_b', true],
    [
      'a glob below the working directory',
      { story: 'x', globs: ['app/test/*'], folder: 'app' },
      'test/c.js::adds',
      true,
    ],
    ['no glob at all', { story: 'x' }, 'test/c.js::adds', false],
  ])('%s', (_, own, id, expected) => {
    expect(ownTestFinder(own)(id)).toBe(expected);
  });
});
