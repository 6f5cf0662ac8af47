import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAtDocker } from '../../src/action/doctor/docker-look.ts';

const folder = mkdtempSync(join(tmpdir(), 'docker-look-'));
const server = createServer();
const nothing = { path: '/nowhere', cwd: process.cwd() };

beforeAll(async () => {
  writeFileSync(join(folder, 'docker'), '#!/bin/sh\n');
  chmodSync(join(folder, 'docker'), 0o755);
  await new Promise<void>((listens) => server.listen(join(folder, 'own.sock'), listens));
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

describe('what gates with docker lack', () => {
  it('is nothing where a program and a socket are', () => {
    expect(lookAtDocker({ path: folder, cwd: process.cwd() }, `unix://${join(folder, 'own.sock')}`)).toEqual({});
  });

  it('is the program where PATH has none', () => {
    const { noProgram } = lookAtDocker(nothing, 'tcp://127.0.0.1:2375');
    expect(noProgram).toMatch(/^Program "docker" was not found in PATH/);
  });

  it.each([
    ['nothing', 'none.sock'],
    ['an ordinary file', 'docker'],
  ])('is the socket where %s is', (_, name) => {
    const path = join(folder, name);
    expect(lookAtDocker({ path: folder, cwd: process.cwd() }, `unix://${path}`)).toEqual({ noSocket: path });
  });

  it.each(['tcp://10.0.0.1:2376', 'ssh://builder'])('is not asked of another machine: %s', (host) => {
    expect(lookAtDocker(nothing, host)).not.toHaveProperty('noSocket');
  });

  it.each([undefined, ''])('is looked for at the usual place with DOCKER_HOST %j', (host) => {
    expect(lookAtDocker(nothing, host).noSocket ?? '/var/run/docker.sock').toBe('/var/run/docker.sock');
  });
});
