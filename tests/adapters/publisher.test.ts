import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { type BackgroundPublisher, gitPublisher, type PublisherOptions } from '../../src/adapters/publisher.ts';
import type { PublicationResult } from '../../src/core/event.ts';
import type { RunState } from '../../src/core/state.ts';
import type { RefUpdate } from '../../src/ports.ts';
import { type GitRemote, type GitRemoteOptions, startGitRemote } from '../support/git-remote.ts';
import { type Sandbox, sandbox } from '../support/git-sandbox.ts';
import { sampleRun } from '../support/sample-run.ts';

const branch = 'refs/heads/ralph/demo';

interface Field extends AsyncDisposable {
  readonly box: Sandbox;
  readonly remote: GitRemote;
  readonly repository: Repository;
  readonly state: RunState;
  readonly base: string;
  readonly results: PublicationResult[];
  readonly troubles: string[];
  grow(parent: string, path: string): Promise<string>;
  publisher(more?: Partial<PublisherOptions>): ReturnType<typeof gitPublisher>;
}

async function field(options: GitRemoteOptions = {}): Promise<Field> {
  const box = sandbox();
  const { dir, commit } = box.repo('ws', { a: '1' });
  const remote = await startGitRemote({ seed: dir, ...options });
  const repository = await box.open(dir, { remote: { url: remote.url } });
  await repository.importCommit(commit);
  await repository.remoteRefs(['refs/heads/']);
  const results: PublicationResult[] = [];
  const troubles: string[] = [];
  return {
    ...{ box, remote, repository, base: commit, results, troubles },
    state: sampleRun({ stories: [], plan: { start: { commit, tree: await repository.treeOf(commit) } } }),
    grow: async (parent, path) => {
      const edit = { path, mode: '100644', bytes: Buffer.from(path) } as const;
      const tree = await repository.overlay(await repository.treeOf(parent), [edit]);
      return repository.commit({ tree, parents: [parent], message: `add ${path}\n`, at: 1_768_991_400_000 });
    },
    publisher: (more = {}) =>
      gitPublisher({
        repository,
        stateUpdate: async () => undefined,
        bundleFolder: box.path('bundles'),
        onResult: (result) => results.push(result),
        onTrouble: (message) => troubles.push(message),
        cancel: new AbortController().signal,
        ...more,
      }),
    [Symbol.asyncDispose]: async () => {
      await box[Symbol.asyncDispose]();
      await remote.close();
    },
  };
}

/** What came of each ref; a publisher that was cut short has no answer. */
function resultsOf(done: Awaited<ReturnType<BackgroundPublisher['settle']>>) {
  if ('type' in done) throw new Error(`cut short: ${done.cause}`);
  return done.results;
}

function pushes(remote: GitRemote): number {
  return remote.log.filter(({ method, url }) => method === 'POST' && url.endsWith('git-receive-pack')).length;
}

