import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { followLines } from '../../../src/adapters/agents/call.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-follow-'));
  path = join(folder, 'stdout');
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Follows `path`; `until` waits for a number of lines. */
function follow() {
  const lines: string[] = [];
  const follower = followLines(path, (line) => lines.push(line));
  const until = async (count: number): Promise<void> => {
    while (lines.length < count) await pause(10);
  };
  return { lines, until, finish: follower.finish };
}

describe('a file that is followed', () => {
  test('hands over each line while its writer works, a line that is not whole only at the end', async () => {
    writeFileSync(path, 'one\ntw');
    const following = follow();
    await following.until(1);
    expect(following.lines).toEqual(['one']);
    appendFileSync(path, 'o\nthr');
    await following.until(2);
    expect(following.lines).toEqual(['one', 'two']);
    appendFileSync(path, 'ee\n{"cut');
    await following.finish(new AbortController().signal);
    expect(following.lines).toEqual(['one', 'two', 'three', '{"cut']);
  });

  test('puts a character together that was written in two parts', async () => {
    const bytes = Buffer.from('é\n');
    writeFileSync(path, 'a\n');
    const following = follow();
    await following.until(1);
    appendFileSync(path, bytes.subarray(0, 1));
    appendFileSync(path, bytes.subarray(1));
    await following.finish(new AbortController().signal);
    expect(following.lines).toEqual(['a', 'é']);
  });

  test('is read to its end although it is finished at once', async () => {
    const count = 50_000;
    writeFileSync(path, Array.from({ length: count }, (_, n) => `line ${n}\n`).join(''));
    const following = follow();
    await following.finish(new AbortController().signal);
    expect(following.lines).toHaveLength(count);
    expect(following.lines.at(-1)).toBe(`line ${count - 1}`);
  });

  test('may be made after the first look', async () => {
    const following = follow();
    await pause(20);
    writeFileSync(path, 'one\n');
    await following.until(1);
    appendFileSync(path, 'two\n');
    await following.finish(new AbortController().signal);
    expect(following.lines).toEqual(['one', 'two']);
  });

  test('may be made right before its writer ends', async () => {
    const following = follow();
    await pause(20);
    writeFileSync(path, 'one\n');
    await following.finish(new AbortController().signal);
    expect(following.lines).toEqual(['one']);
  });

  test('has no lines when it is empty', async () => {
    writeFileSync(path, '');
    const following = follow();
    await following.finish(new AbortController().signal);
    expect(following.lines).toEqual([]);
  });

  test('may be cut by its writer: what was read stays, nothing is read twice', async () => {
    writeFileSync(path, 'one\ntwo\n');
    const following = follow();
    await following.until(2);
    truncateSync(path);
    await following.finish(new AbortController().signal);
    expect(following.lines).toEqual(['one', 'two']);
  });

  test('may be cut by its writer, who goes on: what is added is read', async () => {
    writeFileSync(path, 'one\ntwo\n');
    const following = follow();
    await following.until(2);
    // Each cut has to be looked at before more is added, which a busy machine may be late for.
    for (let tries = 0; tries < 20 && following.lines.length < 3; tries += 1) {
      truncateSync(path);
      await pause(500);
      appendFileSync(path, 'three\n');
      await pause(500);
    }
    await following.finish(new AbortController().signal);
    expect(following.lines.slice(0, 3)).toEqual(['one', 'two', 'three']);
  });

  test('is still the first one when another is put in its place', async () => {
    writeFileSync(path, 'one\n');
    const following = follow();
    await following.until(1);
    rmSync(path);
    writeFileSync(path, 'of somebody else\nand more\n');
    await following.finish(new AbortController().signal);
    expect(following.lines).toEqual(['one']);
  });
});

describe('what is no file has no lines and ends well:', () => {
  test.each<[string, () => void]>([
    ['nothing at all', () => undefined],
    [
      'a link',
      () => {
        writeFileSync(join(folder, 'private'), 'of the controller\n');
        symlinkSync(join(folder, 'private'), path);
      },
    ],
    ['a folder', () => mkdirSync(path)],
    ['a pipe', () => void execFileSync('mkfifo', [path])],
    ['a link to an endless device', () => symlinkSync('/dev/zero', path)],
  ])('%s', async (_, arrange) => {
    arrange();
    const following = follow();
    await following.finish(new AbortController().signal);
    expect(following.lines).toEqual([]);
  });
});
