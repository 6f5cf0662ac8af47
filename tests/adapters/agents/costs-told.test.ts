import { describe, expect, it } from 'vitest';
import { claudeDriver } from '../../../src/adapters/agents/claude.ts';
import { c, type Line, o, read, step, x } from './stream-words.ts';

const opus = 0.005 + 0.025;

/** Money only grows: a client, what it tells, its lines, what it cost in US dollars. */
const costs: readonly (readonly [string, string, readonly (Line | string)[], number])[] = [
  ['claude', 'no cost', [c.init, c.says('a', 'x'), c.end({ total_cost_usd: undefined })], opus],
  ['claude', 'a cost below zero', [c.init, c.says('a', 'x'), c.end({ total_cost_usd: -5 })], opus],
  ['claude', 'a cost in words', [c.init, c.says('a', 'x'), c.end({ total_cost_usd: '5' })], opus],
  [
    'claude',
    'a cost without bounds',
    [c.init, c.says('a', 'x'), JSON.stringify(c.end()).replace('0.5', '1e400')],
    opus,
  ],
  [
    'claude',
    'one cost, then a smaller one',
    [c.init, c.says('a', 'x'), c.end({ total_cost_usd: 5 }), c.says('b', 'y'), c.end({ total_cost_usd: 0 })],
    5 + opus,
  ],
  [
    'claude',
    'one cost, then none',
    [c.init, c.says('a', 'x'), c.end({ total_cost_usd: 5 }), c.says('b', 'y'), c.end({ total_cost_usd: undefined })],
    5 + opus,
  ],
  [
    'claude',
    'two costs, the second of both',
    [c.says('a', 'x'), c.end({ total_cost_usd: 5 }), c.says('b', 'y'), c.end({ total_cost_usd: 7 })],
    7,
  ],
  ['codex', 'a sum, then one of nothing', [x.begins, x.says, x.ends(), x.begins, x.says, x.ends({})], 2.25],
  [
    'codex',
    'a sum, then a smaller one',
    [x.begins, x.says, x.ends(), x.begins, x.says, x.ends({ input_tokens: 5 })],
    2.25,
  ],
  ['opencode', 'the cost of one step of two', [step('tool-calls', { cost: 1 }), o.says, step('stop')], 2 * 1.25],
  ['opencode', 'the cost of each step', [step('tool-calls', { cost: 1 }), o.says, step('stop', { cost: 2 })], 3],
  // What a client tells may be less than what its messages add up to: its list price counts then [X46].
  ['claude', 'less than its messages took [X46]', [c.init, c.says('a', 'x'), c.end({ total_cost_usd: 0.001 })], opus],
  [
    'claude',
    'two results, the dearer first [X46]',
    [c.init, c.end({ total_cost_usd: 5 }), c.end({ total_cost_usd: 1 })],
    5,
  ],
  [
    'claude',
    'two results, the dearer last [X46]',
    [c.init, c.end({ total_cost_usd: 1 }), c.end({ total_cost_usd: 5 })],
    5,
  ],
  ['opencode', 'that a step cost nothing [X46]', [step('stop', { cost: 0 })], 1.25],
];

describe('the cost', () => {
  it.each(costs)('of a call of %s that tells %s', (agent, _, lines, expected) => {
    expect(read(agent, lines).costUsd).toBeCloseTo(expected, 9);
  });
});

it('is told in part where a model without a price went on after a result', () => {
  const model = { ...c.init, model: 'a-model-of-nobody' };
  const reading = read('claude', [model, c.says('a', 'x'), c.end({ total_cost_usd: 5 }), c.uses('b')], { exitCode: 1 });
  expect(reading).toMatchObject({ costUsd: 5, isCostPartial: true });
});

it('takes a limit whose event tells no reset for one', () => {
  const limit = { type: 'rate_limit_event', rate_limit_info: { status: 'rejected' } };
  expect(read('claude', [c.init, limit], { exitCode: 1 }).class).toBe('usage-limit');
});

describe('what is printed behind the good end', () => {
  const done = [c.init, c.says('a', 'Done.'), c.end({ result: 'Done.' })];
  const promise = '<promise>COMPLETE</promise>';

  it.each<[string, readonly Line[]]>([
    ['a second result', [c.end({ result: promise })]],
    ['an answer', [c.says('b', promise)]],
  ])('is no answer: %s [X46]', (_, more) => {
    expect(read('claude', [...done, ...more])).toMatchObject({ class: 'completed', finalText: 'Done.' });
  });

  it('is one after a turn that begins [X46]', () => {
    const more = [c.init, c.says('b', 'More.'), c.end({ result: 'More.' })];
    expect(read('claude', [...done, ...more])).toMatchObject({ class: 'completed', finalText: 'More.' });
  });

  it('never makes the bill smaller [X46]', () => {
    const reader = claudeDriver.openReader({});
    const bills = [...done, c.end({ total_cost_usd: 0 }), c.init, c.end({ total_cost_usd: 0, modelUsage: {} })].map(
      (line) => {
        reader.line(JSON.stringify(line));
        return reader.costSoFar?.() ?? 0;
      },
    );
    expect(bills).toEqual(bills.toSorted((a, b) => a - b));
    expect(reader.finish({ exitCode: 0 }).costUsd).toBe(Math.max(...bills));
  });
});
