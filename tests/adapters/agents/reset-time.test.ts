import { describe, expect, it } from 'vitest';
import { readerNamed } from '../../../src/adapters/agents/readers.ts';
import { resetIn } from '../../../src/adapters/agents/reset-time.ts';

const noonUtc = Date.parse('2026-11-22T12:00:00Z');

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
    ['resets Nov 28 (UTC)', '2026-11-28T00:00:00Z'],
    ['resets Mon 9am (UTC)', '2026-11-23T09:00:00Z'],
    ['resets Sunday at 9am (UTC)', '2026-11-29T09:00:00Z'],
    ['You will regain access on 2026-12-01 at 00:00 UTC.', '2026-12-01T00:00:00Z'],
    ['Limit resets at: 2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00Z'],
    ['try again at 2026-11-23 08:30:00+05:30', '2026-11-23T03:00:00Z'],
    // A time from now.
    ['or try again in 5 days 22 hours 11 minutes.', '2026-11-28T10:11:00Z'],
    ['Your quota will reset after 13h22m5s.', '2026-11-23T01:22:05Z'],
    ['Weekly usage limit reached. Resets in 3 days.', '2026-11-25T12:00:00Z'],
    // A change of the clocks lies between (they go back on 1 November).
    ['resets Oct 31, 9am (America/New_York)', '2026-10-31T13:00:00Z'],
  ])('%s', (sentence, expected) => {
    expect(resetIn(sentence, noonUtc)).toBe(Date.parse(expected));
  });

  it.each([
    'Try again later.',
    'or wait for limits to reset (every 5h and every week.).',
    'try again at 10 de jul. de 2027, 11:52.',
    'resets 9am (Nowhere/Atlantis)',
    'resets 9am (QQQ)',
    'try again monthly',
    'reached|1795366800',
    '',
  ])('has none: %s', (sentence) => {
    expect(resetIn(sentence, noonUtc)).toBeUndefined();
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
