import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CREDENTIAL_PATHS, credentialsIn } from '../../../src/adapters/isolation/room-home.ts';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ralph-home-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));

function found(): readonly string[] {
  return [...credentialsIn(home)].sort();
}

it.each(CREDENTIAL_PATHS)('finds %s in a HOME, as a file, as a folder and as a link to nothing', (path) => {
  const place = join(home, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, '');
  expect(found()).toEqual([place]);
  rmSync(place);
  mkdirSync(place);
  expect(found()).toEqual([place]);
  rmSync(place, { recursive: true });
  symlinkSync('/nowhere', place);
  expect(found()).toEqual([place]);
});

const above = [...new Set(CREDENTIAL_PATHS.map((path) => path.split('/')[0] as string))];

it.each(above.filter((name) => !CREDENTIAL_PATHS.includes(name)))(
  'finds nothing below %s where that is a file',
  (name) => {
    writeFileSync(join(home, name), '');
    expect(found()).toEqual([]);
  },
);

it('finds all of them at once, and none in an empty HOME', () => {
  expect(found()).toEqual([]);
  for (const path of CREDENTIAL_PATHS) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), '');
  }
  expect(found()).toEqual(CREDENTIAL_PATHS.map((path) => join(home, path)).sort());
});

it('finds those behind a link', () => {
  mkdirSync(join(home, 'dotfiles/gh'), { recursive: true });
  symlinkSync('dotfiles', join(home, '.config'));
  expect(found()).toEqual([join(home, '.config/gh')]);
});

it('finds none where there is no HOME', () => {
  expect(credentialsIn(join(home, 'missing'))).toEqual([]);
});
