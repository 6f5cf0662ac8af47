import { z } from 'zod';
import type { AgentEvent, StreamFormat } from './result.ts';
import { count, describeTool, dollars, fields, text, word } from './stream.ts';
import { readerOf } from './stream-reader.ts';
import { troubleOfEnd, troubleOfText } from './trouble.ts';

/** Reads cline's JSON output. It runs as `agent: command`; only recorded runs of it are read. */
export const openClineReader = readerOf(format());

function format(): StreamFormat {
  return {
    agent: 'cline',
    counts: 'turn',
    open: () => (record) => {
      const read = event.safeParse(record);
      return read.success ? eventsOf(read.data) : [];
    },
    ofEnd: troubleOfEnd,
  };
}

const usage = z
  .object({
    inputTokens: count,
    outputTokens: count,
    cacheReadTokens: count,
    cacheWriteTokens: count,
    totalCost: dollars,
  })
  .catch({ inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0, totalCost: undefined });

const step = z
  .object({
    type: text,
    contentType: text,
    text,
    toolName: text,
    input: fields,
    error: z.object({ message: text }).catch({ message: '' }),
  })
  .catch({ type: '', contentType: '', text: '', toolName: '', input: {}, error: { message: '' } });

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('agent_event'), event: step }),
  z.object({
    type: z.literal('run_result'),
    finishReason: text,
    text,
    aggregateUsage: usage,
    model: z.object({ id: word }).catch({ id: undefined }),
  }),
  z.object({ type: z.literal('run_aborted'), reason: text }),
  z.object({ type: z.literal('error'), message: text }),
]);

type ClineEvent = z.infer<typeof event>;

function eventsOf(read: ClineEvent): readonly AgentEvent[] {
  switch (read.type) {
    case 'agent_event':
      return ofStep(read.event);
    case 'run_result':
      return ofResult(read);
    case 'run_aborted':
      return [{ type: 'ended', isGood: false, trouble: { codes: [], sentence: 'it was interrupted' } }];
    case 'error':
      return [{ type: 'trouble', trouble: troubleOfText(read.message) }];
  }
}

function ofStep({
  type,
  contentType,
  text: words,
  toolName,
  input,
  error,
}: z.infer<typeof step>): readonly AgentEvent[] {
  if (type === 'error') return [{ type: 'trouble', trouble: troubleOfText(error.message) }];
  if (type === 'content_end' && contentType === 'text') return [{ type: 'text', text: words, id: '' }];
  if (type !== 'content_start' || contentType !== 'tool') return [];
  return [{ type: 'tool', name: toolName, target: describeTool(toolName, input) }];
}

function ofResult(read: ClineEvent & { type: 'run_result' }): readonly AgentEvent[] {
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, totalCost } = read.aggregateUsage;
  const cacheRead = Math.min(cacheReadTokens, inputTokens);
  const tokens = { input: inputTokens - cacheRead, output: outputTokens, cacheRead, cacheWrite: cacheWriteTokens };
  // It tells 0 for every model whose price it does not know.
  const cost = totalCost === undefined || totalCost === 0 ? {} : { costUsd: totalCost };
  return [
    ...(read.model.id === undefined ? [] : [{ type: 'session' as const, model: read.model.id }]),
    { type: 'usage', isSum: true, parts: [{ tokens }], ...cost },
    endOf(read),
  ];
}

function endOf({ finishReason, text: words }: ClineEvent & { type: 'run_result' }): AgentEvent {
  if (finishReason === 'completed') return { type: 'ended', isGood: true, text: words };
  if (finishReason === 'max_iterations') {
    return { type: 'ended', isGood: false, trouble: { codes: ['max_turns'], sentence: '' } };
  }
  return { type: 'ended', isGood: false, ...(words === '' ? {} : { trouble: troubleOfText(words) }) };
}
