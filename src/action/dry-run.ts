import { begin } from '../core/begin.ts';
import type { Step } from '../core/ending.ts';
import { transition } from '../core/loop.ts';
import type { RunPlan } from '../core/plan.ts';
import { matrixOf } from '../core/prd-search.ts';
import type { RunState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import { dryRunLines, isLeft } from '../report/dry-run.ts';
import { type ActionEnd, refused } from './action-end.ts';
import type { Log } from './log.ts';
import { type Bringing, type Recalled, type RecallNextCall, recallNext } from './open-next.ts';
import { promptMaker } from './prompts.ts';
import { configError, type Refusal } from './refusal.ts';
import { whyAnotherRun } from './resume-terms.ts';

export interface DryRunCall extends RecallNextCall {
  readonly bringing: Bringing;
  readonly log: Log;
  /** `mode: plan`: the open stories are the matrix of another job. */
  readonly plans: boolean;
}

/** The end of a step that only says what a run would do. */
export async function dryRunEnd(call: DryRunCall): Promise<ActionEnd> {
  const done = await dryRun(call);
  if (!('state' in done)) return refused(done);
  if (!call.plans) return ended('dry_run: true, so nothing was started; the log says what a run would do');
  if (call.prepared.objective !== undefined)
    return refused(
      configError('mode: plan lists the stories of a prd.json, and this is one objective. Use mode: run.'),
    );
  const matrix = matrixOf(openIn(done.state));
  const end = ended(`mode: plan, so nothing was started; the output matrix has ${matrix.length} entries`);
  return { ...end, outputs: { ...end.outputs, matrix: JSON.stringify(matrix) } };
}

function ended(reason: string): ActionEnd {
  return refused({ ok: false, halt: 'skipped', reasons: [reason] });
}

/** What a run would work on, with what each story waits for. */
function openIn(state: RunState) {
  const needs = new Map(state.plan.stories.map(({ id, dependsOn }) => [id, dependsOn]));
  return storiesOf(state)
    .filter(isLeft)
    .map(({ id }) => ({ id, dependsOn: needs.get(id) ?? [] }));
}

/**
 * Prints what a run would do (02-loop §2 `dry_run`): its plan with what earlier nights know, or the run that it would go on with, and
 * the same first prompt; nothing else happens.
 */
async function dryRun(call: DryRunCall): Promise<Refusal | FirstStep> {
  const { log } = call;
  const brought = await call.bringing;
  if (!brought.ok) return brought;
  for (const notice of brought.notices) log.notice(notice);
  const recalled = await recallNext(call, brought);
  if (!recalled.ok) return recalled;
  const step = stepOf(call, recalled);
  if ('ok' in step) return step;
  await show(call, step);
  return step;
}

/** What would be done first; `plan`: of the run that would begin, undefined for one that would go on. */
interface FirstStep extends Step {
  readonly plan?: RunPlan;
}

function stepOf(call: DryRunCall, { plan, goesOn }: Extract<Recalled, { ok: true }>): FirstStep | Refusal {
  const { log, prepared } = call;
  const { resume } = prepared.settings;
  const why = goesOn && whyAnotherRun(goesOn, plan, resume);
  if (goesOn !== undefined && why === undefined) return resumed(call, goesOn);
  if (goesOn !== undefined) log.notice(`Run ${goesOn.plan.runId} did not end, but ${why}.`);
  if (resume === 'always') return configError('resume: always, but there is no unfinished run to resume.');
  for (const notice of plan.notices.slice(call.plan.notices.length)) log.notice(notice);
  return { ...begun(call, withoutBaseline(plan)), plan };
}

async function show({ prepared, log }: DryRunCall, { state, command, plan }: FirstStep): Promise<void> {
  // What an earlier run left may lie on another machine: only a new one's prompt is made of what is at hand.
  const first =
    plan !== undefined && command.type === 'implement'
      ? { story: command.story, prompt: (await promptMaker(prepared)(command, state)).text }
      : undefined;
  const shown = plan === undefined ? { state, next: command } : { state: { ...state, plan } };
  for (const line of dryRunLines({ ...shown, first })) log.info(line);
}

function begun({ clock }: DryRunCall, plan: RunPlan): Step {
  return begin({ stamp: { at: clock.wallMs(), elapsedMs: clock.elapsedMs() }, outcome: { type: 'begun', plan } });
}

function resumed({ clock, job }: DryRunCall, state: RunState): Step {
  const stamp = { at: clock.wallMs(), elapsedMs: clock.elapsedMs() };
  return transition(state, { stamp, outcome: { type: 'resumed', workflowRun: job.workflowRun } });
}

/** Nothing runs, so that the first command is the first agent's. */
function withoutBaseline(plan: RunPlan): RunPlan {
  return { ...plan, baseline: 'off', checks: plan.checks.map((check) => ({ ...check, baseline: 'off' })) };
}
