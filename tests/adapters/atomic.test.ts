import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeAtomic, writeNew } from '../../src/adapters/store/atomic.ts';

const unprivileged = 65_534;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-atomic-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('an atomic write', () => {
  test('makes and replaces a file that only its owner can read, and leaves nothing beside it', () => {
    const file = join(folder, 'state.json');
    writeAtomic(file, 'first');
    writeAtomic(file, Buffer.from([0, 255, 10]));
    expect(readFileSync(file)).toEqual(Buffer.from([0, 255, 10]));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['state.json']);
  });

  test('takes no content and 3 MB of it', () => {
    const file = join(folder, 'state.json');
    for (const content of ['', 'é'.repeat(1_500_000)]) {
      writeAtomic(file, content);
      expect(readFileSync(file, 'utf8') === content).toBe(true);
    }
  });

  test.each(['a file', 'nothing', 'a folder'])('replaces a link to %s instead of following it [D3]', (to) => {
    const target = join(folder, 'target');
    if (to === 'a file') writeFileSync(target, 'precious');
    if (to === 'a folder') mkdirSync(target);
    const file = join(folder, 'state.json');
    symlinkSync(target, file);
    writeAtomic(file, 'new');
    expect(lstatSync(file).isFile()).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(existsSync(target)).toBe(to !== 'nothing');
    if (to === 'a file') expect(readFileSync(target, 'utf8')).toBe('precious');
    if (to === 'a folder') expect(readdirSync(target)).toEqual([]);
  });

  test('never opens a name that is there: not a file, not a link to nothing', () => {
    const planted = join(folder, '.state.json.0123456789ab');
    const elsewhere = join(folder, 'elsewhere');
    symlinkSync(elsewhere, planted);
    expect(() => writeNew(planted, Buffer.from('x'))).toThrow(/EEXIST/);
    writeFileSync(join(folder, 'file'), 'old');
    expect(() => writeNew(join(folder, 'file'), Buffer.from('x'))).toThrow(/EEXIST/);
    writeAtomic(join(folder, 'state.json'), 'new');
    expect(existsSync(elsewhere)).toBe(false);
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('old');
    expect(lstatSync(planted).isSymbolicLink()).toBe(true);
  });

  test('throws when the folder is missing, and makes none', () => {
    expect(() => writeAtomic(join(folder, 'absent', 'state.json'), 'x')).toThrow(/ENOENT/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('throws when a folder has the name, and leaves nothing beside it', () => {
    mkdirSync(join(folder, 'state.json', 'kept'), { recursive: true });
    expect(() => writeAtomic(join(folder, 'state.json'), 'x')).toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(readdirSync(folder)).toEqual(['state.json']);
    expect(readdirSync(join(folder, 'state.json'))).toEqual(['kept']);
  });

  test('throws in a folder that may not be written, and the old content stands', () => {
    const file = join(folder, 'state.json');
    writeFileSync(file, 'old');
    chmodSync(folder, 0o555);
    asNobody(() => expect(() => writeAtomic(file, 'new')).toThrow(/EACCES|EPERM/));
    chmodSync(folder, 0o755);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['state.json']);
  });

  test('that does not fit keeps the old content and leaves nothing beside it [D2]', () => {
    const file = join(folder, 'state.json');
    writeFileSync(file, 'old');
    const source = resolve(import.meta.dirname, '../../src/adapters/store/atomic.ts');
    const child = `
      import { writeAtomic } from ${JSON.stringify(source)};
      try { writeAtomic(${JSON.stringify(file)}, 'x'.repeat(5000)); } catch (error) { console.log(error.code); }`;
    const limited = `ulimit -f 1; exec '${process.execPath}' --input-type=module -e "$CHILD"`;
    const env = { PATH: process.env['PATH'] ?? '', CHILD: child };
    expect(spawnSync('bash', ['-c', limited], { encoding: 'utf8', env }).stdout.trim()).toBe('EFBIG');
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['state.json']);
  });
});

/** root may write everywhere, so it steps down for the moment. */
function asNobody(act: () => void): void {
  const user = process.geteuid?.();
  if (user === 0) process.seteuid?.(unprivileged);
  try {
    act();
  } finally {
    if (user === 0) process.seteuid?.(0);
  }
}
