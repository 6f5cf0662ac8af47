import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readLast, readTail, readWhole, tryLast } from '../../src/adapters/process/tail.ts';

const dir = mkdtempSync(join(tmpdir(), 'ralph-last-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function file(content: string | Uint8Array): string {
  const path = join(dir, 'file');
  writeFileSync(path, content);
  return path;
}

/** The kernel says that it has 4096 bytes. */
const SHORTER = '/sys/devices/system/cpu/possible';

describe('the last bytes of a file', () => {
  it.each([
    ['all of a short file', 'short', 100, 'short'],
    ['exactly all', 'short', 5, 'short'],
    ['the end', 'a long text', 4, 'text'],
    ['no half character of two bytes', 'aéb', 2, 'b'],
    ['no half character of three bytes', 'a€b', 3, 'b'],
    ['no half character of four bytes', 'a😀b', 4, 'b'],
    ['a whole character', 'a😀b', 5, '😀b'],
    ['nothing', 'text', 0, ''],
    ['of nothing', '', 10, ''],
  ])('%s', (_, content, maxBytes, expected) => {
    expect(readLast(file(content), maxBytes)).toBe(expected);
  });

  it('of a missing file are none', () => {
    expect(readLast(join(dir, 'missing'), 10)).toBe('');
  });

  it('tell what is broken at the beginning of a file that is read whole', () => {
    expect(readLast(file(Uint8Array.of(0x80, 0x61)), 10)).toBe('\ufffda');
  });

  it.skipIf(!existsSync(SHORTER))('are no more than there is where a file is shorter than it says', () => {
    expect(readLast(SHORTER, 65_536)).toMatch(/^[\d,-]+\n$/);
  });

  it('are none, for whoever does not need them, where a folder or a link lies there', () => {
    expect(() => readLast(dir, 10)).toThrow('EISDIR');
    expect(tryLast(dir, 10)).toBe('');
    const link = join(dir, 'link');
    symlinkSync(file('a secret'), link);
    expect(tryLast(link, 10)).toBe('');
    expect(tryLast(file('a text'), 4)).toBe('text');
  });
});

describe('a whole file', () => {
  it.each([
    ['as large as allowed', 'é', 2, 'é'],
    ['one byte larger', 'éa', 2, undefined],
    ['empty', '', 0, ''],
  ])('%s', (_, content, maxBytes, expected) => {
    expect(readWhole(file(content), maxBytes)).toBe(expected);
  });

  it('that is missing is empty', () => {
    expect(readWhole(join(dir, 'missing'), 10)).toBe('');
  });
});

describe('whoever reads', () => {
  it.each(['readTail', 'readLast', 'readWhole'])(
    'does not wait for a writer when somebody planted a FIFO (%s)',
    (name) => {
      const path = join(dir, `fifo-${name}`);
      execFileSync('mkfifo', [path]);
      const tail = new URL('../../src/adapters/process/tail.ts', import.meta.url);
      const code = `import * as tail from '${tail}'; await tail.${name}('${path}', ${name === 'readTail' ? '{}' : 10})`;
      // A process of its own: one that waits is ended by nothing else.
      const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
        ...{ timeout: 60_000, killSignal: 'SIGKILL' },
      });
      expect(status).toBe(0);
    },
  );

  it('is told of a path that cannot be opened', async () => {
    const path = join(file('no folder'), 'below');
    await expect(readTail(path)).rejects.toThrow('ENOTDIR');
    expect(() => readLast(path, 10)).toThrow('ENOTDIR');
    expect(() => readWhole(path, 10)).toThrow('ENOTDIR');
  });

  it('leaves no file open, also where reading failed', () => {
    const path = file('text');
    const before = readdirSync('/proc/self/fd').length;
    for (let count = 0; count < 200; count += 1) {
      readWhole(path, 3);
      readLast(path, 3);
      tryLast(dir, 3);
    }
    expect(readdirSync('/proc/self/fd').length - before).toBeLessThan(100);
  });
});
