import { openCopilotReader } from './copilot-stream.ts';
import type { AgentCall, ClientDriver } from './result.ts';

/** Its own subscription, or the provider that the job's variables name. */
const OWN_NAMES = ['COPILOT_GITHUB_TOKEN', 'COPILOT_PROVIDER_API_KEY', 'COPILOT_PROVIDER_BEARER_TOKEN'] as const;
const KEY_NAMES = [...OWN_NAMES, 'ANTHROPIC_API_KEY', 'OPENAI_API_KEY'] as const;
const EDITING_TOOLS = ['apply_patch', 'create', 'edit', 'str_replace_editor'];

/** GitHub Copilot CLI, native binary, headless with JSON events (06-agents "Commands"). It has no cap of its own on turns or money. */
export const copilotDriver: ClientDriver & { readonly name: 'copilot' } = {
  name: 'copilot',
  version: '1.0.102',
  package: '@github/copilot',
  native: { scope: '@github', names: [`copilot-${process.platform}-${process.arch}`], paths: ['copilot'] },
  isCountedByUs: true,
  args: copilotArgs,
  environment: () => ({ COPILOT_AUTO_UPDATE: 'false' }),
  liveUsage: 'COPILOT_OTEL_FILE_EXPORTER_PATH',
  keyNames: KEY_NAMES,
  keysOf: copilotKeys,
  openReader: openCopilotReader,
};

function copilotArgs(call: AgentCall): string[] {
  return [
    ...['--output-format', 'json', '--no-color', '--no-ask-user', '--no-auto-update', '--disable-client-telemetry'],
    // Its own server for GitHub would act with the token of the subscription.
    '--disable-builtin-mcps',
    // Keys stay out of its shells.
    `--secret-env-vars=${KEY_NAMES.join(',')}`,
    // Without a terminal it runs in no other way.
    '--allow-all-tools',
    ...(call.skipPermissions ? ['--allow-all-paths'] : []),
    ...(call.role === 'review' ? [`--excluded-tools=${EDITING_TOOLS.join(',')}`] : []),
    ...(call.model === undefined ? [] : ['--model', call.model]),
    ...(call.usageFile === undefined ? [] : ['--usage-output-file', call.usageFile]),
    ...call.extra,
  ];
}

/** A key of another service makes it speak to that service, with its own account left alone. */
function copilotKeys(keys: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (OWN_NAMES.some((name) => keys[name] !== undefined)) return picked(keys, OWN_NAMES);
  const { ANTHROPIC_API_KEY: anthropic, OPENAI_API_KEY: openai } = keys;
  if (anthropic !== undefined) {
    return provider('anthropic', { url: 'https://api.anthropic.com', key: anthropic });
  }
  if (openai === undefined) return {};
  return {
    ...provider('openai', { url: 'https://api.openai.com/v1', key: openai }),
    COPILOT_PROVIDER_WIRE_API: 'responses',
  };
}

function provider(type: string, { url, key }: { readonly url: string; readonly key: string }): Record<string, string> {
  return {
    COPILOT_OFFLINE: 'true',
    COPILOT_PROVIDER_TYPE: type,
    COPILOT_PROVIDER_BASE_URL: url,
    COPILOT_PROVIDER_API_KEY: key,
  };
}

function picked(keys: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => names.includes(name)));
}
