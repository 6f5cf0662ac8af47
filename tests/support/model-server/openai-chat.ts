import { openaiRefusal } from './openai-responses.ts';
import type { Reply, ScriptedUsage } from './script.ts';
import { toolCallOf } from './tools.ts';
import { events, json, type ModelRequest, records, type Said, textsIn, type Wire } from './wire.ts';

/** The OpenAI Chat Completions API, as JSON and as server-sent events. */
export const openaiChat: Wire = {
  name: 'openai-chat',
  route: (method, path) => (method === 'POST' && path === '/v1/chat/completions' ? 'turn' : undefined),
  read: readRequest,
  answer: (reply, request) => {
    const completion = toCompletion(reply, request);
    return request.stream ? events(toEvents(completion), reply.headers) : json(completion, reply.headers);
  },
  refuse: openaiRefusal,
  countTokens: (tokens) => json({ input_tokens: tokens }),
};

function readRequest(body: unknown): ModelRequest | undefined {
  const { model, messages, tools, stream } = (body ?? {}) as Record<string, unknown>;
  if (typeof model !== 'string' || !Array.isArray(messages)) return undefined;
  const offered = records(tools).flatMap(({ function: it }) => {
    const { name } = (it ?? {}) as { name?: unknown };
    return typeof name === 'string' ? [name] : [];
  });
  return { model, tools: offered, stream: stream === true, said: records(messages).flatMap(readMessage) };
}

function readMessage({ role, content }: Readonly<Record<string, unknown>>): readonly Said[] {
  switch (role) {
    case 'user':
      return [{ by: 'user', texts: textsIn(content), results: [] }];
    case 'assistant':
      return [{ by: 'model', texts: textsIn(content), results: [] }];
    case 'tool':
      return [{ by: 'user', texts: [], results: [{ text: textsIn(content).join('\n'), failed: false }] }];
    default:
      return [];
  }
}

function toCompletion({ parts, usage }: Reply, { model, tools, turn }: ModelRequest & { turn: number }) {
  const content = parts.flatMap((part) => ('text' in part ? [part.text] : [])).join('');
  const calls = parts.flatMap((part, index) => {
    const call = toolCallOf(part, tools);
    if (call === undefined) return [];
    const { name, input } = call;
    return [{ id: `call_${turn}_${index}`, type: 'function', function: { name, arguments: JSON.stringify(input) } }];
  });
  const message = { role: 'assistant', content, ...(calls.length === 0 ? {} : { tool_calls: calls }) };
  return {
    id: `chatcmpl-${turn}`,
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: calls.length === 0 ? 'stop' : 'tool_calls' }],
    usage: usageOf(usage),
  };
}

/** The prompt counts what the cache gave. */
function usageOf({ input = 0, output = 0, cacheRead = 0, cacheWrite = 0 }: ScriptedUsage) {
  const all = input + cacheRead + cacheWrite;
  return {
    prompt_tokens: all,
    prompt_tokens_details: { cached_tokens: cacheRead },
    completion_tokens: output,
    total_tokens: all + output,
  };
}

function toEvents({ choices: [choice], usage, ...rest }: ReturnType<typeof toCompletion>): string[] {
  const chunk = (delta: object, more: object = {}): string =>
    event({ ...rest, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: null, ...more }] });
  const calls = choice?.message.tool_calls ?? [];
  return [
    chunk({ role: 'assistant', content: '' }),
    ...(choice?.message.content ? [chunk({ content: choice.message.content })] : []),
    ...calls.map((call, index) => chunk({ tool_calls: [{ index, ...call }] })),
    chunk({}, { finish_reason: choice?.finish_reason }),
    event({ ...rest, object: 'chat.completion.chunk', choices: [], usage }),
    'data: [DONE]\n\n',
  ];
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
