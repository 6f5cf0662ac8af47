import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Implement } from '../../core/command.ts';
import type { Implemented } from '../../core/event.ts';
import { type GateResult, noExcerpt } from '../../core/gates.ts';
import type { RunState } from '../../core/state.ts';
import type { Agent, CutShort } from '../../ports.ts';
import { excerptOf, excerptOfText } from '../excerpt.ts';
import { explain, verdictOf } from '../explain.ts';
import { type FreshFolders, scratchFolders } from '../home.ts';
import type { Logs } from '../logs.ts';
import { type ProcessResult, supervise } from '../process/supervise.ts';
import { readLast } from '../process/tail.ts';
import type { Progress } from '../progress.ts';

/** How one kind of agent is started; the prompt always goes to its stdin. */
export interface AgentProgram {
  readonly program: string;
  readonly args: readonly string[];
}

export interface AgentOptions {
  readonly program: AgentProgram;
  /** Environment of every call, without the variables of 03-interface (`RALPH_*`). */
  readonly environment: (call: { home: string; tmp: string }) => Record<string, string>;
  /** Puts the worktree in place and says where it is. */
  readonly openWorktree: (command: Implement, state: RunState) => Promise<{ readonly dir: string }>;
  readonly prompt: (command: Implement, state: RunState) => Promise<string>;
  readonly logs: Logs;
  readonly scratch: string;
  readonly idleMs?: number;
  readonly graceMs: number;
  readonly marker: () => string;
  readonly progress: Progress;
  /** Called right after a process was started. */
  readonly onStarted: () => void;
  readonly onSoftLimit: (command: Implement) => void;
  readonly cancel: AbortSignal;
}

/** Bytes of stdout that count as the final message when the agent wrote no result file (03-interface §1). */
const FINAL_MESSAGE_BYTES = 64 * 1024;

/** An agent that is a program: fresh process, prompt on stdin then closed, output to files, tree killed at the limit. */
export function processAgent(options: AgentOptions): Agent {
  const folders = scratchFolders(options.scratch, 'agent', () => undefined);
  return {
    implement: async (command, state) => {
      const opening = options.openWorktree(command, state);
      const [{ dir }, prompt] = await Promise.all([opening, options.prompt(command, state)]);
      const files = await freshFiles(options.logs, folders(), command);
      const startedMs = state.elapsedMs;
      const running = supervise({
        ...options.program,
        cwd: dir,
        env: { ...options.environment(files), ...variables(command, files.result) },
        stdin: prompt,
        outputPath: files.stderr,
        stdoutPath: files.stdout,
        limits: {
          softMs: command.limits.softMs,
          hardMs: command.limits.hardMs,
          graceMs: options.graceMs,
          ...(options.idleMs === undefined ? {} : { idleMs: options.idleMs }),
        },
        marker: options.marker(),
        onSoftLimit: () => options.onSoftLimit(command),
        onProgress: options.progress({ gate: 'implement', limits: command.limits }),
        signal: options.cancel,
      });
      options.onStarted();
      const result = await running;
      if (result.termination === 'interrupted') return cut(options.cancel);
      return finished({ command, options, files, startedMs, result });
    },
  };
}

interface Files {
  readonly home: string;
  readonly tmp: string;
  readonly result: string;
  readonly stdout: string;
  readonly stderr: string;
}

async function freshFiles(logs: Logs, { folder, home, tmp }: FreshFolders, command: Implement): Promise<Files> {
  const name = `${command.iteration}-implement`;
  return {
    home,
    tmp,
    result: join(folder, 'result'),
    stdout: await logs.fresh(`${name}.stdout`),
    stderr: await logs.fresh(`${name}.stderr`),
  };
}

function variables(command: Implement, resultFile: string): Record<string, string> {
  return {
    RALPH_ROLE: 'implement',
    RALPH_STORY: command.story,
    RALPH_ATTEMPT: String(command.attempt),
    RALPH_RESULT_FILE: resultFile,
  };
}

interface Finished {
  readonly command: Implement;
  readonly options: AgentOptions;
  readonly files: Files;
  readonly startedMs: number;
  readonly result: ProcessResult;
}

async function finished({ command, options, files, startedMs, result }: Finished): Promise<Implemented> {
  const verdict = verdictOf(result);
  const failed = verdict !== 'pass';
  const gate: GateResult = {
    gate: 'implement',
    verdict,
    reason: explain(result, { what: 'the agent', limits: command.limits, graceMs: options.graceMs }),
    startedMs,
    durationMs: result.durationMs,
    ...(result.exitCode === undefined ? {} : { exitCode: result.exitCode }),
    excerpt: failed ? await lastWords(files, options) : noExcerpt,
    ...(failed ? { logPath: files.stdout } : {}),
    softLimitHit: result.softLimitHit,
  };
  return {
    type: 'implemented',
    result: gate,
    survivorsKilled: result.survivorsKilled,
    finalMessage: excerptOfText(await finalMessage(files), options.logs.redact),
  };
}

async function lastWords(files: Files, { logs }: AgentOptions): Promise<GateResult['excerpt']> {
  const errors = await excerptOf(files.stderr, logs.redact);
  return errors.lines.length > 0 ? errors : excerptOf(files.stdout, logs.redact);
}

async function finalMessage(files: Files): Promise<string> {
  // A link would make us read for the agent what it may not read itself.
  const isFile = (await lstat(files.result).catch(() => undefined))?.isFile() === true;
  const written = isFile ? await readLast(files.result, FINAL_MESSAGE_BYTES).catch(() => '') : '';
  return written !== '' ? written : readLast(files.stdout, FINAL_MESSAGE_BYTES).catch(() => '');
}

function cut(cancel: AbortSignal): CutShort {
  return { type: 'interrupted', cause: String(cancel.reason) };
}
