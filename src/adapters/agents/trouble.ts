import { namesTime, timesOf, waitIn } from './reset-time.ts';
import {
  type AgentClass,
  LONGEST_BACKOFF_MS,
  QUOTA_OF_A_DAY,
  QUOTA_OF_A_MINUTE,
  type StreamEnd,
  type Trouble,
} from './result.ts';
import { clipEnd, isRecord, type JsonRecord, parseJson } from './stream.ts';
import { classOfNames, NAMES, sentenceClass, VAGUE_NAMES } from './trouble-sentences.ts';

/**
 * Names the class of a trouble; undefined when no rule knows it. Names come first, then a status that leaves no doubt, then the
 * vendors' sentences, then the rest of the statuses, then names that say little (06-agents "Limits and errors").
 */
export function classOfTrouble(trouble: Trouble): AgentClass | undefined {
  return (
    trouble.class ??
    classOfNames(trouble.codes, NAMES) ??
    classOfPlainStatus(trouble, sentenceClass(trouble)) ??
    sentenceClass(trouble) ??
    classOfStatus(trouble) ??
    classOfNames(trouble.codes, VAGUE_NAMES)
  );
}

function classOfPlainStatus({ status = 0 }: Trouble, said: AgentClass | undefined): AgentClass | undefined {
  // Some services refuse with it who cannot pay.
  if (status === 401) return said === 'billing' ? said : 'auth';
  if (status === 402) return 'billing';
  if (status === 407 || status === 408) return 'network';
  if (status === 413) return 'context-too-long';
  return status >= 500 ? 'overloaded' : undefined;
}

function classOfStatus({ status, waitMs = 0, sentence }: Trouble): AgentClass | undefined {
  // A rate comes back by itself: who names a day or a time of the day tells of a limit.
  if (status === 429) return waitMs > LONGEST_BACKOFF_MS || namesTime(sentence) ? 'usage-limit' : 'overloaded';
  if (status === 403) return 'auth';
  if (status === 404) return 'model-config';
  return status === 400 || status === 422 ? 'context-too-long' : undefined;
}

/**
 * Reads what a client hands on of its service's answer: an error object of the services' protocols, alone or behind words, or
 * words behind a status.
 */
export function troubleOfText(raw: string): Trouble {
  const text = clipEnd(raw, MOST_CHARS).trim().replace(RETRIED, '').replace(HANDED_ON, '');
  const [reason = '', phrase = ''] = REASON.exec(text) ?? [];
  const refused = REASONS[phrase];
  if (refused !== undefined) return { status: refused, ...troubleOfText(text.slice(reason.length)) };
  const body = bodyIn(text);
  if (body !== undefined) return { ...statusBefore(text), ...troubleOfBody(body) };
  const [, framed = text] = /^\[API Error: ([\s\S]*?)\](?:$|\n)/.exec(text) ?? [];
  const [, code, named = framed] = STATUS_FIRST.exec(framed) ?? [];
  const [, said = named, name] = /^([\s\S]*) \(Status: ([A-Z_]+)\)$/.exec(named) ?? [];
  const [, inner, sentence = said] = /^<\d{3}> (?:[A-Za-z]+\.)*([A-Za-z]+): ([\s\S]*)$/.exec(said) ?? [];
  const waitMs = waitIn(framed);
  const answered = code ?? /^(?:Failed to [\w ]+|[\w ]+ failed): ([1-5]\d\d)\b/.exec(sentence)?.[1];
  return {
    codes: [name, inner].filter((each) => each !== undefined),
    sentence,
    ...(answered === undefined ? {} : { status: Number(answered) }),
    ...(waitMs === undefined ? {} : { waitMs }),
  };
}

/** What clients put in front of the words of the last of several tries, and what sellers put in front of those of their provider. */
const RETRIED = /^(?:\w+Error: )?Failed after \d+ attempts\. Last error: /;
const HANDED_ON = /^Error from provider(?: \([^)]*\))?: (?:Upstream request failed: )?(?:\[\w+\] )?/;

/** A refusal by its reason phrase, as the clients' library for every service puts it in front of the service's own words. */
const REASONS: Readonly<Record<string, number>> = {
  'Bad Request': 400,
  Unauthorized: 401,
  'Payment Required': 402,
  Forbidden: 403,
  'Not Found': 404,
  'Unprocessable Entity': 422,
};
const REASON = new RegExp(`^(?:(${Object.keys(REASONS).join('|')}): )+(?=\\S)`);

const STATUS_FIRST = /^(?:HTTP |[\w ]{0,40}API error \(|Request rejected \()?([1-5]\d\d)[ :)]+([^\s)][\s\S]*|$)/;

