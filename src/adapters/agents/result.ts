import { createContext, Script } from 'node:vm';
import type { SeenSignal, Signals } from '../../core/facts.ts';
import type { Prices } from '../../core/prices.ts';
import type { Redact } from '../excerpt.ts';
import type { NativePlace } from './client-install.ts';

/** How one call of an agent ended, in the field's terms (06-agents "Results", 07-engineering §6). */
export type AgentClass =
  /** Good end event, exit 0, not killed by us. */
  | 'completed'
  /** A cap of the call itself was reached: turns or money. */
  | 'turn-cap'
  /** The account's limit, usually with a time at which it resets. Not an attempt. */
  | 'usage-limit'
  /** The service is busy or broken (429, 5xx, 529). Not an attempt, not in the fingerprint. */
  | 'overloaded'
  /** The key is missing, refused or may not do this (401, 403). Configuration. */
  | 'auth'
  /** The account cannot pay. Configuration. */
  | 'billing'
  /** The named model does not exist or is not open to this account. Configuration. */
  | 'model-config'
  /** The request was refused as it stands (400, prompt too long): re-plan with a smaller context. */
  | 'context-too-long'
  /** The service could not be reached or went silent. Not an attempt, not in the fingerprint. */
  | 'network'
  /** It ended without a good end event, and no rule says why. */
  | 'crashed'
  /** We ended it. */
  | 'killed'
  /** It was refused a tool or its permission mode. Configuration. */
  | 'permission-denied'
  /** Good end, but it said nothing and used no tool. */
  | 'empty';

/** Tokens of all models of one call, those of sub-agents included; `input` is without what the cache gave. */
export interface AgentTokens {
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
}

/** A tool that an agent called, and how often. */
export interface ToolUse {
  readonly name: string;
  readonly calls: number;
}

/** What the output and the end of one call say. Texts are raw and bounded: the presenters sanitise. */
export interface AgentReading {
  readonly class: AgentClass;
  /** The agent's own last words, never a sentence of its client; '' when there are none. At most 64 Ki characters, the end kept. */
  readonly finalText: string;
  /** One sentence with the value that decided the class. */
  readonly detail: string;
  readonly tokens: AgentTokens;
  /** US dollars as the client counted them, else by our price table; 0 is a value, absent is unknown. */
  readonly costUsd?: number;
  /** The client told no cost: it is reckoned from its tokens with the prices of our table. */
  readonly isCostReckoned?: true;
  /** It is the least that the call cost: some of its tokens are of a model without a price. */
  readonly isCostPartial?: true;
  /** Epoch milliseconds at which the limit is over; only with `usage-limit`, be it what the client waited for. */
  readonly resetAt?: number;
  /** Tools that it called, in the order of their first call; at most 50. */
  readonly tools: readonly ToolUse[];
  /** Tools the agent was refused, with what they were to act on; at most 20. */
  readonly permissionDenials: readonly string[];
  /** Only with `killed`: what its client was waiting out when we ended it, such as `auth` while it retried a refused key. */
  readonly waitingFor?: AgentClass;
  /** Only with `crashed`: its stream ended well and then its process, which we did not end, failed. */
  readonly isBadExit?: true;
  readonly sessionId?: string;
  readonly model?: string;
}

/** How the process of a call ended. */
export interface ProcessEnd {
  /** Absent when a signal ended it or it never started. */
  readonly exitCode?: number;
  readonly signal?: string;
  /** Why we ended it (a limit, an interrupt, a signal of ours); absent when it ended by itself. */
  readonly killedBy?: string;
  /** Epoch milliseconds at which it ended; without it a time from then on is told by the stream's own times, if at all. */
  readonly at?: number;
  /** The last kilobytes of its stderr: some refusals are printed nowhere else. Default ''. */
  readonly stderr?: string;
}

/** One line for the live log, at most 4,096 characters, not sanitised and with its secrets. */
export interface AgentProgress {
  readonly kind: 'tool' | 'text' | 'retry' | 'tokens' | 'limit-warning';
  readonly text: string;
  /** The client goes on retrying what only the user can mend: whoever waits for it waits in vain (06-agents, Patience). */
  readonly isHopeless?: true;
}

