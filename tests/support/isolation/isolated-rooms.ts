import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenPlaces } from '../../../src/action/isolation.ts';
import type { WorldCall } from '../../../src/action/world-parts.ts';
import { runRooms } from '../../../src/action/world-rooms.ts';
import { openController, type Repository } from '../../../src/adapters/git/controller.ts';
import { layerReader } from '../../../src/adapters/git/layer.ts';
import { type HeldRung, holdRung, leaveRung } from '../../../src/adapters/isolation/ladder.ts';
import { quote } from '../../../src/adapters/isolation/mounts.ts';
import type { Room } from '../../../src/adapters/isolation/walls.ts';
import { agentEnvironment, gateEnvironment } from '../../../src/adapters/process/environment.ts';
import type { Rooms } from '../../../src/adapters/rooms.ts';
import { limits } from '../git-sandbox.ts';
import type { TestRoom, TestRooms } from './rooms.ts';
import { openRung, type RungName } from './rungs.ts';
import type { Scene } from './scene.ts';

/** As for other rooms, and gates on trees that a story changed. */
interface IsolatedRooms extends TestRooms {
  /** @param change path -> text; '' takes a file away */
  openOn(change: Readonly<Record<string, string>>, docker?: boolean): Promise<TestRoom>;
}

/** The rooms of the action itself, put together as for a run. */
export async function isolatedRooms(name: RungName, scene: Scene): Promise<IsolatedRooms> {
  const root = join(scene.temp, 'ralph', 'run');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const repository = await openRepository(scene, join(root, 'git'));
  await repository.importCommit(scene.commit);
  const tree = await repository.treeOf(scene.commit);
  const job = { workspace: scene.workspace, temp: scene.temp };
  const hidden = hiddenPlaces(jobEnvironment(), job as WorldCall['job']);
  const rung = await holdRung(await openRung(name, { root, workspace: scene.workspace, home: scene.home, hidden }));
  const house: House = { scene, repository, tree, rooms: roomsOf({ scene, repository, root, rung }) };
  return {
    open: async (role) => (role === 'agent' ? agentRoom(house) : gateRoom(house, {})),
    openOn: async (change, docker = false) => gateRoom(house, { change, docker }),
    close: async () => {
      house.rooms.close();
      await repository.close();
      await leaveRung(rung);
    },
  };
}

interface House {
  readonly scene: Scene;
  readonly repository: Repository;
  readonly tree: string;
  readonly rooms: Rooms;
}

async function openRepository({ workspace }: Scene, root: string): Promise<Repository> {
  const opened = await openController({
    program: '/usr/bin/git',
    root,
    workspace,
    remote: { url: 'https://unused.invalid/a/b.git', token: 'token-of-the-job' },
    identity: { name: 'Ralph', email: 'ralph@example.invalid' },
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.repository;
}

/** As the composition root calls it; only what rooms are made from is there. */
function roomsOf(call: { scene: Scene; repository: Repository; root: string; rung: HeldRung }): Rooms {
  const { scene, repository, root, rung } = call;
  const layers = layerReader(repository, scene.workspace);
  const world = {
    ...{ folder: join(root, 'feature'), root, rung, env: jobEnvironment() },
    job: { workspace: scene.workspace, temp: scene.temp },
    plan: { start: { commit: scene.commit } },
    prepared: {
      repository,
      layers,
      base: { branch: 'main', commit: scene.commit, remoteRefs: tagsOf(scene) },
      settings: { gates: [], gateMounts: [], agentFiles: [], hiddenPaths: [] },
    },
    agents: { implementer: { program: '/bin/bash', args: () => [] }, reviewer: undefined, fallbacks: new Map() },
  };
  mkdirSync(world.folder, { recursive: true, mode: 0o700 });
  return runRooms({ ...(world as unknown as WorldCall), started: Promise.resolve() });
}

/** The remote has the tags that its checkout began with. */
function tagsOf({ workspace }: Scene): ReadonlyMap<string, string> {
  const format = '--format=%(refname) %(objectname)';
  const listed = execFileSync('git', ['for-each-ref', format, 'refs/tags'], { cwd: workspace, encoding: 'utf8' });
  return new Map(listed.split('\n').flatMap((line) => (line === '' ? [] : [line.split(' ') as [string, string]])));
}

async function agentRoom({ rooms, scene, tree }: House): Promise<TestRoom> {
  const room = await rooms.openAgent({ tree, head: scene.commit, clean: true });
  const env = agentEnvironment(jobEnvironment(), { ...room, extra: {}, names: [] });
  return {
    run: (command) => runIn(room, { ...command, env, scene }),
    close: async () => {
      room.close();
      await rooms.capture({ baseTree: tree, givenTree: tree, limits });
    },
  };
}

interface GateChoice {
  readonly change?: Readonly<Record<string, string>>;
  readonly docker?: boolean;
}

async function gateRoom(
  { rooms, scene, repository, ...house }: House,
  { change = {}, docker = false }: GateChoice,
): Promise<TestRoom> {
  const edits = Object.entries(change).map(([path, text]) =>
    text === '' ? { path, delete: true as const } : { path, mode: '100644' as const, bytes: Buffer.from(text) },
  );
  const tree = await repository.overlay(house.tree, edits);
  const room = await rooms.openView({ role: 'gate', tree, docker });
  const env = gateEnvironment(jobEnvironment(), { ...room, names: [], masked: [] });
  return {
    run: async (command) => {
      return runIn(room, { ...command, env, scene });
    },
    close: async () => room.close(),
  };
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly scene: Scene;
}

async function runIn(room: Room, { program, args, env, scene }: Command): Promise<string> {
  const id = randomBytes(8).toString('hex');
  const outputPath = join(scene.temp, 'ralph', 'run', `output-${id}`);
  const result = await room.run({
    ...{ ...named(program, args), env, outputPath, cwd: room.dir, stdin: '', marker: `test-${id}` },
    limits: { hardMs: 120_000, graceMs: 300 },
  });
  const end = result.termination === 'exit' ? '' : `\n${JSON.stringify(result)}`;
  return readFileSync(outputPath, 'utf8') + end;
}

/** An agent may read the files that its own command line names, and an attack's aim must not be one of them. */
function named(program: string, args: readonly string[]): Pick<Command, 'program' | 'args'> {
  return { program: '/bin/bash', args: ['--norc', '-c', `exec ${[program, ...args].map(quote).join(' ')}`] };
}

function jobEnvironment(): Record<string, string> {
  const set = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(set);
}
