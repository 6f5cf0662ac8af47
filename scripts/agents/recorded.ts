import { existsSync, readFileSync } from 'node:fs';
import type { AgentReading, OpenAgentReader, ProcessEnd } from '../../src/adapters/agents/result.ts';
import { cutLines } from '../../src/adapters/agents/stream.ts';

/** Bytes of stderr that a reader is given, as in a run. */
const STDERR_CHARS = 8 * 1024;

/**
 * Reads one recorded run, `PATH.{stdout.jsonl,stderr.txt,meta.json}` (07-engineering §6). `meta.json` gives exit, signal and
 * killedBy, each null when it does not apply, and may name the model that was asked for. A client that never wrote to stdout or
 * stderr may have left no file of it; `PATH.usage.json` is the one in which some clients tell what they used. Throws when
 * `meta.json` cannot be read, or another file that is there.
 */
export function readRecorded(path: string, openReader: OpenAgentReader): AgentReading {
  const meta = JSON.parse(readFileSync(`${path}.meta.json`, 'utf8')) as Readonly<Record<string, unknown>>;
  const { model } = meta;
  const reader = openReader(typeof model === 'string' ? { model } : {});
  const cutter = cutLines((line) => reader.line(line));
  cutter.push(bytesIfThere(`${path}.stdout.jsonl`));
  cutter.end();
  reader.usageFile?.(bytesIfThere(`${path}.usage.json`).toString('utf8'));
  return reader.finish(endOf(meta, `${path}.stderr.txt`));
}

function endOf({ exit, signal, killedBy }: Readonly<Record<string, unknown>>, stderrPath: string): ProcessEnd {
  return {
    ...(typeof exit === 'number' ? { exitCode: exit } : {}),
    ...(typeof signal === 'string' ? { signal } : {}),
    ...(typeof killedBy === 'string' ? { killedBy } : {}),
    stderr: bytesIfThere(stderrPath).toString('utf8').slice(-STDERR_CHARS),
  };
}

function bytesIfThere(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
}
