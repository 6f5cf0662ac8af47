import { openGeminiReader } from './gemini-stream.ts';
import type { AgentCall, ClientDriver, ClientSettingsCall } from './result.ts';

/** Gemini CLI, headless with stream-json (06-agents "Commands"). Turn cap and switches stand in a settings file alone. */
export const geminiDriver: ClientDriver & { readonly name: 'gemini' } = {
  name: 'gemini',
  version: '0.61.0',
  package: '@google/gemini-cli',
  args: geminiArgs,
  // It would start itself again with more memory, and a kill would reach the first process alone.
  environment: () => ({ GEMINI_CLI_NO_RELAUNCH: 'true' }),
  keyNames: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  // The settings of the system have to belong to root.
  settings: { home: '.gemini/settings.json', of: (call) => JSON.stringify(geminiSettings(call), undefined, 2) },
  openReader: openGeminiReader,
};

function geminiArgs(call: AgentCall): string[] {
  return [
    ...['--output-format', 'stream-json', '--skip-trust'],
    ...permissionArgs(call),
    ...(call.model === undefined ? [] : ['-m', call.model]),
    ...call.extra,
    // Headless; the prompt is on stdin.
    ...['-p', ''],
  ];
}

/** What its mode for edits does not permit; those of the web reach no further than its shell. */
const ORDINARY_TOOLS = ['google_web_search', 'run_shell_command', 'web_fetch'];

function permissionArgs({ skipPermissions }: AgentCall): string[] {
  if (skipPermissions) return ['--yolo'];
  return ['--approval-mode', 'auto_edit', '--allowed-tools', ORDINARY_TOOLS.join(',')];
}

/** Whose login is used is told, because it would guess another one where a base URL is set. */
function geminiSettings({ maxTurns, keys }: ClientSettingsCall): object {
  const selectedType = keys.includes('GEMINI_API_KEY') ? 'gemini-api-key' : 'vertex-ai';
  return {
    general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    security: {
      environmentVariableRedaction: { enabled: true },
      ...(keys.length === 0 ? {} : { auth: { selectedType } }),
    },
    ...(maxTurns === undefined ? {} : { model: { maxSessionTurns: maxTurns } }),
  };
}
