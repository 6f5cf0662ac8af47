import { describe, expect, test } from 'vitest';
import { fingerprintOfOutput } from '../../src/core/fingerprint.ts';

/** What build tools and runners of many languages print, as they print it; the programs themselves are not on every machine. */

const docker = (at: number, seconds: string, name: string): readonly string[] => [
  `#${at - 1} [1/5] FROM docker.io/library/node:22`,
  `#${at - 1} CACHED`,
  `#${at} [4/5] RUN pip install -r requirements.txt`,
  `#${at} ${seconds} ERROR: No matching distribution found for ${name}==3.0`,
  `#${at} ERROR: process "/bin/sh -c pip install" did not complete successfully: exit code: 1`,
  '------',
  ` > [4/5] RUN pip install:`,
  `${seconds} ERROR: No matching distribution found for ${name}==3.0`,
  '------',
];

const gradle = (before: readonly string[], got: number, after: readonly string[]): readonly string[] => [
  ...before,
  '> Task :test FAILED',
  '',
  'com.acme.CartTest > sums() FAILED',
  `    org.opentest4j.AssertionFailedError: expected: <30> but was: <${got}>`,
  '        at com.acme.CartTest.sums(CartTest.java:22)',
  '',
  '* What went wrong:',
  "Execution failed for task ':test'.",
  '> There were failing tests. See the report at: file:///work/build/reports/tests/test/index.html',
  '',
  '> Run with --stacktrace option to get the stack trace.',
  ...after,
];

const maven = (seconds: string, plugin: string, got: number, ended: readonly string[] = []): readonly string[] => [
  `[ERROR] Tests run: 3, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: ${seconds} s <<< FAILURE! -- in com.acme.CartTest`,
  `[ERROR] com.acme.CartTest.sums -- Time elapsed: ${seconds} s <<< FAILURE!`,
  `org.opentest4j.AssertionFailedError: expected: <30> but was: <${got}>`,
  '[ERROR] Failures: ',
  `[ERROR]   CartTest.sums:25 expected: <30> but was: <${got}>`,
  `[ERROR] Failed to execute goal org.apache.maven.plugins:maven-surefire-plugin:${plugin}:test (default-test) on project shop: There are test failures.`,
  ...ended,
];

const compiles = (plugin: string): readonly string[] => [
  `[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:${plugin}:compile (default-compile) on project shop: Fatal error compiling`,
];

const jest = (took: string): readonly string[] => [
  `FAIL src/cart.test.js${took}`,
  '  ● Cart › sums',
  '',
  '    Expected: 30',
  '    Received: 27',
];

const phpunit = (count: string, value: number): readonly string[] => [
  `There was ${count} failure:`,
  '',
  '1) App\\Tests\\PriceTest::testNet',
  `Failed asserting that ${value} matches expected 100.`,
  '',
  '/work/tests/PriceTest.php:21',
];

const webpack = (place: string, message: string): readonly string[] => [`ERROR in ./src/app.js ${place}`, message];

const ruff = (line: number, file: string, above: readonly string[] = []): readonly string[] => [
  ...above,
  'F821 Undefined name `total`',
  ` --> ${file}:${line}:5`,
  '  |',
  `${line} |     return total`,
  '  |            ^^^^^',
];

/** The same failure as pytest tells it with long and with short traces. */
const long = (statement: string): readonly string[] => [
  '____ test_total ____',
  '    def test_total():',
  `>       ${statement}`,
  'test_shop.py:9:',
  '    def total(xs):',
  '>       return sum(xs)',
  "E       TypeError: unsupported operand type(s) for +: 'int' and 'str'",
  'shop.py:4: TypeError',
  "FAILED test_shop.py::test_total - TypeError: unsupported operand type(s) for +: 'int' and 'str'",
];
const short = (statement: string): readonly string[] => [
  '____ test_total ____',
  'test_shop.py:14: in test_total',
  `    ${statement}`,
  'shop.py:7: in total',
  '    return sum(xs)',
  "E   TypeError: unsupported operand type(s) for +: 'int' and 'str'",
  "FAILED test_shop.py::test_total - TypeError: unsupported operand type(s) for +: 'int' and 'str'",
];
const collecting = (frames: readonly string[]): readonly string[] => [
  'ERROR collecting test_shop.py',
  ...frames,
  'test_shop.py:3: in <module>',
  '    import requestz',
  "E   ModuleNotFoundError: No module named 'requestz'",
];

const rspec = (frames: readonly string[]): readonly string[] => [
  '  1) Invoice is valid',
  '     Failure/Error: expect(invoice).to be_valid',
  "     # ./spec/invoice_spec.rb:31:in `block (3 levels) in <top (required)>'",
  ...frames,
];

const unset = ['ci.sh: line 14: DEPLOY_KEY: unbound variable'];
const uncaught = [
  '/work/run.js:3',
  "  throw new Error('config key missing');",
  '  ^',
  '',
  'Error: config key missing',
  '    at load (/work/run.js:3:9)',
];

