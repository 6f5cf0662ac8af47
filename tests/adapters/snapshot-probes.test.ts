import { describe, expect, test } from 'vitest';
import { type ProbeCall, testChangesOf } from '../../src/adapters/snapshot-probes.ts';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { type Files, sandbox } from '../support/git-sandbox.ts';

const start: Files = {
  'src/a.js': 'export const a = 1;\n',
  'test/a.test.js': "test('a', () => {\n  equal(a, 1);\n});\n",
  'test/helper.js': 'export const equal = () => {};\n',
  'test/fixtures/a.json': '[1]\n',
  'test/data/rows.csv': '1\n',
  'test/__snapshots__/a.snap': 'one\n',
  'expected/a.txt': '1\n',
  'src/a.approved.txt': '1\n',
};
const changedTest = { 'test/a.test.js': "test('a', () => {\n  equal(a, 2);\n});\n" };
const grownTest = { 'test/a.test.js': `${start['test/a.test.js']}test('b', () => {});\n` };
const newTest = { 'test/b.test.js': "test('b', () => {});\n" };
const newCode = { 'src/a.js': 'export const a = 2;\n' };

interface Given {
  readonly from?: Files;
  readonly criteria?: readonly string[];
}

/** The probes of what became of the start, each as kind, changed paths and all files of its tree. */
async function probes(after: Files, more: Partial<ProbeCall> = {}, allow: readonly string[] = [], given: Given = {}) {
  return (await testChanges(after, more, allow, given)).probes;
}

async function testChanges(
  after: Files,
  more: Partial<ProbeCall> = {},
  allow: readonly string[] = [],
  { from = start, criteria = [] }: Given = {},
) {
  await using box = sandbox();
  const { dir, commit } = box.repo('ws', from);
  const repository = await box.open(dir);
  await repository.importCommit(commit);
  const before = await repository.treeOf(commit);
  const gone = Object.keys(from).filter((path) => !(path in after));
  const tree = await repository.overlay(before, [
    ...Object.entries(after).map(
      ([path, text]) => ({ path, mode: '100644', bytes: Buffer.from(String(text)) }) as const,
    ),
    ...gone.map((path) => ({ path, delete: true }) as const),
  ]);
  const policy = {
    prdPath: 'prd.json',
    controllerPaths: [],
    protectedPaths: [],
    testPaths: [],
    allow,
    criteria,
    checks: [],
  };
  const changes = await repository.changes(before, tree);
  const { probes: found, changedTests } = await testChangesOf(repository, {
    changes,
    policy,
    find: testFinder([]),
    before,
    tree,
    redGreen: false,
    evidence: [],
    ...more,
  });
  const read = found.map(async ({ kind, paths, tree: probed }) => {
    const files = [...new Set([...Object.keys(start), ...Object.keys(after)])].toSorted();
    const texts = await Promise.all(
      files.map(async (path) => [path, (await repository.readFile(probed, path))?.bytes.toString('utf8')] as const),
    );
    return { kind, paths, files: Object.fromEntries(texts.filter(([, text]) => text !== undefined)) };
  });
  return { probes: await Promise.all(read), changedTests };
}

test.each<[string, Files, readonly object[]]>([
  ['none where a test is new, or a file only grew', { ...start, ...newTest, ...grownTest, ...newCode }, []],
  ['those of a file that changed', { ...start, ...changedTest }, [{ path: 'test/a.test.js', tests: 1, names: ['a'] }]],
  [
    'those of a file that moved',
    { ...start, 'test/a.test.js': undefined, 'test/unit/a.test.js': start['test/a.test.js'] } as unknown as Files,
    [{ path: 'test/a.test.js', tests: 1, names: ['a'] }],
  ],
  [
    'any that a fixture may name',
    { ...start, 'test/fixtures/a.json': '[2]\n' },
    [expect.objectContaining({ path: 'test/fixtures/a.json', dynamic: true })],
  ],
  [
    'those beside product code that changed',
    { ...start, 'src/lib.rs': '#[test]\nfn other() {}\n' },
    [{ path: 'src/lib.rs', tests: 1, names: ['works'] }],
  ],
])('tests that may be others than before are %s [X42]', async (_, after, changed) => {
  const whole = Object.fromEntries(Object.entries(after).filter(([, text]) => text !== undefined));
  const from = { ...start, 'src/lib.rs': '#[test]\nfn works() {}\n' };
  const given = 'src/lib.rs' in whole ? whole : { ...whole, 'src/lib.rs': from['src/lib.rs'] };
  expect((await testChanges(given, {}, [], { from })).changedTests).toEqual(changed);
});

