import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '../../../src/core/event.ts';
import { fold } from '../../../src/core/loop.ts';
import { isUnfinished } from '../../../src/core/resumable.ts';
import { tellsAll } from '../../../src/core/same-events.ts';
import { isWaiting, tipOf } from '../../../src/core/signoff.ts';
import type { RunState } from '../../../src/core/state.ts';
import type { Nights } from './nights.ts';
import type { Runner } from './runner.ts';

/** The run that was left unfinished, and who knows of it. */
export interface Left {
  readonly runId: string;
  readonly runner: Runner;
  /** The base that it began on, and its branch. */
  readonly main: string;
  readonly branch: string;
  /** What the branch held that it was to replace; absent = it replaces nothing. */
  readonly replaces?: string;
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

/** What a run leaves to whoever comes next, as its journal tells it. */
export function leftOf(state: RunState, runner: Runner): Left {
  const { runId, branch, base, replaces } = state.plan;
  const tip = isWaiting(state) ? { tip: tipOf(state).commit } : {};
  return { runId, runner, main: base.commit, branch, ...(replaces !== undefined && { replaces }), ...tip };
}

/** An end that was decided is one, whoever cut it short, once nothing but pushes and the report is left to it. */
export function isAtItsEnd(state: RunState): boolean {
  const { suspended, pending } = state;
  const isDecided = !isUnfinished(state) || suspended?.halt !== undefined;
  return isDecided && ['settle', 'write-report', 'finish'].includes((suspended?.command ?? pending).type);
}

/** Whether a run that was left goes on instead of a new one: its machine or the records know of it, and nobody took its place from it. */
export function mustGoOn(n: Nights, left: Left, { base, runner, branch }: Beginning): boolean {
  const known = left.runner === runner ? left : recorded(n, left, runner);
  const isSame = left.main === base && n.remote.refs.get('refs/heads/main') === base;
  return (
    known !== undefined && isSame && !isAnswered(n, known) && (branch === left.branch || !isTaken(n, left, branch))
  );
}

/**
 * Whoever pushes to the branch or ends the pull request has answered a run that waits for a person; where the branch holds what the
 * run was to replace, nobody has seen its work, and whoever ends that pull request has answered it all the same.
 */
function isAnswered({ remote, pullEnds, truth }: Nights, { runId, branch, replaces, tip }: Left): boolean {
  if (tip === undefined) return false;
  const head = remote.refs.get(`refs/heads/${branch}`);
  if (head === tip || head === undefined || head !== replaces) return head !== tip || pullEnds.has(tip);
  return [...pullEnds.keys()].slice(truth.before.get(runId)?.ended ?? 0).includes(head);
}

/**
 * Whether people have made the branch of a run their own since it began: where it cannot be gone on with, another one is used. Or they
 * pushed to today's: one that was closed holds what nobody has judged yet then, and is worked on before those with a number.
 */
function isTaken({ remote, pullEnds, truth }: Nights, { runId, branch }: Left, today: string): boolean {
  const { updates, ended } = truth.before.get(runId) ?? { updates: 0, ended: 0 };
  const refs = [branch, today].map((name) => `refs/heads/${name}`);
  const isPushed = remote.updates.slice(updates).some(({ ref, by }) => refs.includes(ref) && by !== 'us');
  return isPushed || pullEnds.size > ended;
}

/**
 * What other machines know of a run, by the records on the remote: pushed before its last pushes were answered, they may tell an end
 * where its own machine has something to make up for. One that worked on it before may have ended it and not have been able to push
 * that: its own journal says more than the records then.
 */
function recorded({ remote, objects, feature }: Nights, { runId, runner }: Left, asking: Runner): Left | undefined {
  const commit = remote.refs.get(`refs/ralph/${feature}/state`) ?? '';
  if (objects.commit(commit)?.message !== `Record run ${runId}`) return undefined;
  const told = eventsOf(objects.tree(commit).get(`runs/${runId}.jsonl`) ?? '');
  const file = join(asking.folder, 'journal', `${runId}.jsonl`);
  const own = existsSync(file) ? eventsOf(readFileSync(file, 'utf8')) : [];
  const state = fold(own.length > 0 && tellsAll(own, told) ? own : told)?.state;
  return state === undefined || isAtItsEnd(state) ? undefined : leftOf(state, runner);
}

function eventsOf(journal: string): readonly Event[] {
  // A line that was torn by the end of a process tells nothing.
  const lines = journal.split('\n').slice(0, -1).filter(Boolean);
  const told = lines.map((line) => JSON.parse(line) as { readonly kind: string; readonly body: Event });
  return told.flatMap(({ kind, body }) => (kind === 'event' ? [body] : []));
}
