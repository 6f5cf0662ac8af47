import { z } from 'zod';
import type { ModelTokens } from './agent-event.ts';
import { isRecord, type JsonRecord } from './json-lines.ts';
import { count } from './lenient.ts';

/** Tokens of one model as the client sums them; thoughts are in the total alone. */
interface GeminiSum {
  readonly model?: string;
  readonly total: number;
  readonly prompt: number;
  readonly answer: number;
  readonly cached: number;
}

/** The sums of a stream's result, model by model where it tells them. */
export function sumsOfStream(stats: JsonRecord): readonly ModelTokens[] {
  const models = isRecord(stats['models']) ? Object.entries(stats['models']) : [];
  const sums = models.map(([model, each]) => ({ ...streamSum.parse(isRecord(each) ? each : {}), model }));
  return (sums.length > 0 ? sums : [streamSum.parse(stats)]).map(modelTokens);
}

/** The sums of the one object of `--output-format json`. */
export function sumsOfSession(stats: JsonRecord): readonly GeminiSum[] {
  const models = isRecord(stats['models']) ? Object.entries(stats['models']) : [];
  return models.map(([model, each]) => {
    const tokens = isRecord(each) && isRecord(each['tokens']) ? each['tokens'] : {};
    return { ...sessionSum.parse(tokens), model };
  });
}

/** Its prompt counts what the cache gave, and its answer leaves the thoughts out, which are charged like it. */
export function modelTokens({ model, total, prompt, answer, cached }: GeminiSum): ModelTokens {
  const cacheRead = Math.min(cached, prompt);
  const output = Math.max(answer, total - prompt);
  return {
    ...(model === undefined ? {} : { model }),
    tokens: { input: prompt - cacheRead, output, cacheRead, cacheWrite: 0 },
  };
}

/** Its service bills every answer: where it names the models that it asked and none of them wrote a token, there was no answer. */
export function unanswered(stats: unknown, parts: readonly ModelTokens[]): { readonly isUnanswered?: true } {
  const namesModels = isRecord(stats) && isRecord(stats['models']) && Object.keys(stats['models']).length > 0;
  return namesModels && parts.every(({ tokens }) => tokens.output === 0) ? { isUnanswered: true } : {};
}

const streamSum = z
  .object({ total_tokens: count, input_tokens: count, output_tokens: count, cached: count })
  .transform((raw) => ({
    total: raw.total_tokens,
    prompt: raw.input_tokens,
    answer: raw.output_tokens,
    cached: raw.cached,
  }));

const sessionSum = z
  .object({ total: count, prompt: count, candidates: count, cached: count })
  .transform(({ candidates, ...raw }) => ({ ...raw, answer: candidates }));
