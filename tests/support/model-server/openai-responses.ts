import type { Refusal, Reply, ScriptedUsage } from './script.ts';
import { toolCallOf } from './tools.ts';
import { events, json, type ModelRequest, records, type Said, textsIn, type Wire } from './wire.ts';

/** The OpenAI Responses API, as JSON and as server-sent events. */
export const openaiResponses: Wire = {
  name: 'openai-responses',
  route: (method, path) => (method === 'POST' && path === '/v1/responses' ? 'turn' : undefined),
  read: readRequest,
  answer: (reply, request) => {
    const response = toResponse(reply, request);
    return request.stream ? events(toEvents(response), reply.headers) : json(response, reply.headers);
  },
  refuse: openaiRefusal,
  countTokens: (tokens) => json({ input_tokens: tokens }),
};

/** How OpenAI's services refuse; `fields` of the refusal stand beside type and message. */
export function openaiRefusal({ error, message, headers, fields }: Refusal) {
  return json({ error: { message, type: error, param: null, code: error, ...fields } }, headers);
}

function readRequest(body: unknown): ModelRequest | undefined {
  const { model, input, tools, stream } = (body ?? {}) as Record<string, unknown>;
  if (typeof model !== 'string' || (!Array.isArray(input) && typeof input !== 'string')) return undefined;
  const offered = records(tools).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const said = typeof input === 'string' ? [user([input])] : records(input).flatMap(readItem);
  return { model, tools: offered, stream: stream === true, said };
}

function readItem(item: Readonly<Record<string, unknown>>): readonly Said[] {
  switch (item['type'] ?? 'message') {
    case 'message':
      if (item['role'] === 'user') return [user(textsIn(item['content']))];
      return item['role'] === 'assistant' ? [{ by: 'model', texts: textsIn(item['content']), results: [] }] : [];
    case 'function_call':
      return [{ by: 'model', texts: [], results: [] }];
    case 'function_call_output':
      return [{ by: 'user', texts: [], results: [{ text: textsIn(item['output']).join('\n'), failed: false }] }];
    default:
      return [];
  }
}

function user(texts: readonly string[]): Said {
  return { by: 'user', texts, results: [] };
}

type Item = Readonly<Record<string, unknown>> & { readonly id: string };

function toResponse({ parts, usage }: Reply, { model, tools, turn }: ModelRequest & { turn: number }) {
  const output = parts.map((part, index): Item => {
    const call = toolCallOf(part, tools);
    if (call === undefined) {
      const content = [{ type: 'output_text', text: 'text' in part ? part.text : '', annotations: [] }];
      return { id: `msg_${turn}_${index}`, type: 'message', role: 'assistant', status: 'completed', content };
    }
    const { name, input } = call;
    const ids = { id: `fc_${turn}_${index}`, call_id: `call_${turn}_${index}` };
    return { ...ids, type: 'function_call', status: 'completed', name, arguments: JSON.stringify(input) };
  });
  return {
    id: `resp_${turn}`,
    object: 'response',
    created_at: 1_700_000_000,
    status: 'completed',
    model,
    output,
    usage: usageOf(usage),
  };
}

/** Input counts what the cache gave. */
function usageOf({ input = 0, output = 0, cacheRead = 0, cacheWrite = 0 }: ScriptedUsage) {
  const all = input + cacheRead + cacheWrite;
  return {
    input_tokens: all,
    input_tokens_details: { cached_tokens: cacheRead },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: all + output,
  };
}

function toEvents(response: ReturnType<typeof toResponse>): string[] {
  const begun = { ...response, status: 'in_progress', output: [], usage: null };
  return [
    event('response.created', { response: begun }),
    ...response.output.flatMap(itemEvents),
    event('response.completed', { response }),
  ];
}

function itemEvents(item: Item, index: number): string[] {
  const [text] = textsIn(item['content']);
  const delta = { item_id: item.id, output_index: index, content_index: 0, delta: text };
  return [
    event('response.output_item.added', { output_index: index, item: { ...item, status: 'in_progress' } }),
    ...(text === undefined ? [] : [event('response.output_text.delta', delta)]),
    event('response.output_item.done', { output_index: index, item }),
  ];
}

function event(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}
