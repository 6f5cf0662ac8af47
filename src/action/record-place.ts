import type { Repository } from '../adapters/git/controller.ts';
import type { Settings } from '../settings/settings.ts';
import type { Base } from './base.ts';
import type { Job } from './job.ts';
import type { Refusal } from './refusal.ts';
import { bringState } from './state-artifact.ts';

/** What is known of the remote before the records of a feature are looked for. */
interface Unplaced {
  readonly repository: Repository;
  readonly found: Base;
  readonly call: {
    readonly job: Job;
    readonly env: Readonly<Record<string, string>>;
    readonly cancel: AbortSignal;
  };
}

/** The same where the records of a feature are: on the remote, or with `journal: artifact` in artifacts, which few runs look for. */
export async function placedFor<On extends Unplaced>(
  on: On,
  settings: Pick<Settings, 'journal' | 'githubToken' | 'resume'>,
  feature: string,
): Promise<{ readonly ok: true; readonly on: On } | Refusal> {
  if (settings.journal !== 'artifact') return { ok: true, on };
  const { job, env, cancel } = on.call;
  const { remoteRefs, defaultBranch } = on.found;
  const placed = await bringState({
    ...{ job, env, cancel, feature, token: settings.githubToken, onNote: () => undefined },
    ...{ repository: on.repository, remoteRefs, defaultBranch, isForgetful: settings.resume === 'never' },
  });
  if (!placed.ok) return placed;
  const { ok: _, ...there } = placed;
  return {
    ok: true,
    on: { ...on, repository: there.repository, found: { ...on.found, remoteRefs: there.remoteRefs } },
  };
}
