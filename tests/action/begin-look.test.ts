import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beginJobLook } from '../../src/action/begin-look.ts';
import { controllerDir } from '../../src/adapters/git/controller-dir.ts';
import { type Sandbox, sandbox } from '../support/git-sandbox.ts';

function jobOf(box: Sandbox): Record<string, string> {
  const { dir, commit } = box.repo('ws', { 'a.js': 'a' });
  return {
    PATH: process.env['PATH'] ?? '',
    GITHUB_WORKSPACE: dir,
    GITHUB_SHA: commit,
    GITHUB_EVENT_NAME: 'schedule',
    RUNNER_TEMP: box.root,
  };
}

describe('the look at a job', () => {
  it('copies the commit of a run that begins on a new machine', async () => {
    await using box = sandbox();
    const job = jobOf(box);
    const look = beginJobLook(job);
    const gitDir = controllerDir(join(box.root, 'ralph', 'git'));
    expect(look?.copy).toMatchObject({ commit: job['GITHUB_SHA'], gitDir });
    expect(await look?.copy?.packed).toBe(true);
    await look?.ended;
  });

  it.each([
    ['an event of a thread', { GITHUB_EVENT_NAME: 'issue_comment' }],
    ['a mode that reads no base', { INPUT_MODE: 'publish' }],
    ['a commit that is none', { GITHUB_SHA: 'HEAD' }],
    ['no RUNNER_TEMP', { RUNNER_TEMP: '' }],
    ['a RUNNER_TEMP that is a file', { RUNNER_TEMP: '/dev/null' }],
  ])('only asks for the facts: %s', async (_, more) => {
    await using box = sandbox();
    const look = beginJobLook({ ...jobOf(box), ...more });
    expect(look?.copy).toBeUndefined();
    await look?.ended;
  });

  it('copies nothing into a store that an earlier run has filled', async () => {
    await using box = sandbox();
    const job = jobOf(box);
    await beginJobLook(job)?.ended;
    const again = beginJobLook(job);
    expect(again?.copy).toBeUndefined();
    expect((await again?.facts)?.exitCode).toBe(0);
    await again?.ended;
  });

  it.each([
    ['no workspace', { GITHUB_WORKSPACE: '' }],
    ['a workspace that is not there', { GITHUB_WORKSPACE: '/nonexistent' }],
    ['no git', { PATH: '/nonexistent' }],
  ])('is left to who says what is wrong: %s', async (_, more) => {
    await using box = sandbox();
    const look = beginJobLook({ ...jobOf(box), ...more });
    expect(await look?.facts).toBeUndefined();
    await look?.ended;
  });
});
