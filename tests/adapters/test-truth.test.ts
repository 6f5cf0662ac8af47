import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { processChecks } from '../../src/adapters/checks.ts';
import { reportsOf } from '../../src/adapters/gate-reports.ts';
import { logFolder } from '../../src/adapters/logs.ts';
import type { ViewRoom } from '../../src/adapters/rooms.ts';
import type { Check, GateResult, Limits } from '../../src/core/gates.ts';
import { redact } from '../../src/report/redact.ts';
import { openRoomsIn } from '../support/rooms.ts';

const secret = 'hunter2-the-very-long-secret-value';
const limits: Limits = { softMs: 20_000, hardMs: 30_000, boundBy: 'gate' };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-truth-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Each room is on a view of its own, with nothing in it. */
function cleanRoom(dir: string): ViewRoom {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
  return openRoomsIn({ scratch: join(folder, 'scratch') })(dir);
}

function checks(testReport?: readonly string[]) {
  let markers = 0;
  return processChecks({
    bash: '/bin/bash',
    environment: ({ home, tmp }) => ({ PATH: process.env['PATH'] ?? '/bin', HOME: home, TMPDIR: tmp }),
    openRoom: async ({ tree }) => {
      writeFileSync(join(folder, 'tree'), tree);
      return cleanRoom(join(folder, 'view'));
    },
    workingDirectory: '',
    parallel: 1,
    logs: logFolder(join(folder, 'logs'), (text) => redact(text, [secret]).text),
    reports: reportsOf(testReport),
    graceMs: 500,
    marker: () => `${folder}-${markers++}`,
    progress: () => () => undefined,
    onStarted: () => undefined,
    elapsedMs: () => performance.now(),
    cancel: new AbortController().signal,
  });
}

/** Runs a check on the base and then on a candidate, which may be given another text to print. */
async function twice(
  base: string,
  candidate: string,
  more: { check?: Partial<Check>; testReport?: readonly string[] } = {},
) {
  const script = join(folder, 'check.sh');
  const check: Check = { name: 'unit', command: `. '${script}'`, ...more.check };
  const port = checks(more.testReport);
  writeFileSync(script, base);
  const before = await port.baseline({ type: 'run-baseline', tree: 't0', checks: [check], limits });
  const known = 'checks' in before ? before.checks[0]?.result.tests : undefined;
  writeFileSync(script, candidate);
  const call = {
    type: 'run-checks',
    story: 'US-1',
    attempt: 1,
    tree: 't1',
    base: 't0',
    checks: [check],
    limits,
  } as const;
  const isRed = 'checks' in before && before.checks[0]?.verdict !== 'green';
  const after = await port.run({
    ...call,
    ...(known && { known: { unit: known } }),
    ...(isRed && { redBefore: ['unit'] }),
  });
  if (!('checks' in before && 'results' in after)) throw new Error('cut short');
  const [result] = after.results;
  return { base: before.checks[0], result: result as GateResult };
}

const tap = (...points: readonly string[]): string =>
  `cat <<'TAP'\nTAP version 13\n1..${points.length}\n${points.join('\n')}\nTAP\n`;
const two = tap('ok 1 - a', 'ok 2 - b');
const red = `${tap('ok 1 - a', 'not ok 2 - b')}exit 1\n`;
const xml = (inner: string): string => `echo '<testsuite>${inner}</testsuite>' > report.xml\n`;
const one = '<testcase classname="c" name="a"/>';

describe('a check whose output names its tests', () => {
  test('is measured by what it did on the base', async () => {
    const { base, result } = await twice(two, two);
    expect(base).toMatchObject({ verdict: 'green', result: { tests: { source: 'output', counts: { passed: 2 } } } });
    expect(result).toMatchObject({ verdict: 'pass', reason: '', tests: { compared: { newFailing: [] } } });
    expect(result.tests).not.toHaveProperty('ran');
  });

  test.each<[string, string, string, string, string]>([
    ['[A3] runs fewer', two, tap('ok 1 - a'), 'fail', '1 test ran, 2 ran before this story; gone: "b"'],
    ['[A4] ends early', two, 'echo TAP version 13; echo ok 1 - a', 'fail', 'its report is not whole'],
    ['[A4] says nothing', two, 'true', 'fail', 'it left no report of its tests'],
    ['lies by its exit code', two, tap('ok 1 - a', 'not ok 2 - b'), 'fail', 'a test failed: "b"'],
    ['fails as before', red, red, 'warn', 'one test fails as before: "b"'],
    ['fails anew', red, `${tap('not ok 1 - a', 'not ok 2 - b')}exit 1`, 'fail', 'new: a test failed: "a"'],
    ['says nothing on the base either', 'true', 'true', 'pass', ''],
    ['tells of tests for the first time', 'true', two, 'pass', ''],
  ])('%s', async (_, base, candidate, verdict, reason) => {
    const { result } = await twice(base, candidate);
    expect(result.verdict).toBe(verdict);
    expect(result.reason).toContain(reason);
  });

  test('is searched for no tests when it is said to run none', async () => {
    const { result } = await twice(two, 'true', { check: { kind: 'check' } });
    expect(result).toMatchObject({ verdict: 'pass' });
    expect(result).not.toHaveProperty('tests');
  });

  test('is no report when it is larger than what is read', async () => {
    const { result } = await twice(two, `${two} head -c 4200000 /dev/zero | tr '\\0' x`);
    expect(result).toMatchObject({ verdict: 'fail', reason: expect.stringContaining('more than 4194304 bytes') });
  });

  test('names tests without the folder of the view, and without secrets', async () => {
    const { base } = await twice(tap(`ok 1 - ${folder}/view/a.js > ${secret}`), 'true');
    expect(base?.result.tests?.ran?.names).toEqual(['a.js > [redacted]']);
  });
});

