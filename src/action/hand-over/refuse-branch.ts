import type { Settings } from '../../settings/settings.ts';
import type { Base } from '../base.ts';
import { configError, type Refusal } from '../refusal.ts';
import { prefixAt } from '../start-point.ts';
import { isBelow } from './sort-refs.ts';

export interface BranchCall {
  readonly settings: Pick<Settings, 'handOver' | 'branchPrefix'>;
  readonly base: Pick<Base, 'remoteRefs'>;
  /** Where the work is to go, without `refs/heads/`. */
  readonly branch: string;
}

/** The job that publishes would refuse this branch once the work is paid for; undefined = it takes it, or nothing is handed over. */
export function refuseBranch({ settings, base, branch }: BranchCall): Refusal | undefined {
  if (settings.handOver === undefined) return undefined;
  const prefix = prefixAt(settings.branchPrefix, base.remoteRefs);
  if (isBelow(`refs/heads/${branch}`, prefix)) return undefined;
  return configError(
    `hand_over: the work would go to the branch ${branch}, and mode: publish pushes only branches that begin with ${prefix} and go on with letters, digits, "_", "-", "." and "/". Change "branchName" in prd.json, or set branch_prefix in both jobs.`,
  );
}
