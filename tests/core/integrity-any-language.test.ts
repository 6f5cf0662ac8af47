import { describe, expect, test } from 'vitest';
import type { IntegrityPolicy } from '../../src/core/integrity/change.ts';
import { found, judge, type Tree } from './integrity-world.ts';

const lua = `describe("size", function()
  it("parses", function()
    assert.are.equal(12, parse("12"))
  end)
  it("refuses", function()
    assert.has_error(function() parse("x") end)
  end)
end)
`;
const feature = `Feature: sizes
  Scenario: a number
    When I parse "12"
    Then I get 12
`;
const perl = "use Test::More;\nis(parse('12'), 12, 'parses');\nis(parse('2'), 2, 'again');\ndone_testing;\n";
const bats = '@test "parses" {\n  run parse 12\n  [ "$output" = 12 ]\n}\n';
const hurl = 'GET http://localhost/size/12\nHTTP 200\n[Asserts]\njsonpath "$.size" == 12\n';
const robot = '*** Test Cases ***\nParses\n    ${size}=    Parse    12\n    Should Be Equal    ${size}    12\n';
const snapshot = 'exports[`parses 1`] = `12`;\nexports[`refuses 1`] = `"not a size"`;\n';
const c = '#include "size.h"\nint main(void) {\n  if (parse("12") != 12) return 1;\n  return 0;\n}\n';
const sql = "SELECT parse('12');\nSELECT parse('x');\n";
const expected = ' parse\n-------\n 12\nERROR: not a size\n';
const code = { 'src/size.c': 'int parse(char *text) { return 12; }\n' };

function checked(command: string): Partial<IntegrityPolicy> {
  return { checks: [{ name: 'test', command }] };
}