describe('the tests of the start on the new code', () => {
  test('are all of them, with their helpers and what they compare with, and no new ones', async () => {
    const after = { ...start, ...newCode, ...changedTest, ...newTest, 'test/helper.js': 'export const equal = 1;\n' };
    expect(await probes(after)).toEqual([
      { kind: 'old-tests', paths: ['test/a.test.js', 'test/helper.js'], files: { ...start, ...newCode } },
    ]);
  });

  test.each<[string, Files, readonly string[]]>([
    ['a test that is gone', { ...start, 'test/a.test.js': undefined } as unknown as Files, ['test/a.test.js']],
    ['a helper that says less', { ...start, 'test/helper.js': '\n' }, ['test/helper.js']],
    ['a fixture', { ...start, 'test/fixtures/a.json': '[2]\n' }, ['test/fixtures/a.json']],
    [
      'a line in a test',
      { ...start, 'test/a.test.js': "test('a', () => {\n  rows.length = 0;\n  equal(a, 1);\n});\n" },
      ['test/a.test.js'],
    ],
    [
      'a new test that sets what is not its own',
      { ...start, 'test/b.test.js': 'other.run = () => {};\n' },
      ['test/b.test.js'],
    ],
    ['a new test that writes files', { ...start, 'test/b.test.js': "writeFileSync('a', '');\n" }, ['test/b.test.js']],
    ['what every test loads', { ...start, 'tests/conftest.py': 'import a\n' }, ['tests/conftest.py']],
    ['what a test may read', { ...start, 'test/data/rows.csv': '2\n' }, ['test/data/rows.csv']],
    ['a file that is found before a helper', { ...start, 'test/helper': 'exports.equal = 1;\n' }, ['test/helper']],
    ['a package of the name of a helper', { ...start, 'test/helper/index.js': 'a();\n' }, ['test/helper/index.js']],
    ['code of the name of a fixture', { ...start, 'test/fixtures/a.js': 'a();\n' }, ['test/fixtures/a.js']],
    ['a compiled helper', { ...start, 'test/helper.abi3.so': 'ELF' }, ['test/helper.abi3.so']],
    ['a manifest of its own', { ...start, 'test/package.json': '{}\n' }, ['test/package.json']],
    ['a mock that is found by name', { ...start, '__mocks__/axios.js': 'a();\n' }, ['__mocks__/axios.js']],
    ['a Python module among tests', { ...start, 'tests/json.py': 'loads = list\n' }, ['tests/json.py']],
    ['an expected output among others [X45]', { ...start, 'expected/a.txt': '2\n' }, ['expected/a.txt']],
    ['an expected output beside product code [X45]', { ...start, 'src/a.approved.txt': '2\n' }, ['src/a.approved.txt']],
    ['a snapshot', { ...start, 'test/__snapshots__/a.snap': 'two\n' }, ['test/__snapshots__/a.snap']],
  ])('are run for %s', async (_, after, paths) => {
    const whole = Object.fromEntries(Object.entries(after).filter(([, text]) => text !== undefined));
    expect(await probes(whole)).toMatchObject([{ kind: 'old-tests', paths }]);
  });

  test.each<[string, Files, readonly string[]]>([
    ['nothing of tests changed', { ...start, ...newCode }, []],
    ['a test only grew', { ...start, ...grownTest }, []],
    ['a test is new', { ...start, ...newTest }, []],
    [
      'a helper, a fixture and data are new',
      { ...start, 'test/support/b.js': 'b();\n', 'test/fixtures/b.json': '[]\n', 'test/data/more.csv': '2\n' },
      [],
    ],
    ['a Python test and its folder are new', { ...start, 'tests/b/__init__.py': '', 'tests/b/test_b.py': 'x\n' }, []],
    [
      'comments and spaces changed',
      { ...start, 'test/a.test.js': "// a\ntest('a', () => {\n    equal(a, 1)\n});\n" },
      [],
    ],
    ['a person allowed it', { ...start, ...changedTest }, ['test/a.test.js#test-changed']],
  ])('are not run again when %s', async (_, after, allow) => {
    expect(await probes(after, {}, allow)).toEqual([]);
  });

  test('are not run again when a test only follows a renamed module', async () => {
    const imports = (name: string): string => `import { a } from '../src/${name}.js';\n${start['test/a.test.js']}`;
    const { 'src/a.js': code, ...rest } = start;
    const at = { from: { ...start, 'test/a.test.js': imports('a') } };
    expect(await probes({ ...rest, 'src/b.js': code ?? '', 'test/a.test.js': imports('b') }, {}, [], at)).toEqual([]);
  });

  test('are not run again when one went because a criterion asks for it', async () => {
    const { 'src/a.js': _, 'test/a.test.js': __, ...rest } = start;
    expect(await probes(rest, {}, [], { criteria: ['src/a.js is deleted'] })).toEqual([]);
    expect(await probes(rest, {}, [], { criteria: ['src/a.js is kept'] })).toMatchObject([{ kind: 'old-tests' }]);
  });

  test('are not run again when a test moved', async () => {
    const { 'test/a.test.js': text, ...rest } = start;
    expect(await probes({ ...rest, 'test/unit/a.test.js': text ?? '' })).toEqual([]);
  });
});

test('new tests are put on the old code, with their helpers, where red_green asks for it', async () => {
  const after = {
    ...start,
    ...newCode,
    ...newTest,
    'test/helper.js': `${start['test/helper.js']}export const b = 1;\n`,
  };
  const { 'src/a.js': code } = start;
  const call = { redGreen: true, evidence: ['test/b.test.js'] };
  expect(await probes(after, call)).toMatchObject([
    { kind: 'old-tests', paths: ['test/helper.js'] },
    { kind: 'new-tests', paths: ['test/b.test.js'], files: { ...after, 'src/a.js': code } },
  ]);
  expect(await probes({ ...start, ...newCode }, { redGreen: true })).toEqual([]);
});
