import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import type { Effect } from './faults.ts';

/** Reads a request to its end. */
export async function readWhole(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const page = typeof body === 'string';
  const bytes = Buffer.from(body === undefined ? '' : page ? body : JSON.stringify(body));
  response.writeHead(status, {
    server: 'github.com',
    ...(body === undefined
      ? {}
      : { 'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8' }),
    'content-length': bytes.length,
    ...headers,
  });
  response.end(bytes);
}

/** Sends the first half of an answer that promised to be whole, and drops the connection. */
export function sendCut(response: ServerResponse, { status, body }: Answer): void {
  const bytes = Buffer.from(JSON.stringify(body ?? {}));
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
}

/** Lets a request meet a fault; the status that the client sees, if any. */
export function sendEffect(
  response: ServerResponse,
  effect: Effect,
  at: { nowMs: number; truth: Answer | undefined },
): number | undefined {
  switch (effect.type) {
    case 'answer':
      send(response, { status: effect.status, body: effect.body, headers: effect.headers(at.nowMs) });
      return effect.status;
    case 'cut':
      sendCut(response, at.truth ?? { status: 200, body: {} });
      return at.truth?.status ?? 200;
    case 'reset':
      response.socket?.resetAndDestroy();
      return undefined;
    case 'hang':
      return undefined;
  }
}
