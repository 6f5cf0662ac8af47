import { describe, expect, test } from 'vitest';
import { mayKeepFromRunning, testFinder } from '../../src/core/integrity/test-files.ts';
import { judge } from './integrity-world.ts';

const path = 'test/a.test.js';
const before = `import { test, describe } from 'node:test';
test('one', () => { equal(1, one()); });
test('two', () => { equal(2, two()); });
`;
const find = testFinder([]);

/** What integrity says of an edit, and whether it makes the old tests run on the new code. */
function of(after: string, file = path, old = before) {
  const { verdict, findings } = judge({ [file]: old }, { [file]: after });
  const isProbed = mayKeepFromRunning(file, { old, new: after }, find);
  return { verdict, rules: findings.map(({ rule }) => rule), isProbed };
}

describe('conditions that may keep tests from running are left to the run of the old tests', () => {
  test.each([
    ['skipIf', "describe.skipIf(!has)('three', () => { test('a', () => { equal(1, 1); }); });"],
    ['a skip with a condition', "test.skip(process.getuid?.() !== 0, 'only root can');"],
    ['a skip with a negation', 'test.skip(!canMount);'],
    [
      'a skip behind an if',
      "test('three', (context) => { if (!can()) return context.skip('cannot'); equal(3, three()); });",
    ],
    ['a choice', "const onLinux = process.platform === 'linux' ? test : test.skip;"],
    ['a return before an assertion', "test('three', () => {\n  const it = three();\n  return;\n  equal(3, it);\n});"],
    ['an assertion that is replaced', 'assert.strictEqual = () => undefined;'],
    ['a module that is mocked', "describe('three', () => {\n  vi.mock('../src/one.js');\n});"],
    ['a module that jest mocks', "test('three', () => { jest.doMock('../src/one.js'); equal(3, three()); });"],
    [
      'a module that node mocks',
      "test('three', (t) => {\n  t.mock.module('../src/one.js');\n  equal(3, three());\n});",
    ],
    ['a member that is watched', "test('three', () => {\n  jest.spyOn(one, 'call');\n  equal(3, three());\n});"],
    ['an inner function of that name', 'function run() { const test = () => one(); return test(); }'],
  ])('%s', (_, more) => {
    expect(of(`${before}${more}\n`)).toEqual({ verdict: 'pass', rules: [], isProbed: true });
  });

  test.each([
    [
      'go',
      'a_test.go',
      'func TestA(t *testing.T) {\n\tif a() != 1 {\n\t\tt.Fatal("a")\n\t}\n}\n',
      'func TestB(t *testing.T) {\n\tif testing.Short() {\n\t\tt.Skip("slow")\n\t}\n\tt.Fatal("b")\n}\n',
    ],
    [
      'Python',
      'tests/test_a.py',
      'class T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(a(), 1)\n',
      '    @unittest.skipUnless(linux, "Linux")\n    def test_b(self):\n        self.assertEqual(b(), 1)\n',
    ],
  ])('%s', (_, file, old, more) => {
    expect(of(`${old}${more}`, file, old)).toEqual({ verdict: 'pass', rules: [], isProbed: true });
  });

  test.each([
    ['a patch that nobody takes back', '        mock.patch("a.a", lambda: 1).start()\n', true],
    ['a patch that is started later', '        fake = patch.object(a, "b")\n        fake.start()\n', true],
    ['a name of the module', '        global a\n', true],
    ['a dictionary of the module', '        vars(mod)["a"] = int\n', true],
    ['what a member counts', '        mod.limit += 5\n', true],
    ['a patch for one test', '        with mock.patch("a.a", int):\n            b()\n', false],
    ['a request', '        self.client.patch("/a")\n', false],
  ])('Python: %s', (_, line, isProbed) => {
    const old = 'class T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(a(), 1)\n';
    const more = `    def test_b(self):\n${line}        self.assertEqual(b(), 1)\n`;
    expect(of(`${old}${more}`, 'tests/test_a.py', old)).toEqual({ verdict: 'pass', rules: [], isProbed });
  });

  test.each([
    ['a skip without a condition', before.replace("test('two'", "test.skip('two'")],
    ['a variable for a name', before.replace("test('two'", 'test.skip(name')],
    ['a function in the place of test', `const test = () => {};\n${before}`],
    ['an if that never holds', before.replace("test('two'", "if (false) test('two'")],
    ['options that skip', before.replace('2, two()); });', '2, two()); }, { skip: true });')],
  ])('%s is a cheat by itself', (_, after) => {
    expect(of(after)).toMatchObject({ verdict: 'fail', rules: ['test-skipped'] });
  });

  test('a helper may have such a name; one that tests load by themselves may not', () => {
    const helper = 'export function describe(error) {\n  return String(error);\n}\n';
    expect(judge({}, { 'test/support/judge.js': helper }).verdict).toBe('pass');
    expect(mayKeepFromRunning('test/support/judge.js', { new: helper }, find)).toBe(true);
    expect(judge({ 'test/setup.js': 'a();\n' }, { 'test/setup.js': helper }).verdict).toBe('fail');
    const loads = 'def load_tests(*args):\n    return unittest.TestSuite()\n';
    expect(judge({ 'tests/__init__.py': '' }, { 'tests/__init__.py': loads }).verdict).toBe('fail');
  });

  test('options of data are none', () => {
    const data = "const stories = [\n  { id: 'A' },\n  { id: 'B', skip: true },\n];\n";
    expect(of(`${before}${data}`)).toEqual({ verdict: 'pass', rules: [], isProbed: false });
  });
});

describe('a test that another one takes the place of', () => {
  const fewer = before.replace(/test\('two'.*\n/, '');
  const more = "test('three', () => { equal(3, three()); });\n";

  test('is told, and the old one runs', () => {
    expect(judge({ [path]: before }, { [path]: fewer, 'test/b.test.js': more })).toMatchObject({
      verdict: 'pass',
      findings: [
        {
          class: 'note',
          rule: 'test-replaced',
          message: expect.stringMatching(/^replaced 1 of 2 tests in .* by others/),
        },
      ],
    });
  });

  test('is a cheat when nothing takes its place, and each new test stands for one', () => {
    expect(judge({ [path]: before }, { [path]: fewer }).verdict).toBe('fail');
    const both = { 'test/x.test.js': before, [path]: before };
    expect(judge(both, { 'test/x.test.js': fewer, [path]: fewer, 'test/b.test.js': more }).verdict).toBe('fail');
  });
});
