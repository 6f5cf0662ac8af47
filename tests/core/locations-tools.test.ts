import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLocations } from '../../src/core/tool-output/locations.ts';

/** Where every fixture was made: real output of real tools, with this folder as the root. */
const root = '/home/runner/work/app/app';
const folder = new URL('../fixtures/outputs/', import.meta.url);
const fixture = (name: string): string => readFileSync(new URL(`${name}.txt`, folder), 'utf8');

function told(output: string): readonly string[] {
  return readLocations(output, { root }).map(
    ({ level, source, file, line, column, title = '', message }) =>
      `${level} ${source} ${[file, line, column].filter((part) => part !== undefined).join(':')} [${title}] ${message.replaceAll('\n', ' / ')}`,
  );
}

const expected: Readonly<Record<string, readonly string[]>> = {
  biome: [
    'error biome src/size.js:3:12 [lint/suspicious/noDoubleEquals] Using == may be unsafe if you are relying on type coercion.',
    'warning biome src/size.js:2:9 [lint/correctness/noUnusedVariables] This variable unused is unused.',
  ],
  'c-assert': ["error gcc c/as.c:2 [] main: Assertion `1 == 2' failed."],
  'cargo-build-colour': [
    'error cargo src/lib.rs:3:5 [E0308] mismatched types',
    'error cargo src/lib.rs:5:24 [E0425] cannot find function `nothing` in this scope',
  ],
  'cargo-build': [
    'error cargo src/lib.rs:3:5 [E0308] mismatched types',
    'error cargo src/lib.rs:5:24 [E0425] cannot find function `nothing` in this scope',
  ],
  'cargo-short': [
    'error cargo src/lib.rs:3:5 [E0308] mismatched types: expected `u32`, found `&str`',
    'error cargo src/lib.rs:5:24 [E0425] cannot find function `nothing` in this scope: not found in this scope',
  ],
  'cargo-test': [
    'error cargo src/lib.rs:6:17 [tests::adds] assertion `left == right` failed: one kB / left: Some(2) / right: Some(3)',
    'error cargo src/lib.rs:8:31 [tests::unwraps] called `Option::unwrap()` on a `None` value',
  ],
  'eslint-stylish-colour': [
    'error eslint src/broken.js:1:18 [] Parsing error: Unexpected token ;',
    `error eslint src/size.js:2:9 [no-unused-vars] 'unused' is assigned a value but never used`,
    `warning eslint src/size.js:3:12 [eqeqeq] Expected '===' and instead saw '=='`,
  ],
  'eslint-stylish': [
    'error eslint src/broken.js:1:18 [] Parsing error: Unexpected token ;',
    `error eslint src/size.js:2:9 [no-unused-vars] 'unused' is assigned a value but never used`,
    `warning eslint src/size.js:3:12 [eqeqeq] Expected '===' and instead saw '=='`,
  ],
  'eslint-unix': [
    'error eslint src/broken.js:1:18 [] Parsing error: Unexpected token ;',
    `error eslint src/size.js:2:9 [no-unused-vars] 'unused' is assigned a value but never used.`,
    `warning eslint src/size.js:3:12 [eqeqeq] Expected '===' and instead saw '=='.`,
  ],
  flake8: [
    `error python lint.py:1:1 [F401] 'os' imported but unused`,
    'error python lint.py:3:1 [E302] expected 2 blank lines, found 1',
  ],
  'gcc-header': [
    'error gcc c/size.h:1:37 [] ‘b’ undeclared (first use in this function)',
    'error gcc c/size.c:4:11 [] expected ‘;’ before ‘}’ token',
    'warning gcc c/size.c:4:10 [-Wint-conversion] returning ‘const char *’ from a function with return type ‘int’ makes integer from pointer without a cast',
    'warning gcc c/size.c:3:7 [-Wunused-variable] unused variable ‘unused’',
    'warning gcc c/size.h:1:40 [-Wreturn-type] control reaches end of non-void function',
    'warning gcc c/size.h:1:12 [-Wunused-function] ‘half’ defined but not used',
  ],
  'gcc-link-colour': [
    'warning gcc c/link.c:2:26 [-Wint-conversion] initialization of ‘int’ from ‘char *’ makes integer from pointer without a cast',
    'warning gcc c/link.c:2:22 [-Wunused-variable] unused variable ‘x’',
  ],
  'gcc-link': [
    "error gcc c/link.c:2 [] undefined reference to `other'",
    'warning gcc c/link.c:2:26 [-Wint-conversion] initialization of ‘int’ from ‘char *’ makes integer from pointer without a cast',
    'warning gcc c/link.c:2:22 [-Wunused-variable] unused variable ‘x’',
  ],
  gcc: [
    'error gcc c/size.h:1:37 [] ‘b’ undeclared (first use in this function)',
    'error gcc c/size.c:2:10 [] gone.h: No such file or directory',
  ],
  'go-build': [
    'error go bad/bad.go:4:6 [] unused declared but not used',
    'error go bad/bad.go:5:15 [] undefined: nothing',
  ],
  'go-test-v': [
    'error go size_test.go:8 [TestAdds] got 2, want 3',
    'error go size_test.go:11 [TestAdds/sub] first line / second line',
  ],
  'go-test': [
    'error go bad/bad.go:4:6 [] unused declared but not used',
    'error go bad/bad.go:5:15 [] undefined: nothing',
    'error go size_test.go:8 [TestAdds] got 2, want 3',
    'error go size_test.go:11 [TestAdds/sub] first line / second line',
    'error go size/size.go:7 [] panic: no x',
  ],
  'go-vet': ['error go size/size.go:9:2 [] fmt.Printf format %d has arg t of wrong type string'],
  'jest-colour': [
    'error jest j/size.test.cjs:2:41 [adds] expect(received).toBe(expected) // Object.is equality / Expected: 3 / Received: 2',
    'error jest j/size.cjs:1:47 [group › throws] TypeError: no x',
  ],
  'jest-suites': [
    'error jest j/size.test.cjs:2:41 [adds] expect(received).toBe(expected) // Object.is equality / Expected: 3 / Received: 2',
    'error jest j/size.cjs:1:47 [group › throws] TypeError: no x',
    `error jest j/bad.test.cjs:1:1 [Test suite failed to run] Cannot find module './missing.cjs' from 'bad.test.cjs'`,
    `error javascript j/syn.test.cjs:1 [] SyntaxError: Unexpected token ';'`,
  ],
  make: [
    'error gcc c/link.c:2:26 [-Werror=int-conversion] initialization of ‘int’ from ‘char *’ makes integer from pointer without a cast',
    'error gcc c/link.c:2:22 [-Werror=unused-variable] unused variable ‘x’',
  ],
  'mocha-tap': [
    'error tap m/a.test.cjs:2:52 [size adds] 1 == 2 / AssertionError [ERR_ASSERTION]: 1 == 2',
    'error tap j/size.cjs:1:47 [size x] no x / TypeError: no x',
  ],
  mocha: [
    'error javascript m/a.test.cjs:2:52 [] AssertionError [ERR_ASSERTION]: 1 == 2 / + expected - actual / -1 / +2',
    'error javascript j/size.cjs:1:47 [] TypeError: no x',
  ],
  mypy: ['error python lint.py:4 [return-value] Incompatible return value type (got "int", expected "str")'],
  'node-crash': ['error javascript j/size.cjs:1:47 [] TypeError: no x'],
  'node-dot': [
    `error javascript test/size.test.js:6:10 [] AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: / '1 kB' !== 1024`,
    'error javascript src/size.js:3:26 [] RangeError: not a size: x',
    'error javascript test/size.test.js:14:26 [] TypeError: bad thing',
  ],
  'node-spec': [
    `error javascript src/broken.js:1 [] SyntaxError: Unexpected token ';'`,
    'error node-test test/broken.test.js:1:1 [test/broken.test.js] test failed',
    `error node-test test/size.test.js:6:10 [parses 1 kB] AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: / '1 kB' !== 1024`,
    'error node-test src/size.js:3:26 [refuses x] RangeError: not a size: x',
    'error node-test test/size.test.js:14:26 [is async] TypeError: bad thing',
  ],
  'node-syntax': [`error javascript src/broken.js:1 [] SyntaxError: Unexpected token ';'`],
  'node-tap': [
    'error tap test/broken.test.js:1:1 [test/broken.test.js] test failed',
    `error tap test/size.test.js:6:10 [parses 1 kB] Expected values to be strictly equal: / '1 kB' !== 1024`,
    'error tap src/size.js:3:26 [refuses x] not a size: x',
    'error tap test/size.test.js:14:26 [is async] bad thing',
  ],
  'perl-tap': ['error tap t.pl:1 [adds] adds'],
  'pytest-auto': [
    `error pytest test_import.py:1 [ERROR collecting test_import.py] ModuleNotFoundError: No module named 'nothing_here'`,
    'error pytest py/test_syntax.py:1 [ERROR collecting test_syntax.py] SyntaxError: invalid syntax',
  ],
  'pytest-colour': [
    'error pytest test_size.py:16 [ERROR at setup of test_fixture] RuntimeError: no fixture',
    `error pytest test_size.py:7 [TestSize.test_kb] AssertionError: assert '1 kB' == 1024 / +  where '1 kB' = parse('1 kB')`,
    'error pytest size.py:3 [test_refuses] ValueError: not a size: x',
    'error pytest test_size.py:25 [test_param[2]] assert 2 == 1',
    'warning pytest py/test_size.py:31 [] DeprecationWarning: old thing',
  ],
  'pytest-default': [
    'error pytest test_size.py:16 [ERROR at setup of test_fixture] RuntimeError: no fixture',
    `error pytest test_size.py:7 [TestSize.test_kb] AssertionError: assert '1 kB' == 1024 / +  where '1 kB' = parse('1 kB')`,
    'error pytest size.py:3 [test_refuses] ValueError: not a size: x',
    'error pytest test_size.py:25 [test_param[2]] assert 2 == 1',
    'warning pytest py/test_size.py:31 [] DeprecationWarning: old thing',
  ],
  'pytest-line-tests': [
    `error pytest py/test_size.py:7 [] AssertionError: assert '1 kB' == 1024`,
    'error pytest py/size.py:3 [] ValueError: not a size: x',
    'error pytest py/test_size.py:25 [] assert 2 == 1',
    'error pytest test_size.py:1 [test_fixture] RuntimeError: no fixture',
    'warning pytest py/test_size.py:31 [] DeprecationWarning: old thing',
  ],
  'pytest-native-tests': [
    'error pytest py/test_size.py:16 [ERROR at setup of test_fixture] RuntimeError: no fixture',
    `error pytest py/test_size.py:7 [TestSize.test_kb] AssertionError: assert '1 kB' == 1024 / +  where '1 kB' = parse('1 kB')`,
    'error pytest py/size.py:3 [test_refuses] ValueError: not a size: x',
    'error pytest py/test_size.py:25 [test_param[2]] AssertionError: assert 2 == 1',
    'warning pytest py/test_size.py:31 [] DeprecationWarning: old thing',
  ],
  'pytest-no-tests': [
    `error pytest test_size.py:1 [TestSize.test_kb] AssertionError: assert '1 kB' == 1024`,
    'error pytest test_size.py:1 [test_refuses] ValueError: not a size: x',
    'error pytest test_size.py:1 [test_param[2]] assert 2 == 1',
    'error pytest test_size.py:1 [test_fixture] RuntimeError: no fixture',
    'warning pytest py/test_size.py:31 [] DeprecationWarning: old thing',
  ],
  'pytest-short-tests': [
    'error pytest test_size.py:16 [ERROR at setup of test_fixture] RuntimeError: no fixture',
    `error pytest test_size.py:7 [TestSize.test_kb] AssertionError: assert '1 kB' == 1024 / +  where '1 kB' = parse('1 kB')`,
    'error pytest size.py:3 [test_refuses] ValueError: not a size: x',
    'error pytest test_size.py:25 [test_param[2]] assert 2 == 1',
    'warning pytest py/test_size.py:31 [] DeprecationWarning: old thing',
  ],
  'python-unittest': [
    'error python py/size.py:3 [test_b] ValueError: not a size: x',
    `error python py/test_unit.py:5 [test_a] AssertionError: 'a' != 3`,
  ],
  'ruff-concise': [
    'error python lint.py:1:1 [I001] [*] Import block is un-sorted or un-formatted',
    'error python lint.py:1:8 [F401] [*] `os` imported but unused',
  ],
  'ruff-full': [
    'error python lint.py:1:1 [I001] [*] Import block is un-sorted or un-formatted',
    'error python lint.py:1:8 [F401] [*] `os` imported but unused',
  ],
  'tap-lib': ['error tap m/t.cjs:2:28 [adds] adds'],
  'tsc-plain': [
    `error tsc src/size.ts:2:9 [TS2322] Type 'string' is not assignable to type 'number'.`,
    `error tsc src/size.ts:3:10 [TS2304] Cannot find name 'haff'.`,
    `error tsc src/size.ts:5:47 [TS2322] Type 'number' is not assignable to type 'string'.`,
  ],
  'tsc-pretty': [
    `error tsc src/size.ts:2:9 [TS2322] Type 'string' is not assignable to type 'number'.`,
    `error tsc src/size.ts:3:10 [TS2304] Cannot find name 'haff'.`,
    `error tsc src/size.ts:5:47 [TS2322] Type 'number' is not assignable to type 'string'.`,
  ],
  'vitest-gha': [
    `error workflow-command v/bad.test.ts:1:1 [v/bad.test.ts] Error: Cannot find module './nothing.ts' imported from /home/runner/work/app/app/v/bad.test.ts / ❯ v/bad.test.ts:1:1 / ⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯ / Serialized Error: { code: 'ERR_MODULE_NOT_FOUND' }`,
    'error workflow-command v/size.test.ts:3:45 [v/size.test.ts > adds] AssertionError: expected 2 to be 3 // Object.is equality / - Expected / + Received / - 3 / + 2 / ❯ v/size.test.ts:3:45',
    'error workflow-command v/size.ts:2:24 [v/size.test.ts > group > throws] TypeError: no x / ❯ parseSize v/size.ts:2:24 / ❯ v/size.test.ts:4:50',
  ],
  'vitest-tap': [
    `error tap v/bad.test.ts:1:1 [v/bad.test.ts] Cannot find module './nothing.ts' imported from /home/runner/work/app/app/v/bad.test.ts`,
    'error tap v/size.test.ts:3:45 [adds] expected 2 to be 3 // Object.is equality',
    'error tap v/size.ts:2:24 [throws] no x',
  ],
  vitest: [
    `error vitest v/bad.test.ts:1:1 [v/bad.test.ts] Error: Cannot find module './nothing.ts' imported from /home/runner/work/app/app/v/bad.test.ts`,
    'error vitest v/size.test.ts:3:45 [adds] AssertionError: expected 2 to be 3 // Object.is equality / - Expected / + Received / - 3 / + 2',
    'error vitest v/size.ts:2:24 [group > throws] TypeError: no x',
  ],
};

describe('real output', () => {
  it.each(Object.entries(expected))('%s', (name, lines) => {
    expect(told(fixture(name))).toEqual(lines);
  });

  it('every fixture is read by a row', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    expect(files.sort()).toEqual(
      Object.keys(expected)
        .map((name) => `${name}.txt`)
        .sort(),
    );
  });

  it.each(['vitest', 'tsc-pretty', 'eslint-stylish-colour', 'gcc-link-colour', 'pytest-colour', 'cargo-build-colour'])(
    '%s is really coloured',
    (name) => {
      expect(fixture(name)).toContain('\u001b[');
    },
  );
});
