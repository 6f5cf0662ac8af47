import type { ConcurrencyGroups } from './concurrency.ts';
import type { JobDefinition } from './definition.ts';
import { entriesOf, type Json, type Scope, type Status, textOf } from './expressions.ts';
import { findStep, jobPermissions, runJob } from './job.ts';
import type { RunState } from './job-state.ts';
import { type Combination, expandMatrix } from './matrix.ts';
import { readConcurrency } from './read-concurrency.ts';
import type { Conclusion, JobResult } from './results.ts';
import { createSemaphore, type Semaphore } from './semaphore.ts';

/** A job's result with what the run's conclusion and the jobs that need it have to know. */
export interface CountedJob extends JobResult {
  /** `continue-on-error`: it may fail without failing the run. */
  readonly isForgiven: boolean;
}

interface Finished {
  readonly result: Conclusion;
  readonly outputs: Readonly<Record<string, string>>;
  readonly jobs: readonly CountedJob[];
}

/** Runs all jobs in the order of their `needs`. */
export async function runJobs(run: RunState, groups: ConcurrencyGroups): Promise<readonly CountedJob[]> {
  const runners = createSemaphore(run.options.runners ?? 2);
  const finished = new Map<string, Promise<Finished>>();
  const { jobs } = run.workflow;
  const start = (job: JobDefinition): Promise<Finished> => {
    const begun = finished.get(job.id) ?? runNeeded({ run, groups, runners }, job, (id) => start(byId(jobs, id)));
    finished.set(job.id, begun);
    return begun;
  };
  const all = await Promise.all(jobs.map((job) => start(job)));
  return all.flatMap((each) => each.jobs);
}

interface Running {
  readonly run: RunState;
  readonly groups: ConcurrencyGroups;
  readonly runners: Semaphore;
}

function byId(jobs: readonly JobDefinition[], id: string): JobDefinition {
  const found = jobs.find((job) => job.id.toLowerCase() === id.toLowerCase());
  if (found === undefined) throw new Error(`The parser let "needs: ${id}" pass although there is no such job.`);
  return found;
}

/** Waits for what a job needs, asks its `if`, expands its matrix. */
async function runNeeded(
  running: Running,
  job: JobDefinition,
  result: (id: string) => Promise<Finished>,
): Promise<Finished> {
  const { run } = running;
  const ancestors = await Promise.all(ancestorsOf(run.workflow.jobs, job).map(result));
  const pairs = job.needs.map(async (id) => {
    const { result: conclusion, outputs } = await result(id);
    return [id, { result: conclusion, outputs }] as const;
  });
  const needs: Readonly<Record<string, Json>> = Object.fromEntries(await Promise.all(pairs));
  const scopeNow = (): Scope => jobScopeOf(run, needs, statusOf(run, ancestors));
  try {
    if (!run.evaluator.holds(job.condition, scopeNow()))
      return single(job, notRun(run, job, skippedAs(run, ancestors)));
    const combinations = expand(run, job, scopeNow());
    return summed(await runCombinations(running, { job, needs, scopeNow, combinations }));
  } catch (error) {
    return single(job, notRun(run, job, 'failure', (error as Error).message));
  }
}

/** A cancelled run calls the jobs that it never started cancelled, not skipped. */
function skippedAs(run: RunState, ancestors: readonly Finished[]): Conclusion {
  return run.cancel.aborted && ancestors.every(({ result }) => result === 'success') ? 'cancelled' : 'skipped';
}

/** Everything upstream: a job is skipped when any of it was, however far away. */
function ancestorsOf(jobs: readonly JobDefinition[], job: JobDefinition): readonly string[] {
  const found = new Set<string>();
  const visit = ({ needs }: JobDefinition): void => {
    for (const id of needs) {
      if (found.has(id)) continue;
      found.add(id);
      visit(byId(jobs, id));
    }
  };
  visit(job);
  return [...found];
}

function statusOf(run: RunState, ancestors: readonly Finished[]): Status {
  const results = ancestors.map(({ result }) => result);
  return {
    success: !run.cancel.aborted && results.every((result) => result === 'success'),
    failure: !run.cancel.aborted && results.includes('failure'),
    cancelled: run.cancel.aborted,
  };
}

function jobScopeOf(run: RunState, needs: Readonly<Record<string, Json>>, status: Status): Scope {
  const { vars = {}, secrets = {} } = run.options;
  return { contexts: { github: run.github, inputs: run.inputs, vars, secrets, needs }, status };
}

interface Expanded {
  readonly job: JobDefinition;
  readonly needs: Readonly<Record<string, Json>>;
  /** What job-level expressions see; asks anew whether the run is cancelled. */
  readonly scopeNow: () => Scope;
  readonly combinations: readonly Combination[];
}

function expand(run: RunState, job: JobDefinition, scope: Scope): readonly Combination[] {
  const matrix = entriesOf(job.tokens.get('strategy')).find(([name]) => name === 'matrix')?.[1];
  // The whole strategy may be one expression, so the value is asked for and not the token.
  const strategy = run.evaluator.value(job.tokens.get('strategy'), scope) as Readonly<Record<string, Json>> | null;
  return matrix === undefined && strategy?.['matrix'] === undefined ? [{}] : expandMatrix(strategy?.['matrix'] ?? null);
}

