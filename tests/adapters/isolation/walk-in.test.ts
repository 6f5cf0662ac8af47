import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { layTree, walkIn } from '../../../src/adapters/isolation/walk-in.ts';
import { SCRIPT, STATUS } from '../../../src/adapters/process/keeper.ts';
import { readProcess } from '../../../src/adapters/process/proc-table.ts';
import { openStarter, type WaitingProcess } from '../../../src/adapters/process/waiting.ts';

describe('a room made ahead', () => {
  it('is used, with the end that its first process tells, whatever a shell in between makes of it', async () => {
    using scene = openScene(
      'read -r tree; read -r word script; echo said; printf "ready\\nend 137 1\\n" >&3; exit 137',
    );
    expect(await scene.walkIn()).toMatchObject({ termination: 'exit', exitCode: 137, signal: undefined });
    expect(readFileSync(scene.outputPath, 'utf8')).toBe('said\n');
  });

  it('goes on for nobody when the shell that started it is killed', async () => {
    using scene = openScene(
      'read -r tree; read -r word script; echo ready >&3; echo $$ >&2; kill -KILL $PPID; while true; do sleep 1; done',
    );
    expect(await scene.walkIn()).toMatchObject({ termination: 'exit', exitCode: undefined, signal: 'SIGKILL' });
    const pid = readFileSync(scene.outputPath, 'utf8').trim();
    // Nobody may have asked for its end yet.
    expect(readProcess(Number(pid))?.alive ?? false).toBe(false);
  });

  it('has its tree mounted before it is told to start', async () => {
    using scene = openScene('read -r tree; read -r word script; printf "ready\\nend 0 1\\n" >&3');
    await scene.walkIn();
    expect(scene.told).toEqual(['tree lowerdir=lower,upperdir=upper,workdir=work', 'go ./room/late.sh']);
  });

  it('has its tree mounted once where that was told already', async () => {
    using scene = openScene('read -r word script; printf "ready\\nend 0 1\\n" >&3');
    await scene.walkIn(undefined, { isLaid: true });
    expect(scene.told).toEqual(['go ./room/late.sh']);
  });

  it('is told no start when its first process has ended since, as where its tree could not be mounted', async () => {
    using scene = openScene('echo "failed mounting" >&3; exit 125');
    while (!scene.vacant.hasEnded()) await pause(1);
    expect(await scene.walkIn(undefined, { isLaid: true })).toBeUndefined();
    expect(scene.told).toEqual([]);
  });

  it('is told nothing of its tree before it was started', () => {
    using scene = openScene('read -r tree');
    expect(scene.layTree({ isStarted: () => false })).toBe(false);
    expect(scene.told).toEqual([]);
  });

  it('leaves no key on disk and no output when its walls do not stand after all', async () => {
    using scene = openScene('read -r tree; read -r word script; echo said; echo "failed mounting" >&3; exit 125');
    expect(await scene.walkIn()).toBeUndefined();
    expect(scene.left()).toEqual([]);
  });

  it('leaves no key on disk where the folder of the program cannot be entered', async () => {
    using scene = openScene('read -r tree; read -r word script; echo "failed entering /" >&3; exit 125');
    expect(await scene.walkIn()).toMatchObject({ termination: 'spawn-failed' });
    expect(scene.left()).not.toContain('late.sh');
  });

  it('is not used, and not waited for, when its number is none', async () => {
    using scene = openScene('', '/bin/sh', ['-c', 'echo "pid 0" >&4; exec 4>&-; read -r word', 'sh']);
    expect(await scene.walkIn()).toBeUndefined();
    expect(scene.told).toEqual([]);
  });

  it('is told nothing when its first process has ended', async () => {
    using scene = openScene('echo "failed mounting" >&3; exit 125');
    while (!scene.vacant.hasEnded()) await pause(1);
    expect(await scene.walkIn()).toBeUndefined();
    expect(scene.told).toEqual([]);
    expect(scene.left()).toEqual([]);
  });

  it('is ended unused when the step was cancelled before', async () => {
    using scene = openScene('read -r tree; read -r word script; printf "ready\\nend 0 1\\n" >&3');
    expect(await scene.walkIn(AbortSignal.abort())).toBeUndefined();
    expect(scene.told).toEqual([]);
    await scene.vacant.gone();
    expect(scene.vacant.hasEnded()).toBe(true);
  });

  it('is not waited for when the step is cancelled before it was started', async () => {
    using scene = openScene('');
    const cancel = new AbortController();
    const walked = scene.walkIn(cancel.signal, { isStarted: () => false, started: () => new Promise(() => undefined) });
    cancel.abort();
    expect(await walked).toBeUndefined();
    expect(scene.told).toEqual([]);
  });
});

const tree = { lowers: ['lower'], upper: 'upper', work: 'work', isUnprivileged: false, isVolatile: false };

/** No namespaces: what counts is what a first process tells of them. */
function openScene(text: string, program = '/bin/sh', args: readonly string[] = []) {
  const ground = mkdtempSync(join(tmpdir(), 'ralph-walk-in-'));
  const folder = join(ground, 'room');
  mkdirSync(folder);
  for (const [name, content] of [
    [SCRIPT, text],
    [STATUS, ''],
  ] as const)
    writeFileSync(join(folder, name), content);
  const starter = openStarter({ sh: '/bin/sh', setsid: '/usr/bin/setsid', program, args, env: {} });
  const started = starter.start({ folder, isSplit: false, marker: `walk-in-${process.pid}` });
  if (started === undefined) throw new Error('no shell could be started');
  const told: string[] = [];
  const begin: typeof started.begin = (line) => {
    told.push(line);
    return started.begin(line);
  };
  const tell = (line: string): void => {
    told.push(line);
    started.tell(line);
  };
  const vacant = { ...started, tell, begin, status: join(folder, STATUS) };
  const none = '/bin/false';
  const programs = { sh: none, unshare: none, mount: none, umount: none, setpriv: none, rm: none, cp: none, env: none };
  const outputPath = join(folder, 'output');
  return {
    ...{ vacant, told, outputPath },
    walkIn: (signal?: AbortSignal, { isLaid = false, ...other }: Partial<WaitingProcess> & { isLaid?: boolean } = {}) =>
      walkIn(
        {
          ...{ program: '/bin/sh', args: [], cwd: '/', env: { MODEL_KEY: 'key-0123456789' }, stdin: '', outputPath },
          ...{ limits: { hardMs: 60_000, graceMs: 0 }, marker: 'another', ...(signal && { signal }) },
        },
        {
          ...{ maker: { way: 'root', programs, user: { uid: 0, gid: 0 } }, folder, ground, removedInTree: [], isLaid },
          vacant: { ...vacant, ...other },
          tree,
        },
      ),
    layTree: (other: Partial<WaitingProcess>) => layTree({ vacant: { ...vacant, ...other }, ground, tree }),
    left: () => readdirSync(folder).filter((name) => ![SCRIPT, STATUS, 'ahead-output'].includes(name)),
    [Symbol.dispose]: () => {
      starter.close();
      // What was ended may still be opening its files.
      rmSync(ground, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
