import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openShells, openStandby } from '../../../src/adapters/isolation/standby.ts';
import type { NamespaceWay } from '../../../src/core/isolation.ts';

describe('namespaces that nobody has entered yet', () => {
  it('are there once, and again when they are made anew', () => {
    using scene = openScene();
    const { begin, take } = scene;
    expect(take()).toBeUndefined();
    begin();
    begin();
    expect(scene.kept()).toBe(1);
    const taken = take();
    expect(taken).toBeDefined();
    expect(take()).toBeUndefined();
    taken?.vacant.end();
    taken?.room.close();
    expect(scene.kept()).toBe(0);
  });

  it('are of no use once the mounts of the machine have changed', () => {
    using scene = openScene();
    scene.begin();
    scene.mount('another');
    expect(scene.take()).toBeUndefined();
    expect(scene.kept()).toBe(0);
    scene.begin();
    expect(scene.take()).toBeDefined();
  });

  it('are of no use to a room that is another one', () => {
    using scene = openScene();
    scene.begin();
    expect(scene.take('another')).toBeUndefined();
    expect(scene.kept()).toBe(0);
    scene.begin();
    scene.begin('another');
    expect(scene.kept()).toBe(1);
    expect(scene.take('another')).toBeDefined();
  });

  it('are not made where no room can be made ahead', () => {
    using scene = openScene();
    scene.standby.begin('gate', () => undefined);
    expect(scene.take()).toBeUndefined();
  });

  it('trouble nobody else when they cannot be made', () => {
    using scene = openScene();
    const make = (): never => {
      throw new Error('ENOSPC: no space left on device');
    };
    expect(() => scene.standby.begin('gate', make)).not.toThrow();
    expect(scene.take()).toBeUndefined();
    scene.begin();
    expect(scene.take()).toBeDefined();
  });

  it('are of no use once their shell has ended', async () => {
    using scene = openScene({ text: 'echo "$$" > "$PID_FILE"' });
    scene.begin();
    await scene.pid();
    // Its end is told to us in a turn of the loop of its own.
    while (existsSync(`/proc/${await scene.pid()}`)) await pause(5);
    await pause(5);
    expect(scene.take()).toBeUndefined();
    expect(scene.kept()).toBe(0);
  });

  it('ignore no signal, for nobody inside could be interrupted then', async () => {
    using scene = openScene({ text: 'grep SigIgn /proc/self/status > "$PID_FILE"; read -r script' });
    scene.begin();
    expect(await scene.pid()).toMatch(/^SigIgn:\s+0+$/);
  });

  it('end with the run', async () => {
    using scene = openScene({ text: 'echo "$$" > "$PID_FILE"; read -r script' });
    scene.begin();
    const pid = await scene.pid();
    expect(existsSync(`/proc/${pid}`)).toBe(true);
    scene.standby.close();
    expect(scene.kept()).toBe(0);
    while (existsSync(`/proc/${pid}`)) await pause(5);
    expect(scene.take()).toBeUndefined();
  });

  it('are not made through sudo', () => {
    using scene = openScene({ way: 'sudo' });
    scene.begin();
    expect(scene.kept()).toBe(0);
  });

  it('are not made where a shell cannot start them in sessions of their own', () => {
    using scene = openScene({ setsid: undefined });
    scene.begin();
    expect(scene.kept()).toBe(0);
  });
});

/** Namespaces are made by a program that only waits. */
function openScene(call: { text?: string; way?: NamespaceWay; setsid?: undefined } = {}) {
  const { text = 'read -r script', way = 'root' } = call;
  const root = mkdtempSync(join(tmpdir(), 'ralph-standby-'));
  const [unshare, folder, file] = [join(root, 'unshare'), join(root, 'rooms'), join(root, 'pid')];
  writeFileSync(unshare, `#!/bin/sh\n${text}\n`);
  chmodSync(unshare, 0o755);
  const none = '/bin/false';
  const programs = {
    sh: '/bin/sh',
    unshare,
    ...('setsid' in call ? {} : { setsid: '/usr/bin/setsid' }),
    mount: none,
    umount: none,
    setpriv: none,
    rm: none,
    cp: none,
    env: none,
    sudo: none,
  };
  let mounts = '';
  const options = {
    ...{ maker: { way, programs }, mounts: () => mounts },
    ...{ env: { PID_FILE: file, PATH: '/usr/bin:/bin' }, marker: () => 'standby' },
  };
  const shells = openShells(options);
  const standby = openStandby(options, shells);
  let count = 0;
  const makeRoom = (key: string) => {
    count += 1;
    const own = join(folder, `room-${count}`);
    mkdirSync(own, { recursive: true });
    return {
      folder: own,
      key,
      isSplit: false,
      close: () => rmSync(own, { recursive: true, maxRetries: 5 }),
    };
  };
  return {
    standby,
    begin: (key = 'gate') => standby.begin(key, () => makeRoom(key)),
    take: (key = 'gate') => standby.take(key),
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
      shells?.close();
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
