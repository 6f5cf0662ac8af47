import { type Collected, type Given, shownValue } from './collect.ts';
import { parseValue } from './parse.ts';
import { type Problem, quote } from './parsed.ts';
import type { Mistake } from './raw.ts';
import { rowOf, SETTINGS, type SettingName, type SettingValues } from './table.ts';

/** Values in force, with what is known of their origin. */
export interface Merged {
  /** Built-in value where a given one could not be read. */
  readonly values: SettingValues;
  /** Nothing but the built-in values. */
  readonly builtIn: SettingValues;
  /** The winning text of each given setting. */
  readonly given: ReadonlyMap<SettingName, Given>;
  /** Settings with a value that could not be read: no rule about them is checked on top. */
  readonly unreadable: ReadonlySet<SettingName>;
  readonly mistakes: readonly Mistake[];
  readonly notices: readonly string[];
}

/** Reads every given value and lets the highest layer win: built-in < project file < inputs (03-interface §2). */
export function merge(collected: Collected): Merged {
  const read = collected.given.map((given) => ({ given, parsed: parseValue(rowOf(given.name).type, given.text) }));
  const failed = read.flatMap(({ given, parsed }) => (parsed.ok ? [] : [{ given, problems: parsed.problems }]));
  const readable = read.flatMap(({ given, parsed }) => (parsed.ok ? [{ given, value: parsed.value }] : []));
  const winners = readable.toSorted((a, b) => a.given.layer - b.given.layer);
  const builtIn = builtInValues();
  return {
    values: { ...builtIn, ...asValues(winners.map(({ given, value }) => [given.name, value])) },
    builtIn,
    given: new Map(winners.map(({ given }) => [given.name, given])),
    unreadable: new Set([...collected.unreadable, ...failed.map(({ given }) => given.name)]),
    mistakes: failed.flatMap(({ given, problems }) => problems.map((problem) => mistakeOf(given, problem))),
    notices: replaced(winners.map(({ given }) => given)),
  };
}

let known: SettingValues | undefined;

/** Read once: they are always the same. */
function builtInValues(): SettingValues {
  known ??= readBuiltIn();
  return known;
}

function readBuiltIn(): SettingValues {
  const entries = SETTINGS.map((row): readonly [SettingName, unknown] => {
    if (row.default === undefined) return [row.name, row.otherwise];
    const parsed = parseValue(row.type, row.default);
    if (!parsed.ok) throw new Error(`The built-in value of ${row.name} cannot be read: ${row.default}`);
    return [row.name, parsed.value];
  });
  return asValues(entries);
}

/** The table says which kind every name has and parseValue returns that kind's value; the compiler cannot see that. */
function asValues(entries: readonly (readonly [SettingName, unknown])[]): SettingValues {
  return Object.fromEntries(entries) as SettingValues;
}

function mistakeOf(given: Given, { subject, problem, help }: Problem): Mistake {
  const secret = rowOf(given.name).secret === true;
  const about = secret ? 'the value (not shown)' : (subject ?? quote(given.text));
  const message = `${given.prefix}${given.name}: ${about} ${problem} ${help}`;
  return { setting: given.name, value: shownValue(given.name, given.text), message };
}

function replaced(winners: readonly Given[]): readonly string[] {
  return winners.flatMap((given, index) => {
    const before = winners.slice(0, index).findLast((earlier) => earlier.name === given.name);
    if (before === undefined || before.layer === given.layer || before.text === given.text) return [];
    if (rowOf(given.name).secret === true) return [];
    const from = before.prefix === '' ? before.origin : before.prefix.slice(0, -2);
    return [`${given.name}: the ${given.origin} ${quote(given.text)} replaces ${quote(before.text)} from ${from}.`];
  });
}

/** A sentence about a part of a value, for example `the hard limit 20m of test`. */
export interface About {
  readonly about: string;
  readonly rest: string;
}

/** A mistake that is about a setting in force and other settings; a plain text is about the value as written. */
export function crossMistake(merged: Merged, name: SettingName, rest: string | About): Mistake {
  const given = merged.given.get(name);
  const sentence = typeof rest === 'string' ? `${writtenValue(given, name)} ${rest}` : `${rest.about} ${rest.rest}`;
  return {
    setting: name,
    value: given === undefined ? '' : shownValue(name, given.text),
    message: `${given?.prefix ?? ''}${name}: ${sentence}`,
  };
}

/** Whether all these settings could be read, so that a rule between them makes sense. */
export function areReadable(merged: Merged, names: readonly SettingName[]): boolean {
  return names.every((name) => !merged.unreadable.has(name));
}

function writtenValue(given: Given | undefined, name: SettingName): string {
  return given === undefined ? `${quote(rowOf(name).default ?? '')} (the default)` : quote(given.text);
}
