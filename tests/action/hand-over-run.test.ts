import { cpSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Stage, stage, works } from './stage.ts';

/** The job that works, and the one that publishes on another machine. */
function jobs(at: Stage, inputs: Record<string, string> = {}) {
  const folder = at.box.path('hand-over');
  const taken = at.box.path('taken');
  return {
    work: () => at.run({ ...inputs, hand_over: folder }),
    publish: () => {
      cpSync(folder, taken, { recursive: true });
      rmSync(at.box.path('temp/ralph'), { recursive: true, force: true });
      const none = { agent: '', agent_command: '', review_agent: '', isolation: '' };
      return at.run({ ...inputs, ...none, mode: 'publish', hand_over: taken });
    },
  };
}

const stories = [{ id: 'A', title: 'First title', passes: false }];

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
