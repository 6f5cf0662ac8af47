import { z } from 'zod';
import type { ClaudeEvent } from './claude-event.ts';
import { count, dollars, fields, known, status, text, word } from './lenient.ts';
import { epochMs } from './provider-times.ts';
import { oneLine } from './reading-text.ts';
import type { AgentTokens } from './result.ts';
import { describeTool } from './tool-words.ts';
import { noTokens } from './usage-ledger.ts';

/**
 * Reads one line: an event, or all events of a run as one list, as `--output-format json` prints them. Lines that are
 * neither, are cut, or hold nothing that matters give no event. Never throws.
 */
export function readEvents(line: string): ClaudeEvent[] {
  // Tool results are the bulk of a stream and say nothing that is read here.
  if (!/^(?:\{|\[\{"type":)/.test(line) || line.startsWith('{"type":"user"')) return [];
  const parsed = parseJson(line);
  return (Array.isArray(parsed) ? parsed : [parsed]).flatMap((candidate) => {
    const read = event.safeParse(candidate);
    return read.success ? [read.data] : [];
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const STATUS_CHARS = 160;

const usage = z
  .object({
    input_tokens: count,
    output_tokens: count,
    cache_read_input_tokens: count,
    cache_creation_input_tokens: count,
  })
  .transform((raw) => ({
    input: raw.input_tokens,
    output: raw.output_tokens,
    cacheRead: raw.cache_read_input_tokens,
    cacheWrite: raw.cache_creation_input_tokens,
  }));

const modelUsage = z.object({
  inputTokens: count,
  outputTokens: count,
  cacheReadInputTokens: count,
  cacheCreationInputTokens: count,
});

const init = z
  .object({ type: z.literal('system'), subtype: z.literal('init'), session_id: word, model: word })
  .transform((raw) => ({ type: 'init' as const, ...known({ sessionId: raw.session_id, model: raw.model }) }));

const retry = z
  .object({
    type: z.literal('system'),
    subtype: z.literal('api_retry'),
    attempt: count,
    max_retries: count,
    retry_delay_ms: z.number().nonnegative().catch(0),
    error: word,
    error_status: status,
  })
  .transform((raw) => ({
    type: 'retry' as const,
    attempt: raw.attempt,
    maxRetries: raw.max_retries,
    delayMs: raw.retry_delay_ms,
    ...known({ error: raw.error, status: raw.error_status }),
  }));

const denied = z
  .object({ type: z.literal('system'), subtype: z.literal('permission_denied'), tool_name: text })
  .transform((raw) => ({ type: 'denied' as const, tool: describeTool(raw.tool_name, {}) }));

const limit = z
  .object({
    type: z.literal('rate_limit_event'),
    rate_limit_info: z.object({
      status: text,
      // The plan is used up, and the account pays for the rest.
      isUsingOverage: z.boolean().catch(false),
      resetsAt: z.unknown().optional().transform(epochMs),
      rateLimitType: word,
      utilization: z.number().nonnegative().optional().catch(undefined),
    }),
  })
  .transform(({ rate_limit_info: info }) => ({
    type: 'limit' as const,
    status: info.isUsingOverage ? 'overage' : oneLine(info.status, STATUS_CHARS),
    ...known({
      resetAt: info.resetsAt,
      limitType: info.rateLimitType,
      utilization: info.utilization,
    }),
  }));

const block = z
  .object({ type: text, text, name: text, input: fields })
  .catch({ type: '', text: '', name: '', input: {} });

const assistant = z
  .object({
    type: z.literal('assistant'),
    parent_tool_use_id: z.unknown().optional(),
    error: word,
    api_error_status: status,
    api_error: word,
    message: z.object({ id: text, model: word, content: z.array(block).catch([]), usage: usage.catch(noTokens) }),
  })
  .transform(({ message, ...raw }) => ({
    type: 'assistant' as const,
    id: message.id,
    own: raw.parent_tool_use_id === null || raw.parent_tool_use_id === undefined,
    text: message.content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    tools: message.content.flatMap((part) => (part.type === 'tool_use' ? [describeTool(part.name, part.input)] : [])),
    toolNames: message.content.flatMap((part) => (part.type === 'tool_use' ? [part.name] : [])),
    usage: message.usage,
    ...(message.model === '<synthetic>' ? { isSynthetic: true as const } : {}),
    ...known({ error: raw.error, status: raw.api_error_status, apiError: raw.api_error }),
  }));

const denial = z
  .object({ tool_name: text, tool_input: fields })
  .transform((raw) => describeTool(raw.tool_name, raw.tool_input))
  .catch('a tool without a name');

const result = z
  .object({
    type: z.literal('result'),
    is_error: z.boolean().catch(true),
    subtype: word,
    terminal_reason: word,
    api_error_status: status,
    api_error: word,
    result: z.string().optional().catch(undefined),
    errors: z.array(text).catch([]),
    permission_denials: z.array(denial).catch([]),
    total_cost_usd: dollars,
    usage: usage.optional().catch(undefined),
    modelUsage: z.record(z.string(), modelUsage).catch({}),
    num_turns: count,
  })
  .transform((raw) => ({
    type: 'result' as const,
    isError: raw.is_error || isBadEnd(raw),
    errors: raw.errors,
    denials: raw.permission_denials,
    turns: raw.num_turns,
    ...known({
      subtype: raw.subtype,
      terminalReason: raw.terminal_reason,
      status: raw.api_error_status,
      apiError: raw.api_error,
      result: raw.result,
      costUsd: raw.total_cost_usd,
      usage: raw.usage,
      modelTokens: sumModels(Object.values(raw.modelUsage)),
    }),
  }));

/** What names a failure is one, whatever it calls itself: the first versions called a run that reached a cap no error. */
function isBadEnd(raw: {
  readonly subtype?: string | undefined;
  readonly terminal_reason?: string | undefined;
  readonly api_error_status?: number | undefined;
  readonly api_error?: string | undefined;
  readonly errors: readonly string[];
}): boolean {
  return (
    raw.subtype?.startsWith('error_') === true ||
    BAD_REASON.test(raw.terminal_reason ?? '') ||
    (raw.api_error_status ?? 0) >= 400 ||
    raw.api_error !== undefined ||
    raw.errors.length > 0
  );
}

const BAD_REASON =
  /^(?:api_error|model_error|max_turns|budget_exhausted|prompt_too_long|blocking_limit|rapid_refill_breaker|image_error|aborted_\w+)$/;

const event = z.union([assistant, result, retry, init, denied, limit]);

function sumModels(models: readonly z.infer<typeof modelUsage>[]): AgentTokens | undefined {
  if (models.length === 0) return undefined;
  const sum = (figure: keyof z.infer<typeof modelUsage>): number =>
    models.reduce((all, model) => all + model[figure], 0);
  return {
    input: sum('inputTokens'),
    output: sum('outputTokens'),
    cacheRead: sum('cacheReadInputTokens'),
    cacheWrite: sum('cacheCreationInputTokens'),
  };
}
