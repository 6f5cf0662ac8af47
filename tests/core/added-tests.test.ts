import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTestFile, type TestFileReading, type TestFileRow } from '../../src/core/integrity/test-file-reading.ts';

const js = "import { a } from '../src/a.js';\n\ntest('x', () => {\n  equal(a(), 1);\n});\n";
const cjs = "const { a } = require('..');\n\ntest('x', () => {\n  equal(a(), 1);\n});\n";
const py = 'import os\nfrom m import (\n    a,\n)\n\n\ndef test_x():\n    assert a()\n';
const go =
  'package a\n\nimport "testing"\n\nfunc TestA(t *testing.T) {\n\ttests := []struct{ in, want int }{\n\t\t{1, 2},\n\t}\n\tfor _, c := range tests {\n\t\tt.Log(c)\n\t}\n}\n';
const rs = 'use a::one;\n\n#[test]\nfn is_one() {\n    assert_eq!(one(), 1);\n}\n';
const rb = "require 'minitest/autorun'\n\ndescribe 'a' do\n  it 'b' do\n    _(1).must_equal 1\n  end\nend\n";
const c =
  '#include "unity.h"\n\nstatic void a(void) {\n    TEST_ASSERT_TRUE(1);\n}\n\nint main(void) {\n    UNITY_BEGIN();\n    RUN_TEST(a);\n    return UNITY_END();\n}\n';
const lua =
  'local a = require "a"\n\ndescribe("a", function()\n  it("b", function()\n    assert.equal(1, a.b())\n  end)\nend)\n';
const feature = 'Feature: a\n\n  Scenario Outline: b\n    Given <c>\n\n    Examples:\n      | c |\n      | 1 |\n';

type Row = readonly [name: string, path: string, old: string, change: readonly [string, string]];

function onlyAdds(path: string, old: string, [at, put]: readonly [string, string]): boolean | null {
  const text = at === '' ? `${old}${put}` : old.replace(at, put);
  expect(text).not.toBe(old);
  return readTestFile({ path, old, text }).onlyAddsTests;
}

