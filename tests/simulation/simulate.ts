import { isResumable } from '../../src/core/resumable.ts';
import type { RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { BugName } from './bugs.ts';
import { journalDisk } from './disk.ts';
import { essence } from './essence.ts';
import { createFaults, type Faults } from './faults.ts';
import { foldOf } from './fold-check.ts';
import { createGitHub } from './github-model.ts';
import { type Ended, eventsOf, invariants } from './invariants.ts';
import { createKernel } from './kernel.ts';
import { createLedger } from './ledger.ts';
import { simulateNights } from './nights/simulate-nights.ts';
import { createObjects } from './objects.ts';
import { dice } from './prng.ts';
import { calmed, createScenario, epochMs, plant, type Scenario } from './scenario.ts';
import type { Universe } from './universe.ts';
import { workflowRun } from './workflow-run.ts';

/** What one simulation came to. */
export interface Simulated {
  readonly seed: number;
  readonly mode: Scenario['mode'] | 'nights';
  readonly violations: readonly { readonly invariant: string; readonly what: string }[];
  /** How often each thing happened. */
  readonly coverage: ReadonlyMap<string, number>;
  /** Empty unless it was asked for. */
  readonly history: readonly string[];
}

export interface SimulateOptions {
  readonly bug?: BugName | undefined;
  readonly tell?: boolean;
}

/** Workflow runs after which a run must have come to its end: each fault costs one at most, each deadline brings an iteration. */
const LIVES = 12;

/** A whole run in a world made of one seed, through as many crashes and workflow runs as it takes, and what must hold of it. */
export async function simulate(seed: number, { bug, tell = false }: SimulateOptions = {}): Promise<Simulated> {
  const history: string[] = [];
  if (isOfNights(seed)) return nightsOf(seed, { bug, history: tell ? history : undefined });
  const scenario = createScenario(seed);
  const u = createUniverse(scenario, { bug, tell: tell ? (line) => history.push(line) : undefined });
  const state = await playOut(u.universe);
  const violations = [...u.universe.ledger.caught];
  if (state !== undefined) {
    // When a decline is heard, and so what was worked on meanwhile, depends on the time.
    const isComparable = scenario.mode === 'crashes' && scenario.forbids === undefined;
    const equal = isComparable ? await undisturbed(u.universe, state, bug) : undefined;
    const end: Ended = { u: u.universe, state, events: eventsOf(u.universe), equal };
    for (const { id, check } of invariants) for (const what of check(end)) violations.push({ invariant: id, what });
    noteEnd(u.universe, state);
  }
  return { seed, mode: scenario.mode, violations, coverage: u.coverage, history };
}

/** How many of the simulations are of several nights: they cost the most. */
const NIGHTS = 0.15;

/** Whether the world of a seed is one of several nights. */
export function isOfNights(seed: number): boolean {
  return dice(seed, 'kind').chance(NIGHTS);
}

async function nightsOf(
  seed: number,
  { bug, history }: { readonly bug: BugName | undefined; readonly history: string[] | undefined },
): Promise<Simulated> {
  const coverage = new Map<string, number>();
  const count = (what: string): void => void coverage.set(what, (coverage.get(what) ?? 0) + 1);
  count('mode nights');
  const violations = await simulateNights(seed, { bug, count, tell: history && ((line) => void history.push(line)) });
  return { seed, mode: 'nights', violations, coverage, history: history ?? [] };
}

/** What a world can be given beside its scenario. */
export interface UniverseOptions {
  readonly bug?: BugName | undefined;
  readonly tell?: ((line: string) => void) | undefined;
  /** Default: those that the scenario plans. */
  readonly faults?: Faults;
}

/** A world before its first process. */
export function createUniverse(
  scenario: Scenario,
  { bug, tell, faults }: UniverseOptions = {},
): { readonly universe: Universe; readonly coverage: ReadonlyMap<string, number> } {
  const coverage = new Map<string, number>();
  const kernel = createKernel(epochMs);
  const objects = createObjects();
  const { start } = plant(objects, scenario);
  const refs = new Map([['refs/heads/main', scenario.plan.base.commit]]);
  if (scenario.continues) refs.set(`refs/heads/${scenario.plan.branch}`, start.commit);
  const universe: Universe = {
    ...{ scenario, kernel, objects, bug },
    machine: {
      journal: journalDisk(),
      refs: new Map(),
      bundles: new Map(),
      worktree: undefined,
      litter: false,
      lock: undefined,
      service: { limitedUntilMs: 0, isTold: false, away: 0 },
      full: false,
    },
    remote: { refs, updates: [], outage: undefined },
    github: createGitHub(),
    faults: faults ?? createFaults(scenario.faults, dice(scenario.seed, 'faults')),
    ledger: createLedger(),
    living: { process: undefined },
    live: { state: undefined, events: 0, written: [], durable: 0, appended: 0, lostPower: false },
    count: (what) => void coverage.set(what, (coverage.get(what) ?? 0) + 1),
    note: (text) => tell?.(`${clockOf(kernel.nowMs())} ${text()}`),
  };
  return { universe, coverage };
}

/** Workflow run after workflow run, until the run has ended; undefined when it never does or its journal is lost. */
async function playOut(u: Universe): Promise<RunState | undefined> {
  const most = LIVES + u.scenario.faults.most + 2 * u.scenario.plan.caps.maxIterations;
  const pause = dice(u.scenario.seed, 'pauses');
  for (let count = 0; count < most; count += 1) {
    const { end } = await workflowRun(u);
    if (end === 'stuck' || end === 'damaged' || end === 'threw') return undefined;
    const state = stateOf(u);
    if (state !== undefined && !isResumable(state)) return state;
    u.kernel.pass(pause.int(1, 24 * 60) * 60_000);
  }
  u.ledger.caught.push({ invariant: 'terminates', what: `after ${most} workflow runs the run still goes on` });
  return undefined;
}

function stateOf(u: Universe): RunState | undefined {
  try {
    return foldOf(u, eventsOf(u))?.state;
  } catch (error) {
    u.ledger.caught.push({ invariant: 'fold', what: `the journal cannot be folded: ${String(error)}` });
    return u.live.state;
  }
}

async function undisturbed(
  u: Universe,
  state: RunState,
  bug: BugName | undefined,
): Promise<NonNullable<Ended['equal']> | undefined> {
  const { universe } = createUniverse(calmed(u.scenario), { bug, tell: undefined });
  const calm = await playOut(universe);
  if (calm === undefined) return undefined;
  return () => [JSON.stringify(essence(u, state)), JSON.stringify(essence(universe, calm))];
}

function noteEnd(u: Universe, state: RunState): void {
  u.count(`mode ${u.scenario.mode}`);
  for (const { halt } of u.ledger.lives) {
    if (halt !== undefined) u.count(`halt ${halt.kind}${halt.budget === undefined ? '' : ` ${halt.budget}`}`);
  }
  for (const { status, attempts, declined } of storiesOf(state)) {
    u.count(`story ${status}`);
    if (declined !== undefined) u.count('declined story');
    for (const { decision, gates, tier } of attempts) {
      u.count(`row ${decision}`);
      if (tier !== undefined) u.count(`tier ${tier}`);
      for (const { gate, verdict } of gates) u.count(`gate ${gate} ${verdict}`);
    }
  }
  for (const { status } of state.publications) u.count(`ref ${status}`);
  u.count(`pulls ${u.github.pulls.length}`);
  u.count(`comments ${u.github.comments.length}`);
}

function clockOf(ms: number): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`;
}
