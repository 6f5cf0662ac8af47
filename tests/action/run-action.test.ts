import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { OUTPUTS } from '../../src/settings/row.ts';
import { type Files, write } from '../support/git-sandbox.ts';
import { type Stage, stage, token, works } from './stage.ts';

describe('the action', () => {
  test('runs a story from its inputs to the pushed branch, the report and the outputs', async () => {
    await using at = await stage(works);
    const end = await at.run();
    expect(end).toMatchObject({ exitCode: 0, reasons: [], halt: { kind: 'ready' } });
    expect(Object.keys(end.outputs).toSorted()).toEqual(OUTPUTS.map(({ name }) => name).toSorted());
    expect(end.outputs).toMatchObject({
      conclusion: 'success',
      stories_passed: '1',
      branch_name: 'ralph/default',
      logs_path: '',
    });
    const refs = await at.remote.refs();
    expect(refs.get('refs/heads/ralph/default')).toBe(end.outputs.commit_sha);
    expect([...refs.keys()].filter((ref) => ref.startsWith('refs/ralph/'))).toEqual(['refs/ralph/default/state']);
    expect(readFileSync(end.outputs.report_file, 'utf8')).toBe(at.summaries[0]);
    expect(at.said).toContain(`secret ${token}`);
    expect(at.box.git(at.workspace, 'status', '--porcelain')).toBe('');
    expect(existsSync(at.box.path('temp/ralph/default/.ralph.lock'))).toBe(false);
    expect([...at.prompts(), ...at.summaries].join()).not.toContain(token);
  });

  test('keeps the work and the logs of a story that did not pass', async () => {
    await using at = await stage('rm src/a.txt; echo more > src/b.txt');
    const end = await at.run({ max_attempts: '2' });
    expect(end).toMatchObject({ exitCode: 1, halt: { kind: 'some_failed' } });
    const [wip = ''] = JSON.parse(end.outputs.wip_branches) as string[];
    expect((await at.remote.refs()).has(`refs/heads/${wip}`)).toBe(true);
    expect(readdirSync(end.outputs.logs_path).length).toBeGreaterThan(0);
    expect(at.prompts()).toHaveLength(2);
    expect(at.prompts()[1]).toContain('attempt 2 of 2');
  });

  test('takes a secret that the agent was given out of everything it leaves', async () => {
    const key = 'sk-a-model-key-0123456789';
    await using at = await stage(
      `echo "$MODEL_KEY" > src/key.txt; echo "the key is $MODEL_KEY"; echo "$MODEL_KEY" >&2; ${works}; exit 1`,
    );
    const end = await at.run({ agent_env: 'MODEL_KEY', max_attempts: '1' }, { env: { MODEL_KEY: key } });
    expect(end.halt.kind).toBe('some_failed');
    const kept = at.box.path('rescued');
    at.box.git(at.box.root, 'clone', '-q', '--mirror', `file://${at.remote.gitDir}`, kept);
    const objects = at.box.git(kept, 'cat-file', '--batch-all-objects', '--batch-check=%(objectname) %(objecttype)');
    const blobs = objects
      .split('\n')
      .filter((line) => line.endsWith(' blob'))
      .map((line) => line.split(' ')[0] ?? '');
    for (const blob of blobs) expect(at.box.git(kept, 'cat-file', 'blob', blob)).not.toContain(key);
    expect([...at.said.filter((line) => !line.startsWith('secret')), ...at.summaries].join('\n')).not.toContain(key);
    expect(at.box.git(kept, 'grep', '-l', 'redacted', ...(JSON.parse(end.outputs.wip_branches) as string[]))).toContain(
      'src/key.txt',
    );
  });
});

test('every warning about prd.json stands in the log and in the summary [X30]', async () => {
  const stories = [
    { id: 'A', title: 'First', pases: true },
    { id: 'B', title: 'Second', passes: true },
  ];
  await using at = await stage(works, { 'prd.json': JSON.stringify({ branchName: 'a b', stories }) });
  const end = await at.run({ max_attempts: '1' });
  expect(end.halt.kind).toBe('ready');
  for (const warning of [
    'prd.json line 1, story "A": the key "pases" is not read. Did you mean "passes"?',
    'prd.json line 1, story "A": it has no acceptance criteria. Add an "acceptanceCriteria" list. The same in "B".',
    'prd.json: "branchName" is "a b" (text), which is no valid branch name.',
  ]) {
    expect(at.said.join('\n')).toContain(`notice ${warning}`);
    expect(at.summaries[0]?.replaceAll('\\', '')).toContain(warning);
  }
});

const unseen = 'gates do not see vendor/ (untracked, not ignored): ignore it or make it in setup_command.';

