import { parseDuration } from './parse-duration.ts';
import { acceptUnless, type Parsed, type Problem, quote, refuse } from './parsed.ts';
import type { SoftHard, TimedGate } from './row.ts';
import { splitList } from './split.ts';

/** Gates with a limit of their own, in the order they run (02-loop §2). */
export const TIMED_GATES = ['implement', 'setup', 'test', 'spec', 'quality'] as const satisfies readonly TimedGate[];

const HELP = 'Write soft and hard limit per gate, for example implement=12m/20m, test=5m/10m.';

type Entry = { readonly gate: TimedGate; readonly limit: SoftHard } | { readonly problem: Problem };

/** `implement=12m/20m, test=5m/10m`; keys implement, setup, test, spec, quality (10-fine-print Names and formats). */
export function parseGateTimeouts(text: string): Parsed<Readonly<Partial<Record<TimedGate, SoftHard>>>> {
  const entries = splitList(text).map(readEntry);
  if (entries.length === 0) return refuse('names no gate.', HELP);
  const problems = entries.flatMap((entry) => ('problem' in entry ? [entry.problem] : []));
  const limits = entries.flatMap((entry) => ('limit' in entry ? [entry] : []));
  const twice = limits.filter(({ gate }, index) => limits.findIndex((other) => other.gate === gate) !== index);
  const doubled = twice.map(({ gate }) => ({
    subject: `the gate ${quote(gate)}`,
    problem: 'is named twice.',
    help: HELP,
  }));
  return acceptUnless([...problems, ...doubled], Object.fromEntries(limits.map(({ gate, limit }) => [gate, limit])));
}

function readEntry(entry: string): Entry {
  const match = /^([^=]*)=([^/]*)\/([^/]*)$/.exec(entry);
  const [, gate = '', soft = '', hard = ''] = match ?? [];
  if (match === null) return flaw(entry, 'is not of the form gate=soft/hard.');
  if (!isTimedGate(gate))
    return flaw(entry, 'names no gate that has a limit (implement, setup, test, spec or quality).');
  const [softLimit, hardLimit] = [parseDuration(soft), parseDuration(hard)];
  if (!softLimit.ok || !hardLimit.ok) return flaw(entry, 'has a limit that is not a duration above 0 and up to 24h.');
  if (softLimit.value >= hardLimit.value) return flaw(entry, 'has a soft limit that is not below the hard one.');
  return { gate, limit: { softMs: softLimit.value, hardMs: hardLimit.value } };
}

function flaw(entry: string, problem: string): Entry {
  return { problem: { subject: `the entry ${quote(entry)}`, problem, help: HELP } };
}

function isTimedGate(name: string): name is TimedGate {
  return TIMED_GATES.some((gate) => gate === name);
}
