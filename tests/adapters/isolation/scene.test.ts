import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sceneOf } from '../../../src/adapters/isolation/scene.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ralph-scene-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

it.each([true, false])('shows anew what is needed and would be hidden, and nothing else (root: %s)', (isRoot) => {
  const [temp = '', tool = '', credential = ''] = ['temp', 'temp/tool', 'home/.ssh/key'].map((name) =>
    join(root, name),
  );
  for (const path of [tool, credential]) mkdirSync(path, { recursive: true });
  const home = { target: join(root, 'home'), overlay: undefined, credentials: [join(root, 'home/.ssh')] };
  const place = { kind: 'folder', dir: join(root, 'tree') } as const;
  const call = { place, at: join(root, 'project'), way: 'root', isRoot, home, hidden: [temp] } as const;
  const isShown = (path: string): boolean =>
    sceneOf({ ...call, needed: [path], folder: join(root, 'room'), shared: join(root, 'shared') }).some(
      (mount) => mount.kind === 'bind' && mount.source === path && mount.target === path && !mount.writable,
    );
  expect([tool, credential, '/etc', '/usr/bin'].filter(isShown)).toEqual([tool, credential]);
});
