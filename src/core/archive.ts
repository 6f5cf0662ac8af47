import type { Step } from './ending.ts';
import type { FeatureArchived } from './event.ts';
import type { RunPlan } from './plan.ts';
import type { Halt, RunState } from './state.ts';
import { storiesOf } from './story-list.ts';

/** Copy the files of a feature that is complete below `.ralph/archive/`: the last commit of its branch (02-loop §6, 10-fine-print). */
export interface ArchiveFeature {
  readonly type: 'archive-feature';
  /** Tip of the passed work, and its tree. */
  readonly parent: string;
  readonly tree: string;
  /** Epoch milliseconds: the commit's date and the folder's, so that doing it again gives the same commit. */
  readonly at: number;
}

/** What a run knows of its archive; absent until it was asked for. */
export interface ArchiveState {
  readonly archived?: Omit<FeatureArchived, 'type'>;
}

/**
 * The step that archives before a run ends; undefined where there is nothing to archive, or it was done. The run has no halt meanwhile:
 * whether its end has to be signed off depends on the commit that comes of it.
 */
export function archiveStep(state: RunState, halt: Halt): Step | undefined {
  if (halt.kind !== 'ready' || state.archived !== undefined || !isComplete(state)) return undefined;
  const { commit: parent, tree } = state.head;
  return { state, command: { type: 'archive-feature', parent, tree, at: state.now } };
}

/** Every story of the file has passed, also those that this run is not about. */
function isComplete(state: RunState): boolean {
  const { plan } = state;
  if (plan.archive !== true || plan.prdPath === undefined) return false;
  return storiesOf(state).every(
    ({ status }, index) => status === 'passed' || plan.stories[index]?.was === 'ineligible',
  );
}

/** The commit with the backlog that the latest run worked on, where `branchName` says that the same file holds another one now. */
export function leftBacklog(latest: RunState | undefined, plan: RunPlan): string | undefined {
  if (plan.archive !== true || plan.prdPath === undefined || latest?.plan.prdPath !== plan.prdPath) return undefined;
  const [then, now] = [latest.plan.recall?.branch, plan.recall?.branch];
  if (then === undefined || now === undefined) return undefined;
  return then === now ? unpushed(latest) : latest.head.commit;
}

/** A copy that was made for a run whose branch never reached the remote. */
function unpushed({ plan, publications }: RunState): string | undefined {
  const isPushed = publications.some(({ ref, status }) => ref === `refs/heads/${plan.branch}` && status === 'pushed');
  return isPushed ? undefined : plan.archives;
}
