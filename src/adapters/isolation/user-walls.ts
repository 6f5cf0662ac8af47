import { createHash, randomBytes, randomInt } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import type { Isolation } from '../../core/isolation.ts';
import { programStamp } from '../agents/program-stamp.ts';
import { removePath } from '../git/folder.ts';
import { runToEnd } from '../git/run-to-end.ts';
import { furnishHome, placeFiles } from '../home.ts';
import { MARKER_NAME } from '../process/proc-table.ts';
import { type ProcessCall, type ProcessResult, supervise } from '../process/supervise.ts';
import type { Grounds } from '../views/grounds.ts';
import { type UserGroundsOptions, userGrounds } from '../views/user-grounds.ts';
import { throughDoor } from './door.ts';
import { exportLines, findPrograms } from './enter.ts';
import { hides, quote } from './mounts.ts';
import type { Probed } from './probe.ts';
import {
  clearShared,
  dropArgs,
  freeUid,
  giveFiles,
  openPlaces,
  othersReach,
  othersRun,
  type PlacesCall,
  processesOf,
  takeFiles,
  trackUser,
  type UserMaker,
  type UserPlaces,
  userOfTree,
} from './user-maker.ts';
import { installs, type Room, type RoomCall, unstopped, type Walls } from './walls.ts';

