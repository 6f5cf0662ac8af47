import type { Repository } from '../../adapters/git/controller.ts';
import type { RunPlan } from '../../core/plan.ts';
import type { Settings } from '../../settings/settings.ts';
import { backlogPaths } from '../at-base.ts';
import type { Base } from '../base.ts';
import { findPrd } from '../find-prd.ts';
import { objectiveOf, objectivePrd } from '../objective.ts';
import { configError, type Refusal } from '../refusal.ts';
import { branchName } from '../start-point.ts';

/** What this job's own settings say that runs work on. */
export interface OwnWork {
  readonly feature: string;
  /** Without the number of one that stands beside another. */
  readonly branch: string;
}

export interface OwnWorkCall {
  readonly base: Base;
  readonly settings: Pick<Settings, 'prd' | 'feature' | 'objective' | 'criteria' | 'branchPrefix'>;
  /** Absolute folder of the checkout. */
  readonly workspace: string;
}

/** Undefined when the settings and the base name nothing, or more than one thing. */
export async function findOwnWork(
  repository: Repository,
  { base, settings, workspace }: OwnWorkCall,
): Promise<OwnWork | undefined> {
  const { commit } = base;
  const { prd, feature, branchPrefix } = settings;
  const objective = objectiveOf(undefined, settings);
  const search = { prd, feature, workspace, commit };
  const found = objective
    ? objectivePrd(objective)
    : await findPrd(repository, { ...search, paths: await backlogPaths(repository, commit, search) });
  if (!found.ok) return undefined;
  return { feature: found.feature, branch: branchName({ base, prd: found, branchPrefix }) };
}

export interface OwnerCall {
  readonly base: Pick<Base, 'remoteRefs'>;
  readonly own: OwnWork | undefined;
  readonly plan: Pick<RunPlan, 'feature' | 'branch'>;
}

/** What is there already is changed only where it is this job's own; a warning where nothing is there yet. */
export function judgeOwner({ base, own, plan }: OwnerCall): Refusal | { readonly warning?: string } {
  const { feature, branch } = plan;
  const isOwnFeature = feature === own?.feature;
  const isOwnBranch = own !== undefined && isNumbered(branch, own.branch);
  const names = `${own === undefined ? 'name no feature' : `are about feature ${own.feature}`}. ${remedy}`;
  const taken = [
    ...(isOwnFeature ? [] : [`refs/ralph/${feature}/state`]),
    ...(isOwnFeature && isOwnBranch ? [] : [`refs/heads/${branch}`]),
  ].find((ref) => base.remoteRefs.has(ref));
  if (taken !== undefined && isOwnFeature)
    return configError(
      `The hand-over is about ${taken}, which is there already, and runs of feature ${feature} work on ${own.branch}. Nothing was pushed; its artifact keeps the work.`,
    );
  if (taken !== undefined)
    return configError(
      `The hand-over is about feature ${feature}, of which ${taken} is there already, and the settings of this job ${names} Nothing was pushed; its artifact keeps the work.`,
    );
  if (isOwnFeature) return {};
  return {
    warning: `The hand-over is about feature ${feature}, and the settings of this job ${names} The next one will be refused.`,
  };
}

const remedy = 'Give both jobs the same prd, feature and objective.';

/** The branch, or one beside it with a number. */
function isNumbered(name: string, branch: string): boolean {
  return name === branch || (name.startsWith(`${branch}-`) && /^[1-9]\d{0,5}$/.test(name.slice(branch.length + 1)));
}
