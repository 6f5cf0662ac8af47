import { describe, expect, test } from 'vitest';
import { askedToGo } from '../../src/core/integrity/asked-deletions.ts';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { changesBetween, judge } from './integrity-world.ts';

/** Who asks for the test to go, when these files are gone with it. */
function asked(criterion: string, path: string, ...gone: readonly string[]): boolean {
  const changes = changesBetween(Object.fromEntries([path, ...gone].map((each) => [each, each])), {});
  return askedToGo({ criteria: ['It works.', criterion], changes, find: testFinder([]) })(path) === criterion;
}

describe('a test file that goes because a criterion says so (04-trust rule 10)', () => {
  test.each([
    ['names the test', 'test/old.test.js is removed', 'test/old.test.js', []],
    ['names the test by its last part', 'Delete old.test.js.', 'test/unit/old.test.js', []],
    ['names what it tests', 'src/old.js is deleted', 'test/old.test.js', ['src/old.js']],
    ['names what it tests, in Python', 'old.py is gone', 'tests/test_old.py', ['pkg/old.py']],
    ['names what it tests, in Java', 'Old.java is dropped', 'src/test/java/OldTest.java', ['src/main/java/Old.java']],
    ['names it in a list', 'Delete the files src/b.js, lib/c.js and `test/old.test.js`.', 'test/old.test.js', []],
    ['names it before the verb in a list', 'old.test.js and old.js are both removed', 'test/old.test.js', []],
    [
      'names it in words of its own',
      'The removal of the legacy CSV export old.js is complete',
      'test/old.test.js',
      ['src/old.js'],
    ],
    [
      'names what it tests in a folder of its own',
      'Retire src/api/old.ts',
      'test/api/old.test.tsx',
      ['src/api/old.ts'],
    ],
    [
      'lets it go with what it tests',
      'The old way is over: src/old.js goes with its test',
      'test/old.test.js',
      ['src/old.js'],
    ],
    ['lets both go', 'test/old.test.js and src/old.js go away', 'test/old.test.js', ['src/old.js']],
    ['names what it tests, in Ruby', 'lib/old.rb no longer exists', 'spec/old_spec.rb', ['lib/old.rb']],
  ] as const)('%s', (_, criterion, path, gone) => expect(asked(criterion, path, ...gone)).toBe(true));

  test.each([
    ['speaks of something else', 'The removed rows are listed', 'test/old.test.js', []],
    ['names another test', 'test/new.test.js is removed', 'test/old.test.js', []],
    ['names a file of that name elsewhere', 'lib/test/old.test.js is removed', 'test/old.test.js', []],
    ['forbids it', 'test/old.test.js is not removed', 'test/old.test.js', []],
    ['asks to keep it', 'Remove the cache but keep test/old.test.js', 'test/old.test.js', []],
    ['names what it tests, which is still there', 'src/old.js is deleted', 'test/old.test.js', []],
    ['names what another test tests', 'src/old.js is deleted', 'test/older.test.js', ['src/old.js']],
    ['says where the file goes', 'Document where src/old.js goes', 'test/old.test.js', ['src/old.js']],
    ['says what the file goes with', 'src/old.js goes with the new theme', 'test/old.test.js', ['src/old.js']],
    ['says what goes with a test', 'Each fixture goes with its test old.js', 'test/old.test.js', ['src/old.js']],
    [
      'says where the file and its tests go',
      'src/old.js goes together with its tests into packages/old',
      'test/old.test.js',
      ['src/old.js'],
    ],
    ['says where both go', 'src/old.js goes with its test file, into old/', 'test/old.test.js', ['src/old.js']],
    ['says where a test goes', 'test/old.test.js goes with its tests beside src', 'test/old.test.js', []],
    ['only mentions the file', 'test/old.test.js passes', 'test/old.test.js', []],
    ['asks to remove something in the file', 'Remove the retry from test/old.test.js', 'test/old.test.js', []],
    ['asks to remove something in what it tests', 'Remove the cache of src/old.js', 'test/old.test.js', ['src/old.js']],
    ['names where removed things are told', 'The removed rows are listed in test/old.test.js', 'test/old.test.js', []],
    ['names the example of a removal', 'Remove users, see test/old.test.js', 'test/old.test.js', []],
    ['names the user of a removal', 'Removing users works, test/old.test.js passes', 'test/old.test.js', []],
    ['says so of another file', 'src/new.js is removed. test/old.test.js stays green', 'test/old.test.js', []],
    ['names what a longer name tests', 'src/user.js is removed', 'test/user-admin.test.js', ['src/user.js']],
    ['names what another folder tests', 'src/a/index.js is removed', 'test/b/index.test.js', ['src/a/index.js']],
    ['names what another language tests', 'src/old.js is removed', 'tests/test_old.py', ['src/old.js']],
    ['names a part of the path that fits two', 'Delete old.test.js', 'test/a/old.test.js', ['test/b/old.test.js']],
    ['only has a part of its name', 'Remove d.test.js', 'test/old.test.js', []],
  ] as const)('but not when it %s', (_, criterion, path, gone) => expect(asked(criterion, path, ...gone)).toBe(false));
});

test('the verdict says which criterion asked for it, and nothing else may go with it', () => {
  const text = "test('a', () => {});\n";
  const before = { 'src/old.js': '1', 'test/old.test.js': text, 'test/other.test.js': text };
  const criteria = ['src/old.js is removed'];
  const { 'test/other.test.js': _, ...more } = before;
  expect(judge(before, { 'test/other.test.js': text }, { criteria })).toMatchObject({
    verdict: 'pass',
    findings: [
      { class: 'note', rule: 'file-deleted', path: 'src/old.js' },
      {
        ...{ class: 'note', rule: 'test-deleted-as-asked', path: 'test/old.test.js' },
        message: 'deleted test/old.test.js, as a criterion asks: "src/old.js is removed".',
        removed: { path: 'test/old.test.js', tests: 1, names: ['a'] },
      },
    ],
  });
  expect(judge(before, {}, { criteria }).verdict).toBe('fail');
  expect(judge(before, more, { criteria }).verdict).toBe('fail');
});
