import { describe, expect, it } from 'vitest';
import { readerNamed } from '../../../src/adapters/agents/agent.ts';
import { resetIn } from '../../../src/adapters/agents/reset-time.ts';

const noonUtc = Date.parse('2026-11-22T12:00:00Z');

describe('a time that no calendar has', () => {
  const limit = { statusCode: 429, message: 'Try again at 10:17 PM.' };

  it.each([1e300, -1, 8.64e15, 5, '+275760-09-13T00:00:00Z', 'soon', {}])('%s is not that of a record', (timestamp) => {
    const events = {
      opencode: { type: 'error', timestamp, error: { name: 'APIError', data: limit } },
      copilot: { type: 'session.error', timestamp, data: limit },
    };
    for (const [agent, event] of Object.entries(events)) {
      const reader = readerNamed(agent)?.();
      reader?.line(JSON.stringify(event));
      const reading = reader?.finish({ exitCode: 1 });
      expect(reading).toMatchObject({ class: 'usage-limit', detail: expect.stringContaining('10:17 PM') });
      expect(reading).not.toHaveProperty('resetAt');
    }
  });

  it.each([1e300, Number.NaN, Number.POSITIVE_INFINITY, -1, 8.64e15])('%s is not now', (now) => {
    for (const sentence of ['Try again at 10:17 PM.', 'Try again in 2 hours.', 'Try again on Feb 3, 9am.']) {
      expect(resetIn(sentence, now)).toBeUndefined();
    }
  });
});

