import { closeSync, constants, fsyncSync, openSync, readFileSync, renameSync, unlinkSync, writeSync } from 'node:fs';
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
  if (create(file, owner)) return { ok: true, lock: held(file, owner) };
  const other = readOwner(file);
  if (other !== undefined && isAlive(other)) return { ok: false, message: activeMessage(other) };
  const aside = `${file}.stale-${process.pid}`;
  if (!moveAside(file, aside, other) || !create(file, owner)) return takeLost(file);
  unlinkSync(aside);
  return { ok: true, lock: held(file, owner), notice: takenOver(other) };
}

function takeLost(file: string): LockResult {
  const winner = readOwner(file);
  return { ok: false, message: winner === undefined ? 'ERROR: Another Ralph loop active' : activeMessage(winner) };
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

/** Exclusive creation: of two that try, one wins (catalogue D9). */
function create(file: string, owner: LockOwner): boolean {
  try {
    const fd = openSync(file, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | constants.O_NOFOLLOW, 0o600);
    writeSync(fd, JSON.stringify(owner));
    fsyncSync(fd);
    closeSync(fd);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead owner's lock away; a lock that somebody else took in between is put back. */
function moveAside(file: string, aside: string, dead: LockOwner | undefined): boolean {
  try {
    renameSync(file, aside);
  } catch {
    return false;
  }
  if (JSON.stringify(readOwner(aside)) === JSON.stringify(dead)) return true;
  renameSync(aside, file);
  return false;
}

function held(file: string, owner: LockOwner): Disposable {
  return {
    [Symbol.dispose]: () => {
      const now = readOwner(file);
      if (now?.pid === owner.pid && now.runId === owner.runId) unlinkSync(file);
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
function isAlive(owner: LockOwner): boolean {
  if (owner.host !== hostname()) return true;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return owner.startTicks === '' || startTicks(owner.pid) === owner.startTicks;
}

/** Field 22 of /proc/PID/stat, counted after the command name, which may contain anything (catalogue D8). */
function startTicks(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
