import { nearest } from '../core/nearest.ts';
import { boolean, choice, duration, quote } from './codecs.ts';
import { command, type GateOptions, gateCommand, gateName } from './codecs-commands.ts';
import { globs } from './codecs-lists.ts';
import {
  type ConfigDocument,
  type ConfigEntry,
  entriesOf,
  isNothing,
  itemsOf,
  mistakeAt,
  parseConfig,
  textOf,
} from './config-yaml.ts';
import { HIDDEN, knownNames, meantMessage, sentenceOf, unknownMessage } from './merge.ts';
import { isLater, type SettingRow } from './row.ts';
import type { ConfiguredGate, Mistake, RawSettings } from './settings.ts';
import { rowOf, SETTINGS, type SettingName, settingNamed } from './table.ts';

/** What a key of a section does: it is a setting, or it is documented and has no effect in this version. */
export type SectionKey = SettingName | 'no-effect';

/** The sections of the hybrid document, key by key. */
export const CONFIG_SECTIONS: Readonly<Record<string, Readonly<Record<string, SectionKey>>>> = {
  defaults: { max_iterations: 'max_iterations', timeout_minutes: 'timeout_minutes', rate_limit_per_hour: 'rate_limit' },
  circuit_breaker: {
    no_progress_threshold: 'no_progress_threshold',
    same_error_threshold: 'same_error_threshold',
  },
  completion: {
    promise: 'completion_signals',
    consecutive_done_signals: 'consecutive_done_signals',
    consecutive_test_loops: 'consecutive_test_loops',
  },
  claude: { dangerously_skip_permissions: 'dangerously_skip_permissions', allowed_tools: 'allowed_tools' },
  branch: { prefix: 'branch_prefix', auto_create: 'no-effect' },
};

/** What keys of the hybrid document mean here, where it is something else than there. */
const OTHER_MEANING: Readonly<Record<string, string>> = {
  promise: 'is read as a regular expression and asks for the gates; it does not end the run',
  consecutive_done_signals: 'counts claims without a change as no progress; they do not end the run',
  consecutive_test_loops: 'counts iterations that change only tests as no progress; they do not end the run',
};

/** Keys of one entry of `gates:`: how each is written, and what it says. */
export const GATE_KEYS = {
  name: {
    schema: gateName,
    description: 'Name of the gate, unique.',
  },
  run: {
    schema: gateCommand,
    description: 'Command, run by `bash --noprofile --norc -eo pipefail`: the first command that fails ends it.',
  },
  timeout: {
    schema: duration,
    description: 'Hard limit of this gate alone.',
  },
  before: {
    schema: command,
    description:
      'Command that runs first, in the same view: it puts things back that live outside of the tree, such as a database.',
  },
  paths: {
    schema: globs,
    description:
      'Globs, relative to the root of the repository: the gate runs only for a story that changed such a path.',
  },
  stage: {
    schema: choice(['attempt', 'final']),
    description:
      '`attempt` (the default) runs in every attempt; `final` runs once, after the last story, on the tree of all passed stories together.',
  },
  docker: {
    schema: boolean,
    description: 'The gate may use docker. It is then reported as not isolated. Default: `false`.',
  },
  network: {
    schema: choice(['on', 'off']),
    description: '`off` takes the network away from the gate; not together with `docker: true`. Default: `on`.',
  },
  kind: {
    schema: choice(['test', 'check']),
    description:
      '`check` runs no tests (lint, types, build): nothing is counted, and that it is green is no evidence. Default: `test`.',
  },
  report: {
    schema: globs,
    description:
      'Globs of the reports that the gate writes (JUnit, TAP, JSON of jest, vitest, mocha or `go test -json`): without a fresh, whole one it does not pass. Default: `test_report`.',
  },
  baseline: {
    schema: choice(['attribute', 'require-green', 'off']),
    description:
      'As the setting `baseline`, for this gate alone: `attribute`, `require-green`, or `off`, which skips it before the first attempt. Default: the setting.',
  },
} as const satisfies Readonly<Record<string, Pick<SettingRow, 'schema' | 'description'>>>;

type GateKey = keyof typeof GATE_KEYS;

/** What other tools call a key of a gate. */
const GATE_KEYS_ELSEWHERE: ReadonlyMap<string, GateKey> = new Map([
  ['command', 'run'],
  ['cmd', 'run'],
  ['script', 'run'],
]);

/** What a top-level key of the config file is. */
type TopLevelKey =
  | { readonly type: 'setting'; readonly name: SettingName }
  | { readonly type: 'section'; readonly keys: Readonly<Record<string, SectionKey>> }
  | { readonly type: 'gates' | 'quality_checks' | 'no-effect' | 'unknown' };

/** Looks a top-level key up: a setting, a section of the hybrid document, a list of gates, or something else. */
function topLevelKey(key: string): TopLevelKey {
  const name = settingNamed(key);
  if (name !== undefined) return { type: 'setting', name };
  const keys = Object.hasOwn(CONFIG_SECTIONS, key) ? CONFIG_SECTIONS[key] : undefined;
  if (keys !== undefined) return { type: 'section', keys };
  if (key === 'gates' || key === 'quality_checks') return { type: key };
  return { type: isLater(key) ? 'no-effect' : 'unknown' };
}

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

/** Reads `.ralph/config.yaml`: one key per setting, and the keys of the hybrid document. `file` is for messages. */
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

