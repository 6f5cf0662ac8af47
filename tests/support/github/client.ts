import type { Json, JsonObject } from './description.ts';
import type { GitHub } from './github.ts';

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, the text when it is none, undefined when empty. */
  readonly body: Json | undefined;
}

export interface WireOptions {
  /** Default `token`; null sends none. */
  readonly token?: string | null;
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One plain request to the stand-in, without any client's retries or checks: `call(github, 'GET /repos/acme/widgets')`. */
export async function call(github: GitHub, request: string, options: WireOptions = {}): Promise<WireAnswer> {
  const [method = 'GET', path = ''] = request.split(' ');
  const token = options.token === undefined ? 'token' : options.token;
  const response = await fetch(`${github.apiUrl}${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      'user-agent': 'ralph-action-tests',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text) };
}

function parse(text: string): Json | undefined {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** The `message` of a refusal, and of its first fault when it lists any. */
export function messageOf({ body }: WireAnswer): string {
  const { message, errors } = body as JsonObject;
  const [first] = (errors ?? []) as JsonObject[];
  return [message, first?.['message']].filter(Boolean).join(': ');
}
