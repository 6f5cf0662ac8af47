import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judge, type Occurrence, table } from '../../scripts/fingerprints/judge.ts';

const root = join(import.meta.dirname, '..', '..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-fingerprints-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fingerprints(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/fingerprints.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function put(path: string, text: string | Buffer): string {
  const whole = join(folder, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

describe('npm run fingerprints', () => {
  it('prints a table and writes the figures with --json', () => {
    put('a/1.txt', 'Error: a at 12:13:14');
    put('a/2.txt', 'Error: a at 15:16:17');
    put('b/1.txt', 'Error: b');
    const out = join(folder, '.out.json');
    const run = fingerprints(folder, '--json', out);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain('precision        100.00 %');
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual({ classes: 2, files: 3, precision: 1, recall: 1, worst: [] });
  });

  it('shows what is judged wrongly', () => {
    put('a/1.txt', 'Error: a');
    put('a/2.txt', 'Error: c');
    put('b/1.txt', 'Error: a');
    const run = fingerprints(folder);
    expect(run.stdout).toMatch(/1 {2}merged {2}a = b {2}\(a\/1.txt, b\/1.txt\)/);
    expect(run.stdout).toMatch(/1 {2}split {3}a {2}\(a\/1.txt, a\/2.txt\)/);
  });

  it('reads on beside files that are no occurrences, and says so', () => {
    put('README.md', 'about');
    put('.hidden', 'x');
    put('a/1.txt', 'Error: a');
    put('a/deep/1.txt', 'Error: a');
    mkdirSync(join(folder, 'empty'));
    const run = fingerprints(folder);
    expect(run.status).toBe(0);
    expect(run.stderr.trimEnd().split('\n')).toEqual([
      'README.md: it is no folder, so it is no error. It is not read.',
      'a/deep: a folder in the folder of an error is not read. Move its files up.',
      'empty: the folder is empty.',
    ]);
  });

  it('[D6] exits 1 on a binary file, a FIFO, a link, and measures the others', () => {
    put('a/1.txt', 'Error: a');
    put('a/binary', Buffer.from(Array.from({ length: 999 }, (_, at) => at % 7)));
    execFileSync('mkfifo', [join(folder, 'a', 'fifo')]);
    symlinkSync('/dev/zero', join(folder, 'a', 'link'));
    const run = fingerprints(folder);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('a/binary: it is binary. Give what the tool printed.');
    expect(run.stderr).toContain('a/fifo: it cannot be read (it is not a regular file).');
    expect(run.stderr).toContain('a/link: it cannot be read (');
    expect(run.stdout).toContain('occurrences      1');
  });

  it('reads both ends of a huge file', () => {
    put('a/1.txt', `Error: a\n${'step\n'.repeat(1024 * 1024)}`);
    const run = fingerprints(folder);
    expect(run.stderr).toContain('a/1.txt: of its 5242889 bytes the first and the last 2 MiB are read.');
    expect(run.status).toBe(0);
  });

  it.each([
    ['no folder', () => [], 'No folder is given.'],
    ['two folders', () => [folder, folder], 'One folder is read at a time'],
    ['an unknown option', () => [folder, '--jsn', 'x'], 'Usage: npm run fingerprints -- DIR [--json OUT]'],
    ['a missing folder', () => [join(folder, 'none')], 'is no folder that can be read'],
    ['a file', () => [put('a/1.txt', 'x')], 'is no folder that can be read'],
    ['an empty folder', () => [folder], 'holds no occurrence'],
  ])('exits 2 on %s', (_, args, message) => {
    const run = fingerprints(...args());
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain(message);
  });

  it('exits 2 when --json cannot be written, after the table', () => {
    put('a/1.txt', 'Error: a');
    const run = fingerprints(folder, '--json', join(folder, 'none', 'out.json'));
    expect(run).toMatchObject({ status: 2, stdout: expect.stringContaining('precision') });
    expect(run.stderr).toContain('cannot be written');
  });
});

describe('judge', () => {
  /** `a1 b1` is an occurrence of error `a` and one of error `b`, both of the name `1`. */
  const told = (text: string): Occurrence[] =>
    text.split(' ').map((each, at) => ({ className: each[0] ?? '', file: `${at}`, fingerprint: each.slice(1) }));

  it.each([
    ['a1', 1, 1],
    ['a1 a1 b2 b2', 1, 1],
    ['a1 a2 b3 b4', 1, 0],
    ['a1 b1', 0, 1],
    ['a1 a1 b1 b1', 2 / 6, 1],
    ['a1 a1 a2 b3 b3', 1, 2 / 4],
  ])('%s: precision %d, recall %d', (text, precision, recall) => {
    expect(judge(told(text))).toMatchObject({ precision, recall });
  });

  it('names the worst pairs first', () => {
    expect(judge(told('a1 a1 a1 b1 b1 c2 c3')).worst).toEqual([
      { kind: 'merged', classes: ['a', 'b'], pairs: 6, files: ['0', '3'] },
      { kind: 'split', classes: ['c'], pairs: 1, files: ['5', '6'] },
    ]);
  });

  it('never rounds up to 100 %', () => {
    expect(table({ classes: 1, files: 2, precision: 0.99999, recall: 1, worst: [] })).toContain(' 99.99 %');
  });
});
