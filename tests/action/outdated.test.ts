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
function push(ref: string, files: Readonly<Record<string, string>>, message = 'by another run'): void {
  write(dir, files);
  box.git(dir, 'add', '-A');
  box.git(dir, 'commit', '-q', '--allow-empty', '-m', message);
  box.git(remote.gitDir, 'fetch', '-q', '--update-head-ok', dir, `+HEAD:${ref}`);
}

/** What a run that reads the remote now would ask later. */
async function reader(): Promise<OutdatedCall> {
  const remoteRefs = await remote.refs();
  const prepared = { repository, base: { remoteRefs }, prd: { feature: 'app' } } as unknown as OutdatedCall['prepared'];
  return { prepared, plan: { branch }, contended: {} };
}

test('nothing that another run did is outdated where it pushed nothing of what was read', async () => {
  push(`refs/heads/${branch}`, { b: '1' });
  const call = await reader();
  push('refs/heads/other', { c: '1' });
  expect(await whyOutdated(call)).toBeUndefined();
});

test('new records are told, with the run that pushed them, whatever the clocks say that named it', async () => {
  const call = await reader();
  push(records, { 'runs/20260102-030405-aaaa.jsonl': '{}', 'runs/20260101-030405-bbbb.jsonl': '{}' });
  push(records, { 'runs/20260101-030405-bbbb.jsonl': '{} ' }, 'Record run 20260101-030405-bbbb\n\nmore');
  const outdated = `Until a moment ago run 20260101-030405-bbbb worked on this feature, and ${records} moved since this run read it.`;
  expect(await whyOutdated(call)).toEqual({
    ok: false,
    halt: 'locked',
    reasons: [`${outdated} Start it again.`],
    outdated,
  });
});

test.each(['by hand', 'Record run ', 'Record run of\u001b[2J nobody'])(
  'records that are none of ours name no run: %j',
  async (message) => {
    const call = await reader();
    push(records, { b: '1' }, message);
    expect(await whyOutdated(call)).toMatchObject({
      reasons: [expect.stringMatching(/^Until a moment ago somebody else /)],
    });
  },
);

test('whoever was seen with the lock is told with the place where its run shows, and all that moved', async () => {
  const call = await reader();
  push(records, { b: '1' }, 'Record run 20260101-030405-bbbb');
  push(`refs/heads/${branch}`, { b: '2' });
  const place = { id: 'x', pid: 1, startTicks: '', host: 'runner', since: '', beatAt: 0 };
  const owner = { ...place, runId: '20260101-030405-cccc', workflowRun: '7/1', url: 'https://x/7' };
  const outdated = await whyOutdated({ ...call, contended: { owner } });
  expect(outdated?.reasons.join()).toBe(
    `Until a moment ago run 20260101-030405-cccc (workflow run 7/1, https://x/7) worked on this feature, and ${records} and refs/heads/${branch} moved since this run read them. Start it again.`,
  );
});

test.each(['moved', 'begun'])('a branch that was %s is told where nobody keeps records', async (how) => {
  if (how === 'moved') push(`refs/heads/${branch}`, { b: '1' });
  const call = await reader();
  push(`refs/heads/${branch}`, { b: '2' });
  expect(await whyOutdated(call)).toMatchObject({
    halt: 'locked',
    reasons: [expect.stringMatching(/^Until a moment ago somebody else worked .* refs\/heads\/ralph\/app moved since/)],
  });
});

test('a remote that does not answer hides it', async () => {
  const call = await reader();
  remote.behave({ failures: 99 });
  expect(await whyOutdated(call)).toMatchObject({ ok: false, halt: 'environment_broken' });
});