/** Reads the stdout of one call, line by line, in bounded memory. */
export interface AgentReader {
  /** Takes one line without its end; whatever it holds, it never throws. */
  line(text: string): AgentProgress | undefined;
  /** US dollars that the stream tells so far, by the client's own count or by prices; undefined = it does not tell. */
  costSoFar?(): number | undefined;
  /** Turns that the stream tells so far; absent = it counts none. */
  turnsSoFar?(): number;
  /** The last word of the stream so far is the protocol's good end. Absent = it has none. */
  isDone?(): boolean;
  /** Takes the file in which the client tells what it used; whatever it holds, it never throws. Absent = the stream tells it. */
  usageFile?(text: string): void;
  /** Takes one line of the file in which the client tells what each request used, while it works. Absent = it has none. */
  usageLine?(text: string): AgentProgress | undefined;
  /** Says what came of the call; more lines are ignored afterwards. */
  finish(end: ProcessEnd): AgentReading;
}

/** What one call asks of an agent. */
export interface AgentCall {
  /** A reviewer gets no tool that edits files (04-trust, three principals). */
  readonly role: 'implement' | 'review';
  /** Default: the client's own. */
  readonly model?: string;
  /** Default: no cap. */
  readonly maxTurns?: number;
  /** US dollars. Default: no cap. */
  readonly maxBudgetUsd?: number;
  /** Tools it may use when permissions are not skipped, in the client's own notation. Default: none named. */
  readonly allowedTools?: readonly string[];
  /** True lets it use every tool unasked; only for isolated processes (03-interface §1). */
  readonly skipPermissions: boolean;
  /** Absolute path for what a client tells in a file alone. Default: none. */
  readonly usageFile?: string;
  /** `agent_args`, put last. */
  readonly extra: readonly string[];
}

/** One agent client: how it is started and how its output is read (06-agents). The prompt always goes to stdin. */
export interface AgentDriver {
  readonly name: string;
  /** The tested version, an exact pin. */
  readonly version: string;
  readonly args: (call: AgentCall) => string[];
  /** Variables set in the agent's environment beside the allow-list; no keys. */
  readonly environment: (call: { readonly asRoot: boolean }) => Record<string, string>;
  /** Names of the variables that carry its model key. */
  readonly keyNames: readonly string[];
  readonly openReader: OpenAgentReader;
}

/** What a reader is told of the call that it reads. */
export interface ReaderCall {
  /** The model that was asked for; some clients never tell it. */
  readonly model?: string;
  /** Default: the list prices of our table. */
  readonly prices?: Prices;
  /** Tools that we took away ourselves: a refusal of one of them is no misconfiguration. Default: none. */
  readonly withheld?: readonly string[];
}

/** Opens a reader for one call. */
export type OpenAgentReader = (call?: ReaderCall) => AgentReader;