describe('a deleted or emptied expectation never passes unseen [X2]', () => {
  const make =
    'all: size\nsize: src/size.c\n\tcc -o size src/size.c\ntest: size\n\t./size < verify/a.in\n\ttclsh verify/all.tcl\n';
  type Row = readonly [title: string, before: Tree, after: Tree, finding: string, command?: string, more?: Tree];
  const rows: readonly Row[] = [
    ['a file of busted', { 'spec/size.lua': lua }, {}, 'test-deleted spec/size.lua', 'busted spec'],
    ['a bats file', { 'test/size.bats': bats }, {}, 'test-deleted test/size.bats', 'bats test'],
    [
      'an emptied feature',
      { 'features/size.feature': feature },
      { 'features/size.feature': '\n' },
      'test-emptied features/size.feature',
      'behave features',
    ],
    [
      'a feature that keeps its title alone',
      { 'features/size.feature': feature },
      { 'features/size.feature': 'Feature: sizes\n' },
      'test-emptied features/size.feature',
    ],
    [
      'a spec renamed so that nobody finds it',
      { 'spec/size_spec.lua': lua },
      { 'attic/size_old.lua': lua },
      'test-deleted spec/size_spec.lua',
      'busted',
    ],
    ['a test moved out of t/', { 't/size.t': perl }, { 'attic/size.pl': perl }, 'test-deleted t/size.t', 'prove -l t'],
    [
      'a test moved to data of tests',
      { 'test/size.bats': bats },
      { 'test/fixtures/size.json': bats },
      'test-deleted test/size.bats',
      'bats test',
    ],
    [
      'a snapshot',
      { 'src/__snapshots__/size.test.js.snap': snapshot },
      {},
      'test-deleted src/__snapshots__/size.test.js.snap',
    ],
    [
      'half of a suite of hurl',
      { 'api/size.hurl': hurl, 'api/b.hurl': hurl.replaceAll('12', '2') },
      { 'api/b.hurl': hurl.replaceAll('12', '2') },
      'test-deleted api/size.hurl',
      'hurl --test api',
    ],
    [
      'a robot suite',
      { 'acceptance/size.robot': robot },
      { 'acceptance/size.robot': '*** Settings ***\n' },
      'test-emptied acceptance/size.robot',
      'robot acceptance',
    ],
    [
      'a C test beside product code',
      { ...code, 'src/size_test.c': c },
      code,
      'test-deleted src/size_test.c',
      'make test',
    ],
    [
      'an expected output of pg_regress',
      { 'expected/size.out': expected, 'sql/size.sql': sql },
      { 'sql/size.sql': sql },
      'test-deleted expected/size.out',
      'pg_regress size',
    ],
    ['a helper of all specs', { 'spec/spec_helper.rb': "require 'size'\n" }, {}, 'test-deleted spec/spec_helper.rb'],
    [
      'steps of a feature',
      { 'features/step_definitions/size.rb': 'When(/parse/) { parse }\n' },
      {},
      'test-deleted features/step_definitions/size.rb',
    ],
    [
      'a folder that the command names',
      { 'author/size.pl': perl },
      {},
      'test-deleted author/size.pl',
      'prove -l author',
    ],
    [
      'a file that a package script names',
      { 'verify/size.tcl': 'check 12\n' },
      {},
      'test-deleted verify/size.tcl',
      'npm test',
      { 'package.json': '{"scripts":{"test":"tclsh verify/size.tcl"}}' },
    ],
    [
      'a folder that a script of the check names',
      { 'verify/size.scm': '(check 12)\n' },
      {},
      'test-deleted verify/size.scm',
      'sh ci/run.sh',
      { 'ci/run.sh': 'set -e\nguile-test verify\n' },
    ],
    [
      'a file that a recipe of make names',
      { 'verify/all.tcl': 'check 12\n' },
      {},
      'test-deleted verify/all.tcl',
      'make test',
      { Makefile: make },
    ],
    [
      'a picture that a test compares with',
      { 'e2e/shots/size.png': { binary: 'a' } },
      {},
      'test-deleted e2e/shots/size.png',
    ],
    [
      'a test that became a link',
      { 'test/size.bats': bats },
      { 'test/size.bats': { link: '/dev/null' } },
      'test-deleted test/size.bats',
    ],
    [
      'specs of a package',
      { 'web/package.json': '{}', 'web/spec/size.lua': lua },
      { 'web/package.json': '{}' },
      'test-deleted web/spec/size.lua',
    ],
  ];
  for (const [title, before, after, finding, command = 'make test', more = {}] of rows) {
    test(title, () => {
      const rules = checked(command);
      const judgement = judge({ ...before, ...more }, { ...after, ...more }, rules);
      expect(judgement.verdict).toBe('fail');
      expect(found(judgement)).toContain(finding);
    });
  }

  test('the sentence says what was deleted and that the attempt failed', () => {
    expect(judge({ 'spec/size.lua': lua }, {}).findings.map(({ message }) => message)).toEqual([
      'deleted spec/size.lua (2 tests); an attempt may not delete tests: the attempt failed.',
    ]);
  });
});

