import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../support/action-runner.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-memory-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const megabyte = 1024 * 1024;

interface GateSeen {
  readonly verdict: string;
  readonly outputBytes: number;
  readonly shownLines: number;
  readonly shownCharacters: number;
  /** VmHWM of the process that ran the gate. */
  readonly peakBytes: number;
}

test.runIf(process.platform === 'linux').each([
  ['short lines', `yes 'not ok 12 - a line that a chatty runner prints' | head -c ${300 * megabyte}`],
  ['one line without an end', `head -c ${300 * megabyte} /dev/zero | tr '\\0' x`],
])('a gate that prints 300 MB and fails does not hold them in memory: %s', (_, print) => {
  const silent = runGate('silent', ':');
  const loud = runGate('loud', print);
  expect(silent).toMatchObject({ verdict: 'fail', outputBytes: 0, shownCharacters: 0 });
  expect(loud).toMatchObject({ verdict: 'fail', outputBytes: 300 * megabyte });
  expect(loud.shownLines).toBeLessThanOrEqual(101);
  expect(loud.shownCharacters).toBeGreaterThan(0);
  expect(loud.shownCharacters).toBeLessThan(megabyte);
  // Garbage that the engine has not collected yet counts too: more of it on a busy machine, but never as much as was printed.
  expect(loud.peakBytes - silent.peakBytes).toBeLessThan(200 * megabyte);
});

/** Runs one failing gate through the checks adapter, in a process of its own so that no other test counts. */
function runGate(name: string, print: string): GateSeen {
  const place = join(folder, name);
  mkdirSync(join(place, 'view'), { recursive: true });
  const script = join(place, 'gate.mjs');
  writeFileSync(script, program);
  const args = [script, pathToFileURL(join(repositoryRoot, 'src/')).href, place, `${print}; exit 1`];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as GateSeen;
}

const program = `
import { readFileSync, statSync } from 'node:fs';
const [source, place, command] = process.argv.slice(2);
const { processChecks } = await import(source + 'adapters/checks.ts');
const { logFolder } = await import(source + 'adapters/logs.ts');
const { noWalls } = await import(source + 'adapters/isolation/ladder.ts');
const isolation = { level: 'process', views: 'clean', home: 'throw-away', notes: [] };
const walls = noWalls({ isolation, scratch: place + '/scratch', furnishHome: () => undefined });
const opened = walls.openRoom({ role: 'gate', place: { kind: 'folder', dir: place + '/view' }, homeFiles: new Map() });
const room = { ...opened, written: place + '/view' };
const checks = processChecks({
  bash: '/bin/bash',
  environment: ({ home, tmp }) => ({ PATH: '/usr/bin:/bin', HOME: home, TMPDIR: tmp }),
  openRoom: async () => room,
  workingDirectory: '',
  parallel: 1,
  logs: logFolder(place + '/logs', (text) => text),
  graceMs: 1000,
  marker: () => 'memory-' + process.pid,
  progress: () => () => undefined,
    onStarted: () => undefined,
    reports: () => ({ clear: () => undefined, read: async () => [] }),
  elapsedMs: () => performance.now(),
  cancel: new AbortController().signal,
});
const limits = { softMs: 120_000, hardMs: 120_000, boundBy: 'gate' };
const call = { type: 'run-checks', story: 'US-1', attempt: 1, tree: 't', checks: [{ name: 'test', command }], limits };
const { results: [gate] } = await checks.run(call);
const status = readFileSync('/proc/self/status', 'latin1');
console.log(JSON.stringify({
  verdict: gate.verdict,
  outputBytes: statSync(gate.logPath).size,
  shownLines: gate.excerpt.lines.length,
  shownCharacters: gate.excerpt.lines.join('').length,
  peakBytes: Number(/^VmHWM:\\s+(\\d+) kB/m.exec(status)[1]) * 1024,
}));
`;
