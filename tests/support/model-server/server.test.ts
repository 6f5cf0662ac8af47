import { describe, expect, it } from 'vitest';
import { overloaded, unauthorized, usageLimit } from './anthropic.ts';
import { hang, reply, say, type Turn } from './script.ts';
import { type ModelServer, openModelServer } from './server.ts';

const tools = [{ name: 'Bash' }, { name: 'Write' }];

function ask(server: ModelServer, body: object = {}, path = '/v1/messages?beta=true'): Promise<Response> {
  const request = { model: 'claude-test-1', messages: [{ role: 'user', content: 'hi' }], tools, ...body };
  return fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(request) });
}

/** The events of a stream as `[name, data]`. */
async function events(response: Response): Promise<(readonly [string, Record<string, unknown>])[]> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block !== '');
  return blocks.map((block) => {
    const [name = '', data = ''] = block.split('\n');
    return [name.replace('event: ', ''), JSON.parse(data.replace('data: ', ''))] as const;
  });
}

const usage = { input: 12, output: 34, cacheRead: 5, cacheWrite: 6 };

describe('an answer as JSON', () => {
  it('holds text, tool calls under the names that the client offers, and the usage', async () => {
    const parts = [
      { text: 'I write.' },
      { write: 'a b', content: "it's" },
      { bash: 'ls' },
      { call: 'Task', input: { x: 1 } },
    ];
    await using server = await openModelServer({ script: [reply(parts, { usage })] });
    const response = await ask(server);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await response.json()).toEqual({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-test-1',
      content: [
        { type: 'text', text: 'I write.' },
        { type: 'tool_use', id: 'toolu_1_1', name: 'Write', input: { file_path: 'a b', content: "it's" } },
        { type: 'tool_use', id: 'toolu_1_2', name: 'Bash', input: { command: 'ls', description: 'scripted step' } },
        { type: 'tool_use', id: 'toolu_1_3', name: 'Task', input: { x: 1 } },
      ],
      stop_reason: 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: 12, output_tokens: 34, cache_read_input_tokens: 5, cache_creation_input_tokens: 6 },
    });
  });

  it('writes with a shell where the client offers nothing better', async () => {
    await using server = await openModelServer({ script: [reply([{ write: 'a b', content: "it's\n" }])] });
    const { content } = (await (await ask(server, { tools: [{ name: 'Bash' }] })).json()) as { content: object[] };
    const command = "printf %s 'it'\\''s\n' > 'a b'";
    expect(content).toMatchObject([{ name: 'Bash', input: { command } }]);
  });

  it('ends the turn when it calls no tool', async () => {
    await using server = await openModelServer({ script: [say('done')] });
    expect(await (await ask(server)).json()).toMatchObject({ stop_reason: 'end_turn', content: [{ text: 'done' }] });
  });
});

describe('an answer as a stream', () => {
  it('opens with the input, ends with the output, and holds each block between', async () => {
    await using server = await openModelServer({ script: [reply([{ text: 'hm' }, { bash: 'ls' }], { usage })] });
    const response = await ask(server, { stream: true });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const all = await events(response);
    expect(all.map(([name]) => name)).toEqual([
      'message_start',
      ...['content_block_start', 'content_block_delta', 'content_block_stop'],
      ...['content_block_start', 'content_block_delta', 'content_block_stop'],
      'message_delta',
      'message_stop',
    ]);
    expect(all.every(([name, data]) => data['type'] === name)).toBe(true);
    expect(all[0]?.[1]).toMatchObject({ message: { content: [], usage: { input_tokens: 12, output_tokens: 1 } } });
    expect(all[2]?.[1]).toMatchObject({ index: 0, delta: { type: 'text_delta', text: 'hm' } });
    expect(all[5]?.[1]).toMatchObject({
      index: 1,
      delta: {
        type: 'input_json_delta',
        partial_json: JSON.stringify({ command: 'ls', description: 'scripted step' }),
      },
    });
    expect(all[7]?.[1]).toMatchObject({ delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 34 } });
  });

  it('can be cut between two events', async () => {
    await using server = await openModelServer({ script: [reply([{ text: 'hm' }], { cutAfter: 2 })] });
    const response = await ask(server, { stream: true });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it('can fall silent between two events', async () => {
    await using server = await openModelServer({ script: [reply([{ text: 'hm' }], { hangAfter: 1 })] });
    const reader = (await ask(server, { stream: true })).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^event: message_start\n/);
    // It neither goes on nor ends: only closing the server ends it.
    const next = reader?.read().then(
      () => 'more',
      () => 'cut',
    );
    await server[Symbol.asyncDispose]();
    expect(await next).toBe('cut');
  });
});