async function runCombinations(running: Running, expanded: Expanded): Promise<readonly CountedJob[]> {
  const { run } = running;
  const { job, combinations, scopeNow } = expanded;
  const strategy = (run.evaluator.value(job.tokens.get('strategy'), scopeNow()) ?? {}) as Readonly<
    Record<string, Json>
  >;
  const failFast = textOf(strategy['fail-fast'] ?? true) === 'true';
  const parallel = Number(strategy['max-parallel'] ?? combinations.length);
  const slots = createSemaphore(Math.max(1, parallel));
  const controllers = combinations.map(() => new AbortController());
  const results = combinations.map((matrix, index) =>
    slots.use(() => {
      const cancel = controllers[index] ?? new AbortController();
      const counts = { 'job-index': index, 'job-total': combinations.length };
      const onFailure = (): void => {
        for (const other of failFast ? controllers : []) if (other !== cancel) other.abort();
      };
      const context = { ...counts, 'fail-fast': failFast, 'max-parallel': parallel };
      return runOne(running, expanded, { matrix, strategy: context, cancel, onFailure });
    }),
  );
  return Promise.all(results);
}

interface Place {
  readonly matrix: Combination;
  readonly strategy: Readonly<Record<string, Json>>;
  readonly cancel: AbortController;
  /** Called before the job's runner is free again, so that no other job of the matrix slips in. */
  readonly onFailure: () => void;
}

/** Runs one job of a matrix, or the only one, when its concurrency group and a runner are free. */
async function runOne(running: Running, { job, needs, scopeNow }: Expanded, place: Place): Promise<CountedJob> {
  const { run, groups, runners } = running;
  const { cancel, matrix, strategy } = place;
  const scope = withContexts(scopeNow(), { matrix, strategy });
  const name = jobName(run, job, scope, matrix);
  const forgiven = textOf(run.evaluator.value(job.tokens.get('continue-on-error'), scope)) === 'true';
  // A job whose own `if` holds in a cancelled run, like always(), goes on.
  const onCancel = (): void => {
    if (!run.evaluator.holds(job.condition, withContexts(scopeNow(), { matrix, strategy }))) cancel.abort();
  };
  run.cancel.addEventListener('abort', onCancel);
  if (run.cancel.aborted) onCancel();
  const never = (): CountedJob => ({
    ...notRun(run, job, 'cancelled', undefined, { name, matrix }),
    isForgiven: forgiven,
  });
  const work = (): Promise<CountedJob> =>
    runners.use(async () => {
      if (cancel.signal.aborted || run.lose.aborted) return never();
      const result = await runJob(run, { job, name, matrix, strategy, needs, scope, cancel });
      if (result.conclusion === 'failure' && !forgiven) place.onFailure();
      return { ...result, isForgiven: forgiven };
    });
  try {
    const wanted = readConcurrency(run.evaluator.value(job.tokens.get('concurrency'), scope));
    if (wanted === undefined) return await work();
    const entered = await groups.enter({ ...wanted, onCancel: () => cancel.abort(), signal: cancel.signal });
    if (entered === 'superseded') return never();
    return await work().finally(entered.leave);
  } finally {
    run.cancel.removeEventListener('abort', onCancel);
  }
}

function withContexts(scope: Scope, contexts: Readonly<Record<string, unknown>>): Scope {
  return { ...scope, contexts: { ...scope.contexts, ...contexts } };
}

function jobName(run: RunState, job: JobDefinition, scope: Scope, matrix: Combination): string {
  const name = job.tokens.get('name');
  if (name !== undefined) return run.evaluator.text(name, scope);
  const values = Object.values(matrix).map((value) => textOf(value));
  return values.length === 0 ? job.id : `${job.id} (${values.join(', ')})`;
}

/** A job that never got a runner. */
function notRun(
  run: RunState,
  job: JobDefinition,
  conclusion: Conclusion,
  problem?: string,
  { name = job.id, matrix = {} }: { readonly name?: string; readonly matrix?: Combination } = {},
): JobResult {
  const scope = jobScopeOf(run, {}, { success: true, failure: false, cancelled: false });
  return {
    ...{ id: job.id, name, conclusion, matrix, outputs: {}, steps: [], orphans: [], workspace: '', temp: '' },
    permissions: jobPermissions(run, { job, scope }),
    log: problem ?? '',
    annotations: problem === undefined ? [] : [{ level: 'error', message: problem, properties: {} }],
    step: (idOrName) => findStep(name, [], idOrName),
  };
}

function single(job: JobDefinition, result: JobResult): Finished {
  return { result: result.conclusion, outputs: {}, jobs: [{ ...result, id: job.id, isForgiven: false }] };
}

/** The worst result counts; of outputs with the same name, the last job's wins. */
function summed(jobs: readonly CountedJob[]): Finished {
  const results = jobs.map(({ conclusion, isForgiven }) =>
    isForgiven && conclusion === 'failure' ? 'success' : conclusion,
  );
  const worst = (['failure', 'cancelled', 'skipped'] as const).find((each) => results.includes(each));
  return { result: worst ?? 'success', outputs: Object.assign({}, ...jobs.map((each) => each.outputs)), jobs };
}
