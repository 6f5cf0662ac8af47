/** Tokens that a scripted answer bills; absent figures are 0. */
export interface ScriptedUsage {
  readonly input?: number;
  readonly output?: number;
  readonly cacheRead?: number;
  readonly cacheWrite?: number;
}

/**
 * One piece of an answer. `write` and `bash` are mapped to the tools that the client offers, so that one script drives
 * every client; `call` names a tool of the client itself.
 */
export type Part =
  | { readonly text: string }
  | { readonly write: string; readonly content: string }
  | { readonly bash: string }
  | { readonly call: string; readonly input: Readonly<Record<string, unknown>> };

/** The model answers. */
export interface Reply {
  readonly kind: 'reply';
  readonly parts: readonly Part[];
  readonly usage: ScriptedUsage;
  /** Headers beside those of the wire format. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Breaks the connection after so many stream events (a JSON answer: half the body). */
  readonly cutAfter?: number;
  /** Goes silent after so many stream events and keeps the connection open. */
  readonly hangAfter?: number;
}

/** The service refuses; the error body is written in the wire format of the request. */
export interface Refusal {
  readonly kind: 'refusal';
  readonly status: number;
  /** The wire format's own word, `rate_limit_error` for example. */
  readonly error: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** More fields of the error object, where the wire format has room for them. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Any answer at all, byte for byte. */
export interface Raw {
  readonly kind: 'raw';
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The request is read and never answered. */
export interface Hang {
  readonly kind: 'hang';
}

/** What the server does with one model request. */
export type Turn = Reply | Refusal | Raw | Hang;

/** An answer with the figures that a script need not choose. */
export function reply(parts: readonly Part[], options: Omit<Partial<Reply>, 'kind' | 'parts'> = {}): Reply {
  return { kind: 'reply', parts, usage: { input: 1_000, output: 50 }, ...options };
}

/** An answer of text alone, which ends the agent's turn. */
export function say(text: string, usage?: ScriptedUsage): Reply {
  return reply([{ text }], usage === undefined ? {} : { usage });
}

export const hang: Hang = { kind: 'hang' };
