import type { JournalContent } from '../../src/adapters/store/journal-file.ts';
import type { Step } from '../../src/core/ending.ts';
import type { Event } from '../../src/core/event.ts';
import type { EntryNames } from '../../src/core/facts.ts';
import type { RunState } from '../../src/core/state.ts';
import type { BugName } from './bugs.ts';
import type { JournalDisk } from './disk.ts';
import { diskFull, type FaultKind, type Faults, InjectedBug, ProcessDied } from './faults.ts';
import type { GitHubModel } from './github-model.ts';
import { type Kernel, never, type Process } from './kernel.ts';
import type { Ledger } from './ledger.ts';
import type { Objects } from './objects.ts';
import type { Remote } from './remote.ts';
import type { Scenario } from './scenario.ts';

/** What outlives a process of the controller. */
export interface Machine {
  readonly journal: JournalDisk;
  /** Local refs of the controller's git. */
  readonly refs: Map<string, string>;
  /** Path to the commit that the bundle keeps. */
  readonly bundles: Map<string, string>;
  /** Tree of the agent's worktree. */
  worktree: string | undefined;
  /** An agent that was cut short left files behind that git ignores. */
  litter: boolean;
  /** The model's service: until when an account has reached its limit, and how many calls an outage still lasts. */
  readonly service: { limitedUntilMs: number; isTold: boolean; away: number };
  /** Number of the process that holds the lock. */
  lock: number | undefined;
  /** Nothing can be written any more until this process is gone. */
  full: boolean;
}

/** What passes by while a process lives. */
interface Live {
  state: RunState | undefined;
  events: number;
  readonly written: Event[];
  /** So many of those are on disk, for whatever comes; and so many, with the one that is being written. */
  durable: number;
  appended: number;
  /** The machine lost its power since the journal was last read. */
  lostPower: boolean;
  /** What was last read of the journal. */
  content?: Content;
  /** What its first events were last folded to. */
  folded?: { readonly events: readonly Event[]; readonly step: Step | undefined };
}

/** A journal as it was read. */
export interface Content {
  readonly bytes: Buffer;
  readonly parsed: JournalContent;
}

/** One simulated world with everything that happened in it. */
export interface Universe {
  readonly scenario: Scenario;
  readonly kernel: Kernel;
  readonly objects: Objects;
  /** What the remote has, where a machine does not have all of it; absent = it does. */
  readonly everywhere?: Objects;
  /** What prd.json asks of a story, where the nights before and after matter. */
  readonly namesOf?: (story: string) => EntryNames | undefined;
  readonly machine: Machine;
  readonly remote: Remote;
  readonly github: GitHubModel;
  readonly faults: Faults;
  readonly ledger: Ledger;
  /** A seeded fault of our own making: the invariants must notice it. */
  readonly bug: BugName | undefined;
  readonly living: { process: Process | undefined };
  /** The state as the engine had it last, and how many events it stands for. */
  readonly live: Live;
  count(what: string): void;
  note(text: () => string): void;
}

/** Faults that can meet any step that takes time. */
const anywhere: readonly FaultKind[] = [
  'kill',
  'power-loss',
  'cancel',
  'full-disk',
  'full-disk-for-good',
  'our-bug',
  'clock-jump',
  'second-runner',
];
/** Those after which nothing throws: for steps whose contract is to throw nothing. */
export const silently: readonly FaultKind[] = ['kill', 'power-loss', 'cancel', 'clock-jump', 'second-runner'];

/** A moment at which something may go wrong. */
interface At {
  readonly name: string;
  readonly faults?: readonly FaultKind[];
  readonly often?: number;
}

/** Ports that nobody may ask for anything more once the run was cancelled; what was begun before may end. */
const notAfterCancel = new Set(['agent', 'snapshot', 'reviewer', 'baseline', 'checks', 'commit', 'park', 'settle']);

/** Something the world does for a process: a fault may come before it, or after it and before anybody knows. */
export async function effect<T>(
  u: Universe,
  process: Process,
  { name, faults = anywhere, often = 1, act }: At & { act: () => T | Promise<T> },
): Promise<T> {
  if (process.alive && process.cancel.signal.aborted && notAfterCancel.has(name)) {
    u.ledger.caught.push({ invariant: 'cancelled', what: `${name} was begun after the cancel` });
  }
  await point(u, process, { name: `before ${name}`, faults, often });
  const result = await act();
  await point(u, process, { name: `after ${name}`, faults, often });
  return result;
}

/** Lets something go wrong at a moment. */
export async function point(u: Universe, process: Process, { name, faults = anywhere, often = 1 }: At): Promise<void> {
  if (!process.alive) return never();
  strike(u, process, { name, faults, often });
  return process.alive ? undefined : never();
}

/** The same where nobody waits: a dead process is stopped by an error that nobody lives to see. */
export function syncPoint(u: Universe, process: Process, { name, faults = anywhere, often = 1 }: At): void {
  if (process.alive) strike(u, process, { name, faults, often });
  if (!process.alive) throw new ProcessDied();
}

/** Counts the fault for the coverage and tells it to the history. */
export function dealt(u: Universe, kind: FaultKind, where: string): FaultKind {
  u.count(`fault ${kind}`);
  u.count(`point ${where}`);
  u.note(() => `FAULT ${kind} ${where}`);
  return kind;
}

function strike(u: Universe, process: Process, at: Required<At>): void {
  if (u.machine.full && at.faults.includes('full-disk')) throw diskFull();
  const kind = u.faults.draw(at.faults, at.often);
  if (kind !== undefined) suffer(u, process, dealt(u, kind, at.name));
}

function suffer(u: Universe, process: Process, kind: FaultKind): void {
  switch (kind) {
    case 'kill':
      u.kernel.kill(process);
      return;
    case 'power-loss':
      u.machine.journal.losePower(u.faults.chance);
      u.live.lostPower = true;
      u.kernel.kill(process);
      return;
    case 'cancel':
      cancel(u, process);
      return;
    case 'full-disk-for-good':
      u.machine.full = true;
      throw diskFull();
    case 'full-disk':
      throw diskFull();
    case 'our-bug':
      throw new InjectedBug();
    case 'clock-jump':
      u.ledger.clockJumped.value = true;
      u.kernel.jumpWall(u.faults.chance.int(-48, 48) * 3_600_000);
      return;
    case 'second-runner':
      secondRunner(u, process);
      return;
    default:
      throw new Error(`The fault "${kind}" has no meaning here.`);
  }
}

/** The runner asks, and kills 10 s later (05-github, cancel). */
function cancel(u: Universe, process: Process): void {
  process.cancel.abort('the runner sent SIGTERM');
  u.kernel.alarm(process, 10_000, () => {
    u.ledger.caught.push({
      invariant: 'cancelled',
      what: `process ${process.number} had to be killed 10 s after its cancel`,
    });
    u.kernel.kill(process);
  });
}

/** Another run of the same feature on this machine: it may do nothing but say who holds the lock. */
function secondRunner(u: Universe, process: Process): void {
  const holder = u.bug === 'lock-ignored' ? undefined : u.machine.lock;
  const isHeld = holder !== undefined && holder === u.living.process?.number;
  u.ledger.intruders.push({ admitted: !isHeld, while: process.number, held: u.machine.lock !== undefined });
  u.count(isHeld ? 'halt locked' : 'second runner admitted');
}
