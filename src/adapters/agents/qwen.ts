import { z } from 'zod';
import type { AgentCall, AgentEvent, AgentTokens, ClientDriver, StreamEnd, StreamFormat, Trouble } from './result.ts';
import { count, counts, describeTool, fields, known, text, tokensWithin, word } from './stream.ts';
import { readerOf } from './stream-reader.ts';
import { troubleOfEnd, troubleOfText } from './trouble.ts';

/** What its mode for edits does not permit; that of the web reaches no further than its shell. */
const ORDINARY_TOOLS = ['run_shell_command', 'web_fetch'];
const EDITING_TOOLS = ['edit', 'notebook_edit', 'write_file'];

/** Qwen Code, headless with stream-json (06-agents "Commands"); it needs Node 22. */
export const qwenDriver: ClientDriver & { readonly name: 'qwen' } = {
  name: 'qwen',
  version: '0.24.4',
  package: '@qwen-code/qwen-code',
  args: qwenArgs,
  environment: () => ({ QWEN_CODE_NO_RELAUNCH: 'true', QWEN_CODE_SUPPRESS_YOLO_WARNING: '1' }),
  withheld: EDITING_TOOLS,
  shellStart: 'BASH_ENV',
  keyNames: ['OPENAI_API_KEY'],
  settings: { home: '.qwen/settings.json', of: () => JSON.stringify(qwenSettings(), undefined, 2) },
  openReader: readerOf(format()),
};

function qwenArgs(call: AgentCall): string[] {
  return [
    ...['--output-format', 'stream-json'],
    // It does not guess from a key alone which service the key is for.
    ...(call.extra.includes('--auth-type') ? [] : ['--auth-type', 'openai']),
    ...(call.skipPermissions
      ? ['--yolo']
      : ['--approval-mode', 'auto-edit', '--allowed-tools', ORDINARY_TOOLS.join(',')]),
    ...(call.role === 'review' ? ['--exclude-tools', EDITING_TOOLS.join(',')] : []),
    ...(call.maxTurns === undefined ? [] : ['--max-session-turns', String(call.maxTurns)]),
    ...(call.model === undefined ? [] : ['-m', call.model]),
    ...call.extra,
    // Headless; the prompt is on stdin.
    ...['-p', ''],
  ];
}

function qwenSettings(): object {
  return {
    general: { enableAutoUpdate: false },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    // By itself it asks some 300 times in an hour before it tells of a limit: three loops of retries lie in one another.
    model: { generationConfig: { maxRetries: 1, retryInitialDelayMs: 5_000, retryMaxDelayMs: 30_000 } },
  };
}

/**
 * Reads qwen's `--output-format stream-json`, which has the shape of claude's (06-agents "Results"), but prints a failed request
 * as a message of the model, counts what the cache gave as input, and says on stderr alone why it retries.
 */
function format(): StreamFormat {
  return {
    agent: 'qwen',
    counts: 'turn',
    open: () => {
      let answer = '';
      let began = false;
      return (record) => {
        const read = event.safeParse(record);
        if (!read.success || (began && isOfSubAgent(read.data))) return [];
        const events = eventsOf(read.data, answer);
        began ||= read.data.type === 'assistant';
        answer = answerIn(events) ?? answer;
        return events;
      };
    },
    ofEnd: qwenEnd,
  };
}

const usage = counts('input_tokens', 'output_tokens', 'cache_read_input_tokens', 'cache_creation_input_tokens');

const block = z
  .object({ type: text, text, name: text, input: fields })
  .catch({ type: '', text: '', name: '', input: {} });

const denial = z.object({ tool_name: text, tool_input: fields }).catch({ tool_name: '', tool_input: {} });

const system = z.object({
  type: z.literal('system'),
  subtype: text,
  session_id: word,
  model: word,
  data: z.object({ attempt: count }).catch({ attempt: 0 }),
});

const assistant = z.object({
  type: z.literal('assistant'),
  parent_tool_use_id: z.unknown().optional(),
  message: z.object({ id: text, content: z.array(block).catch([]), usage }),
});

const result = z.object({
  type: z.literal('result'),
  subtype: text,
  is_error: z.boolean().catch(true),
  result: text,
  usage,
  duration_ms: count.optional(),
  duration_api_ms: count.optional(),
  permission_denials: z.array(denial).catch([]),
  error: z.object({ type: text, message: text }).catch({ type: '', message: '' }),
});

const event = z.discriminatedUnion('type', [system, assistant, result]);

type QwenEvent = z.infer<typeof event>;

/** How the last words begin. */
function answerIn(events: readonly AgentEvent[]): string | undefined {
  const said = events.flatMap((each) => (each.type === 'text' && each.text !== '' ? [each.text] : []));
  return said.at(-1)?.slice(0, 1000);
}

