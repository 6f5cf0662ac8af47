import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAtDocker } from '../../src/action/doctor/docker-look.ts';
import { type GateLook, lookAtGates } from '../../src/action/doctor/gate-look.ts';

const folder = mkdtempSync(join(tmpdir(), 'docker-look-'));
const server = createServer();
const nothing = { path: '/nowhere', cwd: process.cwd() };
const search = { path: folder, cwd: process.cwd() };
const open = join(folder, 'own.sock');
const none = join(folder, 'none.sock');
const unset = { host: undefined, context: undefined };

beforeAll(async () => {
  writeFileSync(join(folder, 'docker'), '#!/bin/sh\n');
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'docker'), 0o755);
  await new Promise<void>((listens) => server.listen(open, listens));
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

function looked(host: string | undefined, context?: string): unknown {
  return lookAtDocker(search, { host, context }, none);
}

describe('what gates with docker lack', () => {
  it('is nothing where a program and a socket are', () => {
    expect(looked(`unix://${open}`)).toEqual({});
  });

  it('is the program where PATH has none', () => {
    const { noProgram } = lookAtDocker(nothing, { ...unset, host: 'tcp://127.0.0.1:2375' });
    expect(noProgram).toMatch(/^Program "docker" was not found in PATH/);
  });

  it.each([
    ['nothing', 'absent.sock'],
    ['an ordinary file', 'docker'],
  ])('is the socket where %s is', (_, name) => {
    const path = join(folder, name);
    expect(looked(`unix://${path}`)).toEqual({ noSocket: path });
  });

  it.each([
    ['nothing, where this user may write to it', 0o733, {}],
    ['the socket, where this user may only read it', 0o555, { noSocket: open }],
  ])('is %s', (_, mode, lacks) => {
    const source = resolve(import.meta.dirname, '../../src/action/doctor/docker-look.ts');
    const call = [search, { host: `unix://${open}` }].map((each) => JSON.stringify(each)).join();
    const script = `import { lookAtDocker } from ${JSON.stringify(source)}; console.log(JSON.stringify(lookAtDocker(${call})));`;
    // root is denied nothing.
    const isRoot = process.getuid?.() === 0;
    const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    chmodSync(open, mode);
    try {
      const child = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', ...nobody });
      expect(JSON.parse(child.stdout), child.stderr).toEqual(lacks);
    } finally {
      chmodSync(open, 0o755);
    }
  });

  it.each(['tcp://10.0.0.1:2376', 'ssh://builder', 'npipe:////./pipe/docker_engine', 'fd://3'])(
    'is not asked of another place than a socket: %s',
    (host) => expect(looked(host)).toEqual({}),
  );

  it.each(['unix://run/docker.sock', 'unix:///', '/run/docker.sock', 'tcp://', 'http//x', 'x-tcp://y', ' '])(
    'is a place where DOCKER_HOST cannot be read as one: %j',
    (host) => expect(looked(host)).toEqual({ unreadHost: host }),
  );

  it.each([undefined, ''])('is looked for at the usual place with DOCKER_HOST %j', (host) => {
    expect(looked(host)).toEqual({ noSocket: none });
    expect(lookAtDocker(search, { ...unset, host }, open)).toEqual({});
  });

  it.each([undefined, `unix://${none}`])('may be elsewhere with a context: %s', (host) => {
    expect(looked(host, 'remote')).toEqual({ noSocket: none, context: 'remote' });
    expect(looked(host, '')).toEqual({ noSocket: none });
  });
});

describe('a look at the gates', () => {
  const look = {
    ...{ repository: { readFile: async () => undefined }, commit: '', settings: { workingDirectory: '.' } },
    ...{ workspace: process.cwd(), path: folder, docker: { host: `unix://${none}`, context: undefined } },
  } as unknown as GateLook;
  const plain = { name: 'unit', command: 'docker ps' };

  it('says nothing of docker where no gate has it', async () => {
    expect(await lookAtGates({ ...look, checks: [plain] })).not.toHaveProperty('docker');
    expect(await lookAtGates({ ...look, checks: [] })).not.toHaveProperty('docker');
  });

  it('looks for docker where one of several gates has it', async () => {
    const checks = [plain, { ...plain, name: 'e2e', docker: true }];
    expect(await lookAtGates({ ...look, checks })).toHaveProperty('docker', { noSocket: none });
  });
});
