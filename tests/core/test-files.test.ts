import { describe, expect, test } from 'vitest';
import { countSkips, countTests, isTestFile, testFinder } from '../../src/core/integrity/test-files.ts';
import { gainsTest, onlyAddsTests } from '../../src/core/integrity/test-insertions.ts';
import { isWatched, workMs } from '../support/timed.ts';

describe('isTestFile: conventional globs', () => {
  test.each([
    'a.test.js',
    'src/a.spec.ts',
    'src/a.test.tsx',
    'src/__tests__/a.js',
    'test/a.js',
    'test/deep/a.mjs',
    'tests/a.ts',
    'test.js',
    'test-a.js',
    'src/a-test.js',
    'src/a_test.ts',
    'e2e/login.e2e.ts',
    'cypress/login.cy.ts',
    'test/größe.test.js',
    'a\nb/c.test.js',
    'app/[id]/a.test.tsx',
    'test_a.py',
    'pkg/a_test.py',
    'tests/unit/a.py',
    'app/tests.py',
    'a_test.go',
    'internal/x/a_test.go',
    'tests/a.rs',
    'src/x/tests.rs',
    'src/test/java/x/ATest.java',
    'src/test/kotlin/AIT.kt',
    'ATests.java',
    'src/test/java/Other.java',
    'App.Tests/A.cs',
    'tests/ATests.cs',
    'spec/a_spec.rb',
    'test/a_test.rb',
    'test/test_a.rb',
    'tests/ATest.php',
    'tests/Feature/A.php',
    'Tests/AppTests/ATests.swift',
    'test/a_test.dart',
    'test/a_test.exs',
    'a_test.cc',
    'test_a.c',
    'test/a.bats',
  ])('yes: %s', (path) => expect(isTestFile(path, [])).toBe(true));

  test.each([
    'src/a.js',
    'src/testing.js',
    'latest.js',
    'src/contest.py',
    'README.md',
    'test/a.json',
    'test/a.md',
    'test/__snapshots__/a.test.js.snap',
    'test/fixtures/a.test.js',
    '__fixtures__/a.test.js',
    'node_modules/x/a.test.js',
    'vendor/x/a_test.go',
    'test/helpers/a.js',
    'test/helper.js',
    'test/test-utils.js',
    'tests/conftest.py',
    'tests/__init__.py',
    'src/lib.rs',
    'src/main/java/A.java',
    'testdata/a_test.go',
    'test/setup.ts',
    'src/attest.go',
    'test',
    '',
    '.js',
  ])('no: %s', (path) => expect(isTestFile(path, [])).toBe(false));

  test('test_paths take the place of the conventions', () => {
    expect(isTestFile('checks/a.js', ['checks/**', '!checks/lib/**'])).toBe(true);
    expect(isTestFile('checks/lib/a.js', ['checks/**', '!checks/lib/**'])).toBe(false);
    expect(isTestFile('a.test.js', ['checks/**'])).toBe(false);
  });

  test('test_paths also name files of languages that are not known', () => {
    for (const path of ['checks/a.sh', 'checks/run', 'checks/a.curl']) {
      expect(isTestFile(path, ['checks/**'])).toBe(true);
      expect(isTestFile(path, [])).toBe(false);
      expect(isTestFile(`other/${path}`, ['checks/**'])).toBe(false);
    }
  });
});

describe('gainsTest [X4]', () => {
  const declared = "it('a', f);\n";
  const rows: readonly (readonly [path: string, old: string | undefined, now: string | undefined, shows: boolean])[] = [
    ['a.test.js', undefined, declared, true],
    ['a.test.js', declared, `${declared}it('b', g);\n`, true],
    ['a.test.js', undefined, '', false],
    ['a.test.js', undefined, '// nothing here\n', false],
    ['a.test.js', undefined, 'export const a = 1;\n', false],
    ['a.test.js', declared, `${declared}\n// a comment\n`, false],
    ['a.test.js', `${declared}it('b', g);\n`, declared, false],
    ['a.test.js', declared, undefined, false],
    ['src/a.js', undefined, declared, false],
    ['test/helpers/a.js', undefined, declared, false],
    ['spec/a.lua', undefined, 'describe("a", function() it("b", function() assert.is_true(c()) end) end)\n', true],
    ['spec/a.lua', undefined, 'local M = {}\nfunction M.one() return 1 end\nreturn M\n', false],
    ['test/a.json', undefined, '{"test": "a", "expect": 1}\n', false],
    ['src/__snapshots__/a.snap', undefined, 'exports[`a 1`] = `1`;\n', false],
    ['a.test.js', `${declared}const a = 1;\n`, `${declared}const a = 2;\n`, false],
    ['a.test.js', declared, `import { g } from './g.js';\n${declared}`, false],
    [
      'a.test.js',
      "it('a', () => {\n  expect(f()).toBe(1);\n});\n",
      "it('a', () => {\n  expect(f()).toBe(2);\n});\n",
      true,
    ],
    [
      'a_test.go',
      'func TestA(t *testing.T) {\n\tfor _, c := range []int{\n\t\t1,\n\t} {\n\t\tt.Log(c)\n\t}\n}\n',
      'func TestA(t *testing.T) {\n\tfor _, c := range []int{\n\t\t1,\n\t\t2,\n\t} {\n\t\tt.Log(c)\n\t}\n}\n',
      true,
    ],
  ];
  test.each(rows)('%s: %j to %j', (path, old, now, shows) => {
    expect(gainsTest(path, { old, new: now }, testFinder([]))).toBe(shows);
  });

  test.each([
    [undefined, 'exit 1\n', true],
    ['exit 1\n', 'exit 1\nexit 2\n', true],
    [undefined, ' \n\n', false],
    ['exit 1\nexit 2\n', 'exit 1\n', false],
  ])('a language that is not known, named by test_paths: %j to %j', (old, now, shows) => {
    expect(gainsTest('checks/a.sh', { old, new: now }, testFinder(['checks/**']))).toBe(shows);
  });
});

