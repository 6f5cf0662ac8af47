import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beginJobLook } from '../../src/action/begin-look.ts';
import { controllerDir } from '../../src/adapters/git/controller-dir.ts';
import { readPrograms } from '../../src/adapters/views/guarded-grounds.ts';
import { listedPrograms } from '../../src/adapters/views/listed-programs.ts';
import { gitProgram, type Sandbox, sandbox } from '../support/git-sandbox.ts';

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

  it('lists the programs in PATH for a run without walls', async () => {
    await using box = sandbox();
    const job: Record<string, string> = { ...jobOf(box), INPUT_ISOLATION: 'process' };
    const look = beginJobLook(job);
    const printed = await look?.listing;
    expect(printed && listedPrograms(printed)?.()).toEqual(readPrograms(job['PATH'] ?? ''));
    await look?.ended;
  });

  it.each([
    ['walls that may stand', {}],
    ['walls that must stand', { INPUT_ISOLATION: 'namespace' }],
    ['an event of a thread', { INPUT_ISOLATION: 'process', GITHUB_EVENT_NAME: 'issue_comment' }],
    ['a mode without agents', { INPUT_ISOLATION: 'process', INPUT_MODE: 'publish' }],
  ])('lists no programs: %s', async (_, more) => {
    await using box = sandbox();
    const look = beginJobLook({ ...jobOf(box), ...more });
    expect(look?.listing).toBeUndefined();
    await look?.ended;
  });

  it('looks at the checkout where programs cannot be listed', async () => {
    await using box = sandbox();
    const PATH = box.path('bin');
    mkdirSync(PATH);
    symlinkSync(gitProgram, join(PATH, 'git'));
    const look = beginJobLook({ ...jobOf(box), INPUT_ISOLATION: 'process', PATH });
    expect(look?.listing).toBeUndefined();
    expect((await look?.facts)?.exitCode).toBe(0);
    await look?.ended;
  });

  it('ends the listing with the rest', async () => {
    await using box = sandbox();
    const bin = box.path('slow');
    mkdirSync(bin);
    writeFileSync(join(bin, 'find'), '#!/bin/sh\nexec sleep 1000\n', { mode: 0o755 });
    const job: Record<string, string> = { ...jobOf(box), INPUT_ISOLATION: 'process' };
    const look = beginJobLook({ ...job, PATH: `${bin}:${job['PATH']}` });
    look?.end();
    expect(look?.listing).toBeDefined();
    expect(await look?.listing).toBeUndefined();
    await look?.ended;
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
