import type { BreakerRules } from './breaker.ts';
import type { CarriedCommit } from './carry-types.ts';
import type { Chained } from './continuing.ts';
import type { Check } from './gates.ts';
import type { Recall, WaitingStory } from './memory-types.ts';
import type { PullFacts } from './pull-facts.ts';
import type { SetupPlan } from './setup.ts';
import type { StallRules } from './signals.ts';
import type { Looked, Unmerged } from './whole.ts';

/** Soft and hard limit as configured, milliseconds. */
export interface GateLimit {
  readonly softMs: number;
  readonly hardMs: number;
}

/** All caps of a run (02-loop §2), resolved; durations in milliseconds with `timeout_multiplier` applied. */
export interface Caps {
  readonly maxAttempts: number;
  readonly maxIterations: number;
  readonly maxCommits: number;
  readonly story: GateLimit;
  /** Wall clock of one workflow run. */
  readonly runMs: number;
  readonly implement: GateLimit;
  readonly test: GateLimit;
  readonly spec: GateLimit;
  readonly quality: GateLimit;
  /** US dollars of all calls of agents, over all workflow runs; absent = no cap. */
  readonly maxCostUsd?: number;
  /** Calls of agents within an hour, those of earlier runs included; absent = no limit. */
  readonly callsPerHour?: number;
  /** US dollars of a call that tells no cost; absent = unknown. */
  readonly costPerCallUsd?: number;
  /** Silence allowed to an agent; undefined = off. */
  readonly idleMs?: number;
}

/**
 * What the loop needs to know of a story; its full text stays in prd.json at the run start commit. Thousands of them are written into the
 * first line of a journal, so what is usual is left out; journals of earlier versions have it all.
 */
export interface PlannedStory {
  readonly id: string;
  /** Its place in the list, from 0: in journals of earlier versions, and read by nobody. */
  readonly index?: number;
  readonly title: string;
  readonly priority?: number;
  /** Ids of the stories that it builds on; absent = none. */
  readonly dependsOn?: readonly string[];
  /** How prd.json had it at the run start; absent = open. */
  readonly was?: 'open' | 'passed' | 'ineligible';
  /** False for a story outside the `story` input: it is neither tried nor counted (10-fine-print, Scope); absent = true. */
  readonly inScope?: boolean;
  /** Globs of the tests that have to be green for it (10-fine-print, Red before); absent = none are named. */
  readonly tests?: readonly string[];
  /** Its `allow:` lets it remove tests, so that fewer may run. */
  readonly mayDropTests?: true;
  /** Names of its entry and its text where they are known before it is tried (`EntryNames`); absent = its first attempt tells. */
  readonly entry?: string;
  readonly text?: string;
  /** It failed in an earlier run and nothing has changed since: nobody tries it; absent = it is tried. */
  readonly waits?: WaitingStory;
  /** It passed in an earlier run, and its text was changed since. */
  readonly regate?: true;
}

/** Whether prd.json had the story open at the run start. */
export function wasOpen({ was }: PlannedStory): boolean {
  return was === undefined || was === 'open';
}

/** Whether the run is about the story. */
export function isInScope({ inScope }: PlannedStory): boolean {
  return inScope !== false;
}

/** Where a run was asked for. */
export interface RunOrigin {
  /** Number of the issue or pull request. */
  readonly thread: number;
  readonly isPull: boolean;
  /** Login. */
  readonly person: string;
  readonly via: 'comment' | 'label' | 'review';
}

