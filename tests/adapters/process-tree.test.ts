import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { killRemaining } from '../../src/adapters/process/kill-remaining.ts';
import { lookForMarker, parseStat, readProcess, readProcessTable } from '../../src/adapters/process/proc-table.ts';
import { type ProcessTree, type Sweep, type TreeRoot, trackTree } from '../../src/adapters/process/tree.ts';
import { trackGroup } from '../../src/adapters/process/tree-group.ts';
import {
  createRig,
  fileAppears,
  fixture,
  inTime,
  isRunning,
  kill,
  type Rig,
  waitFor,
} from '../fixtures/processes/rig.ts';

const onLinux = process.platform === 'linux';
const hasPython = onLinux && spawnSync('python3', ['-c', 'import ctypes']).status === 0;

function startNeighbour(
  env: Record<string, string> = {},
  [program, ...args]: readonly [string, ...string[]] = ['/bin/sleep', '600'],
): ChildProcess & { pid: number } & Disposable {
  const child = spawn(program, args, { detached: true, stdio: 'ignore', env });
  const pid = child.pid as number;
  return Object.assign(child, { pid, [Symbol.dispose]: () => kill(pid) });
}

function pidIn(rig: Rig, name: string): number {
  return Number(readFileSync(join(rig.dir, name), 'utf8'));
}

describe.runIf(onLinux)('after a normal exit', () => {
  it.each([
    ['a child that holds stdout [R7]', 'sleep 600 & echo done', 1],
    ['a child in its own session [R2]', 'setsid sleep 600 & echo done', 1],
    ['setsid nohup', 'setsid nohup sleep 600 >/dev/null 2>&1 & echo done', 1],
    ['[R2] a child twice forked into its own session', 'sh -c "setsid sleep 600 & exit 0"; echo done', 1],
    ['a child without environment in our session', 'env -i sleep 600 & echo done', 1],
    [
      'a child without environment below a marked one',
      `setsid sh -c "env -i sh -c ': > ready; exec sleep 600'; true" & until [ -e ready ]; do sleep 0.02; done; echo done`,
      2,
    ],
    ['a stopped child', 'sleep 600 & kill -STOP $!; echo done', 1],
    ['[R13] fifty children, each in its own session', `sh '${fixture('storm.sh')}' 50; echo done`, 50],
  ])('kills %s', async (_, script, survivors) => {
    using rig = createRig();
    const result = await rig.sh(`${script}; exit 0`);
    expect(result).toMatchObject({ termination: 'exit', exitCode: 0, survivorsKilled: survivors });
    expect(result).not.toHaveProperty('survivorsLeft');
    expect(rig.output()).toBe('done\n');
    expect(rig.survivors()).toEqual([]);
  });

  it.runIf(hasPython)('[R2] kills a child in its own session whose first thread has ended before another', async () => {
    using rig = createRig();
    writeFileSync(
      join(rig.dir, 'threads.py'),
      [
        'import ctypes, os, threading, time',
        'threading.Thread(target=lambda: time.sleep(600)).start()',
        'open("pid", "w").write(str(os.getpid()))',
        'ctypes.CDLL(None).pthread_exit(None)',
      ].join('\n'),
    );
    const script =
      'sh -c "setsid python3 threads.py & exit 0"; until [ -s pid ] && grep -q ") Z" /proc/$(cat pid)/stat; do sleep 0.02; done';
    const result = await rig.sh(script);
    expect(result).toMatchObject({ termination: 'exit', survivorsKilled: 1 });
    await waitFor(() => readProcess(pidIn(rig, 'pid'))?.alive !== true);
  });

  it('[R2] kills a child caught in the middle of its exec', async () => {
    using rig = createRig();
    // The main process ends at once, while its children are still between fork, setsid and exec.
    for (let round = 0; round < 20; round += 1) {
      await rig.sh('setsid setsid sleep 600 & setsid nohup sleep 600 & exit 0', {
        outputPath: join(rig.dir, `${round}`),
      });
      expect(rig.survivors()).toEqual([]);
    }
  });

  it('kills a family that changes its pid all the time', async () => {
    using rig = createRig();
    await rig.run('/bin/sh', [fixture('hopper.sh'), '2000']);
    expect(rig.survivors()).toEqual([]);
  });
});

/** In a script: waits until a look of the idle watch has found the process that `pid` names. */
const seen = 'until [ -e seen ]; do sleep 0.05; done';
/** In a script: whether that process leads a session of its own. */
const leads = '[ "$(cut -d" " -f6 "/proc/$(cat pid)/stat")" = "$(cat pid)" ]';

