/** Shape of one row of the settings table and what each kind of value becomes (03-interface §1). Types only. */
import type { Check } from '../core/gates.ts';
import type { Prices } from '../core/prices.ts';
import type { HaltKind } from '../core/state.ts';
import type { ClientName } from './clients.ts';

/** Group of 03-interface §1, in the order of the documentation. */
export type SettingGroup = 'what' | 'agent' | 'gates' | 'caps' | 'git' | 'triggers' | 'reporting' | 'isolation';

/** How a value is written; the parser of the same name reads it. */
export type SettingType =
  | { readonly kind: 'boolean' }
  /**
   * Whole number from 1. `ceiling`: more than `upTo` is possible with `accept_unbounded` (02-loop §2); else `upTo` is final.
   * `from`: 0 = 0 too; default 1.
   */
  | { readonly kind: 'count'; readonly upTo: number; readonly ceiling: boolean; readonly from?: 0 }
  /** Decimal number above 0. */
  | { readonly kind: 'factor' }
  /** US dollars, at most four decimals, above 0; `free`: 0 too. `ceiling` as for `count`. */
  | { readonly kind: 'money'; readonly upTo: number; readonly ceiling: boolean; readonly free: boolean }
  /** `90s`, `5m`, `1h30m`, bare number = minutes; becomes milliseconds; ceiling 24 h (02-loop §2). */
  | { readonly kind: 'duration' }
  /** `7d`, `36h`; becomes milliseconds: an age over nights, which no timer has to hold. */
  | { readonly kind: 'age' }
  /** One of `values`; `later` lists documented values that this version does not have. */
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly later: readonly string[] }
  /** File inside the repository, relative to its root (catalogue B11). */
  | { readonly kind: 'path' }
  /** Folder inside the repository, relative to its root; `.` and empty are the root (catalogue B11). */
  | { readonly kind: 'folder' }
  /** Absolute paths on the machine; `home`: also below the HOME, as `~/...`. */
  | { readonly kind: 'places'; readonly home: boolean }
  /** One absolute path of a folder on the machine. */
  | { readonly kind: 'place' }
  | { readonly kind: 'feature' }
  | { readonly kind: 'ids' }
  /** Names of environment variables. */
  | { readonly kind: 'names' }
  /** picomatch globs relative to the repository root, `!` negates (10-fine-print). */
  | { readonly kind: 'globs' }
  /** Shell words that no shell reads; `program`: one line that begins with a program (10-fine-print). */
  | { readonly kind: 'words'; readonly program: boolean }
  /** Name of a model, as the agent's client writes it. */
  | { readonly kind: 'model' }
  /** Agents in the order in which they take over. */
  | { readonly kind: 'fallbacks' }
  /** Models with what a million of their tokens costs. */
  | { readonly kind: 'prices' }
  /** Tools in the notation of the agent's client: a comma inside brackets belongs to the tool. */
  | { readonly kind: 'tools' }
  /** Absolute path of a program. */
  | { readonly kind: 'executable' }
  /** Absolute path of a file, or a file inside the repository. */
  | { readonly kind: 'cassette' }
  /** Exact version of an npm package. */
  | { readonly kind: 'version' }
  | { readonly kind: 'gates' }
  /** One line for the bash of the gates. */
  | { readonly kind: 'command' }
  /** `none`, or a regular expression a line. */
  | { readonly kind: 'patterns' }
  /** A person's words, one line or more; white space around them means nothing. */
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'gate-timeouts' }
  | { readonly kind: 'branch' }
  | { readonly kind: 'branch-prefix' }
  | { readonly kind: 'message-template' }
  | { readonly kind: 'person-name' }
  | { readonly kind: 'email' }
  /** Exactly this sentence. */
  | { readonly kind: 'sentence'; readonly sentence: string }
  | { readonly kind: 'token' }
  | { readonly kind: 'halts' }
  /** First word of a command in a comment. */
  | { readonly kind: 'phrase' }
  /** Name of a label. */
  | { readonly kind: 'label' }
  /** Logins of accounts. */
  | { readonly kind: 'logins' }
  | { readonly kind: 'secrets' };

