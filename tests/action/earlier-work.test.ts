import { describe, expect, test } from 'vitest';
import { withEarlierWork } from '../../src/action/earlier-work.ts';
import { readAt } from '../../src/action/find-prd.ts';
import type { Prepared } from '../../src/action/prepare.ts';
import { type Sandbox, sandbox } from '../support/git-sandbox.ts';
import { plan, play } from '../support/history.ts';
import { preparedOn } from './prepared.ts';

const prd = (passed: string): string =>
  JSON.stringify({ userStories: ['A', 'B'].map((id) => ({ id, title: id, passes: passed.includes(id) })) });

/** A base where some stories passed, a branch from there where others did, and a base that may have moved since. */
async function night(box: Sandbox, there: string, here: string, moved = false): Promise<Prepared> {
  const prepared = await preparedOn(box, { 'prd.json': prd(there) });
  const { repository, base } = prepared;
  const at = async (passed: string) => {
    const bytes = Buffer.from(prd(passed));
    const tree = await repository.overlay(prepared.start.start.tree, [{ path: 'prd.json', mode: '100644', bytes }]);
    return { tree, commit: await repository.commit({ tree, parents: [base.commit], message: 'on', at: 0 }) };
  };
  const start = await at(here);
  const found = await readAt(repository, start.commit, 'prd.json');
  if (!found.ok) throw new Error(found.reasons.join());
  const now = moved ? (await at('AB')).commit : base.commit;
  return { ...prepared, base: { ...base, commit: now }, prd: found, start: { ...prepared.start, start } };
}

const reviewed = plan(['A', 'B'], { reviewAgent: 'claude', finalReview: 1 });

describe('the passed work of earlier runs', () => {
  test.each<[string, string, string, readonly string[]]>([
    ['is what the branch has over its base', 'A', 'AB', ['B']],
    ['is nothing where only people worked on the branch', 'A', 'A', []],
    ['is nothing where a person opened a story again', 'AB', 'A', []],
  ])('%s', async (_, there, here, stories) => {
    await using box = sandbox();
    const prepared = await night(box, there, here);
    const { unmerged } = await withEarlierWork(prepared, reviewed, undefined);
    const { commit } = prepared.base;
    const from = { commit, tree: await prepared.repository.treeOf(commit) };
    expect(unmerged).toEqual(stories.length === 0 ? undefined : { from, stories });
  });

  test('is told from where its base was left', async () => {
    await using box = sandbox();
    const prepared = await night(box, '', 'A', true);
    const { unmerged } = await withEarlierWork(prepared, reviewed, undefined);
    expect(unmerged?.stories).toEqual(['A']);
    expect(unmerged?.from.commit).toBe(
      (await prepared.repository.mergeBase(prepared.base.commit, prepared.start.start.commit)) ?? '',
    );
    expect(unmerged?.from.commit).not.toBe(prepared.base.commit);
  });

  test('is not asked for where nobody looks at the whole', async () => {
    await using box = sandbox();
    const before = plan(['A']);
    expect(await withEarlierWork(await night(box, '', 'A'), before, play(reviewed).state)).toBe(before);
  });

  test('comes with what the run before knew of it', async () => {
    await using box = sandbox();
    const { state } = play(reviewed);
    const { looked } = await withEarlierWork(await night(box, '', 'A'), reviewed, state);
    expect(looked).toMatchObject({ tree: state.head.tree, review: { reviewers: 1, result: { verdict: 'pass' } } });
  });
});
