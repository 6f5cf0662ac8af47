import { type AgentClass, LONGEST_BACKOFF_MS, QUOTA_OF_A_DAY, QUOTA_OF_A_MINUTE, type Trouble } from './result.ts';

// What clients and their services say of a failure, in words and names, and the class that each stands for.

/**
 * Names the class that a vendor's own sentence stands for; undefined when it is none that is known. Each is known by its
 * beginning, because the rest of it may quote anything.
 */
export function sentenceClass({ sentence, waitMs }: Trouble): AgentClass | undefined {
  const name = SENTENCES.find(([, pattern]) => pattern.test(sentence))?.[0];
  // A vendor says the same of the limit of a minute as of that of a day, and only the wait tells them apart.
  if (waitMs === undefined || (name !== 'usage-limit' && name !== 'overloaded')) return name;
  if (name === 'usage-limit' && OF_AN_ACCOUNT.test(sentence)) return name;
  return waitMs > LONGEST_BACKOFF_MS ? 'usage-limit' : 'overloaded';
}

/** What is said of no minute's limit, however soon it is over. */
const OF_AN_ACCOUNT = /^.{0,60}\b(?:usage limit|session|daily|weekly|monthly|\d+[- ]hour)\b/i;

/** Sentences by their beginnings; where two match, the earlier counts. */
const SENTENCES: readonly (readonly [AgentClass, RegExp])[] = [
  ['crashed', /^(?:stream disconnected before completion: )?Incomplete response returned, reason: content_filter\b/],
  ['crashed', /^Invalid prompt: /],
  ['context-too-long', /^Model stream ended due to token limit exhaustion\b/],
  ['context-too-long', /^(?:stream disconnected before completion: )?Incomplete response returned, reason: max_/],
  ['turn-cap', /^(?:Reached max session turns|Maximum session turns exceeded|shared rollout token budget exhausted)\b/],
  ['turn-cap', /^(?:Run (?:budget|wall-clock budget) exceeded|Exceeded USD budget)\b/],
  ['turn-cap', /^Reached max turns \(\d+\)/],
  ['billing', /^(?:Quota exceeded\. Check your plan and billing details|Your workspace is out of credits)\b/],
  ['billing', /^You(?:['’]ve| have)? (?:hit|reached) your spend cap\b/],
  ['billing', /^(?:To use Codex with your ChatGPT plan, upgrade|This request requires more credits)\b/],
  ['billing', /^(?:Qwen OAuth free tier has been discontinued|Your prepayment credits are depleted)\b/],
  ['billing', /^(?:This API method requires billing|Gemini API free tier is not available|Key limit exceeded)\b/],
  ['billing', /^(?:ExceededBudget|Budget has been exceeded|Billing hard limit)\b/],
  ['billing', /^(?:Access denied, please make sure your account is in good standing|Extra usage is required)\b/],
  ['billing', /^(?:You(?:['’]re| are) out of credits|No payment method)\b/],
  ['billing', /^Your account \S+ (?:<\S+> )?is suspended due to insufficient balance\b/],
  ['billing', /^Your (?:newly created )?team (?:has either used all available|doesn['’]t have any) credits\b/],
  ['billing', /^The free tier of the model has been exhausted\b/],
  ['billing', /^(?:(?:Your )?credit balance is too low|Insufficient (?:account )?(?:balance|credits?|funds))\b/i],
  ['usage-limit', /^You['’]re out of (?:\w+ )?usage\b/],
  ['usage-limit', /^You have exhausted your (?:daily |monthly )?(?:quota|capacity)\b/],
  ['usage-limit', /^(?:You (?:have )?exceeded your current quota|Qwen OAuth quota exceeded)\b/],
  ['usage-limit', /^(?:Quota exceeded\. Upgrade|Your (?:org|organization|workspace|team) is out of (?:\w+ )?usage)\b/],
  ['usage-limit', /^(?:Your workspace has reached its (?:\w+ )?spending limit|Individual quota reached)\b/],
  ['usage-limit', /^(?:(?:Tokens|Requests) per day limit exceeded|The usage limit has been reached)\b/],
  [
    'usage-limit',
    /^You(?:['’]ve| have) (?:hit|reached) (?:your (?!rate )|the (?=daily |weekly |monthly |session |usage |\d+-hour ))(?:[\w.()'’-]+ ){0,4}(?:limits?|quota)\b/i,
  ],
  ['usage-limit', /^(?!rate |api )(?:[\w.-]+ ){1,3}limit reached\b.*\bresets?\b/i],
  [
    'usage-limit',
    /^(?:Sorry, )?you(?:['’]ve| have) exceeded your (?:\d+[- ]hour|weekly|monthly|daily|session|premium|free)\b/i,
  ],
  ['usage-limit', /^(?:Claude (?:AI )?|Free )?usage (?:limit reached|limit exceeded|exceeded)\b/i],
  ['usage-limit', /^(?:(?:\w+ )?allocated quota exceeded|Too many (?:requests|tokens) per day)\b/i],
  ['usage-limit', /^Rate limit (?:exceeded|reached): .*\bper[- ]day\b/i],
  ['usage-limit', /^(?:Sorry, )?you have exceeded your Copilot token usage\b/i],
  ['usage-limit', /^Quota exceeded for .*per[ _]day/i],
  ['context-too-long', /^Codex ran out of room in the model['’]s context window\b/],
  ['context-too-long', /^(?:This (?:endpoint|model)['’]s maximum context length|The input token count\b.*\bexceeds)\b/],
  ['context-too-long', /^Model response was truncated because it exceeded the token limit\b/],
  ['context-too-long', /^(?:(?:Request|PDF|Conversation) too (?:large|long)|Range of input length should be)\b/],
  ['context-too-long', /^Claude['’]s response exceeded the \d+ output token maximum\b/],
  ['context-too-long', /^(?:(?:Context limit reached|Session token limit exceeded)|Context window will overflow)\b/],
  ['context-too-long', /^(?:Invalid request: )?Your request exceeded model token limit\b/],
  ['context-too-long', /^(?:Please reduce the length of the messages|This model['’]s maximum prompt length)\b/],
  ['context-too-long', /^(?:prompt|input) is too long\b/i],
  ['context-too-long', /^(?:Your )?input exceeds the (?:context window|maximum length)\b/i],
  ['context-too-long', /^input length and `max_tokens` exceed context limit\b/i],
  ['context-too-long', /^(?:the )?request exceeds the available context size\b/i],
  ['context-too-long', /^tokens in request more than max tokens allowed\b/i],
  ['context-too-long', /^(?:Requested token count|prompt token count of \d+|Prompt) exceeds (?:the|max)\b/i],
  [
    'context-too-long',
    /^(?:The )?input (?:length )?\(?\d[\d,]*(?: tokens)?\)? (?:exceeds|is longer than) (?:the )?(?:model['’]s|maximum)\b/i,
  ],
  ['context-too-long', /^Prompt (?:has|contains) \d[\d,]* tokens\b.*\b(?:context size|too large)\b/i],
  ['context-too-long', /^(?:prompt too long|(?:invalid params, )?context window exceeds|Token limit exceeded)\b/i],
  ['context-too-long', /^(?:Payload|Request (?:body|entity)) too large\b/i],
  ['auth', /^(?:Incorrect API key provided|API key (?:not valid|expired|not found)|invalid x-api-key)\b/],
  ['auth', /^(?:No (?:authentication information found|auth type is selected)|Please set an Auth method)\b/],
  ['auth', /^Your (?:(?:access|authentication) )?(?:token|session) (?:could not be|has)\b/],
  ['auth', /^(?:User location is not supported|You must be logged in|Not logged in)\b/],
  ['auth', /^OAuth \w+ (?:has )?(?:expired|(?:been )?revoked)\b/],
  ['auth', /^Failed to (?:authenticate|refresh token|log ?in|sign in)\b/],
  ['auth', /^The security token included in the request is (?:invalid|expired)\b/],
  ['auth', /^(?:Could not (?:load (?:the default )?credentials|refresh (?:access )?token)|invalid_grant)\b/],
  ['auth', /^Classic Personal Access Tokens\b/],
  ['auth', /^(?:Your|This) (?:organization|account) (?:does not have access|has (?:been )?disabled)\b/],
  ['auth', /^(?:Your current account is not eligible|Access to \S+ models is not allowed)\b/],
  ['auth', /^(?:Access denied by policy settings|This credential is only authorized for use|You are not authorized)\b/],
  ['auth', /^(?:Failed to load models: access denied|Encountered invalidated oauth token)\b/],
  ['auth', /^(?:(?:Claude Code|This service) (?:access )?has been disabled|When using Gemini API, you must specify)\b/],
  ['auth', /^(?:Manual authorization is required|This account requires setting|Your API key was reported as leaked)\b/],
  ['auth', /^(?:Permission denied: Consumer|\w+ API key is missing|[A-Z_]+_API_KEY environment variable not found)\b/],
  ['auth', /^(?:Missing credentials for|Token refresh failed|This client is no longer supported)\b/],
  ['auth', /^(?:Please run \/login|Missing environment variable: `[A-Z0-9_]*KEY`|checking \S+ token: )/],
  ['auth', /^(?:Error )?authenticating: /],
  ['auth', /^(?:Invalid API[- ]key|Authentication (?:failed|error))\b/i],
  ['auth', /^Missing (?:API key|bearer or basic authentication)\b/i],
  [
    'auth',
    /^(?:The |Your )?(?:provided )?(?:\w+ ){0,2}(?:token|session|credentials) (?:is|are|has|have) (?:been )?(?:expired|revoked)\b/i,
  ],
  [
    'auth',
    /^(?:(?:\w+ )?OAuth (?:authentication|authorization|login)|Device authorization(?: flow)?|\w+ auth refresh) (?:failed|timed out)\b/i,
  ],
  ['auth', /^invalid access token or token expired\b/i],
  ['model-config', /^There['’]s an issue with the selected model\b/],
  ['model-config', /^(?:(?:(?:Error )?loading config\S*: )?Model provider \S+ not found|No models? available)\b/],
  ['model-config', /^(?:Publisher Model \S+ was not found|Requested entity was not found)\b/],
  ['model-config', /^The provided model identifier is invalid\b/],
  ['model-config', /^(?:Invocation of model ID \S+ with on-demand throughput|You don['’]t have access to the model)\b/],
  ['model-config', /^(?:option '--model\b.* is invalid|\S+ is not a valid model ID)\b/],
  ['model-config', /^The model [`'"]?[^\s`'"]+[`'"]? (?:does not exist|is not (?:available|supported|found))\b/],
  ['model-config', /^The [`'"][^\s`'"]+[`'"] model (?:is not supported|requires)\b/],
  ['model-config', /^(?:models\/\S+ is not (?:found|supported)|Model "[^"]+" from --model flag is not available)\b/],
  ['model-config', /^Claude \w+ is not available with\b/],
  ['model-config', /^(?:The requested )?model (?:is )?not (?:found|supported|available|exist)\b/i],
  ['model-config', /^No endpoints available for this model\b/i],
  ['model-config', /^(?:Unknown model|Unsupported model|Invalid model (?:name|ID))\b/i],
  ['model-config', /^Model [`'"]?[^\s`'"]+[`'"]? (?:does not exist|is not available|not exist)\b/i],
  ['permission-denied', /^Not inside a trusted directory\b/],
  ['permission-denied', /^--dangerously-skip-permissions cannot be used with root\/sudo privileges/],
  ['overloaded', /^(?:Selected model is at capacity|(?:We['’]re currently|The system is) experiencing high demand)\b/],
  ['overloaded', /^Your requests to .{1,200} have exceeded (?:the )?(?:token|call) rate limit\b/],
  ['overloaded', /^(?:Server is temporarily limiting requests|This model is currently experiencing high demand)\b/],
  ['overloaded', /^(?:Sorry, the upstream model provider is|\w+ is experiencing high load)\b/],
  ['overloaded', /^(?:Our servers are|Provider is|The engine is) (?:currently )?overloaded\b/],
  ['overloaded', /^(?:No capacity available|Deadline expired before operation|Internal error encountered)\b/],
  [
    'overloaded',
    /^(?:stream disconnected before completion: )?(?:The server had an error|An error occurred while processing your request)\b/,
  ],
  [
    'overloaded',
    /^This request would exceed (?:the rate limit\b|your (?:organization|account|workspace)(?:['’]s)? rate limit\b)/,
  ],
  ['overloaded', /^(?:rate limit (?:exceeded|reached|is exceeded)|Too Many (?:Requests|tokens))\b/i],
  ['overloaded', /^(?:The model is |Repeated (?:\d{3} |server )?)?overload(?:ed)?\b/i],
  ['overloaded', /^(?:Resource (?:has been )?exhausted|Internal server error|Requests rate limit exceeded)\b/i],
  ['overloaded', /^(?:Sorry, )?you['’]ve exhausted this model['’]s rate limit\b/i],
  ['overloaded', /^(?:(?:The )?service (?:is currently )?unavailable|(?:Bad Gateway|Gateway Time-?out))\b/i],
  ['overloaded', /^(?:Sorry, )?you(?:['’]ve hit a| have been|r request was) rate[- ]limit/i],
  ['overloaded', /^Quota exceeded for .*per[ _]minute/i],
  ['network', /^(?:stream disconnected before completion|stream disconnected - retrying)\b/],
  ['network', /^(?:exception )?TypeError: (?:fetch failed|terminated|network error)\b/],
  ['network', /^(?:(?:fetch failed|terminated|socket hang up|Premature close)|(?:connect|read|write) E[A-Z]+)\b/],
  ['network', /^(?:getaddrinfo [A-Z_]+|Failed native model HTTP request|waiting for network|HTTP\/2 GOAWAY)\b/],
  ['network', /^(?:The socket connection was closed|Response stalled|Access blocked by Cloudflare)\b/],
  ['network', /^(?:Model stream ended without (?:a )?finish reason|No stream activity for \d+ ?ms)\b/],
  ['network', /^(?:Incomplete JSON segment at the end|SSL certificate error|Client network socket disconnected)\b/],
  ['network', /^Cannot connect to API\b/],
  ['network', /^request to \S+ failed, reason: /],
  ['network', /^(?:API )?Connection (?:failed|error|refused|reset|closed)\b/i],
  ['network', /^(?:Could not|Unable to|Failed to|Cannot) connect\b/i],
  ['network', /^(?:error sending request|Error while reading the server response|Network error)\b/i],
  [
    'network',
    /^(?:The )?(?:request|operation|connection|stream|streaming request|(?:SSE |socket )?read) (?:has )?timed? ?out\b/i,
  ],
  [
    'network',
    /^(?:unable to (?:verify|get)\b.{0,40}\bcertificate|self[- ]signed certificate|certificate has expired)\b/i,
  ],
  ['network', /^(?:No response from the (?:model|server)|Stream idle timeout)\b/i],
  ['empty', /^(?:Invalid stream: )?The model returned (?:an empty|reasoning thoughts)\b/],
  ['empty', /^(?:Model stream ended with empty response|No response was returned)\b/],
];

/** Names by class, with spaces between them; where two classes have one, the earlier counts. */
export type Names = readonly (readonly [AgentClass, string])[];

/** The class of the first row that has one of the codes. */
export function classOfNames(codes: readonly string[], names: Names): AgentClass | undefined {
  return names.find(([, known]) => known.split(/\s+/).some((name) => name !== '' && codes.includes(name)))?.[0];
}

/** Names that say what happened. */
export const NAMES: Names = [
  // A refusal of what was asked, which neither waiting nor another key would change.
  ['crashed', 'content_filter content_policy_violation cyber_policy invalid_prompt'],
  ['crashed', 'data_inspection_failed DataInspectionFailed'],
  ['turn-cap', 'max_turns error_max_turns error_max_budget_usd session_budget_exceeded'],
  ['turn-cap', 'FatalTurnLimitedError FatalBudgetExceededError'],
  ['billing', 'billing_error billing_not_active billing_not_configured BILLING_DISABLED payment_required'],
  ['billing', 'usage_not_included budget_exceeded exceeded_current_quota_error insufficient_credits'],
  ['billing', 'insufficient_balance INSUFFICIENT_G1_CREDITS_BALANCE CreditsError'],
  ['usage-limit', 'usage_limit_reached usage_limit_exceeded insufficient_quota quota quota_exceeded'],
  ['usage-limit', 'session_quota_exceeded additional_spend_limit_reached QUOTA_EXHAUSTED TerminalQuotaError'],
  ['usage-limit', `${QUOTA_OF_A_DAY} user_weekly_rate_limited user_global_rate_limited user_model_rate_limited`],
  ['usage-limit', 'ServiceQuotaExceededException FreeUsageLimitError GoUsageLimitError MonthlyLimitError'],
  ['usage-limit', 'UserLimitError'],
  ['overloaded', QUOTA_OF_A_MINUTE],
  ['context-too-long', 'context_length_exceeded context_window_exceeded context_limit request_too_large'],
  ['context-too-long', 'max_output_tokens string_above_max_length ContextOverflowError MessageOutputLengthError'],
  ['model-config', 'model_not_found model_not_supported unsupported_model ProviderModelNotFoundError'],
  ['model-config', 'ModelNotFoundError ModelError not_found_error NOT_FOUND no_available_model_endpoints'],
  ['model-config', 'unsupported_value model_not_available_for_integrator ProviderInitError'],
  ['auth', 'authentication_error authentication_failed authentication authorization unauthorized'],
  ['auth', 'invalid_api_key account_deactivated token_expired UNAUTHENTICATED API_KEY_INVALID'],
  ['auth', 'API_KEY_SERVICE_BLOCKED VALIDATION_REQUIRED ValidationRequiredError FatalAuthenticationError'],
  ['auth', 'ProviderAuthError AuthError IneligibleTierError ExpiredTokenException'],
  ['auth', 'UnrecognizedClientException CredentialsProviderError'],
  ['permission-denied', 'FatalUntrustedWorkspaceError'],
  ['network', 'ECONNREFUSED ECONNRESET ENOTFOUND ETIMEDOUT EAI_AGAIN EPIPE UND_ERR_SOCKET'],
  ['network', 'UND_ERR_CONNECT_TIMEOUT ConnectionRefused connection_error transport timeout'],
];

/** Names that many different failures share; the sentence or the status knows better. */
export const VAGUE_NAMES: Names = [
  ['overloaded', 'rate_limit rate_limit_error rate_limit_exceeded rate_limited integration_rate_limited'],
  ['overloaded', 'overloaded_error model_overloaded server_is_overloaded slow_down RetryableQuotaError'],
  ['overloaded', 'api_error server_error internal_server_error service_unavailable'],
  ['overloaded', 'ThrottlingException ServiceUnavailableException InternalServerException'],
  ['overloaded', 'RESOURCE_EXHAUSTED UNAVAILABLE INTERNAL DEADLINE_EXCEEDED'],
  ['auth', 'permission_error PERMISSION_DENIED'],
  ['context-too-long', 'invalid_request_error INVALID_ARGUMENT'],
];
