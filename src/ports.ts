import type { Usage } from './core/agent-facts.ts';
import type { CarriedChange, CarryStories } from './core/carry-types.ts';
import type { Implement, RunBaseline, RunChecks, RunReview, TakeSnapshot, Wait } from './core/command.ts';
import type { Consult } from './core/consult-types.ts';
import type {
  ChecksRan,
  Consulted,
  Event,
  FeatureArchived,
  Implemented,
  Published,
  Reviewed,
  SnapshotTaken,
} from './core/event.ts';
import type { RunFinalReview } from './core/final-review-types.ts';
import type { BaselineCheck, Halt, RunState } from './core/state.ts';

/*
 * Every interface between the engine and the world. A port never decides: it acts on one command and says what came of
 * it. Expected failures are values; a throw is a bug, a full disk or a broken installation, and ends the run as trouble.
 */

/** Wall time for labels, monotonic time for budgets (catalogue D10). */
export interface Clock {
  /** Epoch milliseconds. */
  wallMs(): number;
  /** Monotonic milliseconds since this workflow run began. */
  elapsedMs(): number;
}

/** Lets time pass, by the monotonic clock; a cancel ends it at once. */
export interface Pauses {
  wait(command: Wait, state: RunState): Promise<{ readonly type: 'waited' } | CutShort>;
}

/**
 * The append-only list of outcomes (02-loop §6). `append` returns after the bytes are on disk, but for an outcome that is had again by
 * looking and checking anew: that one is there before anything begins by which it could come out otherwise.
 */
export interface Journal {
  /** What is about to be done; a crash after it means: do it again. */
  intend(command: { readonly type: string; readonly story?: string }): void;
  append(event: Event): void;
}

/** The outcome of a call that an interrupt cut short: nothing may be concluded from it. */
export interface CutShort {
  readonly type: 'interrupted';
  readonly cause: string;
  /** What a call of an agent used until then, empty when it did not tell; absent = none was made. */
  readonly usage?: readonly Usage[];
}

/** A fresh coding-agent process on one story. Never throws for what the agent does. */
export interface Agent {
  implement(command: Implement, state: RunState): Promise<Implemented | CutShort>;
}

/** Reads the agent's tree once, judges its integrity, makes the candidate commit. */
export interface Snapshots {
  take(command: TakeSnapshot, state: RunState): Promise<SnapshotTaken>;
}

/** Checks to run, and for which story. */
interface ChecksCall extends RunChecks {
  /** Commit that the story starts from: parent of HEAD in the views; absent = the one that the run starts from. */
  readonly start?: string;
}

export type ChecksResult = Omit<ChecksRan, 'type'>;

/** Runs configured checks, each in a clean view that holds exactly the given tree. */
export interface Checks {
  /** `unseen`: beside a check that is not green, what gates lack of the checkout. */
  baseline(
    command: RunBaseline,
  ): Promise<{ readonly checks: readonly BaselineCheck[]; readonly unseen?: string } | CutShort>;
  run(command: ChecksCall): Promise<ChecksResult | CutShort>;
}

/** Fresh reviewers, each in a throw-away view that holds exactly the candidate. Never throws for what a reviewer does. */
export interface Reviewers {
  /** Of one attempt, or of the change of all passed stories together. */
  review(command: RunReview | RunFinalReview, state: RunState): Promise<Reviewed | CutShort>;
}

/** Fresh agents that only read: planners and classifiers. Never throws for what they do. */
export interface Advisers {
  consult(command: Consult, state: RunState): Promise<Consulted | CutShort>;
}

/** Commits of passed and parked stories, made in the controller's own git. Deterministic: doing it twice gives one commit. */
export interface Commits {
  story(call: CommitCall): Promise<{ readonly commit: string; readonly tree: string }>;
  /** Puts commits of earlier nights on top of the moved base. */
  carry(command: CarryStories): Promise<CarriedChange>;
  /** Copies the files of a feature that is complete; fails soft. */
  archive(call: ArchiveCall): Promise<Omit<FeatureArchived, 'type'>>;
  park(call: CommitCall & { readonly subject: string }): Promise<{ readonly branch: string; readonly commit: string }>;
}

export type ArchiveCall = Omit<CommitCall, 'story'>;

export interface CommitCall {
  readonly state: RunState;
  readonly story: string;
  readonly tree: string;
  readonly parent: string;
  /** Epoch milliseconds: the commit's date. */
  readonly at: number;
}

/** Pushes off the critical path; what cannot be pushed is kept as a bundle on disk. */
export interface Publisher {
  /** Queues refs and the state ref, returns at once: the commits whose content the remote declined so far. */
  start(refs: readonly RefUpdate[], state: RunState): readonly string[];
  /** Waits for everything queued, pushes what is still missing. */
  settle(refs: readonly RefUpdate[], state: RunState): Promise<Published | CutShort>;
  /** What has come of those of a run by now, and of its pull request: for a run that a cancel or trouble cuts short. At once, and never throws. */
  known(state: RunState): Published;
}

export interface RefUpdate {
  readonly ref: string;
  readonly commit: string;
}

/** Report files, outputs and the job summary. Returns the report's absolute path. */
export interface Reports {
  write(state: RunState, halt: Halt): Promise<string>;
}

/** Watches the run; must not throw and must not slow it down. */
export interface Observer {
  commanded(state: RunState): void;
  happened(state: RunState, event: Event): void;
}

/** Everything the engine needs. */
export interface World {
  readonly clock: Clock;
  readonly pauses: Pauses;
  readonly journal: Journal;
  readonly agent: Agent;
  readonly snapshots: Snapshots;
  readonly checks: Checks;
  readonly reviewers: Reviewers;
  readonly advisers: Advisers;
  readonly commits: Commits;
  readonly publisher: Publisher;
  readonly reports: Reports;
  readonly observer: Observer;
  /** Aborted by SIGINT, SIGTERM or a cancel: work in flight is cut short, the journal keeps it resumable. */
  readonly cancel: AbortSignal;
}
