import type { ActionManifest } from './action-manifest.ts';
import { type ActionsLibrary, loadActionsLibrary } from './actions-library.ts';
import { type JobDefinition, parseWorkflowFile, type StepDefinition, type WorkflowProblem } from './definition.ts';
import { entriesOf } from './expressions.ts';
import { findAction, loadAction } from './resolve-action.ts';

/** A workflow to look at before anybody runs it. */
export interface LintCall {
  /** Shown in problems. */
  readonly name: string;
  readonly yaml: string;
  /** Actions whose inputs and outputs are checked, as in `RunWorkflowOptions`; other actions are taken as they are. */
  readonly actions: Readonly<Record<string, string>>;
}

/**
 * Everything that is wrong with a workflow: what GitHub's parser refuses, inputs that an action does not declare or that are missing,
 * and outputs of a step that its action does not have. Empty when all is well.
 */
export async function lintWorkflow({ name, yaml, actions }: LintCall): Promise<readonly WorkflowProblem[]> {
  const library = await loadActionsLibrary();
  const parsed = await parseWorkflowFile(library, name, yaml);
  if (!parsed.ok) return parsed.problems;
  return parsed.workflow.jobs.flatMap((job) => {
    const manifests = new Map(job.steps.map((step) => [step.id, manifestOf(library, step, actions)]));
    const inputs = job.steps.flatMap((step) => inputProblems(step, manifests.get(step.id)));
    return [...inputs, ...outputProblems(library, job, manifests)];
  });
}

function manifestOf(
  library: ActionsLibrary,
  { tokens }: StepDefinition,
  actions: Readonly<Record<string, string>>,
): ActionManifest | undefined {
  const uses = tokens.get('uses')?.toString();
  const folder = uses === undefined || uses.startsWith('./') ? undefined : findAction(uses, { actions, workspace: '' });
  return uses === undefined || folder === undefined ? undefined : loadAction(library, uses, folder).manifest;
}

function inputProblems({ tokens }: StepDefinition, manifest: ActionManifest | undefined): readonly WorkflowProblem[] {
  if (manifest === undefined) return [];
  const given = entriesOf(tokens.get('with'));
  const declared = new Map([...manifest.inputs].map(([name, input]) => [name.toLowerCase(), input]));
  const names = new Set(given.map(([name]) => name.toLowerCase()));
  const uses = tokens.get('uses');
  const unknown = given
    .filter(([name]) => !declared.has(name.toLowerCase()))
    .map(([name, token]) => problem(`${uses} has no input "${name}".`, token.line));
  const missing = [...declared]
    .filter(([name, { required, fallback }]) => required && fallback === undefined && !names.has(name))
    .map(([name]) => problem(`${uses} needs the input "${name}".`, uses?.line));
  return [...unknown, ...missing];
}

/** Looks at every expression of the job for `steps.<id>.outputs.<name>`. */
function outputProblems(
  library: ActionsLibrary,
  job: JobDefinition,
  manifests: ReadonlyMap<string, ActionManifest | undefined>,
): readonly WorkflowProblem[] {
  return expressionsOf(library, job).flatMap(({ expression, line }) =>
    [...expression.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)].flatMap(([, step = '', output = '']) => {
      const manifest = manifests.get(step);
      if (!manifests.has(step)) return [problem(`No step has the id "${step}".`, line)];
      if (manifest === undefined || manifest.outputs.includes(output)) return [];
      return [problem(`The action of step "${step}" has no output "${output}".`, line)];
    }),
  );
}

interface Expression {
  readonly expression: string;
  readonly line: number | undefined;
}

function expressionsOf({ parser }: ActionsLibrary, job: JobDefinition): readonly Expression[] {
  const conditions = job.steps.map(({ condition, tokens }) => ({
    expression: condition,
    line: tokens.get('if')?.line,
  }));
  const inTokens = [...job.tokens.values()].flatMap((root) =>
    [...treeOf(root)].flatMap((token) =>
      parser.isBasicExpression(token) ? [{ expression: token.expression, line: token.line }] : [],
    ),
  );
  return [...conditions, ...inTokens];
}

type Token = JobDefinition['tokens'] extends ReadonlyMap<string, infer T> ? T : never;

function* treeOf(token: Token): Generator<Token> {
  yield token;
  const children = isIterable(token) ? [...token] : [];
  for (const child of children)
    yield* treeOf('value' in child && 'key' in child ? (child.value as Token) : (child as Token));
}

function isIterable(token: object): token is Iterable<object> {
  return Symbol.iterator in token;
}

function problem(message: string, line: number | undefined): WorkflowProblem {
  return { message, ...(line === undefined ? {} : { line }) };
}
