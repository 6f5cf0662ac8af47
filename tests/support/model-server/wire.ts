import type { Refusal, Reply } from './script.ts';

/** What a request to a model says, whatever the wire format. */
export interface ModelRequest {
  readonly model: string;
  /** Names of the tools that the client offers. */
  readonly tools: readonly string[];
  readonly stream: boolean;
  /** What was said so far, without instructions of the system. */
  readonly said: readonly Said[];
}

/** One message of a conversation. */
export interface Said {
  readonly by: 'user' | 'model';
  readonly texts: readonly string[];
  /** What tools of the client answered. */
  readonly results: readonly ToolResult[];
}

/** What a tool of the client answered. */
export interface ToolResult {
  readonly text: string;
  /** The client says that it failed or was refused; clients that have no word for it never say so. */
  readonly failed: boolean;
}

/** An answer on the wire: whole, or as stream events that a script may cut or stall between. */
export interface WireAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly chunks: readonly string[];
}

/** One wire format. */
export interface Wire {
  readonly name: string;
  /** What a request is for; undefined when this format does not know the path. */
  readonly route: (method: string, path: string) => 'turn' | 'count-tokens' | undefined;
  /** Undefined when the body is not a request of this format. */
  readonly read: (body: unknown, path: string) => ModelRequest | undefined;
  readonly answer: (reply: Reply, request: ModelRequest & { readonly turn: number }) => WireAnswer;
  readonly refuse: (refusal: Refusal) => WireAnswer;
  readonly countTokens: (tokens: number) => WireAnswer;
}

/** An answer in one piece. */
export function json(body: object, headers: Readonly<Record<string, string>> = {}): WireAnswer {
  return {
    headers: { 'content-type': 'application/json', 'request-id': 'req_scripted', ...headers },
    chunks: [JSON.stringify(body)],
  };
}

/** An answer as server-sent events. */
export function events(chunks: readonly string[], headers: Readonly<Record<string, string>> = {}): WireAnswer {
  return { headers: { 'content-type': 'text/event-stream', ...headers }, chunks };
}

/** A list of records in a body that nobody has checked. */
export function records(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
}

/** Texts of a content that is a string, or a list of parts of which some are texts. */
export function textsIn(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  return records(content).flatMap(({ text }) => (typeof text === 'string' ? [text] : []));
}
