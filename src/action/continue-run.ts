import type { Repository } from '../adapters/git/controller.ts';
import { isLastInARow, MOST_IN_A_ROW, startsAgain } from '../core/continuing.ts';
import type { RunState } from '../core/state.ts';
import { isStartWaiting, startWorkflow } from './ask-github.ts';
import { type Job, readWorkflowPlace } from './job.ts';
import type { Log } from './log.ts';

export interface ContinueRunCall {
  readonly state: RunState;
  readonly job: Job;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly token: string | undefined;
  readonly repository: Pick<Repository, 'remoteRefs' | 'readRef'>;
  readonly log: Pick<Log, 'info' | 'notice' | 'warning'>;
  readonly cancel: AbortSignal;
}

/**
 * Starts the workflow again for a run that its deadline stopped (03-interface §7, `continue: dispatch`); fails soft, and says in any
 * case how the run goes on.
 */
export async function continueRun(call: ContinueRunCall): Promise<void> {
  const { state, log, cancel } = call;
  if (!startsAgain(state) || cancel.aborted) return;
  const problem = await start(call);
  if (problem !== undefined)
    log.warning(
      `continue: dispatch: the workflow was not started again. ${problem} The next start goes on with the run.`,
    );
}

/** A sentence where it cannot be. */
async function start(call: ContinueRunCall): Promise<string | undefined> {
  const { state, job, log } = call;
  const place = readWorkflowPlace(call.env);
  if (job.asked !== undefined)
    return `A thread asked for this run; comment \`${job.phrase ?? '/ralph'} resume\` there.`;
  if (isLastInARow(state)) return `That is ${MOST_IN_A_ROW} workflow runs in a row which nobody else started.`;
  if (place === undefined) return 'The runner does not say which workflow of this repository this is.';
  if (!(await isSaved(call)))
    return 'The journal of the run did not reach the remote, so another machine would begin anew.';
  const workflow = place.path.split('/').at(-1) ?? '';
  const asking = { ...call, onNote: log.info };
  const at = { workflow, ref: job.ref };
  // One start of an earlier job of this workflow run goes on with the work of all of them.
  if (state.again === true && (await isStartWaiting(asking, at))) {
    log.notice(`The run reached its deadline: the start of ${workflow} that waits already goes on with it.`);
    return undefined;
  }
  const problem = await startWorkflow(asking, { ...at, inputs: inputsOf(job) });
  if (problem !== undefined) return problem;
  log.notice(
    `The run reached its deadline: ${workflow} was started again and goes on with it, ${(state.chain ?? 0) + 1} of at most ${MOST_IN_A_ROW} in a row.`,
  );
  return undefined;
}

async function isSaved({ repository, state }: ContinueRunCall): Promise<boolean> {
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const [listed, here] = await Promise.all([repository.remoteRefs([ref]), repository.readRef(ref)]);
  return listed.ok && here !== undefined && listed.refs.get(ref) === here;
}

/** What this start was given by hand is given to the next one too. */
function inputsOf({ payload }: Job): Readonly<Record<string, string>> {
  const { inputs } = payload;
  if (typeof inputs !== 'object' || inputs === null) return {};
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
}
