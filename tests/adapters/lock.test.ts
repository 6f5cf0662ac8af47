import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { hostname, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LockOwner, takeLock } from '../../src/adapters/store/lock.ts';

const call = { runId: 'run-b', since: '2026-01-02T03:04:05Z' };
let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-lock-'));
  file = join(folder, '.ralph.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onlyOnLinux = process.platform === 'linux' ? test : test.skip;

describe('the lock', () => {
  test('names its owner, is held once, and is gone when let go', () => {
    const first = takeLock(file, call);
    expect(first).toMatchObject({ ok: true });
    expect(first).not.toHaveProperty('notice');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ ...call, pid: process.pid, host: hostname() });
    expect(takeLock(file, { ...call, runId: 'run-c' })).toEqual({
      ok: false,
      message:
        `ERROR: Another Ralph loop active (PID ${process.pid}) on ${hostname()}, run run-b, since ${call.since}. ` +
        'Wait for it to end or cancel it.',
    });
    if (first.ok) first.lock[Symbol.dispose]();
    expect(readdirSync(folder)).toEqual([]);
    const again = takeLock(file, call);
    expect(again.ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['.ralph.lock']);
  });

  test('of a process that is gone is taken over, and that is said [D8]', () => {
    write(owner({ pid: spawnSync('true').pid }));
    const taken = takeLock(file, call);
    expect(taken).toMatchObject({
      ok: true,
      notice: expect.stringMatching(/^Took over the lock of run run-a \(PID \d+/),
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(call);
    expect(readdirSync(folder)).toEqual(['.ralph.lock']);
  });

  onlyOnLinux('of a process whose pid was given away is taken over', () => {
    write(owner({ pid: process.pid, startTicks: '1' }));
    expect(takeLock(file, call)).toMatchObject({ ok: true, notice: expect.stringContaining('that process is gone') });
  });

  test.each<[string, Partial<LockOwner>]>([
    ['a living process whose start nobody could read', { pid: process.pid, startTicks: '' }],
    ['another host, which cannot be asked', { pid: 999_999_999, host: 'elsewhere' }],
  ])('of %s is respected', (_, more) => {
    write(owner(more));
    const before = readFileSync(file, 'utf8');
    expect(takeLock(file, call)).toMatchObject({ ok: false, message: expect.stringContaining('run run-a') });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test.each(['', '{', 'null', '[]', '{"pid":"7"}', '\u0000\u0000'])(
    'that says %j is taken over with a notice',
    (text) => {
      writeFileSync(file, text);
      expect(takeLock(file, call)).toMatchObject({ ok: true, notice: 'Took over a lock file that names no owner.' });
    },
  );

  test('can be taken over although the last one who tried died over it', () => {
    write(owner({ pid: spawnSync('true').pid }));
    writeFileSync(`${file}.takeover`, JSON.stringify(owner({ pid: spawnSync('true').pid })));
    expect(takeLock(file, call).ok).toBe(true);
    expect(readdirSync(folder)).toEqual(['.ralph.lock']);
  });

  test('is let go only by its owner', () => {
    const taken = takeLock(file, call);
    if (!taken.ok) throw new Error(taken.message);
    write(owner({ pid: process.pid }));
    taken.lock[Symbol.dispose]();
    expect(existsSync(file)).toBe(true);
    rmSync(file);
    expect(() => taken.lock[Symbol.dispose]()).not.toThrow();
  });

  test('can be read by its owner alone', () => {
    expect(takeLock(file, call).ok).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test.each(['a file', 'a link to nothing'])('never writes its claim into %s that stands at its name', (what) => {
    const elsewhere = join(folder, 'elsewhere');
    if (what === 'a file') writeFileSync(elsewhere, 'precious');
    const plant = what === 'a file' ? linkSync : symlinkSync;
    plant(elsewhere, `${file}.${'ab'.repeat(6)}`);
    const bytes = vi.spyOn(crypto, 'randomBytes').mockImplementation((size: number) => Buffer.alloc(size, 0xab));
    syncBuiltinESMExports();
    try {
      expect(() => takeLock(file, call)).toThrow(/EEXIST/);
    } finally {
      bytes.mockRestore();
      syncBuiltinESMExports();
    }
    expect(existsSync(file)).toBe(false);
    expect(existsSync(elsewhere) && readFileSync(elsewhere, 'utf8')).toBe(what === 'a file' && 'precious');
  });

  test('needs its folder', () => {
    expect(() => takeLock(join(folder, 'absent', 'lock'), call)).toThrow(/ENOENT/);
  });
});

describe('twenty processes at once [D9]', () => {
  test('one of them gets the lock: a free one, a dead one, one without an owner', async () => {
    const rounds = ['free', 'dead', 'garbage', 'dead-2', 'garbage-2', 'free-2'];
    const dead = JSON.stringify(owner({ pid: spawnSync('true').pid }));
    for (const round of rounds) {
      if (round.startsWith('dead')) writeFileSync(join(folder, round), dead);
      if (round.startsWith('garbage')) writeFileSync(join(folder, round), '{');
    }
    const children = Array.from({ length: 20 }, (_, index) => contender(rounds, index));
    try {
      const answers: string[][] = [];
      await Promise.all(children.map(({ line }) => line()));
      for (const round of rounds) {
        writeFileSync(join(folder, `go-${round}`), '');
        answers.push(await Promise.all(children.map(({ line }) => line())));
      }
      for (const [index, list] of answers.entries()) {
        expect(
          list.filter((answer) => answer === 'won'),
          rounds[index],
        ).toHaveLength(1);
        expect(
          list.filter((answer) => /^ERROR: Another Ralph loop active/.test(answer)),
          rounds[index],
        ).toHaveLength(19);
      }
      expect(
        readdirSync(folder)
          .filter((name) => !name.startsWith('go-'))
          .toSorted(),
      ).toEqual(rounds.toSorted());
    } finally {
      for (const { child } of children) child.kill('SIGKILL');
    }
  });
});

/** A process that waits for each round to begin, tries its lock and keeps it. */
function contender(rounds: readonly string[], index: number): { child: ChildProcess; line: () => Promise<string> } {
  const source = resolve(import.meta.dirname, '../../src/adapters/store/lock.ts');
  const script = `
    import { existsSync } from 'node:fs';
    import { takeLock } from ${JSON.stringify(source)};
    const cell = new Int32Array(new SharedArrayBuffer(4));
    const kept = [];
    console.log('ready');
    for (const round of ${JSON.stringify(rounds)}) {
      while (!existsSync(${JSON.stringify(folder)} + '/go-' + round)) Atomics.wait(cell, 0, 0, 1);
      const result = takeLock(${JSON.stringify(folder)} + '/' + round, { runId: 'run-${index}', since: 'now' });
      kept.push(result);
      console.log(result.ok ? 'won' : result.message);
    }
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString('utf8')).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const next = waiting.shift();
      if (next === undefined) lines.push(part);
      else next(part);
    }
  });
  return {
    child,
    line: () => {
      const ready = lines.shift();
      return ready === undefined ? new Promise((done) => waiting.push(done)) : Promise.resolve(ready);
    },
  };
}

function owner(more: Partial<LockOwner>): LockOwner {
  return { pid: 1, startTicks: '', host: hostname(), runId: 'run-a', since: '2026-01-01T00:00:00Z', ...more };
}

function write(content: LockOwner): void {
  writeFileSync(file, JSON.stringify(content));
}
