import type { AgentClass } from './result.ts';

/** What only the user can mend, and what to do about it; undefined for every other class (02-loop §3.1, configuration). */
export function remedyOf(cause: AgentClass): string | undefined {
  return REMEDIES[cause];
}

const REMEDIES: Readonly<Partial<Record<AgentClass, string>>> = {
  auth: 'check the secret behind anthropic_api_key or claude_code_oauth_token',
  billing: 'add credit to the account of the key, or give the key of another account',
  'model-config': 'name a model that the key may use in the inputs model and review_model',
  'permission-denied': 'add the tool to allowed_tools, or tell the agent in prompt.md to do without it',
};
