import { describe, expect, test } from 'vitest';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { dropLease, keepLease, type LeaseOptions, pushBeat, takeLease } from '../../src/adapters/lease.ts';
import type { Asked } from '../../src/core/lease.ts';
import { type GitRemote, type GitRemoteOptions, startGitRemote } from '../support/git-remote.ts';
import { sandbox } from '../support/git-sandbox.ts';

const ref = 'refs/ralph/app/lock';

interface Field extends AsyncDisposable {
  readonly remote: GitRemote;
  readonly asked: string[];
  /** A runner with a gitdir of its own. */
  runner(
    name: string,
    more?: Partial<Omit<LeaseOptions, 'repository'>>,
  ): Promise<LeaseOptions & { readonly repository: Repository }>;
}

/** @param answer what GitHub says of the holder's workflow run */
async function field(answer: Asked = { type: 'unknown', why: 'nobody answers.' }, options: GitRemoteOptions = {}) {
  const box = sandbox();
  const { dir } = box.repo('ws', { a: '1' });
  const remote = await startGitRemote({ seed: dir, ...options });
  const asked: string[] = [];
  const made: Field = {
    remote,
    asked,
    runner: async (name, more = {}) => {
      const repository = await box.open(dir, { root: box.path(name), remote: { url: remote.url } });
      const process = { pid: 1, startTicks: '', host: name, since: '2026-01-01T00:00:00Z' };
      return {
        ...{ repository, ref, there: (await remote.refs()).get(ref), ttlMs: 60_000, now: () => 1_000_000 },
        owner: { ...process, id: name, runId: `run-${name}`, workflowRun: `${name}/1`, url: `https://x/${name}` },
        facts: { workflowRun: '99/1' },
        ask: async ({ workflowRun }) => {
          asked.push(workflowRun);
          return answer;
        },
        onPush: () => undefined,
        ...more,
      };
    },
    [Symbol.asyncDispose]: async () => {
      await box[Symbol.asyncDispose]();
      await remote.close();
    },
  };
  return made;
}

