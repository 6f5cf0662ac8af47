import type { SettingRow } from './row.ts';

/** Keys of the services that clients speak to (03-interface §1). */
export const KEY_SETTINGS = [
  {
    name: 'anthropic_api_key',
    group: 'agent',
    type: { kind: 'token' },
    defaultText: 'none',
    description: 'Key of `agent: claude`, `opencode` or `copilot`. Only the agent receives it; gates never see it.',
    aliases: [],
    secret: true,
    source: '03-interface §1',
  },
  {
    name: 'claude_code_oauth_token',
    group: 'agent',
    type: { kind: 'token' },
    defaultText: 'none',
    description: 'Subscription token of `agent: claude`, in place of a key.',
    aliases: [],
    secret: true,
    source: '03-interface §1',
  },
  {
    name: 'openai_api_key',
    group: 'agent',
    type: { kind: 'token' },
    defaultText: 'none',
    description: 'Key of `agent: codex`, `opencode`, `copilot` or `qwen`. Only the agent receives it.',
    aliases: [],
    secret: true,
    source: '03-interface §1',
  },
  {
    name: 'gemini_api_key',
    group: 'agent',
    type: { kind: 'token' },
    defaultText: 'none',
    description: 'Key of `agent: gemini` or `opencode`. Only the agent receives it.',
    aliases: [],
    secret: true,
    source: '03-interface §1',
  },
] as const satisfies readonly SettingRow[];
