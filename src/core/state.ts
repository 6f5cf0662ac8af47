import { z } from 'zod';
import type { Reviewing, UnusableAnswer, Usage } from './agent-facts.ts';
import type { ArchiveState } from './archive.ts';
import type { BreakerState } from './breaker.ts';
import type { CarryState } from './carry-types.ts';
import type { Command } from './command.ts';
import type { Continuing } from './continuing.ts';
import type { Decided } from './decision.ts';
import {
  type ChangedFile,
  type Doubt,
  type EntryNames,
  type Fact,
  type IgnoredFiles,
  kebab,
  ms,
  type OtherTest,
  type Point,
  type PullFacts,
  type RemovedTests,
  removedSchema,
  text,
} from './facts.ts';
import type { FinalReview } from './final-review-types.ts';
import type { Blocker, FinalChecks, GateName, GateResult } from './gates.ts';
import { gateSchema } from './gates.ts';
import type { PlannedStory, RunPlan } from './plan.ts';
import type { Probing } from './probe.ts';
import type { Publication } from './publications.ts';
import type { Review } from './review.ts';
import type { Sabotaging } from './saboteur.ts';
import type { Signalled } from './signals.ts';
import type { Fixing, Signing } from './signoff-types.ts';
import type { AsideCalls, Spending } from './spending.ts';
import type { PartAttempt, SplitStory } from './split.ts';
import type { StoryList } from './story-list.ts';
import type { KnownTests } from './tool-output/test-results.ts';
import type { Pausing } from './waiting.ts';

/** How a story ended (01-product). `open` and `running` are not outcomes. */
export const outcomeSchema = z.enum([
  'passed',
  'failed',
  'stuck',
  'thrashing',
  'blocked',
  'needs_human',
  'dependency_failed',
  'interrupted',
  'untried',
]);
export type StoryOutcome = z.infer<typeof outcomeSchema>;

/** Why the run ended, with the exit codes of 02-loop §2. */
export const haltKinds = z.enum([
  'ready',
  'awaiting_signoff',
  'nothing_to_do',
  'skipped',
  'some_failed',
  'budget_exceeded',
  'environment_broken',
  'circuit_open',
  'thrashing',
  'escalate',
  'block_finding',
  'usage_limit',
  'config_error',
  'locked',
  'internal_error',
  'interrupted',
  'user_cancel',
]);
export type HaltKind = z.infer<typeof haltKinds>;

export const haltSchema = z.strictObject({
  kind: haltKinds,
  /** Cause in one sentence, with the value that caused it. */
  detail: text,
  /** Which budget ran out; only for `budget_exceeded`. */
  budget: z.exactOptional(z.enum(['iterations', 'commits', 'wallclock', 'cost'])),
  /** Epoch milliseconds from which going on makes sense; only for `usage_limit`. */
  resumeAt: z.exactOptional(ms),
});
export type Halt = Fact<typeof haltSchema>;

/** A path that the integrity gate found changed, and what was done about it (04-trust rule 10). */
export const integritySchema = z.strictObject({
  class: z.enum(['controller', 'policy', 'cheat', 'not-imported', 'limit', 'note']),
  /** Kebab literal naming the rule, e.g. `test-deleted`, `script-changed`, `link-out-of-tree`. */
  rule: kebab,
  path: text,
  /** One sentence: what was done and what the controller did about it. */
  message: text,
  /** Tests that went because a criterion asks for it; absent = none did, and in journals of earlier versions. */
  removed: z.exactOptional(removedSchema),
});
export type IntegrityFinding = Fact<typeof integritySchema>;

/** One attempt: a fresh agent process plus its gates. */
export interface Attempt extends Probing, Sabotaging, Decided, Signalled, PartAttempt {
  /** Counts within the story, from 1. */
  readonly attempt: number;
  /** Counts within the run, from 1. */
  readonly iteration: number;
  /** Epoch milliseconds when the agent was started: a label, never a budget. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly gates: readonly GateResult[];
  readonly findings: readonly IntegrityFinding[];
  /** What of it a check loads, builds or runs through besides product code and ordinary tests; absent = nothing. */
  readonly doubts?: readonly Doubt[];
  readonly changed: readonly ChangedFile[];
  /** Changed paths in all; `changed` lists at most 200. */
  readonly changedCount: number;
  /** Its changes of workflows, put back and kept as a patch; absent = it made none. */
  readonly workflowPatch?: string;
  /** What the agent made and git ignores: no check saw it; absent = nothing. */
  readonly ignored?: IgnoredFiles;
  /** First lines of what the agent said at its end: data for the next reader, never a verdict. */
  readonly said?: readonly string[];
  /** Test files that the story added or changed so far. */
  readonly testFiles?: readonly string[];
  /** Test files that it added or changed and that are no evidence. */
  readonly otherTests?: readonly OtherTest[];
  /** Test files and fixtures of the story's start that it changed in more than what they gained; absent = nobody knows. */
  readonly changedTests?: readonly RemovedTests[];
  /** Tree and commit that the gates saw; undefined until the snapshot is taken. */
  readonly tree?: string;
  readonly commit?: string;
  /** The tree that it was given, where its process ended badly after it had said that it was done; absent = it ended well. */
  readonly badExitFrom?: string;
  readonly lastGate: GateName;
  readonly passed: boolean;
  /** 8 hex characters naming "the same error"; empty when it passed. */
  readonly fingerprint: string;
  readonly blockers: readonly Blocker[];
  /** Calls of the checks on this attempt's tree; absent = at most one. More only after trouble that was ours. */
  readonly checkCalls?: number | undefined;
  /** The review gate in progress; undefined between gates. */
  readonly reviewing?: Reviewing | undefined;
  /** What reviewers said, gate by gate. */
  readonly reviews?: readonly Review[];
  /** Answers of reviewers that could not be used; absent = all could. */
  readonly unusable?: readonly UnusableAnswer[];
  /** What only a human can decide; set when a review escalated. */
  readonly question?: string;
  /** One entry per call of an agent that tells. */
  readonly usage?: readonly Usage[];
}

