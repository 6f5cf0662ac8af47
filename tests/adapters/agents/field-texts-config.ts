import { type FieldText, of } from './field-text.ts';

/** What refuses a length in the words of the smaller services, and what only another key, model or folder can mend. */
export const configTexts: readonly FieldText[] = [
  ...of('codex', [
    ['Model provider `loop` not found', 'model-config'],
    [
      {
        text: 'Not inside a trusted directory and --skip-git-repo-check was not specified.',
        onStderr: true,
      },
      'permission-denied',
    ],
    [{ text: 'Error loading configuration: Model provider `loop` not found', onStderr: true }, 'model-config'],
  ]),
  ...of('gemini', [['This client is no longer supported for Gemini Code Assist for individuals. Move on.', 'auth']]),
  ...of('opencode', [
    ['tokens in request more than max tokens allowed', 'context-too-long'],
    ["Requested token count exceeds the model's maximum context length of 131072 tokens.", 'context-too-long'],
    ["Input length (265330) exceeds model's maximum context length (262144).", 'context-too-long'],
    ['Input length 131393 exceeds the maximum allowed input length of 131040 tokens.', 'context-too-long'],
    ["The input (516368 tokens) is longer than the model's context length (262144 tokens).", 'context-too-long'],
    ['Prompt has 5,958,968 tokens, but the configured context size is 256,000 tokens', 'context-too-long'],
    [
      'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
      'context-too-long',
    ],
    ['Prompt exceeds max length', 'context-too-long'],
    ['prompt too long; exceeded max context length by 4 tokens', 'context-too-long'],
    ['prompt token count of 140211 exceeds the limit of 128000', 'context-too-long'],
    ["This model's maximum prompt length is 131072 but the request contains 537812 tokens.", 'context-too-long'],
    ['invalid params, context window exceeds limit', 'context-too-long'],
    ['Token limit exceeded', 'context-too-long'],
    ['Payload too large', 'context-too-long'],
    ['Request body too large', 'context-too-long'],
    [{ text: 'Bad Request: The requested model is not supported.', status: 400 }, 'model-config'],
    ['Forbidden: Not for this plan', 'auth'],
    ['Not Found: no such thing', 'model-config'],
    ['Payment Required: please', 'billing'],
    [
      'Too Many Requests: {"error":{"type":"usage_limit_reached","message":"Used up","resets_in_seconds":9000}}',
      'usage-limit',
    ],
    ['Too Many Requests: Not so fast', 'overloaded'],
    ['Service Unavailable: later', 'overloaded'],
    ['Error: Token refresh failed: 401', 'auth'],
    ['Error: Token refresh failed: 400', 'auth'],
    ['Error: Token refresh failed: 503', 'overloaded'],
  ]),
  ...of('copilot', [
    [
      'Execution failed: CAPIError: 400 The requested model is not available for integrator "x". Available models: [a b]',
      'model-config',
    ],
    [{ text: 'Not for this one', name: 'model_not_available_for_integrator', status: 400 }, 'model-config'],
  ]),
];
