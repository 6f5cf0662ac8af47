import { type FieldText, of } from './field-text.ts';
import { configTexts } from './field-texts-config.ts';
import { rarerTexts } from './field-texts-rarer.ts';
import { resoldTexts } from './field-texts-resold.ts';

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
    ['Your organization is out of usage · resets 6pm (UTC)', 'usage-limit'],
    [
      'API Error: 429 {"type":"error","error":{"type":"rate_limit_error","message":"Extra usage is required for long context requests."}}',
      'billing',
    ],
    [
      'API Error: Extra usage is required for 1M context · run /extra-usage to enable, or /model to switch to standard context',
      'billing',
    ],
    ['Your account does not have access to Claude Code. Please run /login.', 'auth'],
    ['Your account does not have access to Claude. Please login again or contact your administrator.', 'auth'],
    ['Claude Code access has been disabled by your organization administrator.', 'auth'],
    [
      'Your organization has disabled Claude subscription access for Claude Code · Use an Anthropic API key instead, or ask your admin to enable access',
      'auth',
    ],
    ['Request too large (max 32MB). Try with a smaller file.', 'context-too-long'],
    ['Conversation too long. Press esc twice to go up a few messages and try again.', 'context-too-long'],
    ['Context limit reached · /compact or /clear to continue', 'context-too-long'],
    ['PDF too large (max 100 pages, 32MB)', 'context-too-long'],
    [
      'API Error: input length and `max_tokens` exceed context limit: 188240 + 21333 > 200000, decrease input length',
      'context-too-long',
    ],
    ['API Error: Opus is experiencing high load, please use /model to switch to Sonnet', 'overloaded'],
    [
      'API Error: Request rejected (429) · this may be a temporary capacity issue — check status.claude.com',
      'overloaded',
    ],
    ['API Error: SSL certificate error (UNABLE_TO_GET_ISSUER_CERT_LOCALLY)', 'network'],
    ['API Error: Stream idle timeout - partial response received', 'network'],
    [
      'Claude Opus is not available with the Claude Pro plan. If you have updated your subscription plan recently, run /logout and /login for the plan to take effect.',
      'model-config',
    ],
    [
      'API Error: 403 {"error":{"message":"Your team has either used all available credits or reached its monthly spending limit."}}',
      'billing usage-limit',
    ],
    [{ text: 'Error: Reached max turns (5)', onStderr: true }, 'turn-cap'],
    [{ text: 'Error: Exceeded USD budget (0.5)', onStderr: true }, 'turn-cap'],
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
    ["You've reached your spend cap. Increase it to continue.", 'billing'],
    ["You're out of credits. Add credits to continue.", 'billing'],
    ['Encountered invalidated oauth token for user, failing request', 'auth'],
    ['Your session has ended. Please log in again.', 'auth'],
    ['Your authentication session could not be refreshed automatically. Please log out and sign in again.', 'auth'],
    ['Our servers are currently overloaded. Please try again later.', 'overloaded'],
    ['Input exceeds the context window', 'context-too-long'],
    ['input exceeds the maximum length of 1048576 characters', 'context-too-long'],
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
    ['Individual quota reached. Contact your administrator to enable overages.', 'usage-limit'],
    [
      '[API Error: Cloud Code Assist API error (429): Individual quota reached. Contact your administrator to enable overages]',
      'usage-limit',
    ],
    ['No capacity available for model gemini-3-pro-preview on the server', 'overloaded'],
    [
      '[API Error: [{"error":{"code":429,"message":"Quota exceeded for quota metric \'Requests\'","status":"RESOURCE_EXHAUSTED","details":[{"reason":"RATE_LIMIT_EXCEEDED","metadata":{"quota_limit":"Gemini25ProRequestsPerDay"}}]}}]]',
      'usage-limit',
    ],
    [
      '{"error":{"code":429,"message":"Quota exceeded for aiplatform.googleapis.com/generate_content_requests_per_day_per_project","status":"RESOURCE_EXHAUSTED"}}',
      'usage-limit',
    ],
    ['Deadline expired before operation could complete.', 'overloaded network'],
    ['Internal error encountered.', 'overloaded'],
    ['The service is currently unavailable.', 'overloaded'],
    ['When using Gemini API, you must specify the GEMINI_API_KEY environment variable.', 'auth'],
    [
      { text: 'When using Gemini API, you must specify the GEMINI_API_KEY environment variable.', onStderr: true },
      'auth',
    ],
    [
      {
        text: 'Manual authorization is required but the current session is non-interactive. Please run the Gemini CLI in an interactive terminal to log in, provide a GEMINI_API_KEY, or ensure Application Default Credentials are configured.',
        onStderr: true,
      },
      'auth',
    ],
    [
      {
        text: 'This account requires setting the GOOGLE_CLOUD_PROJECT or GOOGLE_CLOUD_PROJECT_ID env var.',
        onStderr: true,
      },
      'auth',
    ],
    ['Your API key was reported as leaked. Please use another API key.', 'auth'],
    ["[API Error: Permission denied: Consumer 'api_key:x' has been suspended.]", 'auth'],
    ['This service has been disabled in this account for violation of Terms of Service.', 'auth'],
    [
      'Context window will overflow: Sending this message (130000 tokens) might exceed the remaining context window limit (1000 tokens).',
      'context-too-long',
    ],
    ['[API Error: Client network socket disconnected before secure TLS connection was established]', 'network'],
  ]),
  ...configTexts,
  ...rarerTexts,
  ...resoldTexts,
];
