import type { ArchiveFeature } from './archive.ts';
import type { CarryStories } from './carry-types.ts';
import type { Consult } from './consult-types.ts';
import type { Broken, Probe, RemovedTests } from './facts.ts';
import type { RunFinalReview } from './final-review-types.ts';
import type { Check, Limits } from './gates.ts';
import type { ReviewGate } from './review.ts';
import type { Finding } from './review-answer-types.ts';
import type { Halt, StoryOutcome } from './state.ts';
import type { Tier } from './stuck.ts';
import type { KnownTests } from './tool-output/test-results.ts';
import type { WaitReason } from './waiting.ts';

/** The whole vocabulary from core to world: one command at a time, each safe to perform again after a crash. */
export type Command =
  | RunBaseline
  | Implement
  | TakeSnapshot
  | RunChecks
  | RunReview
  | Consult
  | RunFinalChecks
  | RunFinalReview
  | Wait
  | CommitStory
  | ParkStory
  | CarryStories
  | ArchiveFeature
  | Publish
  | Settle
  | WriteReport
  | Finish;

/** A command that calls an agent: it costs money, and the agent's service may refuse. */
export type AgentCommand = Implement | RunReview | RunFinalReview | Consult;

/** Run every check on the run start, before any agent (02-loop §1 Baseline). */
export interface RunBaseline {
  readonly type: 'run-baseline';
  readonly tree: string;
  readonly checks: readonly Check[];
  readonly limits: Limits;
}

/** Start one fresh agent on one story in a worktree that holds exactly `tree`. */
export interface Implement {
  readonly type: 'implement';
  readonly story: string;
  readonly attempt: number;
  readonly iteration: number;
  readonly tree: string;
  /** Commit that the worktree's disposable git shows as HEAD. */
  readonly head: string;
  /** Drop files that git ignores and an earlier attempt left behind. */
  readonly clean: boolean;
  /** Entry of `agent_fallbacks` that does it; absent = the agent of the run. */
  readonly agent?: string;
  /** Sub-story that it is about; absent = the story itself. */
  readonly part?: string;
  /** What it is on the stuck ladder; absent = an ordinary attempt. */
  readonly tier?: Tier;
  /** US dollars that it may cost; absent = no cap. */
  readonly budgetUsd?: number;
  readonly limits: Limits;
}

/** Read the agent's tree once, judge its integrity, make the candidate commit (04-trust rules 7 and 10). */
export interface TakeSnapshot {
  readonly type: 'take-snapshot';
  readonly story: string;
  /** Sub-story that its agent worked on; absent = the story itself. */
  readonly part?: string;
  readonly attempt: number;
  readonly iteration: number;
  /** Commit the story started from: parent of the candidate. */
  readonly storyStart: { readonly commit: string; readonly tree: string };
  /** Tree the agent was given; kept when the agent's own tree cannot be read. */
  readonly previousTree: string;
}

/** Run all checks on the candidate, each in a clean view. */
export interface RunChecks {
  readonly type: 'run-checks';
  readonly story: string;
  readonly attempt: number;
  readonly tree: string;
  readonly checks: readonly Check[];
  /** Counts the calls on this tree; absent = the first one. More only after trouble that was ours. */
  readonly call?: number;
  /** What their tests did on the tree that the story started from; absent = nothing is known. */
  readonly known?: KnownTests;
  /** Sub-story whose attempt it is; absent = the story itself is judged. */
  readonly part?: string;
  /** Globs of tests that belong to the story, beside those that carry its id. */
  readonly ownTests?: readonly string[];
  /** The tree is no candidate but one that tests are tried on; absent = it is the candidate. */
  readonly probe?: Probe['kind'] | 'saboteur';
  /** What the story changed is broken first, so that the checks have to notice; absent = it is not. */
  readonly sabotage?: {
    /** Tree that the story started from. */
    readonly start: string;
    /** Edits that are not made. */
    readonly leftOut: readonly Broken[];
    /** Changed paths that are no product code. */
    readonly doubts: readonly string[];
  };
  /** Tree that the story started from: tests that flip on the candidate run on it too; absent = they do not. */
  readonly base?: string;
  /** Checks that were not green there, or did not run; absent = all were green. */
  readonly redBefore?: readonly string[];
  /** Fewer tests may run than before. */
  readonly mayDropTests?: true;
  /** Test files that went as a criterion asks: their tests may be missing; absent = none. */
  readonly removedTests?: readonly RemovedTests[];
  /** Test files whose own tests may be others than before; no other test that was green may be missing. Absent = only counts are compared. */
  readonly changedTests?: readonly RemovedTests[];
  /** One deadline for all of them together. */
  readonly limits: Limits;
}

