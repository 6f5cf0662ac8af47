import { readFileSync } from 'node:fs';
import type { ProcessCall, ProcessResult } from '../process/supervise.ts';
import { ENTERING } from './enter.ts';
import { unstopped } from './refusal.ts';
import { type EnterStatus, NOT_STARTED, readStatus } from './status.ts';

/** What became of a program behind its walls; undefined = it was not started, since they did not stand: `why`. */
export interface Entered {
  readonly result: ProcessResult | undefined;
  readonly why: string;
}

/**
 * Reads the status file of a namespace's first process.
 * @param path absolute file; one that is not there tells that nothing was started
 */
export function readEntered(call: ProcessCall, result: ProcessResult, path: string): Entered {
  const status = readStatus(readText(path));
  if (!status.ok && !isNoFolder(status.why) && isOwnEnd(result))
    return { result: undefined, why: whyNot(call, status.why) };
  return { result: counted(call, result, status), why: '' };
}

/** Before there is a first process, what makes the namespace tells of its trouble where the program would have written. */
function whyNot({ outputPath }: ProcessCall, why: string): string {
  if (why !== NOT_STARTED) return why;
  const [first = why] = readText(outputPath)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return unstopped(first.slice(0, 300));
}

function counted(call: ProcessCall, result: ProcessResult, status: EnterStatus): ProcessResult {
  if (!status.ok && isNoFolder(status.why)) return { ...result, ...noFolder(call) };
  const { code, left = 0 } = status.ok ? status : {};
  // A shell in between may have told of a signal what was a code.
  const end = code === undefined ? {} : { exitCode: code, signal: undefined };
  return { ...result, ...end, survivorsKilled: Math.max(result.survivorsKilled, left) };
}

/** The walls stand, but an agent may have taken away the folder in which a gate starts: that is the gate's trouble. */
function isNoFolder(why: string): boolean {
  return why.startsWith(ENTERING);
}

function noFolder({ cwd }: ProcessCall): Pick<ProcessResult, 'termination' | 'exitCode' | 'spawnError'> {
  const message = `Working directory "${cwd}" does not exist or cannot be entered: create it or correct the path.`;
  return { termination: 'spawn-failed', exitCode: undefined, spawnError: { code: 'ENOENT', message } };
}

/** A process that we ended may not have got through its walls yet. */
function isOwnEnd({ termination }: ProcessResult): boolean {
  return termination === 'exit' || termination === 'spawn-failed';
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
