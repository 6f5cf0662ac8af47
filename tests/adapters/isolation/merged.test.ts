import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Git } from '../../../src/adapters/git/git.ts';
import { openMerger } from '../../../src/adapters/isolation/merged.ts';

describe.skipIf(process.platform !== 'linux')('trees of layers', () => {
  it('are shown by the process that waited, one after the other', async () => {
    await using scene = openScene();
    scene.merger.begin();
    scene.merger.begin();
    const [pid] = await scene.pids(1);
    expect(scene.isMounted()).toBe(false);
    for (const _ of ['first', 'second']) {
      const merged = await scene.open();
      expect(scene.isMounted()).toBe(true);
      expect(merged.dir).toBe(`/proc/${pid}/root${scene.mountPoint}`);
      await merged.close();
      expect(scene.isMounted()).toBe(false);
    }
    expect(await scene.pids(1)).toHaveLength(1);
  });

  it('are shown by another process when that was ended meanwhile', async () => {
    await using scene = openScene();
    scene.merger.begin();
    const [first] = await scene.pids(1);
    process.kill(Number(first), 'SIGKILL');
    while (existsSync(`/proc/${first}`)) await pause(5);
    const merged = await scene.open();
    const later = (await scene.pids(2)).at(-1);
    expect(later).not.toBe(first);
    expect(merged.dir).toBe(`/proc/${later}/root${scene.mountPoint}`);
    await merged.close();
  });

  it('are shown by another process once git was asked about one', async () => {
    await using scene = openScene({ git: `printf '.gitignore\\0001\\000a pattern\\000a path\\0'; cat > /dev/null` });
    const merged = await scene.open();
    expect(await merged.ignore.ignores('a path')).toBe(true);
    const [first] = await scene.pids(1);
    await merged.close();
    expect(existsSync(`/proc/${first}`)).toBe(false);
    await (await scene.open()).close();
    expect(await scene.pids(2)).toHaveLength(2);
  });

  it('are shown by another process when the last one is still looked into', async () => {
    await using scene = openScene({ umount: 'exit 32' });
    await (await scene.open()).close();
    const [first] = await scene.pids(1);
    expect(existsSync(`/proc/${first}`)).toBe(false);
    await (await scene.open()).close();
    expect(await scene.pids(2)).toHaveLength(2);
  });

  it('are shown no more once the process was ended', async () => {
    await using scene = openScene();
    scene.merger.begin();
    const [pid] = await scene.pids(1);
    await scene.merger.close();
    expect(existsSync(`/proc/${pid}`)).toBe(false);
    expect(scene.isMounted()).toBe(false);
  });

  it('say why they cannot be shown', async () => {
    await using scene = openScene({ mount: 'echo no such layers >&2; exit 1' });
    await expect(scene.open()).rejects.toThrow('no such layers');
  });
});

/** Neither namespaces nor mounts are made: programs of that name note what they are told. */
function openScene(texts: { mount?: string; umount?: string; git?: string } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'ralph-merged-'));
  const [pids, mounted, mountPoint] = [join(root, 'pids'), join(root, 'mounted'), join(root, 'merged')];
  const program = (name: string, text: string): string => {
    writeFileSync(join(root, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(root, name), 0o755);
    return join(root, name);
  };
  const unshare = program('unshare', `echo $$ >> '${pids}'; shift 4; exec "$@"`);
  const mount = program('mount', texts.mount ?? `: > '${mounted}'`);
  const umount = program('umount', texts.umount ?? `rm '${mounted}'`);
  const none = '/bin/false';
  const programs = { sh: '/bin/sh', unshare, mount, umount, setpriv: none, rm: none, cp: none, env: none };
  const environment = () => ({ PATH: '/usr/bin:/bin' });
  const git: Pick<Git, 'program' | 'environment'> = { program: program('git', texts.git ?? 'exit 1'), environment };
  const layers = { kind: 'layers', lowers: [root], upper: root, work: root } as const;
  const maker = { way: 'root', programs, user: { uid: 0, gid: 0 } } as const;
  const merger = openMerger({ maker, git: git as Git, mountPoint });
  return {
    ...{ merger, mountPoint },
    open: () => merger.open(layers),
    isMounted: () => existsSync(mounted),
    /** Processes that were started, once there are so many. */
    pids: async (count: number) => {
      for (;;) {
        // The file is there before its first line.
        const found = existsSync(pids) ? (readFileSync(pids, 'utf8').match(/\d+(?=\n)/g) ?? []) : [];
        if (found.length >= count) return found;
        await pause(5);
      }
    },
    [Symbol.asyncDispose]: async () => {
      await merger.close();
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
