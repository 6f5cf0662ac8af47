import { nearest } from '../core/nearest.ts';
import { meantMessage } from './collect.ts';
import { type GateTexts, readGateOptions } from './config-gate-options.ts';
import { GATE_KEYS, GATE_KEYS_ELSEWHERE } from './config-keys.ts';
import { type ConfigDocument, type ConfigEntry, entriesOf, itemsOf, mistakeAt, textOf } from './config-node.ts';
import { parseDuration } from './parse-duration.ts';
import { commandProblem, GATE_NAME } from './parse-gates.ts';
import { quote } from './parsed.ts';
import type { ConfiguredGate, Mistake } from './raw.ts';

/** Gates that a key of the config file adds, and what is wrong with them. */
export interface GatesFound {
  readonly gates: readonly ConfiguredGate[];
  readonly mistakes: readonly Mistake[];
}

/** `quality_checks:` maps a name to a command; each is a hard gate (ralph-hybrid Configuration, 03-interface §2). */
export function readQualityChecks(config: ConfigDocument, section: ConfigEntry): GatesFound {
  const entries = entriesOf(config, section.node, section.label);
  if (entries === undefined) return noMapping(section, 'of names to commands');
  return join(
    entries.map((entry) => {
      const command = textOf(config, entry);
      if (!command.ok) return flawed(mistakeAt(entry, command.problem));
      return makeGate(entry, { name: entry.key, run: command.text, timeout: undefined, texts: new Map() });
    }),
  );
}

/** `gates:` is a list of mappings with name, run and what else is said of the gate (03-interface §2). */
export function readGates(config: ConfigDocument, section: ConfigEntry): GatesFound {
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
      return read.ok ? [[entry.key, { text: read.text, entry }] as const] : [];
    }),
  );
  const [name, run] = [texts.get('name')?.text ?? '', texts.get('run')?.text ?? ''];
  const isWhole = name !== '' && run !== '';
  // A key that is misspelt may be what lacks.
  if (!isWhole && mistakes.length > 0) return { gates: [], mistakes };
  if (!isWhole) return flawed(mistakeAt(item, 'has no name or no command. Write both name and run.'));
  const made = makeGate(item, { name, run, timeout: texts.get('timeout')?.text, texts });
  return mistakes.length === 0 ? made : { gates: [], mistakes: [...mistakes, ...made.mistakes] };
}

function keyMistakes(config: ConfigDocument, entry: ConfigEntry): readonly Mistake[] {
  if (!GATE_KEYS.some((key) => key === entry.key)) {
    const meant = GATE_KEYS_ELSEWHERE.get(entry.key) ?? nearest(entry.key, GATE_KEYS);
    const message = meantMessage('key of a gate', entry.key, meant);
    return [{ setting: entry.label, value: '', message: `${entry.place}: ${message}` }];
  }
  const read = textOf(config, entry);
  return read.ok ? [] : [mistakeAt(entry, read.problem)];
}

interface GateParts {
  readonly name: string;
  readonly run: string;
  readonly timeout: string | undefined;
  readonly texts: GateTexts;
}

function makeGate(entry: ConfigEntry, { name, run, timeout, texts }: GateParts): GatesFound {
  const command = run.trim();
  const limit = timeout === undefined || timeout === '' ? undefined : parseDuration(timeout);
  const { options, mistakes: wrongOptions } = readGateOptions(entry, texts);
  const mistakes = [
    ...nameMistakes(entry, name),
    ...commandMistakes(entry, command),
    ...(limit === undefined || limit.ok
      ? []
      : limit.problems.map((p) => mistakeAt(entry, `timeout ${quote(timeout ?? '')} ${p.problem} ${p.help}`))),
    ...wrongOptions,
  ];
  if (mistakes.length > 0) return { gates: [], mistakes };
  const gate = { name, command, ...options, place: entry.place };
  return { gates: [limit?.ok ? { ...gate, timeoutMs: limit.value } : gate], mistakes: [] };
}

function nameMistakes(entry: ConfigEntry, name: string): readonly Mistake[] {
  if (GATE_NAME.test(name)) return [];
  const message = `${quote(name)} is not the name of a gate. Write lower-case letters, digits and "-", at most 31, beginning with a letter.`;
  return [mistakeAt(entry, message, name)];
}

function commandMistakes(entry: ConfigEntry, command: string): readonly Mistake[] {
  const flaw = commandProblem(command, undefined);
  return flaw === undefined
    ? []
    : [mistakeAt(entry, `the command ${quote(command)} ${flaw.problem} ${flaw.help}`, command)];
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
