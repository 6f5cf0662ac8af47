import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mayBeHidden, sceneOf } from '../../../src/adapters/isolation/scene.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ralph-scene-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

const machine = [
  '/',
  '/bin',
  '/dev',
  '/dev/null',
  '/etc',
  '/proc',
  '/proc/self',
  '/sys',
  '/tmp',
  '/usr/bin',
  '/var/tmp',
];

it.each([true, false])('names every path that is shown anew as one that may be hidden (root: %s)', (isRoot) => {
  const [temp, tool, credential] = ['temp', 'temp/tool', 'home/.ssh/key'].map((name) => join(root, name));
  for (const path of [tool, credential]) mkdirSync(path ?? '', { recursive: true });
  const hidden = [temp ?? ''];
  const home = { target: join(root, 'home'), overlay: undefined, credentials: [join(root, 'home/.ssh')] };
  const call = { place: undefined, at: join(root, 'project'), way: 'root', isRoot, home, hidden } as const;
  const isShown = (path: string): boolean =>
    sceneOf({ ...call, needed: [path], folder: join(root, 'room'), shared: join(root, 'shared') }).some(
      (mount) => mount.kind === 'bind' && mount.source === path,
    );
  const shown = [...machine, tool ?? '', credential ?? '', homedir()].filter(isShown);
  expect(shown).toEqual(expect.arrayContaining([tool, credential]));
  expect(shown.filter((path) => !mayBeHidden(path, [...hidden, ...home.credentials]))).toEqual([]);
  expect(machine.filter((path) => mayBeHidden(path, hidden))).not.toContain('/usr/bin');
});
