import type { Command } from '../../src/core/command.ts';
import type { Verdict } from '../../src/core/gates.ts';
import type { Halt } from '../../src/core/state.ts';
import type { Tier } from '../../src/core/stuck.ts';
import type { WholeFate } from './fates.ts';

/** What the world knows of a run, apart from what the run says of itself. */
export interface Ledger {
  readonly lives: LifeRecord[];
  /** Commands as the engine was about to perform them. */
  readonly commands: Performed[];
  readonly agents: AgentCalled[];
  /** Calls of agents and reviewers that the service did not answer. */
  readonly refusals: { count: number };
  /** Attempts that only a machine knew of that nobody went on with; `cuts`: where the run went on without them. */
  readonly lost: { attempts: number; readonly cuts: Cut[] };
  /** Whether the wall clock was ever moved: what others say by it means another time then. */
  readonly clockJumped: { value: boolean };
  /** How agents ended, by story and attempt. */
  readonly agentVerdicts: Map<string, Verdict>;
  /** Snapshots by tree: story, and whether integrity let it pass. */
  readonly snapshots: Map<string, { readonly story: string; readonly attempt: number; readonly passed: boolean }>;
  /** Last verdict of each check on each tree. */
  readonly checked: Map<string, Map<string, Verdict>>;
  /** What reviewers said, in order, by story and tree. */
  readonly reviews: Map<string, string[]>;
  /** Calls of the quality reviewer that gave no usable answer, by the same place. */
  readonly unheard: Map<string, number>;
  /** What reviewers of the whole change answered, by tree and call. */
  readonly wholes: Map<string, Map<number, WholeFate>>;
  /** What was made of each command that makes a commit. */
  readonly commits: Map<string, Set<string>>;
  /** Stories by the commits that made them pass, of all runs of a world; and of this run's commits those that were carried. */
  readonly passing: Map<string, string>;
  readonly carried: Map<string, CarriedTo>;
  readonly intruders: { readonly admitted: boolean; readonly while: number; readonly held: boolean }[];
  readonly warnings: string[];
  /** Monotonic milliseconds at which the network last failed. */
  readonly network: { failedMs: number };
  /** Trees that were parked, by story. */
  readonly parked: {
    readonly story: string;
    readonly tree: string;
    readonly commit: string;
    readonly branch: string;
  }[];
  /** Found while it happened: invariant and what was wrong. */
  readonly caught: { readonly invariant: string; readonly what: string }[];
}

/** From the command at the index `at` on, a run is one that has heard of `kept` events of what it was before. */
interface Cut {
  readonly at: number;
  readonly kept: number;
}

interface AgentCalled {
  readonly iteration: number;
  readonly story: string;
  readonly attempt: number;
  readonly part: string | undefined;
  readonly tier: Tier | undefined;
  /** What it really found, and the tree that its story started from. */
  readonly tree: string;
  readonly storyStart: string | undefined;
  /** Class of the refusal; undefined = it worked, or was cut short. */
  refused?: string;
}

/** A commit of an earlier run that was put on another base. */
export interface CarriedTo {
  readonly from: string;
  /** What the checks looked at: all that was carried with it. */
  readonly tip: string;
  /** What each check said of it since, up to its first pass: an attempt on the same tree may hear something else later. */
  readonly checked: Map<string, Verdict>;
}

export interface LifeRecord {
  readonly number: number;
  readonly end: 'ended' | 'killed' | 'stuck' | 'threw' | 'locked' | 'damaged' | 'over' | 'refused';
  readonly tookMs: number;
  readonly halt: Halt | undefined;
  readonly steps: number;
}

export interface Performed {
  readonly process: number;
  readonly command: Command;
  /** Events on which it was decided. */
  readonly events: number;
  /** Monotonic milliseconds since the process began. */
  readonly elapsedMs: number;
  /** The same since the simulation began. */
  readonly atMs: number;
  readonly passed: ReadonlySet<string>;
}

export function createLedger(): Ledger {
  return {
    lives: [],
    commands: [],
    agents: [],
    refusals: { count: 0 },
    lost: { attempts: 0, cuts: [] },
    clockJumped: { value: false },
    agentVerdicts: new Map(),
    snapshots: new Map(),
    checked: new Map(),
    reviews: new Map(),
    unheard: new Map(),
    wholes: new Map(),
    commits: new Map(),
    passing: new Map(),
    carried: new Map(),
    intruders: [],
    warnings: [],
    network: { failedMs: -1 },
    parked: [],
    caught: [],
  };
}