test.each([
  ['ends the run', 'cat vendor/lib.txt', 'environment_broken'],
  ['tells counts', 'echo "Tests: 1 failed, 2 passed, 3 total"; cat vendor/lib.txt', 'ready'],
])('what gates lack of the checkout stands beside a red baseline that %s [X7]', async (_, test_command, halt) => {
  await using at = await stage(`${works}\nmkdir -p vendor; echo 1 > vendor/lib.txt`);
  mkdirSync(join(at.workspace, 'vendor'));
  writeFileSync(join(at.workspace, 'vendor/lib.txt'), '1');
  const end = await at.run({ test_command, max_attempts: '1' });
  expect(end.halt.kind, at.said.join('\n')).toBe(halt);
  expect(at.said.join('\n')).toContain(`notice In the workspace, ${unseen}`);
  expect(at.summaries.join().replaceAll('\\', '')).toContain(`In the workspace, ${unseen}`);
});

test('what gates lack of the checkout does not stand beside a green baseline, but in the log [X7]', async () => {
  await using at = await stage(works);
  mkdirSync(join(at.workspace, 'vendor'));
  writeFileSync(join(at.workspace, 'vendor/lib.txt'), '1');
  expect((await at.run()).halt.kind).toBe('ready');
  expect(at.said.join('\n')).toContain(`notice In the workspace, ${unseen}`);
  expect(at.summaries.join()).not.toContain('gates do not see');
});

test('a checkout in a folder of the workspace is worked on in the package that working_directory names [X33]', async () => {
  await using at = await stage('echo 2 > b.txt', { 'pkg/web/b.txt': '1\n' });
  const test_command = 'grep -q 1 b.txt || echo "Tests: 2 passed, 2 total"';
  const end = await at.run(
    { working_directory: 'ws/pkg/web', test_command, require_evidence: 'false' },
    { env: { GITHUB_WORKSPACE: at.box.root } },
  );
  expect(end.halt.kind, at.said.join('\n')).toBe('ready');
  expect(at.box.git(at.remote.gitDir, 'show', 'ralph/default:pkg/web/b.txt')).toBe('2');
});

test('a checkout in a folder of the workspace is named where nothing leads to it [X33]', async () => {
  await using at = await stage(works);
  const end = await at.run({}, { env: { GITHUB_WORKSPACE: at.box.root } });
  expect(end).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
  expect(end.reasons.join()).toContain('ws holds one: name it in the input working_directory');
});

describe('where the work is based [X31]', () => {
  const stories = [{ id: 'A', title: 'First title', passes: false }];
  const onStage = async (files: Files) =>
    stage(works, { 'prd.json': JSON.stringify({ baseBranch: 'next', stories }) }, (box, workspace) => {
      box.git(workspace, 'checkout', '-q', '-b', 'stage');
      write(workspace, files);
      box.git(workspace, 'add', '-A');
      box.git(workspace, 'commit', '-qm', 'stage');
      box.git(workspace, 'checkout', '-q', 'main');
    });
  const place = (at: Stage) => ({
    env: { GITHUB_REF: 'refs/heads/stage', GITHUB_SHA: at.box.git(at.workspace, 'rev-parse', 'stage') },
  });

  test('is said where the job is on another branch, and where prd.json names another one', async () => {
    await using at = await onStage({ 'src/b.txt': '1' });
    await at.run({ dry_run: 'true' }, place(at));
    expect(at.said).toEqual(
      expect.arrayContaining([
        'notice This workflow run is on stage, work starts at main: set base_branch: stage to start there.',
        'notice prd.json: "baseBranch" is next, work starts at main: set base_branch: next to start there.',
      ]),
    );
  });

  test('is not said where base_branch is given and prd.json names it', async () => {
    await using at = await onStage({ 'prd.json': JSON.stringify({ baseBranch: 'stage', stories }) });
    await at.run({ dry_run: 'true', base_branch: 'stage' }, place(at));
    expect(at.said.join('\n')).not.toContain('work starts at');
  });

  test.each([
    ['', 'docs/prd.json', { prd: 'docs/prd.json' }],
    [' in the folder of a feature', '.ralph/app/prd.json', { feature: 'app' }],
  ])('is said where only the branch of the job has the backlog%s', async (_, path, inputs) => {
    await using at = await onStage({ [path]: JSON.stringify({ stories }) });
    const end = await at.run(inputs, place(at));
    expect(end).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
    expect(end.reasons[0]).toBe(`${path} is on stage, work starts at main: set base_branch: stage`);
    const doctor = await at.run({ ...inputs, mode: 'doctor' }, place(at));
    expect(doctor.exitCode).toBe(3);
    expect(at.summaries.at(-1)).toContain(`${path} is on stage, work starts at main: set base_branch: stage`);
  });
});

