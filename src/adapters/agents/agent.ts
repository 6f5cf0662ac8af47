import { randomBytes } from 'node:crypto';
import { readAdvice } from '../../core/advice.ts';
import type { Provider, Usage } from '../../core/agent-facts.ts';
import type { Implement, RunReview } from '../../core/command.ts';
import type { Advice, Consult } from '../../core/consult-types.ts';
import type { AdviceReading, Reviewed } from '../../core/event.ts';
import type { EntryNames } from '../../core/facts.ts';
import type { RunFinalReview } from '../../core/final-review-types.ts';
import type { GateName, GateResult, Limits } from '../../core/gates.ts';
import { evidenceFiles, readAnswer, withEvidence } from '../../core/review-answer.ts';
import type { ReviewAnswer } from '../../core/review-answer-types.ts';
import { slug } from '../../core/slug.ts';
import type { RunState } from '../../core/state.ts';
import { wholeName } from '../../core/whole.ts';
import type { Advisers, Agent, Reviewers } from '../../ports.ts';
import { excerptOfText, type Redact } from '../excerpt.ts';
import type { Room } from '../isolation/walls.ts';
import type { Logs } from '../logs.ts';
import type { Progress } from '../progress.ts';
import { claudeDriver } from './claude.ts';
import { openClineReader } from './cline.ts';
import { codexDriver } from './codex.ts';
import { copilotDriver } from './copilot.ts';
import { geminiDriver } from './gemini.ts';
import { openCodeDriver, openCodeFormat } from './opencode.ts';
import { qwenDriver } from './qwen.ts';
import {
  type AgentProgress,
  type AgentReader,
  type OpenAgentReader,
  readSignals,
  type SignalPatterns,
} from './result.ts';
import { readerOf } from './stream-reader.ts';

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
  /** Starts the time that a process has to end by itself after its good end; the result stops it. Default: 10 s. */
  readonly startGrace?: (over: () => void) => () => void;
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
  /** Set when its stream ended well and its process did not. */
  readonly badExit?: true;
}

/** Calls an agent once. */
export type AgentCaller = (program: AgentProgram, request: AgentCallRequest) => Promise<AgentCalled | AgentCut>;

export interface AgentOptions {
  readonly program: AgentProgram;
  /** Used for attempts on the stuck ladder (02-loop §3.4); absent = `program`. */
  readonly escalation?: AgentProgram;
  /** By their names in `agent_fallbacks`; default: none. */
  readonly fallbacks?: ReadonlyMap<string, AgentProgram>;
  readonly call: AgentCaller;
  /** Puts the worktree in place and says where it is. */
  readonly openWorktree: (command: Implement, state: RunState) => Promise<Room>;
  readonly prompt: (command: Implement, state: RunState) => Promise<Prompted>;
  readonly redact: Redact;
  readonly onSoftLimit: (command: Implement) => void;
  readonly cancel: AbortSignal;
}

/** What one implementer is told, and the signals that its final message may hold. */
export interface Prompted {
  readonly text: string;
  readonly signals: SignalPatterns;
  /** Names of what the story asks for; absent = it stands in no backlog. */
  readonly names?: EntryNames;
}

/** The implementer: a fresh process in the agent's worktree (02-loop §1 gate 1). */
export function processAgent(options: AgentOptions): Agent {
  return {
    implement: async (command, state) => {
      const [room, prompted] = await together(options.openWorktree(command, state), options.prompt(command, state));
      const calling = options.call(programFor(options, command), {
        role: 'implement',
        gate: 'implement',
        name: `${command.iteration}-implement`,
        room,
        prompt: prompted.text,
        limits: command.limits,
        budgetUsd: command.budgetUsd,
        variables: { RALPH_STORY: command.part ?? command.story, RALPH_ATTEMPT: String(command.attempt) },
        startedMs: state.elapsedMs,
        onSoftLimit: () => options.onSoftLimit(command),
      });
      const called = await calling.finally(room.close);
      if ('isCut' in called) {
        return { type: 'interrupted', cause: String(options.cancel.reason), usage: called.usage };
      }
      const { finalText, ...rest } = called;
      const signals = readSignals(finalText, prompted.signals, options.redact);
      const finalMessage = excerptOfText(finalText, options.redact);
      const names = command.attempt === 1 && prompted.names ? { names: prompted.names } : {};
      return { type: 'implemented', ...rest, finalMessage, ...(signals && { signals }), ...names };
    },
  };
}

/** A worktree whose agent cannot be told what to do is closed again. */
async function together(opening: Promise<Room>, prompting: Promise<Prompted>): Promise<readonly [Room, Prompted]> {
  try {
    return await Promise.all([opening, prompting]);
  } catch (error) {
    const [opened] = await Promise.allSettled([opening]);
    if (opened.status === 'fulfilled') opened.value.close();
    throw error;
  }
}

