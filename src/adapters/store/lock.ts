import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds `.ralph.lock` (02-loop §6): enough to tell a living owner from a dead one whose pid was given away. */
export interface LockOwner {
  readonly pid: number;
  /** Start time of that process in clock ticks since boot; empty where the system has none to read. */
  readonly startTicks: string;
  readonly host: string;
  readonly runId: string;
  /** ISO time when it was taken: a label. */
  readonly since: string;
}

export type LockResult =
  | { readonly ok: true; readonly notice?: string; readonly lock: Disposable }
  | { readonly ok: false; readonly message: string };

/** Takes the lock, or says who holds it. A dead owner's lock is taken over with a notice. */
export function takeLock(file: string, call: { runId: string; since: string }): LockResult {
  const owner: LockOwner = { ...call, pid: process.pid, startTicks: startTicks(process.pid), host: hostname() };
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    // It need not reach the disk: who held one that a power failure emptied is gone, and a lock without an owner is taken over.
    writeFileSync(own, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
    return create(own, file) ? { ok: true, lock: held(file, owner) } : takeOver({ file, own, owner });
  } finally {
    rmSync(own, { force: true });
  }
}

/** Exclusive, and with its content at once: of two that try, one wins, and nobody sees a lock without an owner (catalogue D9). */
function create(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

interface TakeOver {
  readonly file: string;
  /** File that holds our own claim. */
  readonly own: string;
  readonly owner: LockOwner;
}

/**
 * Replaces a dead owner's lock. Only one process at a time may do so, or the slower of two would replace the lock of the
 * faster: that right is a lock of its own, held for a few system calls.
 */
function takeOver({ file, own, owner }: TakeOver): LockResult {
  const before = readOwner(file);
  if (before !== undefined && isAlive(before)) return { ok: false, message: activeMessage(before) };
  const right = takeLock(`${file}.takeover`, owner);
  if (!right.ok) return right;
  using _ = right.lock;
  if (create(own, file)) return { ok: true, lock: held(file, owner) };
  const dead = readOwner(file);
  if (dead !== undefined && isAlive(dead)) return { ok: false, message: activeMessage(dead) };
  renameSync(own, file);
  return { ok: true, lock: held(file, owner), notice: takenOver(dead) };
}

function activeMessage(owner: LockOwner): string {
  return (
    `ERROR: Another Ralph loop active (PID ${owner.pid}) on ${owner.host}, run ${owner.runId}, since ${owner.since}. ` +
    'Wait for it to end or cancel it.'
  );
}

function takenOver(owner: LockOwner | undefined): string {
  if (owner === undefined) return 'Took over a lock file that names no owner.';
  return `Took over the lock of run ${owner.runId} (PID ${owner.pid}, since ${owner.since}): that process is gone.`;
}

function held(file: string, owner: LockOwner): Disposable {
  return {
    [Symbol.dispose]: () => {
      const now = readOwner(file);
      if (now?.pid === owner.pid && now.runId === owner.runId && now.host === owner.host) unlinkSync(file);
    },
  };
}

function readOwner(file: string): LockOwner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<LockOwner>;
    return typeof owner.pid === 'number' && typeof owner.host === 'string' ? (owner as LockOwner) : undefined;
  } catch {
    return undefined;
  }
}

/** A lock of another host cannot be judged from here, so it counts as alive. */
export function isAlive(owner: Pick<LockOwner, 'pid' | 'startTicks' | 'host'>): boolean {
  if (owner.host !== hostname()) return true;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return owner.startTicks === '' || startTicks(owner.pid) === owner.startTicks;
}

/** Field 22 of /proc/PID/stat, counted after the command name, which may contain anything (catalogue D8). */
export function startTicks(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
