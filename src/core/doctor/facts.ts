import type { Check } from '../gates.ts';
import type { Isolation } from '../isolation.ts';

/** Everything that the probes of `mode: doctor` found out; absent = it could not be found out, for a reason that `refused` names. */
export interface DoctorFacts {
  readonly machine: MachineFacts;
  readonly token: TokenFacts;
  /** What a run would refuse with, one sentence each. */
  readonly refused: readonly string[];
  /** What a run would tell before it begins. */
  readonly notices: readonly string[];
  readonly base?: { readonly branch: string; readonly commit: string };
  readonly settings?: SettingFacts;
  readonly agents: readonly AgentFacts[];
  readonly backlog?: BacklogFacts;
  readonly gates: readonly GateFacts[];
  /** package.json names dependencies and the checkout has none of them installed, with no `setup_command`. */
  readonly isNotInstalled: boolean;
  /** Absent = no gate has `docker: true`. */
  readonly docker?: DockerFacts;
  readonly workflow?: WorkflowFacts;
  readonly checkout?: CheckoutFacts;
  /** Rules of the repository about branches that the run pushes; absent where GitHub does not tell. */
  readonly branches?: readonly BranchFacts[];
}

/** The machine of the job. */
export interface MachineFacts {
  /** As in `process.platform`. */
  readonly platform: string;
  /** Megabytes free where the trees of a run are made. */
  readonly freeMb?: number;
  /** Absent = no level that the settings allow is possible. */
  readonly isolation?: Isolation;
  /** Why there is none. */
  readonly isolationRefused?: string;
}

/** What the token was seen to be allowed: `unknown` with GitHub's reason. */
export type Allowed =
  | { readonly type: 'yes' }
  | { readonly type: 'no'; readonly why: string }
  | { readonly type: 'unknown'; readonly why: string }
  /** Nothing in this workflow needs it. */
  | { readonly type: 'not-needed' };

export interface TokenFacts {
  readonly contents: Allowed;
  readonly pulls: Allowed;
  readonly issues: Allowed;
  /** Reading workflow runs. */
  readonly actions: Allowed;
}

/** Settings that the doctor has an opinion about; durations in milliseconds. */
export interface SettingFacts {
  readonly implementHardMs: number;
  /** Absent = off. */
  readonly idleMs?: number;
  readonly jobMs: number;
  readonly reserveMs: number;
  /** `continue: dispatch`; absent = a run that its deadline stops waits for the next start. */
  readonly startsAgain?: true;
  /** `isolation: process` is written out. */
  readonly wantsNoWalls: boolean;
  /** Variables that a setting passes on and that the job does not set. */
  readonly unset: readonly { readonly setting: string; readonly name: string }[];
}

/** An agent of the run. */
export interface AgentFacts {
  /** Setting that names it: `agent` or `review_agent`. */
  readonly setting: string;
  readonly type: string;
  /** Absolute path; absent = refused. */
  readonly program?: string;
  /** What `--version` printed; absent = it was not asked or said nothing. */
  readonly version?: string;
  /** It is not there, and a run installs it: whether npm is. */
  readonly installs?: { readonly hasNpm: boolean };
  /** The version that we test with, or that is asked for; absent for programs of the user's own. */
  readonly tested?: string;
}

export interface BacklogFacts {
  readonly path: string;
  readonly stories: number;
  /** Stories that can be worked on. */
  readonly open: number;
  readonly warnings: readonly string[];
}

/** A check, and what can be said of it without running it. */
export interface GateFacts {
  readonly check: Check;
  /** Programs of the line that were not found on this machine, with the sentence that says so. */
  readonly missing: readonly { readonly program: string; readonly why: string }[];
  /** Script of package.json that the line runs and that is not there. */
  readonly noScript?: string;
  /** Text that tells the test runner: the line and the scripts that it runs. */
  readonly runs: string;
}

/** What gates with `docker: true` lack. */
export interface DockerFacts {
  /** The sentence that says that the program `docker` was not found. */
  readonly noProgram?: string;
  /** Absolute path at which no socket is that this user may write to. */
  readonly noSocket?: string;
  /** DOCKER_CONTEXT beside `noSocket`: it may mean another place. */
  readonly context?: string;
  /** DOCKER_HOST that is in no form which names a place. */
  readonly unreadHost?: string;
}

/** The workflow file of this job. */
export interface WorkflowFacts {
  /** Path in the repository. */
  readonly file: string;
  readonly triggers: readonly string[];
  /** Undefined = the repository's default. */
  readonly permissions: 'all' | 'read-all' | Readonly<Record<string, string>> | undefined;
  readonly concurrency: ConcurrencyFacts | undefined;
  /** Minutes; undefined = GitHub's 360, `unknown` = an expression. */
  readonly timeoutMinutes: number | 'unknown' | undefined;
}

export interface ConcurrencyFacts {
  /** Where it stands. */
  readonly of: 'workflow' | 'job';
  readonly cancelInProgress: boolean | 'unknown';
  /** `queue: max` is set. */
  readonly queues: boolean;
}

/** What actions/checkout left. */
export interface CheckoutFacts {
  readonly isShallow: boolean;
  /** The work goes on with a branch that is there already. */
  readonly continues: boolean;
  /** Files that hold its token; empty = none. */
  readonly credentials: readonly string[];
  /** Paths that are neither tracked nor ignored; folders end with `/`. */
  readonly untracked: readonly string[];
  /** Ignored files and folders of the workspace that an earlier job left; empty = none. */
  readonly kept: readonly string[];
}

/** A branch that the run pushes, with what GitHub's rules for its name mean. */
export interface BranchFacts {
  readonly branch: string;
  /** Why pushes would be refused, each reason once. */
  readonly refusing: readonly string[];
  /** Types of GitHub's rules that look at what is pushed, such as `max_file_size`. */
  readonly choosy: readonly string[];
  /** It keeps the work of failed stories, which is in a bundle too. */
  readonly keepsFailures?: true;
}
