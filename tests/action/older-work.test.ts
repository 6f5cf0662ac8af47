import { mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Stage, stage } from './stage.ts';

const agent = 'date +%N > src/a.txt; exit 1';

/** A run on a machine that has nothing of those before, for which a person named the story. */
async function another(at: Stage, name: string): Promise<ReadonlyMap<string, string>> {
  mkdirSync(at.box.path(name));
  const env = { RUNNER_TEMP: at.box.path(name) };
  expect(await at.run({ max_attempts: '1', story: 'A' }, { env })).toMatchObject({ halt: { kind: 'some_failed' } });
  return wips(at);
}

async function wips(at: Stage): Promise<ReadonlyMap<string, string>> {
  const refs = [...(await at.remote.refs())].filter(([ref]) => ref.startsWith('refs/heads/wip/'));
  return new Map(refs.map(([ref, commit]) => [ref.replace('refs/heads/', ''), commit]));
}

/** The first run, and what it left. */
async function first(at: Stage): Promise<readonly [string, string]> {
  const [left, ...more] = await another(at, 'first');
  if (left === undefined || more.length > 0) throw new Error('one wip branch was to be left');
  return left;
}

function archiveOf(branch: string): string {
  return branch.replace('wip/', 'wip/archive/');
}

describe('the wip branch of an earlier run', () => {
  test('moves to wip/archive once its story is tried again, with its commit, and the report says so', async () => {
    await using at = await stage(agent);
    const [branch, commit] = await first(at);
    const now = await another(at, 'second');
    expect(now.get(archiveOf(branch))).toBe(commit);
    expect(now.get(branch)).not.toBe(commit);
    expect(now.size).toBe(2);
    expect(at.summaries.at(-1)).toMatch(/A was tried again: what an earlier run left on .* is on .*wip\/archive/);
    const later = await another(at, 'third');
    expect(later.get(archiveOf(branch))).toBe(commit);
    expect([...later.keys()].filter((name) => name.startsWith('wip/archive/'))).toHaveLength(2);
  });

  test('stays while its story waits', async () => {
    await using at = await stage(agent);
    const [branch, commit] = await first(at);
    mkdirSync(at.box.path('night'));
    const env = { RUNNER_TEMP: at.box.path('night'), GITHUB_EVENT_NAME: 'schedule' };
    expect(await at.run({ max_attempts: '1' }, { env })).toMatchObject({ halt: { kind: 'nothing_to_do' } });
    expect(await wips(at)).toEqual(new Map([[branch, commit]]));
  });

  test('stays where the remote does not take the new name, and that is said', async () => {
    await using at = await stage(agent);
    const [branch, commit] = await first(at);
    const isArchive = (ref: string): boolean => ref.startsWith('refs/heads/wip/archive/');
    at.remote.behave({ refuse: (ref) => (isArchive(ref) ? 'GH013: Repository rule violations found' : undefined) });
    expect((await another(at, 'second')).get(branch)).toBe(commit);
    expect(at.summaries.at(-1)).toContain('was not moved to');
  });

  test('has both names where the remote does not let the old one go, and that is said', async () => {
    await using at = await stage(agent);
    const [branch, commit] = await first(at);
    at.remote.behave({ refuse: (_, { new: to }) => (/^0+$/.test(to) ? 'deletion is forbidden' : undefined) });
    const now = await another(at, 'second');
    expect([now.get(branch), now.get(archiveOf(branch))]).toEqual([commit, commit]);
    expect(at.summaries.at(-1)).toContain('is there still');
  });
});
