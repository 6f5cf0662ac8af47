import { exec } from '@actions/exec';
import type { RunResult } from './run-to-end.ts';

/** A short git command about a repository that nobody hostile has touched yet: it needs no input, no limit and no kill. */
export interface TrustedCall {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs it through @actions/exec, which has neither time limit nor kill; everything after the first agent uses `runToEnd`. */
export async function runTrusted({ program, args, cwd, env }: TrustedCall): Promise<RunResult> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  try {
    const exitCode = await exec(quoted(program), [...args], {
      cwd,
      env: { ...env },
      silent: true,
      ignoreReturnCode: true,
      listeners: { stdout: (data) => out.push(data), stderr: (data) => err.push(data) },
    });
    return { exitCode, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString('utf8') };
  } catch (error) {
    return { exitCode: 127, stdout: Buffer.alloc(0), stderr: String(error) };
  }
}

/** It splits its command line at spaces, so a path is quoted. */
function quoted(program: string): string {
  return `"${program.replace(/["\\]/g, '\\$&')}"`;
}
