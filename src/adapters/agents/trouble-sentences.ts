import type { AgentClass } from './result.ts';
import { LONGEST_BACKOFF_MS, type Trouble } from './trouble.ts';

/**
 * Names the class that a vendor's own sentence stands for; undefined when it is none that is known. Each is known by its
 * beginning, because the rest of it may quote anything.
 */
export function sentenceClass({ sentence, waitMs }: Trouble): AgentClass | undefined {
  const name = SENTENCES.find(([, patterns]) => patterns.some((pattern) => pattern.test(sentence)))?.[0];
  // A vendor says the same of the limit of a minute as of that of a day, and only the wait tells them apart.
  if (waitMs === undefined || (name !== 'usage-limit' && name !== 'overloaded')) return name;
  if (name === 'usage-limit' && OF_AN_ACCOUNT.test(sentence)) return name;
  return waitMs > LONGEST_BACKOFF_MS ? 'usage-limit' : 'overloaded';
}

/** What is said of no minute's limit, however soon it is over. */
const OF_AN_ACCOUNT = /^.{0,60}\b(?:usage limit|session|daily|weekly|monthly|\d+[- ]hour)\b/i;

const SENTENCES: readonly (readonly [AgentClass, readonly RegExp[]])[] = [
  [
    'crashed',
    [
      /^(?:stream disconnected before completion: )?Incomplete response returned, reason: content_filter\b/,
      /^Invalid prompt: /,
    ],
  ],
  [
    'context-too-long',
    [
      /^(?:stream disconnected before completion: )?Incomplete response returned, reason: max_/,
      /^Model stream ended due to token limit exhaustion\b/,
    ],
  ],
  [
    'turn-cap',
    [
      /^Reached max session turns\b/,
      /^Maximum session turns exceeded\b/,
      /^shared rollout token budget exhausted\b/,
      /^Run (?:budget|wall-clock budget) exceeded\b/,
    ],
  ],
  [
    'billing',
    [
      /^Quota exceeded\. Check your plan and billing details\b/,
      /^(?:Your )?credit balance is too low\b/i,
      /^Your workspace is out of credits\b/,
      /^You hit your spend cap\b/,
      /^To use Codex with your ChatGPT plan, upgrade\b/,
      /^Insufficient (?:account )?(?:balance|credits?|funds)\b/i,
      /^This request requires more credits\b/,
      /^Qwen OAuth free tier has been discontinued\b/,
      /^Your prepayment credits are depleted\b/,
      /^This API method requires billing\b/,
      /^Key limit exceeded\b/,
      /^(?:ExceededBudget|Budget has been exceeded|Billing hard limit)\b/,
      /^Access denied, please make sure your account is in good standing\b/,
    ],
  ],
  [
    'usage-limit',
    [
      /^You(?:['’]ve| have) (?:hit|reached) your (?!rate )(?:[\w.()'’-]+ ){0,4}limits?\b/i,
      /^(?!rate |api )(?:[\w.-]+ ){1,2}limit reached\b.*\bresets?\b/i,
      /^You['’]re out of (?:\w+ )?usage\b/,
      /^You have exhausted your (?:daily |monthly )?(?:quota|capacity)\b/,
      /^You (?:have )?exceeded your current quota\b/,
      /^(?:Sorry, )?you(?:['’]ve| have) exceeded your (?:\d+[- ]hour|weekly|monthly|daily|session|premium|free)\b/i,
      /^(?:Claude (?:AI )?|Free )?usage (?:limit reached|limit exceeded|exceeded)\b/i,
      /^Qwen OAuth quota exceeded\b/,
      /^(?:\w+ )?allocated quota exceeded\b/i,
      /^Too many (?:requests|tokens) per day\b/i,
      /^Rate limit (?:exceeded|reached): .*\bper[- ]day\b/i,
      /^Quota exceeded\. Upgrade\b/,
      /^Quota exceeded for .*\bper day\b/i,
    ],
  ],
  [
    'context-too-long',
    [
      /^Codex ran out of room in the model['’]s context window\b/,
      /^(?:prompt|input) is too long\b/i,
      /^Your input exceeds the context window\b/,
      /^This (?:endpoint|model)['’]s maximum context length\b/,
      /^The input token count\b.*\bexceeds\b/,
      /^Model response was truncated because it exceeded the token limit\b/,
      /^Request too large for\b/,
      /^Range of input length should be\b/,
      /^Claude['’]s response exceeded the \d+ output token maximum\b/,
    ],
  ],
  [
    'auth',
    [
      /^Incorrect API key provided\b/,
      /^Invalid API[- ]key\b/i,
      /^API key (?:not valid|expired|not found)\b/,
      /^invalid x-api-key\b/,
      /^Authentication (?:failed|error)\b/i,
      /^No (?:authentication information found|auth type is selected)\b/,
      /^Please set an Auth method\b/,
      /^Missing (?:API key|bearer or basic authentication)\b/i,
      /^Missing environment variable: `[A-Z0-9_]*KEY`/,
      /^Your (?:access|authentication) token (?:could not be|has)\b/,
      /^User location is not supported\b/,
      /^You must be logged in\b|^Not logged in\b/,
      /^OAuth \w+ (?:has )?(?:expired|(?:been )?revoked)\b/,
      /^Failed to (?:authenticate|refresh token|log ?in|sign in)\b/,
      /^The security token included in the request is (?:invalid|expired)\b/,
      /^Could not load (?:the default )?credentials\b/,
      /^invalid_grant\b/,
      /^(?:The )?(?:SSO )?(?:token|session) (?:is|has) expired\b/i,
      /^Classic Personal Access Tokens\b/,
      /^(?:Your|This) organization (?:does not have access|has been disabled)\b/,
      /^Your current account is not eligible\b/,
      /^Access to \S+ models is not allowed\b|^Access denied by policy settings\b/,
      /^This credential is only authorized for use\b/,
      /^You are not authorized\b/,
    ],
  ],
  [
    'model-config',
    [
      /^(?:The requested )?model (?:is )?not (?:found|supported)\b/i,
      /^No models? available\b/,
      /^No endpoints available for this model\b/i,
      /^Publisher Model \S+ was not found\b/,
      /^Requested entity was not found\b/,
      /^The provided model identifier is invalid\b/,
      /^Invocation of model ID \S+ with on-demand throughput\b/,
      /^You don['’]t have access to the model\b/,
      /^option '--model\b.* is invalid\b/,
      /^Unknown model\b/,
      /^\S+ is not a valid model ID\b/,
      /^The model [`'"]?[^\s`'"]+[`'"]? (?:does not exist|is not (?:available|supported|found))\b/,
      /^The [`'"][^\s`'"]+[`'"] model (?:is not supported|requires)\b/,
      /^models\/\S+ is not (?:found|supported)\b/,
      /^Model "[^"]+" from --model flag is not available\b/,
      /^Model [`'"]?[^\s`'"]+[`'"]? (?:does not exist|is not available|not exist)\b/i,
    ],
  ],
  [
    'overloaded',
    [
      /^Selected model is at capacity\b/,
      /^We['’]re currently experiencing high demand\b/,
      /^rate limit (?:exceeded|reached|is exceeded)\b/i,
      /^This request would exceed your (?:organization|account|workspace)(?:['’]s)? rate limit\b/,
      /^(?:Sorry, )?you(?:['’]ve hit a| have been) rate[- ]limit/i,
      /^Quota exceeded for .*\bper minute\b/i,
      /^Server is temporarily limiting requests\b/,
      /^This model is currently experiencing high demand\b/,
      /^Too Many (?:Requests|tokens)\b/i,
      /^(?:The model is |Repeated (?:\d{3} |server )?)?overload(?:ed)?\b/i,
      /^Resource (?:has been )?exhausted\b/i,
      /^Internal server error\b/i,
      /^Requests rate limit exceeded\b/i,
    ],
  ],
  [
    'network',
    [
      /^stream disconnected before completion\b/,
      /^stream disconnected - retrying\b/,
      /^(?:API )?Connection (?:failed|error|refused|reset|closed)\b/i,
      /^(?:exception )?TypeError: (?:fetch failed|terminated|network error)\b/,
      /^(?:fetch failed|terminated|socket hang up|Premature close)\b/,
      /^(?:Could not|Unable to|Failed to|Cannot) connect\b/i,
      /^request to \S+ failed, reason: /,
      /^(?:connect|read|write) E[A-Z]+\b|^getaddrinfo [A-Z_]+\b/,
      /^Failed native model HTTP request\b/,
      /^(?:error sending request|Error while reading the server response|Network error)\b/i,
      /^waiting for network\b/,
      /^HTTP\/2 GOAWAY\b/,
      /^(?:The )?(?:request|operation|connection|stream|streaming request) (?:has )?timed? ?out\b/i,
      /^The socket connection was closed\b/,
      /^Response stalled\b/,
      /^(?:unable to (?:verify|get)\b.{0,40}\bcertificate|self[- ]signed certificate|certificate has expired)\b/i,
      /^Access blocked by Cloudflare\b/,
      /^Model stream ended without (?:a )?finish reason\b/,
      /^No stream activity for \d+ ?ms\b|^Incomplete JSON segment at the end\b/,
      /^No response from the (?:model|server)\b/i,
    ],
  ],
  [
    'empty',
    [
      /^The model returned (?:an empty|reasoning thoughts)\b/,
      /^Model stream ended with empty response\b/,
      /^No response was returned\b/,
    ],
  ],
];
