import { describe, expect, it } from 'vitest';
import { readerNamed } from '../../../src/adapters/agents/agent.ts';
import { epochMs, timesOf } from '../../../src/adapters/agents/reset-time.ts';

const noon = Date.parse('2026-11-22T12:00:00Z');
const five = Date.parse('2026-11-22T17:00:00Z');
const inFiveHours = 18_000_000;

describe('an epoch', () => {
  it.each([
    ['seconds', 1_795_366_800, five],
    ['milliseconds', 1_795_366_800_000, five],
    ['digits', '1795366800', five],
    ['digits of milliseconds', '1795366800000', five],
    ['parts of a second', 1_795_366_800.25, five + 250],
    ['a date', '2026-11-22T17:00:00Z', five],
    ['a date with its zone', '2026-11-22T18:00:00.000+01:00', five],
    ['a date without a zone', '2026-11-22T17:00:00', undefined],
    ['a date of no calendar', '2026-13-01T00:00:00Z', undefined],
    ['a date before all services', '1969-07-20T20:17:40Z', undefined],
    ['seconds from now', 18_000, undefined],
    ['more than any date', 1e15, undefined],
    ['words', 'soon', undefined],
    ['nothing', null, undefined],
    ['an object', { toString: 1 }, undefined],
  ])('%s', (_what, value, expected) => {
    expect(epochMs(value)).toBe(expected);
  });
});

describe('times in the fields of a service', () => {
  it.each([
    ['seconds', { retry_after: 18_000 }, { waitMs: inFiveHours }],
    ['digits', { 'retry-after': '18000' }, { waitMs: inFiveHours }],
    ['milliseconds', { retryAfterMs: inFiveHours }, { waitMs: inFiveHours }],
    ['a part of a second', { retry_after: 0.25 }, { waitMs: 250 }],
    ["Google's", { details: [{}, { retryDelay: '34.5s' }] }, { waitMs: 34_500 }],
    ['parts of a duration', { details: [{ retryDelay: { seconds: '34', nanos: 5 } }] }, { waitMs: 34_000 }],
    ['packed headers', { metadata: { headers: { 'X-RateLimit-Reset': '1795366800000' } } }, { resetAt: five }],
    ["Google's date", { details: [{ metadata: { quotaResetTimeStamp: '2026-11-22T17:00:00Z' } }] }, { resetAt: five }],
    ['both', { resets_at: 1_795_366_800, resets_in_seconds: 18_000 }, { resetAt: five, waitMs: inFiveHours }],
    ['no time', { retry_after: 'soon', resets_at: 'later', details: 'none', metadata: [] }, {}],
    ['names that every object has', { constructor: '', toString: { valueOf: 1 }, valueOf: 5 }, {}],
    ['their own beside such names', { constructor: 7, retry_after: 60 }, { waitMs: 60_000 }],
    ['seconds in seconds', { retry_after: { seconds: { seconds: 5 } } }, {}],
    ['less than none', { retry_after: -1, retry_after_ms: Number.NaN }, {}],
  ])('%s', (_what, error, expected) => {
    expect(timesOf(error)).toEqual(expected);
  });

  it('are read around the error too, and its own come first', () => {
    expect(timesOf({ message: 'x' }, { retry_after: 60 })).toEqual({ waitMs: 60_000 });
    expect(timesOf({ retry_after: 30 }, { retry_after: 60 })).toEqual({ waitMs: 30_000 });
  });
});

describe('a limit whose end is a date of no calendar', () => {
  it.each(['2026-13-01T00:00:00Z', '2026-11-22T99:99:99Z', Number.NaN, -1])(
    'is a limit without an end: %s',
    (resetsAt) => {
      const reader = readerNamed('claude')?.();
      reader?.line(JSON.stringify({ type: 'rate_limit_event', rate_limit_info: { status: 'rejected', resetsAt } }));
      const read = reader?.finish({ exitCode: 1, at: noon });
      expect(read).toMatchObject({ class: 'usage-limit' });
      expect(read).not.toHaveProperty('resetAt');
    },
  );
});

describe('a limit whose end stands in a field', () => {
  it.each([
    ['claude', 1_795_366_800_000],
    ['claude', '2026-11-22T17:00:00Z'],
    ['claude', '1795366800'],
  ])('%s: %s', (agent, resetsAt) => {
    const reader = readerNamed(agent)?.();
    reader?.line(JSON.stringify({ type: 'rate_limit_event', rate_limit_info: { status: 'rejected', resetsAt } }));
    expect(reader?.finish({ exitCode: 1, at: noon })).toMatchObject({ class: 'usage-limit', resetAt: five });
  });

  it.each([
    // The end that a service tells says what kind of limit it is.
    ['far', five, { class: 'usage-limit', resetAt: five }],
    ['near', noon + 40_000, { class: 'overloaded' }],
  ])('opencode, of one who sells the models of others: %s', (_what, reset, expected) => {
    const responseBody = JSON.stringify({
      error: {
        message: 'Provider returned error',
        code: 429,
        metadata: { headers: { 'X-RateLimit-Reset': `${reset}` } },
      },
    });
    const data = { message: 'Provider returned error', statusCode: 429, isRetryable: true, responseBody };
    const reader = readerNamed('opencode')?.();
    reader?.line(JSON.stringify({ type: 'error', timestamp: noon, sessionID: 's', error: { name: 'APIError', data } }));
    expect(reader?.finish({ exitCode: 1, at: noon })).toMatchObject(expected);
  });

  it('opencode, of a service that answers with a list', () => {
    const details = [{ retryDelay: '18000s' }];
    const responseBody = JSON.stringify([
      { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Full', details } },
    ]);
    const data = { message: 'Full', statusCode: 429, isRetryable: true, responseBody };
    const reader = readerNamed('opencode')?.();
    reader?.line(JSON.stringify({ type: 'error', timestamp: noon, sessionID: 's', error: { name: 'APIError', data } }));
    expect(reader?.finish({ exitCode: 1, at: noon })).toMatchObject({ class: 'usage-limit', resetAt: five });
  });
});

describe('a limit that a client waited out when we ended it', () => {
  it('of claude tells its end', () => {
    const reader = readerNamed('claude')?.();
    const retry = { type: 'system', subtype: 'api_retry', attempt: 1, error_status: 429, error: 'rate_limit' };
    const limit = { type: 'rate_limit_event', rate_limit_info: { status: 'rejected', resetsAt: five / 1_000 } };
    for (const line of [limit, retry]) reader?.line(JSON.stringify(line));
    const reading = reader?.finish({ exitCode: 143, killedBy: 'hard-limit', at: noon });
    expect(reading).toMatchObject({ class: 'killed', waitingFor: 'usage-limit', resetAt: five });
  });

  it.each([
    ['usage-limit', 'You have exceeded your weekly limit. Try again in 5 hours.', five],
    ['overloaded', 'Slow down. Try again in 40 seconds.', undefined],
  ])('of copilot, %s', (waitingFor, errorMessage, resetAt) => {
    const reader = readerNamed('copilot')?.();
    const data = { statusCode: 429, errorMessage, failureKind: 'api', retryAttempt: 0 };
    reader?.line(JSON.stringify({ type: 'model.call_failure', data }));
    const reading = reader?.finish({ exitCode: 0, killedBy: 'hard-limit', at: noon });
    expect([reading?.class, reading?.waitingFor, reading?.resetAt]).toEqual(['killed', waitingFor, resetAt]);
  });
});
