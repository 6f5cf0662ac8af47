import { dirname, join } from 'node:path';
import type { AgentProgram } from '../adapters/agents/agent.ts';
import { resolveProgram } from '../adapters/process/resolve.ts';
import { writeAtomic } from '../adapters/store/atomic.ts';
import type { Prepared } from './prepare.ts';
import { configError, type Refusal } from './refusal.ts';

export interface AgentProgramCall {
  readonly prepared: Prepared;
  readonly path: string;
  readonly workspace: string;
  /** Absolute path of the running bundle, `dist/main/index.js`: the rehearsal agent's bundle stands beside its folder. */
  readonly entry: string;
  /** Absolute folder for files that an agent is given. */
  readonly folder: string;
}

/** Resolves the agent to an absolute program before any agent ran (10-fine-print, Names and formats). */
export async function findAgentProgram(call: AgentProgramCall): Promise<{ ok: true; program: AgentProgram } | Refusal> {
  const { agent } = call.prepared.settings;
  return agent.type === 'rehearsal' ? rehearsal(call, agent.scoreFile) : command(call, agent);
}

function command(
  { path, workspace }: AgentProgramCall,
  agent: { command: readonly string[]; args: readonly string[] },
): { ok: true; program: AgentProgram } | Refusal {
  const [name = '', ...args] = agent.command;
  const found = resolveProgram(name, { path, cwd: workspace });
  if (!found.ok) return configError(`agent_command: ${found.message}`);
  return { ok: true, program: { program: found.path, args: [...args, ...agent.args] } };
}

/** The score is read at the policy base and handed over as a copy, so that an attempt cannot rewrite its own part. */
async function rehearsal(
  { prepared, entry, folder }: AgentProgramCall,
  scoreFile: string,
): Promise<{ ok: true; program: AgentProgram } | Refusal> {
  const file = await prepared.repository.readFile(prepared.base.commit, scoreFile);
  if (file === undefined || !file.mode.startsWith('100')) {
    return configError(
      `agent: rehearsal needs its score ${scoreFile}, which is not in branch ${prepared.base.branch}. ` +
        'Commit one (docs/rehearsal.md shows how), or name another file with agent_args.',
    );
  }
  const score = join(folder, 'rehearsal.yaml');
  writeAtomic(score, file.bytes);
  const program = join(dirname(dirname(entry)), 'rehearsal', 'index.js');
  return { ok: true, program: { program: process.execPath, args: [program, score] } };
}
