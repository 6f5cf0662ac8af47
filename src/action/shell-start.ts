import { join } from 'node:path';
import type { AgentProgram } from '../adapters/agents/agent.ts';
import { writeAtomic } from '../adapters/store/atomic.ts';

/**
 * A script that the shells of a client read first: they get the client's whole environment otherwise, its keys included
 * (06-agents "Processes").
 * @param start `name` of the client, and the `variable` that names the script to its shells
 * @param folder absolute, outside of every HOME and tree
 */
export function shellStart(
  folder: string,
  { name, variable, keys }: { readonly name: string; readonly variable: string; readonly keys: readonly string[] },
): Required<Pick<AgentProgram, 'homeFiles' | 'homeEnv'>> {
  const home = `.ralph-${name}-shell.sh`;
  const file = join(folder, `${name}-shell.sh`);
  writeAtomic(file, Buffer.from(`unset ${[...keys, variable].join(' ')}\n`));
  return { homeFiles: new Map([[home, file]]), homeEnv: (at) => ({ [variable]: join(at, home) }) };
}