describe('the publisher', () => {
  test('pushes in the background, and settle waits for it', async () => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    const publisher = at.publisher();
    publisher.start([{ ref: branch, commit }], at.state);
    const settled = resultsOf(await publisher.settle([{ ref: branch, commit }], at.state));
    expect(settled).toEqual([{ ref: branch, commit, status: 'pushed', detail: '' }]);
    expect((await at.remote.refs()).get(branch)).toBe(commit);
    expect(at.results).toEqual(settled);
    expect(pushes(at.remote)).toBe(1);
    expect(at.troubles).toEqual([]);
  });

  test('settles many refs that were queued one after the other, in the latest state of each', async () => {
    await using at = await field();
    const publisher = at.publisher();
    const refs: RefUpdate[] = [];
    let tip = at.base;
    for (const name of ['b', 'c', 'd', 'e']) {
      tip = await at.grow(tip, name);
      const update = [
        { ref: branch, commit: tip },
        { ref: `refs/heads/wip/ralph-fail-${name}`, commit: tip },
      ];
      refs.splice(
        0,
        refs.length,
        { ref: branch, commit: tip },
        ...refs.filter(({ ref }) => ref !== branch),
        update[1]!,
      );
      publisher.start(update, at.state);
    }
    const settled = resultsOf(await publisher.settle(refs, at.state));
    expect(settled).toEqual(refs.map((ref) => ({ ...ref, status: 'pushed', detail: '' })));
    const remote = await at.remote.refs();
    for (const { ref, commit } of refs) expect(remote.get(ref)).toBe(commit);
  });

  test('settles what was never started, and pushes nothing that the remote has already', async () => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    const refs = [{ ref: branch, commit }];
    expect(resultsOf(await at.publisher().settle(refs, at.state))).toMatchObject([{ status: 'pushed' }]);
    expect(resultsOf(await at.publisher().settle(refs, at.state))).toMatchObject([{ status: 'pushed' }]);
    expect(pushes(at.remote)).toBe(1);
    expect(resultsOf(await at.publisher().settle([], at.state))).toEqual([]);
  });

  test('keeps refused work as a bundle that any clone can fetch', async () => {
    await using at = await field({ refuse: () => 'protected branch hook declined' });
    const first = await at.grow(at.base, 'b');
    const commit = await at.grow(first, 'c');
    const [result] = await settle(at, [{ ref: branch, commit }]);
    expect(result).toMatchObject({ ref: branch, commit, status: 'refused' });
    expect(result?.detail).not.toBe('');
    expect(result?.bundle).toMatch(/\/bundles\/ralph-demo-[0-9a-f]{6}\.bundle$/);
    at.box.git(at.box.root, 'clone', '-q', at.box.path('ws'), 'clone');
    const clone = at.box.path('clone');
    at.box.git(clone, 'fetch', '-q', result?.bundle ?? '', `${branch}:refs/heads/rescued`);
    expect(at.box.git(clone, 'rev-parse', 'rescued')).toBe(commit);
    expect(at.box.git(clone, 'log', '--format=%s', 'main..rescued')).toBe('add c\nadd b');
    expect(at.box.git(clone, 'fsck', '--strict')).not.toMatch(/missing|error/);
  });

  test('tells of each commit that it pushes below a declined one, so that the face begins [X22]', async () => {
    const declined: string[] = [];
    await using at = await field({
      refuse: (_, change) => (declined.includes(change.new) ? 'Push cannot contain secrets' : undefined),
    });
    const first = await at.grow(at.base, 'b');
    const second = await at.grow(first, 'c');
    declined.push(second);
    const [from, to] = await Promise.all([at.base, first].map(async (commit) => at.repository.treeOf(commit)));
    const plan = { ...at.state.plan, branch: 'ralph/demo' };
    const line = [{ commit: first, parent: { commit: at.base, tree: from ?? '' }, tree: to ?? '', story: 'B' }];
    await at.publisher().settle([{ ref: branch, commit: second }], { ...at.state, plan, line });
    expect(at.results.map(({ commit, status }) => [commit, status])).toEqual([
      [first, 'pushed'],
      [second, 'refused'],
    ]);
  });

  test('a refusal of one ref does not take the others with it', async () => {
    await using at = await field({ refuse: (ref) => (ref === branch ? 'declined' : undefined) });
    const commit = await at.grow(at.base, 'b');
    const wip = 'refs/heads/wip/ralph-fail-x';
    const results = await settle(
      at,
      [branch, wip].map((ref) => ({ ref, commit })),
    );
    expect(results.map(({ ref, status }) => `${status} ${ref}`)).toEqual([`refused ${branch}`, `pushed ${wip}`]);
  });

  test('never pushes the default branch: the work is kept', async () => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    const [result] = await settle(at, [{ ref: 'refs/heads/main', commit }]);
    expect(result).toMatchObject({ status: 'refused', bundle: expect.any(String) });
    expect((await at.remote.refs()).get('refs/heads/main')).toBe(at.base);
    expect(pushes(at.remote)).toBe(0);
  });

  test('a remote that is away: refused with a bundle; when it is back the next run pushes', async () => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    at.remote.behave({ failures: 1000 });
    const [result] = await settle(at, [{ ref: branch, commit }]);
    expect(result).toMatchObject({ status: 'refused', bundle: expect.any(String) });
    expect(existsSync(result?.bundle ?? '')).toBe(true);
    at.remote.behave({ failures: 0 });
    expect(await settle(at, [{ ref: branch, commit }])).toMatchObject([{ status: 'pushed' }]);
  });

  test('an outage that is over by the end of the run leaves nothing behind', async () => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    const publisher = at.publisher();
    at.remote.behave({ failures: 1000 });
    publisher.start([{ ref: branch, commit }], at.state);
    await publisher.idle();
    expect(at.results).toMatchObject([{ ref: branch, status: 'refused' }]);
    at.remote.behave({ failures: 0 });
    expect(resultsOf(await publisher.settle([{ ref: branch, commit }], at.state))).toMatchObject([
      { status: 'pushed' },
    ]);
    expect((await at.remote.refs()).get(branch)).toBe(commit);
  });

  test('a bundle that cannot be written is told, and the refusal stands', async () => {
    await using at = await field({ readOnly: true });
    const commit = await at.grow(at.base, 'b');
    const results = await settle(at, [{ ref: branch, commit: at.base }], { bundleFolder: at.box.path('bundles') });
    expect(results).toMatchObject([{ status: 'refused' }]);
    expect(results[0]).not.toHaveProperty('bundle');
    expect(at.troubles.join()).toContain('no bundle could be written');
    expect(readdirSync(at.box.path('bundles'))).toEqual([]);
    expect(await settle(at, [{ ref: branch, commit }])).toMatchObject([{ bundle: expect.any(String) }]);
  });
});

