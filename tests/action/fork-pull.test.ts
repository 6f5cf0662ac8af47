import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ActionEnd } from '../../src/action/action-end.ts';
import { write } from '../support/git-sandbox.ts';
import { startGitHub } from '../support/github/github.ts';
import { syncPulls } from '../support/github/pull-sync.ts';
import { commentEvent } from '../support/trigger-events.ts';
import { type Stage, stage } from './stage.ts';

const tokens = [{ value: 'ghs_job' }, { value: 'ghp_ada', kind: 'user', actor: 'ada' }] as const;
const prd = JSON.stringify({ userStories: ['A', 'B'].map((id) => ({ id, title: `Story ${id}`, passes: false })) });
const agent = `s=$RALPH_STORY; echo "$s" > "src/$s.txt"; echo "test('$s', () => {});" > "test/$s.test.js"`;
const branch = 'ralph/default-pr-1';

/** A pull request from eve's fork, and what comes of a command on it. */
async function fork(at: Stage) {
  const github = await startGitHub({ seed: at.workspace, private: false, roles: { ada: 'write' }, tokens });
  const theirs = await github.addRepository({
    ...{ name: 'eve/widgets', seed: at.workspace, private: false, forkOf: 'acme/widgets' },
  });
  const ours = github.hub.repositories.get('acme/widgets');
  if (ours === undefined) throw new Error('no repository');
  const git = (...args: string[]): string => at.box.git(at.workspace, ...args);
  const push = (files: Record<string, string>, ...options: string[]): string => {
    write(at.workspace, files);
    git('add', '-A');
    git('commit', '-q', ...options, '-m', `adds ${Object.keys(files).join()}`);
    at.box.git(theirs.remote.gitDir, 'fetch', '-q', at.workspace, '+HEAD:refs/heads/work');
    syncPulls(github.hub, theirs);
    github.pushed('work', { atMs: Date.now() - 60_000, repository: 'eve/widgets' });
    return git('rev-parse', 'HEAD');
  };
  git('checkout', '-q', '-b', 'theirs');
  push({ 'src/eve.txt': '1\n' });
  const pull = github.openPull({ head: 'eve:work', title: 'From a fork' });
  const say = async (body: string, token = 'ghs_job', temp = 'temp'): Promise<ActionEnd> => {
    const { eventName, payload } = commentEvent(github, pull, github.say(pull.number, { user: 'ada', body }));
    writeFileSync(at.box.path('event.json'), JSON.stringify(payload));
    const place = { GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl, GITHUB_ACTOR: 'ada' };
    const event = { GITHUB_EVENT_NAME: eventName, GITHUB_EVENT_PATH: at.box.path('event.json') };
    return at.run(
      { allow_fork_prs: 'true' },
      { env: { ...place, ...event, INPUT_GITHUB_TOKEN: token, RUNNER_TEMP: at.box.path(temp) } },
    );
  };
  const log = (range: string): readonly string[] =>
    at.box.git(ours.remote.gitDir, 'log', '--reverse', '--format=%s', range).split('\n');
  return { github, pull, push, say, log, [Symbol.asyncDispose]: () => github.close() };
}

describe('a pull request from a fork', () => {
  test('goes on with what passed while its head stays where it is [X26]', async () => {
    await using at = await stage(agent, { 'prd.json': prd });
    await using on = await fork(at);
    const first = await on.say('/ralph run --story A');
    expect(first, at.said.join('\n')).toMatchObject({ exitCode: 0, outputs: { branch_name: branch } });
    const second = await on.say('/ralph run', 'ghs_job');
    expect(second, at.said.join('\n')).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
    const subjects = on.log(`main..${branch}`);
    expect(subjects.slice(0, 3)).toEqual(['adds src/eve.txt', 'feat: [A] - Story A', 'feat: [B] - Story B']);
    expect(at.prompts()).toHaveLength(2);
  });

  test.each([
    ['GITHUB_TOKEN', 'ghs_job', true],
    ['a person whose edits it does not allow', 'ghp_ada', false],
  ])('that moved on ends the command before the first call with the token of %s [X26]', async (_, token, allows) => {
    await using at = await stage(agent, { 'prd.json': prd });
    await using on = await fork(at);
    await on.say('/ralph run --story A');
    const calls = at.prompts().length;
    const refs = on.log(`main..${branch}`);
    const head = on.push({ 'src/more.txt': '2\n' });
    if (on.pull.pull) on.pull.pull.maintainerCanModify = allows;
    const end = await on.say('/ralph run', token);
    expect(end, at.said.join('\n')).toMatchObject({ exitCode: 3, halt: { kind: 'config_error' } });
    expect(end.halt.detail).toContain(
      `Pull request #1 comes from a fork and has moved on to ${head.slice(0, 10)} since ${branch} was made, and github_token cannot push to its head`,
    );
    expect(end.halt.detail).toContain(`or delete the branch ${branch} to begin anew from the new head.`);
    expect(at.prompts()).toHaveLength(calls);
    expect(on.log(`main..${branch}`)).toEqual(refs);
  });

  test.each([
    ['moved on', []],
    ['was rewritten', ['--amend']],
  ])('that %s has what passed put on top of its new head, with a token that can push [X26]', async (_, options) => {
    await using at = await stage(agent, { 'prd.json': prd });
    await using on = await fork(at);
    await on.say('/ralph run --story A');
    const head = on.push({ 'src/more.txt': '2\n' }, ...options);
    const end = await on.say('/ralph run', 'ghp_ada');
    expect(end, at.said.join('\n')).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
    expect(on.log(`${head}..${branch}`).slice(0, 2)).toEqual(['feat: [A] - Story A', 'feat: [B] - Story B']);
    expect(at.prompts()).toHaveLength(2);
    expect(at.said.join('\n')).toContain(
      `Pull request #1 has moved on to ${head.slice(0, 10)}: 1 commit of ${branch} is put on top of it and checked again.`,
    );
  });
});
