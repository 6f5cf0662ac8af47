import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../adapters/clock.ts';
import type { Repository } from '../adapters/git/controller.ts';
import type { PinnedPull } from '../core/asked.ts';
import { neededCommits } from '../core/needed-commits.ts';
import type { RunState } from '../core/state.ts';
import { run } from '../engine/run.ts';
import type { ActionEnd } from './action-end.ts';
import { findBase, remoteRefusal } from './base.ts';
import { inputValue } from './early-inputs.ts';
import type { RecordedRun } from './find-status.ts';
import { finished } from './finished.ts';
import { holdLease } from './hold-lease.ts';
import { readPolicy } from './policy.ts';
import { configError, environmentBroken, type Refusal } from './refusal.ts';
import { knownSecrets } from './secrets.ts';
import { signOffWorld } from './signoff-world.ts';
import type { SignOffCall } from './thread-signoff.ts';
import { openWaiting } from './waiting-run.ts';

export interface Recording {
  readonly repository: Repository;
  readonly run: RecordedRun;
  readonly pull: PinnedPull;
}

/** What was recorded, and the end of the step. */
export interface Recorded {
  readonly ok: true;
  readonly state: RunState;
  readonly end: ActionEnd;
}

/** Notes who signed off what in the run's journal, pushes that, and ends the run; the branch is not touched. */
export async function recordSignOff(control: SignOffCall, recording: Recording): Promise<Recorded | Refusal> {
  const { call, job, inputs } = control;
  const { repository, run: waiting } = recording;
  const { plan } = waiting.state;
  const feature = /^refs\/ralph\/([a-z0-9-]{1,60})\/state$/.exec(waiting.ref)?.[1];
  if (feature === undefined || plan.feature !== feature) {
    return configError(
      `What ${waiting.ref} tells of run ${plan.runId} is of another feature, so nobody can rely on it.`,
    );
  }
  const baseBranch = inputValue(inputs, 'base_branch');
  const base = await findBase(repository, { job, baseBranch, onImported: () => undefined });
  if (!base.ok) return base;
  const policy = await readPolicy(repository, base.commit, inputs);
  if (!policy.ok) return policy;
  const { settings } = policy;
  const folder = join(job.temp, 'ralph', feature);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // `post` lets go of the lock after a kill.
  call.onBegun({ folder });
  const { wallMs: now } = systemClock();
  await using lease = holdLease({
    ...{ repository, remoteRefs: base.remoteRefs, feature, runId: plan.runId, job, folder, now },
    ...{ token: settings.githubToken, ttlMs: settings.lockTtlMs, log: call.log, cancel: call.cancel },
  });
  const leased = await lease.taken;
  if (!leased.ok) return leased;
  return recordHeld(control, { ...recording, folder, settings, base });
}

interface Held extends Recording {
  readonly folder: string;
  readonly base: Parameters<typeof finished>[1]['base'];
  readonly settings: Parameters<typeof finished>[1]['settings'];
}

async function recordHeld(control: SignOffCall, held: Held): Promise<Recorded | Refusal> {
  const { call, job, asked } = control;
  const { repository, run: waiting, pull, folder, settings, base } = held;
  const changed = await whyChanged(held);
  if (changed !== undefined) return changed;
  const { person, via, thread } = asked.origin;
  const url = `${job.serverUrl}/${job.repository}/pull/${thread}`;
  const clock = systemClock();
  const opened = openWaiting({
    ...{ folder, run: waiting, workflowRun: job.workflowRun, clock },
    approved: {
      type: 'approved',
      ...{ commit: pull.sha, person, via: via === 'review' ? 'review' : 'comment' },
      pull: { number: thread, url, draft: true },
    },
  });
  if (!opened.ok) return opened;
  using journal = opened;
  const secrets = knownSecrets(settings, call.env);
  for (const secret of secrets) call.onSecret(secret);
  const world = await signOffWorld(control, { ...held, opened: journal, secrets, clock });
  const unrecorded = await world.record(opened.first.state);
  if (unrecorded !== undefined) return environmentBroken(`The sign-off could not be recorded: ${unrecorded}`);
  const ended = await run(world, opened.first);
  await world.face.finish(ended.state);
  const end = await finished(
    { ...call, job },
    { ...ended, folder, settings, repository, base, journalFile: opened.journalFile },
  );
  return { ok: true, state: ended.state, end };
}

/** Between the event and the lock the branch, or what the run says, may have changed. */
export async function whyChanged({ repository, run, pull }: Recording): Promise<Refusal | undefined> {
  const ref = `refs/heads/${run.state.plan.branch}`;
  const listed = await repository.remoteRefs([ref]);
  if (!listed.ok) return remoteRefusal(listed.problem);
  const now = listed.refs.get(ref);
  if (now !== pull.sha) {
    const at = now === undefined ? 'is gone' : `is at ${now.slice(0, 10)} now`;
    return configError(
      `The branch was at ${pull.sha.slice(0, 10)} when this was said and ${at}. Look at it and sign it off again.`,
    );
  }
  // The records lean on these, and what leans on nothing is not taken by the remote.
  for (const commit of new Set([pull.sha, ...neededCommits(run.state)])) {
    const imported = await repository.importCommit(commit);
    if (!imported.ok) return remoteRefusal(imported.problem);
  }
  return undefined;
}
