import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Stage, stage } from './stage.ts';

const prd = (stories: readonly object[], more: object = {}): string =>
  `${JSON.stringify({ ...more, userStories: stories }, undefined, 2)}\n`;
const a = { id: 'A', title: 'First', acceptanceCriteria: ['one'], passes: false };
const b = { id: 'B', title: 'Second', acceptanceCriteria: ['two'], passes: false };

/** Works on B and, once a person has left the hint, on A. */
const agent = `grep -q HINT prd.json && export HINT=1
if [ "$RALPH_STORY" = A ] && [ -z "$HINT" ]; then echo no > src/a.txt; exit 1; fi
echo "$RALPH_STORY" >> src/done.txt; echo "test('x', () => {});" > "test/$RALPH_STORY-$(wc -l < src/done.txt).test.js"`;

interface Nights {
  readonly at: Stage;
  /** A night on a machine that has nothing of those before. */
  night(inputs?: Record<string, string>, env?: Record<string, string>): ReturnType<Stage['run']>;
  /** A person's commit on a branch of the remote; its sha. */
  commit(files: Readonly<Record<string, string>>, branch?: string, message?: string): string;
  notices(): readonly string[];
  show(ref: string, path: string): string;
}

async function nights(at: Stage): Promise<Nights> {
  let count = 0;
  return {
    at,
    night: (inputs = {}, env = {}) => {
      count += 1;
      mkdirSync(at.box.path(`temp-${count}`));
      at.said.length = 0;
      const sha = at.box.git(at.workspace, 'rev-parse', 'refs/heads/main');
      const place = { RUNNER_TEMP: at.box.path(`temp-${count}`), GITHUB_SHA: sha, GITHUB_EVENT_NAME: 'schedule' };
      return at.run({ max_attempts: '1', ...inputs }, { env: { ...place, ...env } });
    },
    commit: (files, branch = 'main', message = 'by hand') => {
      const { box, workspace, remote } = at;
      if (branch !== 'main') box.git(workspace, 'fetch', '-q', `file://${remote.gitDir}`, `+${branch}:${branch}`);
      box.git(workspace, 'checkout', '-q', branch);
      for (const [path, text] of Object.entries(files)) writeFileSync(join(workspace, path), text);
      box.git(workspace, 'add', '-A');
      box.git(workspace, 'commit', '-q', '-m', message);
      box.git(remote.gitDir, 'fetch', '-q', workspace, `+${branch}:refs/heads/${branch}`);
      const sha = box.git(workspace, 'rev-parse', 'HEAD');
      box.git(workspace, 'checkout', '-q', 'main');
      return sha;
    },
    notices: () => at.said.filter((line) => line.startsWith('notice ')).map((line) => line.slice(7)),
    show: (ref, path) => at.box.git(at.remote.gitDir, 'show', `${ref}:${path}`),
  };
}

