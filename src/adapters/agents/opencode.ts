import { openOpenCodeReader } from './opencode-stream.ts';
import type { AgentCall, ClientDriver } from './result.ts';

/** opencode, native binary, headless with JSON events (06-agents "Commands"). Its cap on steps is only advice to the model. */
export const openCodeDriver: ClientDriver & { readonly name: 'opencode' } = {
  name: 'opencode',
  version: '1.18.33',
  package: 'opencode-ai',
  native: {
    scope: '',
    names: ['', '-musl', '-baseline', '-baseline-musl'].map(
      (kind) => `opencode-${process.platform}-${process.arch}${kind}`,
    ),
    paths: ['bin/opencode'],
  },
  isCountedByUs: true,
  args: openCodeArgs,
  environment: () => ({
    OPENCODE_CONFIG_CONTENT: JSON.stringify(config),
    OPENCODE_DISABLE_AUTOUPDATE: '1',
    OPENCODE_DISABLE_MODELS_FETCH: '1',
  }),
  keyNames: [
    ...['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    ...['OPENCODE_API_KEY', 'OPENROUTER_API_KEY'],
  ],
  // It reads the key of Google's models under a name of its own.
  keysOf: (keys) => {
    const { GEMINI_API_KEY: key } = keys;
    return key === undefined ? keys : { GOOGLE_GENERATIVE_AI_API_KEY: key, ...keys };
  },
  shellStart: 'BASH_ENV',
  openReader: openOpenCodeReader,
};

const REVIEWER = 'ralph-review';

const config = {
  autoupdate: false,
  share: 'disabled',
  snapshot: false,
  // A refusal ends the run, and its shell could reach the same places.
  permission: { bash: 'allow', doom_loop: 'allow', edit: 'allow', external_directory: 'allow', webfetch: 'allow' },
  agent: {
    // It would ask another model for a name of the session, at a price that its stream does not tell.
    title: { disable: true },
    [REVIEWER]: {
      mode: 'primary',
      description: 'Reads and judges; it has no tool that edits files.',
      tools: { edit: false, multiedit: false, patch: false, write: false },
    },
  },
};

function openCodeArgs(call: AgentCall): string[] {
  return [
    ...['run', '--format', 'json'],
    ...(call.skipPermissions ? ['--auto'] : []),
    ...(call.role === 'review' ? ['--agent', REVIEWER] : []),
    ...(call.model === undefined ? [] : ['-m', call.model]),
    ...call.extra,
  ];
}
