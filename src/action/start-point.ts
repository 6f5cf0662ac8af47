import type { Repository } from '../adapters/git/controller.ts';
import type { RunPlan } from '../core/plan.ts';
import { type Base, remoteRefusal } from './base.ts';
import type { FoundPrd } from './find-prd.ts';
import type { Refusal } from './refusal.ts';

/** The commit the work starts from and the branch that receives it (02-loop §1 Two bases, §6 From night to night). */
export interface StartPoint {
  readonly ok: true;
  readonly branch: string;
  readonly start: RunPlan['start'];
  readonly notices: readonly string[];
}

export interface StartCall {
  readonly base: Base;
  readonly prd: FoundPrd;
  readonly branchPrefix: string;
}

/**
 * Continues the open ralph branch when base is its ancestor; otherwise starts from base on a branch of its own, `-2` and so
 * on, which the next run continues in turn.
 */
export async function findStart(repository: Repository, call: StartCall): Promise<StartPoint | Refusal> {
  const { base } = call;
  const wanted = branchName(call);
  const left: string[] = [];
  for (let count = 1; ; count += 1) {
    const branch = count === 1 ? wanted : `${wanted}-${count}`;
    const head = base.remoteRefs.get(`refs/heads/${branch}`);
    const notices = [...misnamed(call), ...leftAlone(left, { base, branch })];
    if (head === undefined) return startAt(repository, { branch, commit: base.commit, notices });
    const fetched = await repository.fetchRef(`refs/heads/${branch}`);
    if (!fetched.ok) return remoteRefusal(fetched.problem);
    const { commit } = fetched;
    if (await repository.isAncestor(base.commit, commit)) {
      const notice = `Continuing branch ${branch} at ${commit.slice(0, 10)}.`;
      return startAt(repository, { branch, commit, notices: [...notices, notice] });
    }
    left.push(branch);
  }
}

function leftAlone(left: readonly string[], { base, branch }: { base: Base; branch: string }): readonly string[] {
  return left.map(
    (name) => `Branch ${name} does not contain ${base.branch}, so it is left alone; this run uses ${branch}.`,
  );
}

async function startAt(
  repository: Repository,
  { branch, commit, notices }: { branch: string; commit: string; notices: readonly string[] },
): Promise<StartPoint> {
  return { ok: true, branch, start: { commit, tree: await repository.treeOf(commit) }, notices };
}

function branchName({ base, prd, branchPrefix }: StartCall): string {
  const named = prd.prd.branchName;
  if (named !== undefined && !isTaken(named, base)) return named;
  const prefix = blocked(branchPrefix, base.remoteRefs) ? branchPrefix.replaceAll('/', '-') : branchPrefix;
  return `${prefix}${prd.feature}`;
}

/** Work never goes to the branch it starts from, nor to the default branch (04-trust rule 8). */
function isTaken(name: string, base: Base): boolean {
  return name === base.branch || name === base.defaultBranch;
}

function misnamed({ base, prd }: StartCall): readonly string[] {
  const named = prd.prd.branchName;
  if (named === undefined || !isTaken(named, base)) return [];
  return [`${prd.path}: "branchName" is ${named}, which this action never pushes. The run uses a branch of its own.`];
}

/** A branch named like a folder of the prefix makes every name below it impossible (catalogue G9). */
function blocked(prefix: string, refs: ReadonlyMap<string, string>): boolean {
  const parts = prefix.split('/').slice(0, -1);
  return parts.some((_, index) => refs.has(`refs/heads/${parts.slice(0, index + 1).join('/')}`));
}