describe('honest changes of expectations pass in any language [X2]', () => {
  const moved = { 'tests/unit/size.bats': bats };
  type Row = readonly [title: string, before: Tree, after: Tree, more?: Partial<IntegrityPolicy>];
  const rows: readonly Row[] = [
    ['a moved test', { 'test/size.bats': bats }, moved],
    [
      'a renamed folder of tests',
      { 't/size.t': perl, 't/data/a.json': '[1]' },
      { 'xt/size.t': perl, 'xt/data/a.json': '[1]' },
    ],
    [
      'a spec that got another name',
      { 'spec/size_spec.lua': lua },
      { 'spec/sizes_spec.lua': lua.replace('"size"', '"sizes"') },
    ],
    [
      'a split test',
      { 'spec/size_spec.lua': lua },
      {
        'spec/parse_spec.lua': lua.split('\n').toSpliced(4, 3).join('\n'),
        'spec/refuse_spec.lua': lua.split('\n').toSpliced(1, 3).join('\n'),
      },
    ],
    [
      'two features merged',
      { 'features/a.feature': feature, 'features/b.feature': 'Feature: b\n  Scenario: b\n    Then x\n' },
      { 'features/a.feature': `${feature}  Scenario: b\n    Then x\n` },
    ],
    [
      'a test with more assertions',
      { 't/size.t': perl },
      { 't/size.t': perl.replace('done', "is(parse('3'), 3, 'more');\ndone") },
    ],
    [
      'a snapshot that follows its test',
      { 'src/__snapshots__/a.test.js.snap': snapshot },
      { 'web/__snapshots__/a.test.js.snap': snapshot },
    ],
    [
      'a new snapshot value',
      { 'src/__snapshots__/a.test.js.snap': snapshot },
      { 'src/__snapshots__/a.test.js.snap': snapshot.replace('12', '13') },
    ],
    [
      'prose among tests deleted',
      { 'test/README.md': '# Tests\n', 'test/size.bats': bats },
      { 'test/size.bats': bats },
    ],
    ['a spec that a person let go', { 'spec/size.lua': lua }, {}, { allow: ['spec/size.lua#test-deleted'] }],
    [
      'a feature that a criterion takes back',
      { 'features/legacy.feature': feature },
      {},
      { criteria: ['features/legacy.feature is removed'] },
    ],
    ['an empty file among tests deleted', { 'tests/.keep': '' }, {}],
  ];
  for (const [title, before, after, more] of rows) {
    test(title, () => {
      const judgement = judge(before, after, more);
      expect(judgement.findings.filter((finding) => finding.class !== 'note')).toEqual([]);
      expect(judgement.verdict).toBe('pass');
    });
  }

  test('product code beside tests in a folder that the command names', () => {
    const before = {
      'size/parse.py': 'def parse(): pass\n',
      'size/old.py': 'x = 1\n',
      'size/test_parse.py': 'def test_a():\n    assert 1\n',
    };
    const { 'size/old.py': _, ...after } = before;
    const rules = checked('pytest size');
    expect(judge(before, after, rules)).toMatchObject({ verdict: 'pass', findings: [{ rule: 'file-deleted' }] });
    expect(judge(before, { 'size/parse.py': 'def parse(): pass\n' }, rules).verdict).toBe('fail');
  });

  test('what a criterion asks to go takes its snapshot and its data along', () => {
    const before = {
      'src/legacy.js': 'export const a = 1;\n',
      'test/legacy.test.js': "test('a', () => { expect(a).toBe(1); });\n",
      'test/__snapshots__/legacy.test.js.snap': snapshot,
      'test/fixtures/legacy.json': '[1]\n',
    };
    expect(judge(before, {}, { criteria: ['src/legacy.js is removed'] }).verdict).toBe('pass');
    expect(
      judge({ ...before, 'test/fixtures/other.json': '[2]\n' }, {}, { criteria: ['src/legacy.js is removed'] }),
    ).toMatchObject({
      verdict: 'fail',
    });
  });
});

describe('every other deleted file is told [X2]', () => {
  test('by name, for the report and the reviewers', () => {
    const before = { 'src/old.js': '1', 'docs/old.md': '2', 'src/size.js': '3', 'src/moved.js': '4' };
    expect(judge(before, { 'src/size.js': '3', 'lib/moved.js': '4' }).findings).toEqual([
      {
        class: 'note',
        rule: 'file-deleted',
        path: 'docs/old.md',
        message: 'deleted 2 files besides tests: docs/old.md, src/old.js. Does the story ask for it?',
      },
    ]);
  });

  test('at most twenty names', () => {
    const before = Object.fromEntries(Array.from({ length: 23 }, (_, at) => [`src/f${at}.js`, `${at}`]));
    expect(judge(before, {}).findings[0]?.message).toMatch(/^deleted 23 files .* and 3 more\. Does/);
  });

  test('not where a person allowed it', () => {
    expect(judge({ 'src/old.js': '1' }, {}, { allow: ['src/old.js'] }).findings).toEqual([]);
  });
});
