import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A running program that is asked and answers. */
export interface Partner {
  readonly requests: Writable;
  readonly answers: Readable;
  /** What it says of its errors. */
  readonly complaints: Readable;
  /** Why it ended, once it has. */
  readonly ended: Promise<string>;
  /** Ends it whatever it does; nothing waits for what it has started. */
  readonly abandon: () => void;
}

export interface PartnerCall {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export function startPartner({ program, args, cwd, env }: PartnerCall): Partner {
  const child = spawn(program, [...args], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const { stdin, stdout, stderr } = child;
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(`exit code ${code ?? signal}`));
  });
  const abandon = (): void => {
    child.kill('SIGKILL');
    // What it has started may hold them open.
    for (const pipe of [stdin, stdout, stderr]) pipe.destroy();
  };
  return { requests: stdin, answers: stdout, complaints: stderr, ended, abandon };
}
