import { openClaudeReader } from './claude-reader.ts';
import { guarded } from './guarded-reader.ts';
import type { AgentCall, AgentDriver } from './result.ts';

/** Claude Code, native binary, headless with stream-json (06-agents "Commands"). */
export const claudeDriver: AgentDriver = {
  name: 'claude',
  version: '2.1.330',
  args: claudeArgs,
  environment: claudeEnvironment,
  keyNames: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
  openReader: guarded('claude', openClaudeReader),
};

/** Names the script that its shells read before each command. */
export const CLAUDE_SHELL_START = 'CLAUDE_ENV_FILE';

function claudeArgs(call: AgentCall): string[] {
  return [
    ...['-p', '--output-format', 'stream-json', '--verbose'],
    `--disallowedTools=${[...(call.role === 'review' ? EDITING_TOOLS : []), ...STRAYING_TOOLS].join(',')}`,
    ...permissionArgs(call),
    ...(call.maxTurns === undefined ? [] : ['--max-turns', String(call.maxTurns)]),
    ...(call.maxBudgetUsd === undefined ? [] : ['--max-budget-usd', decimal(call.maxBudgetUsd)]),
    ...(call.model === undefined ? [] : ['--model', call.model]),
    ...call.extra,
  ];
}

const EDITING_TOOLS = ['Edit', 'NotebookEdit', 'Write'];
/** They take the work out of the folder that is read afterwards, or let the process wait for a later hour. */
const STRAYING_TOOLS = ['EnterWorktree', 'ScheduleWakeup'];

function permissionArgs({ skipPermissions, allowedTools = [] }: AgentCall): string[] {
  if (skipPermissions) return ['--dangerously-skip-permissions'];
  // One argument with `=`: the option takes all words that follow it, and a tool may not be read as an option.
  const allowed = allowedTools.length === 0 ? [] : [`--allowedTools=${allowedTools.join(',')}`];
  return ['--permission-mode', 'dontAsk', ...allowed];
}

/** `String` would write 1e-7, which is no amount of money to the client, and it refuses a budget of 0. */
function decimal(usd: number): string {
  return Math.max(usd, SMALLEST_USD)
    .toFixed(6)
    .replace(/\.?0+$/, '');
}

const SMALLEST_USD = 0.000_001;

function claudeEnvironment({ asRoot }: { readonly asRoot: boolean }): Record<string, string> {
  return {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_TELEMETRY: '1',
    // As root it refuses to skip permissions unless it is told that somebody else isolates it.
    ...(asRoot ? { IS_SANDBOX: '1' } : {}),
  };
}
