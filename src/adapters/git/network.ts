import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { supervise } from '../process/supervise.ts';
import { trackGroup } from '../process/tree-group.ts';
import { gitEnvironment, hardening } from './git.ts';
import { makeNetworkDir } from './network-dir.ts';
import { authorization, type Remote } from './remote-url.ts';

/** What a git command that talks to the remote answered. */
export interface NetworkResult {
  /** Undefined when it was killed. */
  readonly exitCode: number | undefined;
  readonly timedOut: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs git against the remote: supervised, with the token, and killed with all its helpers after the time limit. */
export interface Network {
  readonly url: string;
  run(args: readonly string[]): Promise<NetworkResult>;
  /** Repeats what the network broke after 1 s and 4 s; anything else is final. */
  retrying<T>(attempt: () => Promise<T>, again: (result: T) => boolean): Promise<T>;
}

export interface NetworkOptions {
  readonly program: string;
  readonly gitDir: string;
  readonly remote: Remote;
  /** Proxy and CA variables of the job (`HTTPS_PROXY`, `GIT_SSL_CAINFO`…); nothing else belongs here. */
  readonly environment?: Readonly<Record<string, string>>;
  /** One command; default 120 s. */
  readonly timeoutMs?: number;
  /** Pauses before the second and third try; default 1 s and 4 s. */
  readonly retryDelaysMs?: readonly number[];
  /** Aborted = the command in flight is ended with all its helpers and nothing is tried again. */
  readonly signal?: AbortSignal;
}

const defaultTimeoutMs = 120_000;
const defaultDelaysMs: readonly number[] = [1000, 4000];

export function openNetwork(options: NetworkOptions): Network {
  const folder = join(options.gitDir, 'network');
  return {
    url: options.remote.url,
    run: (args) => runOnce(options, { folder, args }),
    retrying: async (attempt, again) => {
      let result = await attempt();
      for (const delayMs of options.retryDelaysMs ?? defaultDelaysMs) {
        if (!again(result) || options.signal?.aborted) break;
        await pause(delayMs, options.signal);
        if (options.signal?.aborted) break;
        result = await attempt();
      }
      return result;
    },
  };
}

/** Ends early, not with an error, when it is aborted. */
async function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(delayMs, undefined, { ...(signal === undefined ? {} : { signal }) }).catch(() => undefined);
}

async function runOnce(
  options: NetworkOptions,
  call: { readonly folder: string; readonly args: readonly string[] },
): Promise<NetworkResult> {
  const id = randomUUID();
  const stdoutPath = join(call.folder, `${id}.out`);
  const outputPath = join(call.folder, `${id}.err`);
  const dir = makeNetworkDir(options.gitDir, call.folder);
  try {
    const result = await supervise({
      program: options.program,
      args: call.args,
      cwd: dir.path,
      env: { ...environment(options), ...dir.env },
      stdin: '',
      outputPath,
      stdoutPath,
      limits: { hardMs: options.timeoutMs ?? defaultTimeoutMs, graceMs: 1000, maxOutputBytes: mostOutputBytes },
      marker: id,
      // Git starts helpers of its own and nothing of a repository: they stay in its group.
      track: trackGroup,
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    // A fetch that failed for one of several refs may have brought others.
    dir.takeOver();
    return {
      exitCode: result.exitCode,
      timedOut: result.termination === 'hard-limit',
      stdout: readOutput(stdoutPath),
      stderr: readOutput(outputPath) + (result.spawnError?.message ?? ''),
    };
  } finally {
    dir.remove();
    rmSync(stdoutPath, { force: true });
    rmSync(outputPath, { force: true });
  }
}

const mostOutputBytes = 256 * 1024 * 1024;

function environment(options: NetworkOptions): Record<string, string> {
  const config = [...hardening, ...authorization(options.remote)];
  return { ...options.environment, ...gitEnvironment(options.program, config) };
}

function readOutput(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
