/** The clients that an agent can be, beside `command`, `rehearsal` and `replay` (06-agents). */
export const CLIENTS = ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'qwen'] as const;

/** One of them. */
export type ClientName = (typeof CLIENTS)[number];

/** What only clients read. */
export const CLIENT_SETTINGS = [
  'model',
  'escalation_model',
  'review_model',
  'max_turns',
  'prices',
  'allowed_tools',
  'dangerously_skip_permissions',
  'agent_version',
  'path_to_agent_executable',
  'anthropic_api_key',
  'claude_code_oauth_token',
  'openai_api_key',
  'gemini_api_key',
] as const;

/** The name of one of these settings. */
export type ClientSettingName = (typeof CLIENT_SETTINGS)[number];

/** Tells a client from the agents that are none. */
export function isClient(agent: string | undefined): agent is ClientName {
  return CLIENTS.some((name) => name === agent);
}

/** Whether a client reads a setting; every client reads its model, its permissions, its place and its caps. */
export function reads(client: ClientName, setting: ClientSettingName): boolean {
  return EVERY_CLIENT.includes(setting) || OWN[client].includes(setting);
}

const EVERY_CLIENT: readonly ClientSettingName[] = [
  'model',
  'escalation_model',
  'review_model',
  'dangerously_skip_permissions',
  'agent_version',
  'path_to_agent_executable',
  'max_turns',
  'prices',
];

const OWN: Readonly<Record<ClientName, readonly ClientSettingName[]>> = {
  claude: ['allowed_tools', 'anthropic_api_key', 'claude_code_oauth_token'],
  codex: ['openai_api_key'],
  gemini: ['gemini_api_key'],
  opencode: ['anthropic_api_key', 'openai_api_key', 'gemini_api_key'],
  copilot: ['anthropic_api_key', 'openai_api_key'],
  qwen: ['openai_api_key'],
};
