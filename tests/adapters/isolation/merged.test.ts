import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Git } from '../../../src/adapters/git/git.ts';
import { beginMerged } from '../../../src/adapters/isolation/merged.ts';

describe.skipIf(process.platform !== 'linux')('a tree that is not shown yet', () => {
  it('is shown by the process that waited', async () => {
    using scene = openScene();
    const unmerged = scene.begin();
    const [pid] = await scene.pids(1);
    expect(existsSync(scene.mounted)).toBe(false);
    const merged = await unmerged.open();
    expect(existsSync(scene.mounted)).toBe(true);
    expect(merged.dir).toBe(`/proc/${pid}/root${scene.mountPoint}`);
    await merged.close();
    expect(await scene.pids(1)).toHaveLength(1);
  });

  it('is shown by another one when that was ended meanwhile', async () => {
    using scene = openScene();
    const unmerged = scene.begin();
    const [first] = await scene.pids(1);
    process.kill(Number(first), 'SIGKILL');
    while (existsSync(`/proc/${first}`)) await pause(5);
    const merged = await unmerged.open();
    const later = (await scene.pids(2)).at(-1);
    expect(later).not.toBe(first);
    expect(merged.dir).toBe(`/proc/${later}/root${scene.mountPoint}`);
    await merged.close();
  });

  it('is never shown when it is closed before', async () => {
    using scene = openScene();
    const unmerged = scene.begin();
    const [pid] = await scene.pids(1);
    await unmerged.close();
    expect(existsSync(`/proc/${pid}`)).toBe(false);
    expect(existsSync(scene.mounted)).toBe(false);
  });

  it('says why it cannot be shown', async () => {
    using scene = openScene('echo no such layers >&2; exit 1');
    await expect(scene.begin().open()).rejects.toThrow('no such layers');
  });
});

/** Neither namespaces nor mounts are made: programs of that name note what they are told. */
function openScene(mountText = '') {
  const root = mkdtempSync(join(tmpdir(), 'ralph-merged-'));
  const [pids, mounted, mountPoint] = [join(root, 'pids'), join(root, 'mounted'), join(root, 'merged')];
  const program = (name: string, text: string): string => {
    writeFileSync(join(root, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(root, name), 0o755);
    return join(root, name);
  };
  const unshare = program('unshare', `echo $$ >> '${pids}'; shift 4; exec "$@"`);
  const mount = program('mount', mountText === '' ? `: > '${mounted}'` : mountText);
  const none = '/bin/false';
  const programs = { sh: '/bin/sh', unshare, mount, setpriv: none, rm: none, cp: none, env: none };
  const git: Pick<Git, 'program' | 'environment'> = { program: none, environment: () => ({ PATH: '/usr/bin:/bin' }) };
  const layers = { kind: 'layers', lowers: [root], upper: root, work: root } as const;
  return {
    ...{ mounted, mountPoint },
    begin: () =>
      beginMerged({
        ...{ maker: { way: 'root', programs, user: { uid: 0, gid: 0 } }, git: git as Git, layers, mountPoint },
      }),
    /** Processes that were started, once there are so many. */
    pids: async (count: number) => {
      for (;;) {
        // The file is there before its first line.
        const found = existsSync(pids) ? (readFileSync(pids, 'utf8').match(/\d+(?=\n)/g) ?? []) : [];
        if (found.length >= count) return found;
        await pause(5);
      }
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
