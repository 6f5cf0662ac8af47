import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SCRIPT, STDERR } from '../../src/adapters/process/keeper.ts';
import { readProcess } from '../../src/adapters/process/proc-table.ts';
import { openStarter } from '../../src/adapters/process/waiting.ts';

/** Tells its own number and that of the shell that started it, and does what it is told. */
const OBEDIENT = 'echo "$$ $PPID" > numbers; read -r order && eval "$order"';

describe('processes that wait', () => {
  it('are started by one shell, one after the other', async () => {
    using scene = openScene();
    const first = scene.start();
    const { shell } = await first.numbers();
    await first.waiting.started();
    expect(await first.waiting.begin('exit 0').exited).toEqual({ code: 0, signal: undefined });
    const second = scene.start();
    expect(await second.numbers()).toMatchObject({ shell });
  });

  it('are started by a shell each while both are there', async () => {
    using scene = openScene();
    const [first, second] = [scene.start(), scene.start()];
    expect((await first.numbers()).shell).not.toBe((await second.numbers()).shell);
  });

  it('are started by another shell when the idle one is gone', async () => {
    using scene = openScene();
    const first = scene.start('echo "$$ $PPID" > numbers');
    const { shell } = await first.numbers();
    await until(first.waiting.hasEnded);
    process.kill(shell, 'SIGKILL');
    await until(() => !existsSync(`/proc/${shell}`));
    const second = scene.start();
    expect((await second.numbers()).shell).not.toBe(shell);
    expect(await second.waiting.started()).toBe(true);
  });

  it('count as killed when their shell is, and can still be ended', async () => {
    using scene = openScene();
    const { waiting, numbers } = scene.start();
    const { own, shell } = await numbers();
    await waiting.started();
    const { exited } = waiting.begin('sleep 300');
    process.kill(shell, 'SIGKILL');
    expect(await exited).toEqual({ code: undefined, signal: 'SIGKILL' });
    await waiting.gone();
    expect(isAlive(own)).toBe(false);
  });

  it.each(['KILL', 'TERM', 'SEGV'])('have an output of their own words alone when SIG%s ends them', async (signal) => {
    using scene = openScene();
    const { waiting, numbers, output } = scene.start();
    await numbers();
    await waiting.started();
    const { exited } = waiting.begin(`echo working; kill -${signal} $$`);
    expect(await exited).toEqual({ code: undefined, signal: `SIG${signal}` });
    expect(output()).toBe('working\n');
  });

  it('do not keep us running once they are ended, even where their shell can start nothing', () => {
    const root = mkdtempSync(join(tmpdir(), 'ralph-waiting-'));
    const starter = JSON.stringify(join(import.meta.dirname, '../../src/adapters/process/waiting.ts'));
    // A shell that never tells the number of anything.
    const options = { sh: join(root, 'shell'), setsid: '/usr/bin/setsid', program: '/bin/sh', args: [], env: {} };
    writeFileSync(options.sh, '#!/bin/sh\nexec /bin/sleep 45\n', { mode: 0o755 });
    const text = `
      const { openStarter } = await import(${starter});
      const waiting = openStarter(${JSON.stringify(options)})
        .start({ folder: ${JSON.stringify(root)}, isSplit: false, marker: 'waiting-${process.pid}-alone' });
      void waiting.started();
      waiting.end();
      console.log('ended');`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
      encoding: 'utf8',
      timeout: 30_000,
    });
    rmSync(root, { recursive: true });
    expect({ stdout, status }).toEqual({ stdout: 'ended\n', status: 0 });
  });

  it('end by themselves when their shell does before they are told anything', async () => {
    using scene = openScene();
    const { waiting, numbers } = scene.start();
    const { own, shell } = await numbers();
    process.kill(shell, 'SIGKILL');
    await until(waiting.hasEnded);
    await until(() => !isAlive(own));
  });

  it.each([
    [3, { code: 3, signal: undefined }],
    [128, { code: 128, signal: undefined }],
    [143, { code: undefined, signal: 'SIGTERM' }],
    [137, { code: undefined, signal: 'SIGKILL' }],
    [255, { code: 255, signal: undefined }],
  ])('tell of the end %i as a shell does', async (code, exit) => {
    using scene = openScene();
    const { waiting } = scene.start();
    await waiting.started();
    expect(await waiting.begin(`exit ${code}`).exited).toEqual(exit);
  });

  it('are ended before their number is known', async () => {
    using scene = openScene();
    const { waiting, numbersNow } = scene.start('echo "$$ $PPID" > numbers; sleep 300');
    expect(waiting.isStarted()).toBe(false);
    waiting.end();
    await waiting.gone();
    const { own } = numbersNow();
    expect(own !== undefined && isAlive(own)).toBe(false);
  });

  it('cannot be told anything before they are started', () => {
    using scene = openScene();
    expect(() => scene.start().waiting.begin('exit 0')).toThrow('before it was started');
  });

  it('are not started where their script cannot write', async () => {
    using scene = openScene();
    const { waiting } = scene.start(OBEDIENT, (folder) => mkdirSync(join(folder, 'ahead-status')));
    expect(await waiting.started()).toBe(false);
    expect(waiting.hasEnded()).toBe(true);
  });

  it('leave their shell to the next one when they have ended, whoever ends or tells them something then', async () => {
    using scene = openScene();
    const first = scene.start('echo "$$ $PPID" > numbers');
    const { shell } = await first.numbers();
    await until(first.waiting.hasEnded);
    const second = scene.start();
    expect(await second.numbers()).toMatchObject({ shell });
    await second.waiting.started();
    expect(await first.waiting.begin('exit 4').exited).toEqual({ code: 0, signal: undefined });
    first.waiting.end();
    expect(await second.waiting.begin('exit 5').exited).toEqual({ code: 5, signal: undefined });
  });
});

/** One that nobody has asked for its end yet is none. */
function isAlive(pid: number): boolean {
  return readProcess(pid)?.alive ?? false;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(5);
}

function openScene() {
  const root = mkdtempSync(join(tmpdir(), 'ralph-waiting-'));
  const starter = openStarter({
    ...{ sh: '/bin/sh', setsid: '/usr/bin/setsid', program: '/bin/sh', args: [] },
    env: { PATH: '/usr/bin:/bin' },
  });
  const started: { end: () => void }[] = [];
  return {
    start: (text = OBEDIENT, prepare: (folder: string) => void = () => undefined) => {
      const folder = join(root, `room ${started.length}`);
      mkdirSync(folder);
      writeFileSync(join(folder, SCRIPT), `cd "$(dirname "$0")"\n${text}\n`);
      prepare(folder);
      const waiting = starter.start({ folder, isSplit: false, marker: `waiting-${process.pid}-${started.length}` });
      if (waiting === undefined) throw new Error('no shell could be started');
      started.push(waiting);
      const file = join(folder, 'numbers');
      const numbersNow = () => {
        const [own, shell] = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').map(Number) : [];
        return { own, shell };
      };
      const numbers = async () => {
        await until(() => numbersNow().shell !== undefined);
        return numbersNow() as { own: number; shell: number };
      };
      return { waiting, numbers, numbersNow, output: () => readFileSync(join(folder, STDERR), 'utf8') };
    },
    [Symbol.dispose]: () => {
      starter.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
