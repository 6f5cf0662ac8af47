import type { AgentTokens } from './result.ts';

/** A message of the model, or of the client in its place when a request failed. */
export interface AssistantEvent {
  readonly type: 'assistant';
  /** Several events carry one message, a block each, and repeat its usage. */
  readonly id: string;
  /** False for messages of sub-agents. */
  readonly own: boolean;
  readonly text: string;
  /** No model said it: the client put it where an answer should be. */
  readonly isSynthetic?: true;
  /** Tools it calls, with what they act on, one line each. */
  readonly tools: readonly string[];
  readonly toolNames: readonly string[];
  readonly usage: AgentTokens;
  /** The client's word for what failed (`billing_error`); then the text is the client's, not the model's. */
  readonly error?: string;
  readonly status?: number;
  readonly apiError?: string;
}

/** The end of a turn; background work can make the client take another turn and report again. */
export interface ResultEvent {
  readonly type: 'result';
  readonly isError: boolean;
  readonly subtype?: string;
  readonly terminalReason?: string;
  readonly status?: number;
  readonly apiError?: string;
  readonly result?: string;
  readonly errors: readonly string[];
  readonly denials: readonly string[];
  /** Of the whole process so far, as is `modelTokens`; `usage` is of this turn alone and without sub-agents. */
  readonly costUsd?: number;
  readonly modelTokens?: AgentTokens;
  readonly usage?: AgentTokens;
  readonly turns: number;
}

/** What a line of claude's stream-json says, as far as it matters here (06-agents "Results", "Limits and errors"). */
export type ClaudeEvent =
  | { readonly type: 'init'; readonly sessionId?: string; readonly model?: string }
  | AssistantEvent
  | {
      readonly type: 'retry';
      readonly attempt: number;
      readonly maxRetries: number;
      readonly delayMs: number;
      readonly error?: string;
      readonly status?: number;
    }
  | { readonly type: 'denied'; readonly tool: string }
  | {
      readonly type: 'limit';
      readonly status: string;
      /** Epoch milliseconds. */
      readonly resetAt?: number;
      readonly limitType?: string;
      /** 0 to 1. */
      readonly utilization?: number;
    }
  | ResultEvent;
