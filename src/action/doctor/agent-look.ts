import { existsSync } from 'node:fs';
import { runToEnd } from '../../adapters/git/run-to-end.ts';
import { resolveProgram } from '../../adapters/process/resolve.ts';
import type { AgentFacts } from '../../core/doctor/facts.ts';
import { oneLine } from '../../report/strip.ts';
import type { AgentSetting } from '../../settings/settings.ts';
import { type AgentProgramCall, findAgentPrograms } from '../agent-program.ts';
import { testedVersion } from '../client-program.ts';

/** Longer than any client takes to print its version. */
const VERSION_MS = 30_000;

/** Finds the agents as a run does, and asks clients for their version; no model is called. */
export async function lookAtAgents(
  call: AgentProgramCall,
): Promise<{ readonly agents: readonly AgentFacts[]; readonly refused: readonly string[] }> {
  const { agent, reviewAgent } = call.prepared.settings;
  const found = await findAgentPrograms(call);
  if (!found.ok) return { agents: [], refused: found.reasons };
  const { implementer, reviewer } = found.programs;
  const first = await look(call, { setting: 'agent', agent, program: implementer.program });
  if (reviewer === undefined || reviewAgent === 'none' || reviewer.program === implementer.program) {
    return { agents: [first], refused: [] };
  }
  const second = await look(call, { setting: 'review_agent', agent: reviewAgent, program: reviewer.program });
  return { agents: [first, second], refused: [] };
}

async function look(
  { env, folder, workspace }: AgentProgramCall,
  { setting, agent, program }: { readonly setting: string; readonly agent: AgentSetting; readonly program: string },
): Promise<AgentFacts> {
  if (agent.type === 'command' || agent.type === 'rehearsal' || agent.type === 'replay')
    return { setting, type: agent.type, program };
  const { type } = agent;
  const tested = agent.version ?? testedVersion(type);
  if (!existsSync(program)) {
    const hasNpm = resolveProgram('npm', { path: env['PATH'] ?? '', cwd: workspace }).ok;
    return { setting, type, tested, installs: { hasNpm } };
  }
  // Without any key: to print a version it needs none.
  const asked = { PATH: env['PATH'] ?? '', HOME: folder, TMPDIR: folder, NO_COLOR: '1' };
  const call = { program, args: ['--version'], env: asked, cwd: folder, timeoutMs: VERSION_MS, maxBytes: 10_000 };
  const { stdout } = await runToEnd(call);
  return {
    setting,
    type,
    program,
    version: oneLine(stdout.toString('utf8')).slice(0, 200),
    tested,
  };
}
