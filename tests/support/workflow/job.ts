import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runtimeToken } from './action-handler.ts';
import type { JobDefinition } from './definition.ts';
import type { Json, Scope } from './expressions.ts';
import { readOutputs } from './job-outputs.ts';
import { type JobState, jobScope, type RunState, secretsOf } from './job-state.ts';
import { assertActions, isLost, runSteps } from './job-steps.ts';
import { createMasker } from './masker.ts';
import type { Combination } from './matrix.ts';
import { killOrphans } from './orphans.ts';
import { effectivePermissions, type Permissions, restrictedPermissions } from './permissions.ts';
import type { JobResult, StepResult } from './results.ts';
import { createStepRecord, type StepRecord } from './step-record.ts';

/** One job with its place in the run. */
export interface JobCall {
  readonly job: JobDefinition;
  readonly name: string;
  readonly matrix: Combination;
  readonly strategy: Readonly<Record<string, Json>>;
  readonly needs: Readonly<Record<string, Json>>;
  /** What expressions see before the job has a runner. */
  readonly scope: Scope;
  /** Aborted when the job is cancelled. */
  readonly cancel: AbortController;
}

/** Runs a job on a fresh machine: main steps, post steps last-in first-out, outputs, orphans. */
export async function runJob(run: RunState, call: JobCall): Promise<JobResult> {
  const state = createState(run, call);
  const record = createStepRecord(state.masker, (text) => run.options.onLine?.({ job: call.name, step: 'job', text }));
  const steps: StepResult[] = [];
  const limits = watchJob(state, record);
  try {
    setUp(state, call, record);
    await runSteps(state, steps);
  } catch (error) {
    record.annotate('error', (error as Error).message);
    if (state.status === 'success') state.status = 'failure';
  } finally {
    limits.stop();
  }
  const outputs = isLost(state) ? {} : readOutputs(state, record);
  const orphans = await killOrphans(state.trackingId);
  for (const { pid, command } of orphans) record.write(`Terminate orphan process: pid (${pid}) (${command})`);
  const conclusion = run.lose.aborted ? 'failure' : state.status;
  return jobResult(call, { state, record, steps, outputs, orphans, conclusion });
}

function createState(run: RunState, call: JobCall): JobState {
  const { options, evaluator } = run;
  const { job } = call;
  const root = mkdtempSync(join(options.workspaceRoot, `${job.id}-`));
  const repository = options.repository.split('/').at(-1) ?? 'repository';
  const folders = {
    workspace: join(root, '_work', repository, repository),
    temp: join(root, '_work', '_temp'),
    home: join(root, 'home'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  const permissions = jobPermissions(run, call);
  const token = options.token?.(permissions, job.id) ?? options.secrets?.['GITHUB_TOKEN'] ?? 'ghs_token-of-the-tests';
  return {
    ...{ run, job, name: call.name, matrix: call.matrix, strategy: call.strategy, needs: call.needs },
    ...{ permissions, token, ...folders },
    masker: createMasker([...Object.values(secretsOf(run, token)), runtimeToken]),
    trackingId: `github_${randomUUID()}`,
    env: new Map(Object.entries(evaluator.texts(run.workflow.tokens.get('env'), call.scope))),
    path: [],
    steps: {},
    status: 'success',
    cancel: call.cancel,
    lose: new AbortController(),
  };
}

/** The job's own permissions, else the workflow's, else the repository's. */
export function jobPermissions(run: RunState, { job, scope }: Pick<JobCall, 'job' | 'scope'>): Permissions {
  const token = job.tokens.get('permissions') ?? run.workflow.tokens.get('permissions');
  const own = token === undefined ? undefined : run.evaluator.value(token, scope);
  return effectivePermissions(own, run.options.defaultPermissions ?? restrictedPermissions);
}

/** Everything that can fail before the first step: what these tests cannot run, and actions that do not exist. */
function setUp(state: JobState, call: JobCall, record: StepRecord): void {
  const { run, job } = state;
  for (const key of ['container', 'services', 'uses']) {
    if (job.tokens.has(key))
      throw new Error(`jobs.${job.id}.${key}: the workflow runner of the tests does not run this.`);
  }
  for (const [name, value] of Object.entries(run.evaluator.texts(job.tokens.get('env'), jobScope(state)))) {
    state.env.set(name, value);
  }
  record.write('##[group]GITHUB_TOKEN Permissions');
  for (const [scope, level] of Object.entries(state.permissions)) record.write(`${scope}: ${level}`);
  record.write('##[endgroup]');
  assertActions(state);
  mkdirSync(join(state.temp, '_github_workflow'), { recursive: true });
  writeFileSync(join(state.temp, '_github_workflow', 'event.json'), JSON.stringify(run.options.event.payload));
  if (call.cancel.signal.aborted) state.status = 'cancelled';
}

/** The job's own time limit, its cancel, and the end of GitHub's patience after a cancel. */
function watchJob(state: JobState, record: StepRecord) {
  const { run, job, cancel, lose } = state;
  const minutes = Number(run.evaluator.value(job.tokens.get('timeout-minutes'), jobScope(state)) ?? 360);
  let patience: NodeJS.Timeout | undefined;
  const onCancel = (): void => {
    state.status = 'cancelled';
    patience = setTimeout(() => lose.abort(), run.times.cancelledJobMs);
  };
  const onLose = (): void => lose.abort();
  const timer = setTimeout(() => {
    record.annotate('error', `The job has exceeded the maximum execution time of ${minutes}m0s`);
    cancel.abort();
  }, minutes * run.times.minuteMs);
  // The state has to say "cancelled" before the running step asks whether its condition still holds, so this listens first.
  cancel.signal.addEventListener('abort', onCancel);
  run.lose.addEventListener('abort', onLose);
  if (run.lose.aborted) onLose();
  return {
    stop: (): void => {
      clearTimeout(timer);
      clearTimeout(patience);
      cancel.signal.removeEventListener('abort', onCancel);
      run.lose.removeEventListener('abort', onLose);
    },
  };
}

type Ended = Pick<JobResult, 'outputs' | 'orphans' | 'conclusion' | 'steps'> & {
  readonly state: JobState;
  readonly record: StepRecord;
};

function jobResult(call: JobCall, { state, record, ...ended }: Ended): JobResult {
  return {
    id: call.job.id,
    name: call.name,
    matrix: call.matrix,
    permissions: state.permissions,
    log: record.lines.join('\n'),
    annotations: record.annotations,
    workspace: state.workspace,
    temp: state.temp,
    ...ended,
    step: (idOrName) => findStep(call.name, ended.steps, idOrName),
  };
}

/** Finds a step by id or name; also for jobs without steps, where it says so. */
export function findStep(job: string, steps: readonly StepResult[], idOrName: string): StepResult {
  const found =
    steps.find((step) => step.id === idOrName && step.stage === 'main') ?? steps.find((step) => step.name === idOrName);
  if (found !== undefined) return found;
  throw new Error(`Job "${job}" has no step "${idOrName}". It has: ${steps.map((step) => step.name).join(', ')}`);
}
