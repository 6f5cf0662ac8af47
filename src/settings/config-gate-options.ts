import { type ConfigEntry, mistakeAt } from './config-node.ts';
import { parseCommand } from './parse-gates.ts';
import { parseGlobs } from './parse-list.ts';
import { parseBoolean, parseChoice } from './parse-text.ts';
import { accept, type Parsed, quote } from './parsed.ts';
import type { Mistake } from './raw.ts';
import type { GateOptions } from './row.ts';

/** What stands in one entry of `gates:`, key by key. */
export type GateTexts = ReadonlyMap<string, { readonly text: string; readonly entry: ConfigEntry }>;

/** What an entry says beside name, command and timeout; a key without a value counts as not written (02-loop §1, "Per gate"). */
export function readGateOptions(
  item: ConfigEntry,
  texts: GateTexts,
): { readonly options: GateOptions; readonly mistakes: readonly Mistake[] } {
  const before = read(texts, 'before', parseCommand);
  const paths = read(texts, 'paths', parseGlobs);
  const stage = read(texts, 'stage', (text) => oneOf(text, ['attempt', 'final']));
  const docker = read(texts, 'docker', parseBoolean);
  const network = read(texts, 'network', (text) => oneOf(text, ['on', 'off']));
  const kind = read(texts, 'kind', (text) => oneOf(text, ['test', 'check']));
  const report = read(texts, 'report', parseGlobs);
  const baseline = read(texts, 'baseline', (text) => oneOf(text, ['attribute', 'require-green', 'off']));
  const options: GateOptions = {
    ...before.option,
    ...paths.option,
    ...stage.option,
    ...docker.option,
    ...network.option,
    ...kind.option,
    ...report.option,
    ...baseline.option,
  };
  const all = [before, paths, stage, docker, network, kind, report, baseline];
  const parts = all.flatMap(({ mistakes }) => mistakes);
  return { options, mistakes: [...parts, ...contradictions(item, options)] };
}

interface Read<K extends keyof GateOptions> {
  readonly option: Pick<GateOptions, K> | Record<string, never>;
  readonly mistakes: readonly Mistake[];
}

function read<K extends keyof GateOptions>(
  texts: GateTexts,
  key: K,
  parse: (text: string) => Parsed<NonNullable<GateOptions[K]>>,
): Read<K> {
  const written = texts.get(key);
  if (written === undefined || written.text === '') return { option: {}, mistakes: [] };
  const { text, entry } = written;
  const parsed = parse(text);
  if (parsed.ok) return { option: { [key]: parsed.value } as Pick<GateOptions, K>, mistakes: [] };
  const mistakes = parsed.problems.map(({ subject = quote(text), problem, help }) =>
    mistakeAt(entry, `${subject} ${problem} ${help}`, text),
  );
  return { option: {}, mistakes };
}

function oneOf<const Value extends string>(text: string, values: readonly Value[]): Parsed<Value> {
  const parsed = parseChoice(text, { kind: 'choice', values, later: [] });
  return parsed.ok ? accept(parsed.value as Value) : parsed;
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
