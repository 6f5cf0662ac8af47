import { describe, expect, test } from 'vitest';
import { judgeSetup, type SetupEnd, setupResult } from '../../src/core/setup-verdict.ts';

function ended(output: string, more: Partial<SetupEnd> = {}): SetupEnd {
  return {
    end: 'exit',
    exitCode: 1,
    excerpt: { lines: output.split('\n'), truncated: 0 },
    reason: 'setup exited with code 1',
    asAtBase: false,
    ...more,
  };
}

describe('setup that did not work', () => {
  test.each([
    ['the disk or the memory', 'npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write'],
    [
      'the disk or the memory',
      'ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device',
    ],
    ['a name could not', 'npm error code ENOTFOUND\nnpm error network request to https://registry.example/a failed'],
    ['a name could not', 'npm ERR! code EAI_AGAIN'],
    ['a name could not', "fatal: unable to access 'https://git.example/a.git/': Could not resolve host: git.example"],
    [
      'a name could not',
      'error: failed to get `serde`\n  download of config.json failed\n  [6] Could not resolve hostname\n  dns error',
    ],
    [
      'a name could not',
      'go: example.com/a@v1.0.0: Get "https://proxy.example/": dial tcp: lookup proxy.example: no such host',
    ],
    ['the network did', 'npm error code ETIMEDOUT'],
    ['the network did', 'npm error code ERR_SOCKET_TIMEOUT'],
    [
      'the network did',
      ' ERR_PNPM_META_FETCH_FAIL  GET https://registry.example/a: request failed, reason: connect ECONNREFUSED 10.0.0.1:443',
    ],
    [
      'the network did',
      'pip._vendor.urllib3.exceptions.ReadTimeoutError: HTTPSConnectionPool(host=x, port=443): Read timed out.',
    ],
    [
      'the network did',
      'WARNING: Retrying after connection broken by NewConnectionError\nERROR: No matching distribution found for attrs',
    ],
    [
      'the network did',
      'error: Request failed after 3 retries\n  Caused by: error sending request for url (https://pypi.example/simple/a/)',
    ],
    ['the network did', 'curl: (28) Operation timed out'],
    ['the network did', 'go: example.com/a: Get "https://proxy.example": net/http: TLS handshake timeout'],
    ['the registry was', 'npm error code E503\nnpm error 503 Service Unavailable - GET https://registry.example/a'],
    [
      'the registry was',
      'error An unexpected error occurred: "https://registry.example/a.tgz: Request failed \\"502 Bad Gateway\\"".',
    ],
    ['the registry was', ' ERR_PNPM_FETCH_503  GET https://registry.example/a: Service Unavailable - 503'],
    ['the registry was', 'The "https://repo.example/p.json" file could not be downloaded (HTTP/2 504 )'],
    ['the registry was', 'npm error code E429'],
    ['the registry was', 'ERROR: HTTP error 500 while getting https://pypi.example/a.whl'],
    ['the registry wants', 'npm error code E401\nnpm error Unable to authenticate, need: Bearer'],
    ['the registry wants', 'npm error code E403\nnpm error 403 403 Forbidden - GET https://npm.example/@corp%2fa'],
    ['the registry wants', "fatal: could not read Username for 'https://git.example': terminal prompts disabled"],
    [
      'a certificate',
      'npm error code SELF_SIGNED_CERT_IN_CHAIN\nnpm error code SELF_SIGNED_CERT_IN_CHAIN self-signed certificate',
    ],
    ['a certificate', 'x509: certificate signed by unknown authority'],
  ])('is ours: %s: %s', (what, output) => {
    const verdict = judgeSetup(ended(output));
    expect(verdict).toMatchObject({
      type: 'ours',
      reason: expect.stringContaining(`setup exited with code 1: ${what}`),
    });
  });

  test.each([
    'npm error code E404\nnpm error 404 Not Found - GET https://registry.example/left-pad-2 - Not found',
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.',
    'npm error code ERESOLVE\nnpm error ERESOLVE could not resolve',
    'npm error code ETARGET\nnpm error notarget No matching version found for zod@99.0.0.',
    'npm error code EJSONPARSE\nnpm error JSON.parse Invalid package.json',
    'npm error code EINTEGRITY',
    ' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile" because pnpm-lock.yaml is not up to date with package.json',
    'ERR_PNPM_FETCH_404  GET https://registry.example/nope: Not Found - 404',
    '➤ YN0028: │ The lockfile would have been modified by this install, which is explicitly forbidden.',
    'error Your lockfile needs to be updated, but yarn was run with `--frozen-lockfile`.',
    'error: lockfile had changes, but lockfile is frozen',
    'ERROR: No matching distribution found for requestz==9.9',
    'error: The lockfile at `uv.lock` needs to be updated, but `--locked` was provided.',
    'go: updates to go.mod needed; to update it:',
    'error: the lock file Cargo.lock needs to be updated but --locked was passed to prevent this',
    'Your requirements could not be resolved to an installable set of packages.',
    'sh: 1: tsc: not found',
    '',
  ])('is what the agent left: %s', (output) => {
    const verdict = judgeSetup(ended(output));
    expect(verdict).toMatchObject({
      type: 'agents',
      reason: expect.stringContaining('setup exited with code 1 on the changed manifests or lock files'),
    });
  });

  test('npm says its cause in one line: what it tried again before that is none', () => {
    const output =
      'npm http fetch GET 503 https://registry.example/a attempt 1 failed with ECONNRESET\nnpm error code E404';
    expect(judgeSetup(ended(output)).type).toBe('agents');
  });

  test.each([
    ['bash: line 1: npm: command not found', 127],
    ['bash: line 1: ./setup.sh: Permission denied', 126],
  ])('with a program that is missing is ours: %s', (output, exitCode) => {
    expect(judgeSetup(ended(output, { exitCode }))).toMatchObject({
      type: 'ours',
      reason: expect.stringContaining('a program is missing'),
    });
  });

  test.each([
    ['timeout', 'setup was stopped at the hard limit of 10 min'],
    ['broken', 'setup was killed, most likely out of memory'],
  ] as const)('by %s is ours', (end, reason) => {
    const { exitCode: _, ...rest } = ended('npm error code E404', { end, reason });
    expect(judgeSetup(rest)).toEqual({ type: 'ours', reason });
  });

  test('on manifests that no agent changed is ours, whatever it says', () => {
    expect(judgeSetup(ended('npm error code E404', { asAtBase: true }))).toEqual({
      type: 'ours',
      reason: 'setup exited with code 1 on manifests and lock files that no agent changed',
    });
  });

  test.each<[string, Partial<SetupEnd>, string]>([
    [
      'setup_env passed a name: the login files are hidden',
      { asAtBase: true, secrets: { named: ['NODE_AUTH_TOKEN', 'OTHER'], passed: ['NODE_AUTH_TOKEN'] } },
      '. setup_env passed NODE_AUTH_TOKEN. The login files of this job are hidden from setup: write the login into a file of the repository,',
    ],
    [
      'setup_env names none: it has to',
      { asAtBase: true, secrets: { named: [], passed: [] } },
      ', and setup_env names none. The login files of this job are hidden from setup: write the login into a file of the repository,',
    ],
    [
      'the named variable is empty: it wants a value',
      { asAtBase: true, secrets: { named: ['NPM_TOKEN'], passed: [] } },
      ', and NPM_TOKEN of setup_env has no value here. Give it one by env: of the step (npm error code E401)',
    ],
    [
      'the tree has the manifests of the base, and changes of an agent: none is passed',
      { asAtBase: true },
      ", and setup has none on a tree that is not the base's (setup_env) (npm error code E401)",
    ],
    [
      'manifests changed: none is passed, whatever was named',
      { asAtBase: false, secrets: { named: [], passed: [] } },
      ', and setup has none for changed manifests (setup_env) (npm error code E401)',
    ],
  ])('by a registry that wants a token says why there is none and what helps: %s', (_, more, words) => {
    expect(judgeSetup(ended('npm error code E401', more))).toEqual({
      type: 'ours',
      reason: expect.stringContaining(`setup exited with code 1: the registry wants a token${words}`),
    });
  });
});

test('setup that worked is fine, whatever it printed', () => {
  expect(judgeSetup(ended('npm warn ECONNRESET, trying again', { exitCode: 0, reason: '' }))).toEqual({ type: 'ok' });
});

test('a failed setup is one result in place of the checks: trouble that is ours is no verdict, never a pass', () => {
  const facts = { startedMs: 1, durationMs: 2, excerpt: { lines: ['x'], truncated: 0 }, softLimitHit: false };
  expect(setupResult({ type: 'ours', reason: 'no network' }, facts)).toEqual({
    ...{ gate: 'test', check: 'setup_command', verdict: 'error', reason: 'no network' },
    ...facts,
  });
  expect(setupResult({ type: 'agents', reason: 'no such package' }, facts)).toMatchObject({ verdict: 'fail' });
});
