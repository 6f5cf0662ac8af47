import type { Reply, ScriptedUsage } from './script.ts';
import { toolCallOf } from './tools.ts';
import { events, json, type ModelRequest, records, type Said, type ToolResult, textsIn, type Wire } from './wire.ts';

const place = /^\/v1(?:beta)?\/models\/([^/:]+):(generateContent|streamGenerateContent|countTokens)$/;

/** The Gemini API, as JSON and as server-sent events. */
export const gemini: Wire = {
  name: 'gemini',
  route: (method, path) => {
    const [, , what] = (method === 'POST' && place.exec(path)) || [];
    if (what === undefined) return undefined;
    return what === 'countTokens' ? 'count-tokens' : 'turn';
  },
  read: readRequest,
  answer: (reply, request) => {
    const answer = toAnswer(reply, request);
    if (!request.stream) return json(answer, reply.headers);
    return events(toEvents(answer), reply.headers);
  },
  refuse: ({ status, error, message, headers, fields }) =>
    json({ error: { code: status, message, status: error, ...fields } }, headers),
  countTokens: (tokens) => json({ totalTokens: tokens }),
};

function readRequest(body: unknown, path: string): ModelRequest | undefined {
  const [, model, what] = place.exec(path) ?? [];
  const { contents, tools } = (body ?? {}) as Record<string, unknown>;
  if (model === undefined || !Array.isArray(contents)) return undefined;
  const offered = records(tools).flatMap(({ functionDeclarations: declared }) =>
    records(declared).flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
  );
  const said = records(contents).map(readContent);
  return { model, tools: offered, stream: what === 'streamGenerateContent', said };
}

function readContent({ role, parts }: Readonly<Record<string, unknown>>): Said {
  const results = records(parts).flatMap(({ functionResponse: result }) => (result ? [readResult(result)] : []));
  return { by: role === 'model' ? 'model' : 'user', texts: textsIn(parts), results };
}

function readResult(result: unknown): ToolResult {
  const { response } = result as { response?: { output?: unknown; error?: unknown } };
  const { output, error } = response ?? {};
  return { text: String(error ?? output ?? ''), failed: error !== undefined };
}

function toAnswer({ parts, usage }: Reply, { model, tools, turn }: ModelRequest & { turn: number }) {
  const content = parts.map((part) => {
    const call = toolCallOf(part, tools);
    if (call === undefined) return { text: 'text' in part ? part.text : '' };
    return { functionCall: { name: call.name, args: call.input } };
  });
  return {
    candidates: [{ index: 0, content: { role: 'model', parts: content }, finishReason: 'STOP' }],
    usageMetadata: usageOf(usage),
    modelVersion: model,
    responseId: `response-${turn}`,
  };
}

/** The prompt counts what the cache gave. */
function usageOf({ input = 0, output = 0, cacheRead = 0, cacheWrite = 0 }: ScriptedUsage) {
  const all = input + cacheRead + cacheWrite;
  return {
    promptTokenCount: all,
    cachedContentTokenCount: cacheRead,
    candidatesTokenCount: output,
    totalTokenCount: all + output,
  };
}

/** One event for each part, and the end with the figures. */
function toEvents({ candidates: [candidate], usageMetadata, ...rest }: ReturnType<typeof toAnswer>): string[] {
  const parts = candidate?.content.parts ?? [];
  return [
    ...parts.map((part) => event({ ...rest, candidates: [{ index: 0, content: { role: 'model', parts: [part] } }] })),
    event({
      ...rest,
      candidates: [{ index: 0, content: { role: 'model', parts: [] }, finishReason: 'STOP' }],
      usageMetadata,
    }),
  ];
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\r\n\r\n`;
}
