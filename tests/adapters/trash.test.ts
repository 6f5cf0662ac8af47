import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discard, emptyTrash, throwAway } from '../../src/adapters/git/trash.ts';

let root = '';
let trash = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ralph-trash-'));
  trash = join(root, 'trash');
});
afterEach(() => {
  emptyTrash();
  rmSync(root, { recursive: true, force: true });
});

function make(name: string, entries = 3): string {
  mkdirSync(join(root, name, 'deep'), { recursive: true });
  for (let count = 0; count < entries; count += 1) writeFileSync(join(root, name, 'deep', String(count)), '');
  return name;
}

const ample = { bavail: 2 ** 30, bsize: 4096, files: 10 ** 9, ffree: 10 ** 9 };

it('what is discarded is out of the way at once, and gone once it is quiet', async () => {
  discard(root, make('view'), trash);
  expect(existsSync(join(root, 'view'))).toBe(false);
  await vi.waitFor(() => expect(readdirSync(trash)).toEqual([]), 5000);
});

it.each([3, 200])('a folder with %s files is gone when the trash is emptied', async (entries) => {
  discard(root, make('view', entries), trash);
  emptyTrash();
  await vi.waitFor(() => expect(readdirSync(trash)).toEqual([]), 5000);
});

it('what is not there needs no trash', () => {
  discard(root, 'missing', trash);
  expect(existsSync(trash)).toBe(false);
});

it('the oldest goes when too much waits, however busy we are', () => {
  for (let count = 0; count < 300; count += 1) throwAway(join(root, make(`view-${count}`, 1)), () => ample);
  expect(readdirSync(root)).toHaveLength(256);
});

it.each([
  { name: 'bytes', space: { ...ample, bavail: 1000 } },
  { name: 'files', space: { ...ample, ffree: 1000 } },
])('nothing waits on a disk that has few $name left', ({ space }) => {
  throwAway(join(root, make('first')), () => ample);
  expect(existsSync(join(root, 'first'))).toBe(true);
  throwAway(join(root, make('second')), () => space);
  expect(readdirSync(root)).toEqual([]);
});

it('a file system that counts no files has room for them', () => {
  throwAway(join(root, make('first')), () => ({ ...ample, files: 0, ffree: 0 }));
  expect(existsSync(join(root, 'first'))).toBe(true);
});

it('a link in it is removed, and not what it leads to', () => {
  make('kept');
  make('view');
  symlinkSync(join(root, 'kept'), join(root, 'view/link'));
  discard(root, 'view', trash);
  emptyTrash();
  expect(readdirSync(trash)).toEqual([]);
  expect(readdirSync(join(root, 'kept/deep'))).toHaveLength(3);
});

it('folders that are closed to their owner, or deeper than a path can tell, are removed all the same', () => {
  const isRoot = process.getuid?.() === 0;
  const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) chownSync(root, 65_534, 65_534);
  const script = join(import.meta.dirname, '../support/trash-unprivileged.ts');
  const out = execFileSync(process.execPath, [script, root], { encoding: 'utf8', ...nobody });
  expect(JSON.parse(out)).toEqual({ trash: [], layers: false });
});
