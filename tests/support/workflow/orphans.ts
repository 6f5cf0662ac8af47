import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that outlived its job. */
export interface Orphan {
  readonly pid: number;
  /** Its command line, arguments separated by spaces. */
  readonly command: string;
}

/**
 * Kills every process that still carries the job's RUNNER_TRACKING_ID and waits until it is gone; Linux only (05-github, Runner).
 * @returns what was found, in the order of the pids
 */
export async function killOrphans(trackingId: string): Promise<readonly Orphan[]> {
  const orphans = findProcesses(trackingId);
  for (const { pid } of orphans) kill(pid);
  const patienceEnds = Date.now() + 5000;
  while (orphans.some(({ pid }) => carries(pid, trackingId)) && Date.now() < patienceEnds) await sleep(10);
  return orphans;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in between.
  }
}

function findProcesses(trackingId: string): readonly Orphan[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids
    .filter((pid) => pid !== process.pid && carries(pid, trackingId))
    .toSorted((a, b) => a - b)
    .map((pid) => ({ pid, command: readProc(pid, 'cmdline').replaceAll('\0', ' ').trim() }));
}

/** False for a process that has ended and only waits to be collected. */
function carries(pid: number, trackingId: string): boolean {
  return readProc(pid, 'environ').split('\0').includes(`RUNNER_TRACKING_ID=${trackingId}`);
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
