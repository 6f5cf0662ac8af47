import { z } from 'zod';
import { epochMs } from './reset-time.ts';
import {
  type AgentCall,
  type AgentClass,
  type AgentEvent,
  type AgentProgress,
  type AgentTokens,
  addTokens,
  type ClientDriver,
  greaterTokens,
  isNone,
  noTokens,
  openLedger,
  type StreamFormat,
  type Trouble,
  type UsageLedger,
} from './result.ts';
import {
  clipEnd,
  count,
  describeTool,
  dollars,
  fields,
  known,
  MOST_TOLD_CHARS,
  oneLine,
  status,
  text,
  tokenWords,
  word,
} from './stream.ts';
import { readerOf } from './stream-reader.ts';
import { classOfTrouble, troubleOfEnd, troubleOfText } from './trouble.ts';
import { classOfNames, type Names } from './trouble-sentences.ts';

/** Claude Code, native binary, headless with stream-json (06-agents "Commands"). */
export const claudeDriver: ClientDriver & { readonly name: 'claude' } = {
  name: 'claude',
  version: '2.1.330',
  package: '@anthropic-ai/claude-code',
  native: {
    scope: '@anthropic-ai',
    // npm installs the one whose C library fits, so whichever is there is right.
    names: ['', '-musl'].map((kind) => `claude-code-${process.platform}-${process.arch}${kind}`),
    paths: ['claude', 'claude.exe'],
    isNeeded: true,
  },
  args: claudeArgs,
  environment: claudeEnvironment,
  keyNames: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
  /**
   * What reading, editing, running commands and looking things up take. Those of the web reach no further than Bash, and a model that is
   * offered them and refused ends the run.
   */
  ordinaryTools: [
    ...[
      'Bash',
      'Edit',
      'Glob',
      'Grep',
      'LS',
      'MultiEdit',
      'NotebookEdit',
      'Read',
      'TodoWrite',
      'WebFetch',
      'WebSearch',
    ],
    'Write',
  ],
  shellStart: 'CLAUDE_ENV_FILE',
  noKey:
    'Set the input anthropic_api_key (or claude_code_oauth_token) from a secret, for example ' +
    `anthropic_api_key: \${{ secrets.ANTHROPIC_API_KEY }}.`,
  openReader: readerOf(claudeFormat()),
};

function claudeArgs(call: AgentCall): string[] {
  return [
    ...['-p', '--output-format', 'stream-json', '--verbose'],
    `--disallowedTools=${[...(call.role === 'review' ? EDITING_TOOLS : []), ...STRAYING_TOOLS].join(',')}`,
    ...permissionArgs(call),
    ...(call.maxTurns === undefined ? [] : ['--max-turns', String(call.maxTurns)]),
    ...(call.maxBudgetUsd === undefined ? [] : ['--max-budget-usd', decimal(call.maxBudgetUsd)]),
    ...(call.model === undefined ? [] : ['--model', call.model]),
    ...call.extra,
  ];
}

const EDITING_TOOLS = ['Edit', 'NotebookEdit', 'Write'];
/** They take the work out of the folder that is read afterwards, or let the process wait for a later hour. */
const STRAYING_TOOLS = ['EnterWorktree', 'ScheduleWakeup'];

function permissionArgs({ skipPermissions, allowedTools = [] }: AgentCall): string[] {
  if (skipPermissions) return ['--dangerously-skip-permissions'];
  // One argument with `=`: the option takes all words that follow it, and a tool may not be read as an option.
  const allowed = allowedTools.length === 0 ? [] : [`--allowedTools=${allowedTools.join(',')}`];
  return ['--permission-mode', 'dontAsk', ...allowed];
}

/** `String` would write 1e-7, which is no amount of money to the client, and it refuses a budget of 0. */
function decimal(usd: number): string {
  return Math.max(usd, SMALLEST_USD)
    .toFixed(6)
    .replace(/\.?0+$/, '');
}

const SMALLEST_USD = 0.000_001;

function claudeEnvironment({ asRoot }: { readonly asRoot: boolean }): Record<string, string> {
  return {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_TELEMETRY: '1',
    // As root it refuses to skip permissions unless it is told that somebody else isolates it.
    ...(asRoot ? { IS_SANDBOX: '1' } : {}),
  };
}

