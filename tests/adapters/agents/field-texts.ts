import type { AgentClass } from '../../../src/adapters/agents/result.ts';

/** What a client or its service was seen to say in the field, and what it stands for; beginnings alone where they are long. */
export interface FieldText {
  readonly agent: 'claude' | 'codex' | 'gemini' | 'opencode' | 'copilot' | 'qwen';
  readonly text: string;
  /** Any of these: what helps is the same. */
  readonly expected: readonly AgentClass[];
  readonly status?: number;
  /** The client's own name of the error. */
  readonly name?: string;
  /** It is printed on stderr alone. */
  readonly onStderr?: true;
}

export const fieldTexts: readonly FieldText[] = [
  ...of('claude', [
    ['Claude AI usage limit reached|1752346800', 'usage-limit'],
    ["You've hit your session limit · resets 12:50pm (Europe/Paris)", 'usage-limit'],
    ["You've hit your Opus limit · resets Oct 13, 8am (UTC)", 'usage-limit'],
    ['Claude usage limit reached. Your limit will reset at 11am (Europe/Bucharest).', 'usage-limit'],
    ['Weekly limit reached ∙ resets Oct 9 at 5pm', 'usage-limit'],
    ['5-hour limit reached ∙ resets 1pm', 'usage-limit'],
    ["You're out of extra usage · resets 6pm (America/New_York)", 'usage-limit'],
    ['API Error: Rate limit reached', 'overloaded'],
    ['API Error: Server is temporarily limiting requests (not your usage limit) · Rate limited', 'overloaded'],
    ['API Error: 529 {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}', 'overloaded'],
    ['API Error: 500 {"type":"error","error":{"type":"api_error","message":"Internal server error"}}', 'overloaded'],
    ['API Error: Repeated 529 Overloaded errors', 'overloaded'],
    [
      'API Error (us.anthropic.claude-sonnet-4-v1:0): 429 Too many tokens, please wait before trying again.',
      'overloaded',
    ],
    [
      'API Error: 401 {"type":"error","error":{"type":"authentication_error","message":"OAuth token has expired."}} · Please run /login',
      'auth',
    ],
    ['API Error: 403 {"error":{"type":"forbidden","message":"Request not allowed"}} · Please run /login', 'auth'],
    ['Invalid API key · Fix external API key', 'auth'],
    ['OAuth token revoked · Please run /login', 'auth'],
    ['Your organization does not have access to Claude. Please login again or contact your administrator.', 'auth'],
    ['This organization has been disabled.', 'auth'],
    ['Credit balance is too low', 'billing'],
    [
      'API Error: 400 {"type":"error","error":{"type":"invalid_request_error","message":"You have reached your specified API usage limits. You will regain access on 2026-12-01 at 00:00 UTC."}}',
      'usage-limit',
    ],
    [
      'Failed to authenticate. API Error: 403 {"error":{"type":"permission_error","message":"You\'ve reached your usage limit for this billing cycle."},"type":"error"}',
      'usage-limit',
    ],
    [
      'API Error: 429 {"error":{"code":"1308","message":"Usage limit reached for 5 hour. Your limit will reset at 2026-11-22 17:41:44"}}',
      'usage-limit',
    ],
    ['API Error: 400 {"error":{"message":"Budget has been exceeded! Current cost: 26, Max budget: 25"}}', 'billing'],
    ['API Error: Response stalled mid-stream. The response above may be incomplete.', 'network'],
    ['API Error: Token is expired. To refresh this SSO session run aws sso login.', 'auth'],
    ['API Error: 429 Too many tokens per day, please wait before trying again.', 'usage-limit'],
    ['API Error (us.anthropic.claude-x): The security token included in the request is expired', 'auth'],
    ['API Error: Could not load the default credentials. Browse to https://cloud.google.com/docs', 'auth'],
    ['API Error: 400 The provided model identifier is invalid.', 'model-config'],
    ['API Error: 400 Invocation of model ID x with on-demand throughput isn’t supported.', 'model-config'],
    [
      'API Error: 400 {"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low to access the Anthropic API."}}',
      'billing',
    ],
    [
      'API Error: 404 {"type":"error","error":{"type":"not_found_error","message":"model: claude-3-5-nope"}}',
      'model-config',
    ],
    [
      'API Error: 400 {"type":"error","error":{"type":"invalid_request_error","message":"prompt is too long: 210000 tokens > 200000 maximum"}}',
      'context-too-long',
    ],
    ["API Error: Claude's response exceeded the 32000 output token maximum.", 'context-too-long'],
    [
      'API Error: 413 {"error":{"type":"request_too_large","message":"Request exceeds the maximum size"}}',
      'context-too-long',
    ],
    ['API Error: Connection error.', 'network'],
    ['API Error: Request timed out.', 'network'],
    ['API Error: Unable to connect to API (ECONNRESET)', 'network'],
    ['API Error: fetch failed', 'network'],
    [
      'API Error: Claude Code is unable to respond to this request, which appears to violate our Usage Policy',
      'crashed',
    ],
  ]),
  ...of('codex', [
    [
      'unexpected status 400 Bad Request: {"error":{"message":"Billing hard limit has been reached.","type":"invalid_request_error"}}',
      'billing',
    ],
    [
      'stream disconnected before completion: Rate limit reached for gpt-x on tokens per day (TPD): Limit 1, Used 1. Please try again in 6h12m.',
      'usage-limit',
    ],
    [
      'stream disconnected before completion: Rate limit reached for gpt-x on requests per min (RPM): Limit 3, Used 3. Please try again in 20s.',
      'overloaded',
    ],
    [
      'Error running remote compact task: stream disconnected before completion: error sending request for url (https://chatgpt.com/x)',
      'network',
    ],
    [
      "You've hit your usage limit. Upgrade to Pro (https://openai.com/chatgpt/pricing) or try again in 2 days 17 hours 14 minutes.",
      'usage-limit',
    ],
    [
      "You've hit your usage limit. To get more access now, send a request to your admin or try again at 2:57 PM.",
      'usage-limit',
    ],
    [
      "You've hit your usage limit for GPT-5.3-Codex-Spark. Switch to another model now, or try again at 1:02 AM.",
      'usage-limit',
    ],
    [
      'unexpected status 429 Too Many Requests: {"error":{"type":"usage_limit_reached","message":"The usage limit has been reached","plan_type":"free","resets_at":1775317531,"resets_in_seconds":602705}}',
      'usage-limit',
    ],
    [
      'unexpected status 401 Unauthorized: Missing bearer or basic authentication in header, url: https://api.openai.com/v1/responses',
      'auth',
    ],
    [
      'Your access token could not be refreshed because your refresh token was already used. Please log out and sign in again.',
      'auth',
    ],
    ['Failed to refresh token: 401 Unauthorized', 'auth'],
    [
      'unexpected status 400 Bad Request: {"detail":"The \'gpt-5.1-codex\' model is not supported when using Codex with a ChatGPT account."}',
      'model-config',
    ],
    [
      'unexpected status 404 Not Found: {"error":{"message":"The model `gpt-6` does not exist or you do not have access to it.","type":"invalid_request_error","param":null,"code":"model_not_found"}}',
      'model-config',
    ],
    [
      '{"type":"error","error":{"type":"invalid_request_error","code":"unsupported_value","message":"Unsupported value: \'xhigh\' is not supported with the \'gpt-5\' model."},"status":400}',
      'model-config',
    ],
    ['stream disconnected before completion: Your input exceeds the context window of this model.', 'context-too-long'],
    [
      'stream disconnected before completion: Rate limit reached for gpt-5 in organization org-x on tokens per min (TPM): Limit 500000, Used 440000. Please try again in 2.4s.',
      'overloaded',
    ],
    ['exceeded retry limit, last status: 429 Too Many Requests, request id: abc', 'overloaded'],
    ['unexpected status 500 Internal Server Error: An error occurred while processing your request', 'overloaded'],
    [
      'unexpected status 503 Service Unavailable: upstream connect error or disconnect/reset before headers',
      'overloaded',
    ],
    [
      'stream disconnected before completion: An error occurred while processing your request. You can retry your request.',
      'overloaded network',
    ],
    [
      'stream disconnected before completion: error sending request for url (https://chatgpt.com/backend-api/codex/responses)',
      'network',
    ],
    ['unexpected status 402 Payment Required: {"detail":{"code":"deactivated_workspace"}}', 'billing'],
    [
      'stream disconnected before completion: You exceeded your current quota, please check your plan and billing details.',
      'usage-limit billing',
    ],
  ]),
  ...of('gemini', [
    ['[API Error: You have reached your daily gemini-2.5-pro quota limit.]', 'usage-limit'],
    ['[API Error: Usage limit reached for gemini-x. Access resets at 10:57 PM GMT-3.]', 'usage-limit'],
    [
      '[API Error: {"error":{"message":"{\\n  \\"error\\": {\\n    \\"code\\": 429,\\n    \\"message\\": \\"Resource has been exhausted (e.g. check quota).\\",\\n    \\"status\\": \\"RESOURCE_EXHAUSTED\\"\\n  }\\n}\\n","code":429,"status":"Too Many Requests"}}]\nPlease wait and try again later.',
      'overloaded',
    ],
    [
      '[API Error: [{\n  "error": {\n    "code": 429,\n    "message": "Resource exhausted. Please try again later.",\n    "errors": [{"message": "Resource exhausted.", "domain": "global", "reason": "rateLimitExceeded"}],\n    "status": "RESOURCE_EXHAUSTED"\n  }\n}\n]]\nPossible quota limitations in place',
      'overloaded',
    ],
    [
      '[API Error: [{"error":{"code":429,"message":"You have exhausted your capacity on this model. Your quota will reset after 8h44m7s.","status":"RESOURCE_EXHAUSTED"}}]]',
      'usage-limit',
    ],
    [
      '[API Error: got status: 429 Too Many Requests. {"error":{"message":"{\\"error\\":{\\"code\\":429,\\"message\\":\\"You exceeded your current quota.\\",\\"status\\":\\"RESOURCE_EXHAUSTED\\",\\"details\\":[{\\"violations\\":[{\\"quotaId\\":\\"GenerateRequestsPerDayPerProjectPerModel\\"}]}]}}"}}]',
      'usage-limit',
    ],
    [
      "Quota exceeded for quota metric 'Gemini 2.5 Pro Requests' and limit 'Gemini 2.5 Pro Requests per day per user per tier' of service 'cloudcode-pa.googleapis.com'",
      'usage-limit',
    ],
    [
      "Quota exceeded for quota metric 'Generate Content API requests per minute' and limit 'GenerateContent request limit per minute for a region' of service 'generativelanguage.googleapis.com'",
      'overloaded',
    ],
    ['Your prepayment credits are depleted. Please go to AI Studio to manage your project and billing.', 'billing'],
    ['This API method requires billing to be enabled. Please enable billing on project #1234.', 'billing'],
    [
      '[API Error: {"error":{"code":400,"message":"API key expired. Please renew the API key.","status":"INVALID_ARGUMENT","details":[{"reason":"API_KEY_INVALID"}]}}]',
      'auth',
    ],
    [
      '[API Error: {"error":{"code":403,"message":"Your project has been denied access. Please contact support.","status":"PERMISSION_DENIED"}}]',
      'auth',
    ],
    ['Your current account is not eligible for Gemini Code Assist for individuals.', 'auth'],
    [
      '[API Error: {"error":{"code":503,"message":"This model is currently experiencing high demand.","status":"UNAVAILABLE"}}]',
      'overloaded',
    ],
    [
      '[API Error: got status: UNAVAILABLE. {"error":{"code":503,"message":"The model is overloaded. Please try again later.","status":"UNAVAILABLE"}}]',
      'overloaded',
    ],
    [
      '{"error":{"code":500,"message":"An internal error has occurred. Please retry.","status":"INTERNAL"}}',
      'overloaded',
    ],
    ['This model is currently experiencing high demand. Spikes in demand are usually temporary.', 'overloaded'],
    ['[API Error: exception TypeError: fetch failed sending request]', 'network'],
    [
      '[API Error: request to https://cloudcode-pa.googleapis.com/v1internal failed, reason: connect ETIMEDOUT]',
      'network',
    ],
    [
      '[API Error: Publisher Model `projects/x/locations/us-central1/publishers/google/models/gemini-9` was not found or your project does not have access to it.]',
      'model-config',
    ],
    ['Requested entity was not found.', 'model-config'],
  ]),
  ...of('opencode', [
    [{ text: 'Rate limit exceeded: free-models-per-min.', status: 429 }, 'overloaded'],
    [{ text: 'Too many requests for this user. Please wait 41352 seconds.', status: 429 }, 'usage-limit'],
    [{ text: 'someone/model-9 is not a valid model ID', status: 400 }, 'model-config'],
    ['Error: unable to verify the first certificate', 'network'],
    [{ text: 'Insufficient Balance', status: 402, name: 'APIError' }, 'billing'],
    [
      {
        text: 'Unauthorized: {"type":"error","error":{"type":"CreditsError","message":"Insufficient balance."}}',
        status: 401,
        name: 'APIError',
      },
      'billing',
    ],
    ['Model not found: anthropic/claude-x. Did you mean: claude-y?', 'model-config'],
    [{ text: 'The requested model is not supported.', status: 400, name: 'APIError' }, 'model-config'],
    [
      'AI_TypeValidationError: Type validation failed: Value: {"text":"[DONE]","error":{"error_msg":"Too many requests, the rate limit is 8000000 tokens per minute.","error_code":"InferHub.81101.429"}}.',
      'overloaded',
    ],
    [{ text: 'Too Many Requests', status: 429, name: 'APIError' }, 'overloaded'],
    [{ text: 'Provider returned error', status: 429, name: 'APIError' }, 'overloaded'],
    [
      {
        text: "This model's maximum context length is 65536 tokens. However, you requested 70000 tokens.",
        status: 400,
        name: 'APIError',
      },
      'context-too-long',
    ],
    [
      {
        text: 'Access to Anthropic models is not allowed from unsupported countries, regions, or territories.',
        status: 400,
        name: 'APIError',
      },
      'auth',
    ],
    [
      {
        text: 'This credential is only authorized for use with Claude Code and cannot be used for other API requests.',
        status: 400,
        name: 'APIError',
      },
      'auth',
    ],
    [{ text: 'Key limit exceeded (total limit).', status: 403, name: 'APIError' }, 'billing usage-limit'],
    [{ text: 'No endpoints found that support tool use.', status: 404, name: 'APIError' }, 'model-config'],
    ['Unable to connect. Is the computer able to access the url?', 'network'],
    ['The operation timed out.', 'network'],
    ['The socket connection was closed unexpectedly.', 'network'],
  ]),
  ...of('copilot', [
    [
      {
        text: "Sorry, you've hit a rate limit that restricts the number of Copilot model requests you can make within a specific time period. Please try again in 2 hours.",
        name: 'rate_limit',
      },
      'usage-limit',
    ],
    [
      "Sorry, you've hit a rate limit that restricts the number of Copilot model requests you can make within a specific time period. Please try again in 58 hours.",
      'usage-limit',
    ],
    [
      { text: 'Sorry, you have been rate-limited. Please wait 2 minutes before trying again.', name: 'rate_limit' },
      'overloaded',
    ],
    [
      {
        text: "You've reached your weekly rate limit. Please wait for your limit to reset on April 20, 2026 at 2:00 AM.",
        name: 'rate_limit',
      },
      'usage-limit',
    ],
    [
      "Sorry, you've exceeded your 5 hour session limits. Please retry after 2733 seconds. (user_global_rate_limited:pro)",
      'usage-limit',
    ],
    [{ text: '402 You have no quota (Request ID: 0DAE:25E807)', name: 'quota', status: 402 }, 'usage-limit billing'],
    [
      'Quota exceeded. Upgrade to increase your limit: https://github.com/features/copilot/plans',
      'usage-limit billing',
    ],
    ['Execution failed: CAPIError: 400 400 Bad Request\n (Request ID: BD02:71DAD)', 'context-too-long'],
    ['Execution failed: CAPIError: 503 upstream connect error or disconnect/reset before headers', 'overloaded'],
    ['Execution failed: CAPIError: 400 prompt token count of 140000 exceeds the limit of 128000', 'context-too-long'],
    [
      'Model call failed: {"message":"no endpoints available for this model under your current plan and policies","code":"no_available_model_endpoints"} (Request ID: 7CE9)',
      'model-config',
    ],
    [
      'Model call failed: {"message":"The requested model is not supported.","code":"model_not_supported","param":"model","type":"invalid_request_error"}',
      'model-config',
    ],
    ['Model call failed: {"message":"rate limit exceeded","code":"rate_limited"}', 'overloaded'],
    ['No model available. Check policy enablement under GitHub Settings > Copilot', 'model-config'],
    [{ text: 'Error: Access denied by policy settings', onStderr: true }, 'auth'],
    ['Execution failed: Error: Failed to list models: 403', 'auth'],
    ['Execution failed: No model available. Check policy enablement under GitHub Settings', 'model-config'],
    ['HTTP/2 GOAWAY connection terminated', 'network'],
    ['Error: Classic Personal Access Tokens (ghp_) are not supported.', 'auth'],
    ["Sorry, you've exceeded your 5 hour session limits. Please retry after 27 seconds.", 'usage-limit'],
    [
      {
        text: "error: option '--model <model>' argument 'gpt-9' is invalid. Allowed choices are gpt-5.",
        onStderr: true,
      },
      'model-config',
    ],
    [
      'You are not authorized to use this Copilot feature, it requires an enterprise or organization policy to be enabled.',
      'auth',
    ],
  ]),
  ...of('qwen', [
    ['[API Error: 429 Free allocated quota exceeded.]', 'usage-limit'],
    ['[API Error: 429 status code (no body)]\nPossible quota limitations in place', 'overloaded'],
    ['[API Error: 429 You exceeded your current quota, please check your plan and billing details.]', 'usage-limit'],
    ['[API Error: 401 Incorrect API key provided. ]', 'auth'],
    ['[API Error: 400 Access denied, please make sure your account is in good standing.]', 'billing'],
    [
      '[API Error: 400 <400> InternalError.Algo.InvalidParameter: Range of input length should be [1, 129024]]',
      'context-too-long',
    ],
    [
      '[API Error: 400 <400> InternalError.Algo.DataInspectionFailed: Input text data may contain inappropriate content.]',
      'crashed',
    ],
    ['[API Error: 404 The model `qwen9` does not exist or you do not have access to it.]', 'model-config'],
    ['[API Error: 403 Model access denied.]', 'auth model-config'],
    ['[API Error: Connection error. (cause: fetch failed)]', 'network'],
    ['[API Error: terminated (cause: other side closed)]', 'network'],
    ["[API Error: 400 This model's maximum context length is 131072 tokens.]", 'context-too-long'],
    ['[API Error: 402 Insufficient Balance]', 'billing'],
    ['[API Error: 429 hour allocated quota exceeded.]', 'usage-limit'],
    ['[API Error: 429 Too many concurrent requests. Please try again later.]', 'overloaded'],
    ['[API Error: 503 Service Unavailable]', 'overloaded'],
    ['[API Error: Streaming request timeout after 45s. Try reducing input length.]', 'network'],
  ]),
];

type Said = string | Pick<FieldText, 'text' | 'status' | 'name' | 'onStderr'>;

function of(agent: FieldText['agent'], said: readonly (readonly [Said, string])[]): readonly FieldText[] {
  return said.map(([told, expected]) => ({
    agent,
    ...(typeof told === 'string' ? { text: told } : told),
    expected: expected.split(' ') as AgentClass[],
  }));
}
