import { z } from 'zod';
import type {
  AgentCall,
  AgentEvent,
  ClientDriver,
  ClientSettingsCall,
  ModelTokens,
  StreamEnd,
  StreamFormat,
  Trouble,
} from './result.ts';
import { clipEnd, count, describeTool, fields, isRecord, type JsonRecord, known, text, word } from './stream.ts';
import { readerOf } from './stream-reader.ts';
import { troubleOfEnd, troubleOfText } from './trouble.ts';

/** Gemini CLI, headless with stream-json (06-agents "Commands"). Turn cap and switches stand in a settings file alone. */
export const geminiDriver: ClientDriver & { readonly name: 'gemini' } = {
  name: 'gemini',
  version: '0.61.0',
  package: '@google/gemini-cli',
  args: geminiArgs,
  // It would start itself again with more memory, and a kill would reach the first process alone.
  environment: () => ({ GEMINI_CLI_NO_RELAUNCH: 'true' }),
  keyNames: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  // The settings of the system have to belong to root.
  settings: { home: '.gemini/settings.json', of: (call) => JSON.stringify(geminiSettings(call), undefined, 2) },
  openReader: readerOf(format()),
};

function geminiArgs(call: AgentCall): string[] {
  return [
    ...['--output-format', 'stream-json', '--skip-trust'],
    ...permissionArgs(call),
    ...(call.model === undefined ? [] : ['-m', call.model]),
    ...call.extra,
    // Headless; the prompt is on stdin.
    ...['-p', ''],
  ];
}

/** What its mode for edits does not permit; those of the web reach no further than its shell. */
const ORDINARY_TOOLS = ['google_web_search', 'run_shell_command', 'web_fetch'];

function permissionArgs({ skipPermissions }: AgentCall): string[] {
  if (skipPermissions) return ['--yolo'];
  return ['--approval-mode', 'auto_edit', '--allowed-tools', ORDINARY_TOOLS.join(',')];
}

/** Whose login is used is told, because it would guess another one where a base URL is set. */
function geminiSettings({ maxTurns, keys }: ClientSettingsCall): object {
  const selectedType = keys.includes('GEMINI_API_KEY') ? 'gemini-api-key' : 'vertex-ai';
  return {
    general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    security: {
      environmentVariableRedaction: { enabled: true },
      ...(keys.length === 0 ? {} : { auth: { selectedType } }),
    },
    ...(maxTurns === undefined ? {} : { model: { maxSessionTurns: maxTurns } }),
  };
}

/**
 * Reads gemini's `--output-format stream-json`, and the one object of `json` (06-agents "Results"). It repeats the prompt as a
 * message of the user, which is not read. Its exit code is an HTTP status modulo 256 when a request failed.
 */
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
      return [{ type: 'session', ...known({ sessionId: read.session_id, model: read.model }) }];
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

/** What gemini's exit code and stderr say of a failure; undefined when nothing. */
export function troubleOfGeminiEnd(end: StreamEnd): Trouble | undefined {
  const { exitCode = 0, stderr = '' } = end;
  const [, kind, words] = REPORT.exec(stderr.slice(-MOST_CHARS)) ?? [];
  const named = [EXITS[exitCode], kind].filter((name) => name !== undefined);
  const status = STATUSES.find((each) => each % 256 === exitCode);
  const said = words === undefined ? troubleOfEnd(end) : troubleOfText(words);
  if (named.length === 0 && status === undefined && said === undefined) return undefined;
  return {
    sentence: '',
    ...said,
    codes: [...named, ...(said?.codes ?? [])],
    ...(status === undefined ? {} : { status }),
  };
}

const MOST_CHARS = 8 * 1024;

const EXITS: Readonly<Record<number, string>> = {
  41: 'FatalAuthenticationError',
  53: 'FatalTurnLimitedError',
  55: 'FatalUntrustedWorkspaceError',
};

/** The statuses that services answer with; an exit code keeps their last eight bits. */
const STATUSES = [400, 401, 402, 403, 404, 413, 422, 429, 500, 501, 502, 503, 504, 529];

/** The client names the kind of a failed request on stderr alone, whatever language the service speaks. */
const REPORT =
  /^Error when talking to Gemini API .*? (TerminalQuotaError|RetryableQuotaError|ModelNotFoundError): (.*)$/m;

/** Tokens of one model as the client sums them; thoughts are in the total alone. */
interface GeminiSum {
  readonly model?: string;
  readonly total: number;
  readonly prompt: number;
  readonly answer: number;
  readonly cached: number;
}

/** The sums of a stream's result, model by model where it tells them. */
export function sumsOfStream(stats: JsonRecord): readonly ModelTokens[] {
  const models = isRecord(stats['models']) ? Object.entries(stats['models']) : [];
  const sums = models.map(([model, each]) => ({ ...streamSum.parse(isRecord(each) ? each : {}), model }));
  return (sums.length > 0 ? sums : [streamSum.parse(stats)]).map(modelTokens);
}

/** The sums of the one object of `--output-format json`. */
export function sumsOfSession(stats: JsonRecord): readonly GeminiSum[] {
  const models = isRecord(stats['models']) ? Object.entries(stats['models']) : [];
  return models.map(([model, each]) => {
    const tokens = isRecord(each) && isRecord(each['tokens']) ? each['tokens'] : {};
    return { ...sessionSum.parse(tokens), model };
  });
}

/** Its prompt counts what the cache gave, and its answer leaves the thoughts out, which are charged like it. */
export function modelTokens({ model, total, prompt, answer, cached }: GeminiSum): ModelTokens {
  const cacheRead = Math.min(cached, prompt);
  const output = Math.max(answer, total - prompt);
  return {
    ...(model === undefined ? {} : { model }),
    tokens: { input: prompt - cacheRead, output, cacheRead, cacheWrite: 0 },
  };
}

/** Its service bills every answer: where it names the models that it asked and none of them wrote a token, there was no answer. */
export function unanswered(stats: unknown, parts: readonly ModelTokens[]): { readonly isUnanswered?: true } {
  const namesModels = isRecord(stats) && isRecord(stats['models']) && Object.keys(stats['models']).length > 0;
  return namesModels && parts.every(({ tokens }) => tokens.output === 0) ? { isUnanswered: true } : {};
}

const streamSum = z
  .object({ total_tokens: count, input_tokens: count, output_tokens: count, cached: count })
  .transform((raw) => ({
    total: raw.total_tokens,
    prompt: raw.input_tokens,
    answer: raw.output_tokens,
    cached: raw.cached,
  }));

const sessionSum = z
  .object({ total: count, prompt: count, candidates: count, cached: count })
  .transform(({ candidates, ...raw }) => ({ ...raw, answer: candidates }));
