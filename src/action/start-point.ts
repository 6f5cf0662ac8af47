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

/** Continues the open ralph branch when base is its ancestor; otherwise starts from base on a branch of its own. */
export async function findStart(repository: Repository, call: StartCall): Promise<StartPoint | Refusal> {
  const { base } = call;
  const wanted = branchName(call);
  const head = base.remoteRefs.get(`refs/heads/${wanted}`);
  if (head === undefined) return fresh(repository, base, { branch: wanted, notices: [] });
  const fetched = await repository.fetchRef(`refs/heads/${wanted}`);
  if (!fetched.ok) return remoteRefusal(fetched.problem);
  if (await repository.isAncestor(base.commit, head)) {
    const tree = await repository.treeOf(head);
    const notice = `Continuing branch ${wanted} at ${head.slice(0, 10)}.`;
    return { ok: true, branch: wanted, start: { commit: head, tree }, notices: [notice] };
  }
  const own = freeBranch(wanted, base.remoteRefs);
  const notice = `Branch ${wanted} does not contain ${base.branch}, so it is left alone; this run uses ${own}.`;
  return fresh(repository, base, { branch: own, notices: [notice] });
}

async function fresh(
  repository: Repository,
  base: Base,
  { branch, notices }: { branch: string; notices: readonly string[] },
): Promise<StartPoint> {
  const tree = await repository.treeOf(base.commit);
  return { ok: true, branch, start: { commit: base.commit, tree }, notices };
}

function branchName({ base, prd, branchPrefix }: StartCall): string {
  const named = prd.prd.branchName;
  if (named !== undefined && named !== base.branch) return named;
  const prefix = blocked(branchPrefix, base.remoteRefs) ? branchPrefix.replaceAll('/', '-') : branchPrefix;
  return `${prefix}${prd.feature}`;
}

/** A branch named like a folder of the prefix makes every name below it impossible (catalogue G9). */
function blocked(prefix: string, refs: ReadonlyMap<string, string>): boolean {
  const parts = prefix.split('/').slice(0, -1);
  return parts.some((_, index) => refs.has(`refs/heads/${parts.slice(0, index + 1).join('/')}`));
}

function freeBranch(wanted: string, refs: ReadonlyMap<string, string>): string {
  for (let count = 2; ; count += 1) {
    const name = `${wanted}-${count}`;
    if (!refs.has(`refs/heads/${name}`)) return name;
  }
}
