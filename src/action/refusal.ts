import type { HaltKind } from '../core/state.ts';

/** A run that cannot begin: nothing was changed, every reason is named at once. */
export interface Refusal {
  readonly ok: false;
  readonly halt: Extract<
    HaltKind,
    'config_error' | 'locked' | 'environment_broken' | 'skipped' | 'nothing_to_do' | 'interrupted'
  >;
  /** One sentence each: what is wrong, the value, what to do. */
  readonly reasons: readonly string[];
  /** One sentence: what moved while it was read. Who reads it again may begin. */
  readonly outdated?: string;
}

/** Something a person has to set right in the workflow, the settings or the repository. */
export function configError(...reasons: readonly string[]): Refusal {
  return { ok: false, halt: 'config_error', reasons };
}

/** Something outside the repository does not answer; the same run may work later. */
export function environmentBroken(...reasons: readonly string[]): Refusal {
  return { ok: false, halt: 'environment_broken', reasons };
}

/** Cancelled before a run began: whatever the remote or git said meanwhile, the cancel is the cause. */
export function interrupted(cancel: AbortSignal): Refusal {
  return {
    ok: false,
    halt: 'interrupted',
    reasons: [`${String(cancel.reason)} before the run began; nothing was changed.`],
  };
}
