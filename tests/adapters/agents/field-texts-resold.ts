import { type FieldText, of } from './field-text.ts';

/** Clients that speak to services of many sellers. */
export const resoldTexts: readonly FieldText[] = [
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
    ['5 hour usage limit reached. It will reset in 4 hours.', 'usage-limit'],
    [
      {
        text: 'No payment method. Add a payment method here: https://opencode.ai/workspace/x/billing',
        status: 401,
        name: 'APIError',
      },
      'billing',
    ],
    ['Error from provider (Console): Rate limit exceeded. Please try again later.', 'overloaded'],
    ['AI_RetryError: Failed after 3 attempts. Last error: Too Many Requests', 'overloaded'],
    ['Failed after 4 attempts. Last error: Cannot connect to API: connect ECONNREFUSED', 'network'],
    ['Bad Gateway', 'overloaded'],
    ['Service Unavailable', 'overloaded'],
    ['Gateway Timeout', 'overloaded network'],
    ['Provider is overloaded', 'overloaded'],
    [
      "Anthropic API key is missing. Pass it using the 'apiKey' parameter or the ANTHROPIC_API_KEY environment variable.",
      'auth',
    ],
    ['Your request exceeded model token limit: 262144 (requested: 300000)', 'context-too-long'],
    ['Please reduce the length of the messages or completion.', 'context-too-long'],
    [
      'the request exceeds the available context size. try increasing the context size or enable context shift',
      'context-too-long',
    ],
    [{ text: 'Tokens per day limit exceeded - too many tokens processed.', status: 429 }, 'usage-limit'],
    [
      {
        text: 'Your account org-x <ak-y> is suspended due to insufficient balance, please recharge your account or check your plan and billing details',
        status: 429,
      },
      'billing',
    ],
    [
      {
        text: 'Your team has either used all available credits or reached its monthly spending limit. To continue making API requests, please purchase more credits or raise your spending limit.',
        status: 429,
      },
      'billing usage-limit',
    ],
    [{ text: "Your newly created team doesn't have any credits or licenses yet.", status: 403 }, 'billing'],
    [{ text: 'The usage limit has been reached', status: 429 }, 'usage-limit'],
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
    ["Sorry, you've exhausted this model's rate limit. Please wait a moment before trying again.", 'overloaded'],
    [
      'Sorry, the upstream model provider is currently experiencing high demand. Please try again later or consider switching models.',
      'overloaded',
    ],
    ['Sorry, you have exceeded your Copilot token usage. Please review our Terms of Service.', 'usage-limit'],
    ["You've reached your monthly chat messages quota.", 'usage-limit'],
    ['Sorry, your request was rate-limited. Please wait a few minutes before trying again.', 'overloaded'],
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
    [
      '[API Error: 403 The free tier of the model has been exhausted. If you wish to continue access the model on a paid basis, please disable the "use free tier only" mode in the management console.]',
      'billing usage-limit',
    ],
    ['[API Error: invalid access token or token expired]', 'auth'],
    ['[API Error: 400 Model not exist.]', 'model-config'],
    [{ text: 'OPENAI_API_KEY environment variable not found.', onStderr: true }, 'auth'],
    [
      {
        text: "Missing credentials for modelProviders model 'x'. Set environment variable OPENAI_API_KEY.",
        onStderr: true,
      },
      'auth',
    ],
  ]),
];
