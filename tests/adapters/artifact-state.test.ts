import { describe, expect, test } from 'vitest';
import { type ArtifactService, artifactService } from '../../src/adapters/artifact/service.ts';
import { stateArtifacts } from '../../src/adapters/artifact/state-artifacts.ts';
import { keptElsewhere } from '../../src/adapters/artifact/state-refs.ts';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { openGitHub } from '../../src/adapters/github/client.ts';
import { sandbox } from '../support/git-sandbox.ts';
import { type Artifact, addRuntimeToken, type RunFrom } from '../support/github/artifacts.ts';
import type { GitHub } from '../support/github/github.ts';
import { gitHubPerTest } from '../support/github/suite.ts';

const ref = 'refs/ralph/demo/state';
const useGitHub = gitHubPerTest();

/** Artifacts as the stand-in has them, the oldest first. */
function artifacts(github: GitHub): Artifact[] {
  return [...github.hub.repositories.values()][0]?.artifacts ?? [];
}

/** The service of a workflow run. */
function serviceOf(github: GitHub, run: string, from: RunFrom = {}): ArtifactService {
  const [repository] = github.hub.repositories.values();
  if (repository === undefined) throw new Error('no repository');
  const token = addRuntimeToken(github.hub, { repository, run, job: 'j', from });
  const { signal } = new AbortController();
  const service = artifactService({ url: github.serverUrl, token, fetch, signal, retryDelaysMs: [1, 1] });
  if (service === undefined) throw new Error('the token says nothing');
  return service;
}

const own = { path: '.github/workflows/nightly.yml', branches: ['feature', 'main'] };

function placeOf(github: GitHub, repository: Repository, service: ArtifactService, token = 'token') {
  const { apiUrl, serverUrl } = github;
  const { signal } = new AbortController();
  const client = async () => {
    const at = { apiUrl, serverUrl, token, owner: 'acme', repo: 'widgets', signal, onNote: () => undefined };
    const opened = await openGitHub(at);
    return opened.ok ? opened.client : opened.problem.message;
  };
  return stateArtifacts({ repository, service, client, own });
}

/** A commit that leans on another, on top of what the remote has. */
async function stateOf(repository: Repository, base: string, text: string): Promise<string> {
  const file = (path: string) => [{ path, mode: '100644' as const, bytes: Buffer.from(text) }];
  const commit = (tree: string, parents: string[]) => repository.commit({ tree, parents, message: text, at: 0 });
  const work = await commit(await repository.overlay(await repository.treeOf(base), file('work.txt')), [base]);
  return commit(await repository.overlay(await repository.emptyTree(), file('runs/1.jsonl')), [work]);
}

/** Two machines with a checkout of one project. */
async function machines() {
  const box = sandbox();
  const { dir } = box.repo('ws', { a: '1', b: '2' });
  const base = box.git(dir, 'rev-parse', 'HEAD');
  const open = async (): Promise<Repository> => {
    const repository = await box.open(dir);
    await repository.importCommit(base);
    return repository;
  };
  return { box, base, one: await open(), other: await open() };
}

