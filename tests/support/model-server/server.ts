import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropic } from './anthropic.ts';
import { gemini } from './gemini.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import type { Reply, Turn } from './script.ts';
import type { ModelRequest, Wire, WireAnswer } from './wire.ts';

/** One request as it came in, and what was answered. */
export interface JournalEntry {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON, or the text as it came. */
  readonly body: unknown;
  /** 1 for the first request to the model; absent for all others. */
  readonly turn?: number;
  /** The answer was chosen by what was asked, not by the script. */
  readonly chosen?: true;
  readonly request?: ModelRequest;
  /** Absent while no status was sent. */
  status?: number;
}

export interface ModelServerOptions {
  /** What happens to the first, second … request to the model. */
  readonly script: readonly Turn[];
  /** Answers by what is asked, for clients that ask for several agents at once; such a request takes no turn of the script. */
  readonly choose?: (body: unknown, request: ModelRequest) => Turn | undefined;
  /** What happens to requests beyond the script. Default: status 400 that names the turn. */
  readonly beyond?: Turn;
  /** Figure that count_tokens answers. Default 100. */
  readonly countedTokens?: number;
}

/** A model service on loopback that follows a script. */
export interface ModelServer extends AsyncDisposable {
  readonly url: string;
  readonly journal: readonly JournalEntry[];
  /** The requests to the model alone. */
  readonly turns: () => readonly JournalEntry[];
}

const wires: readonly Wire[] = [anthropic, openaiResponses, openaiChat, gemini];

/** Opens a scripted model server on a free loopback port; disposing it cuts every connection. */
export async function openModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const journal: JournalEntry[] = [];
  const server = createServer((request, response) => {
    serve({ options, journal, request, response }).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    journal,
    turns: () => journal.filter(({ turn }) => turn !== undefined),
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

interface Exchange {
  readonly options: ModelServerOptions;
  readonly journal: JournalEntry[];
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function serve({ options, journal, request, response }: Exchange): Promise<void> {
  const method = request.method ?? 'GET';
  const [path = ''] = (request.url ?? '').split('?');
  const body = parse(await readAll(request));
  const seen = { method, path, headers: request.headers, body };
  const wire = wires.find((candidate) => candidate.route(method, path) !== undefined);
  const asked = wire?.read(body, path);
  if (wire === undefined || asked === undefined) {
    journal.push({ ...seen, status: 404 });
    response
      .writeHead(404, { 'content-type': 'text/plain' })
      .end(`${method} ${path} is no request of a known format\n`);
    return;
  }
  if (wire.route(method, path) === 'count-tokens') {
    journal.push({ ...seen, request: asked, status: 200 });
    whole(response, 200, wire.countTokens(options.countedTokens ?? 100));
    return;
  }
  const turns = journal.filter((entry) => entry.turn !== undefined);
  const turn = turns.length + 1;
  const chosen = options.choose?.(body, asked);
  const entry: JournalEntry = { ...seen, turn, request: asked, ...(chosen === undefined ? {} : { chosen: true }) };
  journal.push(entry);
  const next = turns.filter((earlier) => earlier.chosen === undefined).length;
  perform(chosen ?? options.script[next] ?? options.beyond ?? overrun(next + 1), {
    wire,
    entry,
    response,
    asked,
    turn,
  });
}

interface Performance {
  readonly wire: Wire;
  readonly entry: JournalEntry;
  readonly response: ServerResponse;
  readonly asked: ModelRequest;
  readonly turn: number;
}

function perform(step: Turn, { wire, entry, response, asked, turn }: Performance): void {
  switch (step.kind) {
    case 'hang':
      return;
    case 'raw':
      entry.status = step.status;
      whole(response, step.status, { headers: step.headers ?? {}, chunks: [step.body] });
      return;
    case 'refusal':
      entry.status = step.status;
      whole(response, step.status, wire.refuse(step));
      return;
    case 'reply':
      entry.status = 200;
      deliver(response, step, wire.answer(step, { ...asked, turn }));
  }
}

function overrun(turn: number): Turn {
  return { kind: 'refusal', status: 400, error: 'invalid_request_error', message: `the script has no turn ${turn}` };
}

function whole(response: ServerResponse, status: number, { headers, chunks }: WireAnswer): void {
  response.writeHead(status, headers).end(chunks.join(''));
}

function deliver(response: ServerResponse, { cutAfter, hangAfter }: Reply, answer: WireAnswer): void {
  const stop = cutAfter ?? hangAfter;
  if (stop === undefined) {
    whole(response, 200, answer);
    return;
  }
  const [only = ''] = answer.chunks;
  const sent = answer.chunks.length > 1 ? answer.chunks.slice(0, stop).join('') : only.slice(0, only.length / 2);
  response.writeHead(200, answer.headers);
  // The cut must come behind what was sent, or the client sees a refused connection instead of a torn answer.
  response.write(sent, () => {
    if (cutAfter !== undefined) response.destroy();
  });
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