/** What a call of claude has told so far, as far as what it tells later depends on it. */
interface Told {
  /** The client's own words in place of an answer; undefined after the next answer. */
  failed: Message | undefined;
  /** The account's limit that the service refused with; undefined after the next answer. */
  limit: { readonly resetAt?: number } | undefined;
  /** There was a retry since the last answer. */
  retried: boolean;
  /** Answers, and the message that the last one belongs to. */
  answers: number;
  message: string;
  turns: number;
  /** The last result was a good end, and no work followed it. */
  isDone: boolean;
  /** Tokens up to the last result, and of the messages since. */
  billed: AgentTokens;
  ledger: UsageLedger;
}

/** Reads claude's `--output-format stream-json`, and the one list of `json` (06-agents "Results"). */
function claudeFormat(): StreamFormat {
  return {
    agent: 'claude',
    counts: 'turn',
    goodEnd: 'a result',
    isGivenUpByExit: true,
    open: () => {
      const told: Told = {
        ...{ failed: undefined, limit: undefined, retried: false, answers: 0, message: '', turns: 0, isDone: false },
        ...{ billed: noTokens, ledger: openLedger() },
      };
      return (record) => {
        const read = event.safeParse(record);
        return read.success ? eventsOf(read.data, told) : [];
      };
    },
    ofEnd: troubleOfEnd,
  };
}

const usage = z
  .object({
    ...{ input_tokens: count, output_tokens: count },
    ...{ cache_read_input_tokens: count, cache_creation_input_tokens: count },
  })
  .transform((raw) => ({
    ...{ input: raw.input_tokens, output: raw.output_tokens },
    ...{ cacheRead: raw.cache_read_input_tokens, cacheWrite: raw.cache_creation_input_tokens },
  }));

const modelUsage = z
  .object({
    ...{ inputTokens: count, outputTokens: count },
    ...{ cacheReadInputTokens: count, cacheCreationInputTokens: count },
  })
  .transform((raw) => ({
    ...{ input: raw.inputTokens, output: raw.outputTokens },
    ...{ cacheRead: raw.cacheReadInputTokens, cacheWrite: raw.cacheCreationInputTokens },
  }));

const block = z
  .object({ type: text, text, name: text, input: fields })
  .catch({ type: '', text: '', name: '', input: {} });

const system = z.object({
  ...{ type: z.literal('system'), subtype: text, session_id: word, model: word, tool_name: text },
  ...{ attempt: count, max_retries: count, retry_delay_ms: z.number().nonnegative().catch(0) },
  ...{ error: word, error_status: status },
});

const limit = z.object({
  type: z.literal('rate_limit_event'),
  rate_limit_info: z.object({
    status: text,
    // The plan is used up, and the account pays for the rest.
    isUsingOverage: z.boolean().catch(false),
    resetsAt: z.unknown().optional().transform(epochMs),
    rateLimitType: word,
    /** 0 to 1. */
    utilization: z.number().nonnegative().optional().catch(undefined),
  }),
});

const assistant = z.object({
  type: z.literal('assistant'),
  parent_tool_use_id: z.unknown().optional(),
  ...{ error: word, api_error_status: status, api_error: word },
  message: z.object({ id: text, model: word, content: z.array(block).catch([]), usage: usage.catch(noTokens) }),
});

const denial = z
  .object({ tool_name: text, tool_input: fields })
  .transform((raw) => describeTool(raw.tool_name, raw.tool_input))
  .catch('a tool without a name');

const result = z.object({
  ...{ type: z.literal('result'), is_error: z.boolean().catch(true), subtype: word, terminal_reason: word },
  ...{ api_error_status: status, api_error: word, result: z.string().optional().catch(undefined) },
  ...{ errors: z.array(text).catch([]), permission_denials: z.array(denial).catch([]) },
  // Of the whole process so far, as is `modelUsage`; `usage` is of this turn alone and without sub-agents.
  total_cost_usd: dollars,
  usage: usage.optional().catch(undefined),
  modelUsage: z.record(z.string(), modelUsage).catch({}),
  num_turns: count,
});

const event = z.discriminatedUnion('type', [system, limit, assistant, result]);

type Message = z.infer<typeof assistant>;
type Result = z.infer<typeof result>;

function eventsOf(read: z.infer<typeof event>, told: Told): readonly AgentEvent[] {
  switch (read.type) {
    case 'system':
      return ofSystem(read, told);
    case 'rate_limit_event':
      return [ofLimit(read.rate_limit_info, told)];
    case 'assistant':
      return ofMessage(read, told);
    case 'result':
      return ofResult(read, told);
  }
}