interface GatesFound {
  readonly gates: readonly ConfiguredGate[];
  readonly mistakes: readonly Mistake[];
}

/** What stands in one entry of `gates:`, key by key. */
type GateTexts = ReadonlyMap<string, { readonly text: string; readonly entry: ConfigEntry }>;

/** `quality_checks:` maps a name to a command; each is a hard gate. */
function readQualityChecks(config: ConfigDocument, section: ConfigEntry): GatesFound {
  const entries = entriesOf(config, section.node, section.label);
  if (entries === undefined) return noMapping(section, 'of names to commands');
  return join(
    entries.map((entry) => {
      const command = textOf(config, entry);
      if (!command.ok) return flawed(mistakeAt(entry, command.problem));
      const texts = { name: entry.key, run: command.text };
      return makeGate(entry, new Map(Object.entries(texts).map(([key, text]) => [key, { text, entry }])));
    }),
  );
}

/** `gates:` is a list of mappings with name, run and what else is said of the gate. */
function readGates(config: ConfigDocument, section: ConfigEntry): GatesFound {
  const items = itemsOf(config, section);
  if (items === undefined)
    return flawed(mistakeAt(section, 'is not a list. Write "- name: unit" and "run: npm test" below it.'));
  return join(items.map((item) => readGate(config, item)));
}

function readGate(config: ConfigDocument, item: ConfigEntry): GatesFound {
  const entries = entriesOf(config, item.node, item.label);
  if (entries === undefined) return noMapping(item, 'with name and run');
  const mistakes = entries.flatMap((entry) => keyMistakes(config, entry));
  const texts: GateTexts = new Map(
    entries.flatMap((entry) => {
      const read = textOf(config, entry);
      // A key without a value counts as not written.
      return read.ok && read.text !== '' ? [[entry.key, { text: read.text, entry }] as const] : [];
    }),
  );
  if (texts.has('name') && texts.has('run')) {
    const made = makeGate(item, texts);
    return mistakes.length === 0 ? made : { gates: [], mistakes: [...mistakes, ...made.mistakes] };
  }
  // A key that is misspelt may be what lacks.
  if (mistakes.length > 0) return { gates: [], mistakes };
  return flawed(mistakeAt(item, 'has no name or no command. Write both name and run.'));
}

function keyMistakes(config: ConfigDocument, entry: ConfigEntry): readonly Mistake[] {
  const known = Object.keys(GATE_KEYS);
  if (!known.includes(entry.key)) {
    const meant = GATE_KEYS_ELSEWHERE.get(entry.key) ?? nearest(entry.key, known);
    const message = meantMessage('key of a gate', entry.key, meant);
    return [{ setting: entry.label, value: '', message: `${entry.place}: ${message}` }];
  }
  const read = textOf(config, entry);
  return read.ok ? [] : [mistakeAt(entry, read.problem)];
}

function makeGate(item: ConfigEntry, texts: GateTexts): GatesFound {
  const read = Object.entries(GATE_KEYS).flatMap(([key, { schema }]) => {
    const written = texts.get(key);
    return written === undefined ? [] : [{ key, ...written, ...schema.safeParse(written.text) }];
  });
  const values = Object.fromEntries(read.flatMap(({ key, success, data }) => (success ? [[key, data]] : [])));
  const {
    run: command,
    timeout: timeoutMs,
    ...options
  } = values as GateOptions & Record<'name' | 'run', string> & { timeout?: number };
  const mistakes = [
    ...read.flatMap(({ key, text, entry, error }) =>
      (error?.issues ?? []).map((issue) => {
        if (key === 'name') return mistakeAt(item, sentenceOf(issue, text), text);
        if (key === 'run') return mistakeAt(item, `the command ${sentenceOf(issue, text.trim())}`, text.trim());
        if (key === 'timeout') return mistakeAt(item, `timeout ${sentenceOf(issue, text)}`);
        return mistakeAt(entry, sentenceOf(issue, text), text);
      }),
    ),
    ...contradictions(item, options),
  ];
  if (mistakes.length > 0) return { gates: [], mistakes };
  const gate = { ...options, command, place: item.place };
  return { gates: [timeoutMs === undefined ? gate : { ...gate, timeoutMs }], mistakes: [] };
}

/** What an entry says twice, differently. */
function contradictions(item: ConfigEntry, options: GateOptions): readonly Mistake[] {
  const { docker, network, kind, report, stage, baseline } = options;
  return [
    // A docker daemon has a network of its own, so that a promise of none could not be kept.
    ...(docker === true && network === 'off'
      ? [
          '"docker: true" and "network: off" contradict each other: what runs in docker has a network. Keep one of them.',
        ]
      : []),
    ...(kind === 'check' && report !== undefined
      ? ['"kind: check" says that the gate runs no tests, and "report" where it reports them. Keep one of them.']
      : []),
    ...(stage === 'final' && baseline !== undefined
      ? ['"stage: final" runs after the last story only, so that "baseline" has nothing to say. Keep one of them.']
      : []),
  ].map((text) => mistakeAt(item, text));
}

function noMapping(entry: ConfigEntry, of: string): GatesFound {
  return flawed(mistakeAt(entry, `is not a mapping ${of}.`));
}

function flawed(mistake: Mistake): GatesFound {
  return { gates: [], mistakes: [mistake] };
}

function join(parts: readonly GatesFound[]): GatesFound {
  return { gates: parts.flatMap(({ gates }) => gates), mistakes: parts.flatMap(({ mistakes }) => mistakes) };
}
