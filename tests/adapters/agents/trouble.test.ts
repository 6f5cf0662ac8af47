import { describe, expect, it } from 'vitest';
import { waitIn } from '../../../src/adapters/agents/reset-time.ts';
import type { AgentClass, Trouble } from '../../../src/adapters/agents/result.ts';
import { classOfTrouble, troubleOfStderr, troubleOfText } from '../../../src/adapters/agents/trouble.ts';

const plain: Trouble = { codes: [], sentence: '' };

describe('the class of a trouble', () => {
  const rows: readonly (readonly [AgentClass | undefined, Partial<Trouble>])[] = [
    // A name says most.
    ['turn-cap', { codes: ['FatalTurnLimitedError'], status: 429 }],
    ['billing', { codes: ['CreditsError'], status: 401 }],
    ['usage-limit', { codes: ['insufficient_quota'], status: 429 }],
    ['usage-limit', { codes: ['rate_limit', 'user_weekly_rate_limited'], status: 429 }],
    ['context-too-long', { codes: ['context_length_exceeded'], status: 400 }],
    ['model-config', { codes: ['invalid_request_error', 'model_not_found'], status: 404 }],
    ['auth', { codes: ['API_KEY_INVALID'], status: 400 }],
    ['network', { codes: ['ECONNREFUSED'] }],
    ['crashed', { codes: ['invalid_request_error', 'invalid_prompt'], status: 400 }],
    ['model-config', { codes: ['ProviderInitError'] }],
    [
      'crashed',
      { sentence: 'stream disconnected before completion: Incomplete response returned, reason: content_filter' },
    ],
    ['context-too-long', { sentence: 'Incomplete response returned, reason: max_output_tokens' }],
    // Then a status that leaves no doubt, whatever the sentence quotes.
    ['auth', { status: 401, sentence: 'Too Many Requests' }],
    ['overloaded', { status: 529, sentence: "You've hit your usage limit" }],
    ['overloaded', { status: 500, sentence: 'prompt is too long' }],
    ['billing', { status: 402 }],
    ['context-too-long', { status: 413 }],
    ['network', { status: 408 }],
    // Then the beginning of a vendor's sentence.
    ['billing', { status: 400, sentence: 'Your credit balance is too low to access the API.' }],
    ['usage-limit', { status: 429, sentence: 'You exceeded your current quota, please check your plan' }],
    ['usage-limit', { sentence: 'You’ve hit your usage limit for gpt-x. Switch to another model now,' }],
    ['context-too-long', { status: 429, sentence: 'Request too large for gpt-x on tokens per min' }],
    ['model-config', { status: 400, sentence: "The 'gpt-x' model is not supported when using a plan." }],
    ['overloaded', { sentence: "We're currently experiencing high demand, which may cause temporary errors." }],
    ['network', { sentence: 'stream disconnected before completion: x' }],
    ['network', { sentence: 'No stream activity for 240000ms after 0 chunks (stream lifetime: 240006ms).' }],
    ['network', { sentence: 'Request timeout after 120s. Try reducing input length.' }],
    ['context-too-long', { sentence: 'Model stream ended due to token limit exhaustion (MAX_TOKENS)' }],
    ['empty', { sentence: 'Model stream ended with empty response text.' }],
    [undefined, { sentence: 'Model stream ended due to safety settings (SAFETY) with empty response text.' }],
    // Then the rest.
    ['overloaded', { status: 429, sentence: 'nobody knows this' }],
    ['auth', { status: 403 }],
    ['model-config', { status: 404 }],
    ['context-too-long', { status: 400 }],
    ['overloaded', { codes: ['rate_limit_error'] }],
    ['context-too-long', { codes: ['INVALID_ARGUMENT'] }],
    // How long it lasts tells a limit from an overload.
    ['usage-limit', { status: 429, waitMs: 300_001 }],
    ['overloaded', { status: 429, waitMs: 300_000 }],
    ['usage-limit', { sentence: 'Too Many Requests', waitMs: 7_200_000 }],
    ['overloaded', { sentence: 'You exceeded your current quota', waitMs: 34_000 }],
    ['overloaded', { status: 503, waitMs: 7_200_000 }],
    ['usage-limit', { sentence: "You've hit your usage limit. Try again in 1 minute.", waitMs: 60_000 }],
    ['usage-limit', { status: 429, sentence: 'nobody knows this, try again at 10:17 PM' }],
    ['usage-limit', { status: 429, sentence: 'nobody knows this. It will reset at 2026-11-22 17:41:44' }],
    // Some services refuse who used up a limit, or cannot pay, as they refuse a key.
    ['usage-limit', { codes: ['permission_error'], status: 403, sentence: "You've reached your usage limit for now." }],
    ['auth', { codes: ['permission_error'], status: 403 }],
    ['auth', { codes: ['PERMISSION_DENIED'] }],
    ['billing', { codes: ['budget_exceeded'], status: 429 }],
    ['network', { status: 407 }],
    // What only mentions one of them is none of them.
    [undefined, {}],
    [undefined, { codes: ['unknown', 'Error'] }],
    [undefined, { sentence: 'The test expected "rate limit exceeded" but got 429' }],
    [undefined, { sentence: 'I fixed it. You’ve hit your usage limit is what it said' }],
    [undefined, { sentence: 'internal error; agent loop died unexpectedly' }],
    [undefined, { sentence: 'usage limits are described in the docs' }],
  ];

  it.each(rows)('%s: %o', (expected, change) => {
    expect(classOfTrouble({ ...plain, ...change })).toBe(expected);
  });
});

