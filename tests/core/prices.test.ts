import { describe, expect, it } from 'vitest';
import { costOf, hasUnpriced, priceOf, pricesRead, withPrices } from '../../src/core/prices.ts';

const none = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
const million = 1_000_000;

describe('what tokens cost by list prices', () => {
  it.each([
    ['input', { ...none, input: million }, 1.25],
    ['output', { ...none, output: million }, 10],
    ['what the cache gave', { ...none, cacheRead: million }, 0.125],
    ['what the cache took, where it is charged as input', { ...none, cacheWrite: million }, 1.25],
    ['all of it', { input: 1_900, output: 120, cacheRead: 2_200, cacheWrite: 0 }, 0.00385],
  ])('%s', (_name, tokens, expected) => {
    expect(costOf([{ model: 'gpt-5-codex', tokens }])).toBeCloseTo(expected, 10);
  });

  it('is the sum over models', () => {
    const tokens = { ...none, input: million };
    expect(
      costOf([
        { model: 'gemini-2.5-pro', tokens },
        { model: 'gemini-2.5-flash', tokens },
      ]),
    ).toBeCloseTo(1.55, 10);
  });

  it.each([
    ['a model that is not in the table', [{ model: 'gpt-nope', tokens: { ...none, input: 1 } }]],
    ['no model', [{ model: '', tokens: { ...none, input: 1 } }]],
    ['no tokens', [{ model: 'gpt-5', tokens: none }]],
    ['nothing', []],
  ])('is unknown for %s', (_name, usage) => {
    expect(costOf(usage)).toBeUndefined();
  });

  it.each([
    ['known models alone', [['gpt-5', million]], 1.25, false],
    ['an unknown model', [['gpt-nope', 1]], undefined, true],
    [
      'an unknown model among known ones',
      [
        ['gpt-nope', 1],
        ['gpt-5', million],
        ['', 1],
      ],
      1.25,
      true,
    ],
    [
      'an unknown model that was not used',
      [
        ['gpt-5', million],
        ['gpt-nope', 0],
      ],
      1.25,
      false,
    ],
    ['nothing', [], undefined, false],
  ] as const)('of %s is told as far as it is known', (_name, used, cost, isPart) => {
    const usage = used.map(([model, input]) => ({ model, tokens: { ...none, input } }));
    expect([costOf(usage), hasUnpriced(usage)]).toEqual([cost, isPart]);
  });

  it('does not ask for the price of a model that was not used', () => {
    const used = { model: 'gpt-5', tokens: { ...none, output: million } };
    expect(costOf([used, { model: 'gpt-nope', tokens: none }])).toBe(10);
  });
});

describe('the price of a model', () => {
  it.each(['gpt-5-codex', 'openai/gpt-5-codex', 'GPT-5-Codex', 'gpt-5-codex-2025-09-23'])('%s', (model) => {
    expect(priceOf(model)).toEqual({ input: 1.25, output: 10, cacheRead: 0.125, cacheWrite: 1.25 });
  });

  it('is that of a claude whose version a reseller writes with a dot', () => {
    expect(priceOf('anthropic/claude-sonnet-4.5')).toEqual({ input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 });
    expect(priceOf('gpt-5.1')).not.toEqual(priceOf('gpt-5-1'));
  });

  it.each(['gpt-5-codexx', 'gpt-5-1', 'codex', '', '__proto__', 'toString'])('%s is unknown', (model) => {
    expect(priceOf(model)).toBeUndefined();
  });

  it("is somebody's own where they give one", () => {
    const own = { input: 1, output: 2, cacheRead: 3, cacheWrite: 4 };
    const prices = withPrices(new Map([['gpt-5', own]]));
    expect([priceOf('gpt-5', prices), priceOf('gpt-5-mini', prices)]).toEqual([own, priceOf('gpt-5-mini')]);
  });
});

describe('the table', () => {
  it('says when it was read', () => {
    expect(pricesRead.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

describe('a price in the table', () => {
  const price = { input: 1, output: 1, cacheRead: 1, cacheWrite: 1 };

  it.each([
    ['A/B-1', 'A/B-1'],
    ['m-20250101', 'm-20250101'],
    ['m', 'a/b/M-2025-01-01'],
    ['m', 'm[1m]'],
    ['claude-a-1', 'claude-a.1-20250101[1m]'],
  ])('of %s is that of %s', (known, model) => {
    expect(priceOf(model, new Map([[known, price]]))).toBe(price);
  });

  it.each([
    ['m-1', 'm.1'],
    ['m-20250101', 'm[1m]-20250101'],
    ['m', 'm[1m]x'],
    ['m-x', 'm-20250101-x'],
    ['m', 'm-2025'],
  ])('of %s is not that of %s', (known, model) => {
    expect(priceOf(model, new Map([[known, price]]))).toBeUndefined();
  });
});