test('a backlog is read in any folder that the input prd names', async () => {
  const prd = '[{"id":"A","title":"First title","passes":false}]';
  await using at = await stage(works, { 'prd.json': undefined, 'docs/plans/next.json': prd });
  const end = await at.run({ prd: 'docs/plans/next.json' });
  expect(end.halt.kind, at.said.join('\n')).toBe('ready');
});

describe('files of ours that git ignores [X27]', () => {
  const state = 'refs/ralph/default/state';
  const show = (at: Stage, ref: string, path: string) => at.box.git(at.remote.gitDir, 'show', `${ref}:${path}`);
  const list = (at: Stage, ref: string) =>
    at.box.git(at.remote.gitDir, 'ls-tree', '-r', '--name-only', ref).split('\n').toSorted();

  test('are in no commit but in the state ref, and a notice says so', async () => {
    await using at = await stage(works, { '.gitignore': 'progress.txt\n.ralph/archive/\n', 'prompt.md': 'Short.\n' });
    expect((await at.run()).halt.kind, at.said.join('\n')).toBe('ready');
    expect(list(at, 'ralph/default').filter((path) => /progress|archive/.test(path))).toEqual([]);
    expect(show(at, 'ralph/default', 'prd.json')).toContain('"passes":true');
    const kept = list(at, state);
    const log = kept.find((path) => /^runs\/[^/]+\.txt$/.test(path)) ?? '';
    expect(show(at, state, log)).toMatch(
      /^# Progress Log: default[\s\S]*Story: A - First title[\s\S]*ALL STORIES COMPLETE/,
    );
    const archive = kept.filter((path) => path.startsWith('archive/'));
    expect(archive.map((path) => path.replace(/\d{4}-\d\d-\d\d/, 'DATE'))).toEqual([
      'archive/DATE-default/prd.json',
      'archive/DATE-default/prompt.md',
    ]);
    expect(show(at, state, archive[0] ?? '')).toContain('"passes":true');
    const notice = `Git ignores progress.txt and .ralph/archive/, so no commit has them. The content is kept in ${state}. To switch this off, set progress_file: none and archive: false.`;
    expect(at.said).toContain(`notice ${notice}`);
    expect(at.summaries.join().replaceAll('\\', '')).toContain(notice);
  });

  test('are nowhere when they are switched off', async () => {
    await using at = await stage(works, { '.gitignore': 'progress.txt\n.ralph/archive/\n' });
    expect((await at.run({ progress_file: 'none', archive: 'false' })).halt.kind).toBe('ready');
    const all = [...list(at, 'ralph/default'), ...list(at, state)];
    expect(all.filter((path) => /progress|archive|^runs\/.*\.txt$/.test(path))).toEqual([]);
    expect(at.said.join('\n')).not.toContain('Git ignores');
  });

  test('are committed where they are tracked all the same', async () => {
    const files = { '.gitignore': '*.txt\n', 'progress.txt': '# mine\n', 'src/a.txt': '1\n' };
    await using at = await stage(works, files, (box, workspace) => {
      box.git(workspace, 'add', '-A', '-f');
      box.git(workspace, 'commit', '-q', '--allow-empty', '-m', 'all');
    });
    expect((await at.run()).halt.kind).toBe('ready');
    expect(show(at, 'ralph/default', 'progress.txt')).toMatch(/^# mine\n[\s\S]*Story: A - First title/);
    expect(at.said.join('\n')).not.toContain('Git ignores');
  });
});

describe('nothing is started', () => {
  test.each<[string, string, number, string]>([
    ['pull_request', 'skipped', 0, 'event pull_request starts no run'],
    ['pull_request_target', 'config_error', 3, 'write permissions'],
  ])('by %s', async (event, halt, exitCode, reason) => {
    await using at = await stage(works);
    const end = await at.run({}, { env: { GITHUB_EVENT_NAME: event } });
    expect(end).toMatchObject({ exitCode, halt: { kind: halt }, reasons: [expect.stringContaining(reason)] });
    expect(Object.keys(end.outputs)).toHaveLength(OUTPUTS.length);
    expect(at.remote.log).toEqual([]);
    expect(readdirSync(at.box.path('temp'))).toEqual([]);
  });

  test('outside a runner', async () => {
    await using at = await stage(works);
    const end = await at.run({}, { env: { RUNNER_TEMP: '', GITHUB_SHA: '' } });
    expect(end).toMatchObject({
      exitCode: 3,
      reasons: [expect.stringMatching(/^RUNNER_TEMP, GITHUB_SHA are not set/)],
    });
  });

  test('with mistakes: all of them are told at once', async () => {
    await using at = await stage(works);
    const end = await at.run({ max_attempts: '-1', baseline: 'maybe', max_atempts: '3' });
    expect(end).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
    expect(end.reasons.length).toBeGreaterThanOrEqual(2);
    expect(end.reasons.join()).toMatch(/max_attempts.*baseline/s);
    expect(at.prompts()).toEqual([]);
  });

  test('with an agent that does not exist', async () => {
    await using at = await stage(works);
    const end = await at.run({ agent_command: 'no-such-agent-anywhere' });
    expect(end).toMatchObject({
      exitCode: 3,
      reasons: [expect.stringMatching(/^agent_command: .*no-such-agent-anywhere/)],
    });
  });

  test('by mode: plan: the open stories are a matrix for other jobs, and nothing is started [L1]', async () => {
    await using at = await stage(works);
    const end = await at.run({ mode: 'plan' });
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'skipped' } });
    expect(JSON.parse(end.outputs.matrix)).toEqual([{ story: expect.any(String), wave: 0 }]);
    expect([at.prompts(), [...(await at.remote.refs()).keys()]]).toEqual([[], ['refs/heads/main']]);
    const one = await at.run({ mode: 'plan', objective: 'Make it work', criteria: 'true' });
    expect([one.exitCode, one.outputs.matrix, one.reasons]).toEqual([
      ...[3, '[]', [expect.stringMatching(/^mode: plan lists the stories of a prd\.json/)]],
    ]);
  });

  test('by a dry run: it shows the plan and the prompt and leaves the remote alone', async () => {
    await using at = await stage(works);
    const before = await at.remote.refs();
    const end = await at.run({ dry_run: 'true' });
    expect(end).toMatchObject({
      exitCode: 0,
      halt: { kind: 'skipped' },
      reasons: ['dry_run: true, so nothing was started; the log says what a run would do'],
    });
    expect(at.said).toContain('info Dry run: nothing is started, nothing is changed.');
    expect(at.said).toContain('info # Task Implementation');
    expect(at.prompts()).toEqual([]);
    expect(await at.remote.refs()).toEqual(before);
  });

  test('without permission to push: told before any agent is paid', async () => {
    await using at = await stage(works);
    at.remote.behave({ readOnly: true });
    const end = await at.run();
    expect(end).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
    expect(end.reasons.join()).toContain('contents: write');
    expect(at.prompts()).toEqual([]);
  });
});

