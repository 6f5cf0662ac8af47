import type { Prices } from '../../core/prices.ts';
import type { NativePlace } from './native-binary.ts';

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
  /** Tools that a reviewer does not get and whose use its stream tells as a refusal. Default: none. */
  readonly withheld?: readonly string[];
  /** Variable that names a script which its shells read first. Default: its shells get no key by themselves. */
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