describe('a reset in a sentence', () => {
  it.each([
    // An epoch, in seconds or milliseconds.
    ['Claude AI usage limit reached|1795366800', '2026-11-22T17:00:00Z'],
    ['Claude AI usage limit reached|1795366800000', '2026-11-22T17:00:00Z'],
    ['Your limit resets at 1795366800.', '2026-11-22T17:00:00Z'],
    // A clock time of a zone: the next one.
    ['Your limit will reset at 3pm (Europe/Berlin).', '2026-11-22T14:00:00Z'],
    ["You've hit your session limit · resets 12:50am (America/Los_Angeles)", '2026-11-23T08:50:00Z'],
    ["You've hit your limit · resets 3:30am (Asia/Calcutta)", '2026-11-22T22:00:00Z'],
    ["You've hit your limit · resets 12pm (UTC)", '2026-11-23T12:00:00Z'],
    ['Try again at 18:05 UTC.', '2026-11-22T18:05:00Z'],
    ['Access resets at 10:57 PM GMT-3.', '2026-11-23T01:57:00Z'],
    ['Access resets at 1:15 AM GMT+5:30.', '2026-11-22T19:45:00Z'],
    // A day beside it.
    ['resets Nov 24 at 10am (Australia/Sydney)', '2026-11-23T23:00:00Z'],
    ['resets Feb 4, 8pm (Europe/Budapest)', '2027-02-04T19:00:00Z'],
    ['resets Nov 22, 11am (UTC)', '2026-11-22T11:00:00Z'],
    ['You will regain access on 2026-12-01 at 00:00 UTC.', '2026-12-01T00:00:00Z'],
    ['Limit resets at: 2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00Z'],
    ['try again at 2026-11-23 08:30:00+05:30', '2026-11-23T03:00:00Z'],
    // A time from now.
    ['or try again in 5 days 22 hours 11 minutes.', '2026-11-28T10:11:00Z'],
    ['Your quota will reset after 13h22m5s.', '2026-11-23T01:22:05Z'],
    ['Weekly usage limit reached. Resets in 3 days.', '2026-11-25T12:00:00Z'],
    ['retrying in up to 2 hours', '2026-11-22T14:00:00Z'],
    ['try again within 24 hours', '2026-11-23T12:00:00Z'],
    ['reset on December 1, 2026 at 2:00 AM UTC', '2026-12-01T02:00:00Z'],
    ['or wait until 3:05 PM UTC', '2026-11-22T15:05:00Z'],
    // Zones in brackets, and a space that is none.
    ['resets 3pm (EST)', '2026-11-22T20:00:00Z'],
    ['resets 9am (GMT+3)', '2026-11-23T06:00:00Z'],
    ['Access resets at 10:57\u202FPM GMT+5:30.', '2026-11-22T17:27:00Z'],
    ['will reset at 2026-11-24 03:00:00 +0800 CST', '2026-11-23T19:00:00Z'],
    // An hour that there is not.
    ['resets 25:10; resets 15:10 UTC', '2026-11-22T15:10:00Z'],
    ['may resume later; resets Nov 24 10am UTC', '2026-11-24T10:00:00Z'],
    ['Usage resets at: 1795366800000', '2026-11-22T17:00:00Z'],
    // A header that was put into words.
    ['Slow down. Retry-After: 3600', '2026-11-22T13:00:00Z'],
  ])('%s', (sentence, expected) => {
    expect(resetIn(sentence, noonUtc)).toBe(Date.parse(expected));
  });

  it.each([
    'Try again later.',
    // Forms that no client prints: a guess would be a wrong wait.
    'resets tomorrow at 9am (UTC)',
    'resets 9am tomorrow (UTC)',
    'resets Mon 9am (UTC)',
    'resets 9am Monday (UTC)',
    'resets Sunday (UTC)',
    'resets Nov 28 (UTC)',
    'resets 3pm PST',
    'resets 9am (Eastern Time)',
    'resets at midnight (UTC)',
    'resets 02/01/2027 9am UTC',
    '(resets 03:13 on 26 Nov UTC)',
    'Retry-After: Tue, 24 Nov 2026 09:15:00 GMT',
    'resets next week (UTC)',
    '限额将在 2026-11-24T15:03:07Z 重置。',
    'or wait for limits to reset (every 5h and every week.).',
    'try again at 10 de jul. de 2027, 11:52.',
    'resets 9am (Nowhere/Atlantis)',
    'resets 9am (QQQ)',
    'try again monthly',
    'reached|1795366800',
    'resets the week after',
    'Retry-After: 2 times',
    // The moment of the request, and one without a zone.
    'Abgelehnt um 2026-11-22T11:59:00Z',
    'wieder ab 18:00',
    'try again in a few hours',
    'resets 9am (GMT+99)',
    'resets 13/14/2026',
    'retry the request at once',
    'You may reset 3 of 12 at 5',
    '',
  ])('has none: %s', (sentence) => {
    expect(resetIn(sentence, noonUtc)).toBeUndefined();
  });

  it.each([
    // Clocks go back on 1 November 2026 in New York, at 2 am: 1:30 am comes twice.
    ['2026-10-31T12:00:00Z', 'resets Oct 31, 9am (America/New_York)', '2026-10-31T13:00:00Z'],
    ['2026-10-31T12:00:00Z', 'resets Nov 1, 9am (America/New_York)', '2026-11-01T14:00:00Z'],
    ['2026-11-01T02:00:00Z', 'resets 1:30am (America/New_York)', '2026-11-01T06:30:00Z'],
    ['2026-11-01T05:45:00Z', 'resets 1:30am (America/New_York)', '2026-11-01T06:30:00Z'],
    ['2026-11-01T06:45:00Z', 'resets 1:30am (America/New_York)', '2026-11-02T06:30:00Z'],
    // They go forward on 14 March 2027: there is no 2:30 am.
    ['2027-03-14T05:00:00Z', 'resets 2:30am (America/New_York)', '2027-03-14T07:30:00Z'],
    // The year turns between, here and in the other zone.
    ['2026-12-30T12:00:00Z', 'resets Jan 2, 9am (UTC)', '2027-01-02T09:00:00Z'],
    ['2027-01-01T00:30:00Z', 'resets Dec 31, 11pm (America/New_York)', '2027-01-01T04:00:00Z'],
    ['2026-12-31T20:00:00Z', 'resets 8am (Asia/Tokyo)', '2026-12-31T23:00:00Z'],
    ['2028-02-28T20:00:00Z', 'resets Feb 29, 9am (UTC)', '2028-02-29T09:00:00Z'],
  ])('at %s: %s', (now, sentence, expected) => {
    expect(resetIn(sentence, Date.parse(now))).toBe(Date.parse(expected));
  });

  it('is the later of the two where a machine wrote it without a zone', () => {
    const own = new Date(2026, 10, 24, 3, 4, 5).getTime();
    const later = Math.max(own, Date.parse('2026-11-24T03:04:05Z'));
    expect(resetIn('Your limit will reset at 2026-11-24 03:04:05', noonUtc)).toBe(later);
  });

  const noon = new Date(2026, 10, 22, 12, 0).getTime();
  it.each([
    ['or try again at 10:17 PM.', new Date(2026, 10, 22, 22, 17)],
    ['Try again at 9:05 AM.', new Date(2026, 10, 23, 9, 5)],
    ['try again at 12:30 AM', new Date(2026, 10, 23, 0, 30)],
    ['try again at 12:30 PM', new Date(2026, 10, 22, 12, 30)],
    ['try again at Nov 25th, 2026 10:17 PM.', new Date(2026, 10, 25, 22, 17)],
    ['5-hour limit reached ∙ resets 6pm', new Date(2026, 10, 22, 18)],
  ])("is in the machine's own zone without another: %s", (sentence, expected) => {
    expect(resetIn(sentence, noon)).toBe(expected.getTime());
  });

  it('needs a day to belong to', () => {
    expect(resetIn('try again at 10:17 PM', undefined)).toBeUndefined();
    expect(resetIn('try again in 3 hours', undefined)).toBeUndefined();
    expect(resetIn('try again at Nov 25th, 2026 10:17 PM', undefined)).toBe(new Date(2026, 10, 25, 22, 17).getTime());
  });
});

