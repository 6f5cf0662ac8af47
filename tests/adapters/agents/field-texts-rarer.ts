import { type FieldText, of } from './field-text.ts';

/** Rarer words for what a rate, a connection, a key or a length refused. */
export const rarerTexts: readonly FieldText[] = [
  ...of('claude', [
    ['API Error (Connection error.)', 'network'],
    ['API Error (Request timed out.)', 'network'],
    ['API Error (529 {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}})', 'overloaded'],
    ['API Error (us.anthropic.claude-test-1-v1:0): 429 Too many requests, please wait (really)', 'overloaded'],
    ['AWS auth refresh timed out after 3 minutes. Run your auth command manually.', 'auth'],
    ['API Error: Could not refresh access token: invalid_grant', 'auth'],
    ["You've reached the daily limit · resets 11pm (UTC)", 'usage-limit'],
  ]),
  ...of('codex', [
    ['Provided authentication token is expired. Sign in again.', 'auth'],
    ['stream disconnected before completion: The server had an error while it processed your request', 'overloaded'],
    ['{"detail":"Unsupported model"}', 'model-config'],
    [
      'stream disconnected before completion: An error occurred while processing your request. You can retry it.',
      'overloaded',
    ],
    ['stream disconnected before completion: The system is experiencing high demand, so later.', 'overloaded'],
    [
      'stream disconnected before completion: Your requests to gpt-test for gpt-test in East US have exceeded token rate limit of your tier.',
      'overloaded',
    ],
    ['{"detail":{"type":"usage_limit_reached","message":"Used up","resets_in_seconds":5000}}', 'usage-limit'],
  ]),
  ...of('gemini', [
    [
      '[API Error: {"error":{"code":400,"message":"Gemini API free tier is not available in your country. Please enable billing on your project.","status":"FAILED_PRECONDITION"}}]',
      'billing',
    ],
    [
      {
        text: 'Error authenticating: IneligibleTierError: This client is no longer served.\n    at login (a.js:1:1) {',
        onStderr: true,
      },
      'auth',
    ],
  ]),
  ...of('opencode', [
    ['Error: SSE read timed out', 'network'],
    ['socket read timed out', 'network'],
    [{ text: 'Invalid model name passed in model=x/y', status: 400 }, 'model-config'],
  ]),
  ...of('copilot', [
    ['Failed to load models: access denied by Copilot policy. (Request ID: 1)', 'auth'],
    [{ text: '400 checking server-to-server token: bad request: not for this endpoint', status: 400 }, 'auth'],
  ]),
  ...of('qwen', [
    ['Session token limit exceeded: 40000 tokens > 32000 limit. Start a new session.', 'context-too-long'],
    ['[API Error: Device authorization flow failed]', 'auth'],
    [{ text: 'Qwen OAuth authentication timed out. Try again.', onStderr: true }, 'auth'],
    ['[API Error: 429 {"error":{"code":"1302","message":"Less at once, please"}}]', 'overloaded'],
    ['[API Error: 404 {"error":{"code":"1211","message":"Which model is that?"}}]', 'model-config'],
  ]),
];
