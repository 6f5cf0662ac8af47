import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { processChecks } from '../../src/adapters/checks.ts';
import { type GateReports, gateReports, noReports } from '../../src/adapters/gate-reports.ts';
import { logFolder } from '../../src/adapters/logs.ts';
import { globMatcher } from '../../src/core/globs.ts';
import { redact } from '../../src/report/redact.ts';
import { openRoomsIn } from '../support/rooms.ts';

const secret = 'hunter2-the-very-long-secret-value';
let folder = '';
let view = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-reports-'));
  view = join(folder, 'view');
  mkdirSync(view);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const reports = gateReports(globMatcher(['reports/*.xml', '**/junit.xml']));

async function texts(): Promise<readonly string[]> {
  return (await reports.read(view)).flatMap((file) => ('text' in file ? file.text : []));
}

function put(path: string, text = '<old/>'): void {
  mkdirSync(dirname(join(view, path)), { recursive: true });
  writeFileSync(join(view, path), text);
}

/** A report of one failed test. */
function failed(file: string, line: number, message = 'expected 2'): string {
  const inner = `<testcase name="adds" file="${file}" line="${line}"><failure message="${message}"/></testcase>`;
  return `<?xml version="1.0"?><testsuites><testsuite name="unit">${inner}</testsuite></testsuites>`;
}

