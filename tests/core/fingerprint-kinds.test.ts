import { describe, expect, test } from 'vitest';
import { type Kind, kindOf } from '../../src/core/fingerprint-kinds.ts';

const table: Readonly<Record<Kind, readonly string[]>> = {
  blank: ['', '   '],
  ignored: [
    // successes
    '  ✓ reports an error (3 ms)',
    'ok 3 - fails well',
    'PASS test/errors.test.js',
    '--- PASS: TestError (0.00s)',
    '=== RUN   TestError',
    'test_x.py::test_error PASSED                    [ 50%]',
    'test errors::one ... ok',
    'test_error (tests.Cart.test_error) ... ok',
    // counts
    'Tests:       1 failed, 3 passed, 4 total',
    '✖ 2 problems (1 error, 1 warning)',
    'FAILED (failures=1, errors=1)',
    'Ran 3 tests in 0.001s',
    '===== 1 failed, 2 passed in 0.12s =====',
    'test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s',
    'Found 1 error in 1 file (checked 3 source files)',
    // what only looks like an error
    '  "is_error": false,',
    'Errors: 0',
    '0 errors',
    'INFO 3 errors were handled',
    'I will now look at why the error handling fails in the parser.',
    // progress
    '..F..E.   [ 50%]',
    'tests/test_errors.py ..F.   [ 40%]',
    '[12/50] Building CXX object error.o',
    ' 45% [=====>     ] error.tar.gz',
    'Compiling thiserror v1.0.2',
    'make: *** Waiting for unfinished jobs....',
    "make: Target 'all' not remade because of errors.",
    "Serialized Error: { errno: -111, code: 'ECONNREFUSED' }",
    // files whose tests are still to come, or under way
    ' ❯ test/errors.test.js [queued]',
    ' ❯ test/errors.test.js 0/3',
    // what runs, and in which version
    '> shop@1.4.0 test',
    // frames of others
    '    at Module._compile (node:internal/modules/cjs/loader:1554:14)',
    '    at run (node_modules/mocha/lib/runner.js:3:4)',
    '    at async Promise.all (index 0)',
    '\tat org.junit.platform.Launcher.execute(Launcher.java:12)',
    '  File "/usr/lib/python3.12/unittest/case.py", line 58, in run',
  ],
  warning: [
    'src/a.c:3:5: warning: unused variable x [-Wunused-error]',
    'warning: unused variable: `error`',
    'npm warn deprecated error-ex@1.0.0: use another one',
    '(node:123) DeprecationWarning: this error is old',
    '  3:7  warning  Unexpected console statement  no-console',
    'hint: Updates were rejected because',
  ],
  test: [
    '✖ adds two numbers (1.2ms)',
    ' FAIL  test/cart.test.ts > cart > adds',
    'not ok 3 - adds',
    '  ● cart › adds',
    '  1) adds',
    '--- FAIL: TestAdds (0.00s)',
    'FAILED tests/test_cart.py::test_adds - assert 1 == 2',
    'tests/test_cart.py::test_adds FAILED      [ 50%]',
    'FAIL: test_adds (tests.test_cart.CartTest.test_adds)',
    'test tests::adds ... FAILED',
  ],
  error: [
    'TypeError: x is not a function',
    'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:',
    "E   KeyError: 'name'",
    'Exception in thread "main" java.lang.NullPointerException',
    "src/a.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    "src/a.ts:3:7 - error TS2322: Type 'string' is not assignable to type 'number'.",
    "src/a.c:3:5: error: 'x' undeclared",
    'error[E0425]: cannot find value `x` in this scope',
    'fatal: not a git repository',
    'CONFLICT (content): Merge conflict in a.txt',
    './run.sh: line 2: frob: command not found',
    'cat: /x/y: No such file or directory',
    "make: *** No rule to make target 'a', needed by 'b'.  Stop.",
    "main.c:(.text+0x5): undefined reference to `total'",
    "thread 'main' (12) panicked at src/main.rs:3:5:",
    'npm error Missing script: "biuld"',
    '  3:7  error  x is not defined  no-undef',
    "lint.py:1:1: F401 'os' imported but unused",
    'error: null value in column "total" violates not-null constraint',
    '==12==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000010',
  ],
  outcome: ['exit status 1', 'Process finished with exit code 3', 'make: *** [Makefile:4: two] Error 2'],
  detail: [
    '404 !== 200',
    '    Expected: 200',
    '    Received: 404',
    '-   "total": 3',
    '+   total: 4',
    '  left: 1',
    "#          got: 'no'",
    '    size_test.go:8: got 2, want 3',
    'Actual message: "no such amount"',
    "  'test did not finish before its parent and was cancelled'",
  ],
  frame: [
    '    at nameOf (/home/u/shop/src/lib.js:3:4)',
    '  --> src/lib.rs:2:5',
    ' ❯ test/cart.test.js:2:1',
    ' ❯ src/total.js:4:12',
    '  File "/home/u/shop/cart.py", line 3, in total',
  ],
  weak: ['deploy stopped', 'the build is broken', 'worker 3: errors are handled'],
  plain: ['starting', 'This module handles errors of many kinds gracefully.'],
};

describe('kindOf', () => {
  const rows = Object.entries(table).flatMap(([kind, lines]) => lines.map((line) => [kind, line] as const));
  test.each(rows)('%s: %j', (kind, line) => {
    expect(kindOf(line)).toBe(kind);
  });
});
