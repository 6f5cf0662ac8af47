import type { Nights } from './nights.ts';
import type { Runner } from './runner.ts';

/** The run that was left unfinished, and who knows of it. */
export interface Left {
  readonly runId: string;
  readonly runner: Runner;
  /** The base that it began on, and its branch. */
  readonly main: string;
  readonly branch: string;
  /** What it waits with for a person; absent = it does not. */
  readonly tip?: string;
}

/** How much people had done so far: updates of the remote, by whomever, and pull requests that were ended. */
export interface Before {
  readonly updates: number;
  readonly ended: number;
}

/** Where a new run begins. */
interface Beginning {
  readonly base: string;
  readonly runner: Runner;
  readonly branch: string;
}

/** Whether a run that was left goes on instead of a new one: its machine or the records know of it, and nobody took its place from it. */
export function mustGoOn(n: Nights, left: Left, { base, runner, branch }: Beginning): boolean {
  const isKnown = left.runner === runner || recordedRun(n) === left.runId;
  const isSame = left.main === base && n.remote.refs.get('refs/heads/main') === base;
  return isKnown && isSame && !isAnswered(n, left) && (branch === left.branch || !isTaken(n, left));
}

/** Whoever pushes to the branch or ends the pull request has answered a run that waits for a person. */
function isAnswered({ remote, pullEnds }: Nights, { branch, tip }: Left): boolean {
  return tip !== undefined && (remote.refs.get(`refs/heads/${branch}`) !== tip || pullEnds.has(tip));
}

/** Whether people have made the branch of a run their own since it began: where it cannot be gone on with, another one is used. */
function isTaken({ remote, pullEnds, truth }: Nights, { runId, branch }: Left): boolean {
  const { updates, ended } = truth.before.get(runId) ?? { updates: 0, ended: 0 };
  const isPushed = remote.updates.slice(updates).some(({ ref, by }) => ref === `refs/heads/${branch}` && by !== 'us');
  return isPushed || pullEnds.size > ended;
}

/** The run that the records on the remote are of. */
function recordedRun({ remote, objects, feature }: Nights): string {
  const record = objects.commit(remote.refs.get(`refs/ralph/${feature}/state`) ?? '');
  return record?.message.replace('Record run ', '') ?? '';
}