describe('stale reports', () => {
  test('[A18] are taken away, nothing else is', () => {
    for (const path of ['reports/a.xml', 'reports/deep/b.xml', 'junit.xml', 'app/x/junit.xml', 'pom.xml']) put(path);
    for (const path of ['node_modules/p/junit.xml', '.git/junit.xml']) put(path);
    reports.clear(view);
    const left = readdirSync(view, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(left.map(({ parentPath, name }) => join(parentPath, name).slice(view.length + 1)).toSorted()).toEqual([
      ...['.git/junit.xml', 'node_modules/p/junit.xml', 'pom.xml', 'reports/deep/b.xml'],
    ]);
  });

  test('are taken away whatever they are, and not what they lead to', () => {
    writeFileSync(join(folder, 'private'), 'of the controller');
    symlinkSync(join(folder, 'private'), join(view, 'junit.xml'));
    mkdirSync(join(view, 'reports'));
    symlinkSync('/nowhere', join(view, 'reports/dangling.xml'));
    execFileSync('mkfifo', [join(view, 'reports/pipe.xml')]);
    reports.clear(view);
    expect(readdirSync(view)).toEqual(['reports']);
    expect(readdirSync(join(view, 'reports'))).toEqual([]);
    expect(existsSync(join(folder, 'private'))).toBe(true);
  });

  test('are not looked for behind a linked folder', () => {
    mkdirSync(join(folder, 'elsewhere'));
    writeFileSync(join(folder, 'elsewhere/a.xml'), '<x/>');
    symlinkSync(join(folder, 'elsewhere'), join(view, 'reports'));
    reports.clear(view);
    expect(existsSync(join(folder, 'elsewhere/a.xml'))).toBe(true);
  });
});

describe('reports that are read', () => {
  test('are those at the declared paths', async () => {
    put('reports/a.xml', '<a/>');
    put('app/junit.xml', '<b/>');
    put('other.xml', '<c/>');
    expect((await texts()).toSorted()).toEqual(['<a/>', '<b/>']);
  });

  test.each<[string, () => void]>([
    [
      'a link',
      () => {
        writeFileSync(join(folder, 'private'), 'of the controller');
        symlinkSync(join(folder, 'private'), join(view, 'junit.xml'));
      },
    ],
    ['a pipe', () => void execFileSync('mkfifo', [join(view, 'junit.xml')])],
    ['a folder', () => mkdirSync(join(view, 'junit.xml'))],
    [
      'larger than 5 MiB',
      () => {
        put('junit.xml', '<a/>');
        truncateSync(join(view, 'junit.xml'), 5 * 1024 * 1024 + 1);
      },
    ],
    [
      'behind a linked folder',
      () => {
        mkdirSync(join(folder, 'elsewhere'));
        writeFileSync(join(folder, 'elsewhere/a.xml'), 'of the controller');
        symlinkSync(join(folder, 'elsewhere'), join(view, 'reports'));
      },
    ],
    [
      'in a view that was taken away',
      () => {
        put('junit.xml');
        rmSync(view, { recursive: true });
      },
    ],
    [
      'in what a link made of the view',
      () => {
        put('junit.xml', 'of the controller');
        renameSync(view, join(folder, 'moved'));
        symlinkSync(join(folder, 'moved'), view);
      },
    ],
    [
      'in what a file made of the view',
      () => {
        rmSync(view, { recursive: true });
        writeFileSync(view, '');
      },
    ],
  ])('are none that is %s', async (_, arrange) => {
    arrange();
    expect(await texts()).toEqual([]);
  });

  test('are at most 500', async () => {
    for (let n = 0; n < 501; n += 1) put(`reports/${n}.xml`, `<n${n}/>`);
    expect(await reports.read(view)).toEqual([{ problem: 'there are 501 reports, at most 500 are read' }]);
  });

  test('may lie beside a folder deeper than any path the system takes', async () => {
    put('junit.xml', '<a/>');
    const dig = `for n in $(seq 60); do mkdir ${'d'.repeat(100)} && cd ${'d'.repeat(100)} || exit 1; done`;
    execFileSync('bash', ['-c', dig], { cwd: view });
    expect(await texts()).toEqual(['<a/>']);
  });

  test('are none when none are declared', async () => {
    put('junit.xml');
    noReports.clear(view);
    expect(await noReports.read(view)).toEqual([]);
    expect(existsSync(join(view, 'junit.xml'))).toBe(true);
  });
});

describe('the name of the error', () => {
  const middle = 'for n in $(seq 200); do echo "step $n"; done';
  const failing = (error: string): string => `${middle}; echo "Error: ${error}"; ${middle}; exit 1`;

  test('is found where the excerpt is cut', async () => {
    const { error } = await check(failing('a'));
    expect(error).toMatch(/^[0-9a-f]{8}$/);
    expect((await check(failing('b'))).error).not.toBe(error);
    expect((await check(`sleep 0.1; ${failing('a')}`)).error).toBe(error);
  });

  test('is that of the failed tests, where a report has some', async () => {
    const told = (message: string, printed: string): string =>
      `mkdir -p reports; echo '${failed('src/a.js', 3, message)}' > reports/a.xml; echo "Error: ${printed}"; exit 1`;
    const { error } = await check(told('expected 2', 'a'));
    expect((await check(told('expected 2', 'b'))).error).toBe(error);
    expect((await check(told('expected 3', 'a'))).error).not.toBe(error);
  });

  test('is missing where nothing failed', async () => {
    expect((await check('true')).error).toBeUndefined();
  });
});

/** Runs one check in the view and answers its result. */
async function check(command: string, declared: GateReports = reports) {
  const done = await processChecks({
    bash: '/bin/bash',
    environment: ({ home, tmp }) => ({ PATH: process.env['PATH'] ?? '/bin', HOME: home, TMPDIR: tmp }),
    openRoom: async () => openRoomsIn({ scratch: join(folder, 'scratch') })(view),
    workingDirectory: '',
    parallel: 1,
    logs: logFolder(join(folder, 'logs'), (text) => redact(text, [secret]).text),
    reports: () => declared,
    graceMs: 500,
    marker: () => `reports-${folder}`,
    progress: () => () => undefined,
    onStarted: () => undefined,
    elapsedMs: () => performance.now(),
    cancel: new AbortController().signal,
  }).run({
    ...{ type: 'run-checks', story: 'US-1', attempt: 1, tree: 't', checks: [{ name: 'unit', command }] },
    limits: { softMs: 20_000, hardMs: 30_000, boundBy: 'gate' },
  });
  if (!('results' in done)) throw new Error(`cut short: ${done.cause}`);
  const [result] = done.results;
  if (result === undefined) throw new Error('no result');
  return result;
}

/** Command that writes a report and fails. */
function reporting(xml: string, path = 'junit.xml'): string {
  writeFileSync(join(folder, 'fresh.xml'), xml);
  return `mkdir -p "$(dirname ${path})"; cp ../fresh.xml ${path}; exit 1`;
}

describe('the places of a failed check', () => {
  test('come from its report: file, line, test and message', async () => {
    const result = await check(reporting(failed('src/a.ts', 7)));
    expect(result).toMatchObject({
      verdict: 'fail',
      locations: [{ file: 'src/a.ts', line: 7, title: 'adds', message: 'expected 2', level: 'error', source: 'junit' }],
    });
  });

  test('come from its output where nothing is declared, and from both where both tell', async () => {
    const tsc = `echo "src/b.ts(3,5): error TS2304: Cannot find name 'x'."`;
    expect((await check(`${tsc}; exit 1`, noReports)).locations).toMatchObject([{ file: 'src/b.ts', line: 3 }]);
    const both = await check(`${tsc}; ${reporting(failed('src/a.ts', 7))}`);
    expect(both.locations?.map(({ file, line }) => `${file}:${line}`)).toEqual(['src/a.ts:7', 'src/b.ts:3']);
  });

  test('are relative to the view, and none outside it', async () => {
    expect((await check(reporting(failed(`${view}/src/a.ts`, 7)))).locations).toMatchObject([{ file: 'src/a.ts' }]);
    for (const file of [`${folder}/private`, '/etc/passwd', '../private', 'a/../../b', 'node_modules/p/i.js']) {
      expect(await check(reporting(failed(file, 7)))).not.toHaveProperty('locations');
    }
  });

  test('[A18] are never those of an earlier report', async () => {
    put('junit.xml', failed('src/stale.ts', 1));
    put('reports/a.xml', failed('src/stale.ts', 2));
    expect(await check('exit 1')).not.toHaveProperty('locations');
    put('reports/a.xml', failed('src/stale.ts', 2));
    expect((await check(reporting(failed('src/a.ts', 7)))).locations).toMatchObject([{ file: 'src/a.ts', line: 7 }]);
  });

  test('are told once each and at most 20', async () => {
    const lines = Array.from(
      { length: 30 },
      (_, n) => `<testcase name="t" file="src/a.ts" line="${n + 1}"><failure/></testcase>`,
    );
    const xml = `<testsuite name="unit">${[...lines, ...lines].join('')}</testsuite>`;
    const { locations = [] } = await check(reporting(xml));
    expect(new Set(locations.map(({ line }) => line)).size).toBe(20);
    expect(locations).toHaveLength(20);
  });

  test('are not asked for when the check passes', async () => {
    const passing = '<testsuite><testcase name="adds" file="src/a.ts" line="7"/></testsuite>';
    const tsc = `echo "src/b.ts(3,5): error TS2304: Cannot find name 'x'."`;
    const result = await check(`${tsc}; ${reporting(passing).replace('exit 1', 'exit 0')}`);
    expect(result).toMatchObject({ verdict: 'pass', tests: { source: 'report', counts: { passed: 1 } } });
    expect(result).not.toHaveProperty('locations');
  });

  test('are told when only the report says that it failed', async () => {
    const result = await check(reporting(failed('src/a.ts', 7)).replace('exit 1', 'exit 0'));
    expect(result).toMatchObject({
      verdict: 'fail',
      reason: expect.stringContaining('exited with code 0, but its tests say otherwise: a test failed'),
      locations: [{ file: 'src/a.ts', line: 7 }],
    });
  });

  test('hold no secret', async () => {
    const { locations = [] } = await check(reporting(failed('src/a.ts', 7, `wrong ${secret}`)));
    expect(locations.map(({ message }) => message)).toEqual(['wrong [redacted]']);
  });

  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${failed('src/a.ts', 7, '&b;')}`;
  test.each<[string, string]>([
    ['with declared entities', bomb],
    ['with an external entity', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${failed('src/a.ts', 7)}`],
    ['that is cut', failed('src/a.ts', 7).slice(0, -30)],
    ['that is no XML', '\u0000\u0001{}<<<'],
    ['that is nested endlessly', '<testsuite>'.repeat(50_000)],
    ['that is empty', ''],
    ['that is something else', '<project><artifactId>a</artifactId></project>'],
  ])('are only those of its output beside a report %s', async (_, xml) => {
    const result = await check(`echo 'src/b.c:4:2: error: expected ;'; ${reporting(xml)}`);
    expect(result).toMatchObject({ verdict: 'fail', locations: [{ file: 'src/b.c', line: 4 }] });
    expect(result.locations).toHaveLength(1);
  });

  test('are not followed through what the check made of its view', async () => {
    writeFileSync(join(folder, 'secret.xml'), failed('src/secret.ts', 1));
    const link = 'ln -s ../secret.xml junit.xml; mkfifo reports.xml; exit 1';
    expect(await check(link)).not.toHaveProperty('locations');
    const swap = `cd ..; rm -rf view; mkdir other; cp secret.xml other/junit.xml; ln -s other view; exit 1`;
    expect(await check(swap)).not.toHaveProperty('locations');
    expect(await check('cd ..; rm -rf view; exit 1')).toMatchObject({ verdict: 'fail', exitCode: 1 });
  });
});
