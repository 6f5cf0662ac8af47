/**
 * `npm run transcripts -- DIR [--json OUT]`: what each recorded run of an agent's client is read as (07-engineering §6).
 * DIR holds `<agent>/<scenario>.{stdout.jsonl,stderr.txt,meta.json}`; agents whose stream is not known are named on stderr.
 * Exit 0 when every transcript of the agents that are read was read, 1 when one could not be, 2 when it is called wrongly.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readerNamed } from '../src/adapters/agents/agent.ts';
import type { AgentClass, AgentReading, AgentTokens, OpenAgentReader } from '../src/adapters/agents/result.ts';
import { readRecorded } from './agents/recorded.ts';
import { endOnHelp } from './usage.ts';

const USAGE = 'Usage: npm run transcripts -- DIR [--json OUT]';
const META = '.meta.json';

interface Row {
  readonly agent: string;
  readonly scenario: string;
  readonly class: AgentClass;
  readonly text: string;
  readonly tokens: AgentTokens;
  /** null = the client did not say, and our price table does not know the model or no tokens were told. */
  readonly costUsd: number | null;
  /** Only with `killed`: what its client was waiting out when it was ended. */
  readonly waitingFor?: AgentClass;
}

type Arguments = { readonly folder: string; readonly json: string | undefined } | { readonly usage: string };

endOnHelp(USAGE);
process.exitCode = main(process.argv.slice(2));

function main(argv: readonly string[]): number {
  const given = readArguments(argv);
  if ('usage' in given) return wrong(`${given.usage}\n${USAGE}`);
  const agents = listAgents(given.folder);
  if (agents === undefined)
    return wrong(`${given.folder} is no folder that can be read: name the one that holds a folder per agent.`);
  const rows: Row[] = [];
  let unread = 0;
  for (const agent of agents) {
    const openReader = readerNamed(agent);
    if (openReader === undefined) console.error(`${agent}: not read by this version.`);
    else unread += readAgent(join(given.folder, agent), openReader, rows);
  }
  const text = `${JSON.stringify(rows, undefined, 2)}\n`;
  process.stdout.write(text);
  if (given.json !== undefined && !written(given.json, text)) return 2;
  return unread === 0 ? 0 : 1;
}

function wrong(message: string): number {
  console.error(message);
  return 2;
}

function readArguments(argv: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { json: { type: 'string' } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (folder === undefined) return { usage: 'No folder is given.' };
    if (more.length > 0) return { usage: `One folder is read at a time, not also ${more.join(', ')}.` };
    return { folder, json: values.json };
  } catch (error) {
    return { usage: error instanceof Error ? error.message : String(error) };
  }
}

function listAgents(folder: string): string[] | undefined {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    return undefined;
  }
}

/** Adds a row per transcript and counts those that could not be read. */
function readAgent(folder: string, openReader: OpenAgentReader, rows: Row[]): number {
  let unread = 0;
  const agent = basename(folder);
  const metas = readdirSync(folder).filter((name) => name.endsWith(META));
  for (const name of metas.sort()) {
    const scenario = basename(name, META);
    try {
      rows.push(toRow(agent, scenario, readRecorded(join(folder, scenario), openReader)));
    } catch (error) {
      unread += 1;
      console.error(`${agent}/${scenario}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return unread;
}

function toRow(agent: string, scenario: string, reading: AgentReading): Row {
  const { class: name, finalText, tokens, costUsd, waitingFor } = reading;
  const waiting = waitingFor === undefined ? {} : { waitingFor };
  return { agent, scenario, class: name, text: finalText, tokens, costUsd: costUsd ?? null, ...waiting };
}

function written(file: string, text: string): boolean {
  try {
    writeFileSync(file, text);
    return true;
  } catch (error) {
    console.error(`--json ${file} cannot be written (${error instanceof Error ? error.message : String(error)}).`);
    return false;
  }
}
