import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomName } from '../adapters/random-name.ts';
import { isAlive } from '../adapters/store/lock.ts';

/** What this machine knows of the lease that it took last: what takes it away again after a kill. */
export interface LeftLease {
  readonly ref: string;
  readonly id: string;
  readonly pid: number;
  readonly startTicks: string;
  readonly host: string;
  /** The last commits that were to be pushed there, the newest first. */
  readonly commits: readonly string[];
  /** The run is over and could not let go of it; absent = it may still work. */
  readonly over?: true | undefined;
}

/** Notes a commit before it is pushed; the one before it may be what the remote still has. */
export function noteLease(folder: string, lease: Omit<LeftLease, 'commits' | 'over'>, commit: string): void {
  const before = readLease(folder);
  const commits = before?.id === lease.id ? before.commits.slice(0, 1) : [];
  write(folder, { ...lease, commits: [commit, ...commits] });
}

/** Undefined when this machine holds none, or what it noted cannot be read. */
export function readLease(folder: string): LeftLease | undefined {
  const file = join(folder, FILE);
  if (!existsSync(file)) return undefined;
  try {
    const left: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isLease(left) ? left : undefined;
  } catch {
    return undefined;
  }
}

/** Whether nobody works under it any more. */
export function isGone(lease: LeftLease): boolean {
  return lease.over === true || !isAlive(lease);
}

/** Notes that the run is over, for whoever can reach the remote next. */
export function leaveLease(folder: string): void {
  const left = readLease(folder);
  if (left !== undefined) write(folder, { ...left, over: true });
}

export function forgetLease(folder: string): void {
  rmSync(join(folder, FILE), { force: true });
}

const FILE = 'lease.json';

/** Whole or not at all, for whoever comes after a kill. It need not reach the disk: without it the lease ends by its time, as one of another machine. */
function write(folder: string, lease: LeftLease): void {
  const file = join(folder, FILE);
  const temp = `${file}.${randomName()}`;
  try {
    writeFileSync(temp, JSON.stringify(lease), { flag: 'wx', mode: 0o600 });
    renameSync(temp, file);
  } catch (error) {
    rmSync(temp, { force: true });
    throw error;
  }
}

/** By hand: a library for it would double the code that is loaded before the first agent. */
function isLease(value: unknown): value is LeftLease {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, commits, over = true, ...rest } = value as Partial<Record<keyof LeftLease, unknown>>;
  const texts = [rest.ref, rest.id, rest.startTicks, rest.host, ...(Array.isArray(commits) ? commits : [undefined])];
  return typeof pid === 'number' && over === true && texts.every((text) => typeof text === 'string');
}
