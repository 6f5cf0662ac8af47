import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readTail } from '../../src/adapters/process/tail.ts';

const dir = mkdtempSync(join(tmpdir(), 'ralph-tail-'));
afterAll(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));

function file(content: string | Uint8Array): string {
  const path = join(dir, 'file');
  writeFileSync(path, content);
  return path;
}

/** Writes behind zeros that take no room. */
function append(path: string, at: number, content: string): void {
  const fd = openSync(path, 'r+');
  writeSync(fd, content, at);
  closeSync(fd);
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

describe('the lines of a file', () => {
  it.each([
    ['nothing', '', []],
    ['one line without an end', 'a', ['a']],
    ['one line', 'a\n', ['a']],
    ['an empty line', '\n', ['']],
    ['empty lines', '\n\n', ['', '']],
    ['LF, CR LF and CR', 'a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
    ['LF CR is two ends', 'a\n\rb', ['a', '', 'b']],
    ['CR CR LF is two ends', 'a\r\r\nb', ['a', '', 'b']],
    ['CR at the end', 'a\r', ['a']],
    ['a progress bar', '1%\r2%\r3%\r\ndone\n', ['1%', '2%', '3%', 'done']],
    ['other separators of Unicode', 'a\u2028b\u0085c\u000bd', ['a\u2028b\u0085c\u000bd']],
    ['a byte order mark', '\ufeffa', ['\ufeffa']],
  ])('%s', async (_, content, lines) => {
    expect(await readTail(file(content))).toEqual({ lines, truncated: 0, bytes: Buffer.byteLength(content) });
  });

  it('replaces broken UTF-8', async () => {
    const { lines } = await readTail(file(Uint8Array.of(0x61, 0xff, 0x62, 0x0a, 0xe2, 0x82, 0x0a, 0xc3, 0xa9)));
    expect(lines).toEqual(['a\ufffdb', '\ufffd', 'é']);
  });

  it('are none in a missing file', async () => {
    expect(await readTail(join(dir, 'missing'))).toEqual({ lines: [], truncated: 0, bytes: 0 });
  });

  it('cannot be read from a folder', async () => {
    await expect(readTail(dir)).rejects.toThrow('EISDIR');
  });
});

describe('a long file', () => {
  it('shows 20 and 80 lines by default and counts the rest', async () => {
    const all = numbered(1_000);
    const { lines, truncated } = await readTail(file(`${all.join('\n')}\n`));
    expect(truncated).toBe(900);
    expect(lines).toEqual([...all.slice(0, 20), '[... 900 lines truncated ...]', ...all.slice(-80)]);
  });

  it.each([
    [5, { head: 2, tail: 3 }, 0],
    [6, { head: 2, tail: 3 }, 1],
    [6, { head: 0, tail: 3 }, 3],
    [6, { head: 3, tail: 0 }, 3],
    [6, { head: 0, tail: 0 }, 6],
    [2, { head: 3, tail: 3 }, 0],
  ])('of %i lines with %o leaves out %i', async (count, options, truncated) => {
    const all = numbered(count);
    const shown = await readTail(file(all.join('\n')), options);
    const note = truncated === 0 ? [] : [`[... ${truncated} lines truncated ...]`];
    const last = options.tail === 0 ? [] : all.slice(Math.max(options.head, count - options.tail));
    expect(shown).toMatchObject({ lines: [...all.slice(0, options.head), ...note, ...last], truncated });
  });

  describe('above 16 MiB', () => {
    const whole = 16 * 1024 * 1024;
    const line = `${'x'.repeat(1023)}\n`;
    const cut = ({ lines }: { lines: string[] }) => lines[20];

    it('is counted exactly up to there', async () => {
      const shown = await readTail(file(line.repeat(whole / 1024)));
      expect(cut(shown)).toBe(`[... ${whole / 1024 - 100} lines truncated ...]`);
    });

    it.each([
      ['128 KiB', 1, 128],
      ['2 MiB where lines are long', 8, 256],
    ])('tells how many lines there are at least, by %s at each end', async (_, kilobytes, inEnd) => {
      const long = `${'x'.repeat(kilobytes * 1024 - 1)}\n`;
      // Without the line in which the second end may begin, and with one for what lies between.
      const least = inEnd - 20 + 1 + (inEnd - 1) - 80;
      for (const size of [whole + 8192, 4 * whole]) {
        const shown = await readTail(file(long.repeat(size / long.length)));
        expect(cut(shown)).toBe(`[... at least ${least} lines truncated ...]`);
        expect(shown).toMatchObject({ truncated: least, bytes: size });
      }
    });

    it('shows its first and its last lines', async () => {
      const all = numbered(2_000_000);
      const { lines, truncated } = await readTail(file(all.join('\r\n')));
      expect([...lines.slice(0, 20), ...lines.slice(21)]).toEqual([...all.slice(0, 20), ...all.slice(-80)]);
      expect(truncated).toBeGreaterThan(10_000);
      expect(truncated).toBeLessThan(2_000_000 - 100);
    });

    it.each(['\r\n', '\n', '\r'])('counts no line that is not there, wherever an end begins (%j)', async (mark) => {
      // Between the ends lies one line.
      const lines = `${'x'.repeat(1024 - mark.length)}${mark}`.repeat(128);
      for (const before of ['', 'a', 'aa', 'aaa']) {
        for (const last of [lines, `${lines}z`, `${lines}zz`, lines.slice(1), lines.slice(2)]) {
          const path = file(`${before}${lines}`);
          append(path, whole, `${mark}${last}`);
          const all = 128 + 1 + 128 + (last.length > lines.length ? 1 : 0);
          const { truncated } = await readTail(path);
          expect(truncated).toBeLessThanOrEqual(all - 100);
          expect(truncated).toBeGreaterThanOrEqual(all - 100 - 3);
        }
      }
    });

    it.each([
      ['begins', `${'x'.repeat(9 * 1024 * 1024)}\n${line.repeat(20_000)}`],
      ['ends', `${line.repeat(20_000)}${'x'.repeat(9 * 1024 * 1024)}\n`],
    ])('is counted exactly where it %s with a very long line', async (_, content) => {
      const shown = await readTail(file(content));
      expect(shown.truncated).toBe(20_001 - 100);
      expect(cut(shown)).toBe(`[... ${20_001 - 100} lines truncated ...]`);
    });
  });

  it.each([0, 1, 2, 3])('counts a CR LF once that lies across two chunks (shift %i)', async (shift) => {
    const first = 'x'.repeat(1_048_576 - 2 + shift);
    const { lines } = await readTail(file(`${first}\r\nsecond\r\nthird`), { maxLineChars: 1 });
    expect(lines.map((line) => line[0])).toEqual(['x', 's', 't']);
  });

  it('agrees with splitting the whole text', async () => {
    const bytes = fc.array(fc.constantFrom(0x61, 0x0a, 0x0d, 0x09, 0xc3, 0xa9, 0xff, 0xf0), { maxLength: 60 });
    const size = fc.nat({ max: 6 });
    await fc.assert(
      fc.asyncProperty(bytes, size, size, async (content, head, tail) => {
        const all = Buffer.from(content)
          .toString()
          .split(/\r\n|\n|\r/);
        if (all.at(-1) === '') all.pop();
        const truncated = Math.max(0, all.length - head - tail);
        const note = truncated === 0 ? [] : [`[... ${truncated} lines truncated ...]`];
        const expected = truncated === 0 ? all : [...all.slice(0, head), ...note, ...all.slice(all.length - tail)];
        expect(await readTail(file(Uint8Array.from(content)), { head, tail })).toEqual({
          lines: expected,
          truncated,
          bytes: content.length,
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('a long line [R9]', () => {
  it.each([
    ['exactly as long as allowed', 'x'.repeat(10), 'x'.repeat(10)],
    ['one longer', 'x'.repeat(11), `${'x'.repeat(10)} [... 1 characters cut ...]`],
    ['three bytes each', '€'.repeat(12), `${'€'.repeat(10)} [... 2 characters cut ...]`],
    ['many', '€'.repeat(100), `${'€'.repeat(10)} [... 90 characters cut ...]`],
    ['a pair is not halved', `${'x'.repeat(9)}😀!`, `${'x'.repeat(9)} [... 3 characters cut ...]`],
    ['pairs', '😀'.repeat(20), `${'😀'.repeat(5)} [... 30 characters cut ...]`],
  ])('%s', async (_, content, line) => {
    const { lines } = await readTail(file(`${content}\nnext`), { maxLineChars: 10 });
    expect(lines).toEqual([line, 'next']);
  });

  it('counts what it cuts from broken UTF-8', async () => {
    const { lines } = await readTail(file(new Uint8Array(200_000).fill(0x80)), { maxLineChars: 3 });
    expect(lines).toEqual(['\ufffd\ufffd\ufffd [... 199997 characters cut ...]']);
  });

  it('is cut without being held: 200 MB, at full size 700 MB', async () => {
    const size = process.env['RALPH_FULL'] === '1' ? 700_000_000 : 200_000_000;
    const path = join(dir, 'sparse');
    const fd = openSync(path, 'w');
    ftruncateSync(fd, size);
    writeSync(fd, '\nend\n', size);
    closeSync(fd);
    const before = process.memoryUsage().rss;
    const { lines, bytes } = await readTail(path, { maxLineChars: 4 });
    expect(lines).toEqual([`\0\0\0\0 [... ${size - 4} characters cut ...]`, 'end']);
    expect(bytes).toBe(size + 5);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });
});
