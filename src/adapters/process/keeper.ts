import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import { MARKER_NAME } from './proc-table.ts';
import type { Exit } from './start.ts';

/** What a keeper is and what it starts. */
export interface KeeperOptions {
  /** Absolute path of a POSIX shell. */
  readonly sh: string;
  /** Absolute path. */
  readonly setsid: string;
  /** The command of a POSIX shell that runs the script of a call. */
  readonly program: string;
  readonly args: readonly string[];
  /** The whole environment of the keeper and, but for a marker, of what it starts. */
  readonly env: Readonly<Record<string, string>>;
}

/** One start by a keeper. */
export interface KeptCall {
  /** Absolute folder with the script, and with files of the names that follow; without a line break, and with no blank at its end. */
  readonly folder: string;
  readonly stdoutName: string;
  readonly marker: string;
}

/** Of the files in the folder of a call. */
export const SCRIPT = 'ahead.sh';
export const STDERR = 'ahead-output';
export const STATUS = 'ahead-status';

/** What a keeper has started. */
export interface Kept {
  /** The process has its output and its status open by then; undefined when it could not be started. */
  readonly pid: Promise<number | undefined>;
  readonly exited: Promise<Exit>;
}

/**
 * A small shell that starts one process after the other for us. To start one ourselves takes the longer the more memory we hold
 * (2.5 ms with 110 MB), and makes each page of ours be copied when it is written next.
 */
export interface Keeper {
  /** Only while nothing runs that it has started before. */
  readonly start: (call: KeptCall) => Kept;
  /** To what runs: it reads from the stdin of the keeper. */
  readonly tell: (line: string) => void;
  /** It can start nothing more. */
  readonly isGone: () => boolean;
  /** Keeps us running, or not. */
  readonly hold: (isHeld: boolean) => void;
  /** It ends once what it has started has ended, which can read nothing more. */
  readonly close: () => void;
}

/**
 * What a process that has ended left unread is no order to start anything. None is started behind the shell's back, as with `&`: it could
 * never be interrupted. Each leads a session of its own, as all that we start. The files are opened by a child of the shell: a shell with
 * them in place of its own would write there that a signal ended the process.
 */
const TEXT = [
  'while read -r word marker out folder; do',
  '[ "$word" = start ] || continue',
  `(${MARKER_NAME}=$marker "$@" "$folder/${SCRIPT}" 4>&1 >>"$folder/$out" 2>>"$folder/${STDERR}" 3>>"$folder/${STATUS}")`,
  'echo "exit $?"',
  'done',
].join('\n');

/**
 * What a script is run by: it tells the number of its session first, once all is open that it writes to. That is the number of the process
 * that was started, whatever namespaces the shell is in: the machine's own `/proc` is still there.
 */
const LEAD = [
  'read -r self name state parent group lead rest </proc/self/stat || exit 125',
  'echo "pid $lead" >&4',
  'exec 4>&-',
  '. "$0"',
].join('\n');

/** Undefined when it cannot be started. */
export function startKeeper(options: KeeperOptions): Keeper | undefined {
  const child = spawned(options);
  if (child?.pid === undefined) return undefined;
  const [stdin, stdout] = [child.stdin as Socket, child.stdout as Socket];
  for (const pipe of [stdin, stdout]) pipe.on('error', () => undefined);
  const handles = [child, stdout];
  for (const handle of [...handles, stdin]) handle.unref();
  let isGone = false;
  let answers: Answers | undefined;
  const gone = (): void => {
    isGone = true;
    // Killed from outside, which is no end of what it had started.
    answers?.onPid(undefined);
    answers?.onExit({ code: undefined, signal: 'SIGKILL' });
  };
  child.once('exit', gone);
  stdout.on(
    'data',
    lineReader((line) => heard(line, answers)),
  );
  return {
    start: ({ folder, stdoutName, marker }) => {
      const [pid, exited] = [Promise.withResolvers<number | undefined>(), Promise.withResolvers<Exit>()];
      answers = { onPid: pid.resolve, onExit: exited.resolve };
      if (isGone) gone();
      stdin.write(`start ${marker} ${stdoutName} ${folder}\n`);
      return { pid: pid.promise, exited: exited.promise };
    },
    tell: (line) => stdin.write(`${line}\n`),
    isGone: () => isGone,
    hold: (isHeld) => {
      for (const handle of handles) isHeld ? handle.ref() : handle.unref();
    },
    close: () => stdin.destroy(),
  };
}

interface Answers {
  readonly onPid: (pid: number | undefined) => void;
  readonly onExit: (exit: Exit) => void;
}

function heard(line: string, answers: Answers | undefined): void {
  const [word, number] = line.split(' ');
  // Its group is ended by that number: one that is none would mean ours.
  if (word === 'pid') answers?.onPid(Number(number) > 1 ? Number(number) : undefined);
  if (word !== 'exit') return;
  answers?.onPid(undefined);
  answers?.onExit(exitOf(Number(number)));
}

/** As a shell tells it: 128 and more stand for a signal, or for a program that ended so by itself. */
function exitOf(status: number): Exit {
  const signal = Object.entries(constants.signals).find(([, number]) => number === status - 128)?.[0];
  return signal === undefined ? { code: status, signal } : { code: undefined, signal };
}

function lineReader(onLine: (line: string) => void): (chunk: Buffer) => void {
  let text = '';
  return (chunk) => {
    const lines = (text + chunk.toString('latin1')).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
}

function spawned({ sh, setsid, program, args, env }: KeeperOptions): ChildProcess | undefined {
  try {
    const child = spawn(sh, ['-c', TEXT, 'keeper', setsid, program, ...args, '-c', LEAD], {
      cwd: '/',
      env,
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    });
    child.on('error', () => undefined);
    return child;
  } catch {
    return undefined;
  }
}