describe('a state ref in artifacts', () => {
  test('is found on another machine with all that it leans on', async () => {
    const github = useGitHub();
    const { box, base, one, other } = await machines();
    await using _ = box;
    const state = await stateOf(one, base, 'first');
    expect(await placeOf(github, one, serviceOf(github, '1')).save(ref, state)).toBeUndefined();
    expect(await placeOf(github, other, serviceOf(github, '2')).find(ref)).toEqual({ ok: true, commit: state });
    const show = async (path: string) => String(await other.git.ok(['cat-file', 'blob', `${state}^:${path}`]));
    expect([await show('work.txt'), await show('a')]).toEqual(['first', '1']);
  });

  test('is the newest of all workflow runs, and never without one while another is stored', async () => {
    const github = useGitHub();
    const { box, base, one, other } = await machines();
    await using _ = box;
    const place = placeOf(github, one, serviceOf(github, '1'));
    let state = '';
    for (const text of ['first', 'second', 'third', 'fourth']) {
      state = await stateOf(one, base, text);
      expect(await place.save(ref, state)).toBeUndefined();
      expect(artifacts(github).length, text).toBe(text === 'first' ? 1 : 2);
    }
    expect(await placeOf(github, other, serviceOf(github, '2')).find(ref)).toEqual({ ok: true, commit: state });
  });

  test('is stored under another name when one is held by an upload that broke', async () => {
    const github = useGitHub();
    const { box, base, one, other } = await machines();
    await using _ = box;
    const service = serviceOf(github, '1');
    const place = placeOf(github, one, service);
    await place.save(ref, await stateOf(one, base, 'first'));
    await service.call('CreateArtifact', { name: 'ralph-state-demo-b', version: 4 });
    const second = await stateOf(one, base, 'second');
    expect(await place.save(ref, second)).toBeUndefined();
    expect(await placeOf(github, other, service).find(ref)).toEqual({ ok: true, commit: second });
  });

  test('is not taken from a workflow run for a fork, nor after it has expired', async () => {
    const github = useGitHub();
    const { box, base, one, other } = await machines();
    await using _ = box;
    await placeOf(github, one, serviceOf(github, '1', { headRepositoryId: 99 })).save(
      ref,
      await stateOf(one, base, 'poison'),
    );
    const place = placeOf(github, other, serviceOf(github, '2'));
    expect(await place.find(ref)).toEqual({ ok: true, commit: undefined });
    await placeOf(github, one, serviceOf(github, '3')).save(ref, await stateOf(one, base, 'first'));
    for (const artifact of artifacts(github)) artifact.expired = true;
    expect(await place.find(ref)).toEqual({ ok: true, commit: undefined });
  });

  test.each<[string, RunFrom]>([
    ['another workflow', { path: '.github/workflows/ci.yml' }],
    ['this workflow as another branch has it', { headBranch: 'dependabot/npm/x' }],
    ['a pull request', { event: 'pull_request' }],
    ['a pull request that runs with secrets', { event: 'pull_request_target' }],
  ])('is not taken from a run of %s, but the newest of ours behind it', async (_, from) => {
    const github = useGitHub();
    const { box, base, one, other } = await machines();
    await using _box = box;
    const mine = await stateOf(one, base, 'first');
    await placeOf(github, one, serviceOf(github, '1', { headBranch: 'feature' })).save(ref, mine);
    for (const run of ['2', '3'])
      await placeOf(github, one, serviceOf(github, run, from)).save(ref, await stateOf(one, base, `poison ${run}`));
    const place = placeOf(github, other, serviceOf(github, '4'));
    expect(await place.find(ref)).toEqual({ ok: true, commit: mine });
    const asked = github.journal.filter(({ operation }) => operation?.endsWith('/actions/runs/{run_id}') === true);
    expect(asked).toHaveLength(3);
  });

  test('is nowhere to be had when the runner does not say which workflow this is', async () => {
    const github = useGitHub();
    const { box, other } = await machines();
    await using _ = box;
    const options = { repository: other, service: serviceOf(github, '1'), own: undefined };
    expect(await stateArtifacts({ ...options, client: async () => 'nobody to ask' }).find(ref)).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('GITHUB_WORKFLOW_REF') },
    });
  });

  /** As many as GitHub lists on three pages and one more, each of a workflow run of its own or all of one. */
  function flood(github: GitHub, from: RunFrom, runs: number): void {
    const [repository] = github.hub.repositories.values();
    if (repository === undefined) throw new Error('no repository');
    const services = Array.from({ length: runs }, (_, run) =>
      addRuntimeToken(github.hub, { repository, run: `f${run}`, job: 'j', from }),
    );
    for (let at = 0; at < 301; at += 1) {
      const { workflowRun } = github.hub.runtimes.get(services[at % runs] ?? '') ?? {};
      if (workflowRun === undefined) throw new Error('no workflow run');
      const artifact = {
        id: 4_000_000_000 + at,
        name: 'ralph-state-demo-b',
        run: 'f',
        job: 'j',
        key: `k${at}`,
        workflowRun,
      };
      repository.artifacts.push({
        ...artifact,
        createdAt: '2026-01-02T03:04:05Z',
        bytes: Buffer.alloc(0),
        isFinal: true,
        expired: false,
      });
    }
  }

  test.each<[string, RunFrom, number]>([
    ['forks', { headRepositoryId: 99 }, 1],
    ['runs of another workflow', { path: '.github/workflows/ci.yml' }, 30],
  ])(
    'is not taken for missing, nor an older one for the newest, behind more of %s than are looked at',
    async (_, from, runs) => {
      const github = useGitHub();
      const { box, base, one, other } = await machines();
      await using _box = box;
      const place = placeOf(github, one, serviceOf(github, '1'));
      for (const text of ['first', 'second']) await place.save(ref, await stateOf(one, base, text));
      flood(github, from, runs);
      expect(await placeOf(github, other, serviceOf(github, '2')).find(ref)).toEqual({
        ok: false,
        problem: {
          kind: 'other',
          message: expect.stringMatching(/^So many artifacts called ralph-state-demo come from elsewhere/),
        },
      });
    },
  );

  test('[D7] is refused where it is damaged, and no older one takes its place', async () => {
    const github = useGitHub();
    const { box, base, one, other } = await machines();
    await using _ = box;
    const place = placeOf(github, one, serviceOf(github, '1'));
    for (const text of ['first', 'second']) await place.save(ref, await stateOf(one, base, text));
    const newest = artifacts(github).at(-1);
    if (newest?.bytes === undefined) throw new Error('nothing was stored');
    newest.bytes.writeUInt8(newest.bytes.readUInt8(200) ^ 1, 200);
    expect(await placeOf(github, other, serviceOf(github, '2')).find(ref)).toEqual({
      ok: false,
      problem: { kind: 'other', message: `The artifact ${newest.name} cannot be read: It holds no state.bundle.` },
    });
  });

  test('asks for the permission that it needs', async () => {
    const github = useGitHub();
    github.addToken({ value: 'weak', permissions: { contents: 'write' } });
    const { box, other } = await machines();
    await using _ = box;
    const found = await placeOf(github, other, serviceOf(github, '1'), 'weak').find(ref);
    expect(found).toMatchObject({ ok: false, problem: { kind: 'auth' } });
    expect(JSON.stringify(found)).toContain('actions: read');
  });

  test('that the service does not take is said, and may be tried again', async () => {
    const github = useGitHub();
    const { box, base, one } = await machines();
    await using _ = box;
    const service = serviceOf(github, '1');
    const broken: ArtifactService = {
      ...service,
      put: async () => ({ ok: false, status: 503, why: 'it answered 503', passing: true }),
    };
    expect(await placeOf(github, one, broken).save(ref, await stateOf(one, base, 'first'))).toEqual({
      kind: 'network',
      permanent: false,
      message: 'The artifact service of this workflow run was asked to keep it, and it answered 503.',
    });
  });
});

