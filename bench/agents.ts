import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A program that stands for an agent and does next to nothing. */
export interface BenchAgent {
  readonly file: string;
  /** As `agent_command`. */
  readonly command: string;
}

/** Writes an agent that prints the time of its start and adds a line to one tracked file. */
export function writeAgent(folder: string): BenchAgent {
  const file = join(folder, 'agent.sh');
  writeFileSync(file, 'echo $EPOCHREALTIME\necho "$RALPH_STORY" >> src/d0/f0.txt\n');
  return { file, command: `/bin/bash ${file}` };
}
