import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';
import { kindOf } from '../../src/core/fingerprint-kinds.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));

describe('what npm says of a script', () => {
  const ended = [
    'npm error Lifecycle script `test` failed with error:',
    'npm error code 1',
    'npm error path /home/u/shop',
  ];

  test.each([['a linter whose place stands below', ['F821 Undefined name `price`', ' --> shop/cart.py:3:12']]])(
    'adds nothing to what %s said',
    (_, lines) => {
      expect(evidence(...lines, ...ended)).toEqual(evidence(...lines));
    },
  );

  test('is kept where the script said nothing', () => {
    expect(evidence('building', ...ended)).toContain('npm error code 1');
  });

  test('names the last command where nothing tells of an error', () => {
    const last = ['> shop@1.0.0 build', '> node build.js 3', ''];
    expect(evidence('> shop@1.0.0 prepare', '> node -e 0', '', ...last)).toEqual(evidence(...last));
  });
});

describe('who saw an error and when', () => {
  test.each(['Uncaught ', 'Exception during run: '])('says nothing of it: %j', (mark) => {
    const line = "Error [ERR_MODULE_NOT_FOUND]: Cannot find module 'late.js'";
    expect(evidence(`${mark}${line}`)).toEqual(evidence(line));
  });

  test('its code stands in its name and its message', () => {
    const line = "Error [ERR_MODULE_NOT_FOUND]: Cannot find module 'late.js'";
    expect(
      evidence(`${line} {`, "  code: 'ERR_MODULE_NOT_FOUND',", "  url: 'file:///home/u/shop/late.js'", '}'),
    ).toEqual(evidence(line));
  });
});

describe('an error is the same where the command is run again', () => {
  const runs: Readonly<Record<string, readonly string[]>> = {
    mocha: [
      '  rates',
      '    ✔ is pure',
      '    1) finds the rate',
      '',
      '  1 passing (4ms)',
      '  1 failing',
      '',
      '  1) rates',
      '       finds the rate:',
      '     AssertionError: expected 6 to equal 7',
      '      at Context.<anonymous> (test/rates.js:4:9)',
    ],
    'Python with a log': [
      '.ERROR:root:retry 3 failed',
      'F',
      '======================================================================',
      'FAIL: test_rate (tests.test_rates.RatesTest.test_rate)',
      '----------------------------------------------------------------------',
      'Traceback (most recent call last):',
      '  File "/home/u/shop/tests/test_rates.py", line 7, in test_rate',
      'AssertionError: 6 != 7',
      '',
      'Ran 2 tests in 0.003s',
      '',
      'FAILED (failures=1)',
    ],
  };

  test.each(Object.entries(runs))('by %s', (_, lines) => {
    expect(evidence(...lines, '', ...lines)).toEqual(evidence(...lines));
  });
});

describe('an error with a type', () => {
  test('is one, whatever it says of how something ended', () => {
    const line = "subprocess.CalledProcessError: Command 'make' returned non-zero exit status 5.";
    expect(kindOf(line)).toBe('error');
    expect(kindOf('Error: Process completed with exit code 5.')).toBe('outcome');
  });
});

test('a command that is cut in front tells nothing of the error', () => {
  const lines = ['error: no such table'];
  expect(evidence('> vitest run --sequence.seed=7122', '', ...lines)).toEqual(lines);
});

describe('where nothing looks like an error', () => {
  test('what a program says with its name before it counts, not what others printed', () => {
    const said = 'pre-commit: TODO found in f.js';
    expect(evidence('starting job', said, 'Waiting for the next change')).toEqual([said]);
    expect(evidence('linter: all rules loaded', said)).toEqual([said]);
  });

  test('the last lines do', () => {
    expect(evidence('starting', 'giving up')).toEqual(['giving up', 'starting']);
  });
});

describe('a failing test has one name', () => {
  test.each([
    'initial run',
    '1st retry',
    '2nd retry',
    '3rd retry',
    '11th repeat',
    'retry x2',
    'initial run, 1st retry',
  ])('also as %s', (attempt) => {
    const told = (name: string): readonly string[] => [` FAIL  test/a.test.js > api > ${name}`, 'Error: no rate'];
    expect(evidence(...told(`loads (${attempt})`))).toEqual(evidence(...told('loads')));
  });

  test('whatever mocha draws', () => {
    const list = ['  1 failing', '', '  1) rates', '       finds the rate:', '     TypeError: bad url'];
    const drawn = [' -_-_-_,------,', ' -_-_-_|   /\\_/\\', ' _-_-_~|_( x .x)', ' -_', ' 1   ""  ""'];
    expect(evidence(...drawn, '', ...list)).toEqual(evidence(...list));
  });
});

test('a command that is told in two pieces tells nothing of the error', () => {
  const told = ['> shop@2.4.0 test', 'starting a watcher', '> node --test', '', '✖ greets', '  Error: no rate'];
  expect(evidence(...told)).toEqual(evidence('✖ greets', '  Error: no rate'));
});

test('jest marks what a test prints, and others may speak in between', () => {
  const failed = [
    '  ● api › asserts',
    '',
    '    expect(received).toBe(expected)',
    '',
    '      at Object.toBe (test/api.test.js:6:30)',
    '',
  ];
  const printed = [
    '  console.log',
    '    checking report',
    '',
    '[webpack] 20% building',
    '      at Object.log (test/report.test.js:3:36)',
    '',
  ];
  expect(evidence(...failed, ...printed)).toEqual(evidence(...failed));
});

describe('an error is the same where several commands run at once', () => {
  const error = "src/b.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.";

  test('and each of them is told to have ended', () => {
    const lines = [
      '[lint] linting',
      'starting a watcher',
      '[lint] npm run lint exited with code 0',
      `[types] ${error}`,
    ];
    expect(evidence(...lines, '[types] npm run types exited with code 2')).toEqual(evidence(error));
    expect(evidence(`[fatal] ${error}`)).not.toEqual(evidence(error));
  });

  test('and whoever ran them says which one failed', () => {
    expect(evidence(error, 'ERROR: "types" exited with 2.')).toEqual(evidence(error));
  });
});
