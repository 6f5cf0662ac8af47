import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** The runner's own waiting times in milliseconds. */
export interface RunnerTimes {
  /** From SIGINT to SIGTERM after a cancel or a timeout; GitHub: 7,500. */
  readonly interruptMs: number;
  /** From SIGTERM to SIGKILL; GitHub: 2,500. */
  readonly terminateMs: number;
  /** How long a child that holds an output open is waited for after the step's process ended; GitHub: 5,000. */
  readonly drainMs: number;
  /** From a cancel until the whole job is killed; GitHub: about 285,000. */
  readonly cancelledJobMs: number;
  /** One minute of `timeout-minutes`. */
  readonly minuteMs: number;
}

const githubTimes: RunnerTimes = {
  interruptMs: 7500,
  terminateMs: 2500,
  drainMs: 5000,
  cancelledJobMs: 285_000,
  minuteMs: 60_000,
};

/** GitHub's times, all multiplied by a scale. */
export function runnerTimes(scale = 1): RunnerTimes {
  const scaled = Object.entries(githubTimes).map(([name, value]) => [name, value * scale] as const);
  return Object.fromEntries(scaled) as unknown as RunnerTimes;
}

export interface ProcessCall {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly times: RunnerTimes;
  /** Called for each line of standard output and error. */
  readonly onLine: (line: string) => void;
  /** Starts SIGINT, SIGTERM, SIGKILL to the process alone. */
  readonly cancel: AbortSignal;
  /** Kills at once, as when the machine goes away. */
  readonly lose: AbortSignal;
}

export interface ProcessEnd {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What the runner sent, in order. */
  readonly sent: readonly NodeJS.Signals[];
}

/**
 * Runs one process the way the runner does: standard input closed, both outputs read by line, signals to its pid only (catalogue R1).
 * It leads a group of its own, so that a child that kills its group cannot kill the tests.
 */
export async function runProcess(call: ProcessCall): Promise<ProcessEnd> {
  const child = spawn(call.file, call.args, {
    cwd: call.cwd,
    env: { ...call.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const sent: NodeJS.Signals[] = [];
  const send = (signal: NodeJS.Signals): void => {
    if (child.kill(signal)) sent.push(signal);
  };
  readLines(child.stdout, call.onLine);
  readLines(child.stderr, call.onLine);
  const ended = waitForEnd(child, call.times.drainMs);
  const lose = (): void => send('SIGKILL');
  const cancel = (): void => void stopByStages({ ended, send, times: call.times });
  listen(call.lose, lose);
  listen(call.cancel, cancel);
  try {
    const { exitCode, signal } = await ended;
    return { exitCode, signal, sent };
  } finally {
    call.lose.removeEventListener('abort', lose);
    call.cancel.removeEventListener('abort', cancel);
  }
}

/** Also acts when the signal was aborted before. */
function listen(signal: AbortSignal, action: () => void): void {
  if (signal.aborted) action();
  else signal.addEventListener('abort', action, { once: true });
}

/** A line ends at a line feed, a carriage return or both (catalogue O3). */
function readLines(stream: Readable, onLine: (line: string) => void): void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const take = (text: string, isEnd: boolean): void => {
    rest += text;
    const complete = isEnd ? rest : rest.slice(0, endOfLines(rest));
    rest = rest.slice(complete.length);
    const lines = complete.split(/\r\n|\r|\n/);
    if (lines.at(-1) === '') lines.pop();
    for (const line of lines) onLine(line);
  };
  stream.on('data', (chunk: Buffer) => take(decoder.write(chunk), false));
  stream.on('end', () => take(decoder.end(), true));
  stream.on('error', () => undefined);
}

/** Behind the last line that is surely complete: a carriage return at the very end may be half of a pair. */
function endOfLines(text: string): number {
  const sure = text.endsWith('\r') ? text.slice(0, -1) : text;
  return Math.max(sure.lastIndexOf('\n'), sure.lastIndexOf('\r')) + 1;
}

type End = Pick<ProcessEnd, 'exitCode' | 'signal'>;

/** The end of the process and of its outputs, or the end of patience with a child that holds them. */
function waitForEnd(child: ChildProcess, drainMs: number): Promise<End> {
  return new Promise((resolve, reject) => {
    let patience: NodeJS.Timeout | undefined;
    child.on('error', reject);
    child.on('exit', (exitCode, signal) => {
      patience = setTimeout(() => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        resolve({ exitCode, signal });
      }, drainMs);
    });
    child.on('close', (exitCode, signal) => {
      clearTimeout(patience);
      resolve({ exitCode, signal });
    });
  });
}

async function stopByStages(call: {
  readonly ended: Promise<End>;
  readonly send: (signal: NodeJS.Signals) => void;
  readonly times: RunnerTimes;
}): Promise<void> {
  call.send('SIGINT');
  if (await endsWithin(call.ended, call.times.interruptMs)) return;
  call.send('SIGTERM');
  if (await endsWithin(call.ended, call.times.terminateMs)) return;
  call.send('SIGKILL');
}

async function endsWithin(ended: Promise<End>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const isEnded = ended.then(
    () => true,
    () => true,
  );
  return Promise.race([isEnded, late]).finally(() => clearTimeout(timer));
}