describe('a repository whose state refs are kept elsewhere', () => {
  test('lists, fetches and pushes them there, and everything else on its remote', async () => {
    const pushed: string[] = [];
    const saved: string[] = [];
    const remote = {
      remoteRefs: async () => ({
        ok: true,
        refs: new Map([
          ['refs/heads/main', 'c1'],
          [ref, 'c-old'],
        ]),
      }),
      push: async (refs: readonly { ref: string; commit: string }[]) => {
        pushed.push(...refs.map((each) => each.ref));
        return refs.map((each) => ({ ok: true, ...each }));
      },
    } as unknown as Repository;
    const { repository } = keptElsewhere(remote, {
      find: async () => ({ ok: true, commit: undefined }),
      save: async (name, commit) => void saved.push(`${name} ${commit}`),
    });
    const before = await repository.remoteRefs(['refs/']);
    expect(before.ok && before.refs.get(ref)).toBe('c-old');
    const results = await repository.push([
      { ref: 'refs/heads/a', commit: 'c2' },
      { ref, commit: 'c3' },
    ]);
    expect(results.map((each) => each.ref)).toEqual(['refs/heads/a', ref]);
    expect({ pushed, saved }).toEqual({ pushed: ['refs/heads/a'], saved: [`${ref} c3`] });
    const after = await repository.remoteRefs(['refs/ralph/']);
    expect(after.ok && after.refs.get(ref)).toBe('c3');
    expect(await repository.fetchRef(ref)).toEqual({ ok: true, commit: 'c3' });
  });
});
