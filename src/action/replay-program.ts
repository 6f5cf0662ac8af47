import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stamped } from '../adapters/agents/program-stamp.ts';
import { MOST } from '../adapters/cassette/format.ts';
import { writeAtomic } from '../adapters/store/atomic.ts';
import { readCassette } from '../replay/read.ts';
import { replayCaller } from '../replay/replay-caller.ts';
import type { AgentSetting } from '../settings/settings.ts';
import type { AgentProgramCall, Found } from './agent-program.ts';
import { configError, type Refusal } from './refusal.ts';

/** The replay agent: its process makes recorded changes behind the walls of the run, the controller says which (docs/replay.md). */
export async function replayProgram(
  call: AgentProgramCall,
  { file, match }: Extract<AgentSetting, { type: 'replay' }>,
): Promise<Found> {
  const bytes = await cassetteBytes(call, file);
  if ('ok' in bytes) return bytes;
  // Single calls are loaded while the run works: from a copy, which nobody changes meanwhile.
  const path = join(call.folder, 'cassette.jsonl');
  const read = readCassette(bytes, { path, shown: file });
  if (!read.ok) return configError(`replay_file: ${read.problem}`);
  writeAtomic(path, bytes);
  const { cassette } = read;
  const { runId, agent } = cassette.head;
  call.log.info(`agent: replay plays run ${runId}, in which ${agent} worked: ${counted(cassette.calls.length)}.`);
  const player = join(dirname(dirname(call.entry)), 'replay', 'index.js');
  return {
    ok: true,
    program: stamped({
      ...{ program: process.execPath, args: () => [player], env: {}, files: [dirname(player)] },
      playedBy: (given) => replayCaller({ ...given, cassette, match }),
    }),
  };
}

function counted(calls: number): string {
  return calls === 1 ? 'one call' : `${calls} calls`;
}

async function cassetteBytes({ prepared }: AgentProgramCall, file: string): Promise<Buffer | Refusal> {
  if (file.startsWith('/')) return bytesOnDisk(file);
  const found = await prepared.repository.readFile(prepared.base.commit, file);
  if (found?.mode.startsWith('100')) return found.bytes;
  return configError(
    `replay_file: ${file} is not a file of branch ${prepared.base.branch}. Commit it there, or write its absolute path on this machine.`,
  );
}

/** Looked at before it is read: a pipe would wait for ever. */
function bytesOnDisk(file: string): Buffer | Refusal {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined)
    return configError(`replay_file: there is no ${file} on this machine. Download the cassette first.`);
  if (!found.isFile()) return configError(`replay_file: ${file} is no file. Name the cassette itself.`);
  if (found.size <= MOST.fileBytes) return readFileSync(file);
  return configError(`replay_file: ${file} has ${found.size} bytes, the limit is ${MOST.fileBytes}.`);
}
