import type { Repository } from '../../adapters/git/controller.ts';
import { fold } from '../../core/loop.ts';
import type { RunState } from '../../core/state.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Base } from '../base.ts';
import { readForeign } from '../foreign-journal.ts';
import { isOfRun, newestFirst } from '../journal-names.ts';
import { configError, type Refusal } from '../refusal.ts';
import { isBelow, type SortedRefs } from './sort-refs.ts';

export interface HandedRun {
  readonly ok: true;
  readonly state: RunState;
}

export interface HandedRunCall {
  readonly sorted: SortedRefs;
  readonly base: Base;
  readonly settings: Pick<Settings, 'branchPrefix' | 'approval'>;
}

/** The run that a hand-over is about, as its newest journal tells it; it must be about the branches that come with it. */
export async function readHandedRun(
  repository: Repository,
  { sorted, base, settings: { branchPrefix, approval } }: HandedRunCall,
): Promise<HandedRun | Refusal> {
  const names = (await repository.listFolder(sorted.state, 'runs')).map(({ path }) => path.slice('runs/'.length));
  const [name] = names.filter(isOfRun).sort(newestFirst);
  if (name === undefined) return refuse('has no journal of a run');
  const { content } = await readForeign(repository, { commit: sorted.state, name, place: 'of the hand-over' });
  if (!content.ok) return refuse(`has a journal that cannot be read. ${content.message}`);
  const state = stateOf(content.events);
  if (state === undefined) return refuse('has a journal that tells no run');
  const { plan } = state;
  if (plan.feature !== sorted.feature)
    return refuse(`has records of ${sorted.feature} and a journal of another feature`);
  if (plan.base.branch !== base.branch) return refuse(`is about another base than ${base.branch}`);
  if (sorted.branch !== undefined && sorted.branch.name !== plan.branch)
    return refuse(`has the branch ${sorted.branch.name} and a journal about another one`);
  // A night that passed nothing hands no branch over, but its words go to the pull request of the one it names.
  if (!isBelow(`refs/heads/${plan.branch}`, branchPrefix) || plan.branch === base.branch)
    return refuse(`has a journal about a branch that no run with branch_prefix: ${branchPrefix} makes`);
  if (approval === 'required' && plan.approval !== 'required')
    return refuse('has a journal of a run that nobody has to sign off, and signoff: required is set');
  return { ok: true, state };
}

/** Lines that fit their checksums may tell anything; what the fold cannot follow is no run. */
function stateOf(events: Parameters<typeof fold>[0]): RunState | undefined {
  try {
    return fold(events)?.state;
  } catch {
    return undefined;
  }
}

function refuse(what: string): Refusal {
  return configError(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}
