import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedStep } from '../support/action-runner.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { openStory, shellAgent, smallPrd } from '../support/scenario-project.ts';
import { noLayers } from '../support/setup-rig.ts';

/*
 * Options of gates in whole runs. A gate of each kind tries a server of this test, on loopback or on a socket that stands for docker's
 * in a folder that walls hide, and passes only when it finds what its level promises.
 */

const why = await noLayers();
if (why !== undefined) process.stdout.write(`gate options behind walls are not tried: ${why}\n`);
const mayBeRoot = process.getuid?.() === 0 || spawnSync('sudo', ['-n', 'true']).status === 0;
if (!mayBeRoot)
  process.stdout.write('gate options at level user are not tried: it takes root, or sudo without a password\n');
const levels = [
  { isolation: 'process', offline: 'reached', undeclared: 'reached' },
  ...(mayBeRoot ? [{ isolation: 'user', offline: 'reached', undeclared: 'refused' }] : []),
  ...(why === undefined ? [{ isolation: 'namespace', offline: 'refused', undeclared: 'refused' }] : []),
];

/** Exit code 0 when what its first argument names, a port or a socket, is as its second one says. */
const tryScript = `const [where, wanted] = process.argv.slice(2);
const told = (found) => { console.log(where, found); process.exit(found === wanted ? 0 : 1); };
const socket = require('node:net').connect(/^\\d+$/.test(where) ? { port: Number(where), host: '127.0.0.1' } : where);
socket.on('connect', () => told('reached')).on('error', () => told('refused'));
`;

const folder = mkdtempSync(join(tmpdir(), 'ralph-gate-options-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function listen(at: number | string): Promise<Server> {
  const server = createServer((socket) => socket.end());
  await new Promise<void>((resolve) =>
    typeof at === 'string' ? server.listen(at, resolve) : server.listen(at, '127.0.0.1', resolve),
  );
  return server;
}

describe.runIf(process.platform === 'linux').each(levels)('gates at level $isolation', ({ isolation, ...wanted }) => {
  const servers: Server[] = [];
  let scenario: Scenario;
  let step: FinishedStep;

  beforeAll(async () => {
    const loopback = await listen(0);
    servers.push(loopback);
    const { port } = loopback.address() as AddressInfo;
    const socket = join(folder, `${isolation}.sock`);
    servers.push(await listen(socket));
    const config = `agent: command
review_agent: none
create_pr: none
max_attempts: 1
gates:
  - name: reset
    before: test ! -e made && echo fresh > made
    run: grep -qx fresh made && sh scripts/check.sh
  - name: online
    run: node scripts/try.cjs ${port} reached
  - name: offline
    network: off
    run: node scripts/try.cjs ${port} ${wanted.offline}
  - name: undeclared
    run: node scripts/try.cjs ${socket} ${wanted.undeclared}
  - name: containers
    docker: true
    run: node scripts/try.cjs ${socket} reached
`;
    scenario = await createScenario({
      files: { 'prd.json': smallPrd([openStory()]), 'scripts/try.cjs': tryScript, '.ralph/config.yaml': config },
      agent: shellAgent("line one 'one: 1st' 'one: 1st'"),
      inputs: { isolation },
    });
    step = await scenario.run();
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await scenario[Symbol.asyncDispose]();
  });

  it('start from their reset, have a network and docker as declared, and no more than the level gives', () => {
    expect(step.outputs, step.log).toMatchObject({ halt: 'ready', stories_passed: '1' });
  });

  it('are told of in the report: docker always, and who had the network', () => {
    expect(step.summary).toContain('Gates with docker: <code>containers</code> may use docker and is not isolated');
    const kept = `Gates with network: off: offline had the network all the same. Isolation level ${isolation} cannot`;
    const closed = 'open for agents and gates, closed for gates with network: off: offline.';
    expect([kept, closed].filter((words) => step.summary.includes(words))).toEqual([
      wanted.offline === 'reached' ? kept : closed,
    ]);
  });
});
