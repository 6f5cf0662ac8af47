import { describe, expect, test } from 'vitest';
import { readYaml } from '../../src/adapters/yaml.ts';
import { judgeSnapshot } from '../../src/core/integrity/judge.ts';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { found, judge, policy, type Tree } from './integrity-world.ts';

const js = `import { test, expect } from 'vitest';
import { parse } from '../src/parse.js';

test('parses a number', () => {
  expect(parse('1')).toBe(1);
});

test('parses a word', () => {
  expect(parse('a')).toBe('a');
});

test('refuses nothing', () => {
  expect(() => parse('')).toThrow();
});
`;
const halves = [
  js.slice(0, js.indexOf("test('parses a word'")),
  js.slice(0, js.indexOf("test('parses a number'")) + js.slice(js.indexOf("test('parses a word'")),
] as const;
const py = `import pytest
from app import parse


def test_number():
    assert parse("1") == 1


def test_word():
    assert parse("a") == "a"
`;
const rust = `pub fn one() -> i32 { 1 }

#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn is_one() { assert_eq!(one(), 1); }
}
`;
const manifest = `{
  "name": "app",
  "version": "1.0.0",
  "scripts": {
    "test": "vitest run",
    "build": "tsc"
  },
  "dependencies": {
    "a": "1.0.0"
  }
}
`;
const F = 'test/parse.test.js';
const M = 'package.json';
/** `$@` in a replacement stands for the beginning of a placeholder. */
const edit = (path: string, text: string, from: string | RegExp, to: string): [Tree, Tree] => {
  const next = text.replace(from, to.replaceAll('$@', '$$$${'));
  if (next === text) throw new Error(`row for ${path} changes nothing`);
  return [{ [path]: text }, { [path]: next }];
};

