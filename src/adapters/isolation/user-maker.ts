import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runToEnd } from '../git/run-to-end.ts';
import { type ProcessEntry, readProcess, readProcessTable } from '../process/proc-table.ts';
import type { ProcessTree, TreeRoot } from '../process/tree.ts';
import type { NamespacePrograms } from './enter.ts';
import { CREDENTIAL_PATHS } from './room-home.ts';

/** How processes get another uid on this machine. */
export interface UserMaker {
  /** As root directly, or through sudo. */
  readonly way: 'root' | 'sudo';
  readonly programs: NamespacePrograms;
  /** Who we are. */
  readonly self: { readonly uid: number; readonly gid: number };
  /** User and group of agents and gates; nobody else has it. */
  readonly uid: number;
}

/** Numbers that neither distributions nor systemd give to anybody. */
const FIRST_UID = 60_706;
const UIDS = 478;

/**
 * A uid without a name, a group or a process. Another run on this machine may look at the same moment, so the search starts
 * anywhere.
 * @param start a random number, 0 or more
 */
export function freeUid(start: number): number | undefined {
  const taken = new Set([...namedIds('/etc/passwd'), ...namedIds('/etc/group'), ...idsOfRuns()]);
  const all = Array.from({ length: UIDS }, (_, index) => FIRST_UID + ((start + index) % UIDS));
  return all.find((uid) => !taken.has(uid) && processesOf(uid).length === 0);
}

/** Folders of runs lie there; the group of each is the uid of its run. */
const RUN_FOLDERS: readonly string[] = ['/var/tmp', '/tmp'];
const RUN_NAME = 'ralph-user-';

/** Whether a number is one of those that runs take. */
function isRunUid(id: number): boolean {
  return id >= FIRST_UID && id < FIRST_UID + UIDS;
}

function idsOfRuns(): readonly number[] {
  const places = RUN_FOLDERS.flatMap((folder) => namesIn(folder).map((name) => join(folder, name)));
  const runs = places.filter((place) => basename(place).startsWith(RUN_NAME));
  return runs.flatMap((place) => lstatSync(place, { throwIfNoEntry: false })?.gid ?? []);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function namedIds(path: string): readonly number[] {
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.flatMap((line) => line.split(':').slice(2, 4).map(Number));
  } catch {
    return [];
  }
}

/** Takes every right away, then the uid: what runs behind it can get neither back (04-trust rule 1). */
export function dropArgs(uid: number): readonly string[] {
  const none = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'];
  return [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', ...none, '--'];
}

/** The command line that runs a program as root. */
function rootCommand({ way, programs }: UserMaker, program: string, args: readonly string[]) {
  if (way === 'root') return { program, args };
  return { program: programs.sudo ?? 'sudo', args: ['-n', '--', program, ...args] };
}

/** Runs a short program of the system as root and gives what it printed. Throws where it does not end with 0. */
async function asRoot(maker: UserMaker, program: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await triedAsRoot(maker, program, args);
  if (exitCode === 0) return stdout;
  throw rootError(maker, program, stderr);
}

/** The error of a program that did not do as root what it should. */
function rootError({ way }: UserMaker, program: string, stderr: string): Error {
  return new Error(`${program} as root (${way}) failed: ${stderr.trim().slice(0, 300)}`);
}

/** The same, for whoever can do with less than a whole success. */
async function triedAsRoot(maker: UserMaker, program: string, args: readonly string[]) {
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
  const { stdout, ...result } = await runToEnd({ ...rootCommand(maker, program, args), cwd: '/', env });
  return { ...result, stdout: stdout.toString('utf8') };
}

/** All processes of the uid, and a way to signal them although they are not ours. */
export function userOfTree(maker: UserMaker): UserOfTree {
  const { programs, uid } = maker;
  return {
    uid,
    signalAll: (signal, pids) => {
      const words = [signal.slice(3), String(uid), programs.setpriv, programs.sh, ...pids.map(String)];
      const command = rootCommand(maker, programs.sh, ['-c', signalScript, 'signal', ...words]);
      spawnSync(command.program, [...command.args], { stdio: 'ignore', cwd: '/', env: { PATH: '/usr/bin:/bin' } });
    },
  };
}

/** Ends what a run left that was killed: every process of its uid. */
async function endUser(maker: UserMaker, uid: number): Promise<void> {
  const { signalAll } = userOfTree({ ...maker, uid });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const pids = processesOf(uid);
    if (pids.length === 0) return;
    signalAll('SIGKILL', pids);
    await pause(10);
  }
}

const MOST_ROUNDS = 100;

/**
 * First those that were seen, as root, which none of them can hinder; then, as one of them, all at once, which none can outrun.
 * Arguments: signal, uid, setpriv, sh, process ids.
 */
const signalScript = [
  'signal=$1 uid=$2 setpriv=$3 sh=$4; shift 4',
  'for pid do while read -r name real rest; do',
  '  if [ "$name" = Uid: ] && [ "$real" = "$uid" ]; then kill -s "$signal" "$pid"; fi',
  'done < "/proc/$pid/status"; done',
  '"$setpriv" --reuid="$uid" --regid="$uid" --clear-groups -- "$sh" -c \'kill -s "$1" -- -1\' signal "$signal"',
].join('\n');