interface UserWallsOptions {
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
    const behind = throughDoor(maker.programs.door, { ...call, ...(await reachable({ ...room, ...call })) });
    const command = commandOf(room, behind);
    const user = userOfTree(maker);
    return await supervise({ ...behind, ...command, track: (root) => trackUser(user, root) });
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

interface ReachCall {
  /** Absolute folder of ours that the uid can go through. */
  readonly folder: string;
  /** Absolute files and folders that the program needs. */
  readonly needed: readonly string[];
  /** Whether the command line is the user's own word: a file that it names is meant to be read. */
  readonly isNamedByUser: boolean;
  readonly program: string;
  readonly args: readonly string[];
}

/**
 * The command line with places that the uid can reach: a program in the HOME of root, or a script of a bundle that nobody else may
 * read, is copied once to where it can be read, with everything of the same needed place.
 */
async function reachable(call: ReachCall): Promise<Pick<ReachCall, 'program' | 'args'>> {
  const program = othersRun(call.program) ? call.program : await moved(call, call.program);
  const args: string[] = [];
  for (const arg of call.args) args.push(isOpen(call, arg) ? arg : await moved(call, arg));
  return { program, args };
}

function isOpen({ needed, isNamedByUser }: ReachCall, arg: string): boolean {
  if (!isAbsolute(arg) || othersReach(arg)) return true;
  return !needed.some((place) => hides(place, arg)) && !(isNamedByUser && isFile(arg));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

async function moved({ folder, needed }: ReachCall, path: string): Promise<string> {
  const place = needed.find((one) => hides(one, path)) ?? path;
  const stamp = programStamp(place);
  if (stamp === 'absent') return path;
  const name = createHash('sha256').update(stamp).digest('hex');
  const copy = join(folder, 'programs', name, basename(place));
  if (!existsSync(copy)) await copyReadable(place, copy);
  return `${copy}${path.slice(place.length)}`;
}

async function copyReadable(from: string, to: string): Promise<void> {
  for (const path of [dirname(dirname(to)), dirname(to)]) mkdirSync(path, { recursive: true, mode: 0o711 });
  const half = `${to}.half`;
  cpSync(from, half, { recursive: true, dereference: true });
  const env = { LC_ALL: 'C' };
  const result = await runToEnd({ program: '/bin/chmod', args: ['-R', 'a+rX', '--', half], cwd: '/', env });
  if (result.exitCode !== 0)
    throw new Error(`${from} could not be copied for another user: ${result.stderr.slice(0, 300)}`);
  renameSync(half, to);
}

interface UserProbeCall {
  readonly maker: UserMaker;
  readonly places: UserPlaces;
  /** Absolute folder of ours under RUNNER_TEMP. */
  readonly root: string;
  /** Absolute folders that nobody inside may see. */
  readonly hidden: readonly string[];
}

/**
 * Tries another uid by attacking from it (04-trust rule 2): the controller's environment, memory, output and folders, rights, the
 * system, and a process that is left behind. Whatever succeeds makes the level useless.
 */
async function probeUser(call: UserProbeCall): Promise<Probed> {
  try {
    return judge(call, await attack(call));
  } catch (error) {
    return { ok: false, why: unstopped(error instanceof Error ? error.message : String(error)) };
  }
}

async function attack({ maker, places, root, hidden }: UserProbeCall): Promise<string> {
  const dir = join(places.folder, 'probe');
  mkdirSync(dir, { mode: 0o755 });
  writeFileSync(join(dir, 'ralph-probe'), 'tree');
  await giveFiles(maker, [dir]);
  const foreign = join(places.folder, 'probe-foreign');
  writeFileSync(foreign, 'foreign', { mode: 0o644 });
  const secret = join(root, `probe-${randomBytes(6).toString('hex')}`);
  writeFileSync(secret, 'secret', { mode: 0o644 });
  const isolation = { level: 'user', views: 'clean', home: 'throw-away', notes: [] } as const;
  const walls = userWalls({ maker, isolation, folder: places.rooms, home: '' });
  const place = { kind: 'folder', dir } as const;
  const room = walls.openRoom({ role: 'gate', place, needed: [], removed: [], homeFiles: new Map(), network: true });
  const outputPath = `${secret}.said`;
  const program = maker.programs.sh;
  const args = ['-c', script, 'probe', String(process.pid), maker.programs.sudo ?? '', foreign, secret, ...hidden];
  const result = await room.run({
    ...{ program, args: [...args], cwd: dir, stdin: '', outputPath, marker: `probe-${randomBytes(8).toString('hex')}` },
    env: { PATH: '/usr/bin:/bin', HOME: room.home, TMPDIR: room.tmp, LC_ALL: 'C' },
    limits: { hardMs: 10_000, graceMs: 100 },
  });
  room.close();
  const said = readFileSync(outputPath, 'utf8');
  if (result.termination === 'exit' && result.exitCode === 0) return said;
  throw new Error(`the probe ended with ${result.termination} ${result.exitCode ?? ''} ${said.slice(-200)}`);
}

/** Arguments: the controller's process id, sudo, a file of the controller that can be read, hidden places. Each line that it writes besides the rights is a finding. */
const script = [
  'pid=$1 sudo=$2 foreign=$3; shift 3',
  'exec 2> /dev/null',
  'test "$(cat ralph-probe)" = tree && echo changed > ralph-probe && mkdir -p more || echo "its tree could not be read and written"',
  '(: > "$HOME/probe") && (: > "$TMPDIR/probe") || echo "HOME could not be written"',
  'while read -r name value; do case "$name" in CapPrm:|CapEff:|CapBnd:|CapInh:|CapAmb:|NoNewPrivs:) echo "$name$value";; esac; done < /proc/self/status',
  'test "$(cat "/proc/$pid/environ" | wc -c)" -gt 0 && echo "the environment of the controller could be read"',
  '(exec 3< "/proc/$pid/mem") && echo "the memory of the controller could be opened"',
  'for fd in 0 1 2; do (exec 3>> "/proc/$pid/fd/$fd") && test "$(readlink "/proc/$pid/fd/$fd")" != /dev/null && echo "the output of the controller could be written"; done',
  'ls "/proc/$pid/fd" > /dev/null && echo "open files of the controller could be listed"',
  'kill -0 "$pid" && echo "the controller could be signalled"',
  'for place do if test -d "$place"; then ls "$place"; else cat "$place"; fi > /dev/null && echo "$place could be read"; done',
  'test -n "$sudo" && "$sudo" -n true && echo "sudo worked"',
  'for place in / /usr /usr/bin /etc /opt; do (: > "$place/ralph-probe") && echo "$place could be written"; done',
  'ln "$foreign" second && echo "a file of somebody else could be given a second name (fs.protected_hardlinks)"',
  '(env -i setsid sleep 777 > /dev/null &)',
  'exit 0',
].join('\n');

const RIGHTS = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].map((name) => `${name}:0000000000000000`);

function judge({ maker }: UserProbeCall, said: string): Probed {
  const lines = said.split('\n').filter((line) => line !== '');
  const rights = new Set([...RIGHTS, 'NoNewPrivs:1']);
  const [found] = lines.filter((line) => !rights.has(line));
  if (found !== undefined) return { ok: false, why: found.slice(0, 300) };
  if (lines.length !== rights.size) return { ok: false, why: 'the rights of a process could not be told' };
  if (processesOf(maker.uid).length > 0) return { ok: false, why: 'a process was left behind' };
  return existsSync('/usr/ralph-probe') ? { ok: false, why: '/usr could be written' } : { ok: true };
}

/** What is needed for level `user`. */
export interface UserRung {
  readonly maker: UserMaker;
  /** Closes what the uid must not see and makes the folders of the run. */
  readonly open: () => Promise<UserPlaces>;
  readonly walls: (options: Omit<UserWallsOptions, 'maker'>) => Walls;
  readonly grounds: (options: Omit<UserGroundsOptions, 'maker'>) => Grounds;
}

type TriedUser =
  | { readonly ok: true; readonly user: UserRung; readonly isolation: Isolation }
  | { readonly ok: false; readonly why: string };

/** Tries whether agents and gates can run as a user of their own (04-trust rule 2, level b). */
export async function tryUser(call: PlacesCall): Promise<TriedUser> {
  const maker = findMaker(call.workspace);
  if (typeof maker === 'string') return { ok: false, why: maker };
  const failed = (why: string): TriedUser => ({ ok: false, why: `another user (${maker.way}): ${why}` });
  try {
    // A folder of its own: that of the run may hold the trees of one that was killed.
    const places = await openPlaces(maker, { ...call, root: `${call.root}/probe` });
    try {
      const [open] = places.open;
      if (open !== undefined) return failed(`${open} could not be closed to it`);
      const probed = await probeUser({ ...call, maker, places });
      return probed.ok ? { ok: true, user: rungOf(maker, call), isolation } : failed(probed.why);
    } finally {
      await places.close();
    }
  } catch (error) {
    return failed(unstopped(error instanceof Error ? error.message : String(error)));
  }
}

function rungOf(maker: UserMaker, call: PlacesCall): UserRung {
  return {
    maker,
    open: () => openPlaces(maker, call),
    walls: (options) => userWalls({ ...options, maker }),
    grounds: (options) => userGrounds({ ...options, maker }),
  };
}

const isolation: Isolation = {
  level: 'user',
  views: 'clean',
  home: 'throw-away',
  notes: [
    'Agents and gates run as a user of their own: they see which processes run and what everybody may read on this machine.',
  ],
};

/** The maker, or why there is none. */
function findMaker(workspace: string): UserMaker | string {
  if (process.platform !== 'linux') return `another user needs Linux, and this is ${process.platform}`;
  const found = findPrograms(workspace);
  if (!found.ok) return `another user: ${found.missing} is not installed (util-linux)`;
  const { programs } = found;
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (self.uid !== 0 && programs.sudo === undefined) return 'another user: neither root nor sudo';
  const uid = freeUid(randomInt(10_000));
  if (uid === undefined) return 'another user: no uid is free';
  return { way: self.uid === 0 ? 'root' : 'sudo', programs, self, uid };
}
