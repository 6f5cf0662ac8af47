import type { AgentClass } from './result.ts';

/**
 * Why an agent's service does not work for us, and what to do about it, where another attempt would not change it (02-loop §3.1):
 * what only the user can mend, and a limit that has to reset. Undefined for every other class.
 */
export function remedyOf(cause: AgentClass): string | undefined {
  return REMEDIES[cause];
}

const REMEDIES: Readonly<Partial<Record<AgentClass, string>>> = {
  auth: 'check the secret behind anthropic_api_key, claude_code_oauth_token, openai_api_key or gemini_api_key, whichever its client reads',
  billing: 'add credit to the account of the key, or give the key of another account',
  'model-config': 'name a model that the key may use in the inputs model and review_model',
  'usage-limit': 'wait for its reset, or give the key of another account',
  'permission-denied': 'add the tool to allowed_tools, or tell the agent in prompt.md to do without it',
};
