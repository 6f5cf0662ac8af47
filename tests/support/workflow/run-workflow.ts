import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { loadActionsLibrary } from './actions-library.ts';
import { type ConcurrencyGroups, createConcurrencyGroups } from './concurrency.ts';
import { parseWorkflowFile, type WorkflowDefinition } from './definition.ts';
import { eventContext, isTriggered } from './event.ts';
import { createEvaluator, type Evaluator, type Scope } from './expressions.ts';
import type { RunState } from './job-state.ts';
import { runJobs } from './jobs.ts';
import type { RunWorkflowOptions } from './options.ts';
import { readConcurrency } from './read-concurrency.ts';
import type { JobResult, WorkflowRun } from './results.ts';
import { runnerTimes } from './runner-process.ts';

/**
 * Runs a workflow file the way GitHub would: trigger, concurrency, jobs, steps, post steps, on GitHub's own parser and expressions.
 * What it leaves behind stands in `workspaceRoot`.
 */
export async function runWorkflow(options: RunWorkflowOptions): Promise<WorkflowRun> {
  const library = await loadActionsLibrary();
  const name = options.workflowPath ?? '.github/workflows/workflow.yml';
  const yaml = options.yaml ?? readFileSync(options.file ?? name, 'utf8');
  const parsed = await parseWorkflowFile(library, name, yaml);
  if (!parsed.ok) return ended('startup-failure', [], parsed.problems);
  if (!isTriggered(parsed.workflow.events, options.event)) return ended('not-triggered', []);
  const stop = new AbortController();
  const timer = options.cancelAfterMs === undefined ? undefined : setTimeout(() => stop.abort(), options.cancelAfterMs);
  const run: RunState = {
    ...{ library, options, workflow: parsed.workflow, evaluator: createEvaluator(library) },
    times: { ...runnerTimes(options.timeScale), ...options.times },
    github: githubOf(options, parsed.workflow),
    inputs: inputsOf(options, parsed.workflow),
    cancel: AbortSignal.any([stop.signal, ...(options.cancel === undefined ? [] : [options.cancel])]),
    lose: options.lose ?? new AbortController().signal,
  };
  const groups = options.concurrency ?? createConcurrencyGroups();
  try {
    return await inGroup(run, { groups, stop, evaluator: run.evaluator });
  } finally {
    clearTimeout(timer);
  }
}

interface Entering {
  readonly groups: ConcurrencyGroups;
  readonly stop: AbortController;
  readonly evaluator: Evaluator;
}

/** Runs the jobs once the workflow's concurrency group lets it. */
async function inGroup(run: RunState, { groups, stop, evaluator }: Entering): Promise<WorkflowRun> {
  const scope: Scope = {
    contexts: { github: run.github, inputs: run.inputs, vars: run.options.vars ?? {} },
    status: { success: true, failure: false, cancelled: false },
  };
  const wanted = readConcurrency(evaluator.value(run.workflow.tokens.get('concurrency'), scope));
  if (wanted === undefined) return ended(undefined, await runJobs(run, groups));
  const place = await groups.enter({ ...wanted, onCancel: () => stop.abort(), signal: run.cancel });
  if (place === 'superseded') return ended('cancelled', []);
  try {
    return ended(undefined, await runJobs(run, groups));
  } finally {
    place.leave();
  }
}

function githubOf(options: RunWorkflowOptions, workflow: WorkflowDefinition): Record<string, unknown> {
  const { repository, serverUrl, apiUrl, event, runId = 4242, runAttempt = 1 } = options;
  const path = options.workflowPath ?? '.github/workflows/workflow.yml';
  const about = eventContext(event);
  return {
    ...about,
    event: event.payload,
    actor_id: '1001',
    triggering_actor: about['actor'],
    repository,
    repository_id: '2002',
    repository_owner: repository.split('/')[0],
    repository_owner_id: '3003',
    server_url: serverUrl,
    api_url: apiUrl,
    graphql_url: `${apiUrl}/graphql`,
    workflow: workflow.name,
    workflow_ref: `${repository}/${path}@${about['ref']}`,
    workflow_sha: about['sha'],
    run_id: String(runId),
    run_number: '7',
    run_attempt: String(runAttempt),
    retention_days: '90',
    ref_protected: 'false',
  };
}

type Inputs = Readonly<Record<string, { readonly type?: string; readonly default?: unknown }>>;

/** The `inputs` context of workflow_dispatch: what was given, else the defaults, with booleans as such. */
function inputsOf({ event }: RunWorkflowOptions, workflow: WorkflowDefinition): Record<string, unknown> {
  if (event.name !== 'workflow_dispatch') return {};
  const declared = ((workflow.events['workflow_dispatch'] ?? {}) as { inputs?: Inputs }).inputs ?? {};
  const given = (event.payload['inputs'] ?? {}) as Readonly<Record<string, unknown>>;
  const values = Object.entries(declared).map(([name, { type, default: fallback }]) => {
    const value = given[name] ?? fallback ?? (type === 'boolean' ? false : '');
    return [name, type === 'boolean' ? String(value) === 'true' : value] as const;
  });
  return { ...given, ...Object.fromEntries(values) };
}

function ended(
  conclusion: WorkflowRun['conclusion'] | undefined,
  jobs: readonly (JobResult & { readonly isForgiven?: boolean })[],
  problems: WorkflowRun['problems'] = [],
): WorkflowRun {
  return {
    conclusion: conclusion ?? conclusionOf(jobs),
    jobs,
    problems,
    job: (id, matrix) => {
      const ofId = jobs.filter(
        (job) => job.id === id && (matrix === undefined || isDeepStrictEqual(job.matrix, matrix)),
      );
      if (ofId.length === 1 && ofId[0] !== undefined) return ofId[0];
      const names = jobs.map((job) => job.name).join(', ') || 'none';
      throw new Error(`${ofId.length} jobs are "${id}" with these values. The run's jobs: ${names}`);
    },
  };
}

function conclusionOf(jobs: readonly (JobResult & { readonly isForgiven?: boolean })[]): WorkflowRun['conclusion'] {
  const conclusions = jobs.filter((job) => job.isForgiven !== true).map((job) => job.conclusion);
  if (conclusions.includes('failure')) return 'failure';
  if (conclusions.includes('cancelled')) return 'cancelled';
  return jobs.length > 0 && jobs.every((job) => job.conclusion === 'skipped') ? 'skipped' : 'success';
}