/** A uid that belongs to one run alone: whatever runs under it was started by the process that is followed. */
interface UserOfTree {
  readonly uid: number;
  /** Sends a signal to every process of the uid; `pids` are those that were seen. */
  readonly signalAll: (signal: NodeJS.Signals, pids: readonly number[]) => void;
}

/** Clock ticks are 1/100 s for every program that reads `/proc` (proc(5), USER_HZ). */
const MS_PER_TICK = 10;

/**
 * Follows a tree by its uid: no process can lay that down, so not even `env -i setsid`, twice forked, escapes (04-trust rule 2,
 * level b). The main process counts while it lives, whoever it is: it may not have changed its uid yet.
 */
export function trackUser({ uid, signalAll }: UserOfTree, root: Pick<TreeRoot, 'pid'>): ProcessTree {
  const startTicks = readProcess(root.pid)?.startTicks;
  const isMain = (entry: ProcessEntry): boolean => entry.pid === root.pid && entry.startTicks === startTicks;
  return {
    sweep() {
      const { entries, vanished } = readProcessTable();
      const members = entries.filter((entry) => entry.alive && (isMain(entry) || uidOf(entry.pid) === uid));
      const cpuTicks = members.reduce((sum, entry) => sum + entry.cpuTicks, 0);
      return { members, unsettled: vanished, cpuMs: cpuTicks * MS_PER_TICK };
    },
    signal(members, signal) {
      if (members.length === 0) return false;
      const pids = members.map(({ pid }) => pid);
      signalAll(
        signal,
        pids.filter((pid) => uidOf(pid) === uid),
      );
      return true;
    },
  };
}

/** Ids of the living processes of a uid. */
export function processesOf(uid: number): readonly number[] {
  return readProcessTable().entries.flatMap(({ pid, alive }) => (alive && uidOf(pid) === uid ? [pid] : []));
}

/** The real uid, from `status`: the owner of the folder changes for a process that hides its memory. */
function uidOf(pid: number): number | undefined {
  try {
    const found = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
    return found === null ? undefined : Number(found[1]);
  } catch {
    return undefined;
  }
}

const FIND = '/usr/bin/find';

/**
 * Gives what lies in folders to the uid of agents and gates; only while none of its processes lives. A file with a second name is
 * left out: where the kernel allows it, that name may have been made by an agent for a file that was never its own.
 * @returns whether anything changed hands
 */
export async function giveFiles(maker: UserMaker, folders: readonly string[]): Promise<boolean> {
  const { uid } = maker;
  const tests = ['!', '-uid', String(uid), '(', '-type', 'd', '-o', '-links', '1', ')', '-print'];
  const change = ['-exec', 'chown', '-h', `${uid}:${uid}`, '{}', '+'];
  return (await find(maker, folders, [...tests, ...change])) !== '';
}

/** Takes everything back that the uid has in folders of ours; root reads and removes it without. */
export async function takeFiles(maker: UserMaker, folders: readonly string[]): Promise<void> {
  const { way, self, uid } = maker;
  if (way === 'root') return;
  const change = ['-exec', 'chown', '-h', `${self.uid}:${self.gid}`, '{}', '+'];
  await find(maker, folders, ['-uid', String(uid), ...change]);
}

/** Removes what the uid left in the folders that everybody may write to: the next process finds none of it. */
export async function clearShared({ ...maker }: UserMaker): Promise<void> {
  const tests = ['-mindepth', '1', '-maxdepth', '1', '-uid', String(maker.uid)];
  await find(maker, ['/tmp', '/var/tmp', '/dev/shm'], [...tests, '-exec', 'rm', '-rf', '--', '{}', '+']);
}

async function find(maker: UserMaker, folders: readonly string[], rest: readonly string[]): Promise<string> {
  const here = folders.filter((folder) => folder !== '');
  if (here.length === 0) return '';
  const { exitCode, stdout, stderr } = await triedAsRoot(maker, FIND, ['-P', ...here, '-xdev', ...rest]);
  if (exitCode === 0 || (exitCode === 1 && isOnlyGone(stderr))) return stdout;
  throw rootError(maker, FIND, stderr);
}

/** Others come and go in folders that everybody may write to: what is gone when it is looked at needs nothing more, and `find` goes on. */
function isOnlyGone(stderr: string): boolean {
  const lines = stderr.split('\n').filter((line) => line !== '');
  return lines.length > 0 && lines.every((line) => line.endsWith(': No such file or directory'));
}

/** Whether a user who is nobody's owner and in nobody's group can get at a path: read it, or look things up in it. */
export function othersReach(path: string): boolean {
  try {
    const real = realpathSync(path);
    const stats = statSync(real);
    return (stats.mode & 0o005) !== 0 && foldersAbove(real).every((folder) => (statSync(folder).mode & 0o001) !== 0);
  } catch {
    return false;
  }
}

/** Whether such a user could run a program. */
export function othersRun(path: string): boolean {
  return othersReach(path) && ((lstat(safeReal(path))?.mode ?? 0) & 0o001) !== 0;
}

