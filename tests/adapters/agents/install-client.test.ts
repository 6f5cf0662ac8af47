import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientVersion, type InstallCall, installClient } from '../../../src/adapters/agents/client-install.ts';
import { resolveProgram } from '../../../src/adapters/process/resolve.ts';
import { type Sandbox, sandbox } from '../../support/git-sandbox.ts';
import { writeFiles } from '../../support/scenario-project.ts';

const path = process.env['PATH'] ?? '';

/** A client as an npm archive; its install script would leave a file in the place named by MARK. */
function archive(box: Sandbox): string {
  const folder = box.path('package');
  writeFiles(folder, {
    'package.json': JSON.stringify({
      name: '@acme/client',
      version: '3.2.1',
      bin: { acme: 'cli.sh' },
      scripts: { postinstall: `touch ${box.path('mark')}` },
    }),
    'cli.sh': '#!/bin/sh\necho here\n',
  });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', box.root], { cwd: folder });
  return box.path('acme-client-3.2.1.tgz');
}

function install(box: Sandbox, change: Partial<InstallCall>) {
  const npm = resolveProgram('npm', { path, cwd: box.root });
  if (!npm.ok) throw new Error(npm.message);
  return installClient({
    npm: npm.path,
    spec: 'left-out',
    folder: box.path('clients/acme-3.2.1'),
    env: { PATH: path, HOME: box.root },
    marker: 'ralph-test-install',
    cancel: new AbortController().signal,
    ...change,
  });
}

describe('installing a client', () => {
  test('puts the whole package into its folder, runs none of its scripts and leaves nothing beside it', async () => {
    await using box = sandbox();
    expect(await install(box, { spec: archive(box) })).toBeUndefined();
    const program = box.path('clients/acme-3.2.1/node_modules/.bin/acme');
    expect(execFileSync(program, { encoding: 'utf8' })).toBe('here\n');
    expect(clientVersion(program)).toBe('3.2.1');
    expect(existsSync(box.path('mark'))).toBe(false);
    expect(readdirSync(box.path('clients'))).toEqual(['acme-3.2.1']);
  });

  test('takes the folder of another process that was as fast', async () => {
    await using box = sandbox();
    const spec = archive(box);
    expect(await Promise.all([install(box, { spec }), install(box, { spec, marker: 'ralph-test-other' })])).toEqual([
      undefined,
      undefined,
    ]);
    expect(clientVersion(box.path('clients/acme-3.2.1/node_modules/.bin/acme'))).toBe('3.2.1');
    expect(readdirSync(box.path('clients'))).toEqual(['acme-3.2.1']);
  });

  test.each([
    ['no network', { npm_config_registry: 'http://127.0.0.1:9/' }, 'the npm registry cannot be reached (ECONNREFUSED)'],
    ['a npm that fails', {}, expect.stringMatching(/^npm exited with \d+: npm error /)],
  ])('says what is wrong with %s and leaves nothing', async (_name, env, problem) => {
    await using box = sandbox();
    const spec = 'npm_config_registry' in env ? '@acme/client@3.2.1' : box.path('not-there.tgz');
    expect(await install(box, { spec, env: { PATH: path, HOME: box.root, ...env } })).toEqual(problem);
    expect(readdirSync(box.path('clients'))).toEqual([]);
  });

  test('gives npm what configures it and no other secret', async () => {
    await using box = sandbox();
    const npm = box.path('bin/npm.sh');
    writeFiles(box.path('bin'), { 'npm.sh': `#!/bin/sh\nenv > ${box.path('seen')}\n` });
    const env = {
      PATH: path,
      NODE_AUTH_TOKEN: 'for-npm',
      npm_config_registry: 'https://r.example/',
      GITHUB_TOKEN: 'no',
    };
    expect(await install(box, { npm, env })).toBeUndefined();
    const seen = execFileSync('cat', [box.path('seen')], { encoding: 'utf8' });
    expect(seen).toContain('NODE_AUTH_TOKEN=for-npm');
    expect(seen).toContain('npm_config_registry=https://r.example/');
    expect(seen).not.toContain('GITHUB_TOKEN');
  });

  test('ends with the run', async () => {
    await using box = sandbox();
    writeFiles(box.path('bin'), { 'npm.sh': '#!/bin/sh\nsleep 60\n' });
    const cancel = AbortSignal.timeout(200);
    expect(await install(box, { npm: box.path('bin/npm.sh'), cancel })).toBe('npm was ended (interrupted)');
  });
});

describe('the version of a client', () => {
  test.each([
    ['lib/node_modules/@openai/codex-linux-x64', { version: '0.169.0-linux-x64' }, 'vendor/bin/codex', '0.169.0'],
    ['lib/node_modules/opencode-linux-x64', { version: '1.18.33' }, 'bin/opencode', '1.18.33'],
    ['share/claude/versions/2.1.330', undefined, 'claude', '2.1.330'],
    ['opt/somewhere', undefined, 'claude', undefined],
  ])('in %s', async (folder, manifest, program, version) => {
    await using box = sandbox();
    writeFiles(box.path(folder), {
      [program]: '',
      ...(manifest && { 'package.json': JSON.stringify(manifest) }),
    });
    mkdirSync(box.path('bin'), { recursive: true });
    symlinkSync(join(box.path(folder), program), box.path('bin/link'));
    expect(realpathSync(box.path('bin/link'))).toContain(folder);
    expect(clientVersion(box.path('bin/link'))).toBe(version);
  });
});