function programFor(options: AgentOptions, { tier, agent }: Implement): AgentProgram {
  const { program, escalation = program } = options;
  if (agent !== undefined) return fallbackOf(options, agent);
  return tier === undefined ? program : escalation;
}

/** The program that takes over under a name; every name of the plan was resolved when the run began. */
export function fallbackOf({ fallbacks }: Pick<AgentOptions, 'fallbacks'>, agent: string): AgentProgram {
  const program = fallbacks?.get(agent);
  if (program === undefined) throw new Error(`No program is known for "${agent}" of agent_fallbacks.`);
  return program;
}

/** A reviewer's prompt and the ids that its answer must judge. */
export interface ReviewRequest {
  readonly text: string;
  readonly ids: readonly string[];
}

/** A call about one story, or about all of them together. */
export type ReviewerCommand = RunReview | RunFinalReview;

export interface ReviewerOptions {
  readonly program: AgentProgram;
  /** By their names in `agent_fallbacks`; default: none. */
  readonly fallbacks?: ReadonlyMap<string, AgentProgram>;
  readonly call: AgentCaller;
  /** A clean view of a tree; what the reviewer does in it is thrown away. */
  readonly openView: (tree: string, start?: string) => Promise<Room>;
  readonly prompt: (command: ReviewerCommand, state: RunState, nonce: string) => Promise<ReviewRequest>;
  /** Lines of a text file in a tree; 0 when there is no such file. */
  readonly lineCount: (tree: string, path: string) => Promise<number>;
  /** Applied to what a reviewer says before it is read: its words reach state files, commits and reports. */
  readonly redact: Redact;
  readonly onSoftLimit: (command: ReviewerCommand) => void;
  readonly cancel: AbortSignal;
}

/** Reviewers: each a fresh process in a throw-away view, its answer bound to a nonce of this call (02-loop §1, 04-trust 13). */
export function processReviewers(options: ReviewerOptions): Reviewers {
  const review: Reviewers['review'] = async (command, state) => {
    const { gate, story, attempt, name } = aboutOf(command, state);
    const start = command.type === 'run-review' ? command.storyStart.commit : undefined;
    const room = await options.openView(command.tree, start);
    const nonce = randomBytes(16).toString('hex');
    const request = await options.prompt(command, state, nonce);
    const calling = options.call(command.agent === undefined ? options.program : fallbackOf(options, command.agent), {
      ...{ role: `${gate}-review`, gate, name, room, prompt: request.text },
      limits: command.limits,
      budgetUsd: command.budgetUsd,
      variables: { RALPH_STORY: story, RALPH_ATTEMPT: String(attempt), RALPH_REVIEW_CALL: String(command.call) },
      startedMs: state.elapsedMs,
      onSoftLimit: () => options.onSoftLimit(command),
    });
    const called = await calling.finally(room.close);
    if ('isCut' in called) {
      return { type: 'interrupted', cause: String(options.cancel.reason), usage: called.usage };
    }
    const { finalText, tooLarge: _, badExit: __, ...rest } = called;
    // A reviewer may name files by their place in its view, which nobody else knows.
    const said = finalText.replaceAll(`${room.dir}/`, '');
    const reading = await read(options, { command, finalText: said, nonce, ids: request.ids });
    return { type: 'reviewed', ...rest, reading };
  };
  return { review };
}

interface About extends Pick<RunReview, 'gate' | 'story' | 'attempt'> {
  /** Of the call, its log and its place in a cassette. */
  readonly name: string;
}

/** What a call is told that it is about. Of the whole change the quality is judged, under a name of its own. */
function aboutOf(command: ReviewerCommand, { plan }: RunState): About {
  const { iteration, call } = command;
  if (command.type === 'run-final-review')
    return { gate: 'quality', story: wholeName(plan), attempt: 1, name: `${iteration}-final-${call}` };
  const { gate, attempt, part } = command;
  const name = `${iteration}-${gate}-${call}`;
  // The last sub-story and its story are judged in one iteration, and each call has a log and a place in a cassette of its own.
  return { gate, attempt, story: part ?? command.story, name: part === undefined ? name : `${name}-${slug(part)}` };
}

interface ReadCall {
  readonly command: ReviewerCommand;
  readonly finalText: string;
  readonly nonce: string;
  readonly ids: readonly string[];
}

/** Characters of an answer that was none which are kept: its end, where the answer should stand. */
const MOST_SAID = 300;