/** A client that npm installs: how its program is found, and what it is given beside arguments and environment. */
export interface ClientDriver extends AgentDriver {
  /** The npm package that brings it. */
  readonly package: string;
  /** Where its native binary lies; absent = the program that npm installs is itself the client. */
  readonly native?: NativePlace;
  /** It has no cap of its own on turns: its stream is counted, and a call that goes over `max_turns` is ended by us. */
  readonly isCountedByUs?: true;
  /** Tools that it may use where permissions are not skipped and `allowed_tools` names none. Default: those of its own mode. */
  readonly ordinaryTools?: readonly string[];
  /** Why it is refused without a key, where a login file is none. Default: the sentence of all clients. */
  readonly noKey?: string;
  /** Tools that a reviewer does not get and whose use its stream tells as a refusal. Default: none. */
  readonly withheld?: readonly string[];
  /** Variable that names a script which its shells read before each command. Default: its shells get no key by themselves. */
  readonly shellStart?: string;
  /** Variable that names the file in which it tells what each request used, while it works. Default: its stream tells it, or nothing. */
  readonly liveUsage?: string;
  /** Its keys under the names that it reads. Default: as they are. */
  readonly keysOf?: (keys: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Switches that it takes from a file alone: the file's place below HOME, and its text. */
  readonly settings?: {
    readonly home: string;
    readonly of: (call: ClientSettingsCall) => string;
  };
}

/** What the settings file of a client depends on. */
export interface ClientSettingsCall {
  readonly maxTurns?: number;
  /** Names of the keys that it is given. */
  readonly keys: readonly string[];
}

/** Tokens that one model used. */
export interface ModelTokens {
  /** Absent = the client does not say; then it is the model that was asked for. */
  readonly model?: string;
  readonly tokens: AgentTokens;
}

/** What a record of a client's stream says, in words that all clients share (06-agents "Results"). */
export type AgentEvent =
  | {
      readonly type: 'session';
      readonly sessionId?: string;
      readonly model?: string;
      /** Epoch milliseconds at which it was said. */
      readonly at?: number;
    }
  /** Words of the agent. Parts of one message share its id; without an id all parts up to the next tool are one message. */
  | { readonly type: 'text'; readonly text: string; readonly id?: string }
  | { readonly type: 'tool'; readonly name: string; readonly target: string }
  /** The model answered: whatever trouble came before is over. `isNew` tells a first part of an answer from more of it. */
  | { readonly type: 'answer'; readonly isNew: boolean }
  /** A tool call that was refused, not one that failed. A passing one alone decides nothing: the end of the call names it again if it counts. */
  | { readonly type: 'denied'; readonly tool: string; readonly isPassing?: true }
  /** What the account has left; the trouble when it is used up, which is the end of a client that gives up without another word. */
  | { readonly type: 'limit'; readonly trouble?: Trouble; readonly text?: string }
  /** Tokens since the last such event, or of the whole call when it is the sum. */
  | {
      readonly type: 'usage';
      readonly parts: readonly ModelTokens[];
      readonly isSum: boolean;
      readonly costUsd?: number;
      /** What the live log is told of the whole record; default: its last event, in common words. */
      readonly progress?: AgentProgress;
    }
  /** The client tries a request again by itself. */
  | { readonly type: 'retry'; readonly trouble: Trouble; readonly attempt?: number; readonly text?: string }
  /** An error that may or may not be the end. */
  | { readonly type: 'trouble'; readonly trouble: Trouble }
  /** The client says that it is done. Only a later turn or end can change it, and nothing a lasting one. */
  | {
      readonly type: 'ended';
      readonly isGood: boolean;
      readonly isLasting?: true;
      /** By its own count no model wrote a token: the words that it printed as an answer are none. */
      readonly isUnanswered?: true;
      readonly trouble?: Trouble;
      /** Its last words, when the end repeats them. */
      readonly text?: string;
      /** Turns of the whole call, where it counts them. */
      readonly turns?: number;
    }
  /** Work goes on: an earlier end was none. */
  | { readonly type: 'turn' };

/** What is told of an end outside of a stream. */
export interface StreamEnd {
  readonly exitCode?: number;
  readonly stderr?: string;
  /** The model has answered, and nothing in the stream says what failed: only what is the client's own beyond doubt counts. */
  readonly isUnderWay?: boolean;
}

/** How the stream of one client is read. */
export interface StreamFormat {
  readonly agent: string;
  /** What its good end is called; default: a good end. */
  readonly goodEnd?: string;
  /** A retry that is under way explains its end only with an exit code of its own, 1 to 127. Default: with every exit code. */
  readonly isGivenUpByExit?: true;
  /** Which of its events counts as a turn of the call: a request to the model where they are told, else a call of a tool. */
  readonly counts: 'turn' | 'tool';
  /** Opens what turns records into events; `line` is the text when it was no record. */
  readonly open: () => (record: Readonly<Record<string, unknown>>) => readonly AgentEvent[];
  /** What the client's file of what it used says; absent = it has none. */
  readonly ofUsageFile?: (record: Readonly<Record<string, unknown>>) => readonly AgentEvent[];
  /** What a line of the file says in which it tells of each request; absent = it has none. */
  readonly ofUsageLine?: (record: Readonly<Record<string, unknown>>) => readonly AgentEvent[];
  /** What the exit code and stderr say beside the stream; each part is used only where the stream is silent. */
  readonly ofEnd: (end: StreamEnd) => Trouble | undefined;
}

/** What a client says of a request to its model that failed, from fields of its own events alone, never from what the model wrote. */
export interface Trouble {
  /** HTTP status of the service's answer. */
  readonly status?: number;
  /** What the client's own structured words make of it; absent = codes, status and sentence tell. */
  readonly class?: AgentClass;
  /** Names that client and service give it, such as `insufficient_quota`. */
  readonly codes: readonly string[];
  /** What it says in words, without the client's own frame around it; '' when nothing. */
  readonly sentence: string;
  /** How long the service asks to wait. */
  readonly waitMs?: number;
  /** Epoch milliseconds at which a limit is over. */
  readonly resetAt?: number;
}

/** The name of a quota that is given for a day; Google asks for half a minute of patience with it all the same. */
export const QUOTA_OF_A_DAY = 'QUOTA_OF_A_DAY';

/** The name of a quota that is given for a minute, whatever the sentence beside it says. */
export const QUOTA_OF_A_MINUTE = 'QUOTA_OF_A_MINUTE';

/** A wait that is longer than this is a limit, not an overload: clients that retry by themselves give up at the same bound. */
export const LONGEST_BACKOFF_MS = 300_000;

/** What no call uses, costs (US dollars) or puts off (milliseconds): sums of such figures can be written down and read again. */
export const mostOfCall = { tokens: 1e12, usd: 1e6, aheadMs: 366 * 24 * 3_600_000 } as const;

/**
 * The same reading with figures that a journal can hold, whatever an agent's stream says of itself: greater ones are the greatest, and
 * a cost that is none or a time that is too far ahead of `now` (epoch milliseconds) is unknown.
 */
export function believable(reading: AgentReading, now: number): AgentReading {
  const { costUsd, isCostReckoned, isCostPartial, resetAt, tokens, ...rest } = reading;
  const [cost, reset] = [amount(costUsd), amount(resetAt)];
  return {
    ...rest,
    tokens: {
      input: believed(tokens.input),
      output: believed(tokens.output),
      cacheRead: believed(tokens.cacheRead),
      cacheWrite: believed(tokens.cacheWrite),
    },
    ...(cost !== undefined && {
      ...{ costUsd: Math.min(cost, mostOfCall.usd) },
      ...{ ...(isCostReckoned && { isCostReckoned }), ...(isCostPartial && { isCostPartial }) },
    }),
    ...(reset !== undefined && reset <= now + mostOfCall.aheadMs && { resetAt: Math.round(reset) }),
  };
}

function believed(tokens: unknown): number {
  return Math.round(Math.min(amount(tokens) ?? 0, mostOfCall.tokens));
}

/** A number that is none below zero; a stream may have put anything in its place. */
function amount(figure: unknown): number | undefined {
  return typeof figure === 'number' && figure >= 0 ? figure : undefined;
}

type UsageEvent = AgentEvent & { readonly type: 'usage' };

/** More than any call uses. */
const MOST_NAMED = 40;

/**
 * The same usage under few names, whatever names a stream makes up: beyond them tokens count for the model that was asked for, and of
 * a sum those models keep their names that used the most. `before` has the names that are known already.
 */
export function underFewNames(event: UsageEvent, before: ReadonlyMap<string, unknown>): UsageEvent {
  const known = event.isSum ? [] : [...before.keys()];
  if (known.length + event.parts.length <= MOST_NAMED) return event;
  const names = new Set(known);
  const take = (part: ModelTokens): ModelTokens => {
    const name = part.model ?? '';
    if (names.size < MOST_NAMED) names.add(name);
    return names.has(name) ? part : { tokens: part.tokens };
  };
  return { ...event, parts: (event.isSum ? event.parts.toSorted((a, b) => all(b) - all(a)) : event.parts).map(take) };
}

function all({ tokens }: ModelTokens): number {
  return Object.values(tokens).reduce((sum: number, count: number) => sum + count, 0);
}

/** Sums the usage of messages as they stream by, for runs that end before they report it themselves. */
export interface UsageLedger {
  /** Takes the usage of one event and returns what is new in it; events of one message repeat it, and later ones may only raise it. */
  add(messageId: string, usage: AgentTokens): AgentTokens;
  total(): AgentTokens;
}

export const noTokens: AgentTokens = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };

