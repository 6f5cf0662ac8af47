import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Git } from '../../../src/adapters/git/git.ts';
import { openMerger } from '../../../src/adapters/isolation/overlay.ts';

/** Answers questions as git does: each time that the path matches a pattern. */
const answering = `printf '.gitignore\\0001\\000a pattern\\000a path\\0'; cat > /dev/null`;

describe.skipIf(process.platform !== 'linux')('trees of layers', () => {
  it('are shown by a process each, one after the other', async () => {
    await using scene = openScene();
    const seen: string[] = [];
    for (const _ of ['first', 'second']) {
      const merged = await scene.open();
      const pid = scene.pids().at(-1);
      expect(merged.dir).toBe(`/proc/${pid}/root${scene.mountPoint}`);
      seen.push(`${pid}`);
      await merged.close();
      expect(existsSync(`/proc/${pid}`)).toBe(false);
    }
    expect(scene.pids()).toEqual(seen);
    expect(new Set(seen).size).toBe(2);
  });

  it('have git tell what they ignore', async () => {
    await using scene = openScene({ git: answering });
    const merged = await scene.open();
    expect(await merged.ignore.ignores('a path')).toBe(true);
    await merged.close();
  });

  it('ignore nothing any more once their process was ended: another one must not answer', async () => {
    await using scene = openScene();
    const merged = await scene.open();
    const [pid] = scene.pids();
    process.kill(Number(pid), 'SIGKILL');
    while (existsSync(`/proc/${pid}`)) await pause(5);
    await expect(merged.ignore.ignores('a path')).rejects.toThrow();
    expect(scene.pids()).toEqual([pid]);
    await merged.close();
  });

  it('say why they cannot be shown', async () => {
    await using scene = openScene({ mount: 'echo no such layers >&2; exit 1' });
    await expect(scene.open()).rejects.toThrow('no such layers');
  });
});

/** Neither namespaces nor mounts are made: programs of that name note what they are told. */
function openScene(texts: { mount?: string; git?: string } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'ralph-merged-'));
  const [pids, mountPoint] = [join(root, 'pids'), join(root, 'merged')];
  const program = (name: string, text: string): string => {
    writeFileSync(join(root, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(root, name), 0o755);
    return join(root, name);
  };
  const unshare = program('unshare', `echo $$ >> '${pids}'; shift 4; exec "$@"`);
  const mount = program('mount', texts.mount ?? 'true');
  const none = '/bin/false';
  const programs = { sh: '/bin/sh', unshare, mount, umount: none, setpriv: none, rm: none, cp: none, env: none };
  const environment = () => ({ PATH: '/usr/bin:/bin' });
  const git: Pick<Git, 'program' | 'environment'> = {
    program: program('git', texts.git ?? 'cat > /dev/null'),
    environment,
  };
  const layers = { kind: 'layers', lowers: [root], upper: root, work: root } as const;
  const maker = { way: 'root', programs, user: { uid: 0, gid: 0 } } as const;
  const merger = openMerger({ maker, git: git as Git, mountPoint });
  return {
    mountPoint,
    open: () => merger(layers),
    /** Processes that were started. */
    pids: () => readFileSync(pids, 'utf8').trim().split('\n'),
    [Symbol.asyncDispose]: async () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}
