import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Repository } from '../../src/adapters/git/controller.ts';
import type { Network } from '../../src/adapters/git/network.ts';
import { pushRefs } from '../../src/adapters/git/push.ts';
import { classifyPush, timeout } from '../../src/adapters/git/refusal.ts';
import { githubRefusals } from '../support/git-refusals.ts';
import { type GitRemote, type GitRemoteOptions, startGitRemote } from '../support/git-remote.ts';
import { gitProgram, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

interface Field extends AsyncDisposable {
  readonly box: Sandbox;
  readonly remote: GitRemote;
  readonly repository: Repository;
  readonly base: string;
  /** A commit on top of a parent. */
  grow(parent: string, path: string): Promise<string>;
}

async function field(options: GitRemoteOptions = {}, timeoutMs = 20_000): Promise<Field> {
  const box = sandbox();
  const { dir, commit } = box.repo('ws', { a: '1', 'dir/b': '2' });
  const remote = await startGitRemote({ seed: dir, ...options });
  const token = options.requireToken === undefined ? {} : { token: options.requireToken };
  const repository = await box.open(dir, { remote: { url: remote.url, ...token }, network: { timeoutMs } });
  await repository.importCommit(commit);
  return {
    box,
    remote,
    repository,
    base: commit,
    grow: async (parent, path) => {
      const tree = await repository.overlay(await repository.treeOf(parent), [
        { path, mode: '100644', bytes: Buffer.from(path) },
      ]);
      return repository.commit({ tree, parents: [parent], message: `add ${path}`, at: 0 });
    },
    [Symbol.asyncDispose]: async () => {
      await remote.close();
      await box[Symbol.asyncDispose]();
    },
  };
}

/** A commit that only the remote has, on top of a parent. */
function growRemotely({ box, remote }: Field, ref: string, count = 1): string {
  const dir = box.path(`other-${readdirSync(box.root).length}`);
  mkdirSync(dir);
  box.git(dir, 'clone', '-q', remote.gitDir, '.');
  for (let at = 0; at < count; at += 1) box.git(dir, 'commit', '-q', '--allow-empty', '-m', `remote ${at}`);
  box.git(remote.gitDir, 'fetch', '-q', dir, `+HEAD:${ref}`);
  return box.git(dir, 'rev-parse', 'HEAD');
}

describe('the token', () => {
  it('[S8] is not shown to a proxy or another server that somebody wrote into the gitdir', async () => {
    await using place = await field({ requireToken: 'tok-123' });
    const shown: unknown[] = [];
    const thief = createServer((request, response) => {
      shown.push(request.headers.authorization ?? request.url);
      response.writeHead(502).end();
    });
    await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(thief.address() as AddressInfo).port}`;
    const elsewhere = `[http]\n\tproxy = ${address}\n[url "${address}/"]\n\tinsteadOf = ${place.remote.serverUrl}/\n`;
    appendFileSync(join(place.repository.git.gitDir, 'config'), elsewhere);
    const ref = 'refs/heads/ralph/f';
    const commit = await place.grow(place.base, 'new');
    expect((await place.repository.remoteRefs(['refs/heads/'])).ok).toBe(true);
    expect(await place.repository.checkPushAccess(commit, ref)).toEqual({ ok: true });
    expect(await place.repository.push([{ ref, commit }])).toEqual([{ ok: true, ref, commit }]);
    expect(await place.repository.fetchRef(ref)).toEqual({ ok: true, commit });
    expect(shown).toEqual([]);
    expect(readdirSync(join(place.repository.git.gitDir, 'network'))).toEqual([]);
    thief.close();
  });
});

describe('push', () => {
  it('sends exactly a commit to exactly a ref, from a shallow store and a detached HEAD [G12][G14]', async () => {
    await using place = await field({ requireToken: 'tok-123' });
    const commit = await place.grow(place.base, 'new');
    const refs = [
      { ref: 'refs/heads/ralph/f', commit },
      { ref: 'refs/ralph/f/state', commit, expect: null },
    ];
    expect(await place.repository.push(refs)).toEqual([
      { ok: true, ref: 'refs/heads/ralph/f', commit },
      { ok: true, ref: 'refs/ralph/f/state', commit },
    ]);
    const remote = await place.remote.refs();
    expect([remote.get('refs/heads/ralph/f'), remote.get('refs/ralph/f/state')]).toEqual([commit, commit]);
    place.box.git(place.remote.gitDir, 'fsck', '--strict', '--connectivity-only');
  });

  it('that is done already counts as done, also with a lease on the state before (crash between push and journal)', async () => {
    await using place = await field();
    const commit = await place.grow(place.base, 'new');
    const ref = { ref: 'refs/ralph/f/lock', commit, expect: null };
    expect((await place.repository.push([ref]))[0]?.ok).toBe(true);
    expect((await place.repository.push([ref]))[0]?.ok).toBe(true);
  });

  it('is refused when the remote went on [G19], and tells a stale lease [G20]', async () => {
    await using place = await field();
    const ref = 'refs/heads/ralph/f';
    const theirs = growRemotely(place, ref);
    const commit = await place.grow(place.base, 'new');
    const kinds = async (expectation: { expect?: string | null }) => {
      const [result] = await place.repository.push([{ ref, commit, ...expectation }]);
      return result?.ok === false ? [result.problem.kind, result.problem.permanent] : 'pushed';
    };
    expect(await kinds({})).toEqual(['fetch-first', false]);
    expect(await kinds({ expect: null })).toEqual(['stale', false]);
    expect(await kinds({ expect: place.base })).toEqual(['stale', false]);
    expect((await place.remote.refs()).get(ref)).toBe(theirs);
    expect(await kinds({ expect: theirs })).toBe('pushed');
    expect((await place.remote.refs()).get(ref)).toBe(commit);
  });

  it('below a branch that is in the way says so [G9]', async () => {
    await using place = await field();
    growRemotely(place, 'refs/heads/wip');
    const [result] = await place.repository.push([
      { ref: 'refs/heads/wip/x', commit: await place.grow(place.base, 'n') },
    ]);
    expect(result?.ok === false && result.problem).toMatchObject({ kind: 'ref-conflict', permanent: true });
  });

  it('never goes to the default branch, once the remote has named it', async () => {
    await using place = await field();
    const listed = await place.repository.remoteRefs(['refs/heads/']);
    expect(listed).toEqual({ ok: true, refs: new Map([['refs/heads/main', place.base]]), head: 'refs/heads/main' });
    place.remote.log.length = 0;
    const commit = await place.grow(place.base, 'new');
    const [result] = await place.repository.push([{ ref: 'refs/heads/main', commit }]);
    expect(result?.ok === false && result.problem.message).toContain('the action never pushes it');
    expect(place.remote.log).toEqual([]);
  });

  it.each([
    ['protected-branch', githubRefusals.protectedBranch('refs/heads/x'), 'GH006'],
    ['repository-rule', githubRefusals.repositoryRule('refs/heads/x'), 'GH013'],
    ['workflow-permission', githubRefusals.workflowPermission('.github/workflows/ci.yml'), 'workflows: write'],
    ['large-file', githubRefusals.largeFile('big.bin'), 'GH001'],
  ])('declined by a %s [A14][G18][G26] is permanent, tried once, and says why', async (kind, refusal, words) => {
    await using place = await field({ refuse: () => refusal });
    const commit = await place.grow(place.base, 'new');
    place.remote.log.length = 0;
    const [result] = await place.repository.push([{ ref: 'refs/heads/x', commit }]);
    expect(result?.ok === false && result.problem).toMatchObject({ kind, permanent: true });
    expect(result?.ok === false && result.problem.message).toContain(words);
    expect(place.remote.log.filter((request) => request.method === 'POST').length).toBe(1);
  });

  it('of several refs: one that is declined does not take the others with it', async () => {
    await using place = await field({
      refuse: (ref) => (ref.endsWith('/bad') ? githubRefusals.protectedBranch(ref) : undefined),
    });
    const commit = await place.grow(place.base, 'new');
    const results = await place.repository.push(
      ['refs/heads/ralph/good', 'refs/heads/ralph/bad', 'refs/ralph/f/state'].map((ref) => ({ ref, commit })),
    );
    expect(results.map(({ ref, ok }) => `${ref} ${ok}`)).toEqual([
      'refs/heads/ralph/good true',
      'refs/heads/ralph/bad false',
      'refs/ralph/f/state true',
    ]);
    expect(new Set((await place.remote.refs()).keys())).toEqual(
      new Set(['refs/heads/main', 'refs/heads/ralph/good', 'refs/ralph/f/state']),
    );
  });

  it('is tried again when the remote is unavailable, and three times at most', async () => {
    await using place = await field();
    const commit = await place.grow(place.base, 'new');
    place.remote.behave({ failures: 2 });
    expect((await place.repository.push([{ ref: 'refs/heads/x', commit }]))[0]?.ok).toBe(true);
    place.remote.log.length = 0;
    place.remote.behave({ failures: 100 });
    const [result] = await place.repository.push([{ ref: 'refs/heads/y', commit }]);
    expect(result?.ok === false && result.problem.kind).toBe('network');
    expect(place.remote.log.length).toBe(3);
  });

  it('to a server that accepts and never answers ends by our own clock [G27]', async () => {
    await using place = await field({ hang: true }, 700);
    const [result] = await place.repository.push([{ ref: 'refs/heads/x', commit: place.base }]);
    // Git's own limit for a slow server says something else, and much later.
    expect(result?.ok === false && result.problem).toEqual(timeout);
  });

  it('of many refs to a server that does not answer, or stops to answer, does not wait for each of them', async () => {
    const declined = { exitCode: 1, timedOut: false, stderr: 'remote: error: GH006\n' };
    const lines = ['a', 'b', 'c'].map((name) => `!\tabc:refs/heads/${name}\t[remote rejected] (declined)\n`).join('');
    const silence = { exitCode: undefined, timedOut: true, stdout: '', stderr: '' };
    const refs = ['a', 'b', 'c'].map((name) => ({ ref: `refs/heads/${name}`, commit: 'abc' }));
    for (const [answers, kinds] of [
      [[silence, silence], 'timeout timeout timeout'],
      [[{ ...declined, stdout: lines }, silence, silence], 'timeout protected-branch protected-branch'],
    ] as const) {
      let calls = 0;
      const run = async () => answers[calls++] ?? Promise.reject(new Error('asked once too often'));
      const retrying: Network['retrying'] = async (attempt, again) => {
        for (let count = 1; ; count += 1) {
          const result = await attempt();
          if (count === 3 || !again(result)) return result;
        }
      };
      const results = await pushRefs({ url: '/remote', run, retrying }, refs);
      expect(results.map((result) => (result.ok ? 'pushed' : result.problem.kind)).join(' ')).toBe(kinds);
      expect(calls).toBe(answers.length);
    }
  });

  it('to nobody is a network problem', async () => {
    await using place = await field();
    await place.remote.close();
    const [result] = await place.repository.push([{ ref: 'refs/heads/x', commit: place.base }]);
    expect(result?.ok === false && result.problem.kind).toBe('network');
  });
});

describe('access', () => {
  it('is checked without pushing; a read-only token shows, and the message names the permission', async () => {
    await using place = await field();
    const check = () => place.repository.checkPushAccess(place.base, 'refs/heads/ralph/probe');
    expect(await check()).toEqual({ ok: true });
    expect((await place.remote.refs()).size).toBe(1);
    place.remote.behave({ readOnly: true });
    const refused = await check();
    expect(!refused.ok && refused.problem.kind).toBe('read-only');
    expect(!refused.ok && refused.problem.message).toContain('permissions: contents: write');
  });

  it('without a token fails at once, without a prompt [G28]', async () => {
    await using place = await field({ requireToken: 'right' });
    const wrong = await place.box.open(place.box.path('ws'), {
      remote: { url: place.remote.url },
      root: place.box.path('second'),
    });
    for (const result of [
      await wrong.checkPushAccess(place.base, 'refs/heads/x'),
      await wrong.remoteRefs(['refs/']),
      await wrong.fetchRef('refs/heads/main'),
    ]) {
      expect(!result.ok && result.problem.kind).toBe('auth');
    }
  });

  it('sends the token to its origin in a header, and shows it in no argument, file or other origin [S8][S13]', async () => {
    await using place = await field({ requireToken: 'tok-secret-9' });
    const log = place.box.path('argv.log');
    const program = place.box.path('spy');
    writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$*" >> '${log}'\nexec '${gitProgram}' "$@"\n`, { mode: 0o755 });
    const seen: unknown[] = [];
    const thief = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve));
    const stolen = `http://127.0.0.1:${(thief.address() as AddressInfo).port}/`;
    const dir = place.box.path('ws');
    place.box.git(dir, 'config', `url.${stolen}.insteadOf`, place.remote.serverUrl);
    place.box.git(dir, 'config', 'http.proxy', stolen);
    place.box.git(dir, 'config', 'http.sslVerify', 'false');
    const remote = { url: place.remote.url, token: 'tok-secret-9' };
    const repository = await place.box.open(dir, { program, remote, root: place.box.path('second') });
    await repository.importCommit(place.base);
    expect((await repository.push([{ ref: 'refs/heads/x', commit: place.base }]))[0]?.ok).toBe(true);
    thief.close();
    expect(seen).toEqual([]);
    const basic = Buffer.from('x-access-token:tok-secret-9').toString('base64');
    expect(place.remote.log.at(-1)?.authorization).toBe(`basic ${basic}`);
    const everything = [readFileSync(log, 'utf8'), ...allFiles(place.box.path('second'))].join('\n');
    expect(everything).toContain('push --porcelain');
    for (const secret of ['tok-secret-9', basic]) expect(everything).not.toContain(secret);
  });
});

function allFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
}

describe('reading the remote', () => {
  it('lists only what is asked for', async () => {
    await using place = await field();
    growRemotely(place, 'refs/ralph/f/state');
    growRemotely(place, 'refs/heads/ralph/f');
    const listed = await place.repository.remoteRefs(['refs/ralph/', 'refs/heads/ralph/']);
    expect(listed.ok && [...listed.refs.keys()]).toEqual(['refs/heads/ralph/f', 'refs/ralph/f/state']);
  });

  it('an empty remote has no refs', async () => {
    await using box = sandbox();
    await using remote = await startGitRemote();
    const repository = await box.open(box.repo('ws', { a: '1' }).dir, { remote: { url: remote.url } });
    const listed = await repository.remoteRefs(['refs/']);
    expect(listed.ok && listed.refs.size).toBe(0);
  });

  it('fetches a ref and imports a commit that the workspace does not have', async () => {
    await using place = await field();
    const theirs = growRemotely(place, 'refs/heads/ralph/f', 3);
    expect(await place.repository.fetchRef('refs/heads/ralph/f')).toEqual({ ok: true, commit: theirs });
    const other = growRemotely(place, 'refs/heads/ralph/g', 2);
    expect(await place.repository.importCommit(other)).toEqual({ ok: true, from: 'remote' });
    expect((await place.repository.listFiles(other)).length).toBe(2);
  });

  it('what the remote does not have is typed', async () => {
    await using place = await field();
    const results = [
      await place.repository.fetchRef('refs/heads/none'),
      await place.repository.importCommit('1'.repeat(40)),
    ];
    expect(results.map((result) => !result.ok && result.problem.kind)).toEqual(['missing', 'missing']);
  });

  it.each([3, 60, ...(process.env['RALPH_FULL'] === '1' ? [600] : [])])(
    'finds an ancestor %d commits back by deepening a shallow history [G14]',
    async (count) => {
      await using place = await field();
      const theirs = growRemotely(place, 'refs/heads/ralph/f', count);
      await place.repository.fetchRef('refs/heads/ralph/f');
      expect(await place.repository.isAncestor(place.base, theirs)).toBe(true);
      expect(await place.repository.isAncestor(theirs, place.base)).toBe(false);
      expect(await place.repository.isAncestor(place.base, place.base)).toBe(true);
      expect(await place.repository.mergeBase(await place.grow(place.base, 'new'), theirs)).toBe(place.base);
    },
  );

  it('asks the remote for no more history than it needs', async () => {
    await using place = await field();
    const commit = await place.grow(place.base, 'new');
    place.remote.log.length = 0;
    expect(await place.repository.isAncestor(place.base, commit)).toBe(true);
    expect(place.remote.log).toEqual([]);
  });

  it('says no when the history cannot be had', async () => {
    await using place = await field();
    const theirs = growRemotely(place, 'refs/heads/ralph/f', 3);
    await place.repository.fetchRef('refs/heads/ralph/f');
    place.remote.behave({ failures: 1000 });
    const { isAncestor, mergeBase } = place.repository;
    expect([await isAncestor(place.base, theirs), await mergeBase(place.base, theirs)]).toEqual([false, undefined]);
  });
});

