import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecorded } from '../../../scripts/agents/recorded.ts';
import { copilotDriver } from '../../../src/adapters/agents/copilot.ts';

/** What one call used by its file, after a stream that tells nothing of it. */
function used(file: unknown, model = 'claude-sonnet-4.5') {
  const reader = copilotDriver.openReader({ model });
  reader.usageFile?.(typeof file === 'string' ? file : JSON.stringify(file));
  const { tokens, costUsd, isCostReckoned } = reader.finish({ exitCode: 0 });
  return { tokens, costUsd, isCostReckoned };
}

const none = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };

function metrics(more: object = {}): object {
  const usage = { inputTokens: 4_330, outputTokens: 82, cacheReadTokens: 1_814, cacheWriteTokens: 110 };
  return { totalNanoAiu: 0, modelMetrics: { 'claude-sonnet-4.5': { usage } }, ...more };
}

describe('the file in which copilot tells what it used', () => {
  it('counts what the cache gave and took as input, which we do not; an own key has the price of the table', () => {
    expect(used(metrics())).toEqual({
      tokens: { input: 2_406, output: 82, cacheRead: 1_814, cacheWrite: 110 },
      costUsd: expect.closeTo((2_406 * 3 + 82 * 15 + 1_814 * 0.3 + 110 * 3.75) / 1e6, 9),
      isCostReckoned: true,
    });
  });

  it('is summed over models, sub-agents among them', () => {
    const small = { usage: { inputTokens: 10, outputTokens: 1 } };
    const { modelMetrics } = metrics() as { modelMetrics: object };
    expect(used(metrics({ modelMetrics: { ...modelMetrics, 'gpt-5-mini': small } })).tokens).toEqual({
      ...{ input: 2_416, output: 83, cacheRead: 1_814, cacheWrite: 110 },
    });
  });

  it('tells the credits of a subscription, of which each is a cent', () => {
    expect(used(metrics({ totalNanoAiu: 1_250_000_000 }))).toMatchObject({ costUsd: expect.closeTo(0.0125, 9) });
    expect(used(metrics({ totalNanoAiu: 1_250_000_000 })).isCostReckoned).toBeUndefined();
  });

  const whole = { usage: { inputTokens: 1e6, outputTokens: 1e6 } };
  const fakes = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`m${n}`, { usage: { inputTokens: 1 } }]));
  it.each<[string, object, object]>([
    ['beside a model that is none', { 'gpt-5': whole, bad: 1 }, {}],
    ['beside a model whose name is too long', { 'gpt-5': whole, ['x'.repeat(300)]: { usage: {} } }, {}],
    [
      'beside a model without a price',
      { 'gpt-5': whole, nobody: { usage: { inputTokens: 1 } } },
      { isCostPartial: true },
    ],
    ['behind fifty models that nobody knows', { ...fakes, 'gpt-5': whole }, { isCostPartial: true }],
  ])('tells the cost of a model %s', (_, modelMetrics, more) => {
    const reader = copilotDriver.openReader({ model: 'nobody' });
    reader.usageFile?.(JSON.stringify({ totalNanoAiu: 0, modelMetrics }));
    const { isCostPartial, ...reading } = reader.finish({ exitCode: 0 });
    expect({ ...(isCostPartial && { isCostPartial }) }).toEqual(more);
    expect(reading).toMatchObject({ costUsd: 11.25, isCostReckoned: true });
    expect(reading.tokens.output).toBe(1e6);
  });

  it('tells no credits that are less than what its tokens cost', () => {
    const told = used(metrics({ totalNanoAiu: 1, modelMetrics: { 'gpt-5': whole } }));
    expect(told).toMatchObject({ costUsd: 11.25, isCostReckoned: true });
  });

  it('is told request by request although fifty models that nobody knows come first', () => {
    const reader = copilotDriver.openReader({ model: 'gpt-5' });
    for (let n = 0; n < 60; n += 1) reader.usageLine?.(request({ 'gen_ai.response.model': `m${n}` }));
    const before = reader.costSoFar?.() ?? 0;
    reader.usageLine?.(request({ 'gen_ai.response.model': 'gpt-5', 'gen_ai.usage.output_tokens': 1e6 }));
    expect((reader.costSoFar?.() ?? 0) - before).toBeGreaterThan(10);
    expect(reader.finish({ exitCode: 0 })).toMatchObject({ tokens: { output: 60 * 41 + 1e6 }, isCostPartial: true });
  });

  it.each<[string, unknown]>([
    ['is not there', ''],
    ['is cut', '{"modelMetrics":{"a":{"usage":{"inputTokens":5'],
    ['is no object', '[1]'],
    ['holds other things', { modelMetrics: { a: { usage: { inputTokens: '5' } }, b: 7 }, totalNanoAiu: -1 }],
  ])('that %s tells nothing', (_, file) => {
    expect(used(file).tokens).toEqual(none);
  });

  const request = (more: object = {}, name = 'chat'): string =>
    JSON.stringify({
      type: 'span',
      name: `${name} claude-sonnet-4.5`,
      attributes: {
        'gen_ai.operation.name': name,
        'gen_ai.response.model': 'claude-sonnet-4.5',
        'gen_ai.usage.input_tokens': 2_110,
        'gen_ai.usage.output_tokens': 41,
        'gen_ai.usage.cache_read.input_tokens': 907,
        ...more,
      },
    });
  const perRequest = (1_203 * 3 + 41 * 15 + 907 * 0.3) / 1e6;

  it('is told request by request while it works, by whatever agent and model', () => {
    const reader = copilotDriver.openReader({});
    expect(reader.costSoFar?.()).toBeUndefined();
    expect(reader.usageLine?.(request())).toMatchObject({ kind: 'tokens' });
    expect(reader.costSoFar?.()).toBeCloseTo(perRequest, 9);
    reader.usageLine?.(request({ 'gen_ai.usage.cache_creation.input_tokens': 203 }));
    reader.usageLine?.(request({ 'gen_ai.response.model': 'gpt-5-codex', 'gen_ai.usage.output_tokens': 9 }));
    expect(reader.finish({ killedBy: 'interrupted' })).toMatchObject({
      tokens: { input: 3_406, output: 91, cacheRead: 2_721, cacheWrite: 203 },
    });
  });

  it.each([
    ['a sum', request({}, 'invoke_agent')],
    ['a tool', request({}, 'execute_tool')],
    ['a metric', '{"type":"metric","name":"gen_ai.client.token.usage"}'],
    ['a cut line', request().slice(0, 200)],
    ['no object', '[1]'],
    ['other things', '{"type":"span","attributes":7}'],
  ])('is not told by %s among its traces', (_, line) => {
    const reader = copilotDriver.openReader({ model: 'claude-sonnet-4.5' });
    expect(reader.usageLine?.(line)).toBeUndefined();
    expect(reader.finish({ exitCode: 0 }).tokens).toEqual(none);
  });

  it('takes the place of what was told while it worked, unless that was more [X46]', () => {
    const told = (requests: number) => {
      const reader = copilotDriver.openReader({ model: 'claude-sonnet-4.5' });
      for (let n = 0; n < requests; n += 1) reader.usageLine?.(request());
      reader.usageFile?.(JSON.stringify(metrics()));
      return reader.finish({ exitCode: 0 });
    };
    expect(told(1).tokens).toEqual({ input: 2_406, output: 82, cacheRead: 1_814, cacheWrite: 110 });
    expect(told(9).tokens).toEqual({ input: 9 * 1_203, output: 9 * 41, cacheRead: 9 * 907, cacheWrite: 110 });
    expect(told(9).costUsd).toBeCloseTo(9 * perRequest, 9);
  });

  it('leaves what was told while it worked where it is not there', () => {
    const reader = copilotDriver.openReader({ model: 'claude-sonnet-4.5' });
    reader.usageLine?.(request());
    reader.usageFile?.('');
    expect(reader.finish({ killedBy: 'hard-limit' }).costUsd).toBeCloseTo(perRequest, 9);
  });

  it('is read beside the recorded run of the real client, to the token that its model billed', () => {
    const path = join(import.meta.dirname, '..', '..', 'fixtures', 'recorded', 'copilot', 'success');
    const { class: name, tokens } = readRecorded(path, copilotDriver.openReader);
    expect(name).toBe('completed');
    expect(tokens).toEqual({ input: 3_000, output: 150, cacheRead: 0, cacheWrite: 0 });
  });
});
