import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Part } from '../../src/adapters/cassette/part.ts';
import { playPart } from '../../src/replay/play.ts';

let folder = '';
let tree = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-play-'));
  tree = join(folder, 'tree');
  mkdirSync(join(tree, 'src'), { recursive: true });
  writeFileSync(join(tree, 'src/a.js'), 'one\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

async function play(part: Partial<Part>) {
  const said: string[] = [];
  const problem = await playPart({
    part: { type: 'part', root: tree, stdout: '', stderr: '', files: [], ignored: [], isStrict: true, ...part },
    write: async (text) => void said.push(text),
    complain: (text) => void said.push(text),
  });
  return { problem, said };
}

function shaOf(path: string): string {
  return execFileSync('git', ['hash-object', path], { cwd: tree, encoding: 'utf8' }).trim();
}

describe('a recorded change', () => {
  test('is made: files, programs, bytes, links and deletions, from the root of the tree', async () => {
    const files: Part['files'] = [
      { path: 'src/link.js', before: '', mode: '120000', text: 'b/c.js' },
      { path: 'src/b/c.js', before: '', mode: '100755', text: '#!/bin/sh\n' },
      { path: 'data.bin', before: '', mode: '100644', base64: Buffer.from([0, 255, 1]).toString('base64') },
      { path: 'src/a.js', before: shaOf('src/a.js'), delete: true },
    ];
    expect(await play({ files, stdout: 'said\n', stderr: 'warned\n' })).toEqual({
      problem: undefined,
      said: ['warned\n', 'said\n'],
    });
    expect(readlinkSync(join(tree, 'src/link.js'))).toBe('b/c.js');
    expect(lstatSync(join(tree, 'src/b/c.js')).mode & 0o777).toBe(0o755);
    expect(readFileSync(join(tree, 'data.bin'))).toEqual(Buffer.from([0, 255, 1]));
    expect(existsSync(join(tree, 'src/a.js'))).toBe(false);
  });

  test('may put a folder where a file was, and a file where a folder was', async () => {
    mkdirSync(join(tree, 'old'));
    writeFileSync(join(tree, 'old/x'), 'x');
    const files: Part['files'] = [
      { path: 'src/a.js/index.js', mode: '100644', text: 'in a folder\n' },
      { path: 'src/a.js', delete: true },
      { path: 'old', mode: '100644', text: 'a file\n' },
      { path: 'old/x', delete: true },
    ];
    expect((await play({ files })).problem).toBeUndefined();
    expect(readFileSync(join(tree, 'src/a.js/index.js'), 'utf8')).toBe('in a folder\n');
    expect(readFileSync(join(tree, 'old'), 'utf8')).toBe('a file\n');
  });

  test('of a file that is not what it was changes nothing and is named', async () => {
    const files: Part['files'] = [
      { path: 'new.js', before: '', mode: '100644', text: 'new\n' },
      { path: 'src/a.js', before: 'f'.repeat(40), mode: '100644', text: 'two\n' },
    ];
    const { problem, said } = await play({ files, stdout: 'said\n' });
    expect(problem).toBe(
      `src/a.js is not what it was in the recorded run: it was ffffffffffff then and was ${shaOf('src/a.js').slice(0, 12)} now. With replay_match: call files are not compared.`,
    );
    expect(said).toEqual([]);
    expect(existsSync(join(tree, 'new.js'))).toBe(false);
    expect((await play({ files, isStrict: false })).problem).toBeUndefined();
    expect(readFileSync(join(tree, 'src/a.js'), 'utf8')).toBe('two\n');
  });

  test('never goes through a link out of the tree', async () => {
    mkdirSync(join(folder, 'outside'));
    symlinkSync(join(folder, 'outside'), join(tree, 'out'));
    const files: Part['files'] = [{ path: 'out/planted', mode: '100644', text: 'x' }];
    expect((await play({ files, isStrict: false })).problem).toContain('leads out of the worktree through a link');
    expect(existsSync(join(folder, 'outside/planted'))).toBe(false);
  });

  test('leaves empty files where there were some that git ignores, and touches none that is there', async () => {
    const { problem } = await play({ ignored: ['debug.log', 'build/', 'src/a.js'] });
    expect(problem).toBeUndefined();
    expect(readFileSync(join(tree, 'debug.log'), 'utf8')).toBe('');
    expect(readdirSync(join(tree, 'build'))).toHaveLength(1);
    expect(readFileSync(join(tree, 'src/a.js'), 'utf8')).toBe('one\n');
  });

  test('replaces a link itself, never what it leads to', async () => {
    symlinkSync('a.js', join(tree, 'src/link.js'));
    await play({ files: [{ path: 'src/link.js', mode: '100644', text: 'own\n' }], isStrict: false });
    expect(readFileSync(join(tree, 'src/a.js'), 'utf8')).toBe('one\n');
    expect(readFileSync(join(tree, 'src/link.js'), 'utf8')).toBe('own\n');
  });
});
