import { nearest } from '../core/nearest.ts';
import { isLater } from './later.ts';
import { quote } from './parsed.ts';
import type { Mistake, RawSettings } from './raw.ts';
import type { SettingOrigin } from './settings.ts';
import { rowOf, SETTINGS, type SettingName, settingNamed } from './table.ts';

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

/** Gives every typed name its declared one; unknown names and a setting given twice are found here (03-interface §1). */
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

/** Message about an unknown name, with the nearest known one when there is one. */
export function unknownMessage(what: string, typed: string, known: readonly string[]): string {
  return meantMessage(what, typed, nearest(typed, known));
}

/** The same with what is most likely meant. */
export function meantMessage(what: string, typed: string, meant: string | undefined): string {
  const help = meant === undefined ? 'Remove it; docs/settings.md lists what exists.' : `Did you mean ${meant}?`;
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
  const strangers = unknown.map((name) => judgeUnknown(name, layer.source));
  return {
    given,
    unreadable: layer.broken?.settings ?? [],
    mistakes: [
      ...(layer.broken?.mistakes ?? []),
      ...strangers.flatMap(({ mistake }) => mistake ?? []),
      ...givenTwice(given),
    ],
    notices: strangers.flatMap(({ notice }) => notice ?? []),
  };
}

function judgeUnknown(typed: string, source: RawSettings['source']): { mistake?: Mistake; notice?: string } {
  if (isLater(typed)) return { mistake: { setting: typed, value: '', message: laterMessage(typed, source) } };
  const near = nearest(typed, knownNames());
  if (source === 'input' && near === undefined) {
    return { notice: `unknown input ${quote(typed)} is ignored; docs/settings.md lists what exists.` };
  }
  const what = source === 'config-file' ? 'setting' : source;
  return { mistake: { setting: typed, value: '', message: unknownMessage(what, typed, knownNames()) } };
}

/** Refused, not ignored: a cap or a guard that is not there must not look as if it were. */
function laterMessage(typed: string, source: RawSettings['source']): string {
  const what = source === 'config-file' ? 'setting' : source;
  return `${typed}: this version does not have the ${what} ${quote(typed)} yet. Remove it; README.md says what works.`;
}

function givenTwice(given: readonly (Given & { readonly key: string })[]): readonly Mistake[] {
  return given.flatMap((later, index) => {
    const first = given.slice(0, index).find((earlier) => earlier.name === later.name);
    if (first === undefined || first.text === later.text) return [];
    const value = shownValue(later.name, later.text);
    const values =
      rowOf(later.name).secret === true
        ? `as ${first.key} and as ${later.key}`
        : `${quote(first.text)} as ${first.key} and ${quote(later.text)} as ${later.key}`;
    const message = `${later.prefix}${later.name}: is given twice with different values, ${values}. Keep one of them.`;
    return [{ setting: later.name, value, message }];
  });
}
