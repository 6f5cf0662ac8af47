import { z } from 'zod';
import type { AgentEvent, ModelTokens } from './agent-event.ts';
import type { JsonRecord } from './json-lines.ts';
import { count } from './lenient.ts';

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
