import { existsSync } from 'node:fs';
import type { Repository } from '../adapters/git/controller.ts';
import { resolveProgram } from '../adapters/process/resolve.ts';
import { readJournal } from '../adapters/store/journal-file.ts';
import { fold } from '../core/loop.ts';
import type { RunState } from '../core/state.ts';
import { inputsFromEnvironment } from '../settings/read.ts';
import { inputValue } from './early-inputs.ts';
import { releaseLeft } from './hold-lease.ts';
import type { Job } from './job.ts';
import { readLease } from './lease-file.ts';
import type { Log } from './log.ts';
import { openRepository } from './open-repository.ts';
import { saveRecords } from './save-records.ts';
import { keptInArtifacts } from './state-artifact.ts';

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
  if (inputValue(inputsFromEnvironment(call.env), 'hand_over') !== undefined) return tellHandedOver(call, state);
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

/** The step that takes the hand-over along has run before this one, and there is no lock: what was not handed over stays here. */
function tellHandedOver({ log, journalFile }: FinishCall, state: RunState | undefined): void {
  if (state === undefined) return;
  log.info(
    `Run ${state.plan.runId} was cut short. What its step handed over is what another job gets of it; its whole journal is ${journalFile} on this machine.`,
  );
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
  const opened = await openRepository({ job, git: git.path, token, env });
  return opened.ok ? opened.repository : undefined;
}

async function pushJournal(call: FinishCall, opened: Repository, state: RunState): Promise<void> {
  const repository = state.plan.journal === 'artifact' ? await inArtifacts(call, opened) : opened;
  const saved = repository !== undefined && (await saveRecords({ ...call, repository, state }));
  call.log.info(saved ? `The journal of run ${state.plan.runId} is saved.` : 'The journal was not pushed.');
}

async function inArtifacts(
  { job, env, token, log }: FinishCall,
  repository: Repository,
): Promise<Repository | undefined> {
  const cancel = new AbortController().signal;
  return (
    await keptInArtifacts(repository, {
      ...{ job, env, token, cancel, onNote: log.info, defaultBranch: undefined },
    })
  )?.repository;
}