function ofSystem(read: z.infer<typeof system>, told: Told): readonly AgentEvent[] {
  switch (read.subtype) {
    case 'init':
      told.isDone = false;
      return [{ type: 'session', ...known({ sessionId: read.session_id, model: read.model }) }, { type: 'turn' }];
    case 'permission_denied':
      return [{ type: 'denied', tool: describeTool(read.tool_name, {}), isPassing: true }];
    case 'api_retry':
      return [ofRetry(read, told)];
    default:
      return [];
  }
}

function ofRetry(read: z.infer<typeof system>, told: Told): AgentEvent {
  const { attempt, error, error_status: code } = read;
  told.retried = true;
  const cause = code === undefined ? 'no answer' : `HTTP ${code}`;
  const name = error === undefined || error === 'unknown' ? '' : ` (${error})`;
  const seconds = Math.round(read.retry_delay_ms / 100) / 10;
  return {
    type: 'retry',
    trouble: troubleOf({ error, status: code, ...(code === undefined && { apiError: 'connection_failed' }) }, told),
    attempt,
    text: `${cause}${name}: retry ${attempt} of ${read.max_retries} in ${seconds} s`,
  };
}

function ofLimit(info: z.infer<typeof limit>['rate_limit_info'], told: Told): AgentEvent {
  const { rateLimitType = 'usage', utilization, resetsAt } = info;
  const state = info.isUsingOverage ? 'overage' : oneLine(info.status, STATUS_CHARS);
  const isRejected = state === 'rejected';
  if (isRejected) told.limit = known({ resetAt: resetsAt });
  const share = utilization === undefined ? '' : ` at ${Math.round(utilization * 100)} %`;
  const reset = resetsAt === undefined ? '' : `, resets at ${new Date(resetsAt).toISOString()}`;
  return {
    type: 'limit',
    ...(isRejected && { trouble: troubleOf({ error: 'rate_limit' }, told) }),
    ...(state !== 'allowed' && state !== '' && { text: `${rateLimitType} limit ${state}${share}${reset}` }),
  };
}

const STATUS_CHARS = 160;

function ofMessage(read: Message, told: Told): readonly AgentEvent[] {
  const { id, content, usage } = read.message;
  const isOwn = read.parent_tool_use_id === null || read.parent_tool_use_id === undefined;
  const tokens = told.ledger.add(id, usage);
  const progress = progressOf(read, isOwn ? '' : 'sub-agent: ');
  const more: AgentEvent = { type: 'usage', isSum: false, parts: [{ tokens }], ...known({ progress }) };
  const used = progress === undefined && isNone(tokens) ? [] : [more];
  if (!isOwn) return used;
  told.failed = isFailure(read) ? read : undefined;
  // It stands where an answer should be, so no retry is under way any more.
  if (told.failed !== undefined)
    return [{ type: 'answer', isNew: false }, { type: 'trouble', trouble: troubleOf(failureIn(read), told) }, ...used];
  const isNew = id !== told.message || told.answers === 0;
  const answers = told.answers + (isNew ? 1 : 0);
  Object.assign(told, { isDone: false, retried: false, limit: undefined, message: id, answers });
  const tools = content.filter(({ type }) => type === 'tool_use');
  return [
    { type: 'answer', isNew },
    { type: 'text', text: SOMETHING.test(wordsIn(read)) ? wordsIn(read) : '', id },
    ...tools.map(({ name, input }) => ({ type: 'tool' as const, name, target: describeTool(name, input) })),
    ...used,
  ];
}

