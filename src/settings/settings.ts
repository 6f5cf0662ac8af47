import type { BreakerRules } from '../core/breaker.ts';
import type { Prices } from '../core/prices.ts';
import type { StallRules } from '../core/signals.ts';
import type { ClientName } from './clients.ts';
import type { ReviewSettings } from './review-settings.ts';
import type { FailOn, GateSetting, SoftHard, TimedGate } from './row.ts';
import type { SettingName, SettingValues } from './table.ts';

/** Where the value of a setting came from. */
export type SettingOrigin = 'default' | 'config-file' | 'input' | 'flag';

/** Who implements (03-interface §1). */
export type AgentSetting =
  /** Program and arguments; `args` are those of `agent_args` and come last. */
  | { readonly type: 'command'; readonly command: readonly string[]; readonly args: readonly string[] }
  /** `scoreFile`: path inside the repository; default `.ralph/rehearsal.yaml`. */
  | { readonly type: 'rehearsal'; readonly scoreFile: string }
  /** `file`: absolute, or inside the repository at the policy base. */
  | { readonly type: 'replay'; readonly file: string; readonly match: SettingValues['replay_match'] }
  | ClientSetting;

/** A client of a model service (06-agents). */
export interface ClientSetting {
  readonly type: ClientName;
  /** Undefined = its own. */
  readonly model: string | undefined;
  /** Model of attempts on the stuck ladder (02-loop §3.4); undefined = the same. */
  readonly escalationModel?: string;
  readonly maxTurns: number | undefined;
  /** The user's own, over the list prices of our table; undefined = none. */
  readonly prices: Prices | undefined;
  /** Undefined = what reading, editing and running commands take; only claude takes a list. */
  readonly allowedTools: readonly string[] | undefined;
  /** Undefined = as the walls allow. */
  readonly skipPermissions: boolean | undefined;
  /** Absolute; undefined = found on PATH. */
  readonly executable: string | undefined;
  /** Undefined = the tested one. */
  readonly version: string | undefined;
  readonly args: readonly string[];
}

/** An agent that takes over while the account of another has reached its limit. */
export interface FallbackSetting {
  /** As it was written: its name in journal and report. */
  readonly label: string;
  readonly agent: AgentSetting;
}

/** How the setup layer is made when manifests or lock files changed (02-loop §1, Gate views). */
export interface SetupSetting {
  /** One line for the bash of the gates. */
  readonly command: string;
  /** Globs of the files that a tree's dependency key is made of. */
  readonly key: readonly string[];
  /** Names of variables that setup receives while manifests and lock files equal the policy base's. */
  readonly env: readonly string[];
  /** Whether a changed lock file may run the install scripts of packages. */
  readonly scripts: SettingValues['setup_scripts'];
}

/**
 * Everything a run is told, resolved: defaults filled in, durations in milliseconds, `timeout_multiplier` applied to
 * durations only (10-fine-print). The meaning of each setting stands in its row of the table.
 */
export interface Settings extends ReviewSettings {
  /** Path inside the repository; undefined = search (03-interface §3). */
  readonly prd: string | undefined;
  /** Undefined = found. */
  readonly feature: string | undefined;
  /** Empty = all open stories. */
  readonly stories: readonly string[];
  /** Undefined = the stories of a prd.json. */
  readonly objective: string | undefined;
  /** Command of one more gate; only an objective has it. */
  readonly criteria: string | undefined;
  /** Regular expressions beside those of our own prompts. */
  readonly completionSignals: readonly string[];
  /** Regular expressions; empty = none is looked for. */
  readonly blockingSignals: readonly string[];
  readonly stallRules: StallRules;
  /** `dry_run`, or `mode: plan`, which starts nothing either. */
  readonly dryRun: boolean;
  /** One iteration in a workflow run. */
  readonly step: boolean;

  readonly agent: AgentSetting;
  readonly reviewAgent: AgentSetting | 'none';
  /** In the order in which they take over; empty = nobody does. */
  readonly agentFallbacks: readonly FallbackSetting[];
  /** Variables with the model keys that inputs gave; only agents receive them. Secret. */
  readonly agentKeys: Readonly<Record<string, string>>;
  /** Path inside the repository; undefined = the feature's prompt.md or the built-in template. */
  readonly prompt: string | undefined;
  /** Order of work that our own prompt asks for. */
  readonly promptStyle: SettingValues['prompt_style'];
  readonly agentEnv: readonly string[];
  /** Absolute, or below the HOME as `~/...`. */
  readonly agentFiles: readonly string[];
  /** Write down what agents do, for `agent: replay`. */
  readonly record: boolean;

