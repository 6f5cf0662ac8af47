import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint-evidence.ts';

const evidence = (...lines: readonly string[]): readonly string[] => evidenceOf(lines.join('\n'));
const told = [
  'FAIL  a.test.ts > totals',
  'AssertionError: expected 6 to be 7',
  '',
  '- Expected',
  '+ Received',
  '- 7',
  '+ 6',
];
const compiled = ["src/main.c:4:18: error: 'rate' undeclared (first use in this function)"];

describe('an error is the same whoever asked for the command', () => {
  test.each([
    ['npm', ['> shop@1.0.0 test', '> vitest run --sequence.seed=7122', '']],
    ['npm, a command of two lines', ['> @acme/shop@1.0.0 test', '> vitest run \\', '>   --shard 1/2', '']],
    ['pnpm', ['> shop@1.0.0 test /home/runner/work/shop/shop', '> vitest run', '']],
    [
      'a step of a runner',
      ['##[group]Run npm test', '- "a" + "b" failed', 'shell: /usr/bin/bash -e {0}', '##[endgroup]'],
    ],
    ['a command of a runner', ['##[command]/usr/bin/git checkout --force unknown']],
    ['a runner that folds its log', ['section_start:1763900000:step_script', '$ npm test']],
    ['a shell that traces', ['+ npm test', '++ date +%s']],
  ])('%s', (_, before) => {
    expect(evidence(...before, ...told)).toEqual(evidence(...told));
    expect(evidence(...before, ...compiled)).toEqual(evidence(...compiled));
  });

  test.each([
    '##[error]Process completed with exit code 1.',
    'Error: Process completed with exit code 2.',
    'ERROR: Job failed: exit code 1',
    'Exited with code exit status 1',
    'The command "npm test" exited with 1.',
    '🚨 Error: The command exited with status 1',
    ' ELIFECYCLE  Command failed with exit code 1.',
    'error Command failed with exit code 1.',
  ])('%s', (end) => {
    expect(evidence(...told, end)).toEqual(evidence(...told));
    expect(evidence('make: *** [Makefile:9: pack] Error 3', end)).toEqual(['make: *** [Makefile: pack] Error 3']);
    expect(evidence('packing', end)).toEqual(['packing']);
    // Where nothing else is said, this is.
    expect(evidence(end)).toHaveLength(1);
  });

  test.each([
    ['::group::test', '::endgroup::'],
    ['41 packages are looking for funding', '  run `npm fund` for details'],
    ['(Use `node --trace-deprecation ...` to show where the warning was created)'],
  ])('%s, where nothing looks like an error', (...around) => {
    expect(evidence(...around, 'the bundle is too large')).toEqual(['the bundle is too large']);
  });

  test('npm, whatever options it has', () => {
    const lines = [
      'npm error code EUSAGE',
      'npm error',
      'npm error The `npm ci` command can only install with a lockfile.',
    ];
    const usage = (option: string): readonly string[] => [
      'npm error',
      'npm error Usage:',
      `npm error npm ci [${option}]`,
    ];
    expect(evidence(...lines, ...usage('--audit'))).toEqual(evidence(...lines, ...usage('--allow-git')));
    expect(evidence(...lines, ...usage('--audit'))).toEqual(evidence(...lines));
  });

  test.each(['npm error', 'npm ERR!'])('%s, when a script failed', (npm) => {
    const lines = [`${npm} code 2`, `${npm} path /repo`, `${npm} command failed`, `${npm} command sh -c tsc`];
    expect(evidence(...compiled, ...lines)).toEqual(evidence(...compiled));
    // Where the script said nothing of an error.
    expect(evidence('building', ...lines)).not.toEqual(evidence('building'));
  });

  test('a trace of the commands between others', () => {
    const traced = ['+ gcc -c src/a.c', '+ gcc -c src/main.c', ...compiled, '+ exit 1'];
    expect(evidence(...traced)).toEqual(evidence(...compiled));
  });
});

describe('what counts beside it', () => {
  test('a difference below a trace', () => {
    const other = [...told.slice(0, -1), '+ 5'];
    expect(evidence('+ npm test', ...told)).not.toEqual(evidence('+ npm test', ...other));
  });

  test('lines that only one side of a difference has', () => {
    const lines = ['FAIL: test_report (test_report.TestReport)', "AssertionError: 'a' != 'a\\nb'", '  a', '+ b'];
    expect(evidence(...lines)).toContain('+ b');
  });

  test('a command, where nothing else tells of an error', () => {
    const run = (code: number): readonly string[] => ['> shop@1.0.0 build', `> node build.js ${code}`, '', 'building'];
    expect(evidence(...run(3))).not.toEqual(evidence(...run(4)));
  });

  test('what is printed after the step is shown', () => {
    const shown = ['##[group]Run npm test', 'npm test', '##[endgroup]'];
    expect(evidence(...shown, 'error: no such table')).toEqual(['error: no such table']);
  });
});

describe('an error is the same where several programs speak', () => {
  const lines = ['building', ...compiled, '', 'compilation terminated.'];

  test.each([
    ['of docker compose', 'app-1  | '],
    ['of concurrently', '[0] '],
    ['of turbo and nx', '@acme/shop:test: '],
  ])('and each line says which one it is, as those %s', (_, mark) => {
    expect(evidence(...lines.map((line) => `${mark}${line}`))).toEqual(evidence(...lines));
    const ended = [...lines.map((line) => `${mark}${line}`), `${mark}npm run build exited with code 1`];
    expect(evidence(...ended)).toEqual(evidence(...lines));
  });

  test('but not where only some lines look as if they did', () => {
    expect(evidence('[1] error: no rate', '[2] one', 'two', 'three')).toEqual(['[1] error: no rate']);
  });

  test('and tests that make runs', () => {
    expect(evidence(...told, 'make: *** [Makefile:3: test] Error 1')).toEqual(evidence(...told));
  });
});