/** A verdict counts only when its evidence stands in the reviewed tree. */
async function read(
  { lineCount, redact }: ReviewerOptions,
  { command, finalText, nonce, ids }: ReadCall,
): Promise<Reviewed['reading']> {
  const result = readAnswer(finalText, { nonce, ids });
  if (!result.ok) {
    const said = redact(finalText).trim().slice(-MOST_SAID).toWellFormed();
    return { ok: false, problem: redact(result.problem), ...(said === '' ? {} : { said }) };
  }
  const files = [...new Set(evidenceFiles(result.answer).map(({ file }) => file))];
  const counts = await Promise.all(files.map(async (file) => [file, await lineCount(command.tree, file)] as const));
  const lines = new Map(counts);
  const supported = withEvidence(result.answer, (file, line) => line <= (lines.get(file) ?? 0));
  // Piece by piece: a secret that seems to begin in one finding and to end in another must not swallow what stands between.
  return { ok: true, answer: redacted(supported, redact) };
}

function redacted({ criteria, missing, extra, findings }: ReviewAnswer, redact: Redact): ReviewAnswer {
  return {
    criteria: criteria.map((each) => ({
      ...each,
      reason: redact(each.reason),
      evidence: each.evidence.map((piece) =>
        'file' in piece ? { ...piece, file: redact(piece.file) } : { absent: redact(piece.absent) },
      ),
    })),
    missing: missing.map(redact),
    extra: extra.map(redact),
    findings: findings.map((each) => ({
      ...each,
      text: redact(each.text),
      ...(each.file === undefined ? {} : { file: redact(each.file) }),
    })),
  };
}

export interface AdviserOptions {
  readonly program: AgentProgram;
  /** By their names in `agent_fallbacks`; default: none. */
  readonly fallbacks?: ReadonlyMap<string, AgentProgram>;
  readonly call: AgentCaller;
  /** A clean view of a tree; what is done in it is thrown away. */
  readonly openView: (tree: string) => Promise<Room>;
  readonly prompt: (command: Consult, state: RunState, nonce: string) => Promise<string>;
  /** Applied to what was advised: its words reach prompts, state files and reports. */
  readonly redact: Redact;
  readonly onSoftLimit: (command: Consult) => void;
  readonly cancel: AbortSignal;
}

/** Planners and classifiers: each a fresh process in a throw-away view, its answer bound to a nonce of this call (02-loop §3.3). */
export function processAdvisers(options: AdviserOptions): Advisers {
  return {
    consult: async (command, state) => {
      const { role } = command;
      const room = await options.openView(command.tree);
      const nonce = randomBytes(16).toString('hex');
      const prompt = await options.prompt(command, state, nonce);
      const calling = options.call(command.agent === undefined ? options.program : fallbackOf(options, command.agent), {
        ...{ role, gate: 'spec', name: `${command.iteration}-${role}-${command.call}`, room, prompt },
        limits: command.limits,
        budgetUsd: command.budgetUsd,
        variables: {
          RALPH_STORY: command.story,
          RALPH_ATTEMPT: String(command.attempt),
          RALPH_REVIEW_CALL: String(command.call),
        },
        startedMs: state.elapsedMs,
        onSoftLimit: () => options.onSoftLimit(command),
      });
      const called = await calling.finally(room.close);
      if ('isCut' in called) {
        return { type: 'interrupted', cause: String(options.cancel.reason), usage: called.usage };
      }
      const { result, finalText, survivorsKilled, usage, provider } = called;
      const { verdict, reason, durationMs } = result;
      const reading = redactedAdvice(readAdvice(finalText, { role, nonce }), options.redact);
      return {
        ...{ type: 'consulted', reading, result: { verdict, reason, durationMs }, survivorsKilled, usage },
        ...(provider && { provider }),
      };
    },
  };
}

function redactedAdvice(reading: AdviceReading, redact: Redact): AdviceReading {
  return reading.ok
    ? { ok: true, advice: adviceOf(reading.advice, redact) }
    : { ok: false, problem: redact(reading.problem) };
}

function adviceOf(advice: Advice, redact: Redact): Advice {
  const reason = redact(advice.reason);
  if (advice.type === 'classify') return { ...advice, reason };
  const parts = advice.parts.map(({ title, text, criteria }) => ({
    title: redact(title),
    text: redact(text),
    criteria: criteria.map(redact),
  }));
  return { ...advice, reason, parts };
}

/** Every client whose stream can be read, by name. */
export const readers: ReadonlyMap<string, OpenAgentReader> = new Map([
  ['claude', claudeDriver.openReader],
  ['cline', openClineReader],
  ['codex', codexDriver.openReader],
  ['copilot', copilotDriver.openReader],
  ['gemini', geminiDriver.openReader],
  // A fork of opencode that kept its stream.
  ['kilo', readerOf(openCodeFormat('kilo'))],
  ['opencode', openCodeDriver.openReader],
  ['qwen', qwenDriver.openReader],
]);

/** The reader of a client by name; a longer name, such as that of a build of it, is read as the client that it begins with. */
export function readerNamed(name: string): OpenAgentReader | undefined {
  const known = [...readers.keys()].findLast((agent) => name.startsWith(agent));
  return readers.get(name) ?? (known === undefined ? undefined : readers.get(known));
}