describe('what is known of a run before it settles', () => {
  const pull = { number: 1, url: 'https://github.test/acme/widgets/pull/1', draft: true };
  const wip = 'refs/heads/wip/ralph-fail-x';

  function holding(at: Field, refs: readonly RefUpdate[]): RunState {
    const publications = refs.map((each) => ({ ...each, story: 'US-1', status: 'queued' as const, detail: '' }));
    return { ...at.state, publications };
  }

  test('tells of pushes that have ended, of none that is under way, and of the pull request', async () => {
    await using at = await field({ refuse: (ref) => (ref.endsWith('-y') ? 'declined' : undefined) });
    const commit = await at.grow(at.base, 'b');
    const later = { ref: wip, commit: await at.grow(commit, 'c') };
    const cancel = new AbortController();
    const publisher = at.publisher({ known: () => ({ pull }), cancel: cancel.signal });
    const first = [branch, 'refs/heads/wip/ralph-fail-y'].map((ref) => ({ ref, commit }));
    const state = holding(at, [...first, later]);
    expect(publisher.known(state)).toEqual({ results: [], pull });
    publisher.start(first, state);
    await publisher.idle();
    at.remote.behave({ hang: true });
    publisher.start([later], state);
    const { results } = publisher.known(state);
    expect(results.map(({ ref, status }) => [ref, status])).toEqual([
      [branch, 'pushed'],
      ['refs/heads/wip/ralph-fail-y', 'refused'],
    ]);
    cancel.abort('the runner sent SIGINT');
    await publisher.idle();
    expect(publisher.known(state)).toEqual({ results, pull });
    at.remote.behave({ hang: false });
  });

  test.each<[string, Partial<PublisherOptions>, readonly string[]]>([
    ['what the run has no more use for', { known: () => ({}) }, [wip]],
    ['what is on no remote before everything is', {}, []],
  ])('leaves out %s', async (_, more, refs) => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    const publisher = at.publisher(more);
    publisher.start(
      [branch, wip].map((ref) => ({ ref, commit })),
      at.state,
    );
    await publisher.idle();
    const state = holding(at, [
      { ref: branch, commit: at.base },
      { ref: wip, commit },
    ]);
    expect(publisher.known(state).results.map(({ ref }) => ref)).toEqual(refs);
  });
});

describe('a cancel', () => {
  test('while a push hangs ends settle at once, and decides nothing about the refs', async () => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    at.remote.behave({ hang: true });
    const cancel = new AbortController();
    const settling = at.publisher({ cancel: cancel.signal }).settle([{ ref: branch, commit }], at.state);
    cancel.abort('the runner sent SIGINT');
    expect(await settling).toEqual({ type: 'interrupted', cause: 'the runner sent SIGINT' });
    expect(at.results).toEqual([]);
    at.remote.behave({ hang: false });
    expect(await settle(at, [{ ref: branch, commit }])).toMatchObject([{ status: 'pushed' }]);
  });

  test('before settle starts no push', async () => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    const publisher = at.publisher({ cancel: AbortSignal.abort('gone') });
    expect(await publisher.settle([{ ref: branch, commit }], at.state)).toEqual({ type: 'interrupted', cause: 'gone' });
    expect(pushes(at.remote)).toBe(0);
  });
});

