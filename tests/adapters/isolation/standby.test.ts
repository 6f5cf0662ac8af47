import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStandby } from '../../../src/adapters/isolation/standby.ts';
import type { NamespaceWay } from '../../../src/core/isolation.ts';

describe('namespaces that nobody has entered yet', () => {
  it('are there once, and again when they are made anew', () => {
    using scene = openScene();
    const { standby } = scene;
    expect(standby.take()).toBeUndefined();
    standby.begin();
    standby.begin();
    expect(scene.kept()).toBe(1);
    const vacant = standby.take();
    expect(vacant).toBeDefined();
    expect(standby.take()).toBeUndefined();
    vacant?.end();
    vacant?.clear();
    expect(scene.kept()).toBe(0);
  });

  it('are of no use once the mounts of the machine have changed', () => {
    using scene = openScene();
    scene.standby.begin();
    scene.mount('another');
    expect(scene.standby.take()).toBeUndefined();
    expect(scene.kept()).toBe(0);
    scene.standby.begin();
    expect(scene.standby.take()).toBeDefined();
  });

  it('are of no use once their shell has ended', async () => {
    using scene = openScene({ text: 'echo "$$" > "$PID_FILE"' });
    scene.standby.begin();
    await scene.pid();
    // Its end is told to us in a turn of the loop of its own.
    while (existsSync(`/proc/${await scene.pid()}`)) await pause(5);
    await pause(5);
    expect(scene.standby.take()).toBeUndefined();
    expect(scene.kept()).toBe(0);
  });

  it('end with the run', async () => {
    using scene = openScene({ text: 'echo "$$" > "$PID_FILE"; read -r script' });
    scene.standby.begin();
    const pid = await scene.pid();
    expect(existsSync(`/proc/${pid}`)).toBe(true);
    scene.standby.close();
    expect(scene.kept()).toBe(0);
    while (existsSync(`/proc/${pid}`)) await pause(5);
    expect(scene.standby.take()).toBeUndefined();
  });

  it('are not made through sudo', () => {
    using scene = openScene({ way: 'sudo' });
    scene.standby.begin();
    expect(scene.kept()).toBe(0);
  });
});

/** Namespaces are made by a program that only waits. */
function openScene({ text = 'read -r script', way = 'root' }: { text?: string; way?: NamespaceWay } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'ralph-standby-'));
  const [unshare, folder, file] = [join(root, 'unshare'), join(root, 'rooms'), join(root, 'pid')];
  writeFileSync(unshare, `#!/bin/sh\n${text}\n`);
  chmodSync(unshare, 0o755);
  const none = '/bin/false';
  const programs = { sh: '/bin/sh', unshare, mount: none, setpriv: none, rm: none, cp: none, env: none, sudo: none };
  let mounts = '';
  const standby = openStandby({
    ...{ maker: { way, programs }, folder, mounts: () => mounts },
    ...{ env: { PID_FILE: file, PATH: '/usr/bin:/bin' }, marker: () => 'standby' },
  });
  return {
    standby,
    mount: (name: string) => {
      mounts += name;
    },
    kept: () => (existsSync(folder) ? readdirSync(folder).length : 0),
    pid: async () => {
      while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(5);
      return readFileSync(file, 'utf8').trim();
    },
    [Symbol.dispose]: () => {
      standby.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