describe('a test that was added beside others starts no second run [X6]', () => {
  test.each<Row>([
    ['a name that a statement imports', 'test/a.test.js', js, ['{ a }', '{\n  a,\n  b,\n}']],
    ['another order of names', 'test/a.test.js', js, ['{ a }', '{ b, a }']],
    ['a name of a require', 'test/a.test.js', cjs, ['{ a }', '{ a, b: other }']],
    ['a name in brackets', 'tests/test_a.py', py, ['    a,\n', '    a,\n    b,\n']],
    ['a module', 'tests/test_a.py', py, ['import os', 'import os, re']],
    ['a group instead of one', 'a_test.go', go, ['import "testing"', 'import (\n\t"strings"\n\t"testing"\n)']],
    ['a row behind the others', 'a_test.go', go, ['\t\t{1, 2},\n', '\t\t{1, 2},\n\t\t{2, 3},\n']],
    ['names of a use', 'tests/a.rs', rs, ['use a::one;', 'use a::{one, two};']],
    [
      'a test between an attribute',
      'tests/a.rs',
      `${rs}\n#[test]\nfn is_two() {\n    assert_eq!(one() + 1, 2);\n}\n`,
      ['#[test]\nfn is_two', '#[test]\nfn is_new() {\n    assert_eq!(one(), 1);\n}\n\n#[test]\nfn is_two'],
    ],
    ['a required file', 'test/a_test.rb', rb, ["autorun'\n", "autorun'\nrequire_relative '../lib/b'\n"]],
    [
      'a test of minitest',
      'test/a_test.rb',
      rb,
      ["  it 'b' do", "  it 'c' do\n    _(2).must_equal 2\n  end\n\n  it 'b' do"],
    ],
    ['an include', 'tests/a.c', c, ['"unity.h"\n', '"unity.h"\n#include "b.h"\n']],
    [
      'a function and its line',
      'tests/a.c',
      c.replace('int main', 'static void b(void) {\n    TEST_ASSERT_TRUE(2);\n}\n\nint main'),
      ['    RUN_TEST(a);\n', '    RUN_TEST(a);\n    RUN_TEST(b);\n'],
    ],
    [
      'a function of Unity',
      'tests/a.c',
      c,
      ['int main', 'static void b(void) {\n    TEST_ASSERT_TRUE(2);\n}\n\nint main'],
    ],
    [
      'a test of busted',
      'spec/a_spec.lua',
      lua,
      ['  end)\nend)', '  end)\n\n  it("c", function()\n    assert.equal(2, a.c())\n  end)\nend)'],
    ],
    ['a row of examples', 'features/a.feature', feature, ['      | 1 |\n', '      | 1 |\n      | 2 |\n']],
    [
      'a row of each',
      'test/a.test.js',
      "test.each([\n  [1, 2],\n  [2, 3]\n])('%i', (x, y) => {\n  equal(x + 1, y);\n});\n",
      ['[2, 3]', '[2, 3],\n  [3, 4]'],
    ],
    [
      'a row of parametrize',
      'tests/test_a.py',
      '@pytest.mark.parametrize("x", [\n    1,\n])\ndef test_x(x):\n    assert x\n',
      ['    1,\n', '    1,\n    2,\n'],
    ],
  ])('%s', (_, path, old, change) => expect(onlyAdds(path, old, change)).toBe(true));

  test.each<Row>([
    ['another value expected', 'test/a.test.js', js, ['a(), 1', 'a(), 2']],
    ['a name from another file', 'test/a.test.js', js, ['../src/a.js', '../src/b.js']],
    ['a name that is rebound', 'test/a.test.js', js, ['{ a }', '{ b as a }']],
    [
      'a name that the tests use',
      'test/a.test.js',
      js,
      ["a.js';\n", "a.js';\nimport { equal } from './lenient.js';\n"],
    ],
    [
      'a require of a name that the tests use',
      'test/a.test.js',
      cjs,
      ["('..');\n", "('..');\nconst equal = require('./lenient');\n"],
    ],
    [
      'a require with more in the line',
      'test/a.test.js',
      cjs,
      ["('..');\n", "('..');\nconst b = require('b'); a = b;\n"],
    ],
    ['a module under the name of another', 'tests/test_a.py', py, ['import os', 'import fast as os']],
    ['an import that went', 'tests/test_a.py', py, ['import os\n', '']],
    ['a package under the name of another', 'a_test.go', go, ['import "testing"', 'import testing "fast"']],
    ['a package without a name', 'a_test.go', go, ['import "testing"', 'import (\n\t. "fast"\n\t"testing"\n)']],
    ['a row that changed', 'a_test.go', go, ['{1, 2}', '{1, 3}']],
    [
      'data of the tests that were there',
      'test/a.test.js',
      `const rows = [\n  1,\n];\n${js.replace('a(), 1', 'rows.length, 1')}`,
      ['  1,\n', '  1,\n  2,\n'],
    ],
    ['an attribute that leaves a test out', 'tests/a.rs', rs, ['#[test]\n', '#[test]\n#[ignore]\n']],
    ['a mark before a test', 'tests/test_a.py', py, ['def test_x', '@pytest.mark.skip\ndef test_x']],
    ['a test that is all that runs', 'test/a.test.js', js, ['', "\ntest.only('y', () => {\n  equal(a(), 1);\n});\n"]],
    ['an assertion less', 'test/a_test.rb', rb, ['    _(1).must_equal 1\n', '']],
    [
      'a line in a test',
      'spec/a_spec.lua',
      lua,
      ['    assert.equal', '    a.b = function() return 1 end\n    assert.equal'],
    ],
    ['pending instead of it', 'spec/a_spec.lua', lua, ['it("b"', 'pending("b"']],
    ['a runner that ends', 'tests/a.c', c, ['    RUN_TEST(a);\n', '    return 0;\n    RUN_TEST(a);\n']],
    ['a line of a runner less', 'tests/a.c', c, ['    RUN_TEST(a);\n', '']],
    ['a step of a scenario', 'features/a.feature', feature, ['    Given <c>\n', '    Given <c>\n    And d\n']],
    ['an example that changed', 'features/a.feature', feature, ['| 1 |', '| 2 |']],
    ['a script that is loaded', 'test/a.test.js', js, ["a.js';\n", "a.js';\nimport './patch.js';\n"]],
  ])('not %s', (_, path, old, change) => expect(onlyAdds(path, old, change)).toBe(false));
});

const cases = new URL('../../../shared/cases/', import.meta.url);

describe('cases that are kept beside the repository', () => {
  test.skipIf(!existsSync(cases))('each has the right answer (skipped where the cases are not at hand)', () => {
    const wrong = ['guarded-paths', 'evidence-forms', 'added-tests'].flatMap((name) =>
      readFileSync(new URL(`${name}.jsonl`, cases), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): TestFileRow & Partial<TestFileReading> => JSON.parse(line))
        .filter((row) => {
          const reading = readTestFile(row);
          return (['guarded', 'evidence', 'onlyAddsTests'] as const).some(
            (key) => row[key] !== undefined && row[key] !== reading[key],
          );
        }),
    );
    expect(wrong).toEqual([]);
  });
});
