import { describe, expect, test } from 'vitest';
import type { PushRef, PushResult } from '../../src/adapters/git/controller.ts';
import { replacingBranch } from '../../src/adapters/replace-branch.ts';

const [ref, keep] = ['refs/heads/ralph/app', 'refs/ralph/app/replaced/old'];

/** A remote that declines some refs; every push as it came. */
function remote(declined: readonly string[] = [], seen: string | null = 'old') {
  const pushes: (readonly PushRef[])[] = [];
  const push = async (refs: readonly PushRef[]): Promise<PushResult[]> => {
    pushes.push(refs);
    const problem = { kind: 'rules', permanent: true, message: 'Declined.' } as never;
    return refs.map(({ ref: name, commit }) =>
      declined.includes(name) ? { ok: false, ref: name, commit, problem } : { ok: true, ref: name, commit },
    );
  };
  return { pushes, ...replacingBranch({ push }, { ref, seen: seen ?? undefined, keep }) };
}

describe('a branch whose history is replaced', () => {
  test('is leased to what was seen there, once that is kept; later pushes only add to it', async () => {
    const { push, pushes } = remote();
    await push([{ ref: 'refs/x', commit: 'x' }]);
    await push([
      { ref, commit: 'new' },
      { ref: 'refs/x', commit: 'x2' },
    ]);
    await push([{ ref, commit: 'newer' }]);
    expect(pushes).toEqual([
      [{ ref: 'refs/x', commit: 'x' }],
      [{ ref: keep, commit: 'old' }],
      [
        { ref: 'refs/x', commit: 'x2' },
        { ref, commit: 'new', expect: 'old' },
      ],
      [{ ref, commit: 'newer' }],
    ]);
  });

  test('is left as it is where that cannot be kept, and other refs are pushed', async () => {
    const { push, pushes } = remote([keep]);
    const results = await push([
      { ref, commit: 'new' },
      { ref: 'refs/x', commit: 'x' },
    ]);
    expect(results).toMatchObject([
      { ref: 'refs/x', ok: true },
      { ref, commit: 'new', ok: false },
    ]);
    expect(results[1]).toHaveProperty(
      'problem.message',
      `What ${ref} held (old) could not be kept in ${keep}, so the branch is left as it is. Declined.`,
    );
    expect(await push([{ ref, commit: 'new' }])).toMatchObject([{ ok: false }]);
    expect(pushes.flat().some((each) => each.ref === ref)).toBe(false);
  });

  test('stays leased while it is declined', async () => {
    const { push, pushes } = remote([ref]);
    await push([{ ref, commit: 'new' }]);
    await push([{ ref, commit: 'new' }]);
    expect(pushes.at(-1)).toEqual([{ ref, commit: 'new', expect: 'old' }]);
  });

  test('that holds something else now is pushed like any other', async () => {
    const { push, pushes } = remote([], null);
    await push([{ ref, commit: 'new' }]);
    expect(pushes).toEqual([[{ ref, commit: 'new' }]]);
  });
});
