import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../adapters/clock.ts';
import type { Objective } from '../core/objective.ts';
import { inputsFromEnvironment } from '../settings/read.ts';
import type { RawSettings } from '../settings/settings.ts';
import { type ActionEnd, refused } from './action-end.ts';
import { countLate, runAsked } from './asked-run.ts';
import { inputValue } from './early-inputs.ts';
import { beginProbe } from './isolation.ts';
import { type Job, readJob } from './job.ts';
import { modeOf, noCommands, refusedByDisk, runMode } from './modes.ts';
import { prepare } from './prepare.ts';
import { configError } from './refusal.ts';
import { type PreparedJob, runPrepared } from './run-prepared.ts';
import type { Runner } from './runner.ts';
import { requestOf } from './trigger.ts';
import { untilCurrent } from './until-current.ts';

/** What the entry hands over. */
export interface ActionCall extends Runner {
  readonly env: Readonly<Record<string, string>>;
  /** Absolute path of the running bundle. */
  readonly entry: string;
  readonly cancel: AbortSignal;
}

/** The action from its environment to its exit code: read, prepare, open, run. */
export async function runAction(given: ActionCall): Promise<ActionEnd> {
  const read = readJob(given.env);
  if (!read.ok) return refused(configError(read.message));
  const call = { ...given, env: read.env };
  const inputs = inputsFromEnvironment(call.env);
  const silence = noCommands(inputs);
  const phrase = inputValue(inputs, 'trigger_phrase');
  const job: Job = phrase === undefined ? read.job : { ...read.job, phrase };
  const request = requestOf(job);
  switch (request.type) {
    case 'skipped':
      return refused({ ok: false, halt: 'skipped', reasons: [request.reason] });
    case 'refused':
      return refused(configError(request.message));
    case 'thread':
      if (silence !== undefined) return refused(silence);
      return runAsked({ call, job, inputs }, (...asked) => runJob(...asked).catch(unprepared));
    case 'run':
      return runMode(modeOf(inputs), { call, job, inputs }, (...asked) => runJob(...asked).catch(unprepared));
  }
}

const unprepared = refusedByDisk('the preparation of the run');

async function runJob(call: ActionCall, job: Job, objective?: Objective): Promise<ActionEnd> {
  const root = join(job.temp, 'ralph');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const inputs = inputsFromEnvironment(call.env);
  const probing = beginProbe({ env: call.env, job, root }, inputs);
  return untilCurrent(call, (isFirst) => runOnce(call, { job, root, inputs, objective, probing, isFirst }));
}

interface Attempt extends Pick<PreparedJob, 'job' | 'root' | 'probing'> {
  readonly inputs: RawSettings;
  readonly objective: Objective | undefined;
  readonly isFirst: boolean;
}

async function runOnce(call: ActionCall, { isFirst, inputs, objective, ...attempt }: Attempt): Promise<ActionEnd> {
  const { job } = attempt;
  const { env, cancel } = call;
  const prepared = await prepare({ job, inputs, objective, env, cancel });
  if (!prepared.ok) return refused(prepared);
  try {
    if (isFirst) for (const notice of prepared.notices) call.log.notice(notice);
    const tooMany = isFirst && job.asked ? await countLate(prepared, job.asked) : undefined;
    if (tooMany !== undefined) return refused(tooMany);
    const end = await runPrepared(call, { ...attempt, prepared, clock: systemClock() });
    await end.after?.();
    return end;
  } finally {
    await prepared.repository.close();
  }
}
