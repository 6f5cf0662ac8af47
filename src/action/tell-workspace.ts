import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { checkoutCredentials } from '../adapters/git/checkout-credentials.ts';
import { rootsBefore, takeChanged } from '../adapters/git/layer.ts';
import { unseenWords } from '../core/baseline.ts';
import { keptWords } from '../core/doctor/checkout.ts';
import { plain } from '../report/sanitise.ts';
import type { Log } from './log.ts';
import type { Prepared } from './prepare.ts';
import type { WorldCall } from './world-parts.ts';

/** The checkout that a run reads once. */
export interface Workspace {
  readonly workspace: string;
  /** Agents and gates do not see it. */
  readonly isHidden: boolean;
  /** The commit that the work starts from. */
  readonly start: string;
  /** As of the job. */
  readonly keptBeforeMs: number | undefined;
}

type Told = Pick<Prepared, 'repository' | 'programs' | 'layers'> & Workspace;

/**
 * What agents and gates lack of the checkout, such as submodules, and what an earlier job left in it; whoever needs the layer is told that
 * it cannot be read.
 */
export async function checkoutNotices(
  { layers }: Pick<Prepared, 'layers'>,
  { start, keptBeforeMs }: Pick<Workspace, 'start' | 'keptBeforeMs'>,
): Promise<readonly string[]> {
  return layers(start).then(
    (layer) => [
      ...layer.extras.notices,
      ...keptNotice(keptBeforeMs === undefined ? [] : rootsBefore(layer, keptBeforeMs)),
    ],
    () => [],
  );
}

function keptNotice(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  return [
    plain(`${keptWords(paths)} Set clean: true in the step of actions/checkout and install dependencies in this job.`),
  ];
}

/** What is not committed does not take part; a notice, so it waits until there is time to count (03-interface §5). */
export async function tellWorkspace(
  log: Log,
  { repository, programs, layers, workspace, isHidden, start, keptBeforeMs }: Told,
): Promise<void> {
  for (const notice of await checkoutNotices({ layers }, { start, keptBeforeMs })) log.notice(notice);
  if (!isHidden) await tellCredentials(log, programs.git, workspace);
  const lfs = await layers(start).then(
    ({ extras }) => extras.lfs,
    () => undefined,
  );
  const counted = await repository.workspaceHead(lfs?.attributes.among).catch(() => undefined);
  if (counted === undefined || counted.dirty === 0) return;
  const { dirty } = counted;
  log.notice(`The workspace has ${dirty} changed files; they are left alone, the run works on commits only.`);
  const unseen = unseenWords(counted.untracked);
  if (unseen !== undefined) log.notice(plain(`In the workspace, ${unseen}.`));
}

/**
 * Without walls agents and gates can write to the workspace. The gates of this run do not see it, and those of a later run on the same
 * machine must not believe it: what they changed among its ignored files is moved away.
 */
export async function tidyWorkspace({ prepared, plan, job, rung, folder, log }: WorldCall): Promise<void> {
  const isWalled = rung.namespace !== undefined || rung.user !== undefined;
  if (isWalled && !plan.checks.some(({ docker }) => docker === true)) return;
  const { repository, layers, settings } = prepared;
  const { commit } = plan.start;
  const layer = await layers(commit).catch(() => undefined);
  if (layer === undefined) return;
  const to = join(folder, 'changed-in-workspace');
  rmSync(to, { recursive: true, force: true });
  const places = [job.temp, ...(settings.handOver === undefined ? [] : [settings.handOver])];
  const ours = places.map((place) => relative(layer.source, resolve(place)));
  const isOurs = (path: string): boolean =>
    ours.some((place) => `${path}/`.startsWith(`${place}/`) || place.startsWith(`${path}/`));
  try {
    const taken = await takeChanged(layer, { repository, workspace: job.workspace, commit, isOurs }, to);
    if (taken.length > 0) log.warning(plain(changedWords(taken, to)));
  } catch (error) {
    log.warning(
      `The workspace could not be searched for what agents and checks changed in it: ${String(error)}. Delete the ignored files of the workspace before the next run.`,
    );
  }
}

function changedWords(paths: readonly string[], to: string): string {
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  return `Ignored files of the workspace were changed while agents and checks ran: ${paths.slice(0, 5).join(', ')}${more}. They were moved to ${to} (or deleted where that failed), so that no later run uses them. Install dependencies again before the next run. To prevent this, use isolation level namespace and no gate with docker: true.`;
}

/** Agents and gates of our own user can read what the checkout left, so that is said as long as nothing hides it (S6, S7). */
async function tellCredentials(log: Log, git: string, workspace: string): Promise<void> {
  const files = await checkoutCredentials(git, workspace).catch(() => []);
  if (files.length === 0) return;
  log.info(
    `The token that actions/checkout left in ${files.join(', ')} can be read by agents and gates. ` +
      'Set persist-credentials: false in the step of actions/checkout.',
  );
}
