import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { closeInherited } from './inherited.ts';
import { openInput } from './input.ts';
import type { Output } from './output.ts';
import { MARKER_NAME } from './proc-table.ts';
import { checkCall, explainSpawnError, type SpawnError } from './spawn-error.ts';

/** What is needed to start a process; the environment is used whole, nothing of ours is added but the marker. */
export interface StartCall {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: string;
  /** The file that holds stdin while it has a name lies beside it. */
  readonly outputPath: string;
  readonly marker: string;
  /** Open file that the process gets as descriptor 3. */
  readonly extraFile?: number;
}

/** How the main process ended: one of the two is set. */
export interface Exit {
  readonly code: number | undefined;
  readonly signal: string | undefined;
}

/** A running process: `exited` settles on `exit`, never on `close`, so nobody who holds a pipe can delay it (R7). */
export interface Started {
  readonly ok: true;
  readonly pid: number;
  readonly exited: Promise<Exit>;
  /** Lets go of a process that cannot be killed, so that it does not keep us running. */
  readonly abandon: () => void;
}

/** Starts the program without a shell as leader of its own session, with stdin from a file that ends where the text ends. */
export async function startProcess(
  call: StartCall,
  output: Output,
): Promise<Started | { readonly ok: false; readonly error: SpawnError }> {
  const refused = checkCall(call);
  if (refused !== undefined) return { ok: false, error: refused };
  closeInherited();
  try {
    const child = spawnChild(call, output);
    // Spawn reports common failures by an event, and the rest (E2BIG) by a throw.
    if (child.pid === undefined) throw await new Promise((resolve) => child.once('error', resolve));
    return follow(child, child.pid);
  } catch (error) {
    const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException;
    // A full disk is the machine's trouble, not the program's.
    if (code === 'ENOSPC' || code === 'EDQUOT') throw error;
    return { ok: false, error: explainSpawnError(call, code) };
  }
}

function spawnChild(call: StartCall, { stdout, stderr }: Output): ChildProcess {
  const stdin = call.stdin === '' ? undefined : openInput(call.stdin, call.outputPath);
  try {
    return spawn(call.program, call.args, {
      cwd: call.cwd,
      env: { ...call.env, [MARKER_NAME]: call.marker },
      stdio: [stdin ?? 'ignore', stdout, stderr, ...(call.extraFile === undefined ? [] : [call.extraFile])],
      detached: true,
      shell: false,
    });
  } finally {
    if (stdin !== undefined) closeSync(stdin);
  }
}

/** Follows a process to its exit. */
export function follow(child: ChildProcess, pid: number): Started {
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code: code ?? undefined, signal: signal ?? undefined }));
  });
  child.on('error', ignore);
  return { ok: true, pid, exited, abandon: () => child.unref() };
}

function ignore(): void {}