/** A sub-agent that failed prints a result of its own in the middle of the stream, which took no time. */
function isOfSubAgent(read: QwenEvent): boolean {
  return read.type === 'result' && read.is_error && read.duration_ms === 0 && read.duration_api_ms === 0;
}

/** `answer`: how the last words of its model begin. */
function eventsOf(read: QwenEvent, answer: string): readonly AgentEvent[] {
  switch (read.type) {
    case 'system':
      return ofSystem(read);
    case 'assistant':
      return ofMessage(read);
    case 'result':
      return ofResult(read, answer);
  }
}

function ofSystem({ subtype, session_id: sessionId, model, data }: z.infer<typeof system>): readonly AgentEvent[] {
  if (subtype === 'init') {
    return [{ type: 'session', ...known({ sessionId, model }) }, { type: 'turn' }];
  }
  if (subtype !== 'retry') return [];
  const attempt = data.attempt === 0 ? {} : { attempt: data.attempt };
  return [{ type: 'retry', trouble: { codes: [], sentence: '' }, ...attempt }];
}

/**
 * Where a request failed, the client's own sentence stands in place of the model's words or right behind them, and nothing was
 * used for it. Behind that of a rate stands its advice; that of its own account stands alone.
 */
const CLIENTS_OWN =
  /\[API Error: (?:(?!\[API Error: )[\s\S])*\](?:\n(?:Possible quota limitations|Please wait and try again)[^\n]*)?\s*$|^Qwen OAuth (?:quota exceeded: |free tier has been )[\s\S]*$/;

function ofMessage({ message, parent_tool_use_id: parent }: z.infer<typeof assistant>): readonly AgentEvent[] {
  const used: AgentEvent = { type: 'usage', isSum: false, parts: [{ tokens: tokensOf(message.usage) }] };
  if (parent !== null && parent !== undefined) return [used];
  const words = message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const [failure] = message.usage.output_tokens === 0 ? (CLIENTS_OWN.exec(words) ?? []) : [];
  if (failure !== undefined) {
    const said = words.slice(0, -failure.length);
    return [
      { type: 'text', text: said, id: message.id },
      { type: 'trouble', trouble: troubleOfText(failure.trim()) },
    ];
  }
  const tools = message.content.filter(({ type }) => type === 'tool_use');
  return [
    { type: 'text', text: words, id: message.id },
    ...tools.map(({ name, input }) => ({ type: 'tool' as const, name, target: describeTool(name, input) })),
    used,
  ];
}

function ofResult(read: z.infer<typeof result>, answer: string): readonly AgentEvent[] {
  const denied = read.permission_denials.map(({ tool_name: name, tool_input: input }) => ({
    type: 'denied' as const,
    tool: describeTool(name, input),
  }));
  const sum: AgentEvent = { type: 'usage', isSum: true, parts: [{ tokens: tokensOf(read.usage) }] };
  return [...denied, sum, endOf(read, answer)];
}

function endOf(
  { subtype, is_error: isError, result: words, error, usage: used }: z.infer<typeof result>,
  answer: string,
): AgentEvent {
  const isModels = answer === '' ? used.output_tokens > 0 : words.startsWith(answer);
  const isClients = CLIENTS_OWN.test(words) && !isModels;
  if (!isError && !isClients) return { type: 'ended', isGood: true, text: words };
  const told = troubleOfText(error.message || words);
  const names = [subtype, error.type].filter((name) => name !== '' && !VAGUE.includes(name));
  return { type: 'ended', isGood: false, trouble: { ...told, codes: [...names, ...told.codes] } };
}

const VAGUE = ['success', 'error_during_execution', 'Error'];

function tokensOf(used: z.infer<typeof usage>): AgentTokens {
  const cached = { read: used.cache_read_input_tokens, write: used.cache_creation_input_tokens };
  return tokensWithin(used.input_tokens, used.output_tokens, cached);
}

/** What qwen's exit code and stderr say: a cap that it reached, and why it retried last. Undefined when nothing. */
export function qwenEnd(end: StreamEnd): Trouble | undefined {
  const { exitCode = 0, stderr = '', isUnderWay = false } = end;
  const named = EXITS[exitCode];
  // Of a retry that is over the stream tells the answer.
  const [, cause] = isUnderWay ? [] : ([...stderr.slice(-MOST_CHARS).matchAll(RETRY)].at(-1) ?? []);
  const said = cause === undefined ? troubleOfEnd(end) : troubleOfText(cause);
  if (named === undefined) return said;
  return { sentence: '', ...said, codes: [named, ...(said?.codes ?? [])] };
}

const MOST_CHARS = 8 * 1024;

const EXITS: Readonly<Record<number, string>> = {
  41: 'FatalAuthenticationError',
  53: 'FatalTurnLimitedError',
  55: 'FatalBudgetExceededError',
};

const RETRY = /^Retrying in \d+\s?m?s\b[^:\n]*: (\[API Error: .*\])$/gm;
