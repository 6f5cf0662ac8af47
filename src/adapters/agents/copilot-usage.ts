import { z } from 'zod';
import { costOf } from '../../core/prices.ts';
import type { AgentEvent, ModelTokens } from './agent-event.ts';
import type { JsonRecord } from './json-lines.ts';
import { count, word } from './lenient.ts';
import { clipEnd } from './reading-text.ts';

/**
 * Reads the file of copilot's `--usage-output-file`: tokens model by model, those of sub-agents among them, and the credits of a
 * subscription. Its input counts what the cache gave and took. An own key has no credits: the price table knows what it costs.
 */
export function copilotUsage(record: JsonRecord): readonly AgentEvent[] {
  const read = usageFile.safeParse(record);
  if (!read.success) return [];
  const { modelMetrics, totalNanoAiu } = read.data;
  const parts = Object.entries(modelMetrics).map(([name, { usage }]) => ({
    model: clipEnd(name, MODEL_CHARS),
    tokens: tokensOf(usage),
  }));
  const credits = totalNanoAiu * USD_PER_NANO_CREDIT;
  // Credits follow the list prices: fewer than those come to were not counted in full.
  const isWhole = credits > 0 && credits >= (costOf(parts) ?? 0);
  return [{ type: 'usage', isSum: true, parts, ...(isWhole ? { costUsd: credits } : {}) }];
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

const MODEL_CHARS = 200;

const unused = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
const usage = z
  .object({ inputTokens: count, outputTokens: count, cacheReadTokens: count, cacheWriteTokens: count })
  .catch(unused);

/** A model that is none must not hide what the others used. */
const metrics = z.object({ usage }).catch({ usage: unused });

const usageFile = z.object({ modelMetrics: z.record(z.string(), metrics), totalNanoAiu: count });

function tokensOf(used: z.infer<typeof usage>): ModelTokens['tokens'] {
  const cacheRead = Math.min(used.cacheReadTokens, used.inputTokens);
  const cacheWrite = Math.min(used.cacheWriteTokens, used.inputTokens - cacheRead);
  return { input: used.inputTokens - cacheRead - cacheWrite, output: used.outputTokens, cacheRead, cacheWrite };
}