describe.runIf(onLinux)('at the hard limit', () => {
  it('[R2][R13] ends a tree that ignores TERM, forks, opens sessions and holds stdout', async () => {
    using rig = createRig();
    const ready = join(rig.dir, 'ready');
    const end = (hardMs: number) =>
      rig.run('/bin/sh', [fixture('hostile.sh'), ready], { limits: { hardMs, graceMs: 300 } });
    const result = await inTime(rig, 2_500, end, () => existsSync(ready));
    expect(result).toMatchObject({ termination: 'hard-limit', signal: 'SIGKILL' });
    expect(result.survivorsKilled).toBeGreaterThanOrEqual(5);
    expect(rig.survivors()).toEqual([]);
  });

  it.each([
    ['below its parent, in a session of its own', `env -i setsid sh -c 'echo $$ > pid; sleep 600' & ${seen}; exit 0`],
    [
      'in our session, which it left afterwards',
      `(env -i sh -c 'echo $$ > pid; ${seen}; exec setsid sleep 600' &); ${seen}; until ${leads}; do sleep 0.05; done; exit 0`,
    ],
  ])('finds a child without environment and parent that the idle watch saw %s', async (_, script) => {
    using rig = createRig();
    const track = (root: TreeRoot): ProcessTree => {
      const tree = trackTree(root);
      const sweep = () => {
        const look = tree.sweep();
        const isSeen = existsSync(join(rig.dir, 'pid')) && look.members.some(({ pid }) => pid === pidIn(rig, 'pid'));
        if (isSeen) writeFileSync(join(rig.dir, 'seen'), '');
        return look;
      };
      return { ...tree, sweep };
    };
    const result = await rig.sh(script, { limits: { idleMs: 4_000 }, track });
    const pid = pidIn(rig, 'pid');
    const running = isRunning(pid);
    kill(pid);
    expect([result.termination, running]).toEqual(['exit', false]);
  });

  it('gives children the grace although the main process ended', async () => {
    using rig = createRig();
    const child = `trap "echo flushed; exit 0" TERM; : > '${rig.dir}/ready'; while :; do sleep 0.1; done`;
    const script = `sh -c '${child.replaceAll("'", `'\\''`)}' & sleep 600`;
    const controller = new AbortController();
    const running = rig.sh(script, { signal: controller.signal });
    await fileAppears(join(rig.dir, 'ready'));
    controller.abort();
    expect(await running).toMatchObject({ termination: 'interrupted', signal: 'SIGTERM' });
    expect(rig.output()).toContain('flushed\n');
  });
});

describe.runIf(onLinux)('what is not ours', () => {
  it('survives: no marker, the marker of another, a marker that only starts alike', async () => {
    using rig = createRig();
    using plain = startNeighbour();
    using other = startNeighbour({ RALPH_PROCESS_ID: 'another' });
    using longer = startNeighbour({ RALPH_PROCESS_ID: `${rig.marker}0` });
    using quoted = startNeighbour({ NOTE: `RALPH_PROCESS_ID=${rig.marker}` });
    const script = `setsid sleep 600 & echo $! > '${rig.dir}/pid'; : > '${rig.dir}/ready'; sleep 600`;
    const end = (hardMs: number) => rig.sh(script, { limits: { hardMs, graceMs: 200 } });
    await inTime(rig, 500, end, () => existsSync(join(rig.dir, 'ready')));
    expect(isRunning(pidIn(rig, 'pid'))).toBe(false);
    expect([plain, other, longer, quoted].map(({ pid }) => isRunning(pid))).toEqual([true, true, true, true]);
  });

  it('survives when it started during the run', async () => {
    using rig = createRig();
    const running = rig.sh(`: > '${rig.dir}/ready'; sleep 1; setsid sleep 600 & exit 0`);
    await fileAppears(join(rig.dir, 'ready'));
    using neighbour = startNeighbour();
    expect(await running).toMatchObject({ survivorsKilled: 1 });
    expect(isRunning(neighbour.pid)).toBe(true);
  });

  it('includes the supervisor, although it carries the same marker', async () => {
    using rig = createRig();
    const inner = join(rig.dir, 'inner');
    const child = spawn(process.execPath, [fixture('nested.ts'), inner], {
      env: { ...process.env, RALPH_PROCESS_ID: rig.marker },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const printed: string[] = [];
    child.stdout.on('data', (data: Buffer) => printed.push(data.toString()));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(0);
    expect(JSON.parse(printed.join(''))).toMatchObject({ termination: 'exit', survivorsKilled: 1, listsItself: false });
  });

  it('is never signalled under a pid that meanwhile names another process', async () => {
    using neighbour = startNeighbour();
    const startTicks = readProcess(neighbour.pid)?.startTicks as number;
    const tree = trackTree({ pid: neighbour.pid, marker: 'none' });
    using victim = startNeighbour();
    tree.signal([{ pid: victim.pid, startTicks: startTicks - 1 }], 'SIGKILL');
    expect(isRunning(victim.pid)).toBe(true);
    // The same call with the right start time ends it, so the check above can fail.
    tree.signal([{ pid: victim.pid, startTicks: readProcess(victim.pid)?.startTicks as number }], 'SIGKILL');
    await waitFor(() => !isRunning(victim.pid));
  });

  it('includes the next owner of a session number', async () => {
    using gone = startNeighbour();
    const tree = trackTree({ pid: gone.pid, marker: 'none' });
    expect(tree.sweep().members.map(({ pid }) => pid)).toEqual([gone.pid]);
    kill(gone.pid);
    await waitFor(() => !isRunning(gone.pid));
    expect(tree.sweep().members).toEqual([]);
  });
});

describe.runIf(onLinux)('a look at the machine', () => {
  it('is not sure about a younger process whose environment is empty', async () => {
    using main = startNeighbour({ MAIN: '1' });
    using blank = startNeighbour();
    const tree = trackTree({ pid: main.pid, marker: 'none' });
    expect(tree.sweep()).toMatchObject({ members: [{ pid: main.pid }], unsettled: true });
    kill(blank.pid);
    // Other processes of this machine may come and go, so one sure look is all that can be asked.
    await waitFor(() => !tree.sweep().unsettled);
  });
});

describe('a tree that cannot be ended', () => {
  it('is given up after a bounded number of rounds, and counted', async () => {
    const member = { pid: 4_000_001, startTicks: 1 };
    const sent: string[] = [];
    const tree = {
      sweep: () => ({ members: [member], unsettled: false, cpuMs: undefined }),
      signal: (_: unknown, signal: string) => sent.push(signal) > 0,
    };
    expect(await killRemaining(tree, 1)).toEqual({ killed: 1, left: 1 });
    expect(new Set(sent)).toEqual(new Set(['SIGKILL']));
  });

  it('is looked at again a few times when a process could not be judged', async () => {
    const looks = [true, true, false];
    let sweeps = 0;
    const tree = {
      sweep: () => ({ members: [], unsettled: looks[sweeps++] ?? true, cpuMs: undefined }),
      signal: () => false,
    };
    expect(await killRemaining(tree, 1)).toEqual({ killed: 0, left: 0 });
    expect(sweeps).toBe(3);
  });

  it('is looked at until an exec is over, which takes long on a busy machine: behind it is one of ours', async () => {
    let sweeps = 0;
    const killed: unknown[] = [];
    const look = (): Sweep => {
      sweeps += 1;
      const members = sweeps === 20 ? [{ pid: 4_000_001, startTicks: 1 }] : [];
      return { members, unsettled: false, executing: sweeps < 20, cpuMs: undefined };
    };
    const tree = { sweep: look, signal: (members: readonly unknown[]) => killed.push(...members) < 0 };
    expect(await killRemaining(tree, 1)).toEqual({ killed: 1, left: 0 });
    expect(killed).toEqual([{ pid: 4_000_001, startTicks: 1 }]);
  });

  it('is looked at a few times more when a process ended behind an exec that took long', async () => {
    let sweeps = 0;
    const look = (): Sweep => {
      sweeps += 1;
      const members = sweeps === 8 ? [{ pid: 4_000_001, startTicks: 1 }] : [];
      return { members, unsettled: sweeps === 6 || sweeps === 7, executing: sweeps < 6, cpuMs: undefined };
    };
    expect(await killRemaining({ sweep: look, signal: () => false }, 1)).toEqual({ killed: 1, left: 0 });
  });

  it('is not waited for when an exec never ends', async () => {
    let sweeps = 0;
    const look = (): Sweep => {
      sweeps += 1;
      return { members: [], unsettled: false, executing: true, cpuMs: undefined };
    };
    expect(await killRemaining({ sweep: look, signal: () => false }, 1)).toEqual({ killed: 0, left: 0 });
    expect(sweeps).toBe(36);
  });

  it('is looked at again when the group took the signal although nobody was seen', async () => {
    const answers = [true, false];
    let signals = 0;
    const tree = {
      sweep: () => ({ members: [], unsettled: false, cpuMs: undefined }),
      signal: () => answers[signals++] ?? true,
    };
    expect(await killRemaining(tree, 1)).toEqual({ killed: 0, left: 0 });
    expect(signals).toBe(2);
  });

  it('is not waited for when a process never can be judged', async () => {
    const tree = { sweep: () => ({ members: [], unsettled: true, cpuMs: undefined }), signal: () => false };
    expect(await killRemaining(tree, 1)).toEqual({ killed: 0, left: 0 });
  });
});

describe('a tree by process group, for systems without /proc', () => {
  it('is found, ended, and then nobody', async () => {
    using rig = createRig();
    const child = spawn('/bin/sh', ['-c', `sleep 600 & echo $! > '${rig.dir}/pid'; : > '${rig.dir}/ready'; wait`], {
      detached: true,
      stdio: 'ignore',
    });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    await fileAppears(join(rig.dir, 'ready'));
    const tree = trackGroup({ pid: child.pid as number });
    expect(tree.sweep()).toEqual({ members: [{ pid: child.pid, startTicks: 0 }], unsettled: false, cpuMs: undefined });
    tree.signal(tree.sweep().members, 'SIGKILL');
    await exited;
    await waitFor(() => tree.sweep().members.length === 0);
    await waitFor(() => !isRunning(pidIn(rig, 'pid')));
  });
});

describe.runIf(onLinux)('the process table', () => {
  const fields = 'S 11 12 13 0 -1 4194304 1 2 3 4 50 60 7 8 20 0 1 0 999 4096 100';

  it.each(['sh', 'a b', ') Z 1 1 1', '((', 'new\nline', ''])('reads the fields after a program named %j', (name) => {
    expect(parseStat(10, `10 (${name}) ${fields}\n`)).toEqual({
      pid: 10,
      parent: 11,
      group: 12,
      session: 13,
      startTicks: 999,
      cpuTicks: 125,
      alive: true,
    });
  });

  it.each([
    ['a zombie is dead', fields.replace('S', 'Z').replace('20 0 1 0', '20 0 0 0'), false],
    ['a dead process is dead', fields.replace('S', 'X').replace('20 0 1 0', '20 0 0 0'), false],
    ['a zombie leader with a running thread lives', fields.replace('S', 'Z').replace('20 0 1 0', '20 0 2 0'), true],
    ['a stopped process lives', fields.replace('S', 'T'), true],
  ])('%s', (_, stat, alive) => {
    expect(parseStat(10, `10 (x) ${stat}`)?.alive).toBe(alive);
  });

  it.each(['', 'garbage', '10 (x) S 1 2'])('ignores what is no stat line: %j', (stat) => {
    expect(parseStat(10, stat)).toBeUndefined();
  });

  it('ignores kernel threads', () => {
    expect(parseStat(2, `2 (kthreadd) ${fields.replace('4194304', '2129984')}`)).toBeUndefined();
  });

  it('holds this process, with its real parent', () => {
    const own = readProcessTable().entries.find(({ pid }) => pid === process.pid);
    expect(own).toMatchObject({ parent: process.ppid, alive: true });
    expect(lookForMarker(process.pid, 'none')).toBe('unmarked');
  });

  it.runIf(onLinux)('tells a process between two programs from one without environment', async () => {
    using rig = createRig();
    const script = join(rig.dir, 'again.sh');
    // It ends by itself, for nothing else would end it where this test is killed.
    writeFileSync(script, '#!/bin/sh\n[ "$1" = 0 ] || exec "$0" $(($1 - 1))\n', { mode: 0o755 });
    using main = startNeighbour({ MAIN: '1' });
    using again = startNeighbour({ RALPH_PROCESS_ID: 'again' }, [script, '50000']);
    using bare = startNeighbour();
    const tree = trackTree({ pid: main.pid, marker: 'none' });
    await waitFor(() => tree.sweep().executing === true);
    const looks = new Set<string>();
    await waitFor(() => {
      for (let look = 0; look < 200; look += 1) looks.add(lookForMarker(again.pid, 'again'));
      return looks.has('executing') && looks.has('marked');
    });
    expect(looks).not.toContain('unmarked');
    await waitFor(() => lookForMarker(bare.pid, 'again') === 'unknown');
  });

  it('has no entry for a pid that is gone', () => {
    expect([readProcess(4_194_305), lookForMarker(4_194_305, 'x')]).toEqual([undefined, 'unknown']);
  });
});
