import {
  creditTooLow,
  modelNotFound,
  overloaded,
  promptTooLong,
  rateLimit,
  unauthorized,
  usageLimit,
} from './anthropic.ts';
import type { Refusal } from './script.ts';

/** What a service says when it refuses, each in its own words. */
export interface Troubles {
  /** The account's limit is used up for hours. */
  readonly usageLimit: Refusal;
  /** Requests of this minute are used up. */
  readonly rateLimit: Refusal;
  readonly refusedKey: Refusal;
  readonly tooLong: Refusal;
  readonly overloaded: Refusal;
  readonly noCredit: Refusal;
  /** The model that the tests ask for is none. */
  readonly unknownModel: Refusal;
}

const FAR = 4_000_000_000;

export const anthropicTrouble: Troubles = {
  usageLimit: usageLimit(FAR),
  rateLimit: rateLimit(1),
  refusedKey: unauthorized(),
  tooLong: promptTooLong(),
  overloaded: overloaded(),
  noCredit: creditTooLow(),
  unknownModel: modelNotFound('no-such-model'),
};

export const openaiTrouble: Troubles = {
  usageLimit: refusal(429, 'usage_limit_reached', 'The usage limit has been reached', {
    fields: { plan_type: 'plus', resets_at: FAR, resets_in_seconds: 7_200 },
  }),
  rateLimit: refusal(429, 'rate_limit_exceeded', 'Rate limit reached for this model. Please try again in 1s.', {
    headers: { 'retry-after': '1' },
  }),
  refusedKey: refusal(401, 'invalid_api_key', 'Incorrect API key provided.'),
  tooLong: refusal(400, 'context_length_exceeded', 'Your input exceeds the context window of this model.'),
  overloaded: refusal(503, 'server_is_overloaded', 'Our servers are currently overloaded. Please try again later.'),
  noCredit: refusal(
    429,
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
    { fields: { code: 'insufficient_quota' } },
  ),
  unknownModel: refusal(404, 'invalid_request_error', 'The model `no-such-model` does not exist.', {
    fields: { code: 'model_not_found' },
  }),
};

/** A service that speaks OpenAI's protocol with words of its own. */
export const qwenTrouble: Troubles = {
  ...openaiTrouble,
  noCredit: refusal(400, 'Arrearage', 'Access denied, please make sure your account is in good standing.', {
    fields: { code: 'Arrearage' },
  }),
};

export const geminiTrouble: Troubles = {
  usageLimit: refusal(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan.', {
    fields: { details: [quota('GenerateRequestsPerDayPerProjectPerModel')] },
  }),
  rateLimit: refusal(429, 'RESOURCE_EXHAUSTED', 'Resource has been exhausted (e.g. check quota).', {
    fields: {
      details: [
        quota('GenerateRequestsPerMinutePerProjectPerModel'),
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '1s' },
      ],
    },
  }),
  refusedKey: refusal(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', {
    fields: { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }] },
  }),
  tooLong: refusal(
    400,
    'INVALID_ARGUMENT',
    'The input token count (2000000) exceeds the maximum number of tokens allowed (1048576).',
  ),
  overloaded: refusal(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  noCredit: refusal(
    429,
    'RESOURCE_EXHAUSTED',
    'Your prepayment credits are depleted. Please go to AI Studio to manage your project and billing.',
  ),
  unknownModel: refusal(404, 'NOT_FOUND', 'models/no-such-model is not found for API version v1beta.'),
};

function refusal(
  status: number,
  error: string,
  message: string,
  more: Pick<Refusal, 'headers' | 'fields'> = {},
): Refusal {
  return { kind: 'refusal', status, error, message, ...more };
}

function quota(quotaId: string): object {
  return { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] };
}
