import { spawn } from 'node:child_process';

/** A short local program whose whole output is wanted. */
export interface RunCall {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Written to stdin, which is then closed; default nothing. */
  readonly input?: string | Uint8Array;
  /** Killed after this long; default 5 min. */
  readonly timeoutMs?: number;
  /** Open file that gets stdout instead of our memory. */
  readonly stdout?: number;
  /** Keep only the first bytes of stdout and end the program after them; exit code 0 then. */
  readonly maxBytes?: number;
}

export interface RunResult {
  /** The program's own; 124 when it was killed at the time limit, 127 when it could not be started, 128 + n for a signal. */
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

const defaultTimeoutMs = 300_000;

/**
 * Runs a program to its end. Never rejects: a missing program is exit code 127. `@actions/exec` (see run-trusted.ts) is not used here because
 * its process dies of EPIPE when a child ends without reading its stdin, and because it cannot kill.
 */
export function runToEnd(call: RunCall): Promise<RunResult> {
  const err: Buffer[] = [];
  const timeoutMs = call.timeoutMs ?? defaultTimeoutMs;
  const child = spawn(call.program, [...call.args], {
    cwd: call.cwd,
    env: call.env,
    stdio: [call.input === undefined ? 'ignore' : 'pipe', call.stdout ?? 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const out = collect(call.maxBytes ?? Number.POSITIVE_INFINITY, () => child.stdout?.destroy());
  child.stdout?.on('data', out.add);
  child.stderr?.on('data', (data: Buffer) => err.push(data));
  // A child may end without having read its input: that is its right.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(call.input);
  return new Promise((resolve) => {
    const answer = (exitCode: number, note = ''): void =>
      resolve({ exitCode, stdout: out.bytes(), stderr: Buffer.concat(err).toString('utf8') + note });
    child.on('error', (error) => answer(127, `${call.program} could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      if (out.isFull()) answer(0);
      else if (child.killed) answer(124, `killed after ${timeoutMs} ms`);
      else answer(code ?? 128, signal === null ? '' : `ended by ${signal}`);
    });
  });
}

/** Keeps at most so many bytes; calls back at the first byte too many. */
function collect(maxBytes: number, onFull: () => void) {
  const parts: Buffer[] = [];
  let room = maxBytes;
  return {
    add: (data: Buffer): void => {
      parts.push(data.length > room ? data.subarray(0, room) : data);
      room -= data.length;
      if (room < 0) onFull();
    },
    isFull: () => room < 0,
    bytes: () => Buffer.concat(parts),
  };
}
