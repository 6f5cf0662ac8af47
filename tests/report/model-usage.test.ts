import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Usage } from '../../src/core/agent-facts.ts';
import { listOf, storiesOf } from '../../src/core/story-list.ts';
import { ledger } from '../../src/report/ledger.ts';
import { view } from '../../src/report/model.ts';
import { costWords, tokenWords, usageOf } from '../../src/report/model-usage.ts';
import { summary } from '../../src/report/summary.ts';
import { calls, met, reviewed } from '../support/sample-reviews.ts';
import { failing, passing, type SampleAttempt, sampleRun } from '../support/sample-run.ts';
import { sample } from './page-context.ts';

const attempts = (...tries: readonly SampleAttempt[]) => storiesOf(sampleRun({ stories: [{ id: 'A', tries }] }));
const call = (costUsd?: number): Usage => ({
  role: 'implement',
  inputTokens: 100,
  outputTokens: 20,
  cacheReadTokens: 3,
  cacheWriteTokens: 4,
  ...(costUsd === undefined ? {} : { costUsd }),
});

describe('usageOf', () => {
  it.each<[string, readonly SampleAttempt[], object, string]>([
    ['no attempt', [], { calls: 0, silentCalls: 0, unknownCalls: 0 }, ''],
    ['an agent that does not tell', [passing], { calls: 1, silentCalls: 1, unknownCalls: 1 }, 'unknown'],
    [
      'an empty list is silence too',
      [failing([], { usage: [] })],
      { calls: 1, silentCalls: 1, unknownCalls: 1 },
      'unknown',
    ],
    [
      'tokens without a cost',
      [failing([], { usage: [call()] })],
      { calls: 1, silentCalls: 0, unknownCalls: 1, inputTokens: 100 },
      'unknown',
    ],
    [
      'a cost of nothing is known',
      [failing([], { usage: [call(0)] })],
      { calls: 1, unknownCalls: 0, costUsd: 0 },
      '$0.00',
    ],
    [
      'a cost that is known in part',
      [failing([], { usage: [{ ...call(2), isPartial: true }, call(1)] })],
      { calls: 2, silentCalls: 0, unknownCalls: 1, costUsd: 3 },
      'at least $3.00',
    ],
    ['a cost too small to show', [failing([], { usage: [call(0.004)] })], { costUsd: 0.004 }, 'under $0.01'],
    [
      'two known costs',
      [failing([], { usage: [call(0.1), call(0.2)] })],
      { calls: 2, unknownCalls: 0, costUsd: 0.3 },
      '$0.30',
    ],
    [
      'one known, one silent',
      [failing([], { usage: [call(1234.5)] }), failing([])],
      { calls: 2, silentCalls: 1, unknownCalls: 1 },
      'at least $1,234.50',
    ],
    [
      'reviews count as calls',
      [reviewed({ spec: [{ criteria: met('a.js:1') }, { criteria: met('a.js:1') }] })],
      { calls: 4, silentCalls: 0 },
      '$0.48',
    ],
    [
      'reviewers that do not tell',
      [reviewed({ spec: [{ criteria: met('a.js:1') }, { criteria: met('a.js:1') }], usage: [call(1)] })],
      { calls: 4, silentCalls: 3, unknownCalls: 3 },
      'at least $1.00',
    ],
    [
      'a verdict taken over took no call',
      [failing([], { gates: [{ gate: 'spec', verdict: 'fail', durationMs: 0 }], usage: [call(1)] })],
      { calls: 1, silentCalls: 0 },
      '$1.00',
    ],
    [
      'a gate that ended without a verdict took one at least',
      [failing([], { gates: [{ gate: 'spec', verdict: 'error', durationMs: 9 }], usage: [call(1)] })],
      { calls: 2, silentCalls: 1 },
      'at least $1.00',
    ],
    [
      'nonsense counts as nothing',
      [failing([], { usage: [{ ...call(Number.NaN), inputTokens: -5 }] })],
      { inputTokens: 0, costUsd: 0 },
      '$0.00',
    ],
  ])('%s', (_name, tries, expected, words) => {
    const usage = usageOf(attempts(...tries));
    expect(usage).toMatchObject(expected);
    expect(costWords(usage)).toBe(words);
    expect('costUsd' in usage).toBe(!['', 'unknown'].includes(words));
  });

  it('tokens: unknown is said, part of them is a lower bound', () => {
    expect(tokenWords(usageOf(attempts()))).toBe('');
    expect(tokenWords(usageOf(attempts(passing)))).toBe('unknown');
    expect(tokenWords(usageOf(attempts(failing([], { usage: [call()] }))))).toBe('127');
    expect(tokenWords(usageOf(attempts(failing([], { usage: [call()] }), passing)))).toBe('at least 127');
  });

  it('the whole is the sum of the stories, and a cost is never said where none is known', () => {
    const usage = fc.option(
      fc.array(fc.record({ cost: fc.option(fc.double({ min: 0, max: 50, noNaN: true })) }), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(usage, { maxLength: 3 }), { maxLength: 4 }), (stories) => {
        const run = view(
          sampleRun({
            stories: stories.map((tries, at) => ({
              id: `S${at}`,
              tries: tries.map((told) =>
                failing([], told === null ? {} : { usage: told.map(({ cost }) => call(cost ?? undefined)) }),
              ),
            })),
          }),
        );
        const sum = (of: (each: (typeof run)['usage']) => number) =>
          run.stories.reduce((all, story) => all + of(story.usage), 0);
        expect(run.usage.calls).toBe(sum((each) => each.calls));
        expect(run.usage.inputTokens).toBe(sum((each) => each.inputTokens));
        expect(run.usage.unknownCalls).toBe(sum((each) => each.unknownCalls));
        expect(run.usage.costUsd ?? 0).toBeCloseTo(
          sum((each) => each.costUsd ?? 0),
          4,
        );
        expect(run.headline.includes('$')).toBe(run.usage.costUsd !== undefined);
      }),
    );
  });
});

