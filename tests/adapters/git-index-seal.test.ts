import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openIndex, type SealedIndex, sealIndex, sealOwnIndex } from '../../src/adapters/git/index-seal.ts';

describe('an index that nobody else can write', () => {
  it('is read once', () => {
    using scene = openScene();
    sealOwnIndex(scene.call, 'tree');
    const first = openIndex(scene.call);
    expect(first?.ordered.map(({ path }) => path)).toEqual(['a.txt']);
    expect(openIndex(scene.call)).toBe(first);
  });

  it('is read again when it was written again', () => {
    using scene = openScene();
    sealOwnIndex(scene.call, 'tree');
    openIndex(scene.call);
    scene.add('b.txt');
    sealOwnIndex(scene.call, 'another');
    expect(openIndex(scene.call)?.ordered.map(({ path }) => path)).toEqual(['a.txt', 'b.txt']);
  });

  it('is dropped when it is another file all the same', () => {
    using scene = openScene();
    sealOwnIndex(scene.call, 'tree');
    openIndex(scene.call);
    scene.add('b.txt');
    expect(openIndex(scene.call)).toBeUndefined();
    expect(existsSync(scene.call.indexFile)).toBe(false);
  });

  it('is dropped when it is none', () => {
    using scene = openScene();
    writeFileSync(scene.call.indexFile, 'no index');
    sealOwnIndex(scene.call, 'tree');
    expect(openIndex(scene.call)).toBeUndefined();
    expect(existsSync(scene.call.indexFile)).toBe(false);
  });

  it('is none where there is no file', () => {
    using scene = openScene();
    rmSync(scene.call.indexFile);
    sealOwnIndex(scene.call, 'tree');
    expect(openIndex(scene.call)).toBeUndefined();
  });
});

it('an index that others can write is read anew, and dropped when its bytes are others', () => {
  using scene = openScene();
  sealIndex(scene.call, 'tree');
  const first = openIndex(scene.call);
  expect(first).toBeDefined();
  expect(openIndex(scene.call)).not.toBe(first);
  appendFileSync(scene.call.indexFile, 'x');
  utimesSync(scene.call.indexFile, 1, 1);
  expect(openIndex(scene.call)).toBeUndefined();
});

function openScene() {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-seal-'));
  const indexFile = join(folder, '.git', 'index');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  const add = (name: string): void => {
    writeFileSync(join(folder, name), `${name}\n`);
    git('add', name);
  };
  git('init');
  add('a.txt');
  return {
    add,
    call: { repository: { sealedIndexes: new Map<string, SealedIndex>() }, indexFile },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