describe('a check whose output tells counts only', () => {
  const rspec = (examples: number, failures: number): string =>
    `echo; echo '${examples} examples, ${failures} failures'; exit ${failures > 0 ? 1 : 0}\n`;

  test.each<[string, string, string, string, string]>([
    ['is as red as before', rspec(5, 2), rspec(6, 2), 'warn', '2 tests fail, 2 did before this story'],
    ['has one failure more', rspec(5, 2), rspec(6, 3), 'fail', '3 tests failed, 2 did before this story'],
    ['is green with more tests', rspec(5, 2), rspec(6, 0), 'pass', ''],
    ['leaves the failing ones out', rspec(5, 2), rspec(3, 0), 'fail', '3 tests ran, 5 ran before this story'],
    ['tells nothing any more', rspec(5, 0), 'true', 'fail', 'its output does not tell how many tests passed'],
    ['prints more than is read whole', rspec(5, 2), `seq 900000; ${rspec(6, 2)}`, 'warn', '2 tests fail, 2 did before'],
  ])('%s [X3]', async (_, base, candidate, verdict, reason) => {
    const { result } = await twice(base, candidate);
    expect(result.verdict).toBe(verdict);
    expect(result.reason).toContain(reason);
  });

  test('tells how many more tests pass than on a red base [X3]', async () => {
    const { base, result } = await twice(rspec(5, 2), rspec(6, 2));
    expect(base).toMatchObject({ verdict: 'red', result: { tests: { formats: ['counts'], listed: 'none' } } });
    expect(result.tests?.compared).toMatchObject({ morePassed: 1 });
  });

  test('names tests behind the prefixes of a monorepo tool [X5]', async () => {
    const vitest = (name: string) =>
      ['core', 'web']
        .map(
          (each) =>
            `echo 'pkg/${each} test:  FAIL  a.test.ts > ${name}'; echo 'pkg/${each} test:       Tests  1 failed | 3 passed (4)'`,
        )
        .join('; ');
    const { result } = await twice(`${vitest('adds')}; exit 1`, `${vitest('adds')}; exit 1`);
    expect(result).toMatchObject({ verdict: 'warn', reason: expect.stringContaining('a.test.ts::adds') });
    expect(result.tests).toMatchObject({ counts: { passed: 6, failed: 2 }, formats: ['vitest'] });
  });
});

describe('a check that runs no test', () => {
  test.each([
    ['with exit code 0', 'echo "No tests found, exiting with code 0"', 'exited with code 0, but no test ran'],
    ['with a code of its own', 'echo "no tests ran in 0.01s"; exit 5', 'exited with code 5; no test ran'],
  ])('%s is red on the base and fails an attempt [X9]', async (_, script, reason) => {
    const { base, result } = await twice(script, script);
    expect(base).toMatchObject({ verdict: 'red', result: { tests: { counts: { passed: 0, failed: 0 } } } });
    expect(base?.result.reason).toContain(reason);
    expect(result).toMatchObject({ verdict: 'fail', reason: expect.stringContaining(reason) });
  });

  test('is no trouble where it is said to run none [X9]', async () => {
    const { base, result } = await twice('echo "0 tests"', 'echo "0 tests"', { check: { kind: 'check' } });
    expect([base?.verdict, result.verdict]).toEqual(['green', 'pass']);
  });

  test('passes once it runs some [X9]', async () => {
    const { result } = await twice('echo "no tests ran in 0.01s"; exit 5', 'echo "2 passed in 0.01s"');
    expect(result).toMatchObject({ verdict: 'pass', tests: { compared: { morePassed: 2 } } });
  });
});

