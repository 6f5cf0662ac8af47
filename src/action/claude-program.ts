import type { AgentProgram } from '../adapters/agents/agent.ts';
import { CLAUDE_SHELL_START, claudeDriver } from '../adapters/agents/claude.ts';
import { resolveClaude } from '../adapters/agents/client-install.ts';
import { stamped } from '../adapters/agents/program-stamp.ts';
import type { AgentReader } from '../adapters/agents/result.ts';
import { withPrices } from '../core/prices.ts';
import type { ClientSetting } from '../settings/settings.ts';
import type { AgentProgramCall, Found } from './agent-program.ts';
import { type Placed, placeClient } from './client-place.ts';
import { configError, type Refusal } from './refusal.ts';
import { shellStart } from './shell-start.ts';

/**
 * What reading, editing, running commands and looking things up take; a reviewer's editing tools are taken away by the driver.
 * Those of the web reach no further than Bash, and a model that is offered them and refused ends the run.
 */
const ordinaryTools = [
  ...['Bash', 'Edit', 'Glob', 'Grep', 'LS', 'MultiEdit', 'NotebookEdit', 'Read', 'TodoWrite', 'WebFetch', 'WebSearch'],
  'Write',
];

const claudePackage = { name: 'claude', package: '@anthropic-ai/claude-code', version: claudeDriver.version } as const;

type Binary = Pick<Placed, 'ok' | 'path' | 'version'> & { readonly files: readonly string[] };

/** Claude Code as a program: its native binary, its key, its switches (06-agents). */
export async function claudeProgram(
  call: AgentProgramCall,
  agent: ClientSetting & { readonly type: 'claude' },
): Promise<Found> {
  const binary = await claudeBinary(call, agent);
  const keys = claudeKeys(call);
  if (!binary.ok || keys === undefined) {
    return configError(...(binary.ok ? [] : binary.reasons), ...(keys === undefined ? [noKey] : []));
  }
  const args: AgentProgram['args'] = (role, { budgetUsd } = {}) =>
    claudeDriver.args({
      role: role === 'implement' ? 'implement' : 'review',
      // Who names tools wants no others.
      skipPermissions: agent.skipPermissions ?? (call.isWalled && agent.allowedTools === undefined),
      allowedTools: agent.allowedTools ?? ordinaryTools,
      extra: [...agent.args],
      ...(agent.model === undefined ? {} : { model: agent.model }),
      ...(agent.maxTurns === undefined ? {} : { maxTurns: agent.maxTurns }),
      ...(budgetUsd === undefined ? {} : { maxBudgetUsd: budgetUsd }),
    });
  const env = { ...claudeDriver.environment({ asRoot: process.getuid?.() === 0 }), ...keys };
  const { keyNames } = claudeDriver;
  const { model, prices } = agent;
  const readerCall = { ...(model && { model }), ...(prices && { prices: withPrices(prices) }) };
  const openReader = (): AgentReader => claudeDriver.openReader(readerCall);
  const start = shellStart(call.folder, { name: 'claude', variable: CLAUDE_SHELL_START, keys: keyNames });
  const { path: program, files, version } = binary;
  const client = { program, files, ...(version === undefined ? {} : { version }) };
  return { ok: true, program: stamped({ ...client, args, env, openReader, ...start }) };
}

async function claudeBinary(call: AgentProgramCall, agent: ClientSetting): Promise<Binary | Refusal> {
  const placed = await placeClient(call, agent, claudePackage);
  if (!placed.ok) return placed;
  const { path, root, version } = placed;
  if (root !== undefined && !(await call.mayInstall())) return { ...placed, files: [] };
  const native = resolveClaude(root ?? path);
  if (!native.ok) return configError(`agent: claude: ${native.message}`);
  return {
    ok: true,
    path: native.path,
    version: native.version ?? version,
    files: root === undefined ? [] : [native.path],
  };
}

/** Keys of the inputs, else the job's own variables of the client's names; undefined when nothing could authenticate it. */
function claudeKeys({ prepared: { settings }, env }: AgentProgramCall): Readonly<Record<string, string>> | undefined {
  const { ANTHROPIC_API_KEY: key, CLAUDE_CODE_OAUTH_TOKEN: token } = settings.agentKeys;
  const given = { ...(key && { ANTHROPIC_API_KEY: key }), ...(token && { CLAUDE_CODE_OAUTH_TOKEN: token }) };
  if (Object.keys(given).length > 0) return given;
  const own = claudeDriver.keyNames.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  return own.length > 0 || settings.agentEnv.length > 0 ? Object.fromEntries(own) : undefined;
}

const noKey =
  'agent: claude has no key. Set the input anthropic_api_key (or claude_code_oauth_token) from a secret, for example ' +
  `anthropic_api_key: \${{ secrets.ANTHROPIC_API_KEY }}.`;
