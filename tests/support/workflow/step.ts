import { constants } from 'node:os';
import { type CommandTarget, createCommandProcessor } from './command-processor.ts';
import type { StepDefinition } from './definition.ts';
import { textOf } from './expressions.ts';
import { openFileCommands } from './file-commands.ts';
import { type JobState, jobScope } from './job-state.ts';
import type { Conclusion, StepResult } from './results.ts';
import type { ProcessEnd } from './runner-process.ts';
import { createStepRecord, type StepRecord } from './step-record.ts';

/** A step that is about to run. */
export interface PlannedStep {
  readonly definition: StepDefinition;
  readonly name: string;
  readonly stage: 'main' | 'post';
  readonly condition: string;
  /** State that the main stage saved. */
  readonly state: ReadonlyMap<string, string>;
  /** Starts the step's process. */
  readonly execute: (running: RunningStep) => Promise<ProcessEnd>;
}

/** What a handler gets to run a process for a step. */
export interface RunningStep {
  readonly job: JobState;
  readonly definition: StepDefinition;
  readonly record: StepRecord;
  /** The step's own `env`, evaluated. */
  readonly env: Readonly<Record<string, string>>;
  readonly fileVariables: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
  readonly cancel: AbortSignal;
}

/** Runs one step from its condition to its conclusion, in the runner's order. */
export async function runStep(job: JobState, step: PlannedStep): Promise<StepResult> {
  const { evaluator, options } = job.run;
  const record = createStepRecord(job.masker, (text) => options.onLine?.({ job: job.name, step: step.name, text }));
  for (const [name, value] of step.state) record.state.set(name, value);
  try {
    const env = evaluator.texts(step.definition.tokens.get('env'), jobScope(job));
    if (!evaluator.holds(step.condition, jobScope(job, env))) return finish(job, step, { record, outcome: 'skipped' });
    return await start(job, step, { record, env });
  } catch (error) {
    record.annotate('error', (error as Error).message);
    return finish(job, step, { record, outcome: 'failure' });
  }
}

interface Started {
  readonly record: StepRecord;
  readonly env: Readonly<Record<string, string>>;
}

async function start(job: JobState, step: PlannedStep, { record, env }: Started): Promise<StepResult> {
  const target = commandTarget(job, record, env);
  const files = openFileCommands(job.temp);
  const limits = watchLimits(job, step, env);
  let end: ProcessEnd | undefined;
  let problem: unknown;
  try {
    end = await step.execute({
      ...{ job, definition: step.definition, record, env },
      fileVariables: files.variables,
      onLine: createCommandProcessor(target),
      cancel: limits.signal,
    });
  } catch (error) {
    problem = error;
  } finally {
    limits.stop();
    if (!job.lose.signal.aborted) files.process(target);
  }
  if (problem !== undefined) record.annotate('error', (problem as Error).message);
  const outcome = outcomeOf(step, { record, end, reason: limits.reason() });
  return finish(job, step, { record, outcome, ...(end === undefined ? {} : { end }) });
}

function commandTarget(job: JobState, record: StepRecord, env: Readonly<Record<string, string>>): CommandTarget {
  return {
    record,
    masker: job.masker,
    workspace: job.workspace,
    env: { ...Object.fromEntries(job.env), ...env },
    setEnv: (name, value) => job.env.set(name, value),
    addPath: (folder) => {
      const at = job.path.indexOf(folder);
      if (at !== -1) job.path.splice(at, 1);
      job.path.push(folder);
    },
  };
}

type Reason = { readonly kind: 'timeout'; readonly minutes: number } | { readonly kind: 'cancel' } | undefined;

/** Watches the step's own time limit and the job's cancel; a step whose `if` still holds after a cancel goes on. */
function watchLimits(job: JobState, step: PlannedStep, env: Readonly<Record<string, string>>) {
  const { evaluator, times } = job.run;
  const controller = new AbortController();
  let reason: Reason;
  const abort = (why: Reason): void => {
    reason ??= why;
    controller.abort();
  };
  const onCancel = (): void => {
    if (!evaluator.holds(step.condition, jobScope(job, env))) abort({ kind: 'cancel' });
  };
  // A job that was cancelled before is no news to the steps that run because of it.
  if (!job.cancel.signal.aborted) job.cancel.signal.addEventListener('abort', onCancel);
  const minutes = minutesOf(job, step, env);
  const timer =
    minutes > 0 ? setTimeout(() => abort({ kind: 'timeout', minutes }), minutes * times.minuteMs) : undefined;
  return {
    signal: controller.signal,
    reason: (): Reason => reason,
    stop: (): void => {
      clearTimeout(timer);
      job.cancel.signal.removeEventListener('abort', onCancel);
    },
  };
}

function minutesOf(job: JobState, { definition }: PlannedStep, env: Readonly<Record<string, string>>): number {
  return Number(job.run.evaluator.value(definition.tokens.get('timeout-minutes'), jobScope(job, env)) ?? 0);
}

interface Ended {
  readonly record: StepRecord;
  readonly end: ProcessEnd | undefined;
  readonly reason: Reason;
}

function outcomeOf(step: PlannedStep, { record, end, reason }: Ended): Conclusion {
  if (reason?.kind === 'cancel') {
    record.annotate('error', 'The operation was canceled.');
    return 'cancelled';
  }
  if (reason?.kind === 'timeout') {
    record.annotate('error', `The action '${step.name}' has timed out after ${reason.minutes} minutes.`);
    return 'failure';
  }
  const exitCode = exitCodeOf(end);
  if (exitCode !== undefined && exitCode !== 0 && step.definition.tokens.has('run')) {
    record.annotate('error', `Process completed with exit code ${exitCode}.`);
  }
  return exitCode === 0 && !record.commandFailed ? 'success' : 'failure';
}

interface Finished {
  readonly record: StepRecord;
  readonly outcome: Conclusion;
  readonly end?: ProcessEnd;
}

/** Tells the job how the step ended, and sums it up. */
function finish(job: JobState, step: PlannedStep, { record, outcome, end }: Finished): StepResult {
  const conclusion = outcome === 'failure' && continuesOnError(job, step) ? 'success' : outcome;
  if (conclusion === 'failure' && job.status === 'success') job.status = 'failure';
  const outputs = Object.fromEntries(record.outputs);
  if (step.stage === 'main') job.steps[step.definition.id] = { outputs, outcome, conclusion };
  return {
    id: step.definition.id,
    name: step.name,
    stage: step.stage,
    conclusion,
    outcome,
    exitCode: exitCodeOf(end),
    signals: end?.sent ?? [],
    outputs,
    state: Object.fromEntries(record.state),
    log: record.lines.join('\n'),
    summary: record.summary,
    annotations: record.annotations,
  };
}

function continuesOnError(job: JobState, { definition }: PlannedStep): boolean {
  return textOf(job.run.evaluator.value(definition.tokens.get('continue-on-error'), jobScope(job))) === 'true';
}

function exitCodeOf(end: ProcessEnd | undefined): number | undefined {
  if (end === undefined) return undefined;
  return end.exitCode ?? 128 + (end.signal === null ? 0 : constants.signals[end.signal]);
}