describe('trouble', () => {
  const rows: readonly (readonly [string, Turn, number, string, Record<string, string>])[] = [
    ['an overload', overloaded(), 529, 'overloaded_error', {}],
    ['a refused key', unauthorized(), 401, 'authentication_error', {}],
    [
      'a used-up limit',
      usageLimit(1_900_000_000),
      429,
      'rate_limit_error',
      {
        'anthropic-ratelimit-unified-status': 'rejected',
        'anthropic-ratelimit-unified-reset': '1900000000',
        'anthropic-ratelimit-unified-representative-claim': 'five_hour',
        'x-should-retry': 'false',
      },
    ],
  ];

  it.each(rows)('%s has its status, body and headers', async (_name, turn, status, type, headers) => {
    await using server = await openModelServer({ script: [turn] });
    const response = await ask(server, { stream: true });
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
    expect(await response.json()).toMatchObject({ type: 'error', error: { type } });
  });

  it('may be any answer at all', async () => {
    const raw: Turn = { kind: 'raw', status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad Gateway' };
    await using server = await openModelServer({ script: [raw] });
    const response = await ask(server);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      502,
      'text/html',
      '<h1>Bad Gateway',
    ]);
  });

  it('may be no answer: the request is in the journal without a status, and closing does not wait for it', async () => {
    const server = await openModelServer({ script: [hang] });
    const asked = ask(server).then(
      () => 'answered',
      () => 'cut',
    );
    while (server.turns().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await server[Symbol.asyncDispose]();
    expect(await asked).toBe('cut');
    expect(server.turns()[0]).not.toHaveProperty('status');
  });
});

describe('the script', () => {
  it('is followed turn by turn; what comes after it is an error that names the turn', async () => {
    await using server = await openModelServer({ script: [say('one'), overloaded()] });
    expect([(await ask(server)).status, (await ask(server)).status]).toEqual([200, 529]);
    const third = await ask(server);
    expect([third.status, await third.text()]).toEqual([400, expect.stringContaining('the script has no turn 3')]);
    expect(server.turns().map(({ turn, status }) => [turn, status])).toEqual([
      [1, 200],
      [2, 529],
      [3, 400],
    ]);
  });

  it('can go on for ever', async () => {
    await using server = await openModelServer({ script: [], beyond: say('again') });
    for (let turn = 0; turn < 3; turn += 1) expect((await ask(server)).status).toBe(200);
  });

  it('is not moved on by requests that are answered by what they ask', async () => {
    await using server = await openModelServer({
      script: [say('one'), say('two')],
      choose: (body) => ((body as { system?: string }).system === 'helper' ? say('helped') : undefined),
    });
    const text = async (body: object): Promise<unknown> =>
      ((await (await ask(server, body)).json()) as { content: { text: string }[] }).content[0]?.text;
    expect([await text({}), await text({ system: 'helper' }), await text({})]).toEqual(['one', 'helped', 'two']);
    expect(server.turns().map(({ turn, chosen }) => [turn, chosen])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
    ]);
  });

  it('is not moved on by counting tokens or by strange requests, but all are in the journal', async () => {
    await using server = await openModelServer({ script: [say('one')], countedTokens: 77 });
    const counted = await ask(server, {}, '/v1/messages/count_tokens');
    expect(await counted.json()).toEqual({ input_tokens: 77 });
    expect((await fetch(`${server.url}/v1/models`)).status).toBe(404);
    expect((await fetch(`${server.url}/v1/messages`, { method: 'POST', body: 'no json' })).status).toBe(404);
    expect((await ask(server)).status).toBe(200);
    expect(server.journal.map(({ method, path, turn }) => [method, path, turn])).toEqual([
      ['POST', '/v1/messages/count_tokens', undefined],
      ['GET', '/v1/models', undefined],
      ['POST', '/v1/messages', undefined],
      ['POST', '/v1/messages', 1],
    ]);
    expect(server.journal[2]?.body).toBe('no json');
    expect(server.turns()[0]?.request).toMatchObject({
      model: 'claude-test-1',
      tools: ['Bash', 'Write'],
      stream: false,
    });
  });
});
