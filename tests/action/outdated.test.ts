import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OutdatedCall, whyOutdated } from '../../src/action/outdated.ts';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { type GitRemote, startGitRemote } from '../support/git-remote.ts';
import { type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

const records = 'refs/ralph/app/state';
const branch = 'ralph/app';

let box: Sandbox;
let remote: GitRemote;
let repository: Repository;
let dir = '';

beforeEach(async () => {
  box = sandbox();
  ({ dir } = box.repo('ws', { a: '1' }));
  remote = await startGitRemote({ seed: dir });
  repository = await box.open(dir, { remote: { url: remote.url } });
});

afterEach(async () => {
  await box[Symbol.asyncDispose]();
  await remote.close();
});

/** Somebody pushes a commit with these files. */
function push(ref: string, files: Readonly<Record<string, string>>): void {
  write(dir, files);
  box.git(dir, 'add', '-A');
  box.git(dir, 'commit', '-q', '--allow-empty', '-m', 'by another run');
  box.git(remote.gitDir, 'fetch', '-q', '--update-head-ok', dir, `+HEAD:${ref}`);
}

/** What a run that reads the remote now would ask later. */
async function reader(): Promise<OutdatedCall> {
  const remoteRefs = await remote.refs();
  const prepared = { repository, base: { remoteRefs }, prd: { feature: 'app' } } as unknown as OutdatedCall['prepared'];
  return { prepared, plan: { runId: '20260103-000000-ffff', branch } };
}

test('nothing that another run did is outdated where it pushed nothing of what was read', async () => {
  push(`refs/heads/${branch}`, { b: '1' });
  const call = await reader();
  push('refs/heads/other', { c: '1' });
  expect(await whyOutdated(call)).toBeUndefined();
});

test('new records are told, with the run whose they are', async () => {
  const call = await reader();
  push(records, { 'runs/20260102-030405-aaaa.jsonl': '{}', 'runs/20260101-030405-bbbb.jsonl': '{}' });
  expect(await whyOutdated(call)).toEqual({
    ok: false,
    halt: 'locked',
    reasons: [
      `Run 20260102-030405-aaaa worked on this feature until a moment ago and moved ${records}, which this run had read before. Start it again.`,
    ],
  });
});

test.each(['moved', 'begun'])('a branch that was %s is told where nobody keeps records', async (how) => {
  if (how === 'moved') push(`refs/heads/${branch}`, { b: '1' });
  const call = await reader();
  push(`refs/heads/${branch}`, { b: '2' });
  expect(await whyOutdated(call)).toMatchObject({
    halt: 'locked',
    reasons: [expect.stringMatching(/^Another run worked .* moved refs\/heads\/ralph\/app, which/)],
  });
});

test('a remote that does not answer hides it', async () => {
  const call = await reader();
  remote.behave({ failures: 99 });
  expect(await whyOutdated(call)).toMatchObject({ ok: false, halt: 'environment_broken' });
});