describe('the records of a run', () => {
  const stateRef = 'refs/ralph/demo/state';

  test('go along with the refs', async () => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    const stateUpdate = async () => ({ ref: stateRef, commit });
    expect(await settle(at, [{ ref: branch, commit }], { stateUpdate })).toHaveLength(1);
    expect((await at.remote.refs()).get(stateRef)).toBe(commit);
    expect(at.results.map(({ ref }) => ref)).toEqual([branch]);
  });

  test('that the remote refuses are a warning, no more', async () => {
    await using at = await field({ refuse: (ref) => (ref === stateRef ? 'declined' : undefined) });
    const commit = await at.grow(at.base, 'b');
    const stateUpdate = async () => ({ ref: stateRef, commit });
    expect(await settle(at, [{ ref: branch, commit }], { stateUpdate })).toMatchObject([{ status: 'pushed' }]);
    expect(at.troubles.join()).toMatch(/records were not pushed to refs\/ralph\/demo\/state/);
  });

  test.each([
    ['cut off by a cancel', true, 0],
    ['broken by the network', false, 1],
  ])('that were %s: a warning only where no cancel did it', async (_, isCancelled, troubles) => {
    await using at = await field({ refuse: (ref) => (ref === stateRef ? 'declined' : undefined) });
    const commit = await at.grow(at.base, 'b');
    const cancel = new AbortController();
    const push: Repository['push'] = async (refs) => {
      if (isCancelled) cancel.abort('the runner sent SIGINT');
      const problem = { kind: 'network', permanent: false, message: 'git could not talk to the remote.' } as const;
      return refs.map(({ ref }) => ({ ok: false, ref, commit, problem }));
    };
    const repository = { ...at.repository, push };
    const stateUpdate = async () => ({ ref: stateRef, commit });
    const publisher = at.publisher({ repository, stateUpdate, cancel: cancel.signal });
    publisher.start([], at.state);
    await publisher.idle();
    expect(at.troubles).toHaveLength(troubles);
  });

  test('that go apart from what the run needs, and were cut off there by a cancel: no warning', async () => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    const cancel = new AbortController();
    let calls = 0;
    const push: Repository['push'] = async (refs) => {
      calls += 1;
      // A git that was ended says nothing that anybody knows.
      if (calls > 1) cancel.abort('the runner sent SIGINT');
      const message = 'git could not talk to the remote.';
      const cut = { kind: 'other', permanent: false, message } as const;
      const problem = calls > 1 ? cut : ({ kind: 'workflow-permission', permanent: true, message } as const);
      return refs.map(({ ref }) => ({ ok: false, ref, commit, problem }));
    };
    const repository = { ...at.repository, push };
    const publisher = at.publisher({
      repository,
      stateUpdate: async () => ({ ref: stateRef, commit }),
      cancel: cancel.signal,
    });
    publisher.start([], at.state);
    await publisher.idle();
    expect([calls, at.troubles]).toEqual([2, []]);
  });

  test('that cannot be made keep no work from being pushed, now or later', async () => {
    await using at = await field();
    const commit = await at.grow(at.base, 'b');
    const publisher = at.publisher({ stateUpdate: () => Promise.reject(new Error('ENOSPC: the disk is full')) });
    publisher.start([{ ref: branch, commit }], at.state);
    expect(resultsOf(await publisher.settle([{ ref: branch, commit }], at.state))).toMatchObject([
      { status: 'pushed' },
    ]);
    expect(at.troubles.join()).toContain('ENOSPC');
  });
});

test('a push that throws in the background is told, and tried again when the run settles', async () => {
  await using at = await field();
  const commit = await at.grow(at.base, 'b');
  let calls = 0;
  const repository: Repository = {
    ...at.repository,
    push: (refs) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('git is gone')) : at.repository.push(refs);
    },
  };
  const publisher = at.publisher({ repository });
  publisher.start([{ ref: branch, commit }], at.state);
  await new Promise((done) => setImmediate(done));
  expect(resultsOf(await publisher.settle([{ ref: branch, commit }], at.state))).toMatchObject([{ status: 'pushed' }]);
  expect(at.troubles.join()).toContain('git is gone');
});

async function settle(at: Field, refs: readonly RefUpdate[], more: Partial<PublisherOptions> = {}) {
  mkdirSync(at.box.path('bundles'), { recursive: true });
  return resultsOf(await at.publisher(more).settle(refs, at.state));
}
