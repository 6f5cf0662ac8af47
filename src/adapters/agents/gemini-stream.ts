import { z } from 'zod';
import type { AgentEvent, StreamFormat } from './agent-event.ts';
import { readerOf } from './event-reader.ts';
import { troubleOfGeminiEnd } from './gemini-end.ts';
import { modelTokens, sumsOfSession, sumsOfStream, unanswered } from './gemini-usage.ts';
import { isRecord, type JsonRecord } from './json-lines.ts';
import { fields, text, word } from './lenient.ts';
import { troubleOfText } from './provider-error.ts';
import { clipEnd } from './reading-text.ts';
import { describeTool } from './tool-words.ts';

/**
 * Reads gemini's `--output-format stream-json`, and the one object of `json` (06-agents "Results"). It repeats the prompt as a
 * message of the user, which is not read. Its exit code is an HTTP status modulo 256 when a request failed.
 */
export const openGeminiReader = readerOf(format());

function format(): StreamFormat {
  return {
    agent: 'gemini',
    counts: 'tool',
    open: () => {
      const tools = new Map<string, string>();
      return (record) => (record['type'] === undefined ? ofWhole(record) : ofEvent(record, tools));
    },
    ofEnd: troubleOfGeminiEnd,
  };
}

const failure = z.object({ type: text, message: text }).catch({ type: '', message: '' });

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('init'), session_id: word, model: word }),
  z.object({ type: z.literal('message'), role: text, content: text }),
  z.object({ type: z.literal('tool_use'), tool_name: text, tool_id: text, parameters: fields }),
  z.object({ type: z.literal('tool_result'), tool_id: text, status: text, error: failure }),
  z.object({ type: z.literal('error'), severity: text, message: text }),
  z.object({ type: z.literal('result'), status: text, error: failure.optional(), stats: fields }),
]);

type GeminiEvent = z.infer<typeof event>;

function ofEvent(record: JsonRecord, tools: Map<string, string>): readonly AgentEvent[] {
  const read = event.safeParse(record);
  const at = Date.parse(String(record['timestamp']));
  const time: readonly AgentEvent[] = Number.isNaN(at) ? [] : [{ type: 'session', at }];
  return read.success ? [...time, ...eventsOf(read.data, tools)] : time;
}

/** `tools` has the names of the tools that were called last, by the id of the call. */
function eventsOf(read: GeminiEvent, tools: Map<string, string>): readonly AgentEvent[] {
  switch (read.type) {
    case 'init':
      return [
        {
          type: 'session',
          ...(read.session_id === undefined ? {} : { sessionId: read.session_id }),
          ...(read.model === undefined ? {} : { model: read.model }),
        },
      ];
    case 'message':
      return read.role === 'assistant' ? [{ type: 'text', text: read.content }] : [];
    case 'tool_use':
      remember(tools, read.tool_id, read.tool_name);
      return [{ type: 'tool', name: read.tool_name, target: describeTool(read.tool_name, read.parameters) }];
    case 'tool_result':
      return ofToolEnd(read, tools.get(read.tool_id));
    case 'error':
      return read.severity === 'error' ? [ofError(read.message)] : ofWarning(read.message);
    case 'result':
      return [
        { type: 'usage', isSum: true, parts: sumsOfStream(read.stats) },
        { ...ofResult(read.status === 'success', read.error), ...unanswered(read.stats, sumsOfStream(read.stats)) },
      ];
  }
}

const MOST_TOOLS = 256;

function remember(tools: Map<string, string>, id: string, name: string): void {
  const [oldest] = tools.keys();
  if (tools.size >= MOST_TOOLS && oldest !== undefined) tools.delete(oldest);
  tools.set(id, clipEnd(name, 200));
}

/** Its own tools, which it leaves out when nobody permitted them. */
const BUILT_IN = ['replace', 'run_shell_command', 'write_file'];

function ofToolEnd(
  { status, error }: GeminiEvent & { type: 'tool_result' },
  tool: string | undefined,
): readonly AgentEvent[] {
  const isRefused =
    error.type === 'policy_violation' ||
    (error.type === 'tool_not_registered' && BUILT_IN.includes(tool ?? '')) ||
    /requires user confirmation, which is not supported/.test(error.message);
  return status === 'error' && isRefused ? [{ type: 'denied', tool: tool ?? 'a tool' }] : [];
}

/** The stream of a session that ran out of turns may still end with a success. */
function ofError(message: string): AgentEvent {
  const trouble = troubleOfText(message);
  if (!message.startsWith('Maximum session turns exceeded')) return { type: 'trouble', trouble };
  return { type: 'ended', isGood: false, isLasting: true, trouble };
}

/** It calls what stopped it a warning, and its end a success. */
function ofWarning(message: string): readonly AgentEvent[] {
  if (!/^(?:Loop detected, stopping|Agent execution (?:blocked|stopped)\b)/.test(message)) return [];
  return [{ type: 'ended', isGood: false, isLasting: true, trouble: troubleOfText(message) }];
}

function ofResult(
  isGood: boolean,
  error: z.infer<typeof failure> | undefined,
): AgentEvent & { readonly type: 'ended' } {
  if (isGood && error === undefined) return { type: 'ended', isGood: true };
  if (error === undefined) return { type: 'ended', isGood: false };
  const trouble = troubleOfText(error.message);
  return { type: 'ended', isGood: false, trouble: { ...trouble, codes: [...namesOf(error.type), ...trouble.codes] } };
}

function namesOf(type: string): string[] {
  return type === '' || type === 'unknown' || type === 'Error' ? [] : [type];
}

/** The one object of `--output-format json`; without it an answer of the object's shape could be anything. */
function ofWhole(record: JsonRecord): readonly AgentEvent[] {
  const { session_id: sessionId, response, stats, error } = record;
  if (typeof sessionId !== 'string' || (response === undefined && error === undefined)) return [];
  const parts = sumsOfSession(isRecord(stats) ? stats : {}).map(modelTokens);
  return [
    { type: 'session', sessionId: clipEnd(sessionId, 200) },
    ...(typeof response === 'string' ? [{ type: 'text' as const, text: response }] : []),
    ...toolsOf(stats),
    { type: 'usage', isSum: true, parts },
    {
      ...ofResult(error === undefined, error === undefined ? undefined : failure.parse(error)),
      ...unanswered(stats, parts),
    },
  ];
}

/** The object counts tools without telling what they acted on. */
function toolsOf(stats: unknown): readonly AgentEvent[] {
  const tools = isRecord(stats) && isRecord(stats['tools']) ? stats['tools']['byName'] : undefined;
  const used = Object.entries(isRecord(tools) ? tools : {}).filter(([, each]) => isRecord(each) && each['count'] !== 0);
  return used.map(([name]) => ({ type: 'tool', name, target: name }));
}
