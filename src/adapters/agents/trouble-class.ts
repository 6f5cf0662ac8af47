import { namesTime } from './reset-time.ts';
import type { AgentClass } from './result.ts';
import { LONGEST_BACKOFF_MS, QUOTA_OF_A_DAY, QUOTA_OF_A_MINUTE, type Trouble } from './trouble.ts';
import { sentenceClass } from './trouble-sentences.ts';

/**
 * Names the class of a trouble; undefined when no rule knows it. Names come first, then a status that leaves no doubt, then the
 * vendors' sentences, then the rest of the statuses, then names that say little (06-agents "Limits and errors").
 */
export function classOfTrouble(trouble: Trouble): AgentClass | undefined {
  return (
    trouble.class ??
    classOfNames(trouble.codes, NAMES) ??
    classOfPlainStatus(trouble, sentenceClass(trouble)) ??
    sentenceClass(trouble) ??
    classOfStatus(trouble) ??
    classOfNames(trouble.codes, VAGUE_NAMES)
  );
}

/** Names by class, with spaces between them; where two classes have one, the earlier counts. */
export type Names = readonly (readonly [AgentClass, string])[];

/** The class of the first row that has one of the codes. */
export function classOfNames(codes: readonly string[], names: Names): AgentClass | undefined {
  return names.find(([, known]) => known.split(/\s+/).some((name) => name !== '' && codes.includes(name)))?.[0];
}

function classOfPlainStatus({ status = 0 }: Trouble, said: AgentClass | undefined): AgentClass | undefined {
  // Some services refuse with it who cannot pay.
  if (status === 401) return said === 'billing' ? said : 'auth';
  if (status === 402) return 'billing';
  if (status === 407 || status === 408) return 'network';
  if (status === 413) return 'context-too-long';
  return status >= 500 ? 'overloaded' : undefined;
}

function classOfStatus({ status, waitMs = 0, sentence }: Trouble): AgentClass | undefined {
  // A rate comes back by itself: who names a day or a time of the day tells of a limit.
  if (status === 429) return waitMs > LONGEST_BACKOFF_MS || namesTime(sentence) ? 'usage-limit' : 'overloaded';
  if (status === 403) return 'auth';
  if (status === 404) return 'model-config';
  return status === 400 || status === 422 ? 'context-too-long' : undefined;
}

const NAMES: Names = [
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
const VAGUE_NAMES: Names = [
  ['overloaded', 'rate_limit rate_limit_error rate_limit_exceeded rate_limited integration_rate_limited'],
  ['overloaded', 'overloaded_error model_overloaded server_is_overloaded slow_down RetryableQuotaError'],
  ['overloaded', 'api_error server_error internal_server_error service_unavailable'],
  ['overloaded', 'ThrottlingException ServiceUnavailableException InternalServerException'],
  ['overloaded', 'RESOURCE_EXHAUSTED UNAVAILABLE INTERNAL DEADLINE_EXCEEDED'],
  ['auth', 'permission_error PERMISSION_DENIED'],
  ['context-too-long', 'invalid_request_error INVALID_ARGUMENT'],
];
