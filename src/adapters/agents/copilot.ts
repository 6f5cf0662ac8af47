import { z } from 'zod';
import { costOf } from '../../core/prices.ts';
import { epochMs } from './reset-time.ts';
import type { AgentCall, AgentEvent, AgentTokens, ClientDriver, StreamFormat, Trouble } from './result.ts';
import {
  clipEnd,
  count,
  counts,
  describeTool,
  fields,
  type JsonRecord,
  status,
  text,
  tokensWithin,
  word,
} from './stream.ts';
import { readerOf } from './stream-reader.ts';
import { troubleOfEnd, troubleOfText } from './trouble.ts';

/** Its own subscription, or the provider that the job's variables name. */
const OWN_NAMES = ['COPILOT_GITHUB_TOKEN', 'COPILOT_PROVIDER_API_KEY', 'COPILOT_PROVIDER_BEARER_TOKEN'] as const;
const KEY_NAMES = [...OWN_NAMES, 'ANTHROPIC_API_KEY', 'OPENAI_API_KEY'] as const;
const EDITING_TOOLS = ['apply_patch', 'create', 'edit', 'str_replace_editor'];

/** GitHub Copilot CLI, native binary, headless with JSON events (06-agents "Commands"). It has no cap of its own on turns or money. */
export const copilotDriver: ClientDriver & { readonly name: 'copilot' } = {
  name: 'copilot',
  version: '1.0.102',
  package: '@github/copilot',
  native: { scope: '@github', names: [`copilot-${process.platform}-${process.arch}`], paths: ['copilot'] },
  isCountedByUs: true,
  args: copilotArgs,
  environment: () => ({ COPILOT_AUTO_UPDATE: 'false' }),
  liveUsage: 'COPILOT_OTEL_FILE_EXPORTER_PATH',
  keyNames: KEY_NAMES,
  keysOf: copilotKeys,
  openReader: readerOf(format()),
};

function copilotArgs(call: AgentCall): string[] {
  return [
    ...['--output-format', 'json', '--no-color', '--no-ask-user', '--no-auto-update', '--disable-client-telemetry'],
    // Its own server for GitHub would act with the token of the subscription.
    '--disable-builtin-mcps',
    // Keys stay out of its shells.
    `--secret-env-vars=${KEY_NAMES.join(',')}`,
    // Without a terminal it runs in no other way.
    '--allow-all-tools',
    ...(call.skipPermissions ? ['--allow-all-paths'] : []),
    ...(call.role === 'review' ? [`--excluded-tools=${EDITING_TOOLS.join(',')}`] : []),
    ...(call.model === undefined ? [] : ['--model', call.model]),
    ...(call.usageFile === undefined ? [] : ['--usage-output-file', call.usageFile]),
    ...call.extra,
  ];
}

/** A key of another service makes it speak to that service, with its own account left alone. */
function copilotKeys(keys: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (OWN_NAMES.some((name) => keys[name] !== undefined)) return picked(keys, OWN_NAMES);
  const { ANTHROPIC_API_KEY: anthropic, OPENAI_API_KEY: openai } = keys;
  if (anthropic !== undefined) {
    return provider('anthropic', { url: 'https://api.anthropic.com', key: anthropic });
  }
  if (openai === undefined) return {};
  return {
    ...provider('openai', { url: 'https://api.openai.com/v1', key: openai }),
    COPILOT_PROVIDER_WIRE_API: 'responses',
  };
}

function provider(type: string, { url, key }: { readonly url: string; readonly key: string }): Record<string, string> {
  return {
    COPILOT_OFFLINE: 'true',
    COPILOT_PROVIDER_TYPE: type,
    COPILOT_PROVIDER_BASE_URL: url,
    COPILOT_PROVIDER_API_KEY: key,
  };
}

function picked(keys: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => names.includes(name)));
}