describe('a bundle keeps what could not be pushed', () => {
  it('whole: it can be cloned', async () => {
    await using place = await field();
    const commit = await place.grow(place.base, 'new');
    const path = place.box.path('work.bundle');
    expect(await place.repository.bundle(path, [{ ref: 'refs/heads/ralph/f', commit }])).toEqual({ ok: true, path });
    place.box.git(place.box.root, 'clone', '-q', '-b', 'ralph/f', path, 'clone');
    expect(place.box.git(place.box.path('clone'), 'rev-parse', 'HEAD')).toBe(commit);
    expect(readFileSync(place.box.path('clone/new'), 'utf8')).toBe('new');
  });

  it('since a commit, or from a history that was cut: it can be fetched into any clone', async () => {
    await using place = await field();
    const theirs = growRemotely(place, 'refs/heads/main', 5);
    await place.repository.importCommit(theirs);
    const commit = await place.grow(theirs, 'new');
    const clone = place.box.path('clone');
    place.box.git(place.box.root, 'clone', '-q', place.remote.gitDir, clone);
    for (const [name, since] of [
      ['small', { since: theirs }],
      ['large', {}],
    ] as const) {
      const path = place.box.path(name);
      expect((await place.repository.bundle(path, [{ ref: 'refs/heads/wip/x', commit, ...since }])).ok).toBe(true);
      place.box.git(clone, 'bundle', 'verify', path);
      place.box.git(clone, 'fetch', '-q', path, `refs/heads/wip/x:refs/heads/${name}`);
      expect(place.box.git(clone, 'rev-parse', name)).toBe(commit);
      place.box.git(clone, 'fsck');
    }
  });

  it('of nothing, of the unknown, to nowhere: typed', async () => {
    await using place = await field();
    const { base, box, repository } = place;
    const kinds = [
      await repository.bundle(box.path('x'), [{ ref: 'refs/heads/x', commit: base, since: base }]),
      await repository.bundle(box.path('x'), [{ ref: 'refs/heads/x', commit: '1'.repeat(40) }]),
      await repository.bundle(box.path('ws/a/b'), [{ ref: 'refs/heads/x', commit: base }]),
    ].map((result) => !result.ok && result.problem.kind);
    expect(kinds).toEqual(['empty-bundle', 'missing', 'other']);
    expect(readdirSync(box.root).filter((name) => name.startsWith('x'))).toEqual([]);
  });
});

