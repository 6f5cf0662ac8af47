import { z } from 'zod';
import { epochMs } from './reset-time.ts';
import type { AgentCall, AgentEvent, AgentTokens, ClientDriver, StreamEnd, StreamFormat, Trouble } from './result.ts';
import { count, describeTool, dollars, fields, isRecord, known, parseJson, status, text, word } from './stream.ts';
import { readerOf } from './stream-reader.ts';
import { troubleOfBody, troubleOfStderr, troubleOfText } from './trouble.ts';

/** opencode, native binary, headless with JSON events (06-agents "Commands"). Its cap on steps is only advice to the model. */
export const openCodeDriver: ClientDriver & { readonly name: 'opencode' } = {
  name: 'opencode',
  version: '1.18.33',
  package: 'opencode-ai',
  native: {
    scope: '',
    names: ['', '-musl', '-baseline', '-baseline-musl'].map(
      (kind) => `opencode-${process.platform}-${process.arch}${kind}`,
    ),
    paths: ['bin/opencode'],
  },
  isCountedByUs: true,
  args: openCodeArgs,
  environment: () => ({
    OPENCODE_CONFIG_CONTENT: JSON.stringify(config),
    OPENCODE_DISABLE_AUTOUPDATE: '1',
    OPENCODE_DISABLE_MODELS_FETCH: '1',
  }),
  keyNames: [
    ...['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    ...['OPENCODE_API_KEY', 'OPENROUTER_API_KEY'],
  ],
  // It reads the key of Google's models under a name of its own.
  keysOf: (keys) => {
    const { GEMINI_API_KEY: key } = keys;
    return key === undefined ? keys : { GOOGLE_GENERATIVE_AI_API_KEY: key, ...keys };
  },
  shellStart: 'BASH_ENV',
  openReader: readerOf(openCodeFormat('opencode')),
};

const REVIEWER = 'ralph-review';

const config = {
  autoupdate: false,
  share: 'disabled',
  snapshot: false,
  // A refusal ends the run, and its shell could reach the same places.
  permission: { bash: 'allow', doom_loop: 'allow', edit: 'allow', external_directory: 'allow', webfetch: 'allow' },
  agent: {
    // It would ask another model for a name of the session, at a price that its stream does not tell.
    title: { disable: true },
    [REVIEWER]: {
      mode: 'primary',
      description: 'Reads and judges; it has no tool that edits files.',
      tools: { edit: false, multiedit: false, patch: false, write: false },
    },
  },
};

function openCodeArgs(call: AgentCall): string[] {
  return [
    ...['run', '--format', 'json'],
    ...(call.skipPermissions ? ['--auto'] : []),
    ...(call.role === 'review' ? ['--agent', REVIEWER] : []),
    ...(call.model === undefined ? [] : ['-m', call.model]),
    ...call.extra,
  ];
}

/**
 * Reads `opencode run --format json` (06-agents "Results"): a step that stops is the good end, and an error event is a failure
 * whatever follows it.
 */
export function openCodeFormat(agent: string): StreamFormat {
  return {
    agent,
    counts: 'turn',
    open: () => (record) => {
      const read = event.safeParse(record);
      return read.success ? [timeOf(read.data), ...eventsOf(read.data)] : [];
    },
    ofEnd: ofOpenCodeEnd,
  };
}

const tokens = z
  .object({
    total: count,
    input: count,
    output: count,
    reasoning: count,
    cache: z.object({ read: count, write: count }).catch({ read: 0, write: 0 }),
  })
  .catch({ total: 0, input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } });

const part = z.object({ messageID: word, text, tool: text, reason: text, tokens, cost: dollars, state: fields }).catch({
  messageID: undefined,
  text: '',
  tool: '',
  reason: '',
  tokens: tokens.parse({}),
  cost: undefined,
  state: {},
});

const common = { sessionID: word, timestamp: z.unknown().optional().transform(epochMs) };

/** An error that is a text alone. */
const inWords = z.string().transform((message): Record<string, unknown> => ({ data: { message } }));

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('step_start'), ...common }),
  z.object({ type: z.literal('text'), part, ...common }),
  z.object({ type: z.literal('tool_use'), part, ...common }),
  z.object({ type: z.literal('step_finish'), part, ...common }),
  z.object({ type: z.literal('error'), error: z.union([inWords, fields]), ...common }),
]);

/** It prints the error that ended it in the middle of its work on stderr alone, as no other program behind it does. */
function ofOpenCodeEnd({ stderr = '', isUnderWay = false }: StreamEnd): Trouble | undefined {
  const own = stderr.split('\n').filter((line) => line.startsWith('Error: '));
  return troubleOfStderr(isUnderWay ? own.join('\n') : stderr);
}

type OpenCodeEvent = z.infer<typeof event>;
type Part = z.infer<typeof part>;

function timeOf({ sessionID, timestamp }: OpenCodeEvent): AgentEvent {
  return { type: 'session', ...known({ sessionId: sessionID, at: timestamp }) };
}

function eventsOf(read: OpenCodeEvent): readonly AgentEvent[] {
  switch (read.type) {
    case 'step_start':
      return [{ type: 'turn' }];
    case 'text':
      return [{ type: 'text', text: read.part.text, id: read.part.messageID ?? '' }];
    case 'tool_use':
      return ofTool(read.part);
    case 'step_finish':
      return ofStep(read.part);
    case 'error':
      return [{ type: 'ended', isGood: false, isLasting: true, trouble: openCodeTrouble(read.error, read.timestamp) }];
  }
}