function safeReal(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function lstat(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

function foldersAbove(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

/** Places that are closed to everybody but their owner and group while a run lasts. */
interface Closed {
  /** Places that could not be closed. */
  readonly open: readonly string[];
  /** Gives each place the mode back that it had. */
  restore(): Promise<void>;
}

/** Closes what others could get at: RUNNER_TEMP, the workspace, credentials in HOME (04-trust rules 1 and 2). */
async function closeToOthers(maker: UserMaker, paths: readonly string[]): Promise<Closed> {
  const before = new Map<string, number>();
  for (const path of new Set(paths.filter(othersReach).map(safeReal))) {
    if (!othersReach(path)) continue;
    const mode = statSync(path).mode & 0o7777;
    before.set(path, mode);
    await changeMode(maker, path, mode & ~0o007);
  }
  return {
    open: [...before.keys()].filter(othersReach),
    restore: async () => {
      for (const [path, mode] of [...before].reverse()) await changeMode(maker, path, mode);
    },
  };
}

/** What refuses is seen afterwards: the place is still open. */
async function changeMode(maker: UserMaker, path: string, mode: number): Promise<void> {
  try {
    chmodSync(path, mode);
  } catch {
    await asRoot(maker, '/bin/chmod', [mode.toString(8).padStart(4, '0'), '--', path]).catch(() => undefined);
  }
}

/** Folders of a run at level `user`, outside of RUNNER_TEMP, which is closed to the uid. */
export interface UserPlaces {
  /** Absolute; others can go through it and read nothing. */
  readonly folder: string;
  /** For trees, as `folder`. */
  readonly trees: string;
  /** For HOME and temporary folders, as `folder`. */
  readonly rooms: string;
  /** Places of the machine that stayed open although they should not. */
  readonly open: readonly string[];
  /** Takes the folders away and opens what was closed. */
  close(): Promise<void>;
}

export interface PlacesCall {
  /** Absolute folder of ours under RUNNER_TEMP; a run that was killed there is tidied up by the next one. */
  readonly root: string;
  /** RUNNER_TEMP, the runner's folders. */
  readonly hidden: readonly string[];
  readonly workspace: string;
  readonly home: string;
}

/** Makes the folders and closes everything that an agent and a gate must not see (04-trust rules 1 and 2). */
export async function openPlaces(maker: UserMaker, call: PlacesCall): Promise<UserPlaces> {
  const { hidden, workspace, home, root } = call;
  const folder = await makeFolder(maker, root);
  const credentials = home === '' ? [] : CREDENTIAL_PATHS.map((path) => join(home, path));
  const sockets = ['/run/docker.sock', '/var/run/docker.sock'];
  const closed = await closeToOthers(maker, [...hidden, workspace, ...credentials, ...sockets].filter(isClosable));
  const [trees, rooms] = [join(folder, 'trees'), join(folder, 'rooms')];
  for (const path of [trees, rooms]) makeOpen(path);
  return { folder, trees, rooms, open: closed.open, close: () => close(maker, folder, closed) };
}

/** `/var/tmp` holds more than `/tmp`, which may lie in memory. */
async function makeFolder(maker: UserMaker, root: string): Promise<string> {
  const place = RUN_FOLDERS.find((path) => othersReach(path));
  if (place === undefined) throw new Error('neither /var/tmp nor /tmp can be entered by everybody');
  const known = join(place, `${RUN_NAME}${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
  await tidyUp(maker, known);
  // Anybody could have taken the name.
  const folder = isOwn(maker, known) || !existsSync(known) ? known : `${known}-${randomBytes(8).toString('hex')}`;
  makeOpen(folder);
  // Tells other runs that the uid is taken, and a later one what to tidy up.
  await asRoot(maker, '/bin/chgrp', [String(maker.uid), '--', folder]);
  return folder;
}

/** What a run left that was killed: its processes end first; its trees stay, for the next run may have to read the agent's one. */
async function tidyUp(maker: UserMaker, folder: string): Promise<void> {
  if (!isOwn(maker, folder)) return;
  const uid = lstatSync(folder).gid;
  if (!isRunUid(uid)) return removeWhole(maker, folder);
  await endUser(maker, uid);
  await takeFiles({ ...maker, uid }, [folder]);
  await removeWhole(maker, join(folder, 'rooms'));
}

function isOwn({ self }: UserMaker, folder: string): boolean {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === self.uid;
}

/** Through sudo, files of an earlier uid may lie in it. */
async function removeWhole(maker: UserMaker, folder: string): Promise<void> {
  await asRoot(maker, '/bin/rm', ['-rf', '--one-file-system', '--', folder]);
}

function makeOpen(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o711);
}

/** The root of the machine and its shared folders must stay open. */
function isClosable(path: string): boolean {
  return existsSync(path) && (statSync(path).mode & 0o1000) === 0 && !['/', '/tmp', '/var/tmp'].includes(path);
}

async function close(maker: UserMaker, folder: string, closed: Closed): Promise<void> {
  try {
    await removeWhole(maker, folder);
  } finally {
    await closed.restore();
  }
}