function wordsIn({ message }: Message): string {
  return message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** Older versions tell a request that failed in words alone, put where an answer should be. */
function isFailure(read: Message): boolean {
  if (read.error !== undefined) return true;
  const words = wordsIn(read);
  return read.message.model === '<synthetic>' && (/^API Error\b/.test(words) || classOfWords(words) !== undefined);
}

function progressOf(read: Message, who: string): AgentProgress | undefined {
  const { content, usage: used } = read.message;
  const tools = content.flatMap(({ type, name, input }) => (type === 'tool_use' ? [describeTool(name, input)] : []));
  if (tools.length > 0) return progress('tool', `${who}${tools.join(', ')}`);
  if (wordsIn(read).trim() !== '') return progress('text', `${who}${wordsIn(read)}`);
  return used.input + used.output > 0 ? progress('tokens', `${who}${tokenWords(used)}`) : undefined;
}

function progress(kind: AgentProgress['kind'], words: string): AgentProgress {
  return { kind, text: oneLine(words, MOST_TOLD_CHARS) };
}

function ofResult(read: Result, told: Told): readonly AgentEvent[] {
  const { num_turns: turns, total_cost_usd: costUsd, usage: used = noTokens } = read;
  told.turns += turns;
  const models = Object.values(read.modelUsage).reduce(addTokens, noTokens);
  const turn = greaterTokens(used, told.ledger.total());
  // A second result of one turn adds nothing to it.
  const sum = told.isDone ? turn : addTokens(told.billed, turn);
  told.billed = greaterTokens(told.billed, isNone(models) ? sum : models);
  told.ledger = openLedger();
  const shown = Object.keys(read.modelUsage).length > 0 ? models : read.usage;
  const cost = costUsd === undefined ? '' : `, $${costUsd.toFixed(4)}`;
  const end = endOf(read, told);
  // A result stands for itself, whatever one before it said, unless nothing is left to be done.
  const begins: readonly AgentEvent[] = told.isDone ? [] : [{ type: 'turn' }];
  told.isDone = end.type === 'ended' && end.isGood;
  const words = `${turns} turns${shown === undefined ? '' : `, ${tokenWords(shown)}`}${cost}`;
  return [
    ...read.permission_denials.map((tool) => ({ type: 'denied' as const, tool })),
    {
      ...{ type: 'usage', isSum: true, parts: [{ tokens: told.billed }], ...known({ costUsd }) },
      progress: progress('tokens', words),
    },
    ...begins,
    end,
  ];
}

function endOf(read: Result, told: Told): AgentEvent {
  const { result: words = '' } = read;
  const isGood = !(read.is_error || isBadEnd(read)) && told.failed === undefined && !isStandIn(read, told);
  const end = { type: 'ended', turns: told.turns } as const;
  if (isGood) return { ...end, isGood, text: SOMETHING.test(words) ? words : '' };
  // Its text is the client's only when a request failed; otherwise it is the model's prose.
  const isClients = told.answers === 0 || (read.terminal_reason ?? 'api_error') === 'api_error';
  const sentence = (isClients ? read.result : undefined) ?? read.errors[0] ?? '';
  const { subtype, terminal_reason: reason, api_error_status: code, api_error: apiError } = read;
  const failed = told.failed && failureIn(told.failed);
  const trouble = troubleOf({ subtype, reason, sentence, ...failed, ...known({ status: code, apiError }) }, told);
  return { ...end, isGood, trouble };
}

/** The client writes that there was no content where a message has none. */
const SOMETHING = /^(?!\s*(?:\(no content\)\s*)?$)/;

/** What names a failure is one, whatever it calls itself: the first versions called a run that reached a cap no error. */
function isBadEnd({ subtype, terminal_reason: reason = '', errors, ...read }: Result): boolean {
  const isNamed = subtype?.startsWith('error_') === true || BAD_REASON.test(reason) || read.api_error !== undefined;
  return isNamed || (read.api_error_status ?? 0) >= 400 || errors.length > 0;
}

const BAD_REASON =
  /^(?:api_error|model_error|max_turns|budget_exhausted|prompt_too_long|blocking_limit|rapid_refill_breaker|image_error|aborted_\w+)$/;

/** The first versions ended well with their own words for a limit in a result alone. */
function isStandIn(read: Result, { answers }: Told): boolean {
  return answers === 0 && read.usage?.output === 0 && classOfWords(read.result ?? '') !== undefined;
}

/** What the client says of a failure. */
interface Failure {
  readonly subtype?: string | undefined;
  readonly reason?: string | undefined;
  /** The client's word (`billing_error`), and its finer one (`connection_failed`). */
  readonly error?: string | undefined;
  readonly apiError?: string | undefined;
  /** HTTP status of the last answer of the service. */
  readonly status?: number | undefined;
  readonly sentence?: string;
}

function failureIn(read: Message): Failure {
  return { error: read.error, apiError: read.api_error, status: read.api_error_status, sentence: wordsIn(read) };
}

function troubleOf(failure: Failure, { limit: reached, retried }: Told): Trouble {
  const { subtype, error, apiError, status: code } = failure;
  const name = apiError ?? error ?? (subtype === 'success' ? undefined : subtype);
  const sentence = clipEnd(failure.sentence ?? '', MOST_CHARS);
  const { waitMs, resetAt } = troubleOfText(unframed(sentence));
  return {
    class: classOfFailure({ ...failure, isLimit: reached !== undefined, isRetried: retried }) ?? 'crashed',
    codes: name === undefined || name === 'unknown' ? [] : [name],
    sentence,
    ...known({ status: code, waitMs, resetAt: reached?.resetAt ?? resetAt }),
  };
}

const MOST_CHARS = 64 * 1024;

/** What no other client names so: why a turn ended, what failed in it, and in finer words. */
const REASONS: Names = [
  ['turn-cap', 'max_turns budget_exhausted error_max_turns error_max_budget_usd'],
  ['context-too-long', 'prompt_too_long blocking_limit rapid_refill_breaker image_error'],
];
const FINER: Names = [
  ['network', 'connection_failed no_response stream_idle_timeout computer_slept network_edge_blocked'],
  ['usage-limit', 'usage_limit_reached'],
  ['context-too-long', 'message_over_context_limit autocompact_thrashing max_output_tokens'],
  ['auth', 'org_disabled_credential api_key_auth_disabled invalid_credential_header'],
  ['auth', 'stored_login_refused provider_credentials'],
  ['billing', 'model_requires_usage_credits long_context_credits_required'],
  ['empty', 'empty_completion'],
];
const ERRORS: Names = [
  ['auth', 'authentication_failed oauth_org_not_allowed account_on_hold verification_required cloud_credential_error'],
  ['billing', 'billing_error'],
  ['model-config', 'model_not_found'],
  ['context-too-long', 'max_output_tokens'],
];

/** A failure with what the stream told before it. */
interface FailureInStream extends Failure {
  /** The service said that the account's limit is used up. */
  readonly isLimit: boolean;
  /** The client tried this request again before it gave up. */
  readonly isRetried: boolean;
}

/**
 * Names the class of a failure; undefined when no rule knows it. Structured words come first, then sentences of the vendor, then the
 * plain status 400: it alone does not say what is wrong with the request (06-agents "Limits and errors").
 */
function classOfFailure(failure: FailureInStream): AgentClass | undefined {
  const { subtype = '', reason = '', error = '', apiError = '', status: code = 0, sentence = '' } = failure;
  const said = classOfWords(sentence);
  const isRate = error === 'rate_limit' || code === 429;
  const byStatus = classOfTrouble({ codes: [], sentence: '', status: code });
  return (
    classOfNames([subtype, reason], REASONS) ??
    // Some services refuse with the status of a refused key, or of a rate, who has used up a limit or cannot pay.
    ((isRate || code === 403) && (said === 'usage-limit' || said === 'billing') ? said : undefined) ??
    // The finer word comes first: a proxy's 403 is the network's, whatever the coarser word makes of it.
    classOfNames([apiError], FINER) ??
    classOfNames([error], ERRORS) ??
    (isRate ? classOfRate(failure) : undefined) ??
    (error === 'overloaded' ? 'overloaded' : undefined) ??
    (code === 400 ? undefined : byStatus) ??
    said ??
    (failure.isLimit ? 'usage-limit' : undefined) ??
    (error === 'server_error' ? 'overloaded' : byStatus)
  );
}

/** The client gives up at once only when the service forbids a retry or asks for a long wait. */
function classOfRate({ isLimit, isRetried, sentence = '' }: FailureInStream): AgentClass {
  if (isLimit) return 'usage-limit';
  return OF_A_MINUTE.test(sentence) || isRetried ? 'overloaded' : 'usage-limit';
}

/** What services say of a rate, which the next minute gives back. */
const OF_A_MINUTE = /per[ _-]minute|\btoo many (?:requests|tokens), please wait\b|\bnot your usage limit\b/i;

/** Older versions tell what their service said in words alone; undefined when they are none that are known. */
function classOfWords(said: string): AgentClass | undefined {
  return classOfTrouble(troubleOfText(unframed(said)));
}

/** What the service said, without the words that the client puts around it. */
function unframed(said: string): string {
  const [, bracketed = said] = /^API Error \((?![^)]*\): )(.*)\)$/s.exec(said) ?? [];
  return bracketed.replace(/^API Error(?: \([^)]*\))?: /, '').replace(/ · (?!resets?\b)[^·]*$/, '');
}
