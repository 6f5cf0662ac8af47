import {
  chmodSync,
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
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshFolders, scratchFolders } from '../../src/adapters/home.ts';

let root = '';
let scratch = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ralph-scratch-'));
  scratch = join(root, 'scratch');
  mkdirSync(join(root, 'empty-cache'));
  mkdirSync(join(root, 'elsewhere'));
  writeFileSync(join(root, 'elsewhere', 'precious'), 'x');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

let furnished = 0;
function folders(): () => FreshFolders {
  furnished = 0;
  return scratchFolders(scratch, 'gate', (home) => {
    furnished += 1;
    symlinkSync(join(root, 'empty-cache'), join(home, '.cache'));
  });
}

/** What a process may find: everything below the folder. */
function holds({ folder }: FreshFolders): string[] {
  return readdirSync(folder, { recursive: true }).map(String).toSorted();
}

const fresh = ['home', 'home/.cache', 'tmp'];

test('folders that were left as they were are used again', () => {
  const next = folders();
  next();
  expect(holds(next())).toEqual(fresh);
  expect(furnished).toBe(1);
});

test.each<[string, (made: FreshFolders) => void]>([
  ['a file in HOME', ({ home }) => writeFileSync(join(home, '.npmrc'), 'x')],
  ['a file in TMPDIR', ({ tmp }) => writeFileSync(join(tmp, 'x'), 'x')],
  ['a file beside them', ({ folder }) => writeFileSync(join(folder, 'result'), 'x')],
  ['a folder', ({ home }) => mkdirSync(join(home, '.config'))],
  ['another link', ({ tmp }) => symlinkSync(join(root, 'elsewhere'), join(tmp, 'x'))],
  ['a link with another target', ({ home }) => replaceByLink(join(home, '.cache'))],
  ['a link instead of TMPDIR', ({ tmp }) => replaceByLink(tmp)],
  ['a link instead of everything', ({ folder }) => replaceByLink(folder)],
  ['nothing at all', ({ folder }) => rmSync(folder, { recursive: true })],
  ['a HOME without its links', ({ home }) => rmSync(join(home, '.cache'))],
  ['a TMPDIR open to everybody', ({ tmp }) => chmodSync(tmp, 0o777)],
  ['a HOME that denies access', ({ home }) => chmodSync(home, 0o000)],
  ['a read-only folder with a file', ({ tmp }) => readOnlyFolder(join(tmp, 'mod'))],
  ['a thousand folders', ({ tmp }) => manyFolders(tmp)],
])('[R13][A22] a process left %s: the next one gets new folders', (_, leave) => {
  const next = folders();
  leave(next());
  expect(holds(next())).toEqual(fresh);
  expect(furnished).toBe(2);
  expect(existsSync(join(root, 'elsewhere', 'precious'))).toBe(true);
});

test('folders of an earlier run are never believed', () => {
  const earlier = folders()();
  const found = folders()();
  expect(found).toEqual(earlier);
  expect(furnished).toBe(1);
});

function replaceByLink(path: string): void {
  rmSync(path, { recursive: true });
  symlinkSync(join(root, 'elsewhere'), path);
}

function readOnlyFolder(path: string): void {
  mkdirSync(path);
  writeFileSync(join(path, 'go.mod'), 'x');
  chmodSync(path, 0o500);
}

function manyFolders(path: string): void {
  for (let index = 0; index < 1000; index += 1) mkdirSync(join(path, String(index)));
}
