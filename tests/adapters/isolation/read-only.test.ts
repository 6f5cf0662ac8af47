import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { enterScript } from '../../../src/adapters/isolation/enter.ts';
import { isRootTold, readOnlyLines } from '../../../src/adapters/isolation/mounts.ts';
import { layWalls } from '../../../src/adapters/isolation/scene.ts';
import type { NamespaceWay } from '../../../src/core/isolation.ts';

/** As another version of mount may take it, which finds the place in the list of what is mounted. */
const PASSES_BY = 'sed "/remount/d" "$3" > "$3.less" && exec mount --all --fstab "$3.less"';

describe('a file system of the machine', () => {
  it('is made read-only by the list of mounts alone', () => {
    using scene = openScene();
    expect(scene.enter('root')).toEqual({ said: 'read-only', calls: ['--all'] });
  });

  it('is made read-only by the list of mounts alone where it is the root of all, which mount passes by under that name', () => {
    using scene = openScene('exec mount "$@"', '/');
    expect(scene.enter('root')).toEqual({ said: 'read-only', calls: ['--all'] });
  });

  it.each(['root', 'sudo', 'user-namespace'] as const)(
    'is made so by itself when mount passes by its line: %s',
    (way) => {
      using scene = openScene(PASSES_BY);
      expect(scene.enter(way)).toEqual({ said: 'read-only', calls: ['--all', '-o'] });
    },
  );

  it('is made so twice where nobody knows whether it is', () => {
    using scene = openScene();
    expect(scene.enter('user-namespace')).toEqual({ said: 'read-only', calls: ['--all', '-o'] });
  });

  it.each(['fuse.sshfs', 'nfs4'])('that may keep things from root is made so twice: %s', (type) => {
    using scene = openScene();
    expect(scene.enter('sudo', type)).toEqual({ said: 'read-only', calls: ['--all', '-o'] });
  });
});

it('is made so twice where its folder tells nobody', () => {
  // Of a folder that is not there root is told as little as of an immutable one.
  expect(isRootTold('/nowhere/at/all')).toBe(false);
  const mount = { target: '/mnt', flags: [], type: 'ext4' } as const;
  const line = (isTold: boolean) => readOnlyLines({ way: 'root', readOnly: [{ ...mount, isTold }] }, '/bin/mount');
  expect(line(true)).toEqual([expect.stringMatching(/^\[ ! -w '\/mnt' \] \|\| '\/bin\/mount' -o remount,/)]);
  expect(line(false)).toEqual([expect.stringMatching(/^'\/bin\/mount' -o remount,/)]);
});

/** A file system in a mount namespace of an ordinary user; `more` is what mount does with its list instead. */
function openScene(more = 'exec mount "$@"', place?: '/') {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-read-only-'));
  const [own, mount, log] = [join(folder, 'a place'), join(folder, 'mount'), join(folder, 'calls')];
  const target = place ?? own;
  mkdirSync(own);
  const script = ['#!/bin/sh', `echo "$1" >> '${log}'`, '[ "$1" = --all ] || exec mount "$@"', more, ''];
  writeFileSync(mount, script.join('\n'), { mode: 0o755 });
  const none = '/bin/false';
  const programs = { sh: none, unshare: none, mount, umount: none, setpriv: none, rm: none, cp: none, env: none };
  return {
    enter: (way: NamespaceWay, type = 'tmpfs') => {
      const table = `9 1 0:9 / ${target.replaceAll(' ', '\\040')} rw,nosuid,nodev,relatime - ${type} none rw\n`;
      const own = { folder: join(folder, 'room'), shared: join(folder, 'shared') };
      mkdirSync(own.folder);
      const walls = layWalls({ ...own, mounts: [], table });
      const call = { ...walls, programs, way, network: true, removed: [], folder: own.folder, cwd: '/' };
      const text = [
        'exec 3>&2',
        ...(place === undefined ? [`mount -t tmpfs -o nosuid,nodev none '${target}'`] : []),
        enterScript({ ...call, isStatusGiven: true }),
      ];
      const look = `grep -q "^[^ ]* [^ ]* [^ ]* [^ ]* ${target.replaceAll(' ', '.040')} ro[, ]" /proc/self/mountinfo && echo read-only || echo writable`;
      const inside = ['--user', '--map-root-user', '--mount', '--', 'sh', '-c', text.join('\n'), 'sh'];
      inside.push('sh', '-c', look);
      const said = execFileSync('unshare', inside, { encoding: 'utf8' }).trim();
      return { said, calls: readFileSync(log, 'utf8').trim().split('\n') };
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
