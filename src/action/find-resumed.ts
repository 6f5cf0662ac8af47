import type { Repository } from '../adapters/git/controller.ts';
import type { Asked } from '../core/asked.ts';
import { CRITERIA_GATE, type Objective } from '../core/objective.ts';
import type { RunPlan } from '../core/plan.ts';
import { isUnfinished } from '../core/resumable.ts';
import type { RunState } from '../core/state.ts';
import type { AskedJob } from './asked-run.ts';
import { isAbout, recordedRuns } from './find-status.ts';
import { configError, type Refusal } from './refusal.ts';
import { withRepository } from './thread-repository.ts';

/** What `/ralph resume` goes on with. */
export interface Resumed {
  readonly ok: true;
  /** The run that may go on, and no other; undefined = whichever stands open. */
  readonly runId?: string;
  /** Folder of its stories, where several have some. */
  readonly feature?: string;
  /** Of a run about one objective: what it was told then. */
  readonly objective?: Objective;
}

/** Looks the run up that a person wants to go on: what it is about stands in its records, not in the comment (03-interface §4). */
export async function findResumed(own: AskedJob, asked: Asked, runId: string | undefined): Promise<Resumed | Refusal> {
  return withRepository(own, (repository) => lookUp(repository, asked, runId));
}

async function lookUp(repository: Repository, asked: Asked, runId: string | undefined): Promise<Resumed | Refusal> {
  const runs = (await recordedRuns(repository, runId)).map(({ state }) => state);
  if (runId !== undefined) return named(runs, runId);
  const open = runs.filter(isUnfinished);
  const found = open.find((state) => isAbout(state, asked)) ?? open.find((state) => isForAll(state, asked));
  return found === undefined ? { ok: true } : resumedOf(found.plan);
}

/** Records may be on this machine alone (`journal: none`): then its own journal has to be that run's. */
function named(runs: readonly RunState[], runId: string): Resumed | Refusal {
  const found = runs.find(({ plan }) => plan.runId === runId);
  if (found === undefined) return { ok: true, runId };
  if (isUnfinished(found)) return resumedOf(found.plan);
  return configError(
    `Run ${runId} has ended (${found.halt?.kind}), so there is nothing to go on with. Begin another one with \`run\`.`,
  );
}

/** A run for a pull request goes on there alone. */
function isForAll({ plan }: RunState, { origin }: Asked): boolean {
  return plan.origin?.isPull !== true && origin.pull === undefined;
}

function resumedOf({ runId, objective, checks, prdPath }: RunPlan): Resumed {
  const feature = /^\.ralph\/([^/]+)\/prd\.json$/.exec(prdPath ?? '')?.[1];
  const isPersons = checks.some(({ name, keyless }) => name === CRITERIA_GATE && keyless === true);
  // Criteria of the settings are read from today's settings.
  const { criteria, ...text } = objective ?? { text: '' };
  const again = isPersons && criteria !== undefined ? { ...text, criteria } : text;
  return {
    ...{ ok: true, runId },
    ...(feature === undefined ? {} : { feature }),
    ...(objective === undefined ? {} : { objective: again }),
  };
}
