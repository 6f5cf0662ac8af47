import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A living process that carries a mark in the environment it was started with. */
export interface MarkedProcess {
  readonly pid: number;
  readonly command: string;
}

/** Every process of this machine, this one left out, whose environment holds the text (Linux). */
export function markedProcesses(text: string): readonly MarkedProcess[] {
  return processes().filter(({ pid }) => read(`/proc/${pid}/environ`).includes(text));
}

/** The same for processes whose command line holds the text. */
export function commandsWith(text: string): readonly MarkedProcess[] {
  return processes().filter(({ command }) => command.includes(text));
}

function processes(): readonly MarkedProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => ({ pid: Number(name), command: read(`/proc/${name}/cmdline`).replaceAll('\0', ' ').trim() }));
}

/** Waits until something is so; the test's own timeout ends what never comes. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(10);
}

/** What the runner does at the end of a job: kills all that carries its tracking id. */
export async function endMarked(text: string): Promise<void> {
  for (let left = markedProcesses(text); left.length > 0; left = markedProcesses(text)) {
    for (const { pid } of left) kill(pid);
    await sleep(5);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
