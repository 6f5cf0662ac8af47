import { join } from 'node:path';
import type { Repository } from '../adapters/git/controller.ts';
import { askPull } from './ask-github.ts';
import type { AtBase } from './at-base.ts';
import type { Base } from './base.ts';
import { inputValue } from './early-inputs.ts';
import { refuseBranch } from './hand-over/refuse-branch.ts';
import type { OwnCommits, OwnCommitsCall } from './own-commits.ts';
import { ownCommits } from './own-commits.ts';
import type { PrepareCall } from './prepare.ts';
import { findPullStart } from './pull-start.ts';
import type { Refusal } from './refusal.ts';
import { findStart, type StartPoint } from './start-point.ts';

export interface BeginCall {
  readonly base: Base;
  readonly atBase: AtBase;
  readonly call: PrepareCall;
}

/** The head of the pull request that a command came from, else where the feature's branch stands; and the feature of the records. */
export async function beginAt(
  repository: Repository,
  { base, atBase: { settings, prd }, call }: BeginCall,
): Promise<(StartPoint & { readonly feature: string }) | Refusal> {
  const { branchPrefix, createPr, githubToken: token } = settings;
  const at = { base, prd, branchPrefix };
  const { pull, thread = 0 } = call.job.asked?.origin ?? {};
  const records = call.job.asked?.waiting?.feature;
  const kept = inputValue(call.inputs, 'base_branch');
  const own = (feature: string): OwnCommits =>
    ownLater(repository, { base, feature, folder: join(call.job.temp, 'ralph', feature) });
  if (pull !== undefined) {
    return findPullStart(repository, { ...at, pull, thread, kept, records, own });
  }
  const asking = { job: call.job, cancel: call.cancel, token, onNote: () => undefined };
  const start = await findStart(repository, {
    ...{ ...at, now: Date.now() },
    own: own(prd.feature),
    pullState: async (branch) => (createPr === 'none' ? 'unknown' : askPull(asking, branch)),
  });
  if (!start.ok) return start;
  const taken = { ...start, feature: prd.feature };
  if (settings.handOver === undefined) return taken;
  return refuseBranch({ settings, base, branch: start.branch }) ?? taken;
}

/** Journals are read only where a branch has commits that somebody must have made. */
function ownLater(repository: Repository, call: OwnCommitsCall): OwnCommits {
  return async (commits) => ownCommits(repository, call)(commits);
}
