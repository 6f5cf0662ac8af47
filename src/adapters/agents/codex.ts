import { z } from 'zod';
import type { AgentCall, AgentEvent, AgentTokens, ClientDriver, StreamFormat, Trouble } from './result.ts';
import { counts, describeTool, fields, isRecord, type JsonRecord, known, text, tokensWithin, word } from './stream.ts';
import { readerOf } from './stream-reader.ts';
import { troubleOfEnd, troubleOfText } from './trouble.ts';
import { sentenceClass } from './trouble-sentences.ts';

/** OpenAI Codex, native binary, headless with JSON events (06-agents "Commands"). It has no cap of its own on turns or money, and tells tools, not requests. */
export const codexDriver: ClientDriver & { readonly name: 'codex' } = {
  name: 'codex',
  version: '0.169.0',
  package: '@openai/codex',
  native: { scope: '@openai', names: [`codex-${process.platform}-${process.arch}`], paths: ['vendor/*/bin/codex'] },
  isCountedByUs: true,
  args: codexArgs,
  environment: () => ({}),
  keyNames: ['OPENAI_API_KEY', 'CODEX_API_KEY'],
  // Without a login of its own it reads the key under this name alone.
  keysOf: ({ OPENAI_API_KEY: key, ...keys }) => ({
    ...(key === undefined ? {} : { CODEX_API_KEY: key, OPENAI_API_KEY: key }),
    ...keys,
  }),
  openReader: readerOf(format()),
};

function codexArgs(call: AgentCall): string[] {
  return [
    ...['exec', '--json', '--skip-git-repo-check'],
    ...permissionArgs(call),
    ...SWITCHES.flatMap((switched) => ['-c', switched]),
    ...(call.model === undefined ? [] : ['-m', call.model]),
    ...call.extra,
    // The prompt is on stdin.
    '-',
  ];
}

/** Keys stay out of its shells, and it asks no service that is not the model's. */
const SWITCHES = [
  'check_for_update_on_startup=false',
  'analytics.enabled=false',
  'shell_environment_policy.ignore_default_excludes=false',
];

function permissionArgs({ skipPermissions }: AgentCall): string[] {
  if (skipPermissions) return ['--dangerously-bypass-approvals-and-sandbox'];
  return ['--sandbox', 'workspace-write', '-c', 'sandbox_workspace_write.network_access=true'];
}

/** Reads `codex exec --json` (06-agents "Results"). It names no model and no cost, and its usage is the sum of the thread so far. */
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

const usage = counts('input_tokens', 'cached_input_tokens', 'cache_write_input_tokens', 'output_tokens');

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
      return [{ type: 'session', ...known({ sessionId: read.thread_id || undefined, at: startedAt }) }];
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
  return { type: 'retry', trouble: troubleOf(cause), ...(attempt && { attempt: Number(attempt) }) };
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

function tokensOf(used: z.infer<typeof usage>): AgentTokens {
  const cached = { read: used.cached_input_tokens, write: used.cache_write_input_tokens };
  return tokensWithin(used.input_tokens, used.output_tokens, cached);
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

/**
 * A record of `codex exec --json` as its versions before 0.44 print it, `{id, msg: {type, …}}`, in the words of the later ones;
 * every other record as it is. Its messages have no names: the record's number in the stream is theirs.
 */
export function inNewWords(record: JsonRecord, number: number): JsonRecord {
  const { msg } = record;
  if (!isRecord(msg)) return record;
  const { message } = msg;
  switch (msg['type']) {
    case 'session_configured':
      return { type: 'thread.started', thread_id: msg['session_id'] };
    case 'task_started':
      return { type: 'turn.started' };
    case 'agent_message':
      return { type: 'item.completed', item: { id: String(number), type: 'agent_message', text: message } };
    case 'exec_command_begin':
      return { type: 'item.started', item: { type: 'command_execution', command: commandOf(msg['command']) } };
    case 'patch_apply_begin':
      return { type: 'item.completed', item: { type: 'file_change', changes: changesOf(msg['changes']) } };
    case 'stream_error':
      return { type: 'error', message: `Reconnecting... (${String(message)})` };
    case 'error':
      // Its turn ends with `task_complete` even so: like a later version's error it counts until there is an answer.
      return { type: 'error', message: String(message).replace(/^stream error: /, '') };
    case 'token_count':
      return { type: 'tokens', usage: usageOf(msg['info']) };
    case 'task_complete':
      return { type: 'turn.completed' };
    default:
      return record;
  }
}

function commandOf(command: unknown): string {
  return Array.isArray(command) ? String(command.at(-1) ?? '') : '';
}

function changesOf(changes: unknown): JsonRecord[] {
  return Object.keys(isRecord(changes) ? changes : {}).map((path) => ({ path }));
}

function usageOf(info: unknown): unknown {
  return isRecord(info) ? info['total_token_usage'] : undefined;
}
