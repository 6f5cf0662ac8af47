import { meantNames } from '../core/nearest.ts';
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
import { GATE_LISTS, isLater, type SettingRow } from './row.ts';
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
  same_error_threshold: 'counts stories in a row that end with the same error, not iterations',
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

/** What other tools call `run`. */
const RUN_ELSEWHERE: readonly string[] = ['command', 'cmd', 'script'];

/** What an entry of `gates:` says twice, differently. */
const GATE_CONTRADICTIONS: readonly (readonly [isSaid: (gate: GateOptions) => boolean, message: string])[] = [
  // A docker daemon has a network of its own, so that a promise of none could not be kept.
  [
    ({ docker, network }) => docker === true && network === 'off',
    '"docker: true" and "network: off" contradict each other: what runs in docker has a network. Keep one of them.',
  ],
  [
    ({ kind, report }) => kind === 'check' && report !== undefined,
    '"kind: check" says that the gate runs no tests, and "report" where it reports them. Keep one of them.',
  ],
  [
    ({ stage, baseline }) => stage === 'final' && baseline !== undefined,
    '"stage: final" runs after the last story only, so that "baseline" has nothing to say. Keep one of them.',
  ],
];

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
  | Wrong;

type Value = Extract<Finding, { type: 'value' }>;

/** `name`: the setting whose value is unknown because of it. */
interface Wrong {
  readonly type: 'mistake';
  readonly mistake: Mistake;
  readonly name?: SettingName;
}

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
  const read = readerOf(entry.key);
  if (read === undefined) {
    const known = [...knownNames(), ...Object.keys(CONFIG_SECTIONS), ...GATE_LISTS];
    return [unknownKey(entry, unknownMessage('key', entry.key, known))];
  }
  return isNothing(entry.node) ? [] : read(config, entry);
}

type Reader = (config: ConfigDocument, entry: ConfigEntry) => readonly Finding[];

const GATE_SECTIONS: Readonly<Record<(typeof GATE_LISTS)[number], Reader>> = {
  gates: readGates,
  quality_checks: readQualityChecks,
};

/** Reads what stands at a top-level key; undefined = nobody knows the key. */
function readerOf(key: string): Reader | undefined {
  const name = settingNamed(key);
  if (name !== undefined) return (config, entry) => [readValue(config, entry, name)];
  if (isLater(key)) return (_config, entry) => [noEffect(entry)];
  const keys = ownValue(CONFIG_SECTIONS, key);
  return keys === undefined ? ownValue(GATE_SECTIONS, key) : readerOfSection(keys);
}

function ownValue<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function readValue(config: ConfigDocument, entry: ConfigEntry, name: SettingName): Finding {
  if (rowOf(name).secret === true) {
    const message =
      'is a secret and must not stand in a committed file. Remove it here, revoke it if it was real, and pass it as an input.';
    return { ...wrong(entry, message, HIDDEN), name };
  }
  const text = textOf(config, entry);
  return typeof text === 'string' ? { type: 'value', name, text, entry } : { ...wrong(entry, text.problem), name };
}

function readerOfSection(keys: Readonly<Record<string, SectionKey>>): Reader {
  const known = Object.keys(keys);
  return (config, section) => {
    const entries = entriesOf(config, section.node, section.label);
    if (entries === undefined) {
      return [wrong(section, `is not a mapping. Write some of its keys below it: ${known.join(', ')}.`)];
    }
    return entries.flatMap((entry) => {
      const meaning = ownValue(keys, entry.key);
      if (meaning === undefined) return unknownKey(entry, unknownMessage('key', entry.key, known));
      return meaning === 'no-effect' ? noEffect(entry) : [readValue(config, entry, meaning), ...otherMeaning(entry)];
    });
  };
}

function otherMeaning(entry: ConfigEntry): readonly Finding[] {
  const meaning = ownValue(OTHER_MEANING, entry.key);
  return meaning === undefined ? [] : [{ type: 'notice', notice: `${entry.place}: ${quote(entry.label)} ${meaning}.` }];
}

function wrong(entry: ConfigEntry, message: string, value?: string): Wrong {
  return { type: 'mistake', mistake: mistakeAt(entry, message, value) };
}

