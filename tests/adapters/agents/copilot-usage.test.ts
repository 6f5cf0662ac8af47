import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecorded } from '../../../scripts/agents/recorded.ts';
import { openCopilotReader } from '../../../src/adapters/agents/copilot-stream.ts';

/** What one call used by its file, after a stream that tells nothing of it. */
function used(file: unknown, model = 'claude-sonnet-4.5') {
  const reader = openCopilotReader({ model });
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

  it.each<[string, unknown]>([
    ['is not there', ''],
    ['is cut', '{"modelMetrics":{"a":{"usage":{"inputTokens":5'],
    ['is no object', '[1]'],
    ['holds other things', { modelMetrics: { a: { usage: { inputTokens: '5' } }, b: 7 }, totalNanoAiu: -1 }],
  ])('that %s tells nothing', (_, file) => {
    expect(used(file).tokens).toEqual(none);
  });

  it('is read beside the recorded run of the real client, to the token that its model billed', () => {
    const path = join(import.meta.dirname, '..', '..', 'fixtures', 'recorded', 'copilot', 'success');
    const { class: name, tokens } = readRecorded(path, openCopilotReader);
    expect(name).toBe('completed');
    expect(tokens).toEqual({ input: 3_000, output: 150, cacheRead: 0, cacheWrite: 0 });
  });
});
