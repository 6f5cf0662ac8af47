import { getEventListeners } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { watchForIdle } from '../../src/adapters/process/idle.ts';
import { createStop } from '../../src/adapters/process/stop.ts';
import { createRig, fileAppears, fixture, inTime } from '../fixtures/processes/rig.ts';

describe('soft limit', () => {
  it('is told once, and the process goes on', async () => {
    using rig = createRig();
    const calls: string[] = [];
    const result = await rig.sh('sleep 0.8; echo done', {
      limits: { softMs: 100 },
      onSoftLimit: () => calls.push('soft'),
    });
    expect([calls, rig.output()]).toEqual([['soft'], 'done\n']);
    expect(result).toMatchObject({ termination: 'exit', exitCode: 0, softLimitHit: true });
  });

  it('is not told when the process ends before', async () => {
    using rig = createRig();
    const calls: string[] = [];
    const result = await rig.sh('true', { limits: { softMs: 30_000 }, onSoftLimit: () => calls.push('soft') });
    expect([calls, result.softLimitHit]).toEqual([[], false]);
  });
});

describe('hard limit', () => {
  it('lets a polite tree end by itself', async () => {
    using rig = createRig();
    const ready = join(rig.dir, 'ready');
    const end = (hardMs: number) =>
      rig.run('/bin/sh', [fixture('polite.sh'), ready], { limits: { hardMs, graceMs: 60_000 } });
    const result = await inTime(rig, 1_000, end, () => existsSync(ready));
    expect(result).toMatchObject({ termination: 'hard-limit', exitCode: 7, survivorsKilled: 0 });
    expect(rig.output()).toBe('bye\n');
  });

  it('kills what ignores TERM when the grace is over', async () => {
    using rig = createRig();
    const script = 'trap "echo heard" TERM; : > ready; while :; do sleep 0.1; done';
    const end = (hardMs: number) => rig.sh(script, { limits: { hardMs, graceMs: hardMs } });
    const result = await inTime(rig, 500, end, () => existsSync(join(rig.dir, 'ready')));
    expect(result).toMatchObject({ termination: 'hard-limit', exitCode: undefined, signal: 'SIGKILL' });
    expect(result.durationMs).toBeGreaterThanOrEqual(990);
    expect(rig.output()).toContain('heard\n');
  });
});

describe('idle limit', () => {
  it('[R12] ends a process that neither writes nor computes', async () => {
    using rig = createRig();
    const end = (idleMs: number) => rig.sh('echo start; sleep 600', { limits: { idleMs } });
    const result = await inTime(rig, 600, end, () => rig.output() !== '');
    expect(result).toMatchObject({ termination: 'idle', outputBytes: 6 });
  });

  it('leaves a process alone that computes in silence, and one whose child does', async () => {
    using rig = createRig();
    const busy = `'${process.execPath}' -e "const end = performance.now() + 4500; while (performance.now() < end);"`;
    expect(await rig.sh(`${busy}; exit 5`, { limits: { idleMs: 3_000 } })).toMatchObject({
      termination: 'exit',
      exitCode: 5,
    });
  });

  it('leaves a process alone that writes now and then', async () => {
    using rig = createRig();
    const script = 'for i in 1 2 3 4 5 6 7 8 9; do echo $i; sleep 0.5; done';
    expect(await rig.sh(script, { limits: { idleMs: 3_500 } })).toMatchObject({ termination: 'exit', exitCode: 0 });
  });

  const start = { nowMs: 0, outputBytes: 0, cpuMs: 0 };
  it.each([
    ['nothing moved', [{ nowMs: 1_000, outputBytes: 0, cpuMs: 0 }], true],
    ['not yet', [{ nowMs: 999, outputBytes: 0, cpuMs: 0 }], false],
    ['output grew', [{ nowMs: 1_000, outputBytes: 1, cpuMs: 0 }], false],
    [
      'output was cut by its writer',
      [
        { nowMs: 500, outputBytes: 9, cpuMs: 0 },
        { nowMs: 1_400, outputBytes: 0, cpuMs: 0 },
      ],
      false,
    ],
    ['CPU was used', [{ nowMs: 1_000, outputBytes: 0, cpuMs: 10 }], false],
    [
      'a child ended and took its CPU time along',
      [
        { nowMs: 500, outputBytes: 0, cpuMs: 90 },
        { nowMs: 1_400, outputBytes: 0, cpuMs: 10 },
      ],
      false,
    ],
    [
      'timers alone woke it',
      [
        { nowMs: 600, outputBytes: 0, cpuMs: 0 },
        { nowMs: 100_000, outputBytes: 0, cpuMs: 10 },
      ],
      true,
    ],
    [
      'silence after activity',
      [
        { nowMs: 900, outputBytes: 5, cpuMs: 50 },
        { nowMs: 1_900, outputBytes: 5, cpuMs: 50 },
      ],
      true,
    ],
    ['the system tells no CPU time', [{ nowMs: 1_000, outputBytes: 0, cpuMs: undefined }], true],
  ])('judges: %s', (_, looks, expected) => {
    const isIdle = watchForIdle(1_000, start);
    expect(looks.map(isIdle).at(-1)).toBe(expected);
  });
});