describe('a check that writes reports', () => {
  const testReport = ['*.xml'];

  test.each<[string, string, string, string, string]>([
    ['passes with a fresh one', xml(one), xml(one), 'pass', ''],
    ['[A18] leaves none', xml(one), 'true', 'fail', 'it left no report of its tests, and there was one before'],
    ['[A18] prints one instead', xml(one), tap('ok 1 - a'), 'fail', 'it left no report of its tests'],
    ['[A18] leaves half of one', xml(one), `echo '<testsuite>${one}' > report.xml`, 'fail', 'no well-formed XML'],
    ['[A18] leaves a link', xml(one), 'ln -s /etc/passwd report.xml', 'fail', 'it may be a link'],
    ['leaves one of another kind beside it', xml(one), `${xml(one)} echo '<coverage/>' > c.xml`, 'pass', ''],
    ['has failures in it', xml(one), xml('<testcase name="x"><failure/></testcase>'), 'fail', 'a test failed: "x"'],
    ['wrote none on the base', 'true', 'true', 'pass', ''],
  ])('%s', async (_, base, candidate, verdict, reason) => {
    const { result } = await twice(base, candidate, { testReport });
    expect(result.verdict).toBe(verdict);
    expect(result.reason).toContain(reason);
  });

  test('must write one where its own report: says so, whatever the base did', async () => {
    const { base, result } = await twice('true', two, { check: { report: ['report.xml'] } });
    expect(base).toMatchObject({ verdict: 'green' });
    expect(result).toMatchObject({
      verdict: 'fail',
      reason: expect.stringContaining('report: report.xml asks for one'),
    });
  });
});

describe('a failing test', () => {
  /** Fails the first time. */
  const flaky = (points: string): string =>
    `if [ -e '${folder}/once' ]; then\n${points}exit 0; fi; touch '${folder}/once'\n`;

  test('that passes on the same tree in a second run is flaky', async () => {
    const { result } = await twice(two, `${flaky(two)}${red}`);
    expect(result).toMatchObject({ verdict: 'warn', flaky: ['b'], reason: expect.stringMatching(/^flaky: "b"/) });
    expect(result).toMatchObject({ flakyBefore: [], reason: expect.stringContaining('may have made them flaky') });
    expect(result.excerpt.lines.join('\n')).toContain('not ok 2 - b');
  });

  test("that flips is tried on the story's start too", async () => {
    const onStart = `if [ "$(cat '${folder}/tree')" = t0 ]; then\n${red}fi\n`;
    const { result } = await twice(two, `${onStart}${flaky(two)}${red}`);
    expect(result).toMatchObject({ verdict: 'warn', flaky: ['b'], flakyBefore: ['b'] });
    expect(result.reason).toContain('"b" failed at the story\'s start too');
  });

  test('that this attempt added is not looked at twice', async () => {
    const three = tap('ok 1 - a', 'ok 2 - b', 'ok 3 - new');
    const { result } = await twice(two, `${flaky(three)}${three.replace('ok 3', 'not ok 3')}exit 1`);
    expect(result).toMatchObject({ verdict: 'fail', reason: expect.stringContaining('a test failed: "new"') });
  });

  const silent = (): string => `${flaky('')}exit 1\n`;
  const examples = (): string => `${flaky('echo "3 examples, 0 failures"\n')}echo "3 examples, 1 failure"; exit 1`;
  test.each([
    ['in an output without names', 'true', silent],
    ['by a count', 'echo "2 examples, 0 failures"', examples],
  ])('%s is looked at twice where the check was green [X10]', async (_, base, candidate) => {
    const { result } = await twice(base, candidate());
    const reason = expect.stringContaining('flaky: check "unit" failed once and passed once on the same tree');
    expect(result).toMatchObject({ verdict: 'warn', flaky: [], reason });
  });

  test('is looked at twice where only failures are named and no test was added [X10]', async () => {
    const pytest = (failed: string) => `echo "FAILED a.py::b"; echo "${failed} in 0.01s"; exit 1\n`;
    const green = 'echo "2 passed in 0.01s"\n';
    expect((await twice(green, `${flaky(green)}${pytest('1 failed, 1 passed')}`)).result).toMatchObject({
      flaky: ['a.py::b'],
    });
    rmSync(join(folder, 'once'));
    const added = await twice(green, `${flaky('echo "3 passed in 0.01s"\n')}${pytest('1 failed, 2 passed')}`);
    expect(added.result.verdict).toBe('fail');
  });

  test('without a name is not looked at twice where the check was red [X10]', async () => {
    const { result } = await twice('exit 1', silent());
    expect(result).toMatchObject({ verdict: 'fail', reason: 'check "unit" exited with code 1' });
  });

  test('that fails twice fails, once told [X10]', async () => {
    const { result } = await twice('true', `echo run >> '${folder}/runs'; exit 1`);
    expect(result.verdict).toBe('fail');
    expect(readFileSync(join(folder, 'runs'), 'utf8')).toBe('run\nrun\n');
  });

  test('finds nothing of its first run in the second', async () => {
    const cheat = `if [ -e left ]; then\n${two}exit 0; fi; touch left\n${red}`;
    const { result } = await twice(two, cheat);
    expect(result.verdict).toBe('fail');
  });
});
