import type { Settings } from '../settings/settings.ts';

/** Shorter values are part of nearly everything and cannot be taken out of text. */
const SHORTEST = 4;

/** Values that must not reach a commit, a report or a log: the token, what the user names, and what the agent is given. */
export function knownSecrets(settings: Settings, env: Readonly<Record<string, string>>): readonly string[] {
  const given = [...settings.agentEnv, 'ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN']
    .filter((name) => /TOKEN|KEY|SECRET|PASSWORD/i.test(name))
    .map((name) => env[name]);
  const all = [settings.githubToken, ...Object.values(settings.agentKeys), ...settings.redact, ...given];
  return [...new Set(all.filter((value): value is string => value !== undefined && value.length >= SHORTEST))];
}