  /** `detect`: find the gate in the manifests at the policy base; `none`: nothing is tested, and the report says so. */
  readonly gates: readonly GateSetting[] | 'none' | 'detect';
  readonly gateEnv: readonly string[];
  /** Absolute paths. */
  readonly gateMounts: readonly string[];
  /** Gates side by side; 1 = one after the other. */
  readonly gateParallel: number;
  /** Undefined = gates see only what the workspace had installed. */
  readonly setup: SetupSetting | undefined;
  readonly baseline: SettingValues['baseline'];
  /** Globs on top of the built-in list. */
  readonly protectedPaths: readonly string[];
  /** Globs of files that agents do not see and gates have as the policy base has them. */
  readonly hiddenPaths: readonly string[];
  /** Undefined = no reports are read. */
  readonly testReport: readonly string[] | undefined;
  /** Undefined = the ecosystem's conventional globs. */
  readonly testPaths: readonly string[] | undefined;
  readonly requireEvidence: boolean;
  readonly redGreen: SettingValues['red_green'];
  readonly onThrash: SettingValues['on_thrash'];
  readonly onEscalate: SettingValues['on_escalate'];
  /** `required`: a run whose stories all passed waits for a person's sign-off. */
  readonly approval: SettingValues['signoff'];
  readonly classifier: SettingValues['classifier'];
  /** Attempts in a row with the same blockers that count as thrashing after the ladder. */
  readonly criticWindow: number;
  readonly breaker: Omit<BreakerRules, 'halfOpen'>;
  /** Forget that the last run was stopped as `circuit_open`. */
  readonly resetCircuit: boolean;
  readonly maxChangedFiles: number;
  readonly maxAddedMb: number;
  readonly maxFileMb: number;

  readonly maxAttempts: number;
  readonly maxIterations: number;
  readonly maxCommits: number;
  /** US dollars. */
  readonly maxCostUsd: number;
  readonly callsPerHour: number;
  /** US dollars; undefined = unknown. */
  readonly costPerCallUsd: number | undefined;
  /** Per story. */
  readonly storyLimit: SoftHard;
  /** Per workflow run: never later than the job's limit minus the reserve. */
  readonly runTimeoutMs: number;
  readonly jobTimeoutMs: number;
  readonly reserveMs: number;
  readonly gateLimits: Readonly<Record<TimedGate, SoftHard>>;
  /** Undefined = off. */
  readonly idleTimeoutMs: number | undefined;
  /** Already applied; kept for the report. */
  readonly timeoutMultiplier: number;
  readonly attemptStart: SettingValues['attempt_start'];
  /** The sentence that lifts the ceilings was given. */
  readonly acceptUnbounded: boolean;

  /** Secret; undefined = none (nothing can be pushed). */
  readonly githubToken: string | undefined;
  /** Undefined = the repository's default branch. */
  readonly baseBranch: string | undefined;
  readonly branchPrefix: string;
  readonly commitMessageTemplate: string;
  readonly signOff: boolean;
  readonly commitAuthorName: string;
  readonly commitAuthorEmail: string;
  readonly createPr: SettingValues['create_pr'];
  readonly resume: SettingValues['resume'];
  /** With `resume: never`: only the stories that a person named, or all where none were, are begun afresh; absent = all is forgotten. */
  readonly afresh?: true;
  readonly journal: SettingValues['journal'];
  /** Age at which what earlier runs left is removed. */
  readonly retentionDays: number;
  /** Start the workflow again at the run's deadline. */
  readonly continues: boolean;
  /** Absolute folder for a job that pushes; undefined = this job pushes. */
  readonly handOver: string | undefined;
  /** Keep a copy of a feature's files once it is complete. */
  readonly archive: boolean;
  /** Age at which a failure is tried again without any change. */
  readonly retryFailedAfterMs: number;
  /** Silence after which the lock of a run that GitHub knows nothing of is taken over. */
  readonly lockTtlMs: number;

  readonly failOn: FailOn;
  readonly useStickyComment: boolean;
  /** Secret values beyond the known ones. */
  readonly redact: readonly string[];
  readonly keepLogs: boolean;
  readonly showFullOutput: boolean;

  readonly isolation: SettingValues['isolation'];
  /** Folder inside the repository, without a slash at its ends; empty = the root. */
  readonly workingDirectory: string;

  /** Where each value came from. */
  readonly origin: Readonly<Record<SettingName, SettingOrigin>>;
}
