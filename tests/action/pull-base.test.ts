import { describe, expect, test } from 'vitest';
import { readJob } from '../../src/action/job.ts';
import { prepare } from '../../src/action/prepare.ts';
import type { Asked, PinnedPull } from '../../src/core/asked.ts';
import { write } from '../support/git-sandbox.ts';
import { type Stage, stage, token, works } from './stage.ts';

/** A project whose branches `other` and `work` hold what `main` holds. */
async function project(): Promise<Stage> {
  return stage(works, {}, (box, workspace) => {
    for (const branch of ['other', 'work']) box.git(workspace, 'branch', branch);
    box.git(workspace, 'checkout', '-q', '-b', 'opens');
    write(workspace, { 'prd.json': '[{"id":"A","title":"First title","allow":["package.json"],"passes":false}]' });
    box.git(workspace, 'commit', '-q', '-a', '-m', 'open it');
    box.git(workspace, 'checkout', '-q', 'main');
  });
}

/** What comes of `/ralph run` on that pull request: the branch that is worked on and what is opened, or why nothing is. */
async function asked(at: Stage, pull: Pick<PinnedPull, 'head' | 'base'>, baseBranch = ''): Promise<string> {
  const env = { PATH: process.env['PATH'] ?? '/bin', HOME: at.box.root };
  const main = at.box.git(at.workspace, 'rev-parse', 'main');
  const sha = at.box.git(at.workspace, 'rev-parse', pull.head);
  const read = readJob({
    ...{ GITHUB_WORKSPACE: at.workspace, RUNNER_TEMP: at.box.path('temp'), GITHUB_SERVER_URL: at.remote.serverUrl },
    ...{ GITHUB_SHA: main, GITHUB_REPOSITORY: 'acme/widgets', GITHUB_EVENT_NAME: 'issue_comment' },
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
  const opened = found.prd.prd.stories.flatMap(({ allow }) => allow);
  return [found.start.branch, ...opened, ...found.notices.filter((notice) => notice.includes('allow'))].join('\n');
}

describe('a run that is asked for on a pull request', () => {
  test('reads rules on the default branch or on base_branch, whatever the pull request goes to', async () => {
    await using at = await project();
    expect(await asked(at, { head: 'work', base: 'main' })).toBe('work');
    expect(await asked(at, { head: 'work', base: 'other' })).toMatch(/^Pull request #7 goes to other, and rules are/);
    expect(await asked(at, { head: 'work', base: 'other' }, 'other')).toBe('work');
  });

  test('lets no story change what only the pull request itself opens', async () => {
    await using at = await project();
    expect(await asked(at, { head: 'opens', base: 'main' })).toBe(
      'opens\nA: allow package.json of the pull request is not taken, since rules are read on main. Who has write access may give the command retry A --allow GLOB in a comment.',
    );
  });

  test('never pushes the branch that base_branch names', async () => {
    await using at = await project();
    expect(await asked(at, { head: 'other', base: 'main' }, 'other')).toBe(
      'Pull request #7 comes from other, a branch that this action never pushes.',
    );
    expect(await asked(at, { head: 'other', base: 'main' })).toBe('other');
  });
});
