import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Watched } from './measured-run.ts';
import type { PushProxy } from './proxy.ts';

/** A program that stands for an agent and does next to nothing. */
export interface BenchAgent {
  readonly file: string;
  /** As `agent_command`. */
  readonly command: string;
}

/**
 * Writes an agent that adds a line to one tracked file. `firstStart`: it prints the time of its start too, which takes a bash
 * instead of the quicker sh.
 */
export function writeAgent(folder: string, { firstStart }: { firstStart: boolean }): BenchAgent {
  const file = join(folder, 'agent.sh');
  writeFileSync(file, `${firstStart ? 'echo $EPOCHREALTIME\n' : ''}echo "$RALPH_STORY" >> src/d0/f0.txt\n`);
  return { file, command: `${firstStart ? '/bin/bash' : '/bin/sh'} ${file}` };
}

/**
 * Keeps pushes waiting while agents work, but for the last one: who has just begun works on its first story, and the lock is taken.
 * Next to agents that do nothing they would share the cores with the next iterations; real agents work longer than a push.
 */
export function holdPushes(proxy: PushProxy, agents: number): NonNullable<Watched['onTick']> {
  return (_, temp) => {
    const started = agentStarts(temp);
    if (started >= agents) proxy.release();
    else if (started > 0) proxy.holdPushes();
  };
}

/** How many agents a run has started, by their logs: behind walls an agent can leave no other trace. */
function agentStarts(temp: string): number {
  return agentLogs(temp).length;
}

/** Epoch milliseconds of the first start; for a run with `keep_logs` and an agent with `firstStart`. */
export function firstStartMs(temp: string): number {
  const [first = ''] = agentLogs(temp).filter((path) => /\/1-implement\.stdout/.test(path));
  return Number(readFileSync(first, 'utf8').split('\n')[0]) * 1000;
}

function agentLogs(temp: string): readonly string[] {
  const logs = join(temp, 'ralph', 'default', 'logs');
  try {
    const [run = ''] = readdirSync(logs);
    const names = readdirSync(join(logs, run)).filter((name) => name.includes('-implement.stdout'));
    return names.map((name) => join(logs, run, name));
  } catch {
    return [];
  }
}
