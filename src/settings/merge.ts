import type { z } from 'zod';
import { meantNames } from '../core/nearest.ts';
import { oneOf, quote } from './codecs.ts';
import { GATE_LISTS, isLater } from './row.ts';
import type { Mistake, RawSettings, SettingOrigin } from './settings.ts';
import { rowOf, SETTINGS, type SettingName, type SettingValues, settingNamed } from './table.ts';
import { TRIGGER_SETTINGS } from './table-git.ts';

/** How secrets look in messages. */
export const HIDDEN = '(not shown)';

/** One given value of a declared setting. */
export interface Given {
  readonly name: SettingName;
  readonly text: string;
  readonly origin: Exclude<SettingOrigin, 'default'>;
  /** Position of its layer; the highest wins. */
  readonly layer: number;
  /** `.ralph/config.yaml:3: ` or empty; begins every message about it. */
  readonly prefix: string;
}

/** What all layers say, before any value is read. */
export interface Collected {
  readonly given: readonly Given[];
  readonly mistakes: readonly Mistake[];
  /** Settings that stand in a layer but could not be taken out of it. */
  readonly unreadable: readonly SettingName[];
  readonly notices: readonly string[];
}

/** Gives every typed name its declared one; unknown names and a setting given twice are found here. */
export function collect(layers: readonly RawSettings[]): Collected {
  const parts = layers.map(collectLayer);
  return {
    given: parts.flatMap((part) => part.given),
    mistakes: parts.flatMap((part) => part.mistakes),
    unreadable: parts.flatMap((part) => part.unreadable),
    notices: parts.flatMap((part) => part.notices),
  };
}

/** A value as a mistake may carry it. */
export function shownValue(name: SettingName, text: string): string {
  return rowOf(name).secret === true ? HIDDEN : text;
}

/** Message about an unknown name, with the known ones that it may mean. */
export function unknownMessage(what: string, typed: string, known: readonly string[]): string {
  return meantMessage(what, typed, meantNames(typed, known));
}

/** The same with what is most likely meant. */
export function meantMessage(what: string, typed: string, meant: readonly string[]): string {
  const help = meant.length === 0 ? 'Remove it; docs/settings.md lists what exists.' : `Did you mean ${oneOf(meant)}?`;
  return `unknown ${what} ${quote(typed)}. ${help}`;
}

/** Every name that a setting can be given by. */
export function knownNames(): readonly string[] {
  return SETTINGS.flatMap((row) => [row.name, ...row.aliases]);
}

function collectLayer(layer: RawSettings, index: number): Collected {
  const typed = Object.entries(layer.values).filter(([, text]) => text !== '');
  const unknown = typed.map(([name]) => name).filter((name) => settingNamed(name) === undefined);
  const given = typed.flatMap(([key, text]) => {
    const name = settingNamed(key);
    const place = layer.places?.[key];
    const prefix = place === undefined ? '' : `${place}: `;
    return name === undefined ? [] : [{ key, name, text, origin: layer.source, layer: index, prefix }];
  });
  return {
    given,
    unreadable: layer.broken?.settings ?? [],
    mistakes: [
      ...(layer.broken?.mistakes ?? []),
      ...unknown.map((name) => unknownMistake(name, layer.source)),
      ...givenTwice(given),
    ],
    notices: layer.source === 'input' ? undeclared(given) : [],
  };
}

/** Refused, not ignored: a cap or a guard that is not there must not look as if it were. */
function unknownMistake(typed: string, source: RawSettings['source']): Mistake {
  const what = source === 'config-file' ? 'setting' : source;
  return { setting: typed, value: '', message: unknownSentence(what, typed) };
}

function unknownSentence(what: string, typed: string): string {
  if (isLater(typed)) {
    return `${typed}: this version does not have the ${what} ${quote(typed)} yet. Remove it; README.md says what works.`;
  }
  if (GATE_LISTS.some((key) => key === typed.replaceAll('-', '_'))) {
    return `unknown ${what} ${quote(typed)}. It is a key of .ralph/config.yaml: write it there, or use test_command.`;
  }
  return unknownMessage(what, typed, knownNames());
}

/** The runner warns of such a name, and passes its value on. */
function undeclared(given: readonly (Given & { readonly key: string })[]): readonly string[] {
  const read = given.filter(({ key, name }) => key !== name).map(({ key, name }) => `${key} = ${name}`);
  if (read.length === 0) return [];
  return [
    `These inputs are not in action.yml, but they are read as settings, under their keys in .ralph/config.yaml: ${read.join(', ')}.`,
  ];
}