/** A status in front of an error object that does not repeat it. */
function statusBefore(text: string): Pick<Trouble, 'status'> {
  const [, code] = /^(?:\[API Error: )?(?:HTTP |got status: )?([1-5]\d\d)\b/.exec(text) ?? [];
  return code === undefined ? {} : { status: Number(code) };
}

/** Reads an error object of the OpenAI, Anthropic or Google protocol, also when one of them is wrapped in another. */
export function troubleOfBody(body: JsonRecord, depth = 0): Trouble {
  const error = [body['error'], body['detail']].find(isRecord) ?? body;
  const message = firstText(error['message'], error['error_msg'], body['message'], body['detail'], body['error']);
  const inner = depth < MOST_WRAPS ? bodyIn(message) : undefined;
  const told = inner === undefined ? undefined : troubleOfBody(inner, depth + 1);
  const times = timesOf(error, error === body ? {} : body);
  const waitMs = told?.waitMs ?? times.waitMs ?? waitIn(message);
  const status = told?.status ?? statusOf(error['code']) ?? statusOf(error['status']);
  const resetAt = told?.resetAt ?? times.resetAt;
  return {
    codes: [...namesOf(error), ...(told?.codes ?? [])],
    sentence: told?.sentence ?? message,
    ...(status === undefined ? {} : { status }),
    ...(waitMs === undefined ? {} : { waitMs }),
    ...(resetAt === undefined ? {} : { resetAt }),
  };
}

/** A client's error text; it may hold a page of a proxy. */
const MOST_CHARS = 64 * 1024;
const MOST_WRAPS = 3;

/** The error object that a text is or ends with. */
function bodyIn(text: string): JsonRecord | undefined {
  const start = text.search(/\{\s*"/);
  const end = text.lastIndexOf('}');
  // Words of a few lines may stand before it, but an object in the middle of a long text is a quotation.
  if (start < 0 || start > MOST_WORDS_BEFORE || end < start) return undefined;
  const parsed = parseJson(text.slice(start, end + 1));
  return isRecord(parsed) && (isRecord(parsed['error']) || 'message' in parsed || 'detail' in parsed)
    ? parsed
    : undefined;
}

const MOST_WORDS_BEFORE = 300;

function namesOf(error: JsonRecord): string[] {
  const own = ['type', 'code', 'status', 'reason'].map((key) => error[key]);
  const details = detailsOf(error).flatMap((detail) => [detail['reason'], ...quotasOf(detail)]);
  return [...own, ...details].filter((name): name is string => typeof name === 'string' && name !== 'error');
}

/** A quota of a day is a limit to wait out, and one of a minute is none: the sentence beside them is the same. */
function quotasOf(detail: JsonRecord): string[] {
  const { metadata } = detail;
  const limits = isRecord(metadata) ? quotaNames(metadata['quota_limit']) : [];
  const violations = Array.isArray(detail['violations']) ? detail['violations'].filter(isRecord) : [];
  return [...limits, ...violations.flatMap(({ quotaId }) => quotaNames(quotaId))];
}

function quotaNames(quota: unknown): string[] {
  if (typeof quota !== 'string') return [];
  if (/PerDay|Daily/.test(quota)) return [QUOTA_OF_A_DAY];
  return /PerMinute/.test(quota) ? [QUOTA_OF_A_MINUTE] : [];
}

function detailsOf({ details }: JsonRecord): readonly JsonRecord[] {
  return Array.isArray(details) ? details.filter(isRecord) : [];
}

function statusOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 100 && value <= 599 ? value : undefined;
}

function firstText(...values: readonly unknown[]): string {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}

/**
 * What a client that ended without a word in its stream says on stderr: the last line that is a sentence of a vendor or
 * names an error, either of which is known. Undefined when there is none.
 */
export function troubleOfStderr(stderr = ''): Trouble | undefined {
  return stderr
    .slice(-MOST_ERRORS)
    .replace(CRASH, '')
    .split('\n')
    .map((line) => troubleOfLine(bare(line)))
    .findLast((trouble) => trouble !== undefined);
}

/** The same of a client whose stream names no cause: once its model has answered, stderr is whoever's it started. */
export function troubleOfEnd({ stderr, isUnderWay = false }: StreamEnd): Trouble | undefined {
  return isUnderWay ? undefined : troubleOfStderr(stderr);
}

const MOST_ERRORS = 8 * 1024;

/** Behind a crash stand the words of a program, not those of a service. */
const CRASH = /^(?:thread '[^'\n]*' (?:\(\d+\) )?panicked at |FATAL ERROR: |panic: )[\s\S]*/m;

function troubleOfLine(line: string): Trouble | undefined {
  const said = troubleOfText(line);
  if (sentenceClass(said) !== undefined) return said;
  const [, name, words] = /^([A-Z]\w*(?:Error|Exception)): ([\s\S]*)$/.exec(line) ?? [];
  if (name === undefined || words === undefined) return undefined;
  const inner = troubleOfText(words);
  const named = { ...inner, codes: [name, ...inner.codes] };
  return classOfTrouble(named) === undefined ? undefined : named;
}

/** A line without colours and without what loggers put in front of it. */
function bare(line: string): string {
  return line.replace(COLOURS, '').replace(LOGGED, '').trim();
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const COLOURS = /\u001b\[[0-9;]*m/g;

/** A time, a level, the name of a module, a sign. */
const LOGGED =
  /^(?:\s*(?:\[?\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?\]?|(?:\[?(?:ERROR|Error|error|FATAL|fatal)\]?:?)|[a-z_]\w*(?:::\w+)+:|Execution failed:|[✗✘✖×!■●]|🖐))+\s+/u;

/**
 * Why an agent's service does not work for us, and what to do about it, where another attempt would not change it (02-loop §3.1):
 * what only the user can mend, and a limit that has to reset. Undefined for every other class.
 */
export function remedyOf(cause: AgentClass): string | undefined {
  return REMEDIES[cause];
}

const REMEDIES: Readonly<Partial<Record<AgentClass, string>>> = {
  auth: 'check the secret behind anthropic_api_key, claude_code_oauth_token, openai_api_key or gemini_api_key, whichever its client reads',
  billing: 'add credit to the account of the key, or give the key of another account',
  'model-config': 'name a model that the key may use in the inputs model and review_model',
  'usage-limit': 'wait for its reset, or give the key of another account',
  'permission-denied': 'add the tool to allowed_tools, or tell the agent in prompt.md to do without it',
};
