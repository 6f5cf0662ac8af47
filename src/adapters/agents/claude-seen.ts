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
  result: ResultEvent | undefined;
  turns: number;
  /** Tokens up to the last result. */
  billed: AgentTokens;
  /** Messages since the last result. */
  ledger: UsageLedger;
}
