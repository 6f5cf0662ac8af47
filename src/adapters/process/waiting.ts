import { lstatSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Keeper, type KeeperOptions, type Kept, STDERR, startKeeper } from './keeper.ts';
import { killRemaining } from './kill-remaining.ts';
import { type Output, type OutputPaths, openOutput, outputsOf } from './output.ts';
import { sendSignal } from './send-signal.ts';
import type { Started } from './start.ts';
import { trackTree } from './tree.ts';

/** What is started ahead of its call. */
export interface WaitingCall {
  /** Absolute folder with its script; its output lies there until the call says where it belongs. */
  readonly folder: string;
  /** It writes stdout to a file of its own. */
  readonly isSplit: boolean;
  readonly marker: string;
}

/** A process that was started ahead and reads from its stdin what it shall do; it ends when nobody can tell it any more. */
export interface WaitingProcess {
  readonly marker: string;
  readonly hasEnded: () => boolean;
  /** It was started; before that nothing below is of use. */
  readonly isStarted: () => boolean;
  /** Waits until it is; false = it cannot be. */
  readonly started: () => Promise<boolean>;
  /** Gives the files of its output other names on the same file system; undefined = they are other files, or cannot have those names. */
  readonly output: (paths: OutputPaths) => Output | undefined;
  /** Tells it something before that; once it was started. */
  readonly tell: (line: string) => void;
  /** Tells it what to do; from then on it is a process like any other. */
  readonly begin: (line: string) => Started;
  /** Ends it unused. */
  readonly end: () => void;
  /** Ends what is left of it and resolves when that is gone, and with it what it mounted. */
  readonly gone: () => Promise<void>;
}

/** Starts processes that wait; a shell that does it for us is kept for the next one. */
export interface Starter {
  /** It does not keep us running. Undefined when it cannot be started. */
  readonly start: (call: WaitingCall) => WaitingProcess | undefined;
  readonly close: () => void;
}

export function openStarter(options: KeeperOptions): Starter {
  const idle: Keeper[] = [];
  let isClosed = false;
  const give = (keeper: Keeper): void => {
    if (isClosed) keeper.close();
    else if (!keeper.isGone()) idle.push(keeper);
  };
  return {
    start: (call) => {
      const opened = openOutput(pathsOf(call));
      if (!opened.ok) return undefined;
      const keeper = takeFirst(idle) ?? startKeeper(options);
      if (keeper !== undefined) return startWaiting(call, { output: opened.output, keeper, give });
      opened.output.close();
      return undefined;
    },
    close: () => {
      isClosed = true;
      for (const keeper of idle.splice(0)) keeper.close();
    },
  };
}

function takeFirst(idle: Keeper[]): Keeper | undefined {
  const keeper = idle.shift();
  return keeper?.isGone() === true ? takeFirst(idle) : keeper;
}

interface WaitingOf {
  readonly output: Output;
  readonly keeper: Keeper;
  /** Told when another process can be started with it. */
  readonly give: (keeper: Keeper) => void;
}

function startWaiting(call: WaitingCall, { output, keeper, give }: WaitingOf): WaitingProcess {
  const { marker, isSplit, folder } = call;
  const kept = keeper.start({ folder, marker, stdoutName: isSplit ? STDOUT : STDERR });
  let pid: number | undefined;
  let [isEnded, isUnused] = [false, false];
  // Once it has ended, its keeper may work for another one.
  const unlessEnded = (act: () => void): void => {
    if (!isEnded) act();
  };
  void kept.pid.then((known) => {
    pid = known;
  });
  void kept.exited.then(() => {
    isEnded = true;
    keeper.hold(false);
    if (!isUnused) give(keeper);
  });
  return {
    marker,
    hasEnded: () => isEnded,
    isStarted: () => pid !== undefined,
    started: async () => {
      unlessEnded(() => keeper.hold(true));
      return (await kept.pid) !== undefined;
    },
    output: (paths) => (areMoved(outputsOf(pathsOf(call)), outputsOf(paths)) ? output : undefined),
    tell: (line) => unlessEnded(() => keeper.tell(line)),
    begin: (line) => {
      if (pid === undefined) throw new Error('a process was told what to do before it was started');
      unlessEnded(() => {
        keeper.hold(true);
        keeper.tell(line);
      });
      return { ok: true, pid, exited: kept.exited, abandon: () => unlessEnded(() => keeper.hold(false)) };
    },
    end: () => {
      isUnused = true;
      unlessEnded(() => kill(kept, keeper, () => isEnded));
      output.close();
    },
    gone: () => {
      // Who waits for its end may have nothing else to wait for.
      unlessEnded(() => keeper.hold(true));
      return areGone(kept, marker);
    },
  };
}

function kill({ pid }: Kept, keeper: Keeper, hasEnded: () => boolean): void {
  // A shell that can start nothing more would hold us up after a cancel.
  keeper.hold(false);
  void pid.then((lead) => {
    if (lead !== undefined && !hasEnded()) sendSignal(-lead, 'SIGKILL');
  });
  // It may read one more line before it is gone, so its keeper is of no use to another one.
  keeper.close();
}

async function areGone({ pid, exited }: Kept, marker: string): Promise<void> {
  await exited;
  const lead = await pid;
  if (lead !== undefined) await killRemaining(trackTree({ pid: lead, marker }), lead);
}

const STDOUT = 'ahead-stdout';

function pathsOf({ folder, isSplit }: WaitingCall): OutputPaths {
  return { outputPath: join(folder, STDERR), ...(isSplit ? { stdoutPath: join(folder, STDOUT) } : {}) };
}

/** A name that is taken stays as it is. */
function areMoved(from: readonly string[], to: readonly string[]): boolean {
  if (from.length !== to.length || to.some((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined))
    return false;
  try {
    for (const [index, path] of from.entries()) renameSync(path, to[index] as string);
    return true;
  } catch {
    for (const path of to) rmSync(path, { force: true });
    return false;
  }
}
