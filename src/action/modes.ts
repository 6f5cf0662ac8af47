import { troubleOf } from '../engine/trouble.ts';
import type { RawSettings } from '../settings/settings.ts';
import { type ActionEnd, refused } from './action-end.ts';
import { runDoctor } from './doctor/doctor.ts';
import { inputValue } from './early-inputs.ts';
import { publishHandOver } from './hand-over/publish.ts';
import type { Job } from './job.ts';
import { environmentBroken, type Refusal } from './refusal.ts';
import type { ActionCall } from './run-action.ts';

interface Started {
  readonly call: ActionCall;
  readonly job: Job;
  readonly inputs: RawSettings;
}

/** A mode that cannot be read is a mistake among the others of a run. */
export function modeOf(inputs: RawSettings): string {
  return inputValue(inputs, 'mode') ?? 'auto';
}

/** Does what the mode says; few jobs ask for another thing than a run, so the others are loaded only for them. */
export async function runMode(
  mode: string,
  { call, job, inputs }: Started,
  runJob: (call: ActionCall, job: Job) => Promise<ActionEnd>,
): Promise<ActionEnd> {
  switch (mode) {
    case 'doctor': {
      return runDoctor({ ...call, job, inputs });
    }
    case 'publish': {
      return publishHandOver({ call, job, inputs }).catch(
        refusedByDisk('the publishing of the hand-over', publishAgain),
      );
    }
    default:
      return runJob(call, job);
  }
}

const publishAgain = 'Free the disk and run this job again: what it has pushed already stays as it is.';

/** A disk that is full is named as such; anything else is a bug and goes on to the entry. */
export function refusedByDisk(during: string, ...remedy: readonly string[]): (error: unknown) => ActionEnd {
  return (error) => {
    const { kind, detail } = troubleOf(error, during);
    if (kind !== 'environment_broken') throw error;
    return refused(environmentBroken(detail, ...remedy));
  };
}

/** Why a command of a person is not carried out here; undefined = it is. */
export function noCommands(inputs: RawSettings): Refusal | undefined {
  const mode = modeOf(inputs);
  const handsOver = inputValue(inputs, 'hand_over') !== undefined;
  if (mode === 'auto' && !handsOver) return undefined;
  const who = mode === 'auto' ? 'a job with hand_over' : `mode: ${mode}`;
  return { ok: false, halt: 'skipped', reasons: [`${who} reads no commands of people`] };
}
