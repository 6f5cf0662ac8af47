/**
 * `npm run transcripts -- DIR [--json OUT]`: what each recorded run of an agent's client is read as (07-engineering §6).
 * DIR holds `<agent>/<scenario>.{stdout.jsonl,stderr.txt,meta.json}`; agents whose stream nobody knows are named on stderr.
 * Exit 0 when every transcript of the agents that are read was read, 1 when one could not be, 2 when it is called wrongly.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readerNamed } from '../src/adapters/agents/readers.ts';
import type {
  AgentClass,
  AgentReading,
  AgentTokens,
  OpenAgentReader,
  ProcessEnd,
} from '../src/adapters/agents/result.ts';
import { readLines } from '../src/adapters/agents/stream.ts';

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
}

type Arguments = { readonly folder: string; readonly json: string | undefined } | { readonly usage: string };

process.exitCode = await main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<number> {
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
    else unread += await readAgent(join(given.folder, agent), openReader, rows);
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
async function readAgent(folder: string, openReader: OpenAgentReader, rows: Row[]): Promise<number> {
  let unread = 0;
  const agent = basename(folder);
  const metas = readdirSync(folder).filter((name) => name.endsWith(META));
  for (const name of metas.sort()) {
    const scenario = basename(name, META);
    try {
      rows.push(toRow(agent, scenario, await readTranscript(join(folder, scenario), openReader)));
    } catch (error) {
      unread += 1;
      console.error(`${agent}/${scenario}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return unread;
}

async function readTranscript(path: string, openReader: OpenAgentReader): Promise<AgentReading> {
  const meta: unknown = JSON.parse(readFileSync(`${path}${META}`, 'utf8'));
  const end = toEnd(meta, `${path}.stderr.txt`);
  const { model } = meta as { readonly model?: unknown };
  const reader = openReader(typeof model === 'string' ? { model } : {});
  await readLines(`${path}.stdout.jsonl`, (line) => reader.line(line));
  return reader.finish(end);
}

/** `meta.json` gives exit, signal and killedBy, each null when it does not apply. */
function toEnd(meta: unknown, stderrPath: string): ProcessEnd {
  const { exit, signal, killedBy } = meta as { readonly [field: string]: unknown };
  return {
    ...(typeof exit === 'number' ? { exitCode: exit } : {}),
    ...(typeof signal === 'string' ? { signal } : {}),
    ...(typeof killedBy === 'string' ? { killedBy } : {}),
    stderr: readIfThere(stderrPath),
  };
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8').slice(-8_192);
  } catch {
    return '';
  }
}

function toRow(agent: string, scenario: string, reading: AgentReading): Row {
  const { class: name, finalText, tokens, costUsd } = reading;
  return { agent, scenario, class: name, text: finalText, tokens, costUsd: costUsd ?? null };
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
