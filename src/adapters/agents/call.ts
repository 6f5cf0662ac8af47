import { basename, join } from 'node:path';
import type { Room } from '../isolation/walls.ts';
import type { Logs } from '../logs.ts';
import type { ProcessCall, ProcessResult } from '../process/supervise.ts';
import { tryLast } from '../process/tail.ts';
import { believable } from './believable.ts';
import { type CallFiles, called, resultOf, usageOf } from './call-result.ts';
import type { AgentCaller, AgentCallRequest, AgentProgram, CallOptions } from './call-types.ts';
import { type Follower, followLines } from './follow.ts';
import { programStamp } from './program-stamp.ts';
import type { AgentProgress, AgentReader, AgentReading, ProcessEnd } from './result.ts';

/** Starts agents: fresh process and fresh HOME per call, prompt on stdin then closed, output to files, tree killed at the limit. */
export function agentCaller(options: CallOptions): AgentCaller {
  return async (program, request) => {
    checkProgram(program);
    const files = await freshFiles(options.logs, request.room, request.name);
    const reader = program.openReader?.();
    const ours = new AbortController();
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
      signal: AbortSignal.any([options.cancel, ours.signal]),
    });
    const heard = (activity: AgentProgress | undefined): void => {
      tell(options, ours, activity);
      if (reader && isTooDear(request, reader)) ours.abort(TOO_DEAR);
      if (reader && isTooLong(program, reader)) ours.abort(TOO_LONG);
    };
    const followers = follow(program, { files, reader, heard });
    options.onStarted();
    const ended = await running;
    await Promise.all(followers.map((follower) => follower.finish(options.cancel)));
    for (const path of [files.stdout, files.stderr]) await options.onEnded?.({ title: basename(path), path });
    const stopped = stoppedBy(ours.signal, ended);
    reader?.usageFile?.(resultOf(files));
    const told = reader?.finish(endOf(ended, files, stopped));
    const reading = told && believable(told, Date.now());
    if (isCancelled(options, ended)) return { isCut: true, usage: usageOf(request.role, reading) };
    const made = await called(options, {
      ...{ request, files, ended },
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
  readonly heard: (activity: AgentProgress | undefined) => void;
}

/** Its stream, and what it tells of its requests beside it. */
function follow({ liveUsage }: AgentProgram, { files, reader, heard }: Followed): readonly Follower[] {
  if (reader === undefined) return [];
  const stream = followLines(files.stdout, (line) => heard(reader.line(line)));
  if (liveUsage === undefined) return [stream];
  return [stream, followLines(files.live, (line) => heard(reader.usageLine?.(line)))];
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

function endOf(ended: ProcessResult, files: CallFiles, stopped: string | undefined): ProcessEnd {
  const stderr = tryLast(files.stderr, LAST_ERRORS_BYTES);
  return {
    ...(ended.exitCode === undefined ? {} : { exitCode: ended.exitCode }),
    ...(ended.signal === undefined ? {} : { signal: ended.signal }),
    ...(ended.termination === 'exit' ? {} : { killedBy: stopped ?? ended.termination }),
    stderr,
    at: Date.now(),
  };
}
