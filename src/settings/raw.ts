import type { GateSetting } from './row.ts';
import type { SettingName } from './table.ts';

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