describe('a test file that is an attack on our time', () => {
  test.skipIf(isWatched).each([',', ';'])('marks that could end a line are read once: %j', (mark) => {
    const text = `${mark.repeat(200_000)}x`;
    const took = workMs(() => {
      expect(gainsTest('a.test.js', { old: undefined, new: text }, testFinder([]))).toBe(false);
      expect(onlyAddsTests('a.test.js', { old: '', new: text }, testFinder([]))).toBe(false);
    });
    expect(took).toBeLessThan(5000);
  });
});

describe('countTests', () => {
  const rows: readonly (readonly [path: string, text: string, tests: number])[] = [
    ['a.test.js', "it('a'); test('b'); specify('c'); it.only('d'); xit('e'); fit('f'); test.concurrent('g');", 7],
    [
      'a.test.js',
      "describe('x', () => {}); beforeEach(() => {}); test.describe('y'); test.use({}); expect(/a/.test('b'));",
      0,
    ],
    ['a.test.js', "it.todo('later')", 0],
    ['a.test.js', 't.test("sub"); Deno.test("a"); QUnit.test("b"); test.serial("c");', 4],
    ['a.test.js', "it.each([1, 2, 3])('x %i', f); it.each([[1, [2, 3]], [4, f(5, 6)],])('y', f);", 5],
    ['a.test.js', 'it.each(cases)("x", f)', 1],
    ['a.test.js', `test.each\`\na | b\n\${1} | \${2}\n\${3} | \${4}\n\`("x", f)`, 2],
    [
      'a.test.js',
      `// it('a')\n/* it('b') */ const s = "it('c')"; const t = \`it('d') \${it('e', () => \`\${it('f')}\`)}\`;`,
      2,
    ],
    ['a.test.js', "const url = 'http://x'; it('a', () => {});", 1],
    ['a.test.js', "it('don\\'t', f); it(\"say 'x'\", f)", 2],
    ['a.test.js', "const broken = 'no end\nit('a', f)", 1],
    ['a.test.js', 'const re = /[`\'"]/; it("a", f); const half = a / b; it("c", f); // `', 2],
    [
      'test_a.py',
      'def test_a():\n  pass\nasync def test_b(): ...\nclass T:\n    def test_c(self): pass\ndef helper(): pass\n',
      3,
    ],
    ['test_a.py', '"""\ndef test_a(): pass\n"""\n# def test_b(): pass\n', 0],
    ['test_a.py', '@pytest.mark.parametrize("a", [1, 2, 3])\ndef test_a(a): pass\n', 3],
    ['a_test.go', 'func TestA(t *testing.T) {\n\tt.Run("x", f)\n}\nfunc FuzzB(f *testing.F) {}\nfunc helper() {}\n', 3],
    [
      'src/lib.rs',
      "#[test]\nfn a() {}\n#[tokio::test]\nasync fn b() {}\n#[test]\n#[should_panic]\nfn c() {}\nfn d<'a>(x: &'a str) {}",
      3,
    ],
    [
      'ATest.java',
      '@Test void a() {}\n@Test\npublic void b() {}\n@ParameterizedTest @ValueSource(ints = {1}) void c(int i) {}\n@BeforeEach void d() {}',
      3,
    ],
    ['ATest.kt', '@Test\nfun `a b c`() {}\n', 1],
    ['OldTest.java', 'public void testA() {}\n@Test public void testB() {}', 2],
    ['ATests.cs', '[Fact] public void A() {}\n[Theory]\n[InlineData(1)]\n[InlineData(2)]\npublic void B(int i) {}', 4],
    ['a_spec.rb', "it 'a' do\nend\nspecify('b') { }\nit { is_expected.to be }\nunit 'x'\n", 3],
    ['ATest.php', '<?php public function testA() {}\n#[Test] public function b() {}\n# function testC() {}', 2],
    ['a_test.exs', 'test "a" do\nend', 1],
    ['a.bats', '@test "a" {\n}\n', 1],
    ['a.txt', "it('a')", 0],
  ];
  test.each(rows)('%s: %j', (path, text, tests) => expect(countTests(path, text)).toBe(tests));
});

describe('countSkips', () => {
  const rows: readonly (readonly [path: string, text: string, skips: number])[] = [
    ['a.test.js', "it.skip('a'); describe.only('b'); xit('c'); fdescribe('d'); it.todo('e'); test.skipIf(x)('f');", 6],
    ['a.test.js', "it('a', { skip: true }, f); it('b', { only: true }, f); it('c', { skip: false }, f);", 2],
    ['a.test.js', "// it.skip('a')\nconst s = \"it.only('b')\"; list.skip(3); q.only('x');", 0],
    [
      'test_a.py',
      '@pytest.mark.skip\n@unittest.skip("x")\n@pytest.mark.skipif(x, reason="y")\n@pytest.mark.xfail\n',
      4,
    ],
    ['a_test.go', 't.Skip("x"); t.SkipNow()', 2],
    ['src/lib.rs', '#[test]\n#[ignore]\nfn a() {}', 1],
    ['ATest.java', '@Disabled @Test void a() {}\n@Ignore("x") @Test void b() {}', 2],
    ['ATest.php', '$this->markTestSkipped();', 1],
    ['a.txt', 'it.skip()', 0],
  ];
  test.each(rows)('%s: %j', (path, text, skips) => expect(countSkips(path, text)).toBe(skips));
});