/** Name of a kind of value. */
export type SettingKind = SettingType['kind'];

/** One kind of value with its parameters. */
export type TypeOfKind<K extends SettingKind> = Extract<SettingType, { readonly kind: K }>;

/** One check of the test gate, run by `bash --noprofile --norc -eo pipefail` (03-interface §1). */
export interface GateSetting extends GateOptions {
  /** `[a-z][a-z0-9-]{0,30}`, unique. */
  readonly name: string;
  /** One line for bash. */
  readonly command: string;
  /** Hard limit of this gate alone in milliseconds; default: the `test` entry of `gate_timeouts`. */
  readonly timeoutMs?: number;
}

/** What an entry of `gates:` may say beside name, command and timeout (02-loop §1, "Per gate"). */
export type GateOptions = Pick<
  Check,
  'before' | 'paths' | 'stage' | 'docker' | 'network' | 'kind' | 'report' | 'baseline'
>;

/** One entry of `agent_fallbacks`. */
export interface Fallback {
  /** As it was written. */
  readonly label: string;
  readonly agent: ClientName | 'command';
  /** Absent = the client's own. */
  readonly model?: string;
}

/** Soft and hard limit in milliseconds; soft is always below hard (02-loop §2). */
export interface SoftHard {
  readonly softMs: number;
  readonly hardMs: number;
}

/** Gates that have a limit of their own (02-loop §2). */
export type TimedGate = 'implement' | 'setup' | 'test' | 'spec' | 'quality';

/** Which halts fail the step: `any` and `never` stand alone, else exactly these (02-loop §2). */
export type FailOn = readonly ('any' | 'never' | HaltKind)[];

/** What a value of each kind becomes. */
export interface ValueByKind {
  readonly boolean: boolean;
  readonly count: number;
  readonly factor: number;
  readonly money: number;
  readonly duration: number;
  readonly age: number;
  readonly choice: string;
  readonly path: string;
  readonly folder: string;
  readonly places: readonly string[];
  readonly place: string;
  readonly feature: string;
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly globs: readonly string[];
  readonly words: readonly string[];
  readonly model: string;
  readonly tools: readonly string[];
  readonly fallbacks: readonly Fallback[];
  readonly prices: Prices;
  readonly executable: string;
  readonly cassette: string;
  readonly version: string;
  readonly gates: 'none' | readonly GateSetting[];
  readonly command: string;
  readonly text: string;
  readonly patterns: readonly string[];
  readonly 'gate-timeouts': Readonly<Partial<Record<TimedGate, SoftHard>>>;
  readonly branch: string;
  readonly 'branch-prefix': string;
  readonly 'message-template': string;
  readonly 'person-name': string;
  readonly email: string;
  readonly sentence: boolean;
  readonly token: string;
  readonly halts: FailOn;
  readonly phrase: string;
  readonly label: string;
  readonly logins: readonly string[];
  readonly secrets: readonly string[];
}

/** One setting: declared once, read everywhere (inputs, config file, schema, documentation, the run). */
export interface SettingRow {
  readonly group: SettingGroup;
  readonly type: SettingType;
  /** Built-in value as a user would write it; absent = nothing is set and `defaultText` says what happens. */
  readonly default?: string;
  /** What the documentation prints when there is no `default`. */
  readonly defaultText?: string;
  /** The value in code when nothing is set; absent = undefined. */
  readonly otherwise?: unknown;
  /** Its name in `Settings` when that is not its own in camel case; null = other values are made of it. */
  readonly field?: string | null;
  /** One or two plain sentences. */
  readonly description: string;
  /** Other names that are read, beside the dash form. */
  readonly aliases?: readonly string[];
  /** The value is never printed and is refused in a committed file. */
  readonly secret?: true;
  /** `default:` declared in action.yml; only `github_token` has one. */
  readonly actionDefault?: string;
}

/** Rows by name: snake_case; the dash form is read too. */
export type SettingRows = Readonly<Record<string, SettingRow>>;
