import { CLIENTS } from './clients.ts';
import { parseModel } from './parse-agent.ts';
import { acceptUnless, type Parsed, type Problem, quote } from './parsed.ts';
import type { Fallback } from './row.ts';
import { splitList } from './split.ts';

const NAMES = [...CLIENTS, 'command'] as const;

const HELP = `Write agents in the order in which they take over (${NAMES.join(', ')}), a client with a model of its own as gemini=gemini-2.5-pro.`;

/** Agents in order, each once; a client may be followed by its model. */
export function parseFallbacks(text: string): Parsed<readonly Fallback[]> {
  const entries = splitList(text);
  const read = entries.map((entry) => readEntry(entry));
  const problems = read.flatMap((each) => ('problem' in each ? [each] : []));
  const twice = entries.find((entry, at) => entries.indexOf(entry) !== at);
  const repeated = twice === undefined ? [] : [flaw(twice, 'stands there twice.')];
  const empty = entries.length === 0 ? [{ problem: 'names no agent.', help: HELP }] : [];
  return acceptUnless(
    [...problems, ...repeated, ...empty],
    read.flatMap((each) => ('agent' in each ? [each] : [])),
  );
}

function readEntry(entry: string): Fallback | Problem {
  const [name = '', model] = entry.split(/=(.*)/s);
  const agent = NAMES.find((each) => each === name);
  if (agent === undefined) return flaw(entry, 'is no agent that can take over.');
  if (model === undefined) return { label: entry, agent };
  if (agent === 'command' || !parseModel(model).ok) return flaw(entry, 'has no model that it could use.');
  return { label: entry, agent, model };
}

function flaw(entry: string, problem: string): Problem {
  return { subject: `the entry ${quote(entry)}`, problem, help: HELP };
}