/** Opens an empty ledger. It remembers the last messages only: the events of one message come close together. */
export function openLedger(): UsageLedger {
  const open = new Map<string, AgentTokens>();
  let total = noTokens;
  return {
    add: (messageId, usage) => {
      const before = open.get(messageId) ?? noTokens;
      open.set(messageId, greaterTokens(before, usage));
      const [oldest] = open.keys();
      if (oldest !== undefined && open.size > OPEN_MESSAGES) open.delete(oldest);
      const more = lessTokens(usage, before);
      total = addTokens(total, more);
      return more;
    },
    total: () => total,
  };
}

/** The greater of each figure: of two incomplete counts of one thing. */
export function greaterTokens(one: AgentTokens, other: AgentTokens): AgentTokens {
  return combine(one, other, Math.max);
}

/** Adds two counts field by field, up to the greatest number that a journal holds. */
export function addTokens(one: AgentTokens, other: AgentTokens): AgentTokens {
  return combine(one, other, (a, b) => Math.min(Number.MAX_SAFE_INTEGER, a + b));
}

/** What the first has more than the other, field by field, nowhere below zero. */
export function lessTokens(one: AgentTokens, other: AgentTokens): AgentTokens {
  return combine(one, other, (a, b) => Math.max(0, a - b));
}

