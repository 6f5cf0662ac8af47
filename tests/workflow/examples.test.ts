import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from '../support/action-runner.ts';
import { lintWorkflow } from '../support/workflow/lint.ts';
import { exampleActions, exampleOf } from './examples-rig.ts';
import { readmeWorkflows } from './readme.ts';

const examples = ['nightly.yml', 'dispatch.yml', 'comment.yml', 'label.yml', 'two-jobs.yml'] as const;

/** Permissions that a run needs, and those that commands in issues need beside them. */
const running = { contents: 'write', 'pull-requests': 'write', actions: 'read' };
const answering = { contents: 'write', issues: 'write', 'pull-requests': 'write' };

/** Job -> what it may do. */
const granted: Readonly<Record<(typeof examples)[number], Readonly<Record<string, object>>>> = {
  // It starts itself again.
  'nightly.yml': { ralph: { ...running, actions: 'write' } },
  'dispatch.yml': { ralph: running },
  'comment.yml': { answer: { ...answering, actions: 'read' }, work: { ...running, issues: 'write' } },
  'label.yml': { work: { ...running, issues: 'write' } },
  'two-jobs.yml': {
    work: { contents: 'read', 'pull-requests': 'read' },
    publish: { contents: 'write', 'pull-requests': 'write' },
  },
};

interface Example {
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency?: Concurrency;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Concurrency {
  readonly group: string;
}

interface Job {
  readonly 'timeout-minutes': number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: Concurrency;
}

function parsed(name: string): Example {
  return parse(exampleOf(name)) as Example;
}

describe.each(examples)('examples/%s', (name) => {
  it('is clean, with every input that our action.yml has', async () => {
    expect(await lintWorkflow({ name, yaml: exampleOf(name), actions: exampleActions })).toEqual([]);
  });

  it('pins the actions of others to a commit, with its version, and ours to the one that is tested', () => {
    const uses = exampleOf(name).match(/(?<=\buses: ).*$/gm) ?? [];
    const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as { version: string };
    const [ours, others] = [
      uses.filter((each) => each.startsWith('org/')),
      uses.filter((each) => !each.startsWith('org/')),
    ];
    expect(new Set(ours)).toEqual(new Set([`org/ralph-action@v${version}`]));
    expect(others.filter((each) => !/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+(?:;|$)/.test(each))).toEqual([]);
    expect(others.length).toBeGreaterThan(0);
  });

  it('asks for the permissions that its jobs need, and says why, line by line', () => {
    const { jobs, permissions } = parsed(name);
    const held = Object.entries(jobs).map(([job, own]) => [job, own.permissions ?? permissions]);
    expect(Object.fromEntries(held)).toEqual(granted[name]);
    const lines = exampleOf(name).match(/^ +[\w-]+: (?:write|read)\b.*$/gm) ?? [];
    expect(lines).toHaveLength(Object.values(granted[name]).flatMap((each) => Object.keys(each)).length);
    for (const line of lines) expect(line).toMatch(/# \w+/);
  });

  it('lets one run at a time push, holds no answer back, and ends by itself', () => {
    const { jobs, concurrency } = parsed(name);
    for (const [job, own] of Object.entries(jobs)) {
      const group = (own.concurrency ?? concurrency)?.group;
      expect([job, group]).toEqual([job, job === 'answer' ? undefined : 'ralph']);
      expect(own['timeout-minutes']).toEqual(expect.any(Number));
    }
  });

  it('can be read in a minute', () => {
    expect(exampleOf(name).split('\n').length).toBeLessThanOrEqual(73);
  });
});

describe('the README', () => {
  it('shows examples/nightly.yml word for word', () => {
    const [shown, ...others] = readmeWorkflows();
    expect(shown).toBe(exampleOf('nightly.yml'));
    expect(others).toEqual([]);
  });
});