describe('what a client hands on of its service', () => {
  const rows: readonly (readonly [string, Trouble])[] = [
    ['it broke', { codes: [], sentence: 'it broke' }],
    ['429 slow down', { codes: [], sentence: 'slow down', status: 429 }],
    ['[API Error: 401 no key]', { codes: [], sentence: 'no key', status: 401 }],
    ['[API Error: busy (Status: UNAVAILABLE)]', { codes: ['UNAVAILABLE'], sentence: 'busy' }],
    [
      '[API Error: full. Please retry in 34.5s.]\nPlease wait and try again later.',
      { codes: [], sentence: 'full. Please retry in 34.5s.', waitMs: 34_500 },
    ],
    [
      '{"error":{"message":"no","type":"invalid_request_error","code":"model_not_found"}}',
      { codes: ['invalid_request_error', 'model_not_found'], sentence: 'no' },
    ],
    [
      '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}',
      { codes: ['overloaded_error'], sentence: 'Overloaded' },
    ],
    [
      'got status: 429 Too Many Requests. {"error":{"code":429,"message":"full","status":"RESOURCE_EXHAUSTED","details":[{"violations":[{"quotaId":"RequestsPerDay-Free"}]},{"retryDelay":"31s"}]}}',
      { codes: ['RESOURCE_EXHAUSTED', 'QUOTA_OF_A_DAY'], sentence: 'full', status: 429, waitMs: 31_000 },
    ],
    [
      '{"error":{"code":400,"status":"Bad Request","message":"{\\"error\\":{\\"code\\":400,\\"message\\":\\"API key not valid.\\",\\"status\\":\\"INVALID_ARGUMENT\\"}}"}}',
      { codes: ['Bad Request', 'INVALID_ARGUMENT'], sentence: 'API key not valid.', status: 400 },
    ],
    [
      '{"error":{"type":"usage_limit_reached","message":"The usage limit has been reached","resets_in_seconds":60}}',
      { codes: ['usage_limit_reached'], sentence: 'The usage limit has been reached', waitMs: 60_000 },
    ],
    [
      '{"error":{"type":"usage_limit_reached","message":"x","resets_at":1900000000}}',
      { codes: ['usage_limit_reached'], sentence: 'x', resetAt: 1_900_000_000_000 },
    ],
    [
      '{"error":{"code":"model_cooldown","message":"x","reset_seconds":1768}}',
      { codes: ['model_cooldown'], sentence: 'x', waitMs: 1_768_000 },
    ],
    ['{"detail":"Not allowed"}', { codes: [], sentence: 'Not allowed' }],
    ['Forbidden: Not for you', { codes: [], sentence: 'Not for you', status: 403 }],
    ['Bad Request: {"error":{"code":404,"message":"x"}}', { codes: [], sentence: 'x', status: 404 }],
    ['Forbidden: ', { codes: [], sentence: 'Forbidden:' }],
    ['Token refresh failed: 503', { codes: [], sentence: 'Token refresh failed: 503', status: 503 }],
    // An object behind a page of words is a quotation.
    [`${'x'.repeat(400)}{"error":{"code":401}}`, { codes: [], sentence: `${'x'.repeat(400)}{"error":{"code":401}}` }],
    ['', { codes: [], sentence: '' }],
  ];

  it.each(rows)('%s', (text, expected) => {
    expect(troubleOfText(text)).toEqual(expected);
  });
});

describe('stderr', () => {
  it.each([
    ['Error: No authentication information found.\n\nSet a token.', 'auth'],
    ['starting\n\u001b[31merror:\u001b[0m Model not found: x/y', 'model-config'],
    ['[API Error: You have exhausted your daily quota on this model.]\n', 'usage-limit'],
    ['429 lines were read\n404 files\nError: boom', undefined],
    ['the log says: Too Many Requests', undefined],
    ['[2026-01-01T10:00:03] ERROR: Your workspace is out of credits.', 'billing'],
    ['2026-01-01T10:00:03.123Z ERROR core::client: Selected model is at capacity', 'overloaded'],
    ['ProviderModelNotFoundError: x/y', 'model-config'],
    ['ExpiredTokenException: x', 'auth'],
    ['RangeError: x', undefined],
    ['', undefined],
  ])('%o: %s', (stderr, expected) => {
    const trouble = troubleOfStderr(stderr);
    expect(trouble && classOfTrouble(trouble)).toBe(expected);
  });
});

describe('a wait in a sentence', () => {
  it.each([
    ['Please try again in 2s.', 2_000],
    ['Please retry in 34.074824224s.', 34_075],
    ['Suggested retry after 3600s.', 3_600_000],
    ['Please wait 12 hours before trying again', 43_200_000],
    ['try again in 1h 30m', 5_400_000],
    ['retry in 900ms', 900],
    ['try again in 5 days', 432_000_000],
    ['Your quota will reset after 1h2m3s.', 3_723_000],
    ['Resets in 2 weeks and 1 day', 1_296_000_000],
    ['Try again in about 3 hours', 10_800_000],
    ['Limit resets in: 4h 3m', 14_580_000],
    ['resets in 1 hr 30 min', 5_400_000],
    ['available in 2 hrs', 7_200_000],
    ['try again in an hour', 3_600_000],
    ['try again in 3 days, 2 hours, and 5 minutes', 266_700_000],
    ['try again in a few minutes', undefined],
    ['reset 3 files', undefined],
    ['try again later', undefined],
    ['waited 5 s', undefined],
    ['', undefined],
  ])('%s', (sentence, expected) => {
    expect(waitIn(sentence)).toBe(expected);
  });
});
