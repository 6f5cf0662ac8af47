import type { z } from 'zod';
import type { SettingGroup, SettingRow, TableRows } from './row.ts';
import { AGENT_SETTINGS, KEY_SETTINGS, PROMPT_SETTINGS, REPLAY_SETTINGS } from './table-agent.ts';
import { GATE_SETTINGS, ISOLATION_SETTINGS, SETUP_SETTINGS } from './table-gates.ts';
import { GIT_SETTINGS, REPORTING_SETTINGS, TRIGGER_SETTINGS } from './table-git.ts';
import {
  CAP_SETTINGS,
  LIMIT_SETTINGS,
  STALL_SETTINGS,
  STOPPING_SETTINGS,
  TIMEOUT_SETTINGS,
  WHAT_SETTINGS,
} from './table-run.ts';

const TABLE = {
  ...within('what', WHAT_SETTINGS),
  ...within('agent', parts(AGENT_SETTINGS)),
  ...within('agent', PROMPT_SETTINGS),
  ...within('agent', parts(REPLAY_SETTINGS)),
  ...within('agent', parts(KEY_SETTINGS)),
  ...within('gates', GATE_SETTINGS),
  ...within('gates', parts(SETUP_SETTINGS)),
  ...within('caps', CAP_SETTINGS),
  ...within('caps', parts(TIMEOUT_SETTINGS)),
  ...within('caps', LIMIT_SETTINGS),
  ...within('gates', STOPPING_SETTINGS),
  ...within('caps', STALL_SETTINGS),
  ...within('git', GIT_SETTINGS),
  ...within('triggers', parts(TRIGGER_SETTINGS)),
  ...within('reporting', REPORTING_SETTINGS),
  ...within('isolation', ISOLATION_SETTINGS),
};

function within<Rows extends TableRows>(group: SettingGroup, rows: Rows): Rows {
  return eachWith({ group }, rows);
}

/** Rows that other values are made of: they have no name of their own in `Settings`. */
function parts<Rows extends TableRows>(rows: Rows): { [N in keyof Rows]: Rows[N] & { readonly field: null } } {
  return eachWith({ field: null }, rows);
}

function eachWith<Common, Rows extends TableRows>(common: Common, rows: Rows): { [N in keyof Rows]: Common & Rows[N] } {
  const completed = Object.entries(rows).map(([name, row]) => [name, { ...common, ...row }]);
  return Object.fromEntries(completed) as { [N in keyof Rows]: Common & Rows[N] };
}

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
  ...(row.default === undefined && { defaultText: 'none' }),
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