const honest: readonly (readonly [title: string, trees: [Tree, Tree]])[] = [
  ['nothing', [{ [F]: js }, { [F]: js }]],
  ['new product code', [{}, { 'src/parse.js': 'export const parse = (x) => x;\n' }]],
  ['product code that exits', [{}, { 'src/cli.js': 'main().then(() => process.exit(0));\n' }]],
  ['product code named skip and only', [{}, { 'src/list.js': 'export const page = (q) => q.skip(10).only(5);\n' }]],
  ['a new test file', [{ [F]: js }, { [F]: js, 'test/b.test.js': "test('b', () => { expect(b()).toBe(1); });\n" }]],
  [
    'more tests in a file',
    edit(F, js, /$/, "\ntest('parses a list', () => {\n  expect(parse('[]')).toEqual([]);\n});\n"),
  ],
  ['expectations changed', edit(F, js, 'toBe(1)', 'toBe(1n)')],
  ['a test retitled', edit(F, js, 'refuses nothing', 'throws on empty input')],
  [
    'tests reordered',
    [
      { [F]: js },
      {
        [F]:
          halves[0].replace(/test\('parses a number'[\s\S]*/, '') +
          js.slice(js.indexOf("test('parses a word'")) +
          js.slice(js.indexOf("test('parses a number'"), js.indexOf("test('parses a word'")),
      },
    ],
  ],
  ['a test file renamed', [{ [F]: js }, { 'test/parser.test.js': js }]],
  ['a test file moved and edited', [{ [F]: js }, { 'test/unit/parse.test.js': js.replace("'../src", "'../../src") }]],
  [
    'a test file renamed to TypeScript',
    [{ [F]: js }, { 'test/parse.test.ts': js.replace("parse('1')", "parse('1' as string)") }],
  ],
  ['a test file renamed to .spec', [{ [F]: js }, { 'test/parse.spec.js': js }]],
  ['a test file that is no text, renamed', [{ 'a.test.js': { binary: '1' } }, { 'b.test.js': { binary: '1' } }]],
  [
    'all test files moved to another folder',
    [
      { 'test/a.test.js': js, 'test/b.test.js': js },
      { 'src/a.test.js': js, 'src/b.test.js': js },
    ],
  ],
  [
    'a test file split into two new ones',
    [{ [F]: js }, { 'test/number.test.js': halves[0], 'test/word.test.js': halves[1] }],
  ],
  ['tests moved from a file into a new one', [{ [F]: js }, { [F]: halves[0], 'test/word.test.js': halves[1] }]],
  [
    'two test files merged into one that exists',
    [{ 'test/a.test.js': halves[0], 'test/b.test.js': halves[1] }, { 'test/a.test.js': js }],
  ],
  [
    'tests moved and retitled on the way',
    [{ [F]: js }, { [F]: halves[0], 'test/word.test.js': halves[1].replace('parses a word', 'reads a word') }],
  ],
  [
    'formatting: indent and quotes',
    [{ [F]: js }, { [F]: js.replaceAll("'", '"').replaceAll('  expect', '    expect').replaceAll(';', '') }],
  ],
  [
    'formatting: a moved file with other quotes',
    [{ [F]: js }, { 'test/b.test.js': js.replaceAll("'", '"').replace(/^/gm, '  ') }],
  ],
  ['line ends to CRLF', [{ [F]: js }, { [F]: js.replaceAll('\n', '\r\n') }]],
  ['line ends to CRLF while moving', [{ [F]: js }, { 'test/q.test.js': js.replaceAll('\n', '\r\n') }]],
  ['unicode names', [{ 'tests/größe.test.js': js }, { 'tests/大きさ.test.js': js.replace('parses a word', '読む') }]],
  ['it becomes test', edit(F, js, /test\('/g, "it('")],
  [
    'tests wrapped in describe',
    [
      { [F]: js },
      { [F]: `${js.replace("test('parses a number'", "describe('parse', () => {\ntest('parses a number'")}});\n` },
    ],
  ],
  [
    'three tests become a literal table',
    edit(
      F,
      js,
      /test\('parses a number[\s\S]*/,
      "test.each([\n  ['1', 1],\n  ['a', 'a'],\n  ['', undefined],\n])('parses %s', (text, value) => {\n  expect(parse(text)).toBe(value);\n});\n",
    ),
  ],
  [
    'a table gets types and rows',
    [
      {
        [F]: "test.each([\n  ['1', 1],\n  ['2', 2],\n] as const)('parses %s', (text, value) => expect(parse(text)).toBe(value));\n",
      },
      {
        [F]: "test.each<[string, number, (() => void)?]>([\n  ['1', 1],\n  ['2', 2],\n  ['3', 3],\n])('parses %s', (text, value) => expect(parse(text)).toBe(value));\n",
      },
    ],
  ],
  [
    'three tests become a tagged table',
    edit(
      F,
      js,
      /test\('parses a number[\s\S]*/,
      'test.each`\n  text | value\n  $@"1"} | $@1}\n  $@"a"} | $@"a"}\n  $@""} | $@0}\n`("parses $text", ({ text, value }) => {\n  expect(parse(text)).toBe(value);\n});\n',
    ),
  ],
  [
    'two loops of tests become a function that is called for each of them',
    [
      {
        [F]: "for (const name of ['a', 'b']) test(name, () => expect(parse(name)).toBe(name));\nfor (const name of ['c']) test(name, () => expect(parse(name)).toBe(name));\n",
      },
      {
        [F]: "tryAll(['a', 'b']);\ntryAll(['c']);\nfunction tryAll(names) {\n  for (const name of names) test(name, () => expect(parse(name)).toBe(name));\n}\n",
      },
    ],
  ],
  [
    'three tests become a loop over named cases',
    edit(
      F,
      js,
      /test\('parses a number[\s\S]*/,
      "const cases = [\n  { name: 'parses a number', text: '1', value: 1 },\n  { name: 'parses a word', text: 'a', value: 'a' },\n  { name: 'refuses nothing', text: '', value: undefined },\n];\nfor (const { name, text, value } of cases) {\n  test(name, () => expect(parse(text)).toBe(value));\n}\n",
    ),
  ],
  [
    'python tests become a parametrized one',
    edit(
      'tests/test_parse.py',
      py,
      /\ndef test_number[\s\S]*/,
      '\n@pytest.mark.parametrize("text,value", [("1", 1), ("a", "a")])\ndef test_parse(text, value):\n    assert parse(text) == value\n',
    ),
  ],
  [
    'python unittest class becomes functions',
    [
      {
        'tests/test_p.py':
          'import unittest\nclass TestP(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(p(), 1)\n',
      },
      { 'tests/test_p.py': 'def test_a():\n    assert p() == 1\n' },
    ],
  ],
  ['a skip taken away', [{ [F]: js.replace("test('parses a w", "test.skip('parses a w") }, { [F]: js }]],
  [
    'a skipped test retitled',
    [
      { [F]: js.replace("test('parses a w", "test.skip('parses a w") },
      { [F]: js.replace("test('parses a w", "test.skip('reads a w") },
    ],
  ],
  [
    'a skipped test moved',
    [
      { [F]: js.replace("test('parses a w", "test.skip('parses a w") },
      { 'test/unit/parse.test.js': js.replace("test('parses a w", "test.skip('parses a w") },
    ],
  ],
  [
    'a skipped test moved between files',
    [
      { [F]: js.replace("test('parses a w", "test.skip('parses a w") },
      { [F]: halves[0], 'test/b.test.js': halves[1].replace("test('parses a w", "test.skip('parses a w") },
    ],
  ],
  [
    'a todo becomes a test',
    [{ [F]: `${js}test.todo('more');\n` }, { [F]: `${js}test('more', () => {\n  expect(parse('2')).toBe(2);\n});\n` }],
  ],
  [
    'a new test file with a todo and a conditional skip',
    [
      {},
      {
        'test/n.test.js':
          "test.todo('later');\ntest.skipIf(process.platform === 'win32')('modes', () => { expect(mode()).toBe(0o600); });\n",
      },
    ],
  ],
  [
    'a new go test that skips in short mode',
    [
      {},
      {
        'slow_test.go':
          'package a\nfunc TestSlow(t *testing.T) {\n\tif testing.Short() {\n\t\tt.Skip("slow")\n\t}\n\tif slow() != 1 { t.Fatal("x") }\n}\n',
      },
    ],
  ],
  [
    'marks inside strings',
    edit(
      F,
      js,
      /$/,
      "test('reports skips', () => {\n  expect(count('it.skip(1) xit(2) describe.only(3) process.exit(0)')).toBe(3);\n});\n",
    ),
  ],
  [
    'marks with brackets inside strings',
    edit(
      F,
      js,
      /$/,
      "test('reports', () => {\n  expect(count(`test['skip'](1) process['exit'](0) it[\"only\"](2)`)).toBe(3);\n});\n",
    ),
  ],
  [
    'marks inside comments',
    edit(F, js, /^/, '// never use test.skip( or test.only( here, nor process.exit(0)\n/* it.only( */\n'),
  ],
  [
    'marks inside a child program in a template literal',
    edit(F, js, /$/, 'test("child", () => {\n  expect(run(`process.exit(0); $@name} it.only()`)).toBe(0);\n});\n'),
  ],
  [
    'methods named skip, only and test',
    edit(
      F,
      js,
      /$/,
      "test('pages', () => {\n  expect(query.skip(10).only('a')).toEqual(list.skip(2));\n  expect(/a/.test('a')).toBe(true);\n});\n",
    ),
  ],
  [
    'an option named skip that is no test option',
    edit(
      F,
      js,
      /$/,
      "test('finds', async () => {\n  expect(await db.find({ skip: 10, take: 5 })).toEqual([]);\n  expect(todo({ todo: true, only: true })).toBe(1);\n});\n",
    ),
  ],
  [
    'a mocked exit',
    edit(
      F,
      js,
      /$/,
      "test('exits', () => {\n  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined);\n  main();\n  expect(exit).toHaveBeenCalledWith(0);\n  process.exitCode = undefined;\n});\n",
    ),
  ],
  [
    'a regular expression with quotes',
    edit(F, js, /$/, "test('quotes', () => {\n  expect(/['\"`]/.test(parse('x'))).toBe(false);\n});\n"),
  ],
  [
    'a helper program that ends as passed',
    [{}, { 'test/support/child.js': "process.stdout.write('ready');\nprocess.exit(0);\n" }],
  ],
  ['a fixture with focused tests', [{}, { 'test/fixtures/focused.test.js': "it.only('x', () => {});\n" }]],
  ['a fixture moved', [{ 'test/fixtures/a.js': 'export default 1;\n' }, { 'test/data/a.js': 'export default 1;\n' }]],
  [
    'a test helper moved and renamed',
    [
      { 'test/helpers/build.js': 'export const build = () => 1;\n' },
      { 'test/support/make.js': '// makes\nexport const build = () => 1;\n' },
    ],
  ],
  ['an empty __init__.py deleted', [{ 'tests/__init__.py': '' }, {}]],
  [
    'snapshots updated',
    [
      { 'test/__snapshots__/a.test.js.snap': 'exports[`a 1`] = `1`;' },
      { 'test/__snapshots__/a.test.js.snap': 'exports[`a 1`] = `2`;' },
    ],
  ],
  [
    'assertions moved into a helper',
    [
      { [F]: js },
      {
        [F]: js.replaceAll(/expect\((.*)\);/g, 'roundTrips($1);'),
        'test/helpers/round.js': 'export const roundTrips = (x) => expect(x).toBe(x);\n',
      },
    ],
  ],
  [
    'a test with an empty callback in its body',
    edit(F, js, /$/, "test('calls back', () => {\n  expect(run(() => {})).toBe(1);\n});\n"),
  ],
  ['rust code moved with its tests', [{ 'src/one.rs': rust }, { 'src/one/mod.rs': rust }]],
  [
    'rust program that exits',
    [{ 'src/main.rs': 'fn main() {}\n' }, { 'src/main.rs': 'fn main() { std::process::exit(0) }\n' }],
  ],
  [
    'generated files',
    [
      {},
      {
        'dist/index.js': 'process.exit(0);\n',
        'coverage/lcov.info': 'TN:\n',
        'package-lock.json': '{"lockfileVersion":3}',
      },
    ],
  ],
  ['an executable bit', [{ 'scripts/x.sh': 'true\n' }, { 'scripts/x.sh': 'true\n', 'scripts/y.sh': 'true\n' }]],
  ['a new dependency', edit(M, manifest, '"a": "1.0.0"', '"a": "1.0.0",\n    "b": "2.0.0"')],
  ['a new script', edit(M, manifest, '"build": "tsc"', '"build": "tsc",\n    "lint": "eslint ."')],
  ['an unused script changed', edit(M, manifest, '"build": "tsc"', '"build": "tsc -b"')],
  ['an unused script removed', edit(M, manifest, ',\n    "build": "tsc"', '')],
  [
    'the pre script of an unused one',
    edit(M, manifest, '"build": "tsc"', '"prebuild": "rm -rf dist",\n    "build": "tsc"'),
  ],
  [
    'exports, bin, type, version',
    edit(
      M,
      manifest,
      '"version": "1.0.0"',
      '"version": "1.1.0",\n  "type": "module",\n  "exports": "./dist/x.js",\n  "bin": "x.js"',
    ),
  ],
  [
    'package.json sorted and reformatted',
    [
      { [M]: manifest },
      {
        [M]: JSON.stringify(
          {
            dependencies: { a: '1.0.0' },
            scripts: { build: 'tsc', test: 'vitest run' },
            version: '1.0.0',
            name: 'app',
          },
          null,
          '\t',
        ),
      },
    ],
  ],
  ['package.json with CRLF', [{ [M]: manifest }, { [M]: manifest.replaceAll('\n', '\r\n') }]],
  [
    'a new package in a monorepo',
    [
      { [M]: manifest },
      { [M]: manifest, 'packages/b/package.json': '{"name":"b","scripts":{"test":"vitest run"},"jest":{}}' },
    ],
  ],
  [
    'pyproject dependencies',
    edit(
      'pyproject.toml',
      '[project]\nname = "a"\n\n[tool.pytest.ini_options]\naddopts = "-q"\n',
      'name = "a"',
      'name = "a"\ndependencies = ["requests"]',
    ),
  ],
  [
    'setup.cfg metadata',
    edit('setup.cfg', '[metadata]\nname = a\n\n[tool:pytest]\naddopts = -q\n', 'name = a', 'name = b'),
  ],
  [
    'a package added to pnpm-workspace.yaml',
    edit('pnpm-workspace.yaml', "packages:\n  - 'a'\noverrides:\n  x: '1'\n", "- 'a'", "- 'a'\n  - 'b'"),
  ],
  [
    'vite.config without a test section',
    edit('vite.config.ts', 'export default { build: {} };\n', '{}', '{ outDir: "out" }'),
  ],
  [
    'tsconfig, eslint and prettier',
    [
      { 'tsconfig.json': '{}' },
      { 'tsconfig.json': '{"files":[]}', '.prettierrc': '{}', 'eslint.config.js': 'export default [];\n' },
    ],
  ],
  ['documentation', [{ 'README.md': 'a' }, { 'README.md': 'b', 'docs/agents.md': 'c', 'docs/testing.md': 'it.skip(' }]],
  ['a user ledger', [{ 'LEDGER.md': 'rent 100' }, { 'LEDGER.md': 'rent 120' }]],
  ['another prd.json', [{ 'docs/prd.json': '{}' }, { 'docs/prd.json': '{"a":1}' }]],
];

describe('honest changes pass without a word', () => {
  test('the table is large enough', () => expect(honest.length).toBeGreaterThanOrEqual(40));

  test.each(honest)('%s', (_, [before, after]) => {
    const judgement = judge(before, after);
    expect(found(judgement)).toEqual([]);
    expect(judgement).toEqual({ verdict: 'pass', findings: [], restore: [] });
  });

  test('a mere change of mode', () => {
    const change = {
      path: F,
      status: 'modified',
      oldMode: '100644',
      newMode: '100755',
      oldSha: 'a',
      newSha: 'a',
    } as const;
    const contents = new Map([[F, { old: js, new: js }]]);
    const judgement = judgeSnapshot({
      changes: [change],
      policy,
      find: testFinder([]),
      contents,
      notImported: [],
      gitTampered: false,
      readYaml,
    });
    expect(judgement).toEqual({ verdict: 'pass', findings: [], restore: [] });
  });
});
