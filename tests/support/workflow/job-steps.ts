import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/index';
import { type ActionSource, runAction } from './action-handler.ts';
import type { StepDefinition } from './definition.ts';
import { type JobState, jobScope } from './job-state.ts';
import { findAction, loadAction } from './resolve-action.ts';
import type { StepResult } from './results.ts';
import { runScript } from './run-handler.ts';
import { type PlannedStep, runStep } from './step.ts';

/** Finds every action before the first step, as the runner downloads them. Throws when one does not exist. */
export function assertActions(state: JobState): void {
  for (const { tokens } of state.job.steps) {
    const uses = tokens.get('uses')?.toString();
    if (uses !== undefined && !uses.startsWith('./')) load(state, uses);
  }
}

/** Runs the main steps, then the post steps of those that started, last in first out. Results appear as they are made. */
export async function runSteps(state: JobState, results: StepResult[]): Promise<void> {
  const posts: PlannedStep[] = [];
  const run = async (step: PlannedStep): Promise<StepResult> => {
    const result = await runStep(state, step);
    results.push(result);
    return result;
  };
  for (const definition of state.job.steps) {
    if (isLost(state)) return;
    const planned = plan(state, definition);
    const result = await run(planned);
    const post = planned.source?.manifest.post;
    if (planned.source === undefined || post === undefined || !planned.wasStarted()) continue;
    posts.unshift(postStep(planned, { source: planned.source, condition: post.condition, state: result.state }));
  }
  for (const post of posts) {
    if (isLost(state)) return;
    await run(post);
  }
}

interface PlannedMain extends PlannedStep {
  /** Set once the step's action was found, which for `./` is when it starts. */
  source: ActionSource | undefined;
  /** A step that was skipped has no post step. */
  readonly wasStarted: () => boolean;
}

function plan(state: JobState, definition: StepDefinition): PlannedMain {
  const uses = definition.tokens.get('uses')?.toString();
  let isStarted = false;
  const step: PlannedMain = {
    definition,
    name: stepName(state, definition),
    stage: 'main',
    condition: definition.condition,
    state: new Map(),
    source: undefined,
    wasStarted: () => isStarted,
    execute: async (running) => {
      isStarted = true;
      if (definition.tokens.has('run')) return runScript(running);
      if (uses === undefined) throw new Error(`The workflow runner of the tests runs only "run" and "uses" steps.`);
      step.source = load(state, uses);
      return runAction(running, step.source, 'main');
    },
  };
  return step;
}

function postStep(
  main: PlannedMain,
  post: { readonly source: ActionSource; readonly condition: string; readonly state: Readonly<Record<string, string>> },
): PlannedStep {
  return {
    definition: main.definition,
    name: `Post ${main.name}`,
    stage: 'post',
    condition: post.condition,
    state: new Map(Object.entries(post.state)),
    execute: (running) => runAction(running, post.source, 'post'),
  };
}

/** The `name`, or what GitHub makes up. */
function stepName(state: JobState, { tokens }: StepDefinition): string {
  const name = tokens.get('name');
  if (name !== undefined) return state.run.evaluator.text(name, jobScope(state));
  const action = tokens.get('uses');
  if (action !== undefined) return `Run ${action.toString()}`;
  const script = tokens.get('run');
  return script === undefined ? 'Run' : `Run ${firstLine(script)}`;
}

/** Of the script as it stands in the file, expressions and all. */
function firstLine(script: TemplateToken): string {
  const source = 'source' in script && typeof script.source === 'string' ? script.source : script.toString();
  return source.trim().split('\n', 1)[0] ?? '';
}

function load(state: JobState, uses: string): ActionSource {
  const { actions } = state.run.options;
  const folder = findAction(uses, { workspace: state.workspace, ...(actions === undefined ? {} : { actions }) });
  return loadAction(state.run.library, uses, folder);
}

/** The machine is gone, or GitHub's patience after a cancel. */
export function isLost({ lose }: JobState): boolean {
  return lose.signal.aborted;
}
