import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { claudeDriver } from '../../src/adapters/agents/claude.ts';
import { repositoryRoot } from '../support/action-runner.ts';
import { lintWorkflow } from '../support/workflow/lint.ts';
import { exampleActions, exampleOf } from './examples-rig.ts';
import { readmeWorkflows } from './readme.ts';

const examples = ['nightly.yml', 'pr.yml'] as const;

interface Example {
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: unknown;
  readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes': number; readonly steps: readonly Step[] }>>;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

function parsed(name: string): Example {
  return parse(exampleOf(name)) as Example;
}

function stepsOf(name: string): readonly Step[] {
  return Object.values(parsed(name).jobs).flatMap(({ steps }) => steps);
}

describe.each(examples)('examples/%s', (name) => {
  it('is clean, with every input that our action.yml has', async () => {
    expect(await lintWorkflow({ name, yaml: exampleOf(name), actions: exampleActions })).toEqual([]);
  });

  it('names whole versions, and those that are tested', () => {
    const uses = stepsOf(name).flatMap((step) => step.uses ?? []);
    expect(uses.filter((each) => !/@v\d+\.\d+\.\d+$/.test(each))).toEqual([]);
    const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as { version: string };
    expect(uses).toContain(`org/ralph-action@v${version}`);
    const runs = stepsOf(name).flatMap((step) => step.run ?? []);
    expect(runs).toContain(`npm install --global @anthropic-ai/claude-code@${claudeDriver.version}`);
  });

  it('asks for three permissions and says why, line by line', () => {
    expect(parsed(name).permissions).toEqual({ contents: 'write', 'pull-requests': 'write', actions: 'read' });
    const lines = exampleOf(name).match(/^ {2}[\w-]+: (?:write|read)\b.*$/gm);
    expect(lines).toHaveLength(3);
    for (const line of lines ?? []) expect(line).toMatch(/# \w+/);
  });

  it('lets one run at a time push, and ends by itself', () => {
    expect(parsed(name).concurrency).toEqual({ group: 'ralph' });
    expect(Object.values(parsed(name).jobs).map((job) => job['timeout-minutes'])).toEqual([expect.any(Number)]);
  });

  it('can be read in a minute', () => {
    expect(exampleOf(name).split('\n').length).toBeLessThanOrEqual(50);
  });
});

describe('the README', () => {
  it('shows examples/nightly.yml word for word', () => {
    const [shown, ...others] = readmeWorkflows();
    expect(shown).toBe(exampleOf('nightly.yml'));
    expect(others).toEqual([]);
  });
});
