import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countStart, type Starts } from '../../src/core/starts.ts';

const HOUR = 3_600_000;
const now = 100 * HOUR;

describe('starts of one person', () => {
  it('are five in any hour, whatever the case of the login, and others have their own', () => {
    let starts: Starts = {};
    for (let count = 0; count < 5; count += 1) {
      const verdict = countStart(starts, count % 2 ? 'Ada' : 'ada', now + count);
      if (!verdict.ok) return expect.unreachable();
      starts = verdict.starts;
    }
    expect(countStart(starts, 'ADA', now + 10)).toEqual({ ok: false, count: 5, nextAt: now + HOUR });
    expect(countStart(starts, 'bob', now + 10)).toMatchObject({ ok: true, starts: { bob: [now + 10] } });
    expect(countStart(starts, 'ada', now + HOUR)).toMatchObject({ ok: true });
  });

  it('are forgotten after an hour, and one from the future is none', () => {
    const before = { ada: [now - HOUR, now - HOUR + 1], bob: [now - 2 * HOUR], eve: [now + HOUR] };
    expect(countStart(before, 'zoe', now)).toEqual({ ok: true, starts: { ada: [now - HOUR + 1], zoe: [now] } });
  });

  it('are never more than five in an hour, however they come', () => {
    const steps = fc.array(fc.integer({ min: 0, max: HOUR / 2 }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (gaps) => {
        let at = now;
        let starts: Starts = {};
        const begun: number[] = [];
        for (const gap of gaps) {
          at += gap;
          const verdict = countStart(starts, 'ada', at);
          if (verdict.ok) {
            starts = verdict.starts;
            begun.push(at);
          }
          expect(begun.filter((each) => each > at - HOUR).length).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});
