import type { AgentProgress, AgentTokens } from './result.ts';
import type { Trouble } from './trouble.ts';

/** Tokens that one model used. */
export interface ModelTokens {
  /** Absent = the client does not say; then it is the model that was asked for. */
  readonly model?: string;
  readonly tokens: AgentTokens;
}

/** What a record of a client's stream says, in words that all clients share (06-agents "Results"). */
export type AgentEvent =
  | {
      readonly type: 'session';
      readonly sessionId?: string;
      readonly model?: string;
      /** Epoch milliseconds at which it was said. */
      readonly at?: number;
    }
  /** Words of the agent. Parts of one message share its id; without an id all parts up to the next tool are one message. */
  | { readonly type: 'text'; readonly text: string; readonly id?: string }
  | { readonly type: 'tool'; readonly name: string; readonly target: string }
  /** The model answered: whatever trouble came before is over. `isNew` tells a first part of an answer from more of it. */
  | { readonly type: 'answer'; readonly isNew: boolean }
  /** A tool call that was refused, not one that failed. A passing one alone decides nothing: the end of the call names it again if it counts. */
  | { readonly type: 'denied'; readonly tool: string; readonly isPassing?: true }
  /** What the account has left; the trouble when it is used up, which is the end of a client that gives up without another word. */
  | { readonly type: 'limit'; readonly trouble?: Trouble; readonly text?: string }
  /** Tokens since the last such event, or of the whole call when it is the sum. */
  | {
      readonly type: 'usage';
      readonly parts: readonly ModelTokens[];
      readonly isSum: boolean;
      readonly costUsd?: number;
      /** What the live log is told of the whole record; default: its last event, in common words. */
      readonly progress?: AgentProgress;
    }
  /** The client tries a request again by itself. */
  | { readonly type: 'retry'; readonly trouble: Trouble; readonly attempt?: number; readonly text?: string }
  /** An error that may or may not be the end. */
  | { readonly type: 'trouble'; readonly trouble: Trouble }
  /** The client says that it is done. Only a later turn or end can change it, and nothing a lasting one. */
  | {
      readonly type: 'ended';
      readonly isGood: boolean;
      readonly isLasting?: true;
      /** By its own count no model wrote a token: the words that it printed as an answer are none. */
      readonly isUnanswered?: true;
      readonly trouble?: Trouble;
      /** Its last words, when the end repeats them. */
      readonly text?: string;
      /** Turns of the whole call, where it counts them. */
      readonly turns?: number;
    }
  /** Work goes on: an earlier end was none. */
  | { readonly type: 'turn' };

/** What is told of an end outside of a stream. */
export interface StreamEnd {
  readonly exitCode?: number;
  readonly stderr?: string;
  /** The model has answered, and nothing in the stream says what failed: only what is the client's own beyond doubt counts. */
  readonly isUnderWay?: boolean;
}

/** How the stream of one client is read. */
export interface StreamFormat {
  readonly agent: string;
  /** What its good end is called; default: a good end. */
  readonly goodEnd?: string;
  /** Which of its events counts as a turn of the call: a request to the model where they are told, else a call of a tool. */
  readonly counts: 'turn' | 'tool';
  /** Opens what turns records into events; `line` is the text when it was no record. */
  readonly open: () => (record: Readonly<Record<string, unknown>>) => readonly AgentEvent[];
  /** What the client's file of what it used says; absent = it has none. */
  readonly ofUsageFile?: (record: Readonly<Record<string, unknown>>) => readonly AgentEvent[];
  /** What a line of the file says in which it tells of each request; absent = it has none. */
  readonly ofUsageLine?: (record: Readonly<Record<string, unknown>>) => readonly AgentEvent[];
  /** What the exit code and stderr say beside the stream; each part is used only where the stream is silent. */
  readonly ofEnd: (end: StreamEnd) => Trouble | undefined;
}
