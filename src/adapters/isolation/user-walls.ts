import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Isolation } from '../../core/isolation.ts';
import { removePath } from '../git/folder.ts';
import { furnishHome, placeFiles } from '../home.ts';
import { MARKER_NAME } from '../process/proc-table.ts';
import { type ProcessCall, type ProcessResult, supervise } from '../process/supervise.ts';
import { trackUser } from '../process/tree-user.ts';
import { exportLines } from './enter.ts';
import { othersReach } from './others.ts';
import { quote } from './quote.ts';
import { clearShared, giveFiles, takeFiles } from './user-files.ts';
import { dropArgs, type UserMaker, userOfTree } from './user-maker.ts';
import { reachable } from './user-programs.ts';
import { installs, type Room, type RoomCall, type Walls } from './walls.ts';

export interface UserWallsOptions {
  readonly maker: UserMaker;
  readonly isolation: Isolation;
  /** Absolute folder of ours for rooms; the uid can go through every folder above it and read none of them. */
  readonly folder: string;
  /** Absolute real HOME of the job; '' when there is none. */
  readonly home: string;
}

/** Walls of another uid (04-trust rule 2, level b): agents and gates read and write nothing that is not theirs or everybody's. */
export function userWalls(options: UserWallsOptions): Walls {
  return { isolation: options.isolation, openRoom: (call) => openRoom(options, call) };
}

function openRoom(options: UserWallsOptions, call: RoomCall): Room {
  const { place } = call;
  if (place.kind !== 'folder') throw new Error('Layers can only be shown in a namespace.');
  const id = `${call.role}-${randomBytes(6).toString('hex')}`;
  const folder = join(options.folder, id);
  const [own, control] = [join(folder, 'own'), join(folder, 'control')];
  const [home, tmp] = [join(own, 'home'), join(own, 'tmp')];
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  mkdirSync(control, { mode: 0o700 });
  for (const path of [own, home, tmp]) mkdirSync(path, { mode: 0o700 });
  furnish(options, call, home);
  for (const path of call.removed) removePath(place.dir, path);
  const result = join(own, 'result');
  const isNamedByUser = call.role === 'agent' || call.role === 'review';
  const kept = { ...options, own, control, dir: place.dir, needed: call.needed, isNamedByUser };
  return {
    ...{ dir: place.dir, home, tmp, result: { inside: result, outside: result } },
    run: (process) => runAs(kept, process),
    close: () => removePath(options.folder, id),
  };
}

/** Caches that the uid can read are linked; it can write to none of them. */
function furnish({ home: real }: UserWallsOptions, { role, homeFiles }: RoomCall, home: string): void {
  furnishHome(real, home, { reaches: othersReach, writes: false, installs: installs(role) });
  placeFiles(homeFiles, home);
}

interface RunAs extends UserWallsOptions {
  /** Absolute folder that holds HOME and the temporary folder. */
  readonly own: string;
  /** Absolute folder that the uid cannot enter. */
  readonly control: string;
  readonly dir: string;
  readonly needed: readonly string[];
  readonly isNamedByUser: boolean;
}

async function runAs(room: RunAs, call: ProcessCall): Promise<ProcessResult> {
  const { maker, own, dir } = room;
  const folders = maker.way === 'root' ? [own] : [own, dir];
  await giveFiles(maker, folders);
  try {
    const command = commandOf(room, { ...call, ...(await reachable({ ...room, ...call })) });
    const user = userOfTree(maker);
    return await supervise({ ...call, ...command, track: (root) => trackUser(user, root) });
  } finally {
    await clearShared(maker);
    await takeFiles(maker, [own, dir]);
  }
}

function commandOf(room: RunAs, call: ProcessCall): Pick<ProcessCall, 'program' | 'args' | 'cwd'> {
  const { programs, way, uid } = room.maker;
  const drop = [...dropArgs(uid), call.program, ...call.args];
  if (way === 'root') return { program: programs.setpriv, args: drop, cwd: call.cwd };
  const script = join(room.control, 'enter.sh');
  writeFileSync(script, scriptOf(room.maker, call), { mode: 0o600 });
  const args = ['-n', '--', programs.env, '-i', programs.sh, script, ...drop];
  return { program: programs.sudo ?? 'sudo', args, cwd: '/' };
}

/** The environment comes from a file: on a command line everybody could see it (catalogue S13). */
function scriptOf({ programs }: UserMaker, call: ProcessCall): string {
  const environment = { ...call.env, [MARKER_NAME]: call.marker };
  const lines = [
    ...exportLines(environment),
    `cd ${quote(call.cwd)} || exit 125`,
    `exec ${quote(programs.setpriv)} "$@"`,
  ];
  return `${lines.join('\n')}\n`;
}