function givenTwice(given: readonly (Given & { readonly key: string })[]): readonly Mistake[] {
  return given.flatMap((later, index) => {
    const first = given.slice(0, index).find((earlier) => earlier.name === later.name);
    if (first === undefined || first.text === later.text) return [];
    const [before, after] = [first, later].map(({ name, key, text }) =>
      rowOf(name).secret === true ? `as ${key}` : `${quote(text)} as ${key}`,
    );
    const message = `${later.prefix}${later.name}: is given twice with different values, ${before} and ${after}. Keep one of them.`;
    return [{ setting: later.name, value: shownValue(later.name, later.text), message }];
  });
}

/** Values in force, with what is known of their origin. */
export interface Merged {
  /** Built-in value where a given one could not be read. */
  readonly values: SettingValues;
  /** The winning text of each given setting. */
  readonly given: ReadonlyMap<SettingName, Given>;
  /** Settings with a value that could not be read: no rule about them is checked on top. */
  readonly unreadable: ReadonlySet<SettingName>;
  readonly mistakes: readonly Mistake[];
  readonly notices: readonly string[];
}

/** Who is to review. Any program may be an agent that knows one role only, so `agent: command` alone reviews nothing. */
export function reviewerNamed({ agent, review_agent: named, review_command: command }: SettingValues) {
  return named ?? (agent === 'command' && command === undefined ? 'none' : agent);
}

/** Reads every given value and lets the highest layer win: built-in < project file < inputs. */
export function merge(collected: Collected): Merged {
  const read = collected.given.map((given) => ({ given, ...rowOf(given.name).schema.safeParse(given.text) }));
  const winners = read.filter(({ success }) => success).toSorted((a, b) => a.given.layer - b.given.layer);
  const failed = read.filter(({ success }) => !success).map(({ given }) => given.name);
  return {
    values: { ...BUILT_IN, ...asValues(winners.map(({ given, data }) => [given.name, data])) },
    given: new Map(winners.map(({ given }) => [given.name, given])),
    unreadable: new Set([...collected.unreadable, ...failed]),
    mistakes: read.flatMap(({ given, error }) => error?.issues.map((issue) => mistakeOf(given, issue)) ?? []),
    notices: replaced(winners.map(({ given }) => given)),
  };
}

/** What the table says of settings that are not given. */
export const BUILT_IN = asValues(
  SETTINGS.map(({ name, schema, ...row }) => [
    name,
    row.default === undefined ? row.otherwise : schema.parse(row.default),
  ]),
);

/** Every row's schema gives the value that belongs to its name; the compiler cannot see that. */
function asValues(entries: readonly (readonly [SettingName, unknown])[]): SettingValues {
  return Object.fromEntries(entries) as SettingValues;
}

function mistakeOf(given: Given, issue: z.core.$ZodIssue): Mistake {
  const secret = rowOf(given.name).secret === true;
  const about = secret ? `the value ${HIDDEN} ${issue.message}` : sentenceOf(issue, given.text);
  const message = `${given.prefix}${given.name}: ${about}`;
  return { setting: given.name, value: shownValue(given.name, given.text), message };
}

/** What is wrong with a value, as a sentence that begins with the value or with the part of it that is wrong. */
export function sentenceOf({ path: [part], message }: z.core.$ZodIssue, text: string): string {
  return `${part === undefined ? quote(text) : String(part)} ${message}`;
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

/** What decides who may start what; known before anything of the repository is read. */
export interface Triggers {
  readonly phrase: string;
  /** Undefined = labels start nothing. */
  readonly label: string | undefined;
  readonly allowedBots: readonly string[];
  readonly criteria: SettingValues['comment_criteria'];
  readonly allowForks: boolean;
}

export type TriggersResult =
  | { readonly ok: true; readonly triggers: Triggers }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

const names: ReadonlySet<string> = new Set(Object.keys(TRIGGER_SETTINGS));

/** Reads these settings alone from the inputs: whatever else may be wrong, a comment that is not for us ends quietly. */
export function readTriggers(inputs: RawSettings): TriggersResult {
  const merged = merge(collect([inputs]));
  const mistakes = merged.mistakes.filter(({ setting }) => names.has(setting));
  if (mistakes.length > 0) return { ok: false, mistakes };
  const { values } = merged;
  const triggers = {
    phrase: values.trigger_phrase,
    label: values.label_trigger,
    allowedBots: values.allowed_bots,
    criteria: values.comment_criteria,
    allowForks: values.allow_fork_prs,
  };
  return { ok: true, triggers };
}

/** Trigger settings that stand in the file at the policy base, where nobody looks for them. */
export function misplacedTriggers(origin: Readonly<Record<string, string>>): readonly string[] {
  return [...names].filter((name) => origin[name] === 'config-file');
}