describe('the fingerprint of what build tools print', () => {
  test.each([
    ['the step and the time of an image', docker(7, '0.993', 'flaskk'), docker(9, '12.5', 'flaskk')],
    [
      'other tasks, and what Gradle advises',
      gradle(['> Task :compileJava UP-TO-DATE', '> Task :classes'], 27, ['> Run with --scan to get full insights.']),
      gradle(['> Task :processResources NO-SOURCE'], 27, ['BUILD FAILED in 3s']),
    ],
    [
      "Maven's durations, versions and advice",
      maven('0.049', '3.2.5', 27),
      maven('1.2', '3.5.0', 27, [
        '[ERROR] -> [Help 1]',
        '[ERROR] ',
        '[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.',
        '[ERROR] [Help 1] http://cwiki.apache.org/confluence/display/MAVEN/MojoFailureException',
      ]),
    ],
    ['the version of a plugin', compiles('3.11.0'), compiles('3.13.0')],
    ["jest's time and memory of a file", jest(''), jest(' (5.2 s, 121 MB heap size)')],
    ['the memory of a file alone', jest(' (88 MB heap size)'), jest(' (121 MB heap size)')],
    ['the place in the title of a bundler', webpack('17:0-37', 'Bad thing'), webpack('2:0-3:9', 'Bad thing')],
    ['another line below a finding', ruff(4, 'app/core.py'), ruff(40, 'app/core.py')],
    [
      'a finding below its place or behind it',
      ruff(4, 'app/core.py'),
      ['app/core.py:9:5: F821 Undefined name `total`'],
    ],
    [
      'a warning right above a finding',
      ruff(4, 'app/core.py'),
      ruff(4, 'app/core.py', ['(node:12) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.']),
    ],
    ['long and short traces', long("total([1, 'a'])"), short("total([1, 'a'])")],
    [
      'frames of the interpreter',
      collecting([]),
      collecting([
        '/usr/local/lib/python3.12/site-packages/_pytest/python.py:493: in importtestmodule',
        '    mod = import_path(',
      ]),
    ],
    [
      'frames of gems',
      rspec([]),
      rspec([
        "     # /work/vendor/bundle/ruby/3.2.0/gems/rspec-core-3.13.0/lib/rspec/core/example.rb:263:in `instance_exec'",
      ]),
    ],
    [
      'the process and the machine of a logger',
      ['ERROR (payments/4711 on fv-az1204-7): charge declined'],
      ['ERROR (payments/12 on 7f3c1dyefjom): charge declined'],
    ],
    [
      'a checkout called project',
      ['/root/project/src/a.js:3:7: error: x'],
      ['/home/circleci/project/src/a.js:9:1: error: x'],
    ],
    ['an unset variable, whatever is printed around it', unset, ['step 3', 'took 4 s', ...unset, 'rss 40']],
    [
      'a warning right above what nobody caught',
      uncaught,
      ['(node:7) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.', ...uncaught],
    ],
    [
      'how much cargo says',
      ['test tests::adds ... FAILED', 'assertion `left == right` failed', '  left: 3', ' right: 4'],
      ['tests::adds --- FAILED', 'assertion `left == right` failed', '  left: 3', ' right: 4'],
    ],
    [
      'the command that cargo shows',
      ['error: could not compile `app`', '', 'Caused by:'],
      [
        'error: could not compile `app`',
        '',
        'Caused by:',
        "  process didn't exit successfully: `rustc --crate-name app` (exit status: 1)",
      ],
    ],
    [
      "what pytest's summary tells again",
      ['E   assert <a> == <b>', 'E    +  where <a> = Foo()', 'FAILED test_p.py::test_up'],
      ['E   assert <a> == <b>', 'E    +  where <a> = Foo()', 'FAILED test_p.py::test_up', ' +  where <a> = Foo()'],
    ],
    [
      'the fixtures that plugins have',
      ["E       fixture 'client' not found", '>       available fixtures: cache, capfd', 'FAILED test_p.py::test_up'],
      [
        'E                                [ 50%]',
        "E       fixture 'client' not found",
        '>       available fixtures: benchmark, capfd',
        "        use 'pytest --fixtures [testpath]' for help on them.",
        'FAILED test_p.py::test_up',
      ],
    ],
    [
      'how long it took where no line reads like an error',
      ['deploy is over'],
      ['deploy is over', 'real\t0m7.807s', 'Done in 8.85s.', 'Browserslist: caniuse-lite is 6 months old. Please run:'],
    ],
    [
      'the checkout behind an at sign',
      ['SyntaxError[ @/work/a/test/x.mjs ]: Unexpected token'],
      ['SyntaxError[ @/opt/ci/b/test/x.mjs ]: Unexpected token'],
    ],
    ['a checkout in the home of go', ['/go/src/app/cart.go:3:7: error: x'], ['/work/a/cart.go:9:1: error: x']],
  ])('same: %s', (_, a, b) => expect(fingerprintOfOutput(a.join('\n'))).toBe(fingerprintOfOutput(b.join('\n'))));

  test.each([
    ['the package that an image misses', docker(7, '0.993', 'flaskk'), docker(7, '0.993', 'djangoo')],
    ['the value that Gradle tells', gradle([], 27, []), gradle([], 28, [])],
    ['the task that failed', ["Execution failed for task ':lint'."], ["Execution failed for task ':docs'."]],
    ['the value that Maven tells', maven('1', '3.2.5', 27), maven('1', '3.2.5', 28)],
    ['the value that PHPUnit tells', phpunit('1', 84), phpunit('1', 85)],
    [
      'what stands below the title of a bundler',
      webpack('7:12', 'Module parse failed: Unexpected token'),
      webpack('7:12', 'Module parse failed: Unterminated string'),
    ],
    ['the file of a finding', ruff(4, 'app/core.py'), ruff(4, 'app/shop.py')],
    ['the statement that pytest shows', short("total([1, 'a'])"), short("total(['a', 1])")],
    ['another unset variable', unset, ['ci.sh: line 14: DEPLOY_HOST: unbound variable']],
    [
      'a compiler that was killed',
      ['error: could not compile `app`', '  process exited (signal: 9, SIGKILL: kill)'],
      ['error: could not compile `app`', '  process exited (exit status: 1)'],
    ],
    ['a marked statement', long("total([1, 'a'])"), long("total(['a', 1])")],
  ])('different: %s', (_, a, b) =>
    expect(fingerprintOfOutput(a.join('\n'))).not.toBe(fingerprintOfOutput(b.join('\n'))),
  );
});