it('is read from the report of a gemini that ended without a result', () => {
  const stderr =
    'Error when talking to Gemini API Full report available at: /tmp/a.json TerminalQuotaError: All of it is used. Your quota will reset after 19h53m56s.\n    at classify (a.js:1:1)\nAn unexpected critical error occurred:[object Object]\n';
  expect(readerNamed('gemini')?.().finish({ exitCode: 1, stderr, at: noonUtc })).toMatchObject({
    class: 'usage-limit',
    resetAt: Date.parse('2026-11-23T07:53:56Z'),
  });
});

it.each([
  ['RequestsPerDay-Free', '31s', undefined],
  ['RequestsPerDay-Free', '7200s', noonUtc + 7_200_000],
])('of a quota that is given for a day (%s) is not over in minutes: %s', (quotaId, retryDelay, resetAt) => {
  const details = [{ violations: [{ quotaId }] }, { retryDelay }];
  const message = JSON.stringify({ error: { code: 429, message: `Full. Please retry in ${retryDelay}.`, details } });
  const reader = readerNamed('gemini')?.();
  reader?.line(JSON.stringify({ type: 'result', status: 'error', error: { type: 'Error', message } }));
  const reading = reader?.finish({ exitCode: 173, at: noonUtc });
  expect([reading?.class, reading?.resetAt]).toEqual(['usage-limit', resetAt]);
});

it('counts seconds that a service tells from the end of the call, not from its start', () => {
  const reader = readerNamed('codex')?.();
  const at = Date.parse('2026-11-21T20:00:00Z');
  const id = at.toString(16).padStart(12, '0');
  const message = '{"error":{"type":"usage_limit_reached","message":"Used up","resets_in_seconds":3600}}';
  reader?.line(
    JSON.stringify({ type: 'thread.started', thread_id: `${id.slice(0, 8)}-${id.slice(8)}-7000-8000-000000000001` }),
  );
  reader?.line(JSON.stringify({ type: 'turn.failed', error: { message } }));
  expect(reader?.finish({ exitCode: 1, at: noonUtc })).toMatchObject({
    class: 'usage-limit',
    resetAt: noonUtc + 3_600_000,
  });
});

describe('a limit that a client tells of in words', () => {
  const late = "You've hit your usage limit. Try again in 3 hours 2 minutes.";
  it.each([
    [
      'claude',
      { type: 'result', subtype: 'success', is_error: true, result: "You've hit your limit · resets 5pm (UTC)" },
    ],
    [
      'claude',
      {
        type: 'result',
        is_error: true,
        result:
          'API Error: 429 {"error":{"code":"model_cooldown","message":"All are cooling down","reset_seconds":18000}}',
      },
    ],
    ['codex', { type: 'turn.failed', error: { message: late } }],
    [
      'gemini',
      {
        type: 'result',
        status: 'error',
        error: { message: '[API Error: You have exhausted your daily quota. It resets at 5pm (UTC).]' },
      },
    ],
    [
      'qwen',
      {
        type: 'result',
        subtype: 'success',
        is_error: true,
        result: '[API Error: 429 Free allocated quota exceeded. Try again at 17:00 UTC.]',
      },
    ],
  ] as const)('%s: its reset is told from the end of the call', (agent, record) => {
    const reader = readerNamed(agent)?.();
    reader?.line(JSON.stringify(record));
    const expected = agent === 'codex' ? '2026-11-22T15:02:00Z' : '2026-11-22T17:00:00Z';
    expect(reader?.finish({ exitCode: 1, at: noonUtc })).toMatchObject({
      class: 'usage-limit',
      resetAt: Date.parse(expected),
    });
  });
});
