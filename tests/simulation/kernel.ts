import { setImmediate as turn } from 'node:timers/promises';

/** One life of the controller on the simulated machine: from its start to its end or its death. */
export interface Process {
  readonly number: number;
  /** Monotonic milliseconds of the simulation at its start. */
  readonly startedMs: number;
  readonly cancel: AbortController;
  alive: boolean;
}

/** How a life ended. `stuck`: nothing is left that could ever happen, and it still waits. */
export type Life<T> =
  | { readonly type: 'ended'; readonly value: T }
  | { readonly type: 'killed' }
  | { readonly type: 'stuck' }
  | { readonly type: 'threw'; readonly error: unknown };

/** Time and processes: nothing happens but what is due next, so that a seed always tells the same story. */
export interface Kernel {
  /** Monotonic milliseconds since the simulation began. */
  nowMs(): number;
  /** Epoch milliseconds as the machine's clock has them, which may jump. */
  wallMs(): number;
  jumpWall(byMs: number): void;
  /** Lets time pass while no process lives. */
  pass(ms: number): void;
  begin(): Process;
  /** From now on nothing of the process happens any more: what it waits for never comes. */
  kill(process: Process): void;
  /** True when the process was cancelled before the time was over. */
  sleep(process: Process, forMs: number): Promise<boolean>;
  /** Rings later unless the returned function was called before. */
  alarm(process: Process, inMs: number, ring: () => void): () => void;
  live<T>(process: Process, main: () => Promise<T>): Promise<Life<T>>;
  /** The same of several at once, each in its own time. */
  liveAll<T>(lives: readonly Living<T>[]): Promise<readonly Life<T>[]>;
}

/** A process, and what it does. */
interface Living<T> {
  readonly process: Process;
  readonly main: () => Promise<T>;
}

interface Timer {
  readonly atMs: number;
  readonly process: Process;
  readonly ring: () => void;
}

/** Turns without anything due after which a process counts as stuck: chains of promises settle within one. */
const IDLE_TURNS = 4;

export function createKernel(epochMs: number): Kernel {
  let nowMs = 0;
  let wallMs = epochMs;
  let processes = 0;
  const timers: Timer[] = [];
  const alarm: Kernel['alarm'] = (process, inMs, ring) => {
    const timer = { atMs: nowMs + Math.max(0, inMs), process, ring };
    const after = timers.findIndex(({ atMs }) => atMs > timer.atMs);
    timers.splice(after < 0 ? timers.length : after, 0, timer);
    return () => remove(timers, timer);
  };
  const fire = (): boolean => {
    const timer = timers.shift();
    if (timer === undefined) return false;
    nowMs = Math.max(nowMs, timer.atMs);
    timer.ring();
    return true;
  };
  const kill = (process: Process): void => {
    process.alive = false;
    for (const timer of timers.filter((each) => each.process === process)) remove(timers, timer);
  };
  return {
    nowMs: () => nowMs,
    wallMs: () => wallMs + nowMs,
    jumpWall: (byMs) => {
      wallMs += byMs;
    },
    pass: (ms) => {
      nowMs += ms;
    },
    begin: () => {
      processes += 1;
      return { number: processes, startedMs: nowMs, cancel: new AbortController(), alive: true };
    },
    kill,
    alarm,
    sleep: (process, forMs) => sleep(process, (ring) => alarm(process, forMs, ring)),
    live: async (process, main) => {
      const [life] = await untilSettled([{ process, main }], { fire, kill });
      return life ?? { type: 'stuck' };
    },
    liveAll: (lives) => untilSettled(lives, { fire, kill }),
  };
}

/** Never settles: what a dead process waits for. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}

function sleep({ cancel: { signal }, alive }: Process, alarm: (ring: () => void) => () => void): Promise<boolean> {
  if (!alive) return never();
  if (signal.aborted) return Promise.resolve(true);
  return new Promise((resolve) => {
    const abort = (): void => {
      unset();
      resolve(true);
    };
    const unset = alarm(() => {
      signal.removeEventListener('abort', abort);
      resolve(false);
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}

interface Driving {
  readonly fire: () => boolean;
  readonly kill: (process: Process) => void;
}

async function untilSettled<T>(living: readonly Living<T>[], { fire, kill }: Driving): Promise<readonly Life<T>[]> {
  const lives: (Life<T> | undefined)[] = living.map(() => undefined);
  for (const [at, { process, main }] of living.entries()) {
    const end = (life: Life<T>): void => {
      lives[at] ??= process.alive ? life : { type: 'killed' };
      kill(process);
    };
    main().then(
      (value) => end({ type: 'ended', value }),
      (error: unknown) => end({ type: 'threw', error }),
    );
  }
  for (let idle = 0; idle < IDLE_TURNS; ) {
    await turn();
    for (const [at, { process }] of living.entries()) if (!process.alive) lives[at] ??= { type: 'killed' };
    if (lives.every((life) => life !== undefined)) break;
    idle = fire() ? 0 : idle + 1;
  }
  for (const { process } of living) kill(process);
  return lives.map((life) => life ?? { type: 'stuck' });
}

function remove(timers: Timer[], timer: Timer): void {
  const at = timers.indexOf(timer);
  if (at >= 0) timers.splice(at, 1);
}
