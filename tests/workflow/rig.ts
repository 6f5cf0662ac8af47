import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { repositoryRoot } from '../support/action-runner.ts';
import type { RunWorkflowOptions } from '../support/workflow/options.ts';
import { builtinActions } from '../support/workflow/resolve-action.ts';
import type { WorkflowRun } from '../support/workflow/results.ts';
import { runWorkflow } from '../support/workflow/run-workflow.ts';

export const fixtures = join(repositoryRoot, 'tests', 'fixtures', 'workflows');

/** The small actions of tests/fixtures/workflows beside the doubles of GitHub's. */
export const fixtureActions: Readonly<Record<string, string>> = {
  ...builtinActions,
  ...Object.fromEntries(
    ['probe', 'stubborn', 'holder'].map((name) => [`test/${name}@v1`, join(fixtures, 'actions', name)]),
  ),
};

/** Runs a workflow on a push to main of acme/widgets, at a hundredth of GitHub's waiting times. */
export function run(yaml: string, options: Partial<RunWorkflowOptions> = {}): Promise<WorkflowRun> {
  return runWorkflow({
    yaml,
    event: { name: 'push', payload: { ref: 'refs/heads/main', repository: { default_branch: 'main' } } },
    repository: 'acme/widgets',
    serverUrl: 'http://localhost:9',
    apiUrl: 'http://localhost:9/api/v3',
    workspaceRoot: temporaryFolder(),
    actions: fixtureActions,
    timeScale: 0.1,
    ...options,
  });
}

/** One job of these steps, as YAML. */
export function job(steps: string, rest = ''): string {
  const indented = steps.trim().replaceAll(/^(?!\s*$)/gm, '      ');
  return `on: push\njobs:\n  it:\n    runs-on: ubuntu-latest\n${rest}    steps:\n${indented}\n`;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
