import { fold } from '../../../src/core/loop.ts';
import type { RunState } from '../../../src/core/state.ts';
import type { BugName } from '../bugs.ts';
import type { Faults } from '../faults.ts';
import type { GitHubModel } from '../github-model.ts';
import type { Kernel, Process } from '../kernel.ts';
import type { Objects } from '../objects.ts';
import type { Remote } from '../remote.ts';
import type { Scenario } from '../scenario.ts';
import type { Machine, Universe } from '../universe.ts';
import type { Runner } from './runner.ts';
import type { Truth } from './truth.ts';

/** Several nights of one feature, on several machines: what outlives a run. */
export interface Nights {
  readonly seed: number;
  readonly bug: BugName | undefined;
  readonly kernel: Kernel;
  /** Everything that was ever made, wherever. */
  readonly objects: Objects;
  readonly remote: Remote;
  readonly github: GitHubModel;
  readonly faults: Faults;
  readonly service: Machine['service'];
  /** Rules and fates of all runs. */
  readonly template: Scenario;
  readonly feature: string;
  readonly branchRef: string;
  /** The base as it was in the first night. */
  readonly firstBase: string;
  /** Runs from the first on whose checks find no program. */
  readonly brokenNights: number;
  /** What every run's world is made of. */
  readonly blank: Universe;
  readonly runs: Map<string, Universe>;
  /** Bundles of refused work, of all machines: path to commit. */
  readonly bundles: Map<string, string>;
  readonly processes: Map<number, Process>;
  /** Those that perform commands of a run. */
  readonly working: Set<Process>;
  /** The run that a process works or worked on. */
  readonly current: Map<number, Current>;
  /** Processes whose end the world has taken note of. */
  readonly noted: Set<number>;
  readonly pullEnds: Map<string, 'merged' | 'closed'>;
  readonly truth: Truth;
  readonly caught: { readonly invariant: string; readonly what: string }[];
  count(what: string): void;
  note(text: () => string): void;
}

/** A run in the hands of a process. */
export interface Current {
  readonly u: Universe;
  readonly process: Process;
  readonly runner: Runner;
  readonly journalFile: string;
  /** What the process holds until it lets go of it; undefined = it did. */
  held: { readonly journal: object } | undefined;
}

/** The state that a run's journal stands for: whoever died over a line did not live to fold it. */
export function journaled({ live }: Universe): RunState | undefined {
  return fold(live.written)?.state;
}

/** Nobody works while another one does, unless the remote refused to keep a lock, or GitHub could not be asked and the clock or the network hid the holder's heart. */
export function noteOverlap(n: Nights, process: Process): void {
  const others = [...n.working].filter((each) => each !== process && each.alive && !each.cancel.signal.aborted);
  if (others.length === 0 || process.cancel.signal.aborted || n.truth.isOpen || (n.truth.unasked && isBlind(n))) return;
  n.caught.push({ invariant: 'alone', what: `process ${process.number} works while ${others[0]?.number} does` });
}

function isBlind({ blank, remote }: Nights): boolean {
  return blank.ledger.clockJumped.value || remote.outage !== undefined;
}
