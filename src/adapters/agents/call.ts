import { constants, fstatSync, lstatSync, readSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { Provider, Usage } from '../../core/agent-facts.ts';
import { type GateResult, noExcerpt, type Verdict } from '../../core/gates.ts';
import { isEnded } from '../../core/tool-output/failing-lines.ts';
import { excerptOf, excerptOfText } from '../excerpt.ts';
import { explain, explainCost, verdictOf } from '../explain.ts';
import type { Room } from '../isolation/walls.ts';
import type { Logs } from '../logs.ts';
import type { ProcessCall, ProcessResult } from '../process/supervise.ts';
import { tryLast } from '../process/tail.ts';
import type { AgentCalled, AgentCaller, AgentCallRequest, AgentProgram, AgentRole, CallOptions } from './agent.ts';
import { programStamp } from './program-stamp.ts';
import { type AgentProgress, type AgentReader, type AgentReading, believable, type ProcessEnd } from './result.ts';
import { cutLines } from './stream.ts';
import { usageLimitIn } from './stream-end.ts';
import { remedyOf } from './trouble.ts';

/** Starts agents: fresh process and fresh HOME per call, prompt on stdin then closed, output to files, tree killed at the limit. */
export function agentCaller(options: CallOptions): AgentCaller {
  return async (program, request) => {
    checkProgram(program);
    const files = await freshFiles(options.logs, request.room, request.name);
    const reader = program.openReader?.();
    using watch = watchCall({ options, program, request, reader });
    const running = request.room.run({
      program: program.program,
      args: program.args(request.role, { budgetUsd: request.budgetUsd, resultFile: request.room.result.inside }),
      cwd: join(request.room.dir, options.workingDirectory),
      env: {
        ...{ ...options.environment(files), ...program.env, ...program.homeEnv?.(files.home) },
        ...{ ...liveVariable(program, request), ...variables(request) },
      },
      stdin: request.prompt,
      outputPath: files.stderr,
      stdoutPath: files.stdout,
      limits: limitsOf(options, request),
      marker: options.marker(),
      onSoftLimit: request.onSoftLimit,
      onProgress: options.progress({ gate: request.gate, limits: request.limits }),
      onStop: watch.stopping,
      signal: AbortSignal.any([options.cancel, watch.signal]),
    });
    const followers = followCall(program, { files, reader, watch });
    options.onStarted();
    const ended = await running;
    await Promise.all(followers.map((follower) => follower.finish(options.cancel)));
    for (const path of [files.stdout, files.stderr]) await options.onEnded?.({ title: basename(path), path });
    const stopped = stoppedBy(watch.signal, ended);
    reader?.usageFile?.(resultOf(files));
    const isDone = watch.isDone();
    const told = reader?.finish(endOf(ended, files, { stopped, isDone }));
    const reading = told && believable(told, Date.now());
    if (isCancelled(options, ended)) return { isCut: true, usage: usageOf(request.role, reading) };
    const made = await called(options, {
      ...{ request, files, ended, isDone },
      reading: readAs(reading, stopped, program),
      isTooDear: stopped === TOO_DEAR,
    });
    await options.onCalled?.({ request, files, called: made });
    return made;
  };
}

interface Followed {
  readonly files: CallFiles;
  readonly reader: AgentReader | undefined;
  readonly watch: CallWatch;
}

/** Its stream, and what it tells of its requests beside it. */
function followCall({ liveUsage }: AgentProgram, { files, reader, watch }: Followed): readonly Follower[] {
  if (reader === undefined) return [];
  const stream = followLines(files.stdout, (line) => watch.hear(() => reader.line(line)));
  if (liveUsage === undefined) return [stream];
  return [stream, followLines(files.live, (line) => watch.hear(() => reader.usageLine?.(line)))];
}

/** Decides during a call whether its process is ended before its time. */
interface CallWatch extends Disposable {
  /** Aborted = the process is to end; its reason says why. */
  readonly signal: AbortSignal;
  /** Takes what a line makes of the call, unless the call was done when its process was asked to end. */
  readonly hear: (read: () => AgentProgress | undefined) => void;
  /** To be called when the process is asked to end, whoever asks. */
  readonly stopping: () => void;
  /** The good end stood in the stream when its process was asked to end: no kill of ours came before it. */
  readonly isDone: () => boolean;
}

type Watched = Pick<Followed, 'reader'> & {
  readonly options: CallOptions;
  readonly program: AgentProgram;
  readonly request: AgentCallRequest;
};

function watchCall({ options, program, request, reader }: Watched): CallWatch {
  const ours = new AbortController();
  let isDone = false;
  let endGrace: (() => void) | undefined;
  const judge = (): void => {
    if (reader?.isDone?.() === true) {
      endGrace ??= (options.startGrace ?? startGrace)(() => ours.abort(DONE));
      return;
    }
    endGrace?.();
    endGrace = undefined;
    if (reader && isTooDear(request, reader)) ours.abort(TOO_DEAR);
    if (reader && isTooLong(program, reader)) ours.abort(TOO_LONG);
  };
  return {
    signal: ours.signal,
    hear: (read) => {
      if (isDone) return;
      tell(options, ours, read());
      judge();
    },
    stopping: () => {
      isDone = reader?.isDone?.() === true;
    },
    isDone: () => isDone,
    [Symbol.dispose]: () => endGrace?.(),
  };
}

/** Time for a process to end by itself after its good end. */
const GRACE_AFTER_GOOD_END_MS = 10_000;

function startGrace(over: () => void): () => void {
  const timer = setTimeout(over, GRACE_AFTER_GOOD_END_MS);
  return () => clearTimeout(timer);
}

/** What an agent may print in one call; a session of hours stays far below. */
const MOST_OUTPUT_BYTES = 512 * 1024 * 1024;

function limitsOf({ graceMs, idleMs }: CallOptions, { limits }: AgentCallRequest): ProcessCall['limits'] {
  const { softMs, hardMs } = limits;
  return { softMs, hardMs, graceMs, maxOutputBytes: MOST_OUTPUT_BYTES, ...(idleMs === undefined ? {} : { idleMs }) };
}

/** An agent that could put another program in its reviewer's place would review itself. */
function checkProgram({ program, stamp }: AgentProgram): void {
  if (programStamp(program) === stamp) return;
  const error = new Error(
    `${program} is not the program any more that it was when the run began; it is not started. ` +
      'An agent may have replaced it: look at what the last attempts changed outside of their folder, and use a fresh runner.',
  );
  error.name = 'ProgramReplacedError';
  throw error;
}

/** Why we end a call ourselves. */
const IN_VAIN = 'retries are in vain';
const TOO_DEAR = 'the money of the run is used up';
const TOO_LONG = 'it went over max_turns';
const DONE = 'it still ran after its good end';

/** Money is stopped during a call where its client streams what it uses (02-loop §2). */
function isTooDear({ budgetUsd }: AgentCallRequest, reader: AgentReader): boolean {
  return budgetUsd !== undefined && (reader.costSoFar?.() ?? 0) >= budgetUsd;
}

function isTooLong({ maxTurns }: AgentProgram, reader: AgentReader): boolean {
  return maxTurns !== undefined && (reader.turnsSoFar?.() ?? 0) > maxTurns;
}

/** What a call that we ended ourselves came to. */
function readAs(
  reading: AgentReading | undefined,
  stopped: string | undefined,
  { maxTurns }: AgentProgram,
): AgentReading | undefined {
  if (stopped === IN_VAIN) return blamed(reading);
  if (stopped !== TOO_LONG || reading === undefined) return reading;
  return {
    ...reading,
    class: 'turn-cap',
    detail: `it was ended because it went over max_turns, which is ${maxTurns}.`,
  };
}

function tell({ onActivity, logs }: CallOptions, ours: AbortController, activity: AgentProgress | undefined): void {
  if (activity === undefined) return;
  onActivity({ ...activity, text: logs.redact(activity.text) });
  if (activity.isHopeless === true) ours.abort(IN_VAIN);
}

/** Why we ended it before its time; undefined = we did not, or it was gone already. */
function stoppedBy(ours: AbortSignal, { termination }: ProcessResult): string | undefined {
  return ours.aborted && termination === 'interrupted' ? String(ours.reason) : undefined;
}

function isCancelled({ cancel }: CallOptions, { termination }: ProcessResult): boolean {
  return termination === 'interrupted' && cancel.aborted;
}

/** An agent that we ended because its retries were in vain failed for what it waited for, not by our signal. */
function blamed(reading: AgentReading | undefined): AgentReading | undefined {
  return reading?.waitingFor === undefined ? reading : { ...reading, class: reading.waitingFor };
}

async function freshFiles(logs: Logs, { home, tmp, result }: Room, name: string): Promise<CallFiles> {
  return {
    home,
    tmp,
    result: result.outside,
    live: liveBeside(result.outside),
    stdout: await logs.fresh(`${name}.stdout`),
    stderr: await logs.fresh(`${name}.stderr`),
  };
}

/** A process writes what it tells while it works beside its result. */
function liveBeside(result: string): string {
  return `${result}-live`;
}

function liveVariable({ liveUsage }: AgentProgram, { room }: AgentCallRequest): Record<string, string> {
  return liveUsage === undefined ? {} : { [liveUsage]: liveBeside(room.result.inside) };
}

function variables({ role, variables: more, room }: AgentCallRequest): Record<string, string> {
  return { RALPH_ROLE: role, ...more, RALPH_RESULT_FILE: room.result.inside };
}

/** Bytes of stderr that a reader may look at. */
const LAST_ERRORS_BYTES = 8 * 1024;

interface OurPart {
  readonly stopped: string | undefined;
  readonly isDone: boolean;
}

/** How the process ended as far as its reader is concerned: one that was done before we ended it ended well. */
function endOf(ended: ProcessResult, files: CallFiles, { stopped, isDone }: OurPart): ProcessEnd {
  const stderr = tryLast(files.stderr, LAST_ERRORS_BYTES);
  if (isDone) return { exitCode: 0, stderr, at: Date.now() };
  return {
    ...(ended.exitCode === undefined ? {} : { exitCode: ended.exitCode }),
    ...(ended.signal === undefined ? {} : { signal: ended.signal }),
    ...(ended.termination === 'exit' ? {} : { killedBy: stopped ?? ended.termination }),
    stderr,
    at: Date.now(),
  };
}

/** Bytes of stdout that count as the final message when the agent wrote no result file (03-interface §1). */
const FINAL_MESSAGE_BYTES = 64 * 1024;

/** Where a call leaves what it says. */
export interface CallFiles {
  readonly home: string;
  readonly tmp: string;
  readonly result: string;
  /** What it tells of each request while it works. */
  readonly live: string;
  readonly stdout: string;
  readonly stderr: string;
}

/** A call that ended by itself or at a limit. */
export interface EndedCall {
  readonly request: AgentCallRequest;
  readonly files: CallFiles;
  readonly ended: ProcessResult;
  readonly reading: AgentReading | undefined;
  /** It was done before its process was asked to end. */
  readonly isDone: boolean;
  /** We ended it because the run has no more money. */
  readonly isTooDear: boolean;
}

/** What the process, its stream and its files say together. */
export async function called(options: CallOptions, { files, ...call }: EndedCall): Promise<AgentCalled> {
  const { request, ended, reading, isDone, isTooDear } = call;
  const { verdict, reason } = verdictWith(options, call);
  const failed = verdict !== 'pass';
  const said = reading ?? limitOf(ended, files);
  const refused = said === undefined || isTooDear ? undefined : providerOf(options, said);
  return {
    result: {
      gate: request.gate,
      verdict,
      reason,
      startedMs: request.startedMs,
      durationMs: ended.durationMs,
      ...(ended.exitCode === undefined || isDone ? {} : { exitCode: ended.exitCode }),
      excerpt: failed ? await lastWords(files, reading, options) : noExcerpt,
      ...(failed ? { logPath: files.stdout } : {}),
      softLimitHit: ended.softLimitHit,
    },
    finalText: finalText(files, reading),
    survivorsKilled: ended.survivorsKilled,
    usage: usageOf(request.role, reading),
    ...(refused === undefined ? {} : { provider: refused }),
    ...(reading?.class === 'context-too-long' && !isTooDear ? { tooLarge: true as const } : {}),
    ...(reading?.isBadExit ? { badExit: true as const } : {}),
  };
}

/** Success is the protocol's good end and no kill of ours before it; what its process did afterwards is a warning. */
function verdictWith(
  { graceMs, logs }: CallOptions,
  { request, ended, reading, isDone, isTooDear }: Omit<EndedCall, 'files'>,
): { verdict: Verdict; reason: string } {
  if (isTooDear) return { verdict: 'fail', reason: explainCost(request.budgetUsd ?? 0, reading?.costUsd) };
  const verdict = isDone ? 'pass' : verdictOf(ended);
  const what = names[request.role];
  const reason = explain(ended, { what, limits: request.limits, graceMs });
  if (reading === undefined || reading.class === 'killed') return { verdict, reason };
  if (reading.isBadExit) return { verdict: 'warn', reason: `${what} reported that it was done; then ${reason}` };
  if (reading.class === 'completed') return isDone ? overdue(ended, { what, reason }) : { verdict, reason };
  const told = `${what}: ${logs.redact(reading.detail)} (${reading.class})`;
  // A cap is the work's, also where we had to see to it.
  const isFailed = verdict === 'pass' || reading.class === 'turn-cap';
  return { verdict: isFailed ? 'fail' : verdict, reason: told };
}

/** The warning about a process that we ended after its good end; `reason` says how it ended at a limit. */
function overdue(
  { termination }: ProcessResult,
  { what, reason }: { what: string; reason: string },
): { verdict: Verdict; reason: string } {
  const then = termination === 'interrupted' ? 'its process still ran 10 s later and was ended' : reason;
  return { verdict: 'warn', reason: `${what} reported that it was done; then ${then}` };
}

const names: Readonly<Record<AgentRole, string>> = {
  implement: 'the agent',
  'spec-review': 'the reviewer',
  'quality-review': 'the reviewer',
  plan: 'the planner',
  classify: 'the classifier',
};

/** A program whose stream nobody reads tells of a usage limit in its last lines. */
function limitOf({ termination, exitCode = 0 }: ProcessResult, { stdout, stderr }: CallFiles) {
  if (termination !== 'exit' || exitCode === 0) return undefined;
  const limits = [stderr, stdout].map((path) => usageLimitIn(tryLast(path, LAST_ERRORS_BYTES), Date.now()));
  return limits.find((limit) => limit !== undefined);
}

function providerOf(
  { logs }: CallOptions,
  reading: Pick<AgentReading, 'class' | 'detail' | 'waitingFor' | 'resetAt'>,
): Provider | undefined {
  const cause = reading.class === 'killed' ? reading.waitingFor : reading.class;
  const said = logs.redact(reading.detail).replace(/\.$/, '');
  // Nobody can mend a service that is busy or out of reach: it is asked again.
  if (cause === 'overloaded' || cause === 'network') return { class: cause, detail: said };
  const remedy = cause && remedyOf(cause);
  if (cause === undefined || remedy === undefined) return undefined;
  const detail = `${said}: ${remedy}`;
  return { class: cause, detail, ...(reading.resetAt === undefined ? {} : { resetAt: reading.resetAt }) };
}

/** What a call used, as a list of one; empty when it does not tell. */
export function usageOf(role: AgentRole, reading: AgentReading | undefined): readonly Usage[] {
  return reading === undefined ? [] : [told(costRoles[role], reading)];
}

const costRoles: Readonly<Record<AgentRole, Usage['role']>> = {
  implement: 'implement',
  'spec-review': 'spec',
  'quality-review': 'quality',
  plan: 'plan',
  classify: 'classify',
};

function told(role: Usage['role'], { tokens, costUsd, isCostReckoned, isCostPartial }: AgentReading): Usage {
  return {
    role,
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    cacheReadTokens: tokens.cacheRead,
    cacheWriteTokens: tokens.cacheWrite,
    ...(costUsd === undefined ? {} : { costUsd }),
    ...(isCostReckoned === undefined ? {} : { isReckoned: isCostReckoned }),
    ...(isCostPartial === undefined ? {} : { isPartial: isCostPartial }),
  };
}

/** A stream of events is no evidence: what the agent said last, or how it ended, stands for it. */
async function lastWords(
  files: CallFiles,
  reading: AgentReading | undefined,
  { logs }: CallOptions,
): Promise<GateResult['excerpt']> {
  const errors = await excerptOf(files.stderr, logs.redact);
  // How the shell says that a process was ended is no reason.
  if (errors.lines.some((line) => line.trim() !== '' && !isEnded(line))) return errors;
  if (reading === undefined) return excerptOf(files.stdout, logs.redact);
  return excerptOfText(reading.finalText || reading.detail, logs.redact);
}

function finalText(files: CallFiles, reading: AgentReading | undefined): string {
  if (reading !== undefined) return reading.finalText;
  const written = resultOf(files);
  return written !== '' ? written : tryLast(files.stdout, FINAL_MESSAGE_BYTES);
}

/** The end of what a call left in its result file; '' when there is none. */
export function resultOf({ result }: Pick<CallFiles, 'result'>): string {
  // A link would make us read for the agent what it may not read itself.
  return tryLast(result, FINAL_MESSAGE_BYTES);
}

/** Reads a file while somebody else still writes it; nothing of it is kept. */
export interface Follower {
  /**
   * Reads what is there now and hands over the last line; to be called once the writer is gone. What a process that outlived it
   * still adds is not waited for, and neither a cancel nor more than 10 s of reading hold the run up.
   */
  finish(cancel: AbortSignal): Promise<void>;
}

/** How long a live line may wait to be seen. */
const EVERY_MS = 300;
const CHUNK_BYTES = 65_536;
/** Time for what a writer left unread: its limit is over, and ours must hold. */
const MOST_CATCHING_UP_MS = 10_000;

/**
 * Hands each line of a growing file to `onLine`, in bounded memory and without holding up anything else (06-agents, live
 * progress). The file may be made later: a process of another user is started only when its folders are ready for it.
 */
export function followLines(path: string, onLine: (line: string) => void): Follower {
  const ended = new AbortController();
  const given = { up: new AbortController().signal };
  const cutter = cutLines(onLine);
  const following = follow(path, { push: cutter.push, ended: ended.signal, isOver: () => given.up.aborted });
  following.catch(() => undefined);
  return {
    finish: async (cancel) => {
      given.up = AbortSignal.any([cancel, AbortSignal.timeout(MOST_CATCHING_UP_MS)]);
      ended.abort();
      await following;
      cutter.end();
    },
  };
}

interface Following {
  readonly push: (chunk: Uint8Array) => void;
  /** The writer is gone: what stands in the file now is all there is to read. */
  readonly ended: AbortSignal;
  readonly isOver: () => boolean;
}

async function follow(path: string, { push, ended, isOver }: Following): Promise<void> {
  await using file = await made(path, ended);
  if (file === undefined) return;
  const buffer = Buffer.alloc(CHUNK_BYTES);
  let position = 0;
  for (;;) {
    const isLast = ended.aborted;
    const end = fstatSync(file.fd).size;
    // Its writer cut it: what is added from here on is new.
    position = Math.min(position, end);
    while (position < end && !isOver()) {
      const read = readSync(file.fd, buffer, 0, Math.min(CHUNK_BYTES, end - position), position);
      if (read === 0) break;
      push(buffer.subarray(0, read));
      position += read;
      await setImmediate();
    }
    if (isLast) return;
    await pause(EVERY_MS, undefined, { signal: ended }).catch(() => undefined);
  }
}

/** The file, as soon as it is there; undefined when there is none at the end, or something else in its place. */
async function made(path: string, ended: AbortSignal): Promise<FileHandle | undefined> {
  for (;;) {
    const isLast = ended.aborted;
    if (isThere(path)) return opened(path);
    if (isLast) return undefined;
    await pause(EVERY_MS, undefined, { signal: ended }).catch(() => undefined);
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Only a file: what else an agent may put in its place cannot be read at a position. */
async function opened(path: string): Promise<FileHandle | undefined> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(path, flags).catch(() => undefined);
  if (file === undefined || (await file.stat()).isFile()) return file;
  await file.close();
  return undefined;
}
