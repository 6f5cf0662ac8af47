import type { Part, Refusal, Reply } from './script.ts';
import { toolCallOf } from './tools.ts';
import { events, json, type ModelRequest, records, type Said, textsIn, type Wire } from './wire.ts';

/** The Anthropic Messages API, as JSON and as server-sent events. */
export const anthropic: Wire = {
  name: 'anthropic',
  route: (method, path) => {
    if (method !== 'POST') return undefined;
    if (path === '/v1/messages') return 'turn';
    return path === '/v1/messages/count_tokens' ? 'count-tokens' : undefined;
  },
  read: readRequest,
  answer: (reply, request) => {
    const message = toMessage(reply, request);
    if (!request.stream) return json(message, reply.headers);
    return events(toEvents(message), reply.headers);
  },
  refuse: ({ error, message, headers }) =>
    json({ type: 'error', error: { type: error, message }, request_id: 'req_scripted' }, headers),
  countTokens: (tokens) => json({ input_tokens: tokens }),
};

/** The account's limit is used up until `resetsAt` (epoch seconds), as a subscription says it. */
export function usageLimit(resetsAt: number, claim = 'five_hour'): Refusal {
  return refusal(
    429,
    'rate_limit_error',
    "This request would exceed your account's rate limit. Please try again later.",
    {
      'anthropic-ratelimit-unified-status': 'rejected',
      'anthropic-ratelimit-unified-reset': String(resetsAt),
      'anthropic-ratelimit-unified-representative-claim': claim,
      'x-should-retry': 'false',
    },
  );
}

/** Too many requests or tokens per minute: worth retrying. */
export function rateLimit(retryAfterSeconds: number): Refusal {
  const message = 'This request would exceed your organization rate limit of 30,000 input tokens per minute.';
  return refusal(429, 'rate_limit_error', message, { 'retry-after': String(retryAfterSeconds) });
}

export function overloaded(): Refusal {
  return refusal(529, 'overloaded_error', 'Overloaded');
}

export function unauthorized(): Refusal {
  return refusal(401, 'authentication_error', 'invalid x-api-key');
}

export function creditTooLow(): Refusal {
  const message = 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.';
  return refusal(400, 'invalid_request_error', message);
}

export function promptTooLong(): Refusal {
  return refusal(400, 'invalid_request_error', 'prompt is too long: 250000 tokens > 200000 maximum');
}

export function modelNotFound(model: string): Refusal {
  return refusal(404, 'not_found_error', `model: ${model}`);
}

function refusal(status: number, error: string, message: string, headers: Record<string, string> = {}): Refusal {
  return { kind: 'refusal', status, error, message, headers };
}

function readRequest(body: unknown): ModelRequest | undefined {
  const { model, tools, stream, messages } = (body ?? {}) as Record<string, unknown>;
  if (typeof model !== 'string' || !Array.isArray(messages)) return undefined;
  return {
    model,
    tools: records(tools).flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
    stream: stream === true,
    said: records(messages).map(readMessage),
  };
}

function readMessage({ role, content }: Readonly<Record<string, unknown>>): Said {
  const results = records(content)
    .filter(({ type }) => type === 'tool_result')
    .map((block) => ({ text: textsIn(block['content']).join('\n'), failed: block['is_error'] === true }));
  return { by: role === 'assistant' ? 'model' : 'user', texts: textsIn(content), results };
}

type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: object };

interface Message {
  readonly id: string;
  readonly type: 'message';
  readonly role: 'assistant';
  readonly model: string;
  readonly content: readonly Block[];
  readonly stop_reason: 'end_turn' | 'tool_use';
  readonly stop_sequence: null;
  readonly usage: Readonly<Record<string, number>>;
}

function toMessage({ parts, usage }: Reply, { turn, ...request }: ModelRequest & { turn: number }): Message {
  const content = parts.map((part, index) => toBlock(part, request.tools, `toolu_${turn}_${index}`));
  return {
    id: `msg_${turn}`,
    type: 'message',
    role: 'assistant',
    model: request.model,
    content,
    stop_reason: content.some((block) => block.type === 'tool_use') ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: {
      input_tokens: usage.input ?? 0,
      cache_creation_input_tokens: usage.cacheWrite ?? 0,
      cache_read_input_tokens: usage.cacheRead ?? 0,
      output_tokens: usage.output ?? 0,
    },
  };
}

function toBlock(part: Part, tools: readonly string[], id: string): Block {
  const call = toolCallOf(part, tools);
  if (call !== undefined) return { type: 'tool_use', id, ...call };
  return { type: 'text', text: 'text' in part ? part.text : '' };
}

function toEvents(message: Message): string[] {
  const { content, stop_reason, usage } = message;
  // As the service does it: the start carries the input figures and one token of output, the delta the final output.
  const opening = { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } };
  return [
    event('message_start', { message: opening }),
    ...content.flatMap(blockEvents),
    event('message_delta', {
      delta: { stop_reason, stop_sequence: null },
      usage: { output_tokens: usage['output_tokens'] },
    }),
    event('message_stop', {}),
  ];
}

function blockEvents(block: Block, index: number): string[] {
  const [empty, delta] =
    block.type === 'text'
      ? [
          { type: 'text', text: '' },
          { type: 'text_delta', text: block.text },
        ]
      : [
          { ...block, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(block.input) },
        ];
  return [
    event('content_block_start', { index, content_block: empty }),
    event('content_block_delta', { index, delta }),
    event('content_block_stop', { index }),
  ];
}

function event(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}