describe('a run that was cut short', () => {
  test('goes on with the story and the rules it began with, although prd.json changed since', async () => {
    await using at = await stage(`if [ ! -e '$GO' ]; then touch started; sleep 60; fi; ${works}`);
    const go = at.box.path('go');
    const program = at.box.path('agent.sh');
    writeFileSync(
      program,
      readFileSync(program, 'utf8').replaceAll('$GO', go).replace('touch started', `touch '${go}.started'`),
    );
    const cancel = new AbortController();
    const first = at.run({}, { cancel: cancel.signal });
    while (!existsSync(`${go}.started`)) await pause(20);
    cancel.abort('the runner sent SIGINT');
    const cut = await first;
    expect(cut).toMatchObject({ exitCode: 130, halt: { kind: 'interrupted' }, outputs: { conclusion: 'cancelled' } });

    at.box.git(at.workspace, 'rm', '-q', 'prd.json');
    writeFileSync(join(at.workspace, 'prd.json'), '[{"id":"B","title":"Another story","passes":false}]\n');
    at.box.git(at.workspace, 'add', '-A');
    at.box.git(at.workspace, 'commit', '-qm', 'other plans');
    at.box.git(at.remote.gitDir, 'fetch', '-q', '--update-head-ok', at.workspace, '+HEAD:refs/heads/main');
    writeFileSync(go, '');
    const end = await at.run({}, { env: { GITHUB_SHA: at.box.git(at.workspace, 'rev-parse', 'HEAD') } });
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready', detail: 'the one story passed' } });
    expect(end.outputs.run_id).toBe(cut.outputs.run_id);
    expect(at.prompts()).toHaveLength(2);
    for (const prompt of at.prompts()) expect(prompt).toContain('Story A: First title');
    const clone = at.box.path('rescued');
    at.box.git(at.box.root, 'clone', '-q', '--branch', 'ralph/default', `file://${at.remote.gitDir}`, clone);
    expect(readFileSync(join(clone, 'prd.json'), 'utf8')).toBe('[{"id":"A","title":"First title","passes":true}]\n');
  });

  test('holds the lock while it works: a second one is told', async () => {
    await using at = await stage(`touch "$(dirname "$0")/started"; sleep 60`);
    const cancel = new AbortController();
    const first = at.run({}, { cancel: cancel.signal });
    while (!existsSync(at.box.path('started'))) await pause(20);
    const second = await at.run();
    cancel.abort('done');
    await first;
    expect(second).toMatchObject({ exitCode: 4, halt: { kind: 'locked' } });
    expect(second.reasons[0]).toMatch(/^ERROR: Another Ralph loop active \(PID \d+\)/);
  });
});
