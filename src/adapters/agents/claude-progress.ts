import { classOfFailure } from './claude-class.ts';
import type { AssistantEvent, ClaudeEvent, ResultEvent } from './claude-event.ts';
import { MOST_TOLD_CHARS, oneLine } from './reading-text.ts';
import { tokenWords } from './reading-words.ts';
import type { AgentProgress } from './result.ts';

/** What a reader of the live log is told of one event; undefined when nothing. */
export function progressOf(event: ClaudeEvent): AgentProgress | undefined {
  switch (event.type) {
    case 'assistant':
      return ofMessage(event);
    case 'retry':
      return { ...progress('retry', ofRetry(event)), ...(isHopeless(event) ? { isHopeless: true } : {}) };
    case 'limit':
      return event.status === 'allowed' || event.status === '' ? undefined : progress('limit-warning', ofLimit(event));
    case 'denied':
      return progress('tool', `${event.tool} was not permitted`);
    case 'result':
      return progress('tokens', ofResult(event));
    case 'init':
      return undefined;
  }
}

function progress(kind: AgentProgress['kind'], text: string): AgentProgress {
  return { kind, text: oneLine(text, MOST_TOLD_CHARS) };
}

function ofMessage({ text, tools, usage, own }: AssistantEvent): AgentProgress | undefined {
  const who = own ? '' : 'sub-agent: ';
  if (tools.length > 0) return progress('tool', `${who}${tools.join(', ')}`);
  if (text.trim() !== '') return progress('text', `${who}${text}`);
  return usage.input + usage.output > 0 ? progress('tokens', `${who}${tokenWords(usage)}`) : undefined;
}

function ofRetry({ attempt, maxRetries, delayMs, status, error }: ClaudeEvent & { type: 'retry' }): string {
  const cause = status === undefined ? 'no answer' : `HTTP ${status}`;
  const name = error === undefined || error === 'unknown' ? '' : ` (${error})`;
  return `${cause}${name}: retry ${attempt} of ${maxRetries} in ${Math.round(delayMs / 100) / 10} s`;
}

/** It retries a refused key for 183 s as if it were an overload; four refusals in about 4 s are no hiccup of the service. */
function isHopeless({ attempt, status, error }: ClaudeEvent & { type: 'retry' }): boolean {
  const failure = { sentence: '', limitRejected: false, retried: true };
  const name = classOfFailure({
    ...failure,
    ...(status === undefined ? {} : { status }),
    ...(error === undefined ? {} : { error }),
  });
  return attempt >= HOPELESS_RETRY && (name === 'auth' || name === 'billing');
}

const HOPELESS_RETRY = 4;

function ofLimit({ status, limitType, utilization, resetAt }: ClaudeEvent & { type: 'limit' }): string {
  const share = utilization === undefined ? '' : ` at ${Math.round(utilization * 100)} %`;
  const reset = resetAt === undefined ? '' : `, resets at ${new Date(resetAt).toISOString()}`;
  return `${limitType ?? 'usage'} limit ${status}${share}${reset}`;
}

function ofResult({ modelTokens, usage, costUsd, turns }: ResultEvent): string {
  const tokens = modelTokens ?? usage;
  const cost = costUsd === undefined ? '' : `, $${costUsd.toFixed(4)}`;
  return `${turns} turns${tokens === undefined ? '' : `, ${tokenWords(tokens)}`}${cost}`;
}
