import { type NamedDuration, tooLong } from './check-limits.ts';
import type { Merged } from './merge.ts';
import { formatDuration } from './parse-duration.ts';
import { oneOf, quote } from './parsed.ts';
import type { ConfiguredGate, Mistake, RawSettings } from './raw.ts';
import type { GateSetting } from './row.ts';
import type { Settings } from './settings.ts';

/** The checks of the test gate as written, durations not multiplied, or why they cannot be used. */
export interface ResolvedGates {
  readonly gates: Settings['gates'];
  readonly timeouts: readonly NamedDuration[];
  readonly mistakes: readonly Mistake[];
  readonly notices: readonly string[];
}

/** `test_command` of a higher layer replaces configured gates as a whole; in one layer they add up (10-fine-print). */
export function resolveGates(merged: Merged, layers: readonly RawSettings[]): ResolvedGates {
  const command = merged.values.test_command;
  const from = merged.given.get('test_command')?.layer ?? 0;
  const added = layers.slice(from).flatMap((layer) => layer.gates ?? []);
  const replaced = layers.slice(0, from).flatMap((layer) => layer.gates ?? []);
  const notices = replaced.length === 0 ? [] : [`test_command replaces the configured gates ${nameAll(replaced)}.`];
  const gates = [...(command === undefined || command === 'none' ? [] : command), ...added];
  return {
    gates: gates.length > 0 ? gates.map(toSetting) : (command ?? 'detect'),
    timeouts: added.flatMap(({ name, timeoutMs }) =>
      timeoutMs === undefined ? [] : [{ what: `the timeout of gate ${quote(name)}`, durationMs: timeoutMs }],
    ),
    mistakes: [...noneBesideGates(merged, added), ...sameNames(gates), ...timeoutMistakes(added, merged)],
    notices: [...notices, ...onlyFinal(gates), ...withoutSetup(merged)],
  };
}

/** Without the place, which only messages need. */
function toSetting({ place: _, ...gate }: GateSetting & { readonly place?: string }): GateSetting {
  return gate;
}

/** Without a gate in the attempts a story can pass that breaks everything. */
function onlyFinal(gates: readonly GateSetting[]): readonly string[] {
  if (gates.length === 0 || gates.some(({ stage }) => stage !== 'final')) return [];
  return ['Every gate has stage: final, so no attempt is tested; only the tree of all passed stories is.'];
}

function withoutSetup({ values, given }: Merged): readonly string[] {
  if (values.setup_command !== undefined) return [];
  const unused = (['setup_key', 'setup_env', 'setup_scripts'] as const).filter((name) => given.has(name));
  return unused.map((name) => `${name} has no effect without setup_command.`);
}

function noneBesideGates(merged: Merged, added: readonly ConfiguredGate[]): readonly Mistake[] {
  if (merged.values.test_command !== 'none' || added.length === 0) return [];
  const message = `test_command: "none" stands beside the configured gates ${nameAll(added)}. Remove none or the gates.`;
  return [{ setting: 'test_command', value: 'none', message }];
}

function sameNames(gates: readonly (GateSetting & { readonly place?: string })[]): readonly Mistake[] {
  return gates.flatMap(({ name, place }, index) => {
    const first = gates.findIndex((other) => other.name === name);
    if (first === index || place === undefined) return [];
    const message = `${place}: gate ${quote(name)}: another gate has this name already. Give each gate a name of its own.`;
    return [{ setting: 'gates', value: name, message }];
  });
}

function timeoutMistakes(gates: readonly ConfiguredGate[], merged: Merged): readonly Mistake[] {
  return gates.flatMap(({ name, place, timeoutMs = 0 }) => {
    const problem = tooLong(timeoutMs, merged);
    if (problem === undefined) return [];
    const written = formatDuration(timeoutMs);
    return [
      { setting: 'gates', value: written, message: `${place}: gate ${quote(name)}: the timeout ${written} ${problem}` },
    ];
  });
}

function nameAll(gates: readonly ConfiguredGate[]): string {
  return oneOf(gates.map(({ name }) => name)).replace(' or ', ' and ');
}
