import type { BreakerRules, StallRules } from '../core/plan.ts';
import type { Prices } from '../core/prices.ts';
import type { GateSetting } from './codecs-commands.ts';
import type { SoftHard, TimedGate } from './codecs-lists.ts';
import type { ClientName } from './row.ts';
import type { NamedValues, SettingName, SettingValues } from './table.ts';

/** Where the value of a setting came from. */
export type SettingOrigin = 'default' | 'config-file' | 'input' | 'flag';

/** Who implements. */
export type AgentSetting =
  /** Program and arguments; `args` are those of `agent_args` and come last. */
  | { readonly type: 'command'; readonly command: readonly string[]; readonly args: readonly string[] }
  /** `scoreFile`: path inside the repository; default `.ralph/rehearsal.yaml`. */
  | { readonly type: 'rehearsal'; readonly scoreFile: string }
  /** `file`: absolute, or inside the repository at the policy base. */
  | { readonly type: 'replay'; readonly file: string; readonly match: SettingValues['replay_match'] }
  | ClientSetting;

/** A client of a model service. */
export interface ClientSetting {
  readonly type: ClientName;
  /** Undefined = its own. */
  readonly model: string | undefined;
  /** Model of attempts on the stuck ladder; undefined = the same. */
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

/** How the setup layer is made when manifests or lock files changed. */
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

/** All durations of a run in milliseconds, `timeout_multiplier` applied. */
export interface Limits {
  /** Per story. */
  readonly storyLimit: SoftHard;
  /** Per workflow run: never later than the job's limit minus the reserve. */
  readonly runTimeoutMs: number;
  readonly jobTimeoutMs: number;
  readonly reserveMs: number;
  readonly gateLimits: Readonly<Record<TimedGate, SoftHard>>;
  /** Undefined = off. */
  readonly idleTimeoutMs: number | undefined;
}

/** What is made of more than one setting. */
export interface DerivedSettings extends Limits {
  readonly agent: AgentSetting;
  readonly reviewAgent: AgentSetting | 'none';
  /** In the order in which they take over; empty = nobody does. */
  readonly agentFallbacks: readonly FallbackSetting[];
  /** Variables with the model keys that inputs gave; only agents receive them. Secret. */
  readonly agentKeys: Readonly<Record<string, string>>;
  /** `detect`: find the gate in the manifests at the policy base; `none`: nothing is tested, and the report says so. */
  readonly gates: readonly GateSetting[] | 'none' | 'detect';
  /** Undefined = gates see only what the workspace had installed. */
  readonly setup: SetupSetting | undefined;
  readonly requireEvidence: boolean;
  readonly stallRules: StallRules;
  readonly breaker: Omit<BreakerRules, 'halfOpen'>;
  /** `dry_run`, or `mode: plan`, which starts nothing either. */
  readonly dryRun: boolean;
  /** Start the workflow again at the run's deadline. */
  readonly continues: boolean;
  /** With `resume: never`: only the stories that a person named, or all where none were, are begun afresh; absent = all is forgotten. */
  readonly afresh?: true;
  /** Where each value came from. */
  readonly origin: Readonly<Record<SettingName, SettingOrigin>>;
}

/**
 * Everything a run is told, resolved: defaults filled in, durations in milliseconds. The meaning of each value stands in its
 * row of the table, under its name there.
 */
export interface Settings extends Omit<NamedValues, keyof DerivedSettings>, DerivedSettings {}

/** Values of one origin, as text. */
export interface RawSettings {
  readonly source: 'input' | 'config-file' | 'flag';
  /** By name in lower case, either separator; an empty text is "not given". */
  readonly values: Readonly<Record<string, string>>;
  /** Where a value stands, for messages, by the key of `values`; for example `.ralph/config.yaml:3`. */
  readonly places?: Readonly<Record<string, string>>;
  /** Gates that the config file adds beside its `test_command`. */
  readonly gates?: readonly ConfiguredGate[];
  /** What could not be taken out of the file; readSettings reports it together with everything else. */
  readonly broken?: BrokenParts;
}

/** Mistakes in the form of a config file. */
export interface BrokenParts {
  readonly mistakes: readonly Mistake[];
  /** Settings whose value is unknown because of them; no rule about these is checked. */
  readonly settings: readonly SettingName[];
}

/** A gate of `gates:` or `quality_checks:` and where it stands. */
export interface ConfiguredGate extends GateSetting {
  readonly place: string;
}

/** One mistake of a user; all are reported together (03-interface intro). */
export interface Mistake {
  /** Name of the setting as declared, or as typed when it is unknown. */
  readonly setting: string;
  /** What was given; `(not shown)` for secrets, empty when nothing was. */
  readonly value: string;
  /** What happened, the value, and what to do. */
  readonly message: string;
}