describe('night after night', () => {
  test('a story that failed is left alone until a person changes it, whatever machine comes next', async () => {
    await using at = await stage(agent, { 'prd.json': prd([a]) });
    const { night, commit, notices } = await nights(at);
    expect(await night()).toMatchObject({ halt: { kind: 'some_failed' } });
    expect(await night()).toMatchObject({
      exitCode: 0,
      halt: { kind: 'nothing_to_do', detail: 'the story that is left is waiting for a human' },
    });
    expect(at.prompts()).toHaveLength(1);
    expect(at.summaries.at(-1)).toMatch(/waiting for a human \(1 night\)/);
    commit({ 'prd.json': prd([{ ...a, acceptanceCriteria: ['one', 'HINT'] }]) });
    expect(await night()).toMatchObject({ halt: { kind: 'ready' } });
    expect(at.prompts()).toHaveLength(2);
    expect(at.summaries.at(-1)).toContain('is tried again: its entry in prd.json was changed');
    expect(notices().join()).not.toContain('forgotten');
  });

  test('three nights with a cap do not repeat themselves [X14]', async () => {
    await using at = await stage(agent, { 'prd.json': prd([a, b]) });
    const { night, notices } = await nights(at);
    const inputs = { max_attempts: '5', max_iterations: '2' };
    expect(await night(inputs)).toMatchObject({ halt: { kind: 'budget_exceeded' } });
    expect(notices().join()).toContain('max_iterations: 2 is below max_attempts: 5');
    expect(at.prompts()).toHaveLength(2);
    expect(await night(inputs)).toMatchObject({ halt: { kind: 'budget_exceeded' } });
    expect(at.summaries.at(-1)).toContain('This is the second night on A');
    expect(at.prompts()).toHaveLength(4);
    expect(at.prompts().map((text) => /This is attempt (\d of \d)/.exec(text)?.[1])).toEqual([
      '1 of 5',
      '2 of 5',
      '1 of 5',
      '3 of 5',
    ]);
    expect(at.said.filter((line) => line.includes(', attempt '))).toEqual([
      'info B Second, attempt 1/5',
      'info A First, attempt 3/5',
    ]);
    expect(at.summaries.at(-1)).toContain('3/5');
    expect(await night(inputs)).toMatchObject({ halt: { kind: 'nothing_to_do' } });
    expect(at.summaries.at(-1)).toContain('the caps of two nights are used up');
    expect(at.prompts()).toHaveLength(4);
  });

  test('a person who names it, or who wants everything afresh, gets another try', async () => {
    await using at = await stage(agent, { 'prd.json': prd([a]) });
    const { night } = await nights(at);
    await night();
    await night({ story: 'A' });
    expect(at.prompts()).toHaveLength(1);
    await night({ story: 'A' }, { GITHUB_EVENT_NAME: 'workflow_dispatch' });
    expect(at.prompts()).toHaveLength(2);
    await night({ resume: 'never' });
    expect(at.prompts()).toHaveLength(3);
  });

  test('a dry run tells what the next night does, and leaves everything as it is', async () => {
    await using at = await stage(agent, { 'prd.json': prd([a, b]) });
    const { night, notices } = await nights(at);
    await night({ max_iterations: '1' });
    const before = await at.remote.refs();
    expect(await night({ dry_run: 'true' })).toMatchObject({ halt: { kind: 'skipped' } });
    expect(notices().find((line) => line.startsWith('A is waiting'))).toMatch(/waiting for a human \(1 night\)/);
    const lines = at.said.map((line) => line.replace('info ', ''));
    expect(lines).toContain('Open stories of prd.json: 1 of 2');
    expect(lines).toContain('First prompt (story B):');
    expect(await at.remote.refs()).toEqual(before);
    expect(at.prompts()).toHaveLength(1);
    expect(await night()).toMatchObject({ halt: { kind: 'some_failed' } });
    expect(at.prompts()).toHaveLength(2);
  });

  test('a passed story whose text changes on its branch is opened by a commit and has to pass again', async () => {
    await using at = await stage(agent, { 'prd.json': prd([b]) });
    const { night, commit, show } = await nights(at);
    expect(await night()).toMatchObject({ halt: { kind: 'ready' } });
    const branch = 'ralph/default';
    expect(await night()).toMatchObject({ halt: { kind: 'nothing_to_do' } });
    commit({ 'prd.json': prd([{ ...b, acceptanceCriteria: ['two', 'three'], passes: true }]) }, branch);
    expect(await night()).toMatchObject({ halt: { kind: 'ready' } });
    expect(at.prompts()).toHaveLength(2);
    expect(show(branch, 'src/done.txt')).toBe('B\nB');
    const log = at.box.git(at.remote.gitDir, 'log', '--format=%s', '-4', branch).split('\n');
    expect(log).toEqual(['chore: archive default', 'feat: [B] - Second', 'chore: [B] - Reopen', 'by hand']);
    expect(show(`${branch}~2`, 'prd.json')).toContain('"passes": false');
    expect(show(branch, 'prd.json')).toBe(prd([{ ...b, acceptanceCriteria: ['two', 'three'], passes: true }]).trim());
  });

  test('the same id for another story is refused, names both, and leaves everything as it is', async () => {
    await using at = await stage(agent, { 'prd.json': prd([a]) });
    const { night, commit } = await nights(at);
    await night();
    commit({ 'prd.json': prd([{ ...a, title: 'Quite another' }]) });
    const before = await at.remote.refs();
    const end = await night();
    expect(end).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
    expect(end.reasons[0]).toMatch(
      /^A is "Quite another" in prd\.json, and an earlier run knew it as "First"\. .*resume: never/,
    );
    expect(await at.remote.refs()).toEqual(before);
    expect(await night({ resume: 'never' })).toMatchObject({ halt: { kind: 'some_failed' } });
    expect(await night()).toMatchObject({ halt: { kind: 'nothing_to_do' } });
  });

  test('another backlog in the same place is not told what the first one did', async () => {
    await using at = await stage(agent, { 'prd.json': prd([a], { branchName: 'ralph/one' }) });
    const { night, commit, show } = await nights(at);
    await night();
    commit({ 'prd.json': prd([{ ...a, title: 'Of another backlog' }, b], { branchName: 'ralph/two' }) });
    expect(await night()).toMatchObject({ halt: { kind: 'some_failed' } });
    expect(at.prompts()).toHaveLength(3);
    const [folder = '', ...others] = at.box
      .git(at.remote.gitDir, 'ls-tree', '--name-only', 'ralph/two', '.ralph/archive/')
      .split('\n');
    expect([/^\.ralph\/archive\/\d{4}-\d\d-\d\d-default$/.test(folder), others]).toEqual([true, []]);
    expect(show('ralph/two', `${folder}/prd.json`)).toBe(prd([a], { branchName: 'ralph/one' }).trim());
    expect(await night()).toMatchObject({ halt: { kind: 'nothing_to_do' } });
  });

  test('a base that moved on: what passed is put on top of it and checked again, without an agent', async () => {
    await using at = await stage(agent, { 'prd.json': prd([a, b]) });
    const { night, commit, show, notices } = await nights(at);
    await night();
    const branch = 'ralph/default';
    const before = (await at.remote.refs()).get(`refs/heads/${branch}`) ?? '';
    const moved = commit({ 'src/other.txt': 'of main\n' });
    expect(await night({ story: 'B' })).toMatchObject({ exitCode: 0 });
    expect(at.prompts()).toHaveLength(2);
    expect(notices()).toContain('main has moved on: 1 commit of ralph/default is put on top of it and checked again.');
    const log = at.box.git(at.remote.gitDir, 'log', '--format=%H %s', branch).split('\n');
    expect(log.map((line) => line.slice(41))).toEqual(['feat: [B] - Second', 'by hand', 'base']);
    expect(log[1]?.slice(0, 40)).toBe(moved);
    expect(show(branch, 'src/done.txt')).toBe('B');
    expect(show(branch, 'prd.json')).toBe(prd([a, { ...b, passes: true }]).trim());
    expect(show(branch, 'progress.txt')).toContain('B');
    expect((await at.remote.refs()).get(`refs/ralph/default/replaced/${before.slice(0, 10)}`)).toBe(before);
    expect(await night({ story: 'B' })).toMatchObject({ halt: { kind: 'nothing_to_do' } });
  });

  test('a base that moved on: a feature that was complete keeps its commits, the copy of its files too', async () => {
    await using at = await stage(agent, { 'prd.json': prd([b]) });
    const { night, commit } = await nights(at);
    expect(await night()).toMatchObject({ halt: { kind: 'ready' } });
    const subjects = (): readonly string[] =>
      at.box.git(at.remote.gitDir, 'log', '--format=%s', 'ralph/default').split('\n');
    const before = subjects();
    expect(before).toEqual(['chore: archive default', 'feat: [B] - Second', 'base']);
    commit({ 'src/other.txt': 'of main\n' });
    expect(await night()).toMatchObject({ exitCode: 0 });
    expect(subjects()).toEqual(['chore: archive default', 'feat: [B] - Second', 'by hand', 'base']);
  });

  test('a base that moved on: the branch stays as it is where what it held cannot be kept', async () => {
    await using at = await stage(agent, { 'prd.json': prd([b]) });
    const { night, commit } = await nights(at);
    await night();
    const before = (await at.remote.refs()).get('refs/heads/ralph/default');
    commit({ 'src/other.txt': 'of main\n' });
    at.remote.behave({ refuse: (ref) => (ref.includes('/replaced/') ? 'no such refs here' : undefined) });
    expect(await night()).toMatchObject({ halt: { kind: 'environment_broken' } });
    expect((await at.remote.refs()).get('refs/heads/ralph/default')).toBe(before);
    expect(at.summaries.at(-1)).toContain('could not be kept in');
  });

  test('a base that moved on: a commit that says it passed a story, and that no run made, passes none', async () => {
    await using at = await stage(agent, { 'prd.json': prd([a, b]) });
    const { night, commit, show } = await nights(at);
    await night({ story: 'B' });
    const branch = 'ralph/default';
    const run = at.box
      .git(at.remote.gitDir, 'log', '-1', '--format=%(trailers:key=Ralph-Run,valueonly)', branch)
      .trim();
    const forged = `feat: [A] - First\n\nRalph-Story: A\nRalph-Run: ${run}`;
    const foreign = commit({ 'src/forged.txt': 'x\n' }, branch, forged);
    commit({ 'src/other.txt': 'of main\n' });
    expect(await night()).toMatchObject({ halt: { kind: 'some_failed' } });
    expect(show(branch, 'prd.json')).toBe(prd([a, { ...b, passes: true }]).trim());
    const log = at.box.git(at.remote.gitDir, 'log', '--format=%H', branch).split('\n');
    expect(log).toContain(foreign);
    expect(at.prompts()).toHaveLength(2);
  });

  test('a base that moved on against it: the story is open again and its agent is told why', async () => {
    await using at = await stage(agent, { 'prd.json': prd([b]) });
    const { night, commit, show } = await nights(at);
    await night();
    commit({ 'src/done.txt': 'of main\n' });
    expect(await night()).toMatchObject({ halt: { kind: 'ready' } });
    expect(at.prompts()).toHaveLength(2);
    expect(at.prompts().find((text) => text.includes('was left behind'))).toMatch(/it conflicts in src\/done\.txt/);
    expect(show('ralph/default', 'src/done.txt')).toBe('of main\nB');
    expect(at.summaries.at(-1)).toContain('was left behind when');
  });

  test('a base on which it is red: the story is open again', async () => {
    await using at = await stage(agent, { 'prd.json': prd([b]) });
    const { night, commit } = await nights(at);
    const test = 'test ! -e src/strict.txt || ! grep -q B src/done.txt';
    await night({ test_command: test });
    commit({ 'src/strict.txt': '' });
    expect(await night({ test_command: test })).toMatchObject({ halt: { kind: 'some_failed' } });
    expect(at.prompts()).toHaveLength(2);
    expect(at.prompts().find((text) => text.includes('was left behind'))).toMatch(/does not pass there/);
  });
});
