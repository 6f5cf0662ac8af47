import { describe, expect, test } from 'vitest';
import { askedToGo } from '../../src/core/integrity/asked-deletions.ts';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { changesBetween, judge } from './integrity-world.ts';

/** Whether the removal of a product file lets this test go, both being gone. */
function goesWith(test: string, product: string): boolean {
  const changes = changesBetween({ [test]: 't', [product]: 'p' }, {});
  return askedToGo({ criteria: [`${product} is removed`], changes, find: testFinder([]) })(test) !== undefined;
}

describe('the test of a file, by folder, name and language', () => {
  test.each<readonly [path: string, product: string]>([
    ...['test', 'tests', '__tests__', 'spec', 'specs', 'unit', 'integration', 'src', 'main', 'java', 'Tests'].map(
      (folder) => [`${folder}/old.test.js`, 'lib/old.js'] as const,
    ),
    ['lib/tests/old.test.js', 'lib/old.js'],
    ['lib/deep/old.test.js', 'lib/deep/old.js'],
    ['old.test.js', 'old.js'],
    ['test/old.test.mjs', 'lib/old.js'],
    ['test/old.test.cjs', 'lib/old.ts'],
    ['test/old.test.mts', 'lib/old.jsx'],
    ['test/old.test.tsx', 'lib/old.cts'],
    ['test/OLD.test.js', 'lib/old.js'],
    ['test/old.spec.js', 'lib/old.js'],
    ['test/old-test.js', 'lib/old.js'],
    ['test/old.tests.js', 'lib/old.js'],
    ['tests/test_old.py', 'pkg/old.py'],
    ['tests/old_test.py', 'pkg/old.py'],
    ['spec/old_spec.rb', 'lib/old.rb'],
    ['src/test/java/OldTest.java', 'src/main/java/Old.java'],
    ['src/test/java/OldIT.java', 'src/main/java/Old.java'],
    ['src/test/java/OldTests.java', 'src/main/java/Old.java'],
    ['tests/OldTest.PHP', 'src/Old.php'],
  ])('%s goes with %s', (path, product) => expect(goesWith(path, product)).toBe(true));

  test.each([
    ['test/other/old.test.js', 'lib/old.js'],
    ['lib/old.test.js', 'old.js'],
    ['old/old.test.js', 'old.js'],
    ['test/old.js/old.test.js', 'lib/old.js'],
    ['test/older.test.js', 'lib/old.js'],
    ['test/old.test.js', 'lib/older.js'],
    ['test/old.tests-all.test.js', 'lib/old.js'],
    ['test/old.test.js', 'lib/old.py'],
    ['tests/test_old.py', 'lib/old.js'],
    ['test/old.test.js', 'lib/old.json'],
    ['test/old.test.js', 'lib/old.ajs'],
    ['test/old.test.js', 'lib/old.s'],
  ])('%s does not go with %s', (path, product) => expect(goesWith(path, product)).toBe(false));

  test('a name without a folder asks for none of several files', () => {
    const asked = (criterion: string, ...gone: readonly string[]) =>
      askedToGo({
        criteria: [criterion],
        changes: changesBetween(Object.fromEntries(gone.map((path) => [path, 'x'])), {}),
        find: testFinder([]),
      });
    expect(asked('old.test.js is removed', 'test/old.test.js')('test/old.test.js')).toBeDefined();
    expect(asked('old.test.js is removed', 'test/old.test.js', 'b/old.test.js')('test/old.test.js')).toBeUndefined();
    expect(asked('./test/old.test.js is removed', 'test/old.test.js')('test/old.test.js')).toBeDefined();
    expect(asked('a/./old.test.js is removed', 'a/old.test.js')('a/old.test.js')).toBeUndefined();
  });

  test('a product that is still there lets no test go', () => {
    const before = { 'test/old.test.js': 't', 'lib/old.js': 'p' };
    const changes = changesBetween(before, { 'lib/old.js': 'q' });
    const asked = askedToGo({ criteria: ['lib/old.js is removed'], changes, find: testFinder([]) });
    expect(asked('test/old.test.js')).toBeUndefined();
  });

  test('what went is named, as far as it could be read', () => {
    const tests = Array.from({ length: 301 }, (_, at) => `test('t${at}', () => { expect(f(${at})).toBe(1); });\n`).join(
      '',
    );
    const criteria = ['test/old.test.js is removed'];
    const removed = (text: string | { binary: string }) =>
      judge({ 'test/old.test.js': text }, {}, { criteria }).findings[0]?.removed;
    expect(removed(tests)).toMatchObject({ path: 'test/old.test.js', tests: 301 });
    expect(removed(tests)?.names).toHaveLength(300);
    expect(removed({ binary: 'x' })).toBeUndefined();
  });
});