/**
 * Reads copilot's `--output-format json` (06-agents "Results"). It repeats the prompt as a message of the user, which is not
 * read, and tells no tokens: they are in files of their own, request by request while it works, and whole at its end
 * (`--usage-output-file`).
 */
function format(): StreamFormat {
  return {
    agent: 'copilot',
    counts: 'turn',
    open: () => {
      const told: Told = { tools: new Map(), refused: undefined, refusals: 0 };
      return (record) => {
        const at = epochMs(record['timestamp']);
        const time: readonly AgentEvent[] = at === undefined ? [] : [{ type: 'session', at }];
        const read = event.safeParse(record);
        return read.success ? [...time, ...eventsOf(read.data, told)] : time;
      };
    },
    ofUsageFile: copilotUsage,
    ofUsageLine: copilotRequest,
    ofEnd: troubleOfEnd,
  };
}

interface Told {
  /** What the tools that were called last are to act on, by the id of the call. */
  readonly tools: Map<string, string>;
  /** Why the last request was refused: the final error leaves out what the service named it. */
  refused: Trouble | undefined;
  /** Requests in a row that were refused. */
  refusals: number;
}

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session.tools_updated'), data: z.object({ model: word }) }),
  z.object({ type: z.literal('assistant.turn_start') }),
  z.object({
    type: z.literal('assistant.message'),
    data: z.object({ messageId: word, content: text, parentToolCallId: word }),
  }),
  z.object({
    type: z.literal('tool.execution_start'),
    data: z.object({ toolCallId: text, toolName: text, arguments: fields }),
  }),
  z.object({
    type: z.literal('tool.execution_complete'),
    data: z.object({ toolCallId: text, success: z.boolean().catch(true), error: fields }),
  }),
  z.object({ type: z.literal('model.call_failure'), data: fields }),
  z.object({ type: z.literal('session.error'), data: fields }),
  z.object({ type: z.literal('abort'), data: z.object({ reason: text }).catch({ reason: '' }) }),
  z.object({ type: z.literal('result'), sessionId: word, exitCode: z.int().catch(1) }),
]);

type CopilotEvent = z.infer<typeof event>;

function eventsOf(read: CopilotEvent, told: Told): readonly AgentEvent[] {
  switch (read.type) {
    case 'session.tools_updated':
      return read.data.model === undefined ? [] : [{ type: 'session', model: read.data.model }];
    case 'assistant.turn_start':
      return [{ type: 'turn' }];
    case 'assistant.message':
      return ofMessage(read.data, told);
    case 'tool.execution_start':
      return [ofTool(read.data, told)];
    case 'tool.execution_complete':
      return ofToolEnd(read.data, told);
    case 'model.call_failure':
      return [ofFailure(read.data, told)];
    case 'session.error':
      return [{ type: 'trouble', trouble: lastTrouble(read.data, told) }];
    case 'abort':
      return [ofAbort(read.data.reason)];
    case 'result':
      return [
        ...(read.sessionId === undefined ? [] : [{ type: 'session' as const, sessionId: read.sessionId }]),
        { type: 'ended', isGood: read.exitCode === 0 },
      ];
  }
}

/** It tries a refusal for a rate again, unless the service forbids it: then a limit is used up. */
function lastTrouble(data: JsonRecord, { refused, refusals }: Told): Trouble {
  const trouble = copilotTrouble(data, refused);
  const isLimit = trouble.status === 429 && refusals === 1 && trouble.waitMs === undefined;
  return isLimit ? { ...trouble, codes: ['usage_limit_reached', ...trouble.codes] } : trouble;
}

/** Messages of sub-agents belong to a tool call. */
function ofMessage(
  {
    messageId,
    content,
    parentToolCallId,
  }: { messageId?: string | undefined; content: string; parentToolCallId?: string | undefined },
  told: Told,
): readonly AgentEvent[] {
  told.refused = undefined;
  told.refusals = 0;
  return parentToolCallId === undefined ? [{ type: 'text', text: content, id: messageId ?? '' }] : [];
}

