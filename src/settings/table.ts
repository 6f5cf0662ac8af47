import type { SettingGroup, SettingRow, SettingType, ValueByKind } from './row.ts';
import { AGENT_SETTINGS } from './table-agent.ts';
import { CAP_SETTINGS } from './table-caps.ts';
import { GATE_SETTINGS } from './table-gates.ts';
import { GIT_SETTINGS } from './table-git.ts';
import { ISOLATION_SETTINGS } from './table-isolation.ts';
import { KEY_SETTINGS } from './table-keys.ts';
import { REPLAY_SETTINGS } from './table-replay.ts';
import { REPORTING_SETTINGS } from './table-reporting.ts';
import { SETUP_SETTINGS } from './table-setup.ts';
import { STOPPING_SETTINGS } from './table-stopping.ts';
import { TRIGGER_SETTINGS } from './table-triggers.ts';
import { WHAT_SETTINGS } from './table-what.ts';

/** The one table: action.yml, the config schema, docs/settings.md and the reader all come from it (03-interface §1). */
export const SETTINGS = [
  ...WHAT_SETTINGS,
  ...AGENT_SETTINGS,
  ...REPLAY_SETTINGS,
  ...KEY_SETTINGS,
  ...GATE_SETTINGS,
  ...SETUP_SETTINGS,
  ...CAP_SETTINGS,
  ...STOPPING_SETTINGS,
  ...GIT_SETTINGS,
  ...TRIGGER_SETTINGS,
  ...REPORTING_SETTINGS,
  ...ISOLATION_SETTINGS,
] as const;

/** Title of each group, in the order of the documentation. */
export const GROUP_TITLES: Readonly<Record<SettingGroup, string>> = {
  what: 'What to work on',
  agent: 'Agent',
  gates: 'Gates',
  caps: 'Caps and timeouts',
  git: 'Git',
  triggers: 'Comments, labels and reviews',
  reporting: 'Reporting',
  isolation: 'Isolation',
};

type Row = (typeof SETTINGS)[number];

/** Name of a declared setting. */
export type SettingName = Row['name'];

type ValueOf<T extends SettingType> = T extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
  ? V
  : ValueByKind[T['kind']];

/** Every setting with the value it was given, or its built-in one; undefined = neither. */
export type SettingValues = {
  readonly [R in Row as R['name']]: R extends { readonly default: string }
    ? ValueOf<R['type']>
    : ValueOf<R['type']> | undefined;
};

const rows: ReadonlyMap<string, SettingRow> = new Map(SETTINGS.map((row) => [row.name, row]));

/** The row of a declared setting. */
export function rowOf(name: SettingName): SettingRow {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`The settings table has no row "${name}".`);
  return row;
}

/** Declared names and aliases; where two rows had the same, the first one's. */
const names: ReadonlyMap<string, SettingName> = new Map(
  SETTINGS.flatMap((row) => [row.name, ...row.aliases].map((name) => [name, row.name] as const)).reverse(),
);

/** Declared name for a typed one: the dash form and aliases count, capital letters do not (03-interface §1). */
export function settingNamed(typed: string): SettingName | undefined {
  return names.get(typed.replaceAll('-', '_'));
}