describe('where the cost is shown', () => {
  it('the summary has a ledger per story and their sum', () => {
    const text = summary(sample('reviewed'));
    expect(text).toContain('| <code>US-001</code> | 3 | 30,550 | 6,630 | 288,900 | 36,120 | $0.42 |');
    expect(text).toContain('| **All** | 25 | ');
    expect(text).toContain('| cost | $3.96 | none |');
  });

  it('a call that does not tell is counted below it', () => {
    const run = sampleRun({ stories: [{ id: 'A', tries: [failing([], { usage: calls(0, 0) }), failing([])] }] });
    expect(summary(run)).toContain(
      '1 call does not tell its whole cost, 1 of them not even tokens: the real cost is higher.',
    );
  });

  it('no ledger while nothing is told', () => {
    expect(summary(sample('four-of-five'))).not.toContain('### Cost');
    expect(summary(sample('four-of-five'))).toContain('| cost | unknown: the agent reports none | none |');
    expect(summary(sample('nothing-to-do'))).toContain('| cost | nothing | none |');
  });

  it('LEDGER.md', () => {
    expect(ledger(sample('reviewed'))).toContain('| passed | - | $0.42 | 362,200 | <code>ralph/word-tools</code> |');
    expect(ledger(sample('nothing-to-do'))).toContain('| passed | - | - | - | - |');
  });
});

describe('a cap on costs', () => {
  const capped = (run: ReturnType<typeof sampleRun>) => ({
    ...run,
    plan: { ...run.plan, caps: { ...run.plan.caps, maxCostUsd: 10 } },
  });
  const spent = capped(sampleRun({ stories: [{ id: 'A', tries: [failing([], { usage: [call(2.14)] })] }] }));

  it('stands in the header line and in the budget table', () => {
    expect(view(spent).headline).toMatch(/ · \$2\.14 of \$10\.00$/);
    expect(summary(spent)).toContain('| cost | $2.14 | $10.00 |');
  });

  it('calls that were refused or lost count for their story', () => {
    const [story] = storiesOf(spent);
    const aside = { ...spent, stories: listOf([{ ...story!, aside: [call(1)], lostCalls: 1 }]) };
    expect(view(aside).usage).toMatchObject({ calls: 3, costUsd: 3.14, unknownCalls: 1, silentCalls: 1 });
    expect(view(aside).headline).toMatch(/ · at least \$3\.14 of \$10\.00$/);
  });

  it('a call with a cost of cost_per_call has a cost and no tokens', () => {
    const flat = {
      ...call(0.4),
      inputTokens: 0,
      outputTokens: 0,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      isFlat: true,
    };
    const usage = usageOf(attempts(failing([], { usage: [flat as Usage] })));
    expect(usage).toMatchObject({ calls: 1, silentCalls: 1, unknownCalls: 0, costUsd: 0.4 });
    expect(tokenWords(usage)).toBe('unknown');
  });

  it('says that it did not count calls of unknown cost, and what helps', () => {
    const unknown = { ...spent, spent: { costUsd: 2.14, unknownCalls: 2, byRole: {} } };
    expect(view(unknown).notProtected.join('\n')).toContain(
      'Cost: 2 calls did not tell their whole cost, and what is not known of it did not count against max_cost_usd. cost_per_call gives such calls a cost.',
    );
    expect(view(spent).notProtected.join('\n')).not.toContain('Cost:');
  });
});
