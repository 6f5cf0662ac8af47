import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';
import { type GitHubClient, type GitHubOptions, openGitHub } from '../../../src/adapters/github/client.ts';
import type { GitHubClock } from '../../../src/adapters/github/clock.ts';
import type { Fault, FaultRule } from '../../support/github/faults.ts';
import type { GitHub } from '../../support/github/github.ts';
import { entryLine } from '../../support/github/journal.ts';
import { type SeedRepository, seedRepository } from '../../support/github/seed.ts';

/** A clock that only moves when something waits: waits end at once, alarms ring when a test says so. */
export interface TestClock extends GitHubClock {
  /** Every wait so far, milliseconds. */
  readonly waits: readonly number[];
  /** Delays of the alarms that are set. */
  alarms(): readonly number[];
  /** Lets the alarm that is due first ring; false when there is none. */
  ring(): boolean;
  advance(byMs: number): void;
}

export function testClock(): TestClock {
  const waits: number[] = [];
  const alarms = new Set<{ atMs: number; inMs: number; ring: () => void }>();
  let nowMs = 1_000;
  return {
    waits,
    nowMs: () => nowMs,
    wait: async (forMs) => {
      waits.push(forMs);
      nowMs += forMs;
      await setImmediate();
    },
    alarm: (inMs, ring) => {
      const alarm = { atMs: nowMs + inMs, inMs, ring };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    alarms: () => [...alarms].map(({ inMs }) => inMs),
    ring: () => {
      const [first] = [...alarms].sort((one, other) => one.atMs - other.atMs);
      if (first === undefined) return false;
      alarms.delete(first);
      nowMs = Math.max(nowMs, first.atMs);
      first.ring();
      return true;
    },
    advance: (byMs) => {
      nowMs += byMs;
    },
  };
}

export interface Bench {
  readonly github: GitHub;
  readonly client: GitHubClient;
  readonly clock: TestClock;
  readonly cancel: AbortController;
  readonly notes: readonly string[];
}

/** A client of the stand-in's first repository. */
export async function bench(github: GitHub, options: Partial<GitHubOptions> = {}): Promise<Bench> {
  const clock = testClock();
  const cancel = new AbortController();
  const notes: string[] = [];
  const opened = await openGitHub({
    apiUrl: github.apiUrl,
    serverUrl: github.serverUrl,
    token: 'ghs_token',
    owner: 'acme',
    repo: 'widgets',
    signal: cancel.signal,
    clock,
    onNote: (text) => notes.push(text),
    ...options,
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  return { github, client: opened.client, clock, cancel, notes };
}

/** Awaits work whose requests may hang: each time the stand-in lets one hang, its time is up. */
export async function untilDone<T>(work: Promise<T>, { clock, hung }: { clock: TestClock; hung: () => number }) {
  let done = false;
  const settled = work.finally(() => {
    done = true;
  });
  for (let expired = 0; !done; ) {
    if (hung() > expired && clock.ring()) expired += 1;
    await setImmediate();
  }
  return settled;
}

/** A repository with `main` and a branch `ralph/demo` that is ahead of it. */
export async function demoSeed(): Promise<SeedRepository> {
  const seed = await seedRepository();
  await seed.git('switch', '-q', '-c', 'ralph/demo');
  await seed.commit({ 'a.txt': 'a\n' });
  await seed.git('switch', '-q', 'main');
  return seed;
}

/** The first line of a text that carries our marker `nightly`. */
export const nightly = '<!-- ralph-action: nightly -->';

/** One fault and what must come of it. */
export interface FaultRow {
  readonly what: string;
  readonly on?: NonNullable<FaultRule['on']>;
  readonly fault?: Fault;
  /** How many requests meet it; default 1. */
  readonly times?: number;
  readonly arrange?: (github: GitHub, number: number) => void;
  /** `created`, `edited`, … or the kind of the problem. */
  readonly comes: string;
  /** Every request, repetitions included. */
  readonly requests: number;
  /** Things of ours that stand there in the end; default 1 when it went well, else 0. */
  readonly stored?: number;
  /** Least sum of all waits, seconds. */
  readonly waitsS?: number;
}

/** Lets the fault happen and checks all but what is stored: the outcome, the number of requests, the waits, the judge. */
export async function meetFault(
  github: GitHub,
  row: FaultRow,
  { number, act }: { number: number; act: (bench: Bench) => Promise<string> },
): Promise<void> {
  row.arrange?.(github, number);
  const { on, times, fault } = row;
  const rule = { ...(on === undefined ? {} : { on }), ...(times === undefined ? {} : { times }) };
  const injected = fault === undefined ? undefined : github.inject({ ...rule, fault });
  const rig = await bench(github);
  const before = github.journal.length;
  const hung = fault?.effect.type === 'hang' ? () => injected?.hits() ?? 0 : () => 0;
  const comes = await untilDone(act(rig), { clock: rig.clock, hung });
  injected?.remove();
  const lines = github.journal.slice(before).map(entryLine);
  const waitedMs = rig.clock.waits.reduce((total, each) => total + each, 0);
  expect({ comes, requests: lines.length }, lines.join('\n')).toEqual({ comes: row.comes, requests: row.requests });
  expect(rig.client.requests()).toBe(row.requests);
  expect(waitedMs).toBeGreaterThanOrEqual((row.waitsS ?? 0) * 1000);
  expect(waitedMs).toBeLessThanOrEqual(90_000);
  expect(rig.clock.alarms()).toEqual([]);
  expect(github.violations()).toEqual([]);
}

/** How many things of ours stand there after the row. */
export function storedOf({ stored, comes }: FaultRow): number {
  return stored ?? (['created', 'edited', 'found'].includes(comes) ? 1 : 0);
}
