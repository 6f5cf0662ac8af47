import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CheckOptions, processChecks } from '../../src/adapters/checks.ts';
import { noReports } from '../../src/adapters/gate-reports.ts';
import { furnishHome } from '../../src/adapters/home.ts';
import { logFolder } from '../../src/adapters/logs.ts';
import { gateEnvironment } from '../../src/adapters/process/environment.ts';
import type { ViewRoom, ViewRoomCall } from '../../src/adapters/rooms.ts';
import type { Check, Limits } from '../../src/core/gates.ts';
import { redact } from '../../src/report/redact.ts';
import { openRoomsIn } from '../support/rooms.ts';

const secret = 'hunter2-the-very-long-secret-value';
const unprivileged = 65_534;
const limits: Limits = { softMs: 20_000, hardMs: 30_000, boundBy: 'gate' };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-checks-'));
  mkdirSync(join(folder, 'view'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** A room at process level on a folder. */
function roomIn(dir: string): ViewRoom {
  return openRoomsIn({ scratch: join(folder, 'scratch') })(dir);
}

function options(more: Partial<CheckOptions> = {}): CheckOptions {
  let markers = 0;
  return {
    bash: '/bin/bash',
    environment: ({ home, tmp }) => ({ PATH: process.env['PATH'] ?? '/bin', HOME: home, TMPDIR: tmp }),
    openRoom: async () => roomIn(join(folder, 'view')),
    workingDirectory: '',
    parallel: 1,
    logs: logFolder(join(folder, 'logs'), (text) => redact(text, [secret]).text),
    graceMs: 500,
    marker: () => `${folder}-${markers++}`,
    progress: () => () => undefined,
    onStarted: () => undefined,
    reports: () => noReports,
    elapsedMs: () => performance.now(),
    cancel: new AbortController().signal,
    ...more,
  };
}

async function run(checks: readonly Check[], more: Partial<CheckOptions> = {}, given: Limits = limits) {
  const done = await processChecks(options(more)).run({
    type: 'run-checks',
    story: 'US-1',
    attempt: 2,
    tree: 't1',
    checks,
    limits: given,
  });
  if (!('results' in done)) throw new Error(`cut short: ${done.cause}`);
  return done.results;
}

async function baseline(check: Check, given: Limits = limits, more: Partial<CheckOptions> = {}) {
  const call = { type: 'run-baseline', tree: 't0', checks: [check], limits: given } as const;
  const done = await processChecks(options(more)).baseline(call);
  if (!('checks' in done)) throw new Error(`cut short: ${done.cause}`);
  return done.checks[0];
}

describe('a check', () => {
  test('that exits 0 passes: no reason, no excerpt, no log to look at', async () => {
    const [gate] = await run([{ name: 'unit', command: 'echo fine; echo also fine >&2' }]);
    expect(gate).toEqual({
      gate: 'test',
      check: 'unit',
      verdict: 'pass',
      reason: '',
      startedMs: expect.any(Number),
      durationMs: expect.any(Number),
      exitCode: 0,
      excerpt: { lines: [], truncated: 0 },
      softLimitHit: false,
    });
  });

  test('that exits otherwise fails with its words, its code and its whole log', async () => {
    const [gate] = await run([{ name: 'unit', command: 'for n in $(seq 300); do echo "line $n"; done; exit 3' }]);
    expect(gate).toMatchObject({ verdict: 'fail', exitCode: 3, reason: 'check "unit" exited with code 3' });
    expect(gate?.excerpt.lines).toHaveLength(101);
    expect(gate?.excerpt.lines[20]).toBe('[... 200 lines truncated ...]');
    expect(gate?.excerpt.truncated).toBe(200);
    expect(gate?.logPath).toBe(join(folder, 'logs', 'US-1-2-unit.log'));
    expect(readFileSync(gate?.logPath ?? '', 'utf8').split('\n')).toHaveLength(301);
  });

  test.each<[string, string, string, RegExp]>([
    ['is killed [R10]', 'kill -KILL $$', 'error', /killed/],
    ['fails in the middle of a pipe', 'false | cat', 'fail', /exited with code 1/],
    ['fails in a line before the last', 'false\ntrue', 'fail', /exited with code 1/],
    ['does not exist', 'no-such-program-anywhere', 'fail', /exited with code 127/],
  ])('that %s does not pass', async (_, command, verdict, reason) => {
    const [gate] = await run([{ name: 'unit', command }]);
    expect(gate?.verdict).toBe(verdict);
    expect(gate?.reason).toMatch(reason);
  });

  test('that takes too long is ended with everything it started', async () => {
    const marked = join(folder, 'late');
    const command = `(sleep 3; touch '${marked}') & sleep 60`;
    const [gate] = await run([{ name: 'unit', command, timeoutMs: 300 }]);
    expect(gate).toMatchObject({ verdict: 'timeout', reason: expect.stringContaining('hard limit of 0.3 s (TERM') });
    expect(gate).not.toHaveProperty('exitCode');
    await pause(3_500);
    expect(existsSync(marked)).toBe(false);
  });

  test('that cannot be started at all is an error, never a pass', async () => {
    const [gate] = await run([{ name: 'unit', command: 'true' }], { bash: join(folder, 'absent') });
    expect(gate).toMatchObject({ verdict: 'error', reason: expect.stringContaining('could not be started') });
  });

  test('whose view cannot be made throws: that is trouble of the run, not a verdict', async () => {
    const openRoom = () => Promise.reject(Object.assign(new Error('ENOSPC: full'), { code: 'ENOSPC' }));
    await expect(run([{ name: 'unit', command: 'true' }], { openRoom })).rejects.toThrow('ENOSPC');
  });

  test('passes its soft limit with a note', async () => {
    const [gate] = await run([{ name: 'unit', command: 'sleep 0.5' }], {}, { ...limits, softMs: 50 });
    expect(gate).toMatchObject({ verdict: 'pass', softLimitHit: true });
  });

  test('reads nothing: its standard input is closed', async () => {
    expect(await run([{ name: 'unit', command: 'test -z "$(cat)"' }])).toMatchObject([{ verdict: 'pass' }]);
  });
});

describe('several checks', () => {
  test('run one after the other, each in a view of its own, and all are told', async () => {
    const opened: string[] = [];
    const openRoom = async ({ tree }: ViewRoomCall) => {
      opened.push(tree);
      return roomIn(join(folder, 'view'));
    };
    const checks = ['a', 'b', 'c'].map((name) => ({ name, command: `test ${name} != b` }));
    const results = await run(checks, { openRoom });
    expect(results.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual(['a pass', 'b fail', 'c pass']);
    expect(opened).toEqual(['t1', 't1', 't1']);
  });

  test('share one deadline: what no time is left for is not started and does not pass', async () => {
    let nowMs = 0;
    const openRoom = async () => {
      nowMs += 20_000;
      return roomIn(join(folder, 'view'));
    };
    const checks = ['a', 'b', 'c'].map((name) => ({ name, command: `echo ${name} >> ../ran` }));
    const results = await run(checks, { openRoom, elapsedMs: () => nowMs });
    expect(results.map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'timeout']);
    expect(results[2]).toMatchObject({
      reason: 'check "c" was not started: the checks before it used up the test gate\'s time',
      durationMs: 0,
    });
    expect(readFileSync(join(folder, 'ran'), 'utf8')).toBe('a\nb\n');
  });

  test.each<[string, Limits, number | undefined, string]>([
    ['its own limit', limits, 200, 'hard limit of 0.2 s (TERM'],
    ['its own limit inside what the story has left', { ...limits, boundBy: 'story' }, 200, 'hard limit of 0.2 s (TERM'],
    [
      'what the story has left',
      { softMs: 100, hardMs: 300, boundBy: 'story' },
      9_000,
      '0.3 s, all that the story has left',
    ],
    [
      'what the run has left',
      { softMs: 100, hardMs: 300, boundBy: 'run' },
      undefined,
      '0.3 s, all that the run has left',
    ],
  ])('end at %s, and the clock that ended them is named', async (_, given, timeoutMs, reason) => {
    const check = { name: 'unit', command: 'sleep 30', ...(timeoutMs === undefined ? {} : { timeoutMs }) };
    const [gate] = await run([check], {}, given);
    expect(gate).toMatchObject({ verdict: 'timeout', reason: expect.stringContaining(reason) });
  });

  test('of a sub-story and of its story keep logs of their own', async () => {
    const call = { type: 'run-checks', story: 'US-1', attempt: 2, tree: 't1', limits } as const;
    const checks = [{ name: 'unit', command: 'echo "$RALPH_STORY"; exit 1' }];
    const paths: string[] = [];
    for (const part of [{ part: 'US-1.2' }, {}]) {
      const done = await processChecks(options()).run({ ...call, ...part, checks });
      paths.push(('results' in done ? done.results[0]?.logPath : undefined) ?? '');
    }
    expect(paths[1]).toBe(join(folder, 'logs', 'US-1-2-unit.log'));
    expect(paths.map((path) => readFileSync(path, 'utf8').trim())).toEqual(['US-1.2', 'US-1']);
  });

  test('of stories whose ids differ only by odd characters keep logs of their own', async () => {
    const paths = new Set<string | undefined>();
    for (const story of ['a/b', 'a_b', 'a b', '../../etc', 'x'.repeat(300)]) {
      const call = {
        type: 'run-checks',
        attempt: 1,
        tree: 't',
        checks: [{ name: 'unit', command: 'false' }],
        limits,
      } as const;
      const done = await processChecks(options()).run({ ...call, story });
      const path = 'results' in done ? done.results[0]?.logPath : undefined;
      expect(existsSync(path ?? '')).toBe(true);
      expect(path?.startsWith(`${join(folder, 'logs')}/`)).toBe(true);
      paths.add(path);
    }
    expect(paths.size).toBe(5);
  });
});

describe('an interrupt', () => {
  test('cuts the checks short, and the ones after it are not started', async () => {
    const cancel = new AbortController();
    const progress: CheckOptions['progress'] = () => () => cancel.abort('the runner sent SIGTERM');
    const checks = [
      { name: 'a', command: 'sleep 60' },
      { name: 'b', command: 'touch ../ran' },
    ];
    const call = { type: 'run-checks', story: 'US-1', attempt: 1, tree: 't', checks, limits } as const;
    const done = await processChecks(options({ cancel: cancel.signal, progress })).run(call);
    expect(done).toEqual({ type: 'interrupted', cause: 'the runner sent SIGTERM' });
    const base = { type: 'run-baseline', tree: 't', checks, limits } as const;
    expect(await processChecks(options({ cancel: cancel.signal })).baseline(base)).toMatchObject({
      type: 'interrupted',
    });
    expect(existsSync(join(folder, 'ran'))).toBe(false);
  });
});

describe('the baseline', () => {
  test.each<[string, string, string, RegExp]>([
    ['green', 'true', 'green', /^$/],
    ['red', 'echo not ok 1; exit 1', 'red', /^$/],
    [
      'broken by a program that is missing',
      'no-such-program-anywhere --flag',
      'broken',
      /^command not found: .*no-such-program-anywhere/,
    ],
    [
      'broken by a file that may not run',
      'touch plain; ./plain',
      'broken',
      /^permission denied or not executable: .*plain/,
    ],
    [
      'broken by a full disk',
      "echo 'write error: No space left on device'; exit 1",
      'broken',
      /^no disk space: write error/,
    ],
    [
      'broken by a full disk in npm',
      "echo 'npm ERR! code ENOSPC'; echo more; exit 228",
      'broken',
      /^no disk space: npm ERR!/,
    ],
    ['broken by a quota', 'echo Disk quota exceeded >&2; exit 2', 'broken', /^no disk space: Disk quota/],
    ['broken by memory', 'kill -KILL $$', 'broken', /out of memory/],
    ['green although it talks of a full disk', 'echo simulates ENOSPC', 'green', /^$/],
  ])('is %s', async (_, command, verdict, cause) => {
    const check = await baseline({ name: 'unit', command });
    expect(check).toMatchObject({ name: 'unit', verdict });
    expect(check?.cause).toMatch(cause);
    expect(check?.result.check).toBe('unit');
  });

  test('is broken when it takes too long, and says which limit it met', async () => {
    const check = await baseline({ name: 'unit', command: 'sleep 60' }, { ...limits, hardMs: 200 });
    expect(check).toMatchObject({
      verdict: 'broken',
      cause: expect.stringMatching(/hard limit of/),
    });
  });

  test('is broken when bash itself cannot be started', async () => {
    const check = await baseline({ name: 'unit', command: 'true' }, limits, { bash: join(folder, 'absent') });
    expect(check).toMatchObject({ verdict: 'broken', cause: expect.stringContaining('could not be started') });
  });
});

describe('the environment of a check', () => {
  const job = {
    PATH: process.env['PATH'] ?? '/bin',
    LANG: 'C.UTF-8',
    DATABASE_URL: 'postgres://localhost/test',
    GITHUB_TOKEN: 'ghs_x',
    GITHUB_SHA: 'abc',
    GITHUB_ENV: '/runner/env',
    ACTIONS_RUNTIME_URL: 'https://x',
    INPUT_GITHUB_TOKEN: 'ghs_x',
    RUNNER_TEMP: '/runner/temp',
    RUNNER_OS: 'Linux',
    NPM_TOKEN: 'npm_x',
    Aws_Secret: 'x',
    CONNECTION: `user:${secret}@host`,
    ALLOWED_KEY: 'declared',
  };
  const environment: CheckOptions['environment'] = ({ home, tmp }) =>
    gateEnvironment(job, { home, tmp, names: ['ALLOWED_KEY'], masked: [secret] });

  test('[S2] is what the job set without any credential or handle on the runner, and names the story', async () => {
    expect(await run([{ name: 'unit', command: 'env -0 > ../environment' }], { environment })).toMatchObject([
      { verdict: 'pass' },
    ]);
    const entries = readFileSync(join(folder, 'environment'), 'utf8').split('\0').filter(Boolean);
    const seen = Object.fromEntries(entries.map((entry) => entry.split(/=(.*)/s, 2)));
    const shell = ['PWD', 'OLDPWD', 'SHLVL', '_'];
    expect(
      Object.keys(seen)
        .filter((name) => !shell.includes(name))
        .toSorted(),
    ).toEqual(
      [
        ...['ALLOWED_KEY', 'DATABASE_URL', 'HOME', 'LANG', 'PATH', 'RALPH_ATTEMPT', 'RALPH_PROCESS_ID', 'RALPH_STORY'],
        ...['RUNNER_OS', 'TMPDIR'],
      ].toSorted(),
    );
    expect(seen).toMatchObject({
      RALPH_STORY: 'US-1',
      RALPH_ATTEMPT: '2',
      HOME: join(folder, 'scratch/gate/home'),
      TMPDIR: join(folder, 'scratch/gate/tmp'),
      PWD: join(folder, 'view'),
    });
  });

  test('names no story in the baseline', async () => {
    const check = await baseline({ name: 'unit', command: 'test -z "$RALPH_STORY$RALPH_ATTEMPT"' });
    expect(check?.verdict).toBe('green');
  });

  test('[A21][A22] has a HOME of its own for every check, with links to the caches and to nothing else', async () => {
    const real = join(folder, 'real');
    for (const path of [
      '.npm/_cacache/x',
      '.cargo/registry/x',
      '.ssh/id_rsa',
      '.aws/credentials',
      '.cargo/credentials',
    ]) {
      mkdirSync(join(real, path, '..'), { recursive: true });
      writeFileSync(join(real, path), path);
    }
    writeFileSync(join(real, '.npmrc'), '//registry/:_authToken=x');
    const command = 'cd; find . -type l | sort; cat .npm/_cacache/x; echo; find . -type f; touch left-behind; exit 1';
    const checks = ['a', 'b'].map((name) => ({ name, command }));
    const open = openRoomsIn({ scratch: join(folder, 'scratch'), furnishHome: (home) => furnishHome(real, home) });
    const results = await run(checks, { openRoom: async () => open(join(folder, 'view')) });
    const expected = ['./.cargo/registry', './.npm/_cacache', '.npm/_cacache/x'];
    expect(results.map(({ excerpt }) => excerpt.lines)).toEqual([expected, expected]);
  });

  test('is emptied although the check before left folders that nobody may write (Go module cache)', () => {
    const child = `
      import { processChecks } from ${JSON.stringify(resolve(import.meta.dirname, '../../src/adapters/checks.ts'))};
      import { noWalls } from ${JSON.stringify(resolve(import.meta.dirname, '../../src/adapters/isolation/ladder.ts'))};
      const { checks, folder } = JSON.parse(process.env.CALL);
      const walls = noWalls({ isolation: { level: 'process' }, scratch: folder + '/scratch', furnishHome: () => undefined });
      const done = await processChecks({
        bash: '/bin/bash',
        environment: ({ home, tmp }) => ({ PATH: process.env.PATH, HOME: home, TMPDIR: tmp }),
        openRoom: async () => ({ ...walls.openRoom({ role: 'gate', place: { kind: 'folder', dir: folder }, homeFiles: new Map() }), written: folder }),
        workingDirectory: '',
        parallel: 1,
        logs: { folder, redact: (text) => text, fresh: async (name) => folder + '/' + name },
        graceMs: 500,
        marker: () => folder,
        progress: () => () => undefined,
        onStarted: () => undefined,
        reports: () => ({ clear: () => undefined, read: async () => [] }),
        elapsedMs: () => performance.now(),
        cancel: new AbortController().signal,
      }).run({ story: 'US-1', attempt: 1, tree: 't', checks, limits: { softMs: 20000, hardMs: 30000, boundBy: 'gate' } });
      console.log(done.results.map(({ verdict }) => verdict).join());`;
    const make = 'mkdir -p ~/go/pkg/mod && touch ~/go/pkg/mod/x && chmod -R a-w ~/go && chmod 0 ~/go/pkg';
    const checks = ['a', 'b', 'c'].map((name) => ({ name, command: `test ! -e ~/go && ${make}` }));
    chmodSync(folder, 0o777);
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', child], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', CALL: JSON.stringify({ checks, folder }) },
      // To root nothing is forbidden.
      ...(process.getuid?.() === 0 ? { uid: unprivileged, gid: unprivileged } : {}),
    });
    expect(stdout.trim()).toBe('pass,pass,pass');
    chmodSync(join(folder, 'scratch/gate/home/go/pkg'), 0o755);
  });

  test('[S9] leaves no secret in the evidence: not in a line, not across the cut of a long one', async () => {
    const padding = 'x'.repeat(1000 - secret.length / 2);
    const command = `echo "token ${secret}"; echo "${padding}${secret}${padding}"; exit 1`;
    const [gate] = await run([{ name: 'unit', command }]);
    expect(gate?.excerpt.lines[0]).toBe('token [redacted]');
    expect(gate?.excerpt.lines.join('\n')).not.toContain(secret.slice(0, 8));
  });
});
