import type { Provider, Usage } from './agent-facts.ts';
import type { FeatureArchived } from './archive.ts';
import type { StoriesCarried } from './carry-types.ts';
import type { AdviceReading } from './consult-types.ts';
import type { Chained } from './continuing.ts';
import type { Excerpt, GateResult } from './gates.ts';
import type { ChangedFile, IgnoredFiles } from './integrity/change.ts';
import type { Caps, RunPlan } from './plan.ts';
import type { EntryNames } from './prd.ts';
import type { Probe } from './probe.ts';
import type { PullFacts } from './pull-facts.ts';
import type { ReviewAnswer } from './review-answer-types.ts';
import type { IterationChange, Signals } from './signals.ts';
import type { Fix, SignOff } from './signoff-types.ts';
import type { BaselineCheck, Halt, IntegrityFinding } from './state.ts';

/** When something happened: wall time is a label, elapsed time is the budget of record. */
export interface Stamp {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Monotonic milliseconds since this workflow run began. */
  readonly elapsedMs: number;
}

/** An outcome with its time: the unit that the journal keeps and the core folds. */
export interface Event {
  readonly stamp: Stamp;
  readonly outcome: Outcome;
}

/** Everything that can happen to a run. */
export type Outcome =
  | { readonly type: 'begun'; readonly plan: RunPlan }
  | Resumed
  | { readonly type: 'baseline-done'; readonly checks: readonly BaselineCheck[] }
  | Implemented
  | SnapshotTaken
  | { readonly type: 'checks-done'; readonly results: readonly GateResult[] }
  | Reviewed
  | Consulted
  | { readonly type: 'waited' }
  | { readonly type: 'final-checks-done'; readonly results: readonly GateResult[] }
  | FinalReviewed
  | { readonly type: 'story-committed'; readonly commit: string; readonly tree: string }
  | { readonly type: 'story-parked'; readonly branch: string; readonly commit: string }
  | StoriesCarried
  | FeatureArchived
  | { readonly type: 'publishing' }
  | Settled
  | { readonly type: 'reported'; readonly reportFile: string }
  | Approved
  | FixAsked
  | Interrupted
  | Trouble;

/** What had come of pushes and of the pull request when a run was cut short. */
export interface KnownPushes {
  /** Absent = nothing was known, as in journals of earlier versions. */
  readonly known?: Published;
}

/** The command at hand failed through no fault of an agent. */
export interface Trouble extends KnownPushes {
  readonly type: 'trouble';
  readonly halt: Halt;
}

/** A cancel cut the command at hand short. */
export interface Interrupted extends KnownPushes {
  readonly type: 'interrupted';
  readonly cause: string;
  /** A person's command; absent = the runner or the machine. */
  readonly by?: 'user';
  /** What it cut short has not ended yet: another one follows when it has. Absent = it has ended. */
  readonly ending?: true;
  /** What the call of an agent that it cut short used, empty when it did not tell; absent = none was made. */
  readonly usage?: readonly Usage[];
}

/** A person signed off the commit that the run waits with. */
export interface Approved extends Omit<SignOff, 'at'> {
  readonly type: 'approved';
  /** The pull request that it was said on. */
  readonly pull: PullFacts;
}

/** A person who was to sign off asks for a change of a story that passed. */
export interface FixAsked extends Pick<Fix, 'text' | 'person'> {
  readonly type: 'fix-asked';
  readonly story: string;
}

/** A run goes on in another workflow run. */
export interface Resumed extends Chained {
  readonly type: 'resumed';
  readonly workflowRun: string;
  /** On a machine that has nothing of it but its journal and its commits: what lay in a worktree is lost. Absent = the same. */
  readonly elsewhere?: true;
  /** This workflow run makes one iteration; absent = as many as there are to make. */
  readonly step?: true;
  /** Caps as this workflow run's settings have them; absent in journals of earlier versions, which keep those of the plan. */
  readonly caps?: ResumedCaps;
  /** Who may take over today (`RunPlan.fallbacks`); absent in journals of earlier versions, which keep those of the plan. */
  readonly fallbacks?: readonly string[];
}

/** A run that goes on may be capped lower than it began, never higher; only the wall clock is each workflow run's own. */
export type ResumedCaps = Pick<Caps, 'maxAttempts' | 'maxIterations' | 'maxCommits' | 'runMs' | 'maxCostUsd'>;

/** What came of one agent process. */
export interface Implemented {
  readonly type: 'implemented';
  readonly result: GateResult;
  readonly survivorsKilled: number;
  /** The agent's last words, data only: never a verdict. */
  readonly finalMessage: Excerpt;
  /** Names of what the story asks for, with its first attempt (02-loop §6); absent later, and where the plan has them. */
  readonly names?: EntryNames;
  /** What its final message signals; absent = nothing. */
  readonly signals?: Signals;
  /** What the call used; empty when the agent does not tell. */
  readonly usage: readonly Usage[];
  readonly provider?: Provider;
  /** Its service refused the request for its length (06-agents, Limits and errors); absent = it did not. */
  readonly tooLarge?: true;
}

/** What came of one reviewer process. */
export interface Reviewed {
  readonly type: 'reviewed';
  /** Its answer, read with the nonce of the call and with evidence that exists; else why there is none. */
  readonly reading:
    | { readonly ok: true; readonly answer: ReviewAnswer }
    | { readonly ok: false; readonly problem: string };
  /** The process itself: `pass` when it ended well, whatever it answered. */
  readonly result: GateResult;
  readonly survivorsKilled: number;
  readonly usage: readonly Usage[];
  readonly provider?: Provider;
}

/** What came of one reviewer of the whole change. */
export interface FinalReviewed extends Omit<Reviewed, 'type'> {
  readonly type: 'final-reviewed';
}

/** What came of one call for advice. */
export interface Consulted {
  readonly type: 'consulted';
  readonly reading: AdviceReading;
  /** The process itself: `pass` when it ended well, whatever it answered. */
  readonly result: Pick<GateResult, 'verdict' | 'reason' | 'durationMs'>;
  readonly survivorsKilled: number;
  readonly usage: readonly Usage[];
  readonly provider?: Provider;
}

/** The agent's tree, read once. */
export interface SnapshotTaken {
  readonly type: 'snapshot-taken';
  readonly tree: string;
  readonly commit: string;
  readonly changed: readonly ChangedFile[];
  readonly changedCount: number;
  /** What the attempt changed in the tree that it was given; absent = nobody looked. */
  readonly change?: IterationChange;
  /** Test files that this story added or changed against its start: evidence (10-fine-print). */
  readonly testFiles: readonly string[];
  /** What the agent made and git ignores; absent = nothing. */
  readonly ignored?: IgnoredFiles;
  readonly findings: readonly IntegrityFinding[];
  /** Its changes of workflows, put back and kept as a patch; absent = it made none. */
  readonly workflowPatch?: string;
  /** Trees that tests are to be tried on; absent = none. */
  readonly probes?: readonly Probe[];
  readonly result: GateResult;
}

/** Everything is pushed or refused, and the pull request is open or was refused. */
export interface Settled extends Published {
  readonly type: 'settled';
}

/** What came of pushes and of the pull request. */
export interface Published {
  readonly results: readonly PublicationResult[];
  readonly pull?: PullFacts;
  readonly pullNotes?: readonly string[];
}

export interface PublicationResult {
  readonly ref: string;
  readonly commit: string;
  readonly status: 'pushed' | 'refused';
  readonly detail: string;
  readonly bundle?: string;
  /** It was refused for a reason that may pass: the same push may work later. */
  readonly passing?: true;
}
