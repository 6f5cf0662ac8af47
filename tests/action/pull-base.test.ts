import { describe, expect, test } from 'vitest';
import { readJob } from '../../src/action/job.ts';
import { prepare } from '../../src/action/prepare.ts';
import type { Asked, PinnedPull } from '../../src/core/asked.ts';
import { type Stage, stage, token, works } from './stage.ts';

/** A project whose branches `other` and `work` hold what `main` holds. */
async function project(): Promise<Stage> {
  return stage(works, {}, (box, workspace) => {
    for (const branch of ['other', 'work']) box.git(workspace, 'branch', branch);
  });
}

/** What comes of `/ralph run` on that pull request: the branch that is worked on, or why nothing is. */
async function asked(at: Stage, pull: Pick<PinnedPull, 'head' | 'base'>, baseBranch = ''): Promise<string> {
  const env = { PATH: process.env['PATH'] ?? '/bin', HOME: at.box.root };
  const sha = at.box.git(at.workspace, 'rev-parse', 'HEAD');
  const read = readJob({
    ...{ GITHUB_WORKSPACE: at.workspace, RUNNER_TEMP: at.box.path('temp'), GITHUB_SERVER_URL: at.remote.serverUrl },
    ...{ GITHUB_SHA: sha, GITHUB_REPOSITORY: 'acme/widgets', GITHUB_EVENT_NAME: 'issue_comment' },
    GITHUB_REF: 'refs/heads/main',
  });
  if (!read.ok) throw new Error(read.message);
  const origin = { thread: 7, person: 'ada', via: 'comment', issue: { title: '', body: '' } } as const;
  const command: Asked['command'] = { kind: 'run', stories: [], fresh: false };
  const found = await prepare({
    job: {
      ...read.job,
      asked: { command, origin: { ...origin, pull: { ...pull, sha, isOpen: true, isFork: false } } },
    },
    inputs: {
      source: 'input',
      values: {
        ...{ agent: 'command', agent_command: 'true', test_command: 'true', review_agent: 'none', create_pr: 'none' },
        ...{ github_token: token, base_branch: baseBranch },
      },
    },
    env,
    cancel: new AbortController().signal,
  });
  if (!found.ok) return found.reasons.join();
  await found.repository.close();
  return found.start.branch;
}

describe('a run that is asked for on a pull request', () => {
  test('reads rules on the default branch or on base_branch, whatever the pull request goes to', async () => {
    await using at = await project();
    expect(await asked(at, { head: 'work', base: 'main' })).toBe('work');
    expect(await asked(at, { head: 'work', base: 'other' })).toMatch(/^Pull request #7 goes to other, and rules are/);
    expect(await asked(at, { head: 'work', base: 'other' }, 'other')).toBe('work');
  });

  test('never pushes the branch that base_branch names', async () => {
    await using at = await project();
    expect(await asked(at, { head: 'other', base: 'main' }, 'other')).toBe(
      'Pull request #7 comes from other, a branch that this action never pushes.',
    );
    expect(await asked(at, { head: 'other', base: 'main' })).toBe('other');
  });
});