export interface StoryState extends AsideCalls, Fixing, SplitStory, Pick<PlannedStory, 'waits' | 'earlier'> {
  readonly inScope: boolean;
  readonly id: string;
  readonly title: string;
  /** `open` until tried, `running` while it is the current one. */
  readonly status: 'open' | 'running' | StoryOutcome;
  /** One sentence for the report; empty for passed and open stories. */
  readonly detail: string;
  /** Its run ended in the middle of it, at a cap or by another halt that is not held against it; absent = it ended by itself. */
  readonly cut?: 'cap' | 'halt' | undefined;
  /** Names of what it asks for, once it was tried; absent where the plan has them. */
  readonly names?: EntryNames;
  readonly attempts: readonly Attempt[];
  /** Own clock, milliseconds over all attempts and resumes. */
  readonly elapsedMs: number;
  readonly softLimitHit: boolean;
  /** Where the story's work starts: parent of its squashed commit. Set when it is first picked. */
  readonly start?: Point;
  /** Squashed commit of a passed story. */
  readonly commit?: string;
  /** Its commit whose content the remote declined, and the absolute path of the bundle that keeps it; absent = none was. */
  readonly declined?: { readonly commit: string; readonly cause: string; readonly bundle?: string };
  /** Commit and branch that keep the work of a story that did not pass. */
  readonly wip?: { readonly branch: string; readonly commit: string };
}

export const baselineSchema = z.strictObject({
  name: text,
  verdict: z.enum(['green', 'red', 'broken']),
  durationMs: ms,
  /** For `broken`: command not found, timeout, no disk… with the value. */
  cause: text,
  result: gateSchema,
});
export type BaselineCheck = Fact<typeof baselineSchema>;

/** Everything known of a run: the fold of its journal. */
export interface RunState extends ArchiveState, CarryState, Continuing, Pausing, Spending, Signing {
  readonly plan: RunPlan;
  /** The feature's pull request, once it is known. */
  readonly pull?: PullFacts;
  /** What GitHub did not let us do, or what its users should know: one sentence each. */
  readonly pullNotes?: readonly string[];
  /** Epoch milliseconds of begin and of the latest event: labels only. */
  readonly startedAt: number;
  readonly now: number;
  /** Monotonic milliseconds since this workflow run began. */
  readonly elapsedMs: number;
  /** Monotonic milliseconds over earlier workflow runs of this run. */
  readonly earlierMs: number;
  readonly iterations: number;
  readonly commits: number;
  readonly resumes: number;
  /** Iterations that were made when a workflow run with `step` began; absent = it may make as many as there are. */
  readonly stepFrom?: number | undefined;
  readonly baseline: readonly BaselineCheck[] | 'off' | undefined;
  /** Beside a baseline that is not green: what gates lack of the checkout; absent = nothing. */
  readonly unseen?: string;
  readonly stories: StoryList;
  /** Positions in `stories` by priority, then file order; those before `orderFrom` ended, or are none of this run. */
  readonly order: readonly number[];
  readonly orderFrom: number;
  /** Index into `stories` of the story being worked on. */
  readonly current?: number | undefined;
  /** Tip of the passed work: commit and tree that the next story starts from. */
  readonly head: Point;
  /** What the tests of each check did on the tree of `head`, by its name; absent where no whole report is known. */
  readonly tests?: KnownTests;
  readonly publications: readonly Publication[];
  /** What the checks of `stage: final` said, and what reviewers of the whole change did; absent until they ran. */
  readonly final?: FinalChecks;
  readonly finalReview?: FinalReview;
  /** What the breaker has counted; absent until the first attempt ended, and without a breaker. */
  readonly breaker?: BreakerState;
  readonly halt?: Halt | undefined;
  readonly reportFile?: string;
  /** The command issued last; performed again after a crash. */
  readonly pending: Command;
  /** The command that an interrupt or trouble cut short, and may not have ended yet, with its halt; issued again on resume. */
  readonly suspended?: { readonly command: Command; readonly halt: Halt | undefined; readonly ending?: true };
}
