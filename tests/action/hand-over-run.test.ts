import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { githubRefusals } from '../support/git-refusals.ts';
import { changedWorkflow } from '../support/github/git-front.ts';
import { type Stage, stage, works } from './stage.ts';

/** The job that works, and the one that publishes on another machine. */
function jobs(at: Stage, inputs: Record<string, string> = {}) {
  const folder = at.box.path('hand-over');
  const taken = at.box.path('taken');
  return {
    work: (cancel?: AbortSignal) => {
      for (const old of [folder, taken, at.box.path('temp/ralph')]) rmSync(old, { recursive: true, force: true });
      return at.run({ ...inputs, hand_over: folder }, cancel && { cancel });
    },
    publish: () => {
      cpSync(folder, taken, { recursive: true });
      rmSync(at.box.path('temp/ralph'), { recursive: true, force: true });
      const none = { agent: '', agent_command: '', review_agent: '', isolation: '' };
      return at.run({ ...inputs, ...none, mode: 'publish', hand_over: taken });
    },
  };
}

const stories = [{ id: 'A', title: 'First title', passes: false }];
const second = { id: 'B', title: 'Second title', passes: false };
const two = { 'prd.json': JSON.stringify([...stories, second]) };

function named(branchName: string) {
  return { 'prd.json': JSON.stringify({ branchName, userStories: stories }) };
}

describe('a branch that no job publishes', () => {
  test.each(['release/next', 'ralph/c++', 'ralph/user@home', 'ralph/größe', 'ralph'])(
    'is refused before the first agent: %s',
    async (branchName) => {
      await using at = await stage(works, named(branchName));
      const end = await jobs(at).work();
      expect(end).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
      expect(end.reasons).toEqual([expect.stringContaining(`the work would go to the branch ${branchName}, and`)]);
      expect(at.prompts()).toEqual([]);
    },
  );

  test('is anybody to a job that pushes itself', async () => {
    await using at = await stage(works, named('release/next'));
    expect(await at.run()).toMatchObject({ exitCode: 0, outputs: { branch_name: 'release/next' } });
  });
});

describe('what a job hands over is published', () => {
  test.each([
    ['below the prefix of the workflow', 'team/', 'team/default', []],
    ['where a branch stands in the way of the prefix', 'ralph/', 'ralph-default', ['ralph']],
  ])('%s', async (_, branch_prefix, branch, others) => {
    await using at = await stage(works);
    for (const other of others) at.box.git(at.remote.gitDir, 'branch', other, 'main');
    const { work, publish } = jobs(at, { branch_prefix });
    const worked = await work();
    expect(worked, at.said.join('\n')).toMatchObject({ exitCode: 0, outputs: { branch_name: branch } });
    const published = await publish();
    expect(published, at.said.join('\n')).toMatchObject({ exitCode: 0, outputs: { branch_name: branch } });
    expect((await at.remote.refs()).get(`refs/heads/${branch}`)).toBe(worked.outputs.commit_sha);
  });

  test('where the project has workflows, which records must not seem to take away', async () => {
    const adds = `echo x >> src/a.txt; echo "test('a is there', () => {});" > test/$(ls test | wc -l).test.js`;
    const files = { ...two, '.github/workflows/ci.yml': 'on: push\n' };
    await using at = await stage(adds, files);
    const { gitDir } = at.remote;
    const refuse = (_: string, { new: sha }: { readonly new: string }) => {
      const path = changedWorkflow(gitDir, sha);
      return path === undefined ? undefined : githubRefusals.workflowPermission(path);
    };
    at.remote.behave({ refuse });
    const { work, publish } = jobs(at, { max_iterations: '1' });
    let before = '';
    for (const subjects of [['A'], ['A', 'B']]) {
      const worked = await work();
      expect(await publish(), at.said.join('\n')).toMatchObject({ exitCode: 0, halt: { kind: 'skipped' } });
      const head = worked.outputs.commit_sha;
      const refs = [...(await at.remote.refs()).keys()].filter((ref) => ref.startsWith('refs/ralph/'));
      // What only the night before needed is gone.
      const kept = `refs/ralph/default/needed/${head.slice(0, 12)}`;
      expect(refs).toEqual(expect.arrayContaining([kept, 'refs/ralph/default/state']));
      expect(refs).not.toContain(before);
      before = kept;
      expect((await at.remote.refs()).get('refs/heads/ralph/default')).toBe(head);
      const done = at.box.git(gitDir, 'log', '--reverse', '--format=%s', 'main..ralph/default').split('\n');
      expect(done.flatMap((subject) => /\[(\w)\]/.exec(subject)?.[1] ?? [])).toEqual(subjects);
    }
    expect(at.said.filter((line) => line.startsWith('warning') && line.includes('record'))).toEqual([]);
  });

  test('of a run that was cancelled in its first attempt, beside the records of others', async () => {
    await using at = await stage(`if [ -e "$0.slow" ]; then touch "$0.begun"; sleep 300; fi; ${works}`, two);
    const { work, publish } = jobs(at, { resume: 'never', max_iterations: '1' });
    const first = await work();
    expect(first.outputs.stories_passed, [...first.reasons, ...at.said].join('\n')).toBe('1');
    expect((await publish()).exitCode).toBe(0);
    const before = (await at.remote.refs()).get('refs/ralph/default/state') ?? '';
    writeFileSync(at.box.path('agent.sh.slow'), '');
    const cancel = new AbortController();
    const working = work(cancel.signal);
    await vi.waitFor(() => expect(existsSync(at.box.path('agent.sh.begun'))).toBe(true), 150_000);
    cancel.abort('SIGTERM');
    const worked = await working;
    await worked.after?.();
    expect(worked.outputs.halt, worked.reasons.join('\n')).toBe('interrupted');
    expect(await publish(), at.said.join('\n')).toMatchObject({ exitCode: 0 });
    const { gitDir } = at.remote;
    expect(at.box.git(gitDir, 'rev-list', 'refs/ralph/default/state').split('\n')).toContain(before);
    expect(at.box.git(gitDir, 'ls-tree', '--name-only', 'refs/ralph/default/state', 'runs/')).toMatch(
      new RegExp(`${worked.outputs.run_id}[.]jsonl`),
    );
  });

  test('whatever the configuration file says of agents', async () => {
    const config = 'agent_args: "--verbose --effort high"\nreview_agent: command\nprompt: p.md\n';
    await using at = await stage(works, { '.ralph/config.yaml': config, 'p.md': 'Do {story}.\n' });
    const { work, publish } = jobs(at);
    const worked = await work();
    expect(worked.outputs.stories_passed, [...worked.reasons, ...at.said].join('\n')).toBe('1');
    expect(await publish(), at.said.join('\n')).toMatchObject({ exitCode: 0 });
  });

  test('or the full disk is named, not a bug', async () => {
    await using at = await stage(works);
    const { work, publish } = jobs(at);
    expect((await work()).exitCode).toBe(0);
    at.summaries.push = () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    const end = await publish();
    expect(end).toMatchObject({ exitCode: 1, halt: { kind: 'environment_broken' } });
    expect(end.reasons.join(' ')).toMatch(
      /the disk refused a write during the publishing.*Free the disk and run this job again/,
    );
  });
});
