import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Git } from './git.ts';

/** Begins the conversation about whole objects: answers as `git cat-file --batch` gives them. */
export const batchArgs = ['cat-file', '--batch'] as const;

/** A process that waits for its first question; whoever asks it first takes it and ends it. */
export interface Reserve {
  /** Undefined when it was taken, or has ended. */
  readonly take: () => ChildProcessWithoutNullStreams | undefined;
  /** Ends it, unless it was taken. */
  readonly end: () => void;
}

/**
 * Starts the reader of a store before it is needed, as long as we are small: the larger a process, the longer it takes to start another.
 * Undefined where it cannot be started; nothing that it returns ever throws.
 */
export function reserveReader({ program, gitDir, environment }: Git): Reserve | undefined {
  try {
    return hold(spawn(program, [...batchArgs], { cwd: gitDir, env: environment(), stdio: ['pipe', 'pipe', 'pipe'] }));
  } catch {
    return undefined;
  }
}

function hold(child: ChildProcessWithoutNullStreams): Reserve {
  child.on('error', () => undefined);
  const handles = [child, child.stdin, child.stdout, child.stderr] as readonly Handle[];
  // Nobody may be kept waiting for it.
  for (const handle of handles) handle.unref();
  let isFree = true;
  return {
    take: () => {
      if (!isFree || child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return undefined;
      isFree = false;
      for (const handle of handles) handle.ref();
      return child;
    },
    end: () => {
      if (isFree) child.kill('SIGKILL');
      isFree = false;
    },
  };
}

/** Pipes of a process are sockets, which their types do not say. */
type Handle = { readonly ref: () => void; readonly unref: () => void };
