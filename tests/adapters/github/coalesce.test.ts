import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CoalescingWriter, coalesce, type Written } from '../../../src/adapters/github/coalesce.ts';
import { type TestClock, testClock } from './support.ts';

interface Started {
  readonly text: string;
  readonly last: boolean;
  readonly atMs: number;
  readonly finish: (written: Written) => void;
  readonly crash: () => void;
}

type Step =
  | { readonly type: 'put'; readonly text: string }
  | { readonly type: 'finish'; readonly ok: boolean }
  | { readonly type: 'pass'; readonly byMs: number }
  | { readonly type: 'ring' };

describe('the coalescing writer', () => {
  let clock: TestClock;
  let started: Started[];
  let troubles: string[];
  let underWay: number;
  let most: number;
  let writer: CoalescingWriter;
  beforeEach(() => {
    clock = testClock();
    started = [];
    troubles = [];
    underWay = 0;
    most = 0;
    writer = coalesce({ clock, write, gapMs: 60_000, onTrouble: (message) => troubles.push(message) });
  });

  const write = (text: string, { last }: { last: boolean }): Promise<Written> => {
    underWay += 1;
    most = Math.max(most, underWay);
    return new Promise<Written>((resolve, reject) => {
      const crash = () => reject(new Error('bug'));
      started.push({ text, last, atMs: clock.nowMs(), finish: resolve, crash });
    }).finally(() => {
      underWay -= 1;
    });
  };
  const texts = () => started.map(({ text }) => text);
  const finish = async (written: Written = { ok: true }): Promise<void> => {
    started.at(-1)?.finish(written);
    await setImmediate();
  };

  const take = async (step: Step): Promise<void> => {
    switch (step.type) {
      case 'put':
        return writer.put(step.text);
      case 'finish':
        return underWay > 0 ? finish({ ok: step.ok }) : undefined;
      case 'pass':
        return clock.advance(step.byMs);
      case 'ring':
        return void clock.ring();
    }
  };

  it('writes the first text at once, and of the others the newest when a minute is over', async () => {
    writer.put('one');
    expect(texts()).toEqual(['one']);
    writer.put('two');
    await finish();
    writer.put('three');
    expect([texts(), clock.alarms()]).toEqual([['one'], [60_000]]);
    clock.ring();
    expect(texts()).toEqual(['one', 'three']);
    await finish();
    expect(clock.alarms()).toEqual([]);
  });

  it('counts the minute from the end of the last write', async () => {
    writer.put('one');
    clock.advance(50_000);
    await finish();
    clock.advance(45_000);
    writer.put('two');
    expect(clock.alarms()).toEqual([15_000]);
  });

  it('writes at once again after a long silence', async () => {
    writer.put('one');
    await finish();
    clock.advance(60_000);
    writer.put('two');
    expect(texts()).toEqual(['one', 'two']);
  });

  it('writes the last state when it is flushed, after the write under way', async () => {
    writer.put('one');
    writer.put('two');
    const flushed = writer.flush();
    expect(texts()).toEqual(['one']);
    await finish();
    expect(started.map(({ text, last }) => `${text} ${last}`)).toEqual(['one false', 'two true']);
    writer.put('three');
    await finish();
    expect(texts()).toEqual(['one', 'two', 'three']);
    await finish();
    await flushed;
    expect([most, clock.alarms()]).toEqual([1, []]);
  });

  it('has nothing to flush when the newest text stands there', async () => {
    await writer.flush();
    writer.put('one');
    await finish();
    await writer.flush();
    expect(texts()).toEqual(['one']);
  });

  it('flushes once for two that ask', async () => {
    writer.put('one');
    const both = Promise.all([writer.flush(), writer.flush()]);
    writer.put('two');
    await finish();
    await finish();
    await both;
    expect([texts(), most]).toEqual([['one', 'two'], 1]);
  });

  it('tries a failed text again after a minute, and once more at the end', async () => {
    writer.put('one');
    await finish({ ok: false });
    expect(clock.alarms()).toEqual([60_000]);
    clock.ring();
    await finish({ ok: false });
    const flushed = writer.flush();
    await setImmediate();
    await finish({ ok: false });
    await flushed;
    expect([texts(), clock.alarms()]).toEqual([['one', 'one', 'one'], []]);
  });

  it('does not take an earlier text for shown after a failure', async () => {
    writer.put('one');
    await finish();
    writer.put('two');
    clock.ring();
    await finish({ ok: false });
    writer.put('one');
    clock.ring();
    expect(texts()).toEqual(['one', 'two', 'one']);
  });

  it('waits for the end when nothing can help meanwhile', async () => {
    writer.put('one');
    await finish({ ok: false, permanent: true });
    clock.advance(600_000);
    writer.put('two');
    expect([texts(), clock.alarms()]).toEqual([['one'], []]);
    const flushed = writer.flush();
    await setImmediate();
    await finish({ ok: false, permanent: true });
    await flushed;
    expect(texts()).toEqual(['one', 'two']);
  });

  it('survives a write that throws, and says so', async () => {
    writer.put('one');
    started[0]?.crash();
    await setImmediate();
    expect(troubles).toEqual([expect.stringContaining('a fault of ralph-action')]);
    const flushed = writer.flush();
    await setImmediate();
    started.at(-1)?.crash();
    await flushed;
    expect(texts()).toEqual(['one', 'one']);
  });

  it('shows the last state in the end, never writes twice at a time, and keeps the distance', async () => {
    const steps: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ type: fc.constant('put' as const), text: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ type: fc.constant('finish' as const), ok: fc.boolean() }),
      fc.record({ type: fc.constant('pass' as const), byMs: fc.integer({ min: 0, max: 90_000 }) }),
      fc.constant({ type: 'ring' as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 30 }), async (taken) => {
        clock = testClock();
        started = [];
        underWay = 0;
        most = 0;
        writer = coalesce({ clock, write, gapMs: 60_000, onTrouble: (message) => troubles.push(message) });
        for (const each of taken) await take(each);
        const puts = taken.flatMap((each) => (each.type === 'put' ? [each.text] : []));
        const apart = started.slice(1).map(({ atMs }, index) => atMs - (started[index]?.atMs ?? 0));
        expect(Math.min(60_000, ...apart)).toBe(60_000);
        const flushed = writer.flush();
        for (let turn = 0; turn < 4; turn += 1) {
          await setImmediate();
          if (underWay > 0) await finish();
        }
        await flushed;
        expect([started.at(-1)?.text, most <= 1, clock.alarms()]).toEqual([puts.at(-1), true, []]);
      }),
      { numRuns: 100 },
    );
    expect(troubles).toEqual([]);
  });
});