describe('classifyPush', () => {
  const line = (reason: string): string => `!\tabc:refs/heads/x\t[remote rejected] (${reason})`;
  it.each([
    [line('protected branch hook declined'), '', 'protected-branch', true],
    [line('push declined due to repository rule violations'), '', 'repository-rule', true],
    [
      line(
        'refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yml` without `workflows` permission',
      ),
      '',
      'workflow-permission',
      true,
    ],
    [
      line(
        'refusing to allow an OAuth App to create or update workflow `.github/workflows/x.yml` without `workflow` scope',
      ),
      '',
      'workflow-permission',
      true,
    ],
    [
      line(
        'refusing to allow a Personal Access Token to create or update workflow `.github/workflows/x.yml` without `workflow` scope',
      ),
      '',
      'workflow-permission',
      true,
    ],
    [line('pre-receive hook declined'), 'remote: error: GH001: Large files detected.', 'large-file', true],
    [line('pre-receive hook declined'), 'remote: no', 'other', true],
    [line('pre-receive hook declined'), 'remote: file tls.c must not use SSL, returned error: 503', 'other', true],
    [line('directory file conflict'), '', 'ref-conflict', true],
    [
      line('failed to update ref'),
      "remote: error: cannot lock ref 'refs/heads/wip/x': 'refs/heads/wip' exists; cannot create 'refs/heads/wip/x'",
      'ref-conflict',
      true,
    ],
    [
      line('failed to update ref'),
      "remote: error: cannot lock ref 'refs/heads/x': is at 1234567890 but expected 0987654321",
      'stale',
      false,
    ],
    ['!\tabc:refs/heads/x\t[rejected] (fetch first)', '', 'fetch-first', false],
    ['!\tabc:refs/heads/x\t[rejected] (non-fast-forward)', '', 'fetch-first', false],
    ['!\tabc:refs/heads/x\t[rejected] (stale info)', '', 'stale', false],
    [
      '',
      "remote: Permission to o/r.git denied to github-actions[bot].\nfatal: unable to access 'https://github.com/o/r.git/': The requested URL returned error: 403",
      'read-only',
      true,
    ],
    [
      '',
      "remote: Write access to repository not granted.\nfatal: unable to access 'https://github.com/o/r.git/': The requested URL returned error: 403",
      'read-only',
      true,
    ],
    ['', "fatal: could not read Username for 'https://github.com': terminal prompts disabled", 'auth', true],
    ['', "fatal: Authentication failed for 'https://github.com/o/r.git/'", 'auth', true],
    ['', "remote: Repository not found.\nfatal: repository 'https://github.com/o/r.git/' not found", 'auth', true],
    ['', "fatal: unable to access 'https://github.com/': Could not resolve host: github.com", 'network', false],
    ['', 'error: RPC failed; HTTP 502 curl 22 The requested URL returned error: 502', 'network', false],
    ['', 'fatal: the remote end hung up unexpectedly', 'network', false],
    [
      '',
      "fatal: unable to access 'https://x/': Operation too slow. Less than 1000 bytes/sec transferred the last 30 seconds",
      'timeout',
      false,
    ],
    ['', 'something never seen', 'other', false],
  ])('%s %s', (porcelain, stderr, kind, permanent) => {
    expect(classifyPush(porcelain, stderr)).toMatchObject({ kind, permanent });
  });

  it('quotes the server and says what to do', () => {
    expect(
      classifyPush(
        line('protected branch hook declined'),
        'remote: error: GH006: Protected branch update failed for refs/heads/x.\nremote: \nremote: - Changes must be made through a pull request.\n',
      ).message,
    ).toBe(
      'The branch is protected. Choose another branch with branch_name_template, or allow the action to push to it. The remote said: error: GH006: Protected branch update failed for refs/heads/x.',
    );
  });
});

describe('the gitdir', () => {
  it('keeps no output of network commands', async () => {
    await using place = await field();
    write(place.box.root, { keep: '1' });
    await place.repository.remoteRefs(['refs/']);
    expect(readdirSync(join(place.repository.git.gitDir, 'network'))).toEqual([]);
  });
});
