import { z } from 'zod';
import type { AgentEvent, StreamEnd, StreamFormat } from './agent-event.ts';
import { readerOf } from './event-reader.ts';
import { count, dollars, fields, text, word } from './lenient.ts';
import { openCodeTrouble } from './opencode-trouble.ts';
import { epochMs } from './reset-time.ts';
import type { AgentTokens } from './result.ts';
import { troubleOfStderr } from './stderr.ts';
import { describeTool } from './tool-words.ts';
import type { Trouble } from './trouble.ts';

/**
 * Reads `opencode run --format json` (06-agents "Results"): a step that stops is the good end, and an error event is a failure
 * whatever follows it.
 */
export const openOpenCodeReader = readerOf(openCodeFormat('opencode'));

/** The format of opencode under the name of a client that speaks it too. */
export function openCodeFormat(agent: string): StreamFormat {
  return {
    agent,
    counts: 'turn',
    open: () => (record) => {
      const read = event.safeParse(record);
      return read.success ? [timeOf(read.data), ...eventsOf(read.data)] : [];
    },
    ofEnd: ofOpenCodeEnd,
  };
}

const tokens = z
  .object({
    total: count,
    input: count,
    output: count,
    reasoning: count,
    cache: z.object({ read: count, write: count }).catch({ read: 0, write: 0 }),
  })
  .catch({ total: 0, input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } });

const part = z.object({ messageID: word, text, tool: text, reason: text, tokens, cost: dollars, state: fields }).catch({
  messageID: undefined,
  text: '',
  tool: '',
  reason: '',
  tokens: tokens.parse({}),
  cost: undefined,
  state: {},
});

const common = { sessionID: word, timestamp: z.unknown().optional().transform(epochMs) };

/** An error that is a text alone. */
const inWords = z.string().transform((message): Record<string, unknown> => ({ data: { message } }));

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('step_start'), ...common }),
  z.object({ type: z.literal('text'), part, ...common }),
  z.object({ type: z.literal('tool_use'), part, ...common }),
  z.object({ type: z.literal('step_finish'), part, ...common }),
  z.object({ type: z.literal('error'), error: z.union([inWords, fields]), ...common }),
]);

/** It prints the error that ended it in the middle of its work on stderr alone, as no other program behind it does. */
function ofOpenCodeEnd({ stderr = '', isUnderWay = false }: StreamEnd): Trouble | undefined {
  const own = stderr.split('\n').filter((line) => line.startsWith('Error: '));
  return troubleOfStderr(isUnderWay ? own.join('\n') : stderr);
}

type OpenCodeEvent = z.infer<typeof event>;
type Part = z.infer<typeof part>;

function timeOf({ sessionID, timestamp }: OpenCodeEvent): AgentEvent {
  return {
    type: 'session',
    ...(sessionID === undefined ? {} : { sessionId: sessionID }),
    ...(timestamp === undefined ? {} : { at: timestamp }),
  };
}

function eventsOf(read: OpenCodeEvent): readonly AgentEvent[] {
  switch (read.type) {
    case 'step_start':
      return [{ type: 'turn' }];
    case 'text':
      return [{ type: 'text', text: read.part.text, id: read.part.messageID ?? '' }];
    case 'tool_use':
      return ofTool(read.part);
    case 'step_finish':
      return ofStep(read.part);
    case 'error':
      return [{ type: 'ended', isGood: false, isLasting: true, trouble: openCodeTrouble(read.error, read.timestamp) }];
  }
}

function ofTool({ tool, state }: Part): readonly AgentEvent[] {
  const input = fields.parse(state['input']);
  const target = describeTool(tool, input);
  const called: AgentEvent = { type: 'tool', name: tool, target };
  // Where no rule permits a shell, the client has none, and says so as if the model had made it up.
  if (tool === 'invalid' && input['tool'] === 'bash') return [{ type: 'denied', tool: 'bash' }];
  return state['status'] === 'error' && REFUSED.test(String(state['error']))
    ? [called, { type: 'denied', tool: target }]
    : [called];
}

/** What the client writes where a tool was not permitted, by nobody who could be asked or by a rule. */
const REFUSED =
  /^(?:Error: )?The user (?:rejected permission to use this specific tool call|has specified a rule which prevents you)/;

function ofStep({ reason, tokens: used, cost }: Part): readonly AgentEvent[] {
  const usage: AgentEvent = {
    type: 'usage',
    isSum: false,
    parts: [{ tokens: tokensOf(used) }],
    ...(cost === undefined ? {} : { costUsd: cost }),
  };
  if (reason === 'tool-calls') return [usage];
  if (reason === 'stop') return [usage, { type: 'ended', isGood: true }];
  const codes = CODES.get(reason) ?? [];
  const sentence = `the last step ended for the reason ${reason || 'unknown'}`;
  return [usage, { type: 'ended', isGood: false, trouble: { codes, sentence } }];
}

/** Reasons for which a step ends without an answer, as services name them. */
const CODES: ReadonlyMap<string, readonly string[]> = new Map([
  ['length', ['max_output_tokens']],
  ['content-filter', ['content_filter']],
]);

/** Thoughts are charged as output; versions differ in whether they count them there, and the total tells. */
function tokensOf({ total, input, output, reasoning, cache }: z.infer<typeof tokens>): AgentTokens {
  const rest = total - input - cache.read - cache.write;
  return {
    input,
    output: total > 0 ? Math.max(output, Math.min(rest, output + reasoning)) : output + reasoning,
    cacheRead: cache.read,
    cacheWrite: cache.write,
  };
}
