import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openController, type Repository } from '../adapters/git/controller.ts';
import { HAND_OVER_FILE, handingOver } from '../adapters/hand-over.ts';
import type { Job } from './job.ts';
import { configError, type Refusal } from './refusal.ts';

export interface OpenRepositoryCall {
  readonly job: Job;
  /** Absolute path of git. */
  readonly git: string;
  readonly token: string | undefined;
  /** The job's environment, for its proxies and certificates. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted = git's network commands are ended; absent = they may take the time they need. */
  readonly cancel?: AbortSignal;
  /** Absolute folder that gets what would be pushed; absent = it is pushed. */
  readonly handOver?: string | undefined;
}

/** Opens the controller's git for this job; an earlier one in the same `RUNNER_TEMP` is continued. */
export async function openRepository(
  call: OpenRepositoryCall,
): Promise<{ ok: true; repository: Repository } | Refusal> {
  const { job, git, token, env, cancel, handOver } = call;
  const taken = handOver === undefined ? undefined : await takenHandOver(handOver);
  if (taken !== undefined) return taken;
  const opened = await openController({
    program: git,
    root: join(job.temp, 'ralph', 'git'),
    workspace: job.workspace,
    remote: { url: `${job.serverUrl}/${job.repository}.git`, ...(token ? { token } : {}) },
    network: { environment: networkVariables(env), ...(cancel === undefined ? {} : { signal: cancel }) },
  });
  if (!opened.ok) return configError(opened.problem.message);
  if (handOver === undefined) return opened;
  return { ok: true, repository: handingOver(opened.repository, handOver) };
}

const networkNames = /^(?:(?:https?|all|no)_proxy|SSL_CERT_(?:FILE|DIR)|GIT_SSL_CA(?:INFO|PATH)|CURL_CA_BUNDLE)$/i;

/** Proxies and certificates: what a company's network needs and a repository cannot set (catalogue S8). */
function networkVariables(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept = Object.entries(env).filter((each): each is [string, string] => each[1] !== undefined);
  return Object.fromEntries(kept.filter(([name]) => networkNames.test(name)));
}

/** What another step handed over there would be lost, or handed over as ours. */
async function takenHandOver(folder: string): Promise<Refusal | undefined> {
  if (!existsSync(join(folder, HAND_OVER_FILE))) return undefined;
  return configError(
    `hand_over: ${folder} holds a ${HAND_OVER_FILE} already. Give each step a folder of its own that is empty.`,
  );
}