const MOST_TOOLS = 256;

function ofTool(
  { toolCallId, toolName, arguments: input }: { toolCallId: string; toolName: string; arguments: JsonRecord },
  { tools }: Told,
): AgentEvent {
  const target = describeTool(toolName, input);
  const [oldest] = tools.keys();
  if (tools.size >= MOST_TOOLS && oldest !== undefined) tools.delete(oldest);
  tools.set(clipEnd(toolCallId, 200), target);
  return { type: 'tool', name: toolName, target };
}

const REFUSALS = ['denied', 'rejected'];

function ofToolEnd(
  { toolCallId, success, error }: { toolCallId: string; success: boolean; error: JsonRecord },
  { tools }: Told,
): readonly AgentEvent[] {
  if (success || !REFUSALS.includes(String(error['code']))) return [];
  return [{ type: 'denied', tool: tools.get(clipEnd(toolCallId, 200)) ?? 'a tool' }];
}

function ofFailure(data: JsonRecord, told: Told): AgentEvent {
  told.refused = copilotTrouble(data);
  told.refusals += 1;
  const attempt = data['retryAttempt'];
  return { type: 'retry', trouble: told.refused, ...(typeof attempt === 'number' ? { attempt: attempt + 1 } : {}) };
}

/** It was interrupted; its result counts that as an exit of 0. */
function ofAbort(reason: string): AgentEvent {
  const sentence = `it was interrupted${reason === '' ? '' : ` (${clipEnd(reason, 100)})`}`;
  return { type: 'ended', isGood: false, isLasting: true, trouble: { codes: [], sentence } };
}

/**
 * Reads the data of copilot's `session.error` and `model.call_failure`. `refused` is the failure of the last request, whose names
 * the final error leaves out.
 */
export function copilotTrouble(data: JsonRecord, refused?: Trouble): Trouble {
  const message = text.parse(data['message']) || text.parse(data['errorMessage']);
  const inner = troubleOfText(unframed(message));
  const code = status.parse(data['statusCode']) ?? inner.status ?? refused?.status;
  const own = ['errorCode', 'errorType', 'failureKind'].map((key) => text.parse(data[key]));
  const waitMs = inner.waitMs ?? refused?.waitMs;
  return {
    ...inner,
    codes: [
      ...new Set([
        ...own.filter((name) => name !== ''),
        ...inner.codes,
        ...(refused?.codes ?? []),
        ...ofRetries(message),
      ]),
    ],
    sentence: inner.sentence || (refused?.sentence ?? ''),
    ...(code === undefined ? {} : { status: code }),
    ...(waitMs === undefined ? {} : { waitMs }),
  };
}

/** Takes away what the client says of its own retries, and the quotation marks of an error that it could not read. */
function unframed(message: string): string {
  const last = message.lastIndexOf(LAST);
  return (last < 0 ? message : message.slice(last + LAST.length))
    .replace(/^(?:Execution failed: )?(?:[A-Za-z]*Error: )*/, '')
    .replace(/^"([\s\S]*)"$/, '$1');
}

const LAST = ' Last error: ';

/** What it tried again until it gave up is its service's trouble, where nothing better is known of it. */
function ofRetries(message: string): string[] {
  return /\bretried \d+ times\b/.test(message) ? ['server_error'] : [];
}

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

const usage = counts('inputTokens', 'outputTokens', 'cacheReadTokens', 'cacheWriteTokens');

/** A model that is none must not hide what the others used. */
const metrics = z.object({ usage }).catch({ usage: usage.parse(undefined) });

const usageFile = z.object({ modelMetrics: z.record(z.string(), metrics), totalNanoAiu: count });

function tokensOf(used: z.infer<typeof usage>): AgentTokens {
  const cached = { read: used.cacheReadTokens, write: used.cacheWriteTokens };
  return tokensWithin(used.inputTokens, used.outputTokens, cached);
}
