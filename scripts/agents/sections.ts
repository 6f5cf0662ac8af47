/** A line of a workflow that passes a secret on. */
function secret(input: string, name: string): string {
  return `${input}: $${'{{'} secrets.${name} }}`;
}

/** Sections of docs/agents.md that are words alone. */
export const EXAMPLE: readonly string[] = [
  'An implementer, a reviewer by another client, and who takes over when the account of the implementer is used up:',
  '',
  '```yaml',
  'agent: codex',
  'model: gpt-5.3-codex',
  secret('openai_api_key', 'OPENAI_API_KEY'),
  'review_agent: claude',
  secret('anthropic_api_key', 'ANTHROPIC_API_KEY'),
  'agent_fallbacks: gemini',
  secret('gemini_api_key', 'GEMINI_API_KEY'),
  '```',
  '',
];

export const WHAT_IS_DONE: readonly string[] = [
  '## What the run does about it',
  '',
  '| class | what follows |',
  '|---|---|',
  '| `overloaded`, `network` | no attempt is used: the call is made again after about 5, 25 and 125 seconds; what is refused once more counts as a failed attempt |',
  '| `usage-limit` with a reset that fits into the run | no attempt is used: the run waits for the reset, and makes the call again |',
  '| `usage-limit` otherwise | the next of `agent_fallbacks` takes over; where there is none, the run ends `usage_limit`, with `resume_at` where the service named a time |',
  '| `auth`, `billing`, `model-config`, `permission-denied` | only a person can mend it: the run ends `config_error` with the words of the service |',
  '| `context-too-long` | the story is split once, or its attempt failed |',
  '| every other | the attempt failed; what was left behind in the tree is judged no further |',
  '',
  'A reset that lies more than eight days ahead counts as none. A limit that says three times in a row that it is over, and is not, is no',
  'longer waited for in that run; after twelve in a row, over however many runs, none is until a call is answered.',
  '',
];
