import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NamespaceWay } from '../../core/isolation.ts';
import { MARKER_NAME } from '../process/proc-table.ts';
import { checkCall } from '../process/spawn-error.ts';
import { type ProcessCall, type ProcessResult, supervise } from '../process/supervise.ts';
import {
  ENTERING,
  enterCommand,
  enterScript,
  insideCommand,
  isNameOfShells,
  type NamespacePrograms,
  type ScriptCall,
} from './enter.ts';
import { mountOf, readMounts, writableMounts } from './mount-table.ts';
import { hides, type Mount, planMounts } from './mounts.ts';
import type { Standby, Vacant } from './standby.ts';
import { type EnterStatus, readStatus } from './status.ts';

/** How namespaces are made on this machine. */
export interface NamespaceMaker {
  readonly way: NamespaceWay;
  readonly programs: NamespacePrograms;
  readonly user: { readonly uid: number; readonly gid: number };
}

/** What one process is shown of the machine. */
export interface Confinement {
  readonly maker: NamespaceMaker;
  readonly mounts: readonly Mount[];
  /** Absolute folder of ours for this room: its script, its status and places for mounts; hidden by one of the mounts. */
  readonly folder: string;
  /** Absolute folder of ours for all rooms: places where mounts are put together, each in a namespace of its own. */
  readonly shared: string;
  readonly removed: readonly string[];
  /** As of the script. */
  readonly placed?: ScriptCall['placed'];
  readonly network: boolean;
  /** Namespaces made ahead; absent = they are made now. */
  readonly standby?: Standby;
}

/** The namespace could not be made, so the program was not started. */
export class NamespaceError extends Error {
  override readonly name = 'NamespaceError';
}

/**
 * Runs a process in namespaces of its own: it sees only its own processes, and of the files what the mounts show; with its end
 * everything it started ends too (04-trust rules 1-3, catalogue R2, R3, S3).
 * @throws NamespaceError when the walls could not be put up: nothing ever runs without them
 */
export async function superviseConfined(call: ProcessCall, room: Confinement): Promise<ProcessResult> {
  const vacant = canWait(call, room) ? room.standby?.take() : undefined;
  const walkedIn = vacant && (await superviseVacant(call, room, vacant));
  if (walkedIn !== undefined) return walkedIn;
  const script = prepare(call, room, {});
  const command = enterCommand({ ...room, ...room.maker, script, program: call.program, args: call.args });
  const result = await superviseWithStatus({ ...call, ...command, cwd: '/', holdsAll: true }, room);
  const status = readStatus(readText(statusPath(room)));
  if (!status.ok && !isNoFolder(status.why) && isOwnEnd(result)) throw notEntered(room, result, status.why);
  return counted(call, result, status);
}

function counted(call: ProcessCall, result: ProcessResult, status: EnterStatus): ProcessResult {
  if (!status.ok && isNoFolder(status.why)) return { ...result, ...noFolder(call) };
  const left = status.ok ? (status.left ?? 0) : 0;
  return { ...result, survivorsKilled: Math.max(result.survivorsKilled, left) };
}

/** A shell that waited takes what its script can say: a short command line, and variables that a shell can name. */
function canWait(call: ProcessCall, { network, folder }: Confinement): boolean {
  const words = [...call.args, ...Object.entries(call.env).flat()];
  return (
    network &&
    call.stdin === '' &&
    call.stdoutPath === undefined &&
    !folder.includes('\n') &&
    Object.keys(call.env).every(isNameOfShells) &&
    words.reduce((sum, word) => sum + word.length, 0) < MOST_TOLD &&
    checkCall(call) === undefined
  );
}

/** Far below what the kernel takes, so that nothing is refused only inside. */
const MOST_TOLD = 32 * 1024;