describe('the lock across runners', () => {
  test('[D9] of eight that try at the same moment one gets it, and the others are told who', async () => {
    await using at = await field({ type: 'running' });
    const runners = await Promise.all(Array.from({ length: 8 }, (_, index) => at.runner(`${index}`)));
    const results = await Promise.all(runners.map(takeLease));
    const taken = results.filter(({ type }) => type === 'taken');
    expect(taken).toHaveLength(1);
    const winner = results.findIndex(({ type }) => type === 'taken');
    for (const result of results.filter(({ type }) => type !== 'taken')) {
      expect(result).toMatchObject({ type: 'held', owner: { id: `${winner}` } });
    }
  });

  test('[D9] of eight that take a dead one over at the same moment one gets it', async () => {
    await using at = await field();
    const dead = await at.runner('dead');
    expect(await takeLease(dead)).toMatchObject({ type: 'taken' });
    const late = { now: () => 1_060_001 };
    const runners = await Promise.all(Array.from({ length: 8 }, (_, index) => at.runner(`${index}`, late)));
    const results = await Promise.all(runners.map(takeLease));
    expect(results.filter(({ type }) => type === 'taken')).toHaveLength(1);
    expect(results.filter(({ type }) => type === 'held')).toHaveLength(7);
    expect(results.find(({ type }) => type === 'taken')).toMatchObject({
      notice: expect.stringMatching(
        /^Took over the lock of run run-dead on dead, held .*: it gave no sign of life for 1 minutes\.$/,
      ),
    });
  });

  test.each<[Asked, number, string]>([
    [{ type: 'running' }, 99_000_000, 'held'],
    [{ type: 'over', why: 'its workflow run has ended' }, 1_000_000, 'taken'],
    [{ type: 'unknown', why: 'nobody answers.' }, 1_060_000, 'held'],
    [{ type: 'unknown', why: 'nobody answers.' }, 1_060_001, 'taken'],
  ])('is judged by GitHub, and by its age where GitHub does not know: %o at %i', async (answer, now, type) => {
    await using at = await field(answer);
    await takeLease(await at.runner('first'));
    const second = await at.runner('second', { now: () => now });
    expect(await takeLease(second)).toMatchObject({ type });
    expect(at.asked).toEqual(['first/1']);
  });

  test('is taken with a word of it where somebody else had it after the refs were listed', async () => {
    await using at = await field({ type: 'over', why: 'its workflow run has ended' });
    const first = await at.runner('first');
    const taken = await takeLease(first);
    if (taken.type !== 'taken') throw new Error(taken.type);
    expect(taken).not.toHaveProperty('contended');
    const [unaware, witness, heir] = [
      await at.runner('unaware', { there: undefined }),
      await at.runner('witness'),
      await at.runner('heir'),
    ];
    expect(await takeLease(heir)).not.toHaveProperty('contended');
    const late = await takeLease(unaware);
    if (late.type !== 'taken') throw new Error(late.type);
    expect(late).toMatchObject({ contended: { owner: { runId: 'run-heir' } } });
    expect(await takeLease(witness)).toMatchObject({ type: 'taken', contended: { owner: { runId: 'run-unaware' } } });
    const there = (await at.remote.refs()).get(ref) ?? '';
    await dropLease(witness.repository, ref, there);
    expect(await takeLease({ ...heir, there })).toMatchObject({ type: 'taken', contended: {} });
  });

  test('is taken with a word of it where somebody else had it and let go of it while the records moved', async () => {
    await using at = await field();
    const records = 'refs/ralph/app/state';
    const quick = await at.runner('quick');
    const { repository } = quick;
    const record = async (text: string): Promise<string> => {
      const tree = await repository.overlay(await repository.emptyTree(), []);
      const commit = await repository.commit({ tree, parents: [], message: text, at: 0 });
      await repository.push([{ ref: records, commit, expect: (await at.remote.refs()).get(records) ?? null }]);
      return commit;
    };
    const seen = { ref: records, commit: await record('one') };
    const [same, late, lost] = [
      await at.runner('same', { seen }),
      await at.runner('late', { seen }),
      await at.runner('lost', { seen }),
    ];
    const drop = async (): Promise<void> => {
      await dropLease(repository, ref, (await at.remote.refs()).get(ref) ?? '');
    };
    // They are fetched at the same time, and may not be here yet.
    expect((await same.repository.git.run(['cat-file', '-e', seen.commit])).exitCode).not.toBe(0);
    const taken = await takeLease(same);
    expect([taken.type, 'contended' in taken]).toEqual(['taken', false]);
    await drop();
    await record('two');
    expect(await takeLease(late)).toMatchObject({ type: 'taken', contended: {} });
    await drop();
    expect(await takeLease(deaf(lost, { reads: true }))).toMatchObject({ type: 'taken', contended: {} });
    expect((await at.remote.refs()).get(records)).not.toBe(seen.commit);
  });

  test('a sign of life keeps it, and whoever gave none for too long learns that it is lost', async () => {
    await using at = await field();
    const first = await at.runner('first');
    const taken = await takeLease(first);
    if (taken.type !== 'taken') throw new Error(taken.type);
    const beat = await pushBeat({ ...first, now: () => 1_050_000 }, taken.commit);
    if (!beat.ok) throw new Error(beat.problem.message);
    const second = await at.runner('second', { now: () => 1_100_000 });
    expect(await takeLease(second)).toMatchObject({ type: 'held' });
    expect(await takeLease({ ...second, now: () => 1_200_000 })).toMatchObject({ type: 'taken' });
    expect(await pushBeat(first, beat.commit)).toMatchObject({ ok: false, problem: { kind: 'stale' } });
    expect(await dropLease(first.repository, ref, beat.commit)).toMatchObject({ kind: 'stale' });
    expect((await at.remote.refs()).has(ref)).toBe(true);
  });

  test('whose sign of life got no answer is ours still: what the remote holds is read again', async () => {
    await using at = await field();
    const first = await at.runner('first');
    const taken = await takeLease(first);
    if (taken.type !== 'taken') throw new Error(taken.type);
    const lost = await keepLease(deaf(first), { expect: taken.commit, ours: [] });
    if (lost.ok) throw new Error('an answer came');
    expect((await at.remote.refs()).get(ref)).toBe(lost.pushed);
    const beat = await keepLease({ ...first, now: () => 1_020_000 }, { expect: taken.commit, ours: [lost.pushed] });
    expect(beat).toEqual({ ok: true, commit: (await at.remote.refs()).get(ref) });
    expect(beat).not.toMatchObject({ commit: lost.pushed });
  });

  test('that was taken over while no answer came is lost', async () => {
    await using at = await field();
    const first = await at.runner('first');
    const taken = await takeLease(first);
    if (taken.type !== 'taken') throw new Error(taken.type);
    const lost = await keepLease(deaf(first), { expect: taken.commit, ours: [] });
    if (lost.ok) throw new Error('an answer came');
    expect(await takeLease(await at.runner('second', { now: () => 2_000_000 }))).toMatchObject({ type: 'taken' });
    expect(await keepLease(first, { expect: taken.commit, ours: [lost.pushed] })).toMatchObject({
      ok: false,
      problem: { kind: 'stale' },
    });
  });

  test('is taken although the answer was lost, where the remote can be read again', async () => {
    await using at = await field();
    const first = await at.runner('first');
    expect(await takeLease(deaf(first, { reads: true }))).toMatchObject({ type: 'taken' });
    expect(await takeLease(await at.runner('second'))).toMatchObject({ type: 'held', owner: { id: 'first' } });
  });

  test('is let go of, and then anybody may have it', async () => {
    await using at = await field({ type: 'running' });
    const first = await at.runner('first');
    const taken = await takeLease(first);
    if (taken.type !== 'taken') throw new Error(taken.type);
    expect(await dropLease(first.repository, ref, taken.commit)).toBeUndefined();
    expect((await at.remote.refs()).has(ref)).toBe(false);
    expect(await takeLease(await at.runner('second'))).toMatchObject({ type: 'taken' });
  });

  test('that names nobody is held: nothing is guessed', async () => {
    await using at = await field();
    const { repository, ...first } = await at.runner('first');
    const tree = await repository.overlay(await repository.emptyTree(), [
      { path: 'lock.json', mode: '100644', bytes: Buffer.from('{"id":1}') },
    ]);
    const commit = await repository.commit({ tree, parents: [], message: 'forged', at: 0 });
    await repository.push([{ ref, commit }]);
    expect(await takeLease({ ...first, repository, there: commit })).toEqual({ type: 'held', owner: undefined });
  });

  test('that the rules of the remote forbid is told as such', async () => {
    await using at = await field(undefined, { refuse: () => 'GH013: Repository rule violations found' });
    expect(await takeLease(await at.runner('first'))).toMatchObject({ type: 'failed', problem: { permanent: true } });
  });

  test('costs one push where nobody has it', async () => {
    await using at = await field();
    const first = await at.runner('first');
    const before = at.remote.log.length;
    await takeLease(first);
    const requests = at.remote.log.slice(before).map(({ method, url }) => `${method} ${url.split('?')[1] ?? url}`);
    expect(requests).toEqual(['GET service=git-receive-pack', 'POST /acme/widgets.git/git-receive-pack']);
  });
});

/** A runner whose pushes arrive while their answers do not; without `reads` it cannot read either. */
function deaf<T extends LeaseOptions>(runner: T, { reads = false } = {}): T {
  const { repository } = runner;
  const problem = { kind: 'network', permanent: false, message: 'The connection to the remote failed.' } as const;
  return {
    ...runner,
    repository: {
      ...repository,
      push: async (refs) => (await repository.push(refs)).map((result) => ({ ...result, ok: false, problem })),
      ...(reads ? {} : { remoteRefs: async () => ({ ok: false, problem }) }),
    } satisfies LeaseOptions['repository'],
  };
}