function ofTool({ tool, state }: Part): readonly AgentEvent[] {
  const input = fields.parse(state['input']);
  const target = describeTool(tool, input);
  const called: AgentEvent = { type: 'tool', name: tool, target };
  // Where no rule permits a shell, the client has none, and says so as if the model had made it up.
  if (tool === 'invalid' && input['tool'] === 'bash') return [{ type: 'denied', tool: 'bash' }];
  return state['status'] === 'error' && REFUSED.test(String(state['error']))
    ? [called, { type: 'denied', tool: target }]
    : [called];
}

/** What the client writes where a tool was not permitted, by nobody who could be asked or by a rule. */
const REFUSED =
  /^(?:Error: )?The user (?:rejected permission to use this specific tool call|has specified a rule which prevents you)/;

function ofStep({ reason, tokens: used, cost }: Part): readonly AgentEvent[] {
  const usage: AgentEvent = {
    type: 'usage',
    isSum: false,
    parts: [{ tokens: tokensOf(used) }],
    ...(cost === undefined ? {} : { costUsd: cost }),
  };
  if (reason === 'tool-calls') return [usage];
  if (reason === 'stop') return [usage, { type: 'ended', isGood: true }];
  const codes = CODES.get(reason) ?? [];
  const sentence = `the last step ended for the reason ${reason || 'unknown'}`;
  return [usage, { type: 'ended', isGood: false, trouble: { codes, sentence } }];
}

/** Reasons for which a step ends without an answer, as services name them. */
const CODES: ReadonlyMap<string, readonly string[]> = new Map([
  ['length', ['max_output_tokens']],
  ['content-filter', ['content_filter']],
]);

/** Thoughts are charged as output; versions differ in whether they count them there, and the total tells. */
function tokensOf({ total, input, output, reasoning, cache }: z.infer<typeof tokens>): AgentTokens {
  const rest = total - input - cache.read - cache.write;
  return {
    input,
    output: total > 0 ? Math.max(output, Math.min(rest, output + reasoning)) : output + reasoning,
    cacheRead: cache.read,
    cacheWrite: cache.write,
  };
}

/** Reads the error of an opencode `error` event; `now` is the event's own time in epoch milliseconds. */
export function openCodeTrouble(raw: Readonly<Record<string, unknown>>, now?: number): Trouble {
  const { name, data } = error.parse(raw);
  const [body] = [parseJson(data.responseBody)].flat();
  const told = troubleOfText(data.message.replace(/^(?:\w*Error: )+/, ''));
  const inner = isRecord(body) ? troubleOfBody(body) : told;
  const code = data.statusCode ?? inner.status;
  const limit = limitOf(data.responseHeaders);
  const waitMs = inner.waitMs ?? waitOf(data.responseHeaders, now) ?? waitUntil(inner.resetAt, now);
  return {
    ...inner,
    codes: [...namesOf(name), ...limit.codes, ...inner.codes, ...reachOf(data, code)],
    sentence: inner.sentence || told.sentence,
    ...(limit.resetAt === undefined ? {} : { resetAt: limit.resetAt }),
    ...(code === undefined ? {} : { status: code }),
    ...(waitMs === undefined ? {} : { waitMs }),
  };
}

const empty = {
  message: '',
  statusCode: undefined,
  isRetryable: false,
  responseHeaders: {},
  responseBody: '',
  metadata: {},
};

const error = z.object({
  name: text,
  data: z
    .object({
      message: text,
      statusCode: status,
      isRetryable: z.boolean().catch(false),
      responseHeaders: fields,
      responseBody: text,
      metadata: fields,
    })
    .catch(empty),
});

/** Names that say no more than that there was an error. */
const VAGUE = ['', 'APIError', 'UnknownError', 'Error', 'AI_APICallError'];

function namesOf(name: string): string[] {
  return VAGUE.includes(name) ? [] : [name];
}

/** A request that was never answered, and that the client would try again, did not reach its service. */
function reachOf({ metadata, isRetryable }: z.infer<typeof error>['data'], code: number | undefined): string[] {
  const cause = metadata['code'];
  if (typeof cause === 'string') return [cause];
  return code === undefined && isRetryable ? ['transport'] : [];
}

/** A subscription tells in headers that it is used up, and until when, with the words of any busy service. */
function limitOf(headers: Readonly<Record<string, unknown>>): { readonly codes: string[]; readonly resetAt?: number } {
  const isUsedUp = headers['anthropic-ratelimit-unified-status'] === 'rejected';
  const resetAt = epochMs(headers[isUsedUp ? 'anthropic-ratelimit-unified-reset' : 'x-ratelimit-reset']);
  return { codes: isUsedUp ? ['usage_limit_reached'] : [], ...(resetAt === undefined ? {} : { resetAt }) };
}

/** What a body tells of its own limit is what was refused; a header may count another one. */
function waitUntil(resetAt: number | undefined, now: number | undefined): number | undefined {
  return resetAt === undefined || now === undefined ? undefined : Math.max(0, resetAt - now);
}

/** `retry-after-ms`, or `retry-after` as seconds or as a date. */
function waitOf(headers: Readonly<Record<string, unknown>>, now: number | undefined): number | undefined {
  const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (ms >= 0) return Math.round(ms);
  const after = String(headers['retry-after'] ?? '');
  if (/^\d+(?:\.\d+)?$/.test(after)) return Math.round(Number(after) * 1_000);
  const date = Date.parse(after);
  return Number.isNaN(date) || now === undefined ? undefined : Math.max(0, date - now);
}
