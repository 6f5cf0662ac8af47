import { readFileSync } from 'node:fs';
import type { AgentReading, OpenAgentReader, ProcessEnd } from '../../src/adapters/agents/result.ts';
import { cutLines } from '../../src/adapters/agents/stream.ts';

/** Bytes of stderr that a reader is given, as in a run. */
const STDERR_CHARS = 8 * 1024;

/**
 * Reads one recorded run, `PATH.{stdout.jsonl,stderr.txt,meta.json}` (07-engineering §6). `meta.json` gives exit, signal and
 * killedBy, each null when it does not apply, and may name the model that was asked for. Throws when a file cannot be read;
 * stderr may be missing, and so may `PATH.usage.json`, the file in which some clients tell what they used.
 */
export function readRecorded(path: string, openReader: OpenAgentReader): AgentReading {
  const meta = JSON.parse(readFileSync(`${path}.meta.json`, 'utf8')) as Readonly<Record<string, unknown>>;
  const { model } = meta;
  const reader = openReader(typeof model === 'string' ? { model } : {});
  const cutter = cutLines((line) => reader.line(line));
  cutter.push(readFileSync(`${path}.stdout.jsonl`));
  cutter.end();
  reader.usageFile?.(readIfThere(`${path}.usage.json`));
  return reader.finish(endOf(meta, `${path}.stderr.txt`));
}

function endOf({ exit, signal, killedBy }: Readonly<Record<string, unknown>>, stderrPath: string): ProcessEnd {
  return {
    ...(typeof exit === 'number' ? { exitCode: exit } : {}),
    ...(typeof signal === 'string' ? { signal } : {}),
    ...(typeof killedBy === 'string' ? { killedBy } : {}),
    stderr: readIfThere(stderrPath).slice(-STDERR_CHARS),
  };
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
