import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { FAILED, script, TOLD } from './first-script.ts';
import { gitEnvironment, hardening } from './git.ts';
import { holdReader, type Reserve } from './reserve.ts';

/** What one process tells of the workspace, begun before the rest of our code is even read. */
export interface FirstLook {
  /** Absolute folder that is looked at. */
  readonly workspace: string;
  /** Answer to `factNames` and `headNames`; undefined when it could not be had: it is asked anew then. */
  readonly facts: Promise<Facts | undefined>;
  /** Absent = nothing is copied. */
  readonly copy?: FirstCopy;
  /** Settles when git is done, and what was started beside it. */
  readonly ended: Promise<void>;
  /** Exit code of what was started beside; undefined when there was none, or it is not known. */
  readonly beside: Promise<number | undefined>;
  /** Ends git where it is still at work: nobody wants to know any more. */
  readonly end: () => void;
}

export interface Facts {
  readonly exitCode: number;
  readonly stdout: Buffer;
}

/** The commit that is most likely the base, on its way into the controller's new store. */
export interface FirstCopy {
  readonly commit: string;
  readonly gitDir: string;
  /** Whether git took all that came; what that is has to be looked at. */
  readonly packed: Promise<boolean>;
  /** Paths of the workspace that git ignores and the commit does not have, as `ls-files -z` prints them; undefined = it could not tell. */
  readonly ignored: Promise<Buffer | undefined>;
  /** Reads objects of the store; undefined where nothing could be started. */
  readonly reader: Reserve | undefined;
}

export interface FirstLookCall {
  /** Absolute path of git, resolved before any agent ran (R15). */
  readonly program: string;
  /** Absolute folder that actions/checkout filled. */
  readonly workspace: string;
  /** A store that holds nothing yet, and what is wanted there; absent = only facts. */
  readonly copy?: Pick<FirstCopy, 'commit' | 'gitDir'> | undefined;
  /** Started beside git; absent = nothing. */
  readonly beside?: Beside | undefined;
}

/** A program that has nothing to do with git: each start of a process of ours costs more than what a shell starts in passing. */
export interface Beside {
  /** An absolute path and its arguments. */
  readonly command: readonly string[];
  /** Open file that gets its output. */
  readonly output: number;
}

const TIMEOUT_MS = 300_000;

/** Starts git; nothing that it returns ever rejects. */
export function beginLook({ program, workspace, copy, beside }: FirstLookCall): FirstLook {
  const wanted = join(copy?.gitDir ?? '', 'first-wanted');
  if (copy !== undefined) writeFileSync(wanted, `${copy.commit}\n`);
  const places = copy === undefined ? ['', '', ''] : [copy.gitDir, wanted, copy.commit];
  const child = spawn('/bin/sh', ['-c', script, 'sh', program, ...places, workspace, ...(beside?.command ?? [])], {
    cwd: workspace,
    env: environment(program),
    stdio: ['ignore', 'pipe', 'ignore', beside?.output ?? 'ignore', copy === undefined ? 'ignore' : 'pipe'],
    // A group of its own, so that all of it can be ended.
    detached: true,
  });
  const { part, rest, besideCode } = readParts(child);
  const [, , , , pipe] = child.stdio;
  const isReading = pipe instanceof Socket && child.pid !== undefined;
  const reader = isReading ? holdReader(pipe, () => killGroup(child)) : undefined;
  let isDone = false;
  const end = (): void => {
    if (!isDone) killGroup(child);
    reader?.end();
  };
  const ended = rest
    .then(() => {
      isDone = true;
      if (copy !== undefined) rmSync(wanted, { force: true });
    })
    .catch(() => undefined);
  const facts = Promise.all([part(0), part(1)]).then(([stdout, code]) => stdout && code && factsOf(stdout, code));
  const look = { workspace, facts, ended, beside: besideCode, end };
  if (copy === undefined) return look;
  const packed = part(2).then((code) => code?.toString('latin1') === '0');
  return { ...look, copy: { ...copy, packed, ignored: rest, reader } };
}

function factsOf(stdout: Buffer, code: Buffer): Facts {
  return { exitCode: Number(code.toString('latin1')), stdout };
}

/** The pairs but the last: a workspace may be bare, the controller's own gitdir is not. */
function environment(program: string): Record<string, string> {
  return { ...gitEnvironment(program), GIT_CONFIG_COUNT: String(hardening.length - 1) };
}

const PARTS = 3;

/**
 * What comes before each of the first NULs, each as soon as it is there; what comes behind them up to the last NUL once the process has ended
 * well; and the number behind that one.
 */
function readParts(child: ChildProcess) {
  const parts = Array.from({ length: PARTS }, () => Promise.withResolvers<Buffer | undefined>());
  const rest = Promise.withResolvers<Buffer | undefined>();
  const besideCode = Promise.withResolvers<number | undefined>();
  const behind: Buffer[] = [];
  let told = 0;
  let open = Buffer.alloc(0);
  const timer = setTimeout(() => killGroup(child), TIMEOUT_MS).unref();
  child.stdout?.on('data', (chunk: Buffer) => {
    open = Buffer.concat([open, chunk]);
    for (let at = open.indexOf(0); told < PARTS && at >= 0; at = open.indexOf(0)) {
      parts[told]?.resolve(open.subarray(0, at));
      told += 1;
      open = open.subarray(at + 1);
    }
    if (told === PARTS) behind.push(open);
    if (told === PARTS) open = Buffer.alloc(0);
  });
  void exitCodeOf(child).then((code) => {
    clearTimeout(timer);
    const left = Buffer.concat([...behind, open]);
    const cut = left.lastIndexOf(0);
    for (const { resolve } of parts) resolve(undefined);
    rest.resolve(code === TOLD && told === PARTS ? left.subarray(0, Math.max(cut, 0)) : undefined);
    besideCode.resolve(code === TOLD || code === FAILED ? Number(left.toString('latin1', cut + 1)) : undefined);
  });
  return { part: async (index: number) => parts[index]?.promise, rest: rest.promise, besideCode: besideCode.promise };
}

/** Once all that it printed was read too: the pipe of the reader that it started stays open for long, so its own end says nothing of that. */
async function exitCodeOf(child: ChildProcess): Promise<number | undefined> {
  const exited = new Promise<number | undefined>((resolve) => {
    child.once('error', () => resolve(undefined));
    child.once('exit', (code) => resolve(code ?? undefined));
  });
  const read = new Promise<void>((resolve) => {
    if (child.stdout === null) resolve();
    child.stdout?.once('close', resolve);
  });
  const code = await exited;
  // Of one that could not be started nothing is to be read.
  if (child.pid !== undefined) await read;
  return code;
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
