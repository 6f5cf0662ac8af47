import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hiddenPlaces } from '../../src/action/isolation.ts';
import { readJob } from '../../src/action/job.ts';

const folder = mkdtempSync(join(tmpdir(), 'ralph-job-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const least = {
  GITHUB_WORKSPACE: '/w',
  RUNNER_TEMP: '/t',
  GITHUB_SERVER_URL: 'https://github.com/',
  GITHUB_REPOSITORY: 'acme/widgets',
  GITHUB_SHA: 'abc',
  GITHUB_EVENT_NAME: 'schedule',
};

function job(env: Record<string, string>) {
  const read = readJob({ ...least, ...env });
  if (!read.ok) throw new Error(read.message);
  return read.job;
}

describe('a job', () => {
  test('is read whole', () => {
    expect(
      job({ GITHUB_REF: 'refs/heads/main', GITHUB_RUN_ID: '42', GITHUB_RUN_ATTEMPT: '3', GITHUB_WORKFLOW: 'nightly' }),
    ).toEqual({
      workspace: '/w',
      temp: '/t',
      serverUrl: 'https://github.com',
      apiUrl: 'https://api.github.com',
      repository: 'acme/widgets',
      sha: 'abc',
      ref: 'refs/heads/main',
      eventName: 'schedule',
      payload: {},
      actors: [],
      workflowRun: '42/3',
      runUrl: expect.stringMatching(/acme\/widgets\/actions\/runs\/42$/),
      workflow: 'nightly',
    });
  });

  test.each([
    ['https://github.example.com/api/v3/', 'https://github.example.com/api/v3'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['', 'https://api.github.com'],
  ])('asks the API at %j', (given, apiUrl) => {
    expect(job({ GITHUB_API_URL: given })).toMatchObject({ apiUrl });
  });

  test('without an attempt is the first', () => {
    expect(job({ GITHUB_RUN_ID: '42' })).toMatchObject({ workflowRun: '42/1', ref: '' });
  });

  test.each(Object.keys(least))('without %s is refused by name', (name) => {
    for (const value of ['', undefined]) {
      expect(readJob({ ...least, [name]: value })).toEqual({
        ok: false,
        message: `${name} is not set: this program is a GitHub Action and is started by a runner in a workflow step.`,
      });
    }
  });

  test('outside a runner names everything that is missing at once', () => {
    const read = readJob({ PATH: '/bin' });
    expect(read.ok ? '' : read.message).toMatch(new RegExp(`^${Object.keys(least).join(', ')} are not set`));
  });

  test.each<[string, string | undefined, unknown]>([
    ['an object', '{"repository":{"default_branch":"trunk"}}', { repository: { default_branch: 'trunk' } }],
    ['no JSON', '{', {}],
    ['null', 'null', {}],
    ['a number', '7', {}],
    ['a missing file', undefined, {}],
  ])('with an event payload that is %s', (_, text, payload) => {
    const path = join(folder, 'event.json');
    rmSync(path, { force: true });
    if (text !== undefined) writeFileSync(path, text);
    expect(job({ GITHUB_EVENT_PATH: path }).payload).toEqual(payload);
  });

  test('on a machine that is kept knows when it began, by the file of its event [X37]', () => {
    const path = join(folder, 'event.json');
    writeFileSync(path, '{}');
    utimesSync(path, 1_000_000, 1_000_000);
    const began = (RUNNER_ENVIRONMENT: string) => job({ GITHUB_EVENT_PATH: path, RUNNER_ENVIRONMENT }).keptBeforeMs;
    expect(began('self-hosted')).toBe(1_000_000_000);
    expect(began('github-hosted')).toBeUndefined();
  });
});

describe('a checkout in a folder of the workspace [X33]', () => {
  const place = (working: string) => {
    const read = readJob({ ...least, GITHUB_WORKSPACE: folder, 'INPUT_WORKING-DIRECTORY': working });
    return read.ok && [read.job.workspace, read.env['INPUT_WORKING-DIRECTORY']];
  };

  test.each([
    ['app', 'app', ''],
    ['./app/', 'app', ''],
    ['app/packages/web', 'app', 'packages/web'],
    ['app/sub/lib', 'app', 'sub/lib'],
    ['tree', 'tree', ''],
    ['plain.txt/web', '', 'plain.txt/web'],
    ['plain/web', '', 'plain/web'],
    ['app/../app', '', 'app/../app'],
    ['/app', '', '/app'],
    ['', '', ''],
  ])('is found through working_directory: %s', (working, top, rest) => {
    mkdirSync(join(folder, 'app/.git'), { recursive: true });
    mkdirSync(join(folder, 'app/sub/lib'), { recursive: true });
    writeFileSync(join(folder, 'app/sub/.git'), 'gitdir: ../.git/modules/sub\n');
    mkdirSync(join(folder, 'tree'), { recursive: true });
    writeFileSync(join(folder, 'tree/.git'), 'gitdir: /elsewhere/.git/worktrees/tree\n');
    writeFileSync(join(folder, 'plain.txt'), '');
    expect(place(working)).toEqual([join(folder, top), rest]);
  });

  test('hides the configuration of other checkouts', () => {
    mkdirSync(join(folder, 'app/.git'), { recursive: true });
    mkdirSync(join(folder, 'other/.git'), { recursive: true });
    const hidden = hiddenPlaces({ GITHUB_WORKSPACE: folder }, { ...job({}), workspace: join(folder, 'app') });
    expect(hidden).toContain(join(folder, 'other/.git'));
    expect(hidden).not.toContain(join(folder, 'app/.git'));
  });
});
