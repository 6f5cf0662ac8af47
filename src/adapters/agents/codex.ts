import { openCodexReader } from './codex-stream.ts';
import type { AgentCall, ClientDriver } from './result.ts';

/** OpenAI Codex, native binary, headless with JSON events (06-agents "Commands"). It has no cap of its own on turns or money, and tells tools, not requests. */
export const codexDriver: ClientDriver & { readonly name: 'codex' } = {
  name: 'codex',
  version: '0.169.0',
  package: '@openai/codex',
  native: { scope: '@openai', names: [`codex-${process.platform}-${process.arch}`], paths: ['vendor/*/bin/codex'] },
  isCountedByUs: true,
  args: codexArgs,
  environment: () => ({}),
  keyNames: ['OPENAI_API_KEY', 'CODEX_API_KEY'],
  // Without a login of its own it reads the key under this name alone.
  keysOf: ({ OPENAI_API_KEY: key, ...keys }) => ({
    ...(key === undefined ? {} : { CODEX_API_KEY: key, OPENAI_API_KEY: key }),
    ...keys,
  }),
  openReader: openCodexReader,
};

function codexArgs(call: AgentCall): string[] {
  return [
    ...['exec', '--json', '--skip-git-repo-check'],
    ...permissionArgs(call),
    ...SWITCHES.flatMap((switched) => ['-c', switched]),
    ...(call.model === undefined ? [] : ['-m', call.model]),
    ...call.extra,
    // The prompt is on stdin.
    '-',
  ];
}

/** Keys stay out of its shells, and it asks no service that is not the model's. */
const SWITCHES = [
  'check_for_update_on_startup=false',
  'analytics.enabled=false',
  'shell_environment_policy.ignore_default_excludes=false',
];

function permissionArgs({ skipPermissions }: AgentCall): string[] {
  if (skipPermissions) return ['--dangerously-bypass-approvals-and-sandbox'];
  return ['--sandbox', 'workspace-write', '-c', 'sandbox_workspace_write.network_access=true'];
}