/** Nothing was counted. */
export function isNone(tokens: AgentTokens): boolean {
  return Object.values(tokens).every((count) => count === 0);
}

const OPEN_MESSAGES = 256;

function combine(one: AgentTokens, other: AgentTokens, by: (a: number, b: number) => number): AgentTokens {
  return {
    input: by(one.input, other.input),
    output: by(one.output, other.output),
    cacheRead: by(one.cacheRead, other.cacheRead),
    cacheWrite: by(one.cacheWrite, other.cacheWrite),
  };
}

/** What is looked for in a final message; regular expressions without slashes and flags. */
export interface SignalPatterns {
  readonly completion: readonly string[];
  readonly blocking: readonly string[];
}

/** Longest that one pattern may take on one message (02-loop §3: user regexes run with a deadline). */
const DEADLINE_MS = 250;

/** Longest line that is kept. */
const MOST_LINE = 300;

/** Reads the signals of an agent's final message, none in an empty one; the presenters sanitise what they quote of it. */
export function readSignals(text: string, patterns: SignalPatterns, redact: Redact): Signals | undefined {
  if (text.trim() === '') return undefined;
  const completion = first(text, patterns.completion, redact);
  const blocking = first(text, patterns.blocking, redact);
  const late = [...completion.late, ...blocking.late];
  const signals: Signals = {
    ...(completion.seen && { completion: completion.seen }),
    ...(blocking.seen && { blocking: blocking.seen }),
    ...(late.length > 0 && { late }),
  };
  return Object.keys(signals).length === 0 ? undefined : signals;
}

function first(text: string, patterns: readonly string[], redact: Redact): { seen?: SeenSignal; late: string[] } {
  const late: string[] = [];
  for (const pattern of patterns) {
    const found = find(text, pattern);
    if (found === 'late') late.push(pattern);
    else if (found !== undefined) return { seen: { pattern, line: shown(lineAt(text, found), redact) }, late };
  }
  return { late };
}

/** Where a pattern matches; a backtracking one is stopped by the machine that runs it. */
function find(text: string, pattern: string): number | 'late' | undefined {
  try {
    const index = search({ pattern, text });
    return typeof index === 'number' && index >= 0 ? index : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'late';
    throw error;
  }
}

interface Search {
  readonly pattern: string;
  readonly text: string;
}

/** Only code in a context can be stopped. One serves all searches: a new one takes a millisecond, and half a megabyte until it is collected. */
let searching: { readonly globals: { search?: Search }; readonly script: Script } | undefined;

function search(wanted: Search): unknown {
  searching ??= {
    globals: createContext({}),
    script: new Script('new RegExp(search.pattern, "m").exec(search.text)?.index'),
  };
  const { globals, script } = searching;
  globals.search = wanted;
  return script.runInContext(globals, { timeout: DEADLINE_MS });
}

function lineAt(text: string, index: number): string {
  const from = text.lastIndexOf('\n', index - 1) + 1;
  const end = text.indexOf('\n', index);
  return text.slice(from, end < 0 ? undefined : end);
}

function shown(line: string, redact: Redact): string {
  return [...redact(line).trim()].slice(0, MOST_LINE).join('');
}
