import { z } from 'zod';
import type { AgentEvent, StreamFormat } from './agent-event.ts';
import { inNewWords } from './codex-old.ts';
import { readerOf } from './event-reader.ts';
import { count, fields, text, word } from './lenient.ts';
import { troubleOfText } from './provider-error.ts';
import { troubleOfEnd } from './stderr.ts';
import { describeTool } from './tool-words.ts';
import type { Trouble } from './trouble.ts';
import { sentenceClass } from './trouble-sentences.ts';

/** Reads `codex exec --json` (06-agents "Results"). It names no model and no cost, and its usage is the sum of the thread so far. */
export const openCodexReader = readerOf(format());

function format(): StreamFormat {
  return {
    agent: 'codex',
    counts: 'tool',
    open: () => {
      let startedAt: number | undefined;
      let records = 0;
      return (record) => {
        records += 1;
        const read = event.safeParse(inNewWords(record, records));
        if (!read.success) return [];
        if (read.data.type === 'thread.started') startedAt = timeOf(read.data.thread_id);
        return eventsOf(read.data, startedAt);
      };
    },
    ofEnd: troubleOfEnd,
  };
}

const usage = z
  .object({
    input_tokens: count,
    cached_input_tokens: count,
    cache_write_input_tokens: count,
    output_tokens: count,
  })
  .catch({ input_tokens: 0, cached_input_tokens: 0, cache_write_input_tokens: 0, output_tokens: 0 });

const item = z.object({
  id: word,
  type: text,
  text,
  status: text,
  command: text,
  query: text,
  server: text,
  tool: text,
  changes: z.array(fields).catch([]),
});

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('thread.started'), thread_id: text }),
  z.object({ type: z.literal('turn.started') }),
  z.object({ type: z.literal('turn.completed'), usage: usage.optional() }),
  z.object({ type: z.literal('tokens'), usage }),
  z.object({ type: z.literal('turn.failed'), error: z.object({ message: text }).catch({ message: '' }) }),
  z.object({ type: z.literal('error'), message: text }),
  z.object({ type: z.literal('item.started'), item }),
  z.object({ type: z.literal('item.completed'), item }),
]);

type CodexEvent = z.infer<typeof event>;
type CodexItem = z.infer<typeof item>;

function eventsOf(read: CodexEvent, startedAt: number | undefined): readonly AgentEvent[] {
  switch (read.type) {
    case 'thread.started':
      return [
        {
          type: 'session',
          ...(read.thread_id === '' ? {} : { sessionId: read.thread_id }),
          ...(startedAt === undefined ? {} : { at: startedAt }),
        },
      ];
    case 'turn.started':
      return [{ type: 'turn' }];
    case 'turn.completed':
      return [...(read.usage === undefined ? [] : [ofUsage(read.usage)]), { type: 'ended', isGood: true }];
    case 'tokens':
      return [ofUsage(read.usage)];
    case 'turn.failed':
      return [ofFailure(read.error.message)];
    case 'error':
      return [ofError(read.message)];
    case 'item.started':
      return toolOf(read.item);
    case 'item.completed':
      return ofItem(read.item);
  }
}

/** What the client says while it goes on; without the number of the try it is an error that may be the end. */
function ofError(message: string): AgentEvent {
  const [, attempt, cause] =
    /^Reconnecting\.\.\. (?:(\d+)\/\d+ )?(?:waiting for network )?\(?([\s\S]*?)\)?$/.exec(message) ?? [];
  if (cause === undefined) return { type: 'trouble', trouble: troubleOf(message) };
  return {
    type: 'retry',
    trouble: troubleOf(cause),
    ...(attempt === undefined ? {} : { attempt: Number(attempt) }),
  };
}

/** Without a word of its own it failed for what was said before. */
function ofFailure(message: string): AgentEvent {
  return { type: 'ended', isGood: false, ...(message === '' ? {} : { trouble: troubleOf(message) }) };
}

function ofItem(done: CodexItem): readonly AgentEvent[] {
  if (done.type === 'agent_message') return [{ type: 'text', text: done.text, id: done.id ?? '' }];
  if (done.status === 'declined') return [{ type: 'denied', tool: nameAndTarget(done).target }];
  // Edits of files and searches are told only when they are done.
  return done.type === 'file_change' || done.type === 'web_search' ? [{ type: 'tool', ...nameAndTarget(done) }] : [];
}

const TOOLS_TOLD_EARLY = ['command_execution', 'mcp_tool_call', 'collab_tool_call'];

function toolOf(started: CodexItem): readonly AgentEvent[] {
  return TOOLS_TOLD_EARLY.includes(started.type) ? [{ type: 'tool', ...nameAndTarget(started) }] : [];
}

function nameAndTarget({ type, command, query, server, tool, changes }: CodexItem): { name: string; target: string } {
  const name = type === 'mcp_tool_call' ? `${server}.${tool}` : tool === '' ? type : tool;
  const path = changes[0]?.['path'];
  return { name, target: describeTool(name, { command, query, ...(path === undefined ? {} : { path }) }) };
}

function ofUsage(used: z.infer<typeof usage>): AgentEvent {
  return { type: 'usage', isSum: true, parts: [{ tokens: tokensOf(used) }] };
}

function tokensOf(used: z.infer<typeof usage>): {
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
} {
  const cacheRead = Math.min(used.cached_input_tokens, used.input_tokens);
  const cacheWrite = Math.min(used.cache_write_input_tokens, used.input_tokens - cacheRead);
  return { input: used.input_tokens - cacheRead - cacheWrite, output: used.output_tokens, cacheRead, cacheWrite };
}

/** The client puts words of its own in front of what the service said. */
function troubleOf(message: string): Trouble {
  const [, status, said = message] = FRAMES.exec(message.replace(/^Error running remote compact task: /, '')) ?? [];
  const inner = troubleOfText(said);
  return {
    ...inner,
    ...(status === undefined ? {} : { status: Number(status) }),
    // Where nothing is known of the words behind the frame, the frame itself says what happened.
    sentence: sentenceClass(inner) === undefined && status === undefined ? message : inner.sentence || message,
  };
}

const FRAMES =
  /^(?:unexpected status|exceeded retry limit, last status:|stream disconnected before completion:|rate limit exceeded:) ?(?:(\d{3})\b[^:]*(?:: )?)?([\s\S]*)$/;

/** The first half of a thread's name is the time at which it was made (UUID version 7). */
function timeOf(threadId: string): number | undefined {
  const [, high = '', low = ''] = /^([0-9a-f]{8})-([0-9a-f]{4})-7/.exec(threadId) ?? [];
  return high === '' ? undefined : Number.parseInt(high + low, 16);
}
