import type { z } from 'zod';
import type { SettingGroup, SettingRow } from './row.ts';
import { AGENT_SETTINGS, KEY_SETTINGS, REPLAY_SETTINGS } from './table-agent.ts';
import { GATE_SETTINGS, ISOLATION_SETTINGS, SETUP_SETTINGS } from './table-gates.ts';
import { GIT_SETTINGS, REPORTING_SETTINGS, TRIGGER_SETTINGS } from './table-git.ts';
import { CAP_SETTINGS, STOPPING_SETTINGS, WHAT_SETTINGS } from './table-run.ts';

const TABLE = {
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
};

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

type Table = typeof TABLE;

/** Name of a declared setting. */
export type SettingName = keyof Table;

/** Every setting with the value it was given, or its built-in one; undefined = neither. */
export type SettingValues = {
  readonly [N in SettingName]:
    | z.infer<Table[N]['schema']>
    | (Table[N] extends { readonly default: string } | { readonly otherwise: unknown } ? never : undefined);
};

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type FieldOf<N extends SettingName> = Table[N] extends { readonly field: infer Field } ? Field & string : Camel<N>;

/** The values under their names in code. */
export type NamedValues = { readonly [N in SettingName as FieldOf<N>]: SettingValues[N] };

/** The one table: action.yml, the config schema, docs/settings.md and the reader all come from it. */
export const SETTINGS = Object.entries<SettingRow>(TABLE).map(([name, row]) => ({
  aliases: [],
  ...row,
  name: name as SettingName,
}));

/** The row of a declared setting. */
export function rowOf(name: SettingName): SettingRow {
  return TABLE[name];
}

const names: ReadonlyMap<string, SettingName> = new Map(
  SETTINGS.flatMap((row) => [row.name, ...row.aliases].map((name) => [name, row.name] as const)),
);

/** Declared name for a typed one: the dash form and aliases count, capital letters do not. */
export function settingNamed(typed: string): SettingName | undefined {
  return names.get(typed.replaceAll('-', '_'));
}

/** Gives every value its name in code. */
export function nameValues(values: SettingValues): NamedValues {
  const named = SETTINGS.flatMap(({ name, field = camel(name) }) => (field === null ? [] : [[field, values[name]]]));
  return Object.fromEntries(named) as NamedValues;
}

function camel(name: string): string {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
