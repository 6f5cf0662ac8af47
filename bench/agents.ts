import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A program that stands for an agent and does next to nothing. */
export interface BenchAgent {
  readonly file: string;
  /** As `agent_command`. */
  readonly command: string;
  /** How often it was started since it was written. */
  readonly starts: () => number;
  /** Epoch milliseconds of its first start; only with `firstStart`. */
  readonly firstStartMs: () => number;
}

/**
 * Writes an agent that adds a line to one tracked file and notes its start. `firstStart`: notes the time too, which takes a
 * bash instead of the quicker sh.
 */
export function writeAgent(folder: string, { firstStart }: { firstStart: boolean }): BenchAgent {
  const file = join(folder, 'agent.sh');
  const notes = join(folder, 'agent-starts');
  rmSync(notes, { force: true });
  const note = firstStart ? '$EPOCHREALTIME' : '$RALPH_STORY';
  writeFileSync(file, `echo ${note} >> '${notes}'\necho "$RALPH_STORY" >> src/d0/f0.txt\n`);
  const lines = (): string[] => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []);
  return {
    file,
    command: `${firstStart ? '/bin/bash' : '/bin/sh'} ${file}`,
    starts: () => lines().length,
    firstStartMs: () => Number(lines()[0]) * 1000,
  };
}
