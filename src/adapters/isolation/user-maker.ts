import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runToEnd } from '../git/run-to-end.ts';
import { processesOf, type UserOfTree } from '../process/tree-user.ts';
import type { NamespacePrograms } from './enter.ts';

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
export const RUN_FOLDERS: readonly string[] = ['/var/tmp', '/tmp'];
export const RUN_NAME = 'ralph-user-';

/** Whether a number is one of those that runs take. */
export function isRunUid(id: number): boolean {
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
export async function asRoot(maker: UserMaker, program: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await triedAsRoot(maker, program, args);
  if (exitCode === 0) return stdout;
  throw rootError(maker, program, stderr);
}

/** The error of a program that did not do as root what it should. */
export function rootError({ way }: UserMaker, program: string, stderr: string): Error {
  return new Error(`${program} as root (${way}) failed: ${stderr.trim().slice(0, 300)}`);
}

/** The same, for whoever can do with less than a whole success. */
export async function triedAsRoot(maker: UserMaker, program: string, args: readonly string[]) {
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
export async function endUser(maker: UserMaker, uid: number): Promise<void> {
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
