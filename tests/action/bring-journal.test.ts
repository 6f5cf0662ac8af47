import { describe, expect, test } from 'vitest';
import { type BringCall, bringJournal } from '../../src/action/bring-journal.ts';
import { failed, type ProblemKind } from '../../src/adapters/git/problem.ts';

const ref = 'refs/ralph/demo/state';

/** A remote that lists records of earlier runs, and does not give them. */
function bring(kind: ProblemKind) {
  const repository = { readRef: async () => undefined, fetchRef: async () => failed(kind, 'It did not work.') };
  const base = { remoteRefs: new Map([[ref, 'c-state']]) };
  const place = { feature: 'demo', folder: '/nowhere', runId: '20260102-030405-aaaa', take: 'run' } as const;
  return bringJournal({ ...place, repository, base } as unknown as BringCall);
}

describe('records of earlier runs that are there and cannot be had', () => {
  test.each(['network', 'timeout'] as const)('for now (%s) keep a run from doing everything again', async (kind) => {
    const what = `What earlier runs left on ${ref} could not be read: It did not work.`;
    expect(await bring(kind)).toEqual({
      ok: false,
      halt: 'environment_broken',
      reasons: [`${what} Start the run again; resume: never begins one that knows nothing of them.`],
    });
  });

  test('for good are said, and a run begins without them', async () => {
    expect(await bring('missing')).toEqual({
      ok: true,
      notices: [`What earlier runs left on ${ref} could not be read: It did not work.`],
    });
  });
});
