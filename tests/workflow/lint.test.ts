import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../support/action-runner.ts';
import { lintWorkflow } from '../support/workflow/lint.ts';
import { readmeWorkflows } from './readme.ts';
import { fixtureActions, job } from './rig.ts';

const actions = { ...fixtureActions, 'org/ralph-action': repositoryRoot };

function lint(
  yaml: string,
  name = 'test.yml',
): Promise<readonly { readonly message: string; readonly line?: number }[]> {
  return lintWorkflow({ name, yaml, actions });
}

describe('the linter', () => {
  it('knows our inputs and outputs', async () => {
    const yaml = job(`
- id: ralph
  uses: org/ralph-action@0123456789012345678901234567890123456789
  with:
    agent: command
    agent_comand: my-agent
    Max_Attempts: 3
- if: steps.ralph.outputs.halt == 'ready'
  run: echo "\${{ steps.ralph.outputs.brnch_name }} \${{ steps.ralf.outputs.halt }}"
`);
    expect(await lint(yaml)).toEqual([
      { message: 'org/ralph-action@0123456789012345678901234567890123456789 has no input "agent_comand".', line: 10 },
      { message: 'The action of step "ralph" has no output "brnch_name".', line: 13 },
      { message: 'No step has the id "ralf".', line: 13 },
    ]);
  });

  it('says what GitHub would refuse', async () => {
    const problems = await lint('on: push\njobs:\n  a:\n    runs-on: x\n    stepz: []\n');
    expect(problems.map(({ message, line }) => [line, message])).toContainEqual([
      5,
      "test.yml (Line: 5, Col: 5): Unexpected value 'stepz'",
    ]);
  });

  it('takes unknown actions as they are', async () => {
    expect(await lint(job('- { uses: someone/else@v1, with: { anything: 1 } }'))).toEqual([]);
  });
});

describe('our own workflows', () => {
  const folders = ['.github/workflows', 'examples'].map((folder) => join(repositoryRoot, folder));
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => /\.ya?ml$/.test(file));

  it('are there', () => {
    expect(files.map((file) => file.slice(repositoryRoot.length + 1))).toContain('.github/workflows/ci.yml');
  });

  it.each(files)('%s is clean', async (file) => {
    expect(await lint(readFileSync(file, 'utf8'), file)).toEqual([]);
  });

  it('in the README are clean', async () => {
    const workflows = readmeWorkflows();
    expect(workflows.length).toBeGreaterThan(0);
    for (const yaml of workflows) expect(await lint(yaml, 'README.md')).toEqual([]);
  });
});
