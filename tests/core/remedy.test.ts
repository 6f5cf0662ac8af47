import { expect, test } from 'vitest';
import { environmentTrouble } from '../../src/core/environment-class.ts';
import { withRemedy } from '../../src/core/remedy.ts';
import { gate } from '../support/history.ts';

const daemon = 'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?';
const engine = 'java.lang.IllegalStateException: Could not find a valid Docker environment';
const hidden = ', and write the gate under gates: with docker: true, else the walls hide it';

/** What is said of a check that ended with these lines. */
function said(exitCode: number, line: string, check?: { docker?: boolean }): string | undefined {
  const trouble = environmentTrouble(gate('test', 'fail', { check: 'unit', exitCode, lines: [line] }));
  return trouble && withRemedy(trouble.cause, check);
}

test.each([
  ['without a daemon', 1, daemon, `${daemon} Have Docker running before this action starts`],
  ['in a test library', 1, engine, `${engine}. Have Docker running before this action starts`],
  [
    'without a client',
    127,
    'bash: line 1: docker: command not found',
    'not found. Install Docker in a step before this action',
  ],
  [
    'without a client, of sh',
    127,
    'sh: 1: docker-compose: not found',
    'not found. Install Docker in a step before this action',
  ],
])(
  'Docker is missing, %s: what to do, and that walls hide it from gates that do not declare it',
  (_, exitCode, line, end) => {
    expect(said(exitCode, line, { docker: true })?.endsWith(end)).toBe(true);
    for (const check of [undefined, {}, { docker: false }])
      expect(said(exitCode, line, check)?.endsWith(`${end}${hidden}`)).toBe(true);
  },
);

test.each([
  [127, 'bash: line 1: vitest: command not found'],
  [127, 'bash: line 1: docker-machine: command not found'],
  [1, 'mkdir: cannot create directory: No space left on device'],
])('nothing is added to a cause that says it all: %s %s', (exitCode, line) => {
  const cause = said(exitCode, line);
  expect(cause).toContain(line);
  expect(cause?.endsWith(line)).toBe(true);
});

test('a script that is not there: the command is wrong, or the script is to come', () => {
  expect(said(1, 'npm error Missing script: "tset"')).toBe(
    'there is no such script: npm error Missing script: "tset". Correct the command of the check, or commit the script; with baseline: off a story may bring it.',
  );
});
