import type { AssistantEvent, ClaudeEvent, ResultEvent } from './claude-event.ts';
import type { AgentTokens } from './result.ts';
import type { ToolCount } from './tool-count.ts';
import type { UsageLedger } from './usage-ledger.ts';

/** What a stream has said so far; bounded. */
export interface Seen {
  events: number;
  /** The last line that was no event, '' when there was none. */
  noise: string;
  sessionId: string | undefined;
  model: string | undefined;
  /** The last message of the agent itself. */
  message: { readonly id: string; readonly text: string };
  messages: number;
  readonly tools: ToolCount;
  usedTool: boolean;
  readonly denials: Set<string>;
  /** A result named denials: then the permissions do not fit the work. */
  refused: boolean;
  /** The client's replacement for an answer that did not come; undefined after the next answer. */
  failed: AssistantEvent | undefined;
  /** The retry that is under way. */
  retry: (ClaudeEvent & { type: 'retry' }) | undefined;
  /** There was a retry since the last answer. */
  retried: boolean;
  limit: (ClaudeEvent & { type: 'limit' }) | undefined;
  /** The end, unless the agent went on after it. */
  result: ResultEvent | undefined;
  turns: number;
  /** The most that a result told, in US dollars: the figure is of the whole process and cannot fall. */
  costUsd: number | undefined;
  /** Tokens up to the last result of which none told the cost. */
  uncharged: AgentTokens;
  /** Tokens up to the last result. */
  billed: AgentTokens;
  /** Messages since the last result. */
  ledger: UsageLedger;
}
