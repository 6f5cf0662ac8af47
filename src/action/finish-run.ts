import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../adapters/git/controller.ts';
import { resolveProgram } from '../adapters/process/resolve.ts';
import { gitPublisher } from '../adapters/publisher.ts';
import { stateRecords } from '../adapters/records.ts';
import { readJournal } from '../adapters/store/journal-file.ts';
import { fold } from '../core/loop.ts';
import type { RunState } from '../core/state.ts';
import { redact } from '../report/redact.ts';
import { inputsFromEnvironment } from '../settings/read.ts';
import { inputValue } from './early-inputs.ts';
import { releaseLeft } from './hold-lease.ts';
import type { Job } from './job.ts';
import { readLease } from './lease-file.ts';
import type { Log } from './log.ts';
import { openRepository } from './open-repository.ts';
import { recordFiles } from './reports.ts';
import { secretsIn } from './secrets.ts';

/** What `post` knows: the job, and what the main step saved before its first agent. */
export interface FinishCall {
  readonly job: Job;
  /** Absolute path of the journal; empty when no run began. */
  readonly journalFile: string;
  readonly folder: string;
  readonly token: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Log;
}

/**
 * After the step, also after a cancel: pushes the journal of a run that was cut short to the state ref and lets go of its lock
 * (04-trust rule 4). A run that ended by itself has done so already. Nothing else is touched.
 */
export async function finishRun(call: FinishCall): Promise<void> {
  const state = unfinished(call);
  if (state === undefined && readLease(call.folder) === undefined) return;
  const opened = await open(call);
  if (opened === undefined) return call.log.warning('The journal was not pushed: git or the remote cannot be used.');
  try {
    if (state !== undefined) await pushJournal(call, opened, state);
    const problem = await releaseLeft(opened, call.folder);
    if (problem !== undefined) call.log.warning(`The lock was not released: ${problem.message}`);
  } finally {
    await opened.close();
  }
}

/** What the main step left to be pushed. */
function unfinished(call: FinishCall): RunState | undefined {
  if (call.journalFile === '' || !existsSync(call.journalFile)) return undefined;
  const content = readJournal(call.journalFile);
  const step = content.ok ? fold(content.events) : undefined;
  if (step === undefined) call.log.warning('The journal of the run cannot be read; nothing was pushed.');
  if (step === undefined || step.state.plan.journal === 'none') return undefined;
  return step.command.type === 'finish' && step.state.suspended === undefined ? undefined : step.state;
}

async function open(call: FinishCall): Promise<Repository | undefined> {
  const git = resolveProgram('git', { path: call.env['PATH'] ?? '', cwd: call.job.workspace });
  if (!git.ok) return undefined;
  const { job, token, env } = call;
  const handOver = inputValue(inputsFromEnvironment(env), 'hand_over');
  const opened = await openRepository({ job, git: git.path, token, env, handOver });
  return opened.ok ? opened.repository : undefined;
}

async function pushJournal(call: FinishCall, repository: Repository, state: RunState): Promise<void> {
  const pushed = await pushRecords(call, repository, state);
  call.log.info(pushed ? `The journal of run ${state.plan.runId} is saved.` : 'The journal was not pushed.');
}

async function pushRecords(call: FinishCall, opened: Repository, state: RunState): Promise<boolean> {
  const repository = state.plan.journal === 'artifact' ? await inArtifacts(call, opened) : opened;
  if (repository === undefined) return false;
  let trouble = false;
  const secrets = [...secretsIn(call.env), ...(call.token === undefined ? [] : [call.token])];
  const publisher = gitPublisher({
    repository,
    stateUpdate: stateRecords({
      repository,
      ref: `refs/ralph/${state.plan.feature}/state`,
      remoteCommit: undefined,
      journalFile: call.journalFile,
      redact: (text) => redact(text, secrets).text,
      files: recordFiles,
      now: () => state.now,
      alone: state.plan.journal === 'artifact',
    }),
    bundleFolder: join(call.folder, 'bundles'),
    onResult: () => undefined,
    onTrouble: (message) => {
      trouble = true;
      call.log.warning(message);
    },
    onNote: (message) => call.log.info(message),
    cancel: new AbortController().signal,
  });
  await publisher.settle([], state);
  return !trouble;
}

async function inArtifacts(
  { job, env, token, log }: FinishCall,
  repository: Repository,
): Promise<Repository | undefined> {
  const { keptInArtifacts } = await import('./state-artifact.ts');
  const cancel = new AbortController().signal;
  return (await keptInArtifacts(repository, { job, env, token, cancel, onNote: log.info }))?.repository;
}