/** Everything frozen when a run begins; the first line of its journal. */
export interface RunPlan extends Chained {
  readonly runId: string;
  readonly feature: string;
  readonly intent: string;
  /** Where rules are read (policy base) and the branch it is on. */
  readonly base: { readonly branch: string; readonly commit: string };
  /** The commit the work starts from and its tree (run start). `made`: by this run, so nobody else has it; absent = it was there. */
  readonly start: { readonly commit: string; readonly tree: string; readonly made?: true };
  /** Branch that receives passed stories, without `refs/heads/`. */
  readonly branch: string;
  /** The open pull request of that branch, where one was seen when the run began; absent = none was. */
  readonly pull?: PullFacts;
  /** Absent with an objective: no file lists its story. */
  readonly prdPath?: string;
  /** The one objective of the run; absent = the stories of `prdPath`. */
  readonly objective?: { readonly text: string; readonly criteria?: string };
  readonly stories: readonly PlannedStory[];
  /** Configured checks of both stages; empty with `test_command: none`. */
  readonly checks: readonly Check[];
  /** How dependencies are installed when manifests or lock files changed; absent = they are not. */
  readonly setup?: SetupPlan;
  /** Folder inside the repository in which agents, gates and setup start; absent = the root. */
  readonly workingDirectory?: string;
  readonly baseline: 'attribute' | 'require-green' | 'off';
  /** Ask for positive evidence that a story is done (10-fine-print, Evidence). */
  readonly requireEvidence: boolean;
  /** New tests must fail without the story's code: `true` asks for such a test, `if-tests` only where tests are new; absent = no. */
  readonly redGreen?: 'true' | 'if-tests';
  /** Claims and test-only iterations in a row that are no progress; absent = two and three. */
  readonly stallRules?: StallRules;
  readonly attemptStart: 'keep' | 'clean-on-shift' | 'clean';
  readonly caps: Caps;
  readonly messageTemplate: string;
  readonly signOff?: string;
  /** A person has to sign the work off before the run is ready; absent = nobody has to. */
  readonly approval?: 'required';
  /** Commit of the branch that a person has signed off in an earlier run; absent = none is known. */
  readonly approved?: string;
  readonly agent: string;
  /** Epoch milliseconds of the calls that earlier runs of the feature made in the hour before; absent = none is known. */
  readonly recentCalls?: readonly number[];
  /** Agents that take over, in this order, while the account of the one before has reached its limit; absent = none. */
  readonly fallbacks?: readonly string[];
  /** `none` = nobody reviews, and the report says so. */
  readonly reviewAgent: string;
  /** Version of each client, where its package tells it; absent = none does. */
  readonly clients?: Readonly<Record<string, string>>;
  /** Votes per criterion in the spec gate; a disagreement is a human's question. */
  readonly specPasses: number;
  /** Reviewers that read the change of all passed stories together after the last one; absent = none. */
  readonly finalReview?: number;
  /** Whether a confirmed block ends the run at once. */
  readonly onBlock: 'continue' | 'halt';
  /** Whether a story that thrashes ends the run, as it does in a run of one story; absent = `continue`. */
  readonly onThrash?: 'continue' | 'halt';
  /** The same for a story that needs a human's answer. */
  readonly onEscalate?: 'continue' | 'halt';
  /** Whether an agent is asked where an attempt leads that the rules would have a human decide; absent = `rules` alone. */
  readonly classifier?: 'rules' | 'agent';
  /** Attempts in a row with the same blockers that the critic calls thrashing after the ladder; absent = 3. */
  readonly criticWindow?: number;
  /** When the breaker opens; absent = never. */
  readonly breaker?: BreakerRules;
  /** Its records stay on its machine, or become artifacts of its workflow runs; absent = they are pushed to the state ref. */
  readonly journal?: 'none' | 'artifact';
  /** A workflow run that its deadline stops starts the next one; absent = somebody else does. */
  readonly continues?: true;
  /** Once all stories of its file passed they are copied below `.ralph/archive/`; absent = they are not. */
  readonly archive?: true;
  /** Commit with an earlier backlog of the same file, whose copy is in `start` and not yet on the remote; absent = there is none. */
  readonly archives?: string;
  /** The workflow run that begins it makes one iteration; absent = as many as there are to make. */
  readonly step?: true;
  readonly workflowRun: string;
  /** Name of the workflow that begins it: its comments are found by that; absent in journals of earlier versions. */
  readonly workflow?: string;
  /** The comment, label or review that asked for the run; absent = no person did. */
  readonly origin?: RunOrigin;
  readonly notices: readonly string[];
  /** Commits of earlier nights to put on top of a base that has moved, the oldest first; absent = none. */
  readonly carried?: readonly CarriedCommit[];
  /** What the branch holds on the remote and this run takes the place of; absent = it is only added to. */
  readonly replaces?: string;
  /** What earlier runs left to be known, and what tells later ones what changed; absent in journals of earlier versions. */
  readonly recall?: Recall;
  /** Absent = the run start holds none, and in journals of earlier versions. */
  readonly unmerged?: Unmerged;
  /** What earlier runs know of their passed stories together; absent = nothing, and in journals of earlier versions. */
  readonly looked?: Looked;
}