/** Ask one fresh reviewer about a candidate, in a throw-away view (02-loop §1, gates 4 and 5). */
export interface RunReview {
  readonly type: 'run-review';
  readonly gate: ReviewGate;
  readonly story: string;
  readonly attempt: number;
  readonly iteration: number;
  /** Counts the calls of this gate in this attempt, from 1. */
  readonly call: number;
  readonly tree: string;
  /** Sub-story that it is to judge; absent = the story itself. */
  readonly part?: string;
  /** What the story or the sub-story started from: the reviewer judges the difference. */
  readonly storyStart: { readonly commit: string; readonly tree: string };
  /** Block findings of the first reviewer that this one is to check; empty = an ordinary review. */
  readonly claims: readonly Finding[];
  /** Entry of `agent_fallbacks` that does it; absent = the reviewer of the run. */
  readonly agent?: string;
  /** US dollars that it may cost; absent = no cap. */
  readonly budgetUsd?: number;
  readonly limits: Limits;
}

/** Run the checks of `stage: final` on the tip of the passed work, once no story is left (02-loop §1). */
export interface RunFinalChecks {
  readonly type: 'run-final-checks';
  readonly tree: string;
  readonly checks: readonly Check[];
  /** Counts the calls on this tree, from 1; more than one only after trouble that was ours. */
  readonly call: number;
  /** One deadline for all of them together. */
  readonly limits: Limits;
}

/** Do nothing for a while: the agent's service, or the user's own limit of calls, wants it so (02-loop §3.1). */
export interface Wait {
  readonly type: 'wait';
  /** Absent = the call that it is for is about all of them. */
  readonly story?: string;
  readonly why: WaitReason;
  /** One sentence: what is waited for. */
  readonly detail: string;
  /** Epoch milliseconds at which it is over: a label. */
  readonly until: number;
  /** Milliseconds from now. */
  readonly forMs: number;
}

/** Squash the story into one commit on the ralph branch: code, prd.json flip, progress.txt. */
export interface CommitStory {
  readonly type: 'commit-story';
  readonly story: string;
  readonly tree: string;
  readonly parent: string;
  /** Epoch milliseconds: the commit's date, so that doing it again gives the same commit. */
  readonly at: number;
}

/** Keep the work of a story that did not pass as a commit for a wip branch. */
export interface ParkStory {
  readonly type: 'park-story';
  readonly story: string;
  readonly outcome: StoryOutcome;
  readonly tree: string;
  readonly parent: string;
  /** First line of the commit message (02-loop §6). */
  readonly subject: string;
  readonly at: number;
}

/** Start pushing refs and the state ref; does not wait. */
export interface Publish {
  readonly type: 'publish';
  readonly refs: readonly { readonly ref: string; readonly commit: string }[];
}

/** Wait until every ref is pushed or refused; push again what a crash left open. */
export interface Settle {
  readonly type: 'settle';
  readonly refs: readonly { readonly ref: string; readonly commit: string }[];
}

export interface WriteReport {
  readonly type: 'write-report';
  readonly halt: Halt;
}

/** The loop ends here. */
export interface Finish {
  readonly type: 'finish';
  readonly halt: Halt;
}
