import { z } from 'zod';
import type { AgentEvent, StreamFormat } from './agent-event.ts';
import { copilotTrouble } from './copilot-trouble.ts';
import { copilotRequest, copilotUsage } from './copilot-usage.ts';
import { readerOf } from './event-reader.ts';
import type { JsonRecord } from './json-lines.ts';
import { fields, text, word } from './lenient.ts';
import { epochMs } from './reset-time.ts';
import { clipEnd } from './reading-text.ts';
import { troubleOfEnd } from './stderr.ts';
import { describeTool } from './tool-words.ts';
import type { Trouble } from './trouble.ts';

/**
 * Reads copilot's `--output-format json` (06-agents "Results"). It repeats the prompt as a message of the user, which is not
 * read, and tells no tokens: they are in files of their own, request by request while it works, and whole at its end
 * (`--usage-output-file`).
 */
export const openCopilotReader = readerOf(format());

function format(): StreamFormat {
  return {
    agent: 'copilot',
    counts: 'turn',
    open: () => {
      const told: Told = { tools: new Map(), refused: undefined, refusals: 0 };
      return (record) => {
        const at = epochMs(record['timestamp']);
        const time: readonly AgentEvent[] = at === undefined ? [] : [{ type: 'session', at }];
        const read = event.safeParse(record);
        return read.success ? [...time, ...eventsOf(read.data, told)] : time;
      };
    },
    ofUsageFile: copilotUsage,
    ofUsageLine: copilotRequest,
    ofEnd: troubleOfEnd,
  };
}

interface Told {
  /** What the tools that were called last are to act on, by the id of the call. */
  readonly tools: Map<string, string>;
  /** Why the last request was refused: the final error leaves out what the service named it. */
  refused: Trouble | undefined;
  /** Requests in a row that were refused. */
  refusals: number;
}

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session.tools_updated'), data: z.object({ model: word }) }),
  z.object({ type: z.literal('assistant.turn_start') }),
  z.object({
    type: z.literal('assistant.message'),
    data: z.object({ messageId: word, content: text, parentToolCallId: word }),
  }),
  z.object({
    type: z.literal('tool.execution_start'),
    data: z.object({ toolCallId: text, toolName: text, arguments: fields }),
  }),
  z.object({
    type: z.literal('tool.execution_complete'),
    data: z.object({ toolCallId: text, success: z.boolean().catch(true), error: fields }),
  }),
  z.object({ type: z.literal('model.call_failure'), data: fields }),
  z.object({ type: z.literal('session.error'), data: fields }),
  z.object({ type: z.literal('abort'), data: z.object({ reason: text }).catch({ reason: '' }) }),
  z.object({ type: z.literal('result'), sessionId: word, exitCode: z.int().catch(1) }),
]);

type CopilotEvent = z.infer<typeof event>;

function eventsOf(read: CopilotEvent, told: Told): readonly AgentEvent[] {
  switch (read.type) {
    case 'session.tools_updated':
      return read.data.model === undefined ? [] : [{ type: 'session', model: read.data.model }];
    case 'assistant.turn_start':
      return [{ type: 'turn' }];
    case 'assistant.message':
      return ofMessage(read.data, told);
    case 'tool.execution_start':
      return [ofTool(read.data, told)];
    case 'tool.execution_complete':
      return ofToolEnd(read.data, told);
    case 'model.call_failure':
      return [ofFailure(read.data, told)];
    case 'session.error':
      return [{ type: 'trouble', trouble: lastTrouble(read.data, told) }];
    case 'abort':
      return [ofAbort(read.data.reason)];
    case 'result':
      return [
        ...(read.sessionId === undefined ? [] : [{ type: 'session' as const, sessionId: read.sessionId }]),
        { type: 'ended', isGood: read.exitCode === 0 },
      ];
  }
}

/** It tries a refusal for a rate again, unless the service forbids it: then a limit is used up. */
function lastTrouble(data: JsonRecord, { refused, refusals }: Told): Trouble {
  const trouble = copilotTrouble(data, refused);
  const isLimit = trouble.status === 429 && refusals === 1 && trouble.waitMs === undefined;
  return isLimit ? { ...trouble, codes: ['usage_limit_reached', ...trouble.codes] } : trouble;
}

/** Messages of sub-agents belong to a tool call. */
function ofMessage(
  {
    messageId,
    content,
    parentToolCallId,
  }: { messageId?: string | undefined; content: string; parentToolCallId?: string | undefined },
  told: Told,
): readonly AgentEvent[] {
  told.refused = undefined;
  told.refusals = 0;
  return parentToolCallId === undefined ? [{ type: 'text', text: content, id: messageId ?? '' }] : [];
}

const MOST_TOOLS = 256;

function ofTool(
  { toolCallId, toolName, arguments: input }: { toolCallId: string; toolName: string; arguments: JsonRecord },
  { tools }: Told,
): AgentEvent {
  const target = describeTool(toolName, input);
  const [oldest] = tools.keys();
  if (tools.size >= MOST_TOOLS && oldest !== undefined) tools.delete(oldest);
  tools.set(clipEnd(toolCallId, 200), target);
  return { type: 'tool', name: toolName, target };
}

const REFUSALS = ['denied', 'rejected'];

function ofToolEnd(
  { toolCallId, success, error }: { toolCallId: string; success: boolean; error: JsonRecord },
  { tools }: Told,
): readonly AgentEvent[] {
  if (success || !REFUSALS.includes(String(error['code']))) return [];
  return [{ type: 'denied', tool: tools.get(clipEnd(toolCallId, 200)) ?? 'a tool' }];
}

function ofFailure(data: JsonRecord, told: Told): AgentEvent {
  told.refused = copilotTrouble(data);
  told.refusals += 1;
  const attempt = data['retryAttempt'];
  return { type: 'retry', trouble: told.refused, ...(typeof attempt === 'number' ? { attempt: attempt + 1 } : {}) };
}

/** It was interrupted; its result counts that as an exit of 0. */
function ofAbort(reason: string): AgentEvent {
  const sentence = `it was interrupted${reason === '' ? '' : ` (${clipEnd(reason, 100)})`}`;
  return { type: 'ended', isGood: false, isLasting: true, trouble: { codes: [], sentence } };
}
