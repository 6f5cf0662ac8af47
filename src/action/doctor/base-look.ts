import { join } from 'node:path';
import type { Repository } from '../../adapters/git/controller.ts';
import type { Allowed, BacklogFacts } from '../../core/doctor/facts.ts';
import type { Check } from '../../core/gates.ts';
import { WORKFLOW_PRICE } from '../../core/workflow-split.ts';
import type { RawSettings, Settings } from '../../settings/settings.ts';
import { backlogPaths, baseReader, prdElsewhere } from '../at-base.ts';
import { type Base, baseNotices, findBase } from '../base.ts';
import { inputValue } from '../early-inputs.ts';
import { type FoundPrd, findPrd } from '../find-prd.ts';
import { refuseBranch } from '../hand-over/refuse-branch.ts';
import type { Job } from '../job.ts';
import { ownCommits } from '../own-commits.ts';
import { readPolicy } from '../policy.ts';
import { mayChangeWorkflows, workflowStories } from '../push-rules.ts';
import type { Refusal } from '../refusal.ts';
import { findStart, type StartPoint } from '../start-point.ts';

export interface BaseLook {
  readonly repository: Repository;
  readonly job: Job;
  readonly inputs: RawSettings;
  /** Commit to read in place of the base. */
  readonly at?: string;
}

/** What stands at the policy base, as far as it can be read: one mistake does not hide the others. */
export interface BaseSeen {
  readonly contents: Allowed;
  readonly refused: readonly string[];
  readonly notices: readonly string[];
  readonly base?: Base;
  readonly settings?: Settings;
  readonly prd?: FoundPrd;
  readonly start?: StartPoint;
  readonly checks: readonly Check[];
}

/** Reads base, settings, backlog, checks and run start as a run does, and goes on behind what a run would refuse. */
export async function lookAtBase(look: BaseLook): Promise<BaseSeen> {
  const { repository, job, inputs } = look;
  const baseBranch = inputValue(inputs, 'base_branch');
  const found = await findBase(repository, { job, baseBranch, onImported: () => undefined });
  if (!found.ok) {
    const contents: Allowed = { type: 'unknown', why: 'The repository could not be read.' };
    return { contents, refused: found.reasons, notices: [], checks: [] };
  }
  const { access, ...base } = found;
  const allowed = await access();
  const contents: Allowed = allowed.ok ? { type: 'yes' } : { type: 'no', why: allowed.problem.message };
  const at = look.at === undefined ? base : { ...base, commit: look.at };
  return { contents, base: at, ...(await read(look, at)) };
}

async function read(look: BaseLook, base: Base): Promise<Omit<BaseSeen, 'contents' | 'base'>> {
  const { repository, job, inputs } = look;
  const bases = baseReader({ repository, workspace: job.workspace, inputs });
  const atBase = await bases.read(base.commit);
  await bases.idle();
  const policy = atBase.ok ? atBase : await readPolicy(repository, base.commit, inputs);
  const settings = policy.ok ? policy.settings : undefined;
  const prd = atBase.ok ? atBase.prd : await findBacklog(look, base, settings);
  const start = prd.ok ? await startOf(look, { base, prd, settings }) : undefined;
  const elsewhere = prd.ok ? [] : await prdElsewhere(repository, { ...look, base });
  const reasons = [atBase, prd, start].flatMap((each) => (each === undefined || each.ok ? [] : each.reasons));
  const told = start?.ok ? [...placeOf(look, base, { prd, branch: start.branch }), ...start.notices] : [];
  const configured = Array.isArray(settings?.gates) ? settings.gates : [];
  return {
    refused: [...elsewhere, ...new Set(reasons)],
    notices: [...(policy.ok ? policy.notices : []), ...told, ...workflowNotices(prd, settings)],
    checks: atBase.ok ? atBase.checks : configured,
    ...(settings && { settings }),
    ...(prd.ok && { prd }),
    ...(start?.ok && { start }),
  };
}

function placeOf({ job, inputs }: BaseLook, base: Base, work: { prd: FoundPrd | Refusal; branch: string }) {
  const { prd, branch } = work;
  return prd.ok ? baseNotices(base, { job, baseBranch: inputValue(inputs, 'base_branch'), branch, prd }) : [];
}

interface StartLook {
  readonly base: Base;
  readonly prd: FoundPrd;
  /** Undefined where they could not be read. */
  readonly settings: Settings | undefined;
}

async function startOf(
  { repository, job }: BaseLook,
  { base, prd, settings }: StartLook,
): Promise<StartPoint | Refusal> {
  const { feature } = prd;
  const start = await findStart(repository, {
    pullState: async () => 'unknown',
    now: 0,
    own: ownCommits(repository, { base, feature, folder: join(job.temp, 'ralph', feature) }),
    base,
    prd,
    branchPrefix: settings?.branchPrefix ?? 'ralph/',
  });
  if (!start.ok || settings === undefined) return start;
  return refuseBranch({ settings, base, branch: start.branch }) ?? start;
}

async function findBacklog({ repository, job, inputs }: BaseLook, { commit }: Base, settings: Settings | undefined) {
  return findPrd(repository, {
    prd: settings === undefined ? inputValue(inputs, 'prd') : settings.prd,
    feature: settings === undefined ? inputValue(inputs, 'feature') : settings.feature,
    workspace: job.workspace,
    commit,
    paths: await backlogPaths(repository, commit, { prd: settings?.prd ?? inputValue(inputs, 'prd') }),
  });
}

/** A doctor pushes nothing, so the permission is not tried. */
function workflowNotices(prd: FoundPrd | Refusal, settings: Settings | undefined): readonly string[] {
  const found = prd.ok ? workflowStories(prd.prd.stories, settings?.stories ?? []) : [];
  return found.length === 0 ? [] : [`${mayChangeWorkflows(found)}. ${WORKFLOW_PRICE} A run tries it when it begins.`];
}

/** The backlog in numbers. */
export function backlogOf({ path = 'the input objective', prd }: FoundPrd): BacklogFacts {
  const open = prd.stories.filter((story) => story.eligible && !story.passes).length;
  return { path, stories: prd.stories.length, open, warnings: prd.toldWarnings };
}
