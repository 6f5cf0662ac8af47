import type { Provider, Usage } from '../../core/agent-facts.ts';
import type { GateName, GateResult, Limits } from '../../core/gates.ts';
import type { Room } from '../isolation/walls.ts';
import type { Logs } from '../logs.ts';
import type { Progress } from '../progress.ts';
import type { AgentProgress, AgentReader } from './result.ts';

/** What an agent is called for (03-interface §1 `RALPH_ROLE`). */
export type AgentRole = 'implement' | 'spec-review' | 'quality-review' | 'plan' | 'classify';

/** How one kind of agent is started and how its output is read; the prompt always goes to its stdin. */
export interface AgentProgram {
  /** What the file of the program was before the first agent; another one is never started (10-fine-print, Names and formats). */
  readonly stamp: string;
  /** Absolute path. */
  readonly program: string;
  /** Of a client, as its package tells it; absent = nothing tells it. */
  readonly version?: string;
  readonly args: (role: AgentRole, call?: ArgumentsCall) => readonly string[];
  /** Absolute paths that it reads beside its tree, its own folder among them. */
  readonly files?: readonly string[];
  /** Files for its HOME: path below HOME -> absolute source. */
  readonly homeFiles?: ReadonlyMap<string, string>;
  /** Its own switches and its keys, on top of the environment of every call. */
  readonly env: Readonly<Record<string, string>>;
  /** Switches that name a file of its HOME, whose place differs from call to call. */
  readonly homeEnv?: (home: string) => Readonly<Record<string, string>>;
  /** Variable that names the file in which it tells what each request used, while it works; absent = it has none. */
  readonly liveUsage?: string;
  /** Turns after which a call is ended by us, because its client has no such cap; default: none. */
  readonly maxTurns?: number;
  /** Stands between the run and the process: what a call comes to is not told by its process alone. Absent = nothing does. */
  readonly playedBy?: (given: PlayedBy) => AgentCaller;
  /** Absent = a plain program: its exit is its verdict, and it tells nothing of what it used. */
  readonly openReader?: () => AgentReader;
}

/** What the arguments of one call depend on beside its role. */
export interface ArgumentsCall {
  readonly budgetUsd?: number | undefined;
  /** Absolute path of the call's result file, as its process sees it. */
  readonly resultFile?: string;
}

/** What stands between a run and the processes of a program is given. */
export interface PlayedBy {
  /** Starts its processes. */
  readonly call: AgentCaller;
  readonly redact: (text: string) => string;
  /** Absolute path of what a call wrote to stderr, by the name of the call. */
  readonly stderrOf: (name: string) => string;
}

/** What all calls of a run share. */
export interface CallOptions {
  /** Environment of every call, without the variables of 03-interface (`RALPH_*`). */
  readonly environment: (call: { home: string; tmp: string }) => Record<string, string>;
  readonly logs: Logs;
  readonly idleMs?: number;
  readonly graceMs: number;
  /** Folder of the tree in which agents start; '' = its root. */
  readonly workingDirectory: string;
  readonly marker: () => string;
  readonly progress: Progress;
  /** What the agent's stream says of its work; raw text, the presenter sanitises. */
  readonly onActivity: (activity: AgentProgress) => void;
  /** Called with each whole output when a call has ended; default: nothing. */
  readonly onEnded?: (output: { readonly title: string; readonly path: string }) => Promise<void>;
  /** Called with each call that was not cut short, before anything is made of it; default: nothing. */
  readonly onCalled?: (call: {
    readonly request: AgentCallRequest;
    readonly files: { readonly stdout: string; readonly stderr: string };
    readonly called: AgentCalled;
  }) => Promise<void>;
  /** Called right after a process was started. */
  readonly onStarted: () => void;
  readonly cancel: AbortSignal;
}

/** One call of an agent. */
export interface AgentCallRequest {
  readonly role: AgentRole;
  /** Gate that its result is counted to; advice is asked for beside the spec gate. */
  readonly gate: Extract<GateName, 'implement' | 'spec' | 'quality'>;
  /** Name of its logs, unique in the run. */
  readonly name: string;
  /** Where it works; the caller closes it. */
  readonly room: Room;
  readonly prompt: string;
  readonly limits: Limits;
  /** US dollars that it may cost before it is ended; default: no cap. */
  readonly budgetUsd?: number | undefined;
  readonly variables: Readonly<Record<string, string>>;
  readonly startedMs: number;
  readonly onSoftLimit: () => void;
}

/** A call that a cancel cut short: nothing may be concluded from it but what it used. */
export interface AgentCut {
  readonly isCut: true;
  /** Empty when it does not tell. */
  readonly usage: readonly Usage[];
}

/** What came of a call that was not cut short. */
export interface AgentCalled {
  readonly result: GateResult;
  readonly finalText: string;
  readonly survivorsKilled: number;
  readonly usage: readonly Usage[];
  /** Set when the agent's service did not work for us. */
  readonly provider?: Provider;
  /** Set when its service refused the request for its length. */
  readonly tooLarge?: true;
}

/** Calls an agent once. */
export type AgentCaller = (program: AgentProgram, request: AgentCallRequest) => Promise<AgentCalled | AgentCut>;
