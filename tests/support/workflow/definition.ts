import type { MappingToken, TemplateToken } from '@actions/workflow-parser/templates/tokens/index';
import type { ActionsLibrary } from './actions-library.ts';
import { entriesOf } from './expressions.ts';

/** A workflow file as GitHub's parser reads it. Values stay tokens: they are evaluated when their contexts exist. */
export interface WorkflowDefinition {
  readonly name: string;
  /** Event name -> its filters. */
  readonly events: Readonly<Record<string, unknown>>;
  readonly tokens: Tokens;
  readonly jobs: readonly JobDefinition[];
}

export interface JobDefinition {
  readonly id: string;
  readonly needs: readonly string[];
  /** With `success() &&` in front when it names no status function, as GitHub adds it. */
  readonly condition: string;
  readonly tokens: Tokens;
  readonly steps: readonly StepDefinition[];
}

export interface StepDefinition {
  /** The `id`, or one that the parser made up; the value of GITHUB_ACTION. */
  readonly id: string;
  readonly condition: string;
  readonly tokens: Tokens;
}

export type Tokens = ReadonlyMap<string, TemplateToken>;

/** A reason why GitHub would not start this file, with its place. */
export interface WorkflowProblem {
  readonly message: string;
  /** 1-based; absent when the parser names no place. */
  readonly line?: number;
}

export type ParsedWorkflow =
  | { readonly ok: true; readonly workflow: WorkflowDefinition }
  | { readonly ok: false; readonly problems: readonly WorkflowProblem[] };

/**
 * Reads a workflow with the official parser.
 * @param name shown in problems, and the workflow's name when it has none
 */
export async function parseWorkflowFile(library: ActionsLibrary, name: string, yaml: string): Promise<ParsedWorkflow> {
  const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = library.parser;
  const { context, value } = parseWorkflow({ name, content: yaml }, new NoOperationTraceWriter());
  const template = value === undefined ? undefined : await convertWorkflowTemplate(context, value);
  const problems = context.errors.getErrors().map((error) => ({
    message: error.message,
    ...(error.range === undefined ? {} : { line: error.range.start.line }),
  }));
  if (value === undefined || template === undefined || problems.length > 0) return { ok: false, problems };
  const tokens = new Map(entriesOf(value));
  const jobTokens = new Map(entriesOf(tokens.get('jobs')));
  const jobs = template.jobs.map((job): JobDefinition => {
    const own = new Map(entriesOf(jobTokens.get(job.id.value)));
    return {
      id: job.id.value,
      needs: (job.needs ?? []).map((need) => need.value),
      condition: job.if.expression,
      tokens: own,
      steps: job.type === 'job' ? stepsOf(library, job.steps, own.get('steps')) : [],
    };
  });
  return {
    ok: true,
    workflow: { name: tokens.get('name')?.toString() ?? name, events: { ...template.events }, tokens, jobs },
  };
}

function stepsOf(
  { parser }: ActionsLibrary,
  steps: readonly { readonly id: string; readonly if?: { readonly expression: string } }[],
  token: TemplateToken | undefined,
): readonly StepDefinition[] {
  const mappings = token !== undefined && parser.isSequence(token) ? [...token] : [];
  return steps.map(({ id, if: condition }, index) => ({
    id,
    condition: condition?.expression ?? 'success()',
    tokens: new Map(entriesOf(mappings[index] as MappingToken)),
  }));
}
