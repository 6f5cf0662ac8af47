import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { marked } from './proc.ts';

/** Processes and sockets beside a controller that no room may reach. */
export interface Bystanders {
  /** Name of the helper process, in its command line. */
  readonly helperName: string;
  helper(): number;
  /** Waits a moment for a death that is on its way. */
  helperDied(): Promise<boolean>;
  /** Starts what died, forgets what was heard. */
  restore(): Promise<void>;
  /** What arrived at the sockets, in the helper's output and in the controller's own. */
  heard(): string;
  close(): void;
}

/** @param controllerOutput file that the controller's own output goes to */
export async function bystanders(controllerOutput: string): Promise<Bystanders> {
  const helperName = `ralph-helper-${process.pid}`;
  const texts: string[] = [];
  const listen = (text: Buffer) => texts.push(text.toString());
  const agentFolder = mkdtempSync('/tmp/ssh-');
  const paths = ['/run/docker.sock', '/run/dbus/system_bus_socket', join(agentFolder, 'agent.1')];
  const servers = await Promise.all(paths.map((path) => serve(path, listen)));
  let helper = startHelper(helperName, listen);
  let read = 0;
  return {
    helperName,
    helper: () => helper.pid ?? 0,
    helperDied: async () => {
      const isGone = () => !marked(helperName).includes(helper.pid ?? 0);
      for (let turn = 0; turn < 50 && !isGone(); turn += 1) await sleep(10);
      return isGone();
    },
    restore: async () => {
      if (!marked(helperName).includes(helper.pid ?? 0)) helper = startHelper(helperName, listen);
      texts.length = 0;
      read = readFileSync(controllerOutput, 'utf8').length;
    },
    heard: () => [...texts, readFileSync(controllerOutput, 'utf8').slice(read)].join('\n'),
    close: () => {
      helper.kill('SIGKILL');
      for (const server of servers) server.close();
      rmSync(agentFolder, { recursive: true, force: true });
    },
  };
}

function startHelper(name: string, listen: (text: Buffer) => void): ChildProcess {
  const child = spawn('/bin/sleep', ['86400'], { argv0: name, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return child;
}

function serve(path: string, listen: (text: Buffer) => void): Promise<Server> {
  mkdirSync(dirname(path), { recursive: true });
  const server = createServer((socket) => {
    socket.on('data', listen);
    socket.on('error', () => undefined);
  });
  return new Promise((ready, fail) => {
    server.once('error', fail);
    server.listen(path, () => ready(server));
  });
}
