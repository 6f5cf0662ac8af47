import type { Settings } from '../settings/settings.ts';

/** Shorter values are part of nearly everything and cannot be taken out of text. */
const SHORTEST = 4;
/** Of a variable that only its name makes a secret: `USE_TOKEN_CACHE=true` is none. */
const SHORTEST_NAMED = 8;

/** The same for a step that has read no settings: every variable whose name says that it is a secret. */
export function secretsIn(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const named = Object.entries(env).flatMap(([name, value]) =>
    /TOKEN|KEY|SECRET|PASSWORD/i.test(name) && (value ?? '').length >= SHORTEST_NAMED ? [value] : [],
  );
  return longEnough([...named, ...(env['INPUT_REDACT'] ?? '').split(/[\r\n,]+/).map((value) => value.trim())]);
}

/** Variables of the job from which clients take their keys: what an agent may hold must be known wherever it turns up. */
export const CLIENT_KEY_NAMES: readonly string[] = [
  ...[
    'ANTHROPIC_API_KEY',
    'CLAUDE_CODE_OAUTH_TOKEN',
    'OPENAI_API_KEY',
    'CODEX_API_KEY',
    'GEMINI_API_KEY',
    'GOOGLE_API_KEY',
  ],
  ...['GOOGLE_GENERATIVE_AI_API_KEY', 'OPENCODE_API_KEY', 'OPENROUTER_API_KEY'],
];

/** Values that must not reach a commit, a report or a log: the token, what the user names, and what the agent and setup are given. */
export function knownSecrets(settings: Settings, env: Readonly<Record<string, string>>): readonly string[] {
  const given = [...settings.agentEnv, ...(settings.setup?.env ?? []), ...CLIENT_KEY_NAMES]
    .filter((name) => /TOKEN|KEY|SECRET|PASS|AUTH(?!OR)|CREDENTIAL|(?:INDEX|REGISTRY)_URL/i.test(name))
    .map((name) => env[name])
    .filter((value) => (value ?? '').length >= SHORTEST_NAMED);
  const all = [settings.githubToken, ...Object.values(settings.agentKeys), ...settings.redact, ...given];
  return longEnough(all);
}

function longEnough(values: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(values.filter((value): value is string => value !== undefined && value.length >= SHORTEST))];
}
