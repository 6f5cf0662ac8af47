import { type ChildProcess, spawn } from 'node:child_process';
import { lstatSync, renameSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { killRemaining } from './kill-remaining.ts';
import { type Output, type OutputPaths, openOutput, outputsOf } from './output.ts';
import { MARKER_NAME } from './proc-table.ts';
import { follow, type Started } from './start.ts';
import { trackTree } from './tree.ts';

/** What is started ahead of its call; its output has these names until the call says where it belongs. */
export interface WaitingCall extends OutputPaths {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly marker: string;
  /** Open file that the process gets as descriptor 3. */
  readonly extraFile: number;
}

/** A process that was started ahead and reads from its stdin what it shall do; it ends when nobody can tell it any more. */
export interface WaitingProcess {
  readonly marker: string;
  readonly hasEnded: () => boolean;
  /** Ends what is left of it and resolves when that is gone, and with it what it mounted. */
  readonly gone: () => Promise<void>;
  /** Gives the files of its output other names on the same file system; undefined = they are other files, or cannot have those names. */
  readonly output: (paths: OutputPaths) => Output | undefined;
  /** Tells it what to do; from then on it is a process like any other. */
  readonly begin: (line: string) => Started;
  /** Ends it unused. */
  readonly end: () => void;
}

/** Starts a process as `startProcess` does, but for its stdin; it does not keep us running. Undefined when it cannot be started. */
export function startWaiting(call: WaitingCall): WaitingProcess | undefined {
  const opened = openOutput(call);
  if (!opened.ok) return undefined;
  const { output } = opened;
  const child = spawned(call, output);
  if (child?.pid === undefined) {
    output.close();
    return undefined;
  }
  const started = follow(child, child.pid);
  const stdin = child.stdin as Socket;
  stdin.on('error', () => undefined);
  for (const one of [child, stdin]) one.unref();
  let isEnded = false;
  void started.exited.then(() => {
    isEnded = true;
  });
  return {
    marker: call.marker,
    hasEnded: () => isEnded,
    gone: async () => {
      await started.exited;
      await killRemaining(trackTree({ pid: started.pid, marker: call.marker }), started.pid);
    },
    output: (paths) => (areMoved(outputsOf(call), outputsOf(paths)) ? output : undefined),
    begin: (line) => {
      child.ref();
      stdin.end(`${line}\n`);
      return started;
    },
    end: () => {
      // Who waits for its end may have nothing else to wait for.
      child.ref();
      child.kill('SIGKILL');
      stdin.destroy();
      output.close();
    },
  };
}

function spawned({ program, args, env, marker, extraFile }: WaitingCall, output: Output): ChildProcess | undefined {
  try {
    const child = spawn(program, args, {
      cwd: '/',
      env: { ...env, [MARKER_NAME]: marker },
      stdio: ['pipe', output.stdout, output.stderr, extraFile],
      detached: true,
    });
    child.on('error', () => undefined);
    return child;
  } catch {
    return undefined;
  }
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