describe('output limit', () => {
  it('ends a process that writes too much', async () => {
    using rig = createRig();
    const result = await rig.sh('yes', { limits: { maxOutputBytes: 100_000 } });
    expect(result.termination).toBe('output-limit');
    expect(result.outputBytes).toBeGreaterThan(100_000);
  });

  it('[R8] counts both files, and does not depend on how fast the process was', async () => {
    using rig = createRig();
    const options = { stdoutPath: join(rig.dir, 'stdout'), limits: { maxOutputBytes: 10 } };
    expect(await rig.sh('printf 123456; printf 12345 >&2', options)).toMatchObject({
      termination: 'output-limit',
      exitCode: 0,
    });
  });

  it('is not reached by exactly so many bytes', async () => {
    using rig = createRig();
    expect(await rig.sh('printf 1234567890', { limits: { maxOutputBytes: 10 } })).toMatchObject({
      termination: 'exit',
    });
  });
});

describe('interrupt', () => {
  it('ends the process, with at most one second of grace', async () => {
    using rig = createRig();
    const ready = join(rig.dir, 'ready');
    const controller = new AbortController();
    // Ten minutes of grace would outlast this test.
    const options = { signal: controller.signal, limits: { graceMs: 600_000 } };
    const running = rig.run('/bin/sh', [fixture('hostile.sh'), ready], options);
    await fileAppears(ready);
    controller.abort();
    expect(await running).toMatchObject({ termination: 'interrupted', signal: 'SIGKILL' });
    expect(rig.survivors()).toEqual([]);
  });

  it('shortens a grace that runs already, and the first reason stays', async () => {
    using rig = createRig();
    const heard = join(rig.dir, 'heard');
    const script = `trap ": > '${heard}'" TERM; while :; do sleep 0.1; done`;
    const end = async (hardMs: number) => {
      const controller = new AbortController();
      const running = rig.sh(script, { signal: controller.signal, limits: { hardMs, graceMs: 600_000 } });
      await Promise.race([fileAppears(heard), running]);
      controller.abort();
      return running;
    };
    expect(await inTime(rig, 500, end, () => existsSync(heard))).toMatchObject({
      termination: 'hard-limit',
      signal: 'SIGKILL',
    });
  });

  it('[R6] starts nothing when it came before', async () => {
    using rig = createRig();
    const result = await rig.sh('echo started', { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ termination: 'interrupted', exitCode: undefined, outputBytes: 0 });
    expect(rig.output()).toBe('');
  });

  it('leaves no listener on the signal', async () => {
    using rig = createRig();
    const { signal } = new AbortController();
    await rig.sh('true', { signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('progress', () => {
  it('is told at most once a second', async () => {
    using rig = createRig();
    const told: { elapsedMs: number; outputBytes: number }[] = [];
    await rig.sh('echo 12345; sleep 2.6', {
      onProgress: (progress) => void told.push(progress),
      limits: { idleMs: 30_000 },
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told.at(-1)).toMatchObject({ outputBytes: 6 });
    const gaps = told.map(({ elapsedMs }, index) => elapsedMs - (told[index - 1]?.elapsedMs ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
  });
});

describe('the reason to stop', () => {
  it('is the first one', async () => {
    const stop = createStop();
    expect(stop.reason()).toBeUndefined();
    stop.request('idle');
    stop.request('hard-limit');
    await stop.requested;
    expect(stop.reason()).toBe('idle');
  });
});
