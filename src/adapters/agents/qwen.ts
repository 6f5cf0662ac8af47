import { openQwenReader } from './qwen-stream.ts';
import type { AgentCall, ClientDriver } from './result.ts';

/** What its mode for edits does not permit; that of the web reaches no further than its shell. */
const ORDINARY_TOOLS = ['run_shell_command', 'web_fetch'];
const EDITING_TOOLS = ['edit', 'notebook_edit', 'write_file'];

/** Qwen Code, headless with stream-json (06-agents "Commands"); it needs Node 22. */
export const qwenDriver: ClientDriver & { readonly name: 'qwen' } = {
  name: 'qwen',
  version: '0.24.4',
  package: '@qwen-code/qwen-code',
  args: qwenArgs,
  environment: () => ({ QWEN_CODE_NO_RELAUNCH: 'true', QWEN_CODE_SUPPRESS_YOLO_WARNING: '1' }),
  withheld: EDITING_TOOLS,
  shellStart: 'BASH_ENV',
  keyNames: ['OPENAI_API_KEY'],
  settings: { home: '.qwen/settings.json', of: () => JSON.stringify(qwenSettings(), undefined, 2) },
  openReader: openQwenReader,
};

function qwenArgs(call: AgentCall): string[] {
  return [
    ...['--output-format', 'stream-json'],
    // It does not guess from a key alone which service the key is for.
    ...(call.extra.includes('--auth-type') ? [] : ['--auth-type', 'openai']),
    ...(call.skipPermissions
      ? ['--yolo']
      : ['--approval-mode', 'auto-edit', '--allowed-tools', ORDINARY_TOOLS.join(',')]),
    ...(call.role === 'review' ? ['--exclude-tools', EDITING_TOOLS.join(',')] : []),
    ...(call.maxTurns === undefined ? [] : ['--max-session-turns', String(call.maxTurns)]),
    ...(call.model === undefined ? [] : ['-m', call.model]),
    ...call.extra,
    // Headless; the prompt is on stdin.
    ...['-p', ''],
  ];
}

function qwenSettings(): object {
  return {
    general: { enableAutoUpdate: false },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    // By itself it asks some 300 times in an hour before it tells of a limit: three loops of retries lie in one another.
    model: { generationConfig: { maxRetries: 1, retryInitialDelayMs: 5_000, retryMaxDelayMs: 30_000 } },
  };
}