/** Undefined when nothing was started, so that it has to be tried in namespaces of its own. */
async function superviseVacant(
  call: ProcessCall,
  room: Confinement,
  vacant: Vacant,
): Promise<ProcessResult | undefined> {
  try {
    const output = vacant.output(call.outputPath);
    if (output === undefined) {
      vacant.end();
      return undefined;
    }
    const command = insideCommand({ ...room.maker, program: call.program, args: call.args });
    const script = prepare(call, room, { command, environment: call.env });
    const ahead = { output, begin: () => vacant.begin(script) };
    const result = await supervise({ ...call, marker: vacant.marker, holdsAll: true, ahead });
    const status = readStatus(readText(vacant.status));
    if (status.ok || isNoFolder(status.why) || !isOwnEnd(result)) return counted(call, result, status);
    rmSync(call.outputPath);
    return undefined;
  } finally {
    vacant.clear();
  }
}

async function superviseWithStatus(call: ProcessCall, room: Confinement): Promise<ProcessResult> {
  if (room.maker.way === 'sudo') return supervise(call);
  const extraFile = openSync(statusPath(room), 'a');
  try {
    return await supervise({ ...call, extraFile });
  } finally {
    closeSync(extraFile);
  }
}

/** The walls stand, but an agent may have taken away the folder in which a gate starts: that is the gate's trouble. */
function isNoFolder(why: string): boolean {
  return why.startsWith(ENTERING);
}

function noFolder({ cwd }: ProcessCall): Pick<ProcessResult, 'termination' | 'exitCode' | 'spawnError'> {
  const message = `Working directory "${cwd}" does not exist or cannot be entered: create it or correct the path.`;
  return { termination: 'spawn-failed', exitCode: undefined, spawnError: { code: 'ENOENT', message } };
}

/** A process that we ended may not have got through its walls yet. */
function isOwnEnd({ termination }: ProcessResult): boolean {
  return termination === 'exit' || termination === 'spawn-failed';
}

function statusPath({ folder }: Confinement): string {
  return join(folder, 'status');
}

function notEntered({ maker }: Confinement, result: ProcessResult, why: string): NamespaceError {
  const spawn = result.spawnError === undefined ? '' : ` ${result.spawnError.message}`;
  return new NamespaceError(
    `A namespace could not be made (${maker.way}): ${why}.${spawn} Nothing was started. ` +
      'Free memory and disk on this runner and run again; isolation: process runs without walls, and the report says so.',
  );
}

/** Writes what the namespace's first process needs and makes the places for its mounts. */
function prepare(call: ProcessCall, room: Confinement, told: Pick<ScriptCall, 'command' | 'environment'>): string {
  const { maker, mounts, folder, removed, network } = room;
  const table = readMounts();
  const stage = join(room.shared, 'stage');
  mkdirSync(stage, { recursive: true, mode: 0o700 });
  const plan = planMounts({
    mounts,
    own: folder,
    stage,
    isFile: (path) => !statSync(path).isDirectory(),
    flagsOf: (path) => mountOf(table, path)?.flags ?? [],
  });
  for (const path of plan.folders) mkdirSync(path, { recursive: true });
  for (const path of plan.files) makeFile(path);
  const fstab = join(folder, 'fstab');
  const script = join(folder, 'enter.sh');
  rmSync(join(folder, 'status'), { force: true });
  writeFileSync(fstab, `${plan.fstab.join('\n')}\n`, { mode: 0o600 });
  writeFileSync(join(folder, 'status'), '', { mode: 0o600 });
  const text = enterScript({
    programs: maker.programs,
    folder,
    isStatusGiven: maker.way !== 'sudo',
    fstab,
    readOnly: writableMounts(table).filter(({ target }) => !mounts.some((mount) => hides(mount.target, target))),
    cwd: call.cwd,
    removed,
    ...(room.placed === undefined ? {} : { placed: room.placed }),
    network,
    ...(maker.way === 'sudo' ? { environment: { ...call.env, [MARKER_NAME]: call.marker } } : {}),
    ...told,
  });
  writeFileSync(script, text, { mode: 0o600 });
  return script;
}

function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '', { flag: 'a' });
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