function unknownKey(entry: ConfigEntry, message: string): Wrong {
  return { type: 'mistake', mistake: { setting: entry.label, value: '', message: `${entry.place}: ${message}` } };
}

function noEffect(entry: ConfigEntry): Finding {
  return { type: 'notice', notice: `${entry.place}: ${quote(entry.label)} has no effect in this version.` };
}

function twice(values: readonly Value[]): readonly Wrong[] {
  return values.flatMap(({ name, text, entry }, index) => {
    const first = values.slice(0, index).find((earlier) => earlier.name === name && earlier.text !== text);
    if (first === undefined) return [];
    const other = `${first.entry.label} (${first.entry.place}), ${quote(first.text)}`;
    return [{ ...wrong(entry, `${quote(text)} contradicts ${other}. Keep one of them.`, text), name }];
  });
}

/** What stands in one entry of `gates:`, key by key. */
type GateTexts = ReadonlyMap<string, { readonly text: string; readonly entry: ConfigEntry }>;

/** `quality_checks:` maps a name to a command; each is a hard gate. */
function readQualityChecks(config: ConfigDocument, section: ConfigEntry): readonly Finding[] {
  const entries = entriesOf(config, section.node, section.label);
  if (entries === undefined) return [wrong(section, 'is not a mapping of names to commands.')];
  return entries.flatMap((entry) => {
    const run = textOf(config, entry);
    if (typeof run !== 'string') return wrong(entry, run.problem);
    const texts = Object.entries({ name: entry.key, run });
    return makeGate(entry, new Map(texts.map(([key, text]) => [key, { text, entry }])));
  });
}

/** `gates:` is a list of mappings with name, run and what else is said of the gate. */
function readGates(config: ConfigDocument, section: ConfigEntry): readonly Finding[] {
  const items = itemsOf(config, section);
  if (items === undefined) return [wrong(section, 'is not a list. Write "- name: unit" and "run: npm test" below it.')];
  return items.flatMap((item) => readGate(config, item));
}

function readGate(config: ConfigDocument, item: ConfigEntry): readonly Finding[] {
  const entries = entriesOf(config, item.node, item.label);
  if (entries === undefined) return [wrong(item, 'is not a mapping with name and run.')];
  const read = entries.map((entry) => ({ entry, text: gateText(config, entry) }));
  const mistakes = read.flatMap(({ text }) => (typeof text === 'string' ? [] : text));
  // A key without a value counts as not written.
  const written = read.flatMap(({ entry, text }) => (typeof text === 'string' && text !== '' ? [{ entry, text }] : []));
  const texts: GateTexts = new Map(written.map((each) => [each.entry.key, each]));
  if (texts.has('name') && texts.has('run')) {
    const made = makeGate(item, texts);
    return mistakes.length === 0 ? made : [...mistakes, ...made.filter(({ type }) => type === 'mistake')];
  }
  // A key that is misspelt may be what lacks.
  return mistakes.length > 0 ? mistakes : [wrong(item, 'has no name or no command. Write both name and run.')];
}

function gateText(config: ConfigDocument, entry: ConfigEntry): string | Wrong {
  const known = Object.keys(GATE_KEYS);
  if (!known.includes(entry.key)) {
    const meant = RUN_ELSEWHERE.includes(entry.key) ? ['run'] : meantNames(entry.key, known);
    return unknownKey(entry, meantMessage('key of a gate', entry.key, meant));
  }
  const text = textOf(config, entry);
  return typeof text === 'string' ? text : wrong(entry, text.problem);
}

function makeGate(item: ConfigEntry, texts: GateTexts): readonly Finding[] {
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
        if (key === 'name') return wrong(item, sentenceOf(issue, text), text);
        if (key === 'run') return wrong(item, `the command ${sentenceOf(issue, text.trim())}`, text.trim());
        if (key === 'timeout') return wrong(item, `timeout ${sentenceOf(issue, text)}`);
        return wrong(entry, sentenceOf(issue, text), text);
      }),
    ),
    ...GATE_CONTRADICTIONS.flatMap(([isSaid, message]) => (isSaid(options) ? wrong(item, message) : [])),
  ];
  if (mistakes.length > 0) return mistakes;
  const gate = { ...options, command, place: item.place };
  return [{ type: 'gate', gate: timeoutMs === undefined ? gate : { ...gate, timeoutMs } }];
}
