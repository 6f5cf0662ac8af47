import { type ChildProcess, spawn } from 'node:child_process';
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
  readonly marker: string;
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

/** Starts the program without a shell as leader of its own session, writes stdin and closes it. */
export async function startProcess(
  call: StartCall,
  output: Output,
): Promise<Started | { readonly ok: false; readonly error: SpawnError }> {
  const refused = checkCall(call);
  if (refused !== undefined) return { ok: false, error: refused };
  try {
    const child = spawnChild(call, output);
    // Spawn reports common failures by an event, and the rest (E2BIG) by a throw.
    if (child.pid === undefined) throw await new Promise((resolve) => child.once('error', resolve));
    return follow(child, child.pid, call.stdin);
  } catch (error) {
    return { ok: false, error: explainSpawnError(call, (error as NodeJS.ErrnoException).code ?? 'UNKNOWN') };
  }
}

function spawnChild(call: StartCall, { stdout, stderr }: Output): ChildProcess {
  return spawn(call.program, call.args, {
    cwd: call.cwd,
    env: { ...call.env, [MARKER_NAME]: call.marker },
    stdio: [call.stdin === '' ? 'ignore' : 'pipe', stdout, stderr],
    detached: true,
    shell: false,
  });
}

function follow(child: ChildProcess, pid: number, stdin: string): Started {
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code: code ?? undefined, signal: signal ?? undefined }));
  });
  child.on('error', ignore);
  // A program that ends or closes stdin without reading all of it gives EPIPE here, which is its right.
  child.stdin?.on('error', ignore).end(stdin);
  const abandon = (): void => {
    child.stdin?.destroy();
    child.unref();
  };
  return { ok: true, pid, exited, abandon };
}

function ignore(): void {}
