import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FinishedStep, StartedStep } from './action-runner.ts';
import type { Scenario } from './scenario.ts';

/** When a step is killed: so many journal lines after its start, and a little later. */
export interface Moment {
  readonly lines: number;
  readonly delayMs: number;
}

/** Moments of a seed (mulberry32): the same seed kills at the same places. */
export function momentsOf(seed: number, count: number): readonly Moment[] {
  let state = seed;
  const draw = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () => ({ lines: draw(6), delayMs: draw(50) }));
}

/** Every journal line of the machine, in order. */
export function journalLines(temp: string): readonly string[] {
  const ralph = join(temp, 'ralph');
  const features = existsSync(ralph) ? readdirSync(ralph) : [];
  const folders = features.map((feature) => join(ralph, feature, 'journal')).filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) =>
      readdirSync(folder)
        // Beside a journal there may be one that is just being written in its place.
        .filter((name) => name.endsWith('.jsonl') && !name.startsWith('.'))
        .sort()
        .map((name) => join(folder, name)),
    )
    .flatMap(completeLines);
}

function completeLines(file: string): readonly string[] {
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

/** Starts the step, kills it at the moment, or lets it end when it is faster. */
export async function killAt(scenario: Scenario, { lines, delayMs }: Moment): Promise<FinishedStep> {
  const before = journalLines(scenario.temp).length;
  const step = scenario.start();
  while (isRunning(step) && journalLines(scenario.temp).length < before + lines) await sleep(2);
  await Promise.race([step.done, sleep(delayMs)]);
  step.child.kill('SIGKILL');
  return step.done;
}

/** What can happen to a step in the moment when it writes a journal line (tests/support/journal-faults.cjs). */
export type JournalFault = 'kill' | 'torn' | 'full';

/** Runs the step with a fault at the n-th journal line that it writes. */
export function runWithFault(scenario: Scenario, line: number, fault: JournalFault): Promise<FinishedStep> {
  const hook = join(import.meta.dirname, 'journal-faults.cjs');
  const env = { NODE_OPTIONS: `--require=${hook}`, RALPH_TEST_LINE: String(line), RALPH_TEST_FAULT: fault };
  return scenario.run({ env });
}

function isRunning({ child }: StartedStep): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** True when the journal says that the run is over: nothing is left to do for a restart. */
export function isOver(temp: string): boolean {
  return journalLines(temp).at(-1)?.includes('"outcome":{"type":"reported"') ?? false;
}
