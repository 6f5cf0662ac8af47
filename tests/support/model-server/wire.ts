import type { Refusal, Reply } from './script.ts';

/** What a request to a model says, whatever the wire format. */
export interface ModelRequest {
  readonly model: string;
  /** Names of the tools that the client offers. */
  readonly tools: readonly string[];
  readonly stream: boolean;
}

/** An answer on the wire: whole, or as stream events that a script may cut or stall between. */
export interface WireAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly chunks: readonly string[];
}

/** One wire format: Anthropic Messages here, others can stand beside it. */
export interface Wire {
  readonly name: string;
  /** What a request is for; undefined when this format does not know the path. */
  readonly route: (method: string, path: string) => 'turn' | 'count-tokens' | undefined;
  /** Undefined when the body is not a request of this format. */
  readonly read: (body: unknown) => ModelRequest | undefined;
  readonly answer: (reply: Reply, request: ModelRequest & { readonly turn: number }) => WireAnswer;
  readonly refuse: (refusal: Refusal) => WireAnswer;
  readonly countTokens: (tokens: number) => WireAnswer;
}
