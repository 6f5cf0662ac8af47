import { HIDDEN, knownNames, unknownMessage } from './collect.ts';
import { type GatesFound, readGates, readQualityChecks } from './config-gates.ts';
import { CONFIG_SECTIONS, OTHER_MEANING, type SectionKey, topLevelKey } from './config-keys.ts';
import { type ConfigDocument, type ConfigEntry, entriesOf, isNothing, mistakeAt, textOf } from './config-node.ts';
import { parseConfig } from './config-parse.ts';
import { quote } from './parsed.ts';
import type { ConfiguredGate, Mistake, RawSettings } from './raw.ts';
import { rowOf, SETTINGS, type SettingName } from './table.ts';

/** The config file as a layer for readSettings, or every mistake in its form. */
export type ConfigFileResult =
  | {
      readonly ok: true;
      readonly raw: RawSettings;
      /** The same gates as in `raw`, for those who only print them. */
      readonly gates: readonly ConfiguredGate[];
      readonly notices: readonly string[];
    }
  | {
      readonly ok: false;
      readonly mistakes: readonly Mistake[];
      /** What could be read, with the same mistakes: given to readSettings all the same, everything is reported together. */
      readonly raw: RawSettings;
    };

type Finding =
  | { readonly type: 'value'; readonly name: SettingName; readonly text: string; readonly entry: ConfigEntry }
  | { readonly type: 'gate'; readonly gate: ConfiguredGate }
  | { readonly type: 'notice'; readonly notice: string }
  | { readonly type: 'mistake'; readonly mistake: Mistake; readonly name?: SettingName };

type Value = Extract<Finding, { type: 'value' }>;

/** Reads `.ralph/config.yaml`: one key per setting, and the keys of the hybrid document (03-interface §2). `file` is for messages. */
export function readConfigFile(text: string, file: string): ConfigFileResult {
  const parsed = parseConfig(text, file);
  if ('mistakes' in parsed) {
    const settings = SETTINGS.map(({ name }) => name);
    const { mistakes } = parsed;
    return { ok: false, mistakes, raw: { source: 'config-file', values: {}, broken: { mistakes, settings } } };
  }
  const entries = entriesOf(parsed, parsed.document.contents, '') ?? [];
  return toResult(entries.flatMap((entry) => readEntry(parsed, entry)));
}

function toResult(findings: readonly Finding[]): ConfigFileResult {
  const values = findings.filter((finding) => finding.type === 'value');
  const failed = [...findings.filter((finding) => finding.type === 'mistake'), ...twice(values)];
  const gates = findings.filter((finding) => finding.type === 'gate').map(({ gate }) => gate);
  const raw: RawSettings = {
    source: 'config-file',
    values: Object.fromEntries(values.map(({ name, text }) => [name, text])),
    places: Object.fromEntries(values.map(({ name, entry }) => [name, entry.place])),
    gates,
  };
  if (failed.length === 0) {
    const notices = findings.filter((finding) => finding.type === 'notice').map(({ notice }) => notice);
    return { ok: true, raw, gates, notices };
  }
  const mistakes = failed.map(({ mistake }) => mistake);
  const settings = failed.flatMap(({ name }) => name ?? []);
  return { ok: false, mistakes, raw: { ...raw, broken: { mistakes, settings } } };
}

function readEntry(config: ConfigDocument, entry: ConfigEntry): readonly Finding[] {
  const known = topLevelKey(entry.key);
  if (isNothing(entry.node) && known.type !== 'unknown') return [];
  switch (known.type) {
    case 'setting':
      return [readValue(config, entry, known.name)];
    case 'section':
      return readSection(config, entry, known.keys);
    case 'gates':
      return toFindings(readGates(config, entry));
    case 'quality_checks':
      return toFindings(readQualityChecks(config, entry));
    case 'no-effect':
      return [noEffect(entry)];
    case 'unknown':
      return [unknownKey(entry, [...knownNames(), ...Object.keys(CONFIG_SECTIONS), 'gates', 'quality_checks'])];
  }
}

function readValue(config: ConfigDocument, entry: ConfigEntry, name: SettingName): Finding {
  if (rowOf(name).secret === true) {
    const message =
      'is a secret and must not stand in a committed file. Remove it here, revoke it if it was real, and pass it as an input.';
    return { type: 'mistake', mistake: mistakeAt(entry, message, HIDDEN), name };
  }
  const read = textOf(config, entry);
  if (!read.ok) return { type: 'mistake', mistake: mistakeAt(entry, read.problem), name };
  return { type: 'value', name, text: read.text, entry };
}

function readSection(
  config: ConfigDocument,
  section: ConfigEntry,
  keys: Readonly<Record<string, SectionKey>>,
): readonly Finding[] {
  const entries = entriesOf(config, section.node, section.label);
  if (entries === undefined) {
    const message = `is not a mapping. Write some of its keys below it: ${Object.keys(keys).join(', ')}.`;
    return [{ type: 'mistake', mistake: mistakeAt(section, message) }];
  }
  return entries.flatMap((entry) => {
    const meaning = Object.hasOwn(keys, entry.key) ? keys[entry.key] : undefined;
    if (meaning === undefined) return unknownKey(entry, Object.keys(keys));
    return meaning === 'no-effect' ? noEffect(entry) : [readValue(config, entry, meaning), ...otherMeaning(entry)];
  });
}

function otherMeaning(entry: ConfigEntry): readonly Finding[] {
  const meaning = Object.hasOwn(OTHER_MEANING, entry.key) ? OTHER_MEANING[entry.key] : undefined;
  return meaning === undefined ? [] : [{ type: 'notice', notice: `${entry.place}: ${quote(entry.label)} ${meaning}.` }];
}

function unknownKey(entry: ConfigEntry, known: readonly string[]): Finding {
  const message = `${entry.place}: ${unknownMessage('key', entry.key, known)}`;
  return { type: 'mistake', mistake: { setting: entry.label, value: '', message } };
}

function noEffect(entry: ConfigEntry): Finding {
  return { type: 'notice', notice: `${entry.place}: ${quote(entry.label)} has no effect in this version.` };
}

function toFindings({ gates, mistakes }: GatesFound): readonly Finding[] {
  return [
    ...gates.map((gate): Finding => ({ type: 'gate', gate })),
    ...mistakes.map((mistake): Finding => ({ type: 'mistake', mistake })),
  ];
}

function twice(values: readonly Value[]): readonly Extract<Finding, { type: 'mistake' }>[] {
  return values.flatMap(({ name, text, entry }, index) => {
    const first = values.slice(0, index).find((earlier) => earlier.name === name && earlier.text !== text);
    if (first === undefined) return [];
    const other = `${first.entry.label} (${first.entry.place}), ${quote(first.text)}`;
    const mistake = mistakeAt(entry, `${quote(text)} contradicts ${other}. Keep one of them.`, text);
    return [{ type: 'mistake' as const, mistake, name }];
  });
}
