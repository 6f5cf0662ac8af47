import { z } from 'zod';
import type { AgentEvent, ModelTokens } from './agent-event.ts';
import type { JsonRecord } from './json-lines.ts';
import { count, word } from './lenient.ts';

/**
 * Reads the file of copilot's `--usage-output-file`: tokens model by model, those of sub-agents among them, and the credits of a
 * subscription. Its input counts what the cache gave and took. An own key has no credits: the price table knows what it costs.
 */
export function copilotUsage(record: JsonRecord): readonly AgentEvent[] {
  const read = usageFile.safeParse(record);
  if (!read.success) return [];
  const { modelMetrics, totalNanoAiu } = read.data;
  const parts = Object.entries(modelMetrics).map(([model, { usage }]) => ({ model, tokens: tokensOf(usage) }));
  return [
    { type: 'usage', isSum: true, parts, ...(totalNanoAiu > 0 ? { costUsd: totalNanoAiu * USD_PER_NANO_CREDIT } : {}) },
  ];
}

/**
 * Reads a line of the file of its traces: a request to a model, whatever agent made it, that has been answered. Like the other file
 * it counts what the cache gave and took as input. The sums that it also traces repeat them.
 */
export function copilotRequest(record: JsonRecord): readonly AgentEvent[] {
  const read = span.safeParse(record);
  if (!read.success) return [];
  const { attributes: told } = read.data;
  const tokens = tokensOf({
    inputTokens: told['gen_ai.usage.input_tokens'],
    outputTokens: told['gen_ai.usage.output_tokens'],
    cacheReadTokens: told['gen_ai.usage.cache_read.input_tokens'],
    cacheWriteTokens: told['gen_ai.usage.cache_creation.input_tokens'],
  });
  const model = told['gen_ai.response.model'] ?? told['gen_ai.request.model'];
  return [{ type: 'usage', isSum: false, parts: [{ ...(model === undefined ? {} : { model }), tokens }] }];
}

const span = z.object({
  type: z.literal('span'),
  attributes: z.object({
    'gen_ai.operation.name': z.literal('chat'),
    'gen_ai.response.model': word,
    'gen_ai.request.model': word,
    'gen_ai.usage.input_tokens': count,
    'gen_ai.usage.output_tokens': count,
    'gen_ai.usage.cache_read.input_tokens': count,
    'gen_ai.usage.cache_creation.input_tokens': count,
  }),
});

/** A credit is a cent. */
const USD_PER_NANO_CREDIT = 1e-11;

const usage = z
  .object({ inputTokens: count, outputTokens: count, cacheReadTokens: count, cacheWriteTokens: count })
  .catch({ inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 });

const usageFile = z.object({ modelMetrics: z.record(z.string().max(200), z.object({ usage })), totalNanoAiu: count });

function tokensOf(used: z.infer<typeof usage>): ModelTokens['tokens'] {
  const cacheRead = Math.min(used.cacheReadTokens, used.inputTokens);
  const cacheWrite = Math.min(used.cacheWriteTokens, used.inputTokens - cacheRead);
  return { input: used.inputTokens - cacheRead - cacheWrite, output: used.outputTokens, cacheRead, cacheWrite };
}
