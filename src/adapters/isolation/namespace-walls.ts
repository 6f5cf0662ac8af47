import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import type { Isolation } from '../../core/isolation.ts';
import { discard } from '../git/trash.ts';
import { MARKER_NAME } from '../process/proc-table.ts';
import { type ProcessCall, type ProcessResult, supervise } from '../process/supervise.ts';
import { randomName } from '../random-name.ts';
import { throughDoor } from './door.ts';
import { ENTERING, enterCommand, enterScript, type ScriptCall } from './enter.ts';
import type { Mount } from './mounts.ts';
import { remountable } from './overlay.ts';
import { openHome } from './room-home.ts';
import { type LaidWalls, layWalls, sceneOf } from './scene.ts';
import { nameFiles, ownedPlaces } from './stand-in.ts';
import { type NamespaceMaker, type Room, type RoomCall, remedyOf, unstopped, type Walls } from './walls.ts';

export interface NamespaceOptions {
  readonly maker: NamespaceMaker;
  readonly isolation: Isolation;
  /** Absolute path at which every tree of the run appears: the workspace, so that absolute paths in it stay true. */
  readonly at: string;
  /** Absolute real HOME of the job; '' when there is none. */
  readonly home: string;
  /** Absolute folder on a file system that may hold the upper layer of HOME; undefined = HOME is thrown away instead. */
  readonly homeUppers: string | undefined;
  /** Absolute folder for rooms, nobody else's. */
  readonly folder: string;
  /** Absolute folders and files that nobody inside may see. */
  readonly hidden: readonly string[];
}

/** Walls of kernel namespaces (04-trust rule 2, level a). */
export function namespaceWalls(options: NamespaceOptions): Walls {
  return { isolation: options.isolation, openRoom: (call) => openRoom(options, call) };
}

function openRoom(options: NamespaceOptions, call: RoomCall): Room {
  const { at, maker, hidden } = options;
  const { place, needed, network } = call;
  const id = `${call.role}-${randomName()}`;
  const [folder, shared] = [join(options.folder, id), join(options.folder, 'shared')];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const home = openHome(options, call, { id, folder });
  const confinement: Confinement = {
    ...{ maker, folder, shared, network },
    homes: homesOf(options.home),
    mounts: () => [
      ...sceneOf({
        ...{ at, hidden, needed, place, folder, shared, home: home.scene },
        ...{ way: maker.way, isRoot: maker.user.uid === 0 && maker.standIn === undefined },
      }),
      ...(maker.standIn === undefined ? [] : nameFiles(maker.standIn, options.home, shared)),
    ],
    removed: [...home.removed, ...call.removed.map((path) => join(at, path))],
    ...(home.placed === undefined ? {} : { placed: home.placed }),
  };
  const result = `.ralph-result-${id}`;
  return {
    dir: at,
    home: home.inside,
    tmp: '/tmp',
    result: { inside: join('/tmp', result), outside: join(folder, 'tmp', result) },
    run: (process) => superviseConfined(process, confinement),
    close: () => {
      discard(options.folder, id, join(options.folder, '.trash'));
      home.close();
    },
  };
}

/** What one process is shown of the machine. */
interface Confinement extends Pick<LaidWalls, 'folder' | 'shared'>, Pick<ScriptCall, 'removed' | 'placed' | 'network'> {
  readonly maker: NamespaceMaker;
  readonly mounts: () => readonly Mount[];
  /** Absolute folders that a stand-in for root owns besides. */
  readonly homes?: readonly string[];
}

/** The namespace could not be made, so the program was not started. */
export class NamespaceError extends Error {
  override readonly name = 'NamespaceError';
  /** What it was refused with, without a full stop. */
  readonly why: string;

  constructor(message: string, why = message) {
    super(message);
    this.why = why;
  }
}

/**
 * Runs a process in namespaces of its own: it sees only its own processes, and of the files what the mounts show; with its end
 * everything it started ends too (04-trust rules 1-3, catalogue R2, R3, S3).
 * @throws NamespaceError when the walls could not be put up: nothing ever runs without them
 */
export async function superviseConfined(given: ProcessCall, room: Confinement): Promise<ProcessResult> {
  const call = throughDoor(room.maker.programs.door, given);
  const script = prepare(call, room);
  const command = enterCommand({ ...room, ...room.maker, script, program: call.program, args: call.args });
  const result = await superviseWithStatus({ ...call, ...command, cwd: '/' }, room);
  const entered = readEntered(call, result, statusPath(room));
  if (entered.result === undefined) throw notEntered(room, result, entered.why);
  return entered.result;
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

function statusPath({ folder }: Confinement): string {
  return join(folder, 'status');
}

function notEntered({ maker }: Confinement, result: ProcessResult, why: string): NamespaceError {
  const cause = result.spawnError === undefined ? why : unstopped(result.spawnError.message);
  const remedy = remedyOf(cause);
  const sentences = [
    `A namespace could not be made (${maker.way}): ${cause}.`,
    'Nothing was started in it.',
    ...(remedy === undefined ? [] : [remedy]),
    'Where no walls are needed, isolation: process runs without them, and the report says so.',
  ];
  return new NamespaceError(sentences.join(' '), cause);
}

/** Writes what the namespace's first process needs and makes the places for its mounts. */
function prepare(call: ProcessCall, room: Confinement): string {
  const { maker, folder, removed, placed, network, homes = [] } = room;
  const mounts = room.mounts();
  for (const mount of mounts) if (mount.kind === 'overlay') remountable(mount.work);
  const walls = layWalls({ ...room, mounts });
  const script = join(folder, 'enter.sh');
  rmSync(join(folder, 'status'), { force: true });
  writeFileSync(join(folder, 'status'), '', { mode: 0o600 });
  const text = enterScript({
    ...walls,
    ...{ ...maker, folder, cwd: call.cwd, removed, network },
    ...(maker.standIn === undefined
      ? {}
      : { owned: { by: maker.standIn, ...ownedPlaces(mounts, dirname(folder), homes) } }),
    isStatusGiven: maker.way !== 'sudo',
    ...(placed === undefined ? {} : { placed }),
    ...(maker.way === 'sudo' ? { environment: { ...call.env, [MARKER_NAME]: call.marker } } : {}),
  });
  writeFileSync(script, text, { mode: 0o600 });
  return script;
}

/** A container's job has another HOME than its root, whose tools may lie in it. */
function homesOf(home: string): readonly string[] {
  return [home, userInfo().homedir].filter((path) => path !== '' && path !== '/');
}

/** What became of a program behind its walls; undefined = it was not started, since they did not stand: `why`. */
interface Entered {
  readonly result: ProcessResult | undefined;
  readonly why: string;
}

/**
 * Reads the status file of a namespace's first process.
 * @param path absolute file; one that is not there tells that nothing was started
 */
function readEntered(call: ProcessCall, result: ProcessResult, path: string): Entered {
  const status = readStatus(readText(path));
  if (!status.ok && !isNoFolder(status.why) && isOwnEnd(result))
    return { result: undefined, why: whyNot(call, status.why) };
  return { result: counted(call, result, status), why: '' };
}

/** Before there is a first process, what makes the namespace tells of its trouble where the program would have written. */
function whyNot({ outputPath }: ProcessCall, why: string): string {
  if (why !== NOT_STARTED) return why;
  const [first = why] = readText(outputPath)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return unstopped(first.slice(0, 300));
}

function counted(call: ProcessCall, result: ProcessResult, status: EnterStatus): ProcessResult {
  if (!status.ok && isNoFolder(status.why)) return { ...result, ...noFolder(call) };
  const { code, left = 0 } = status.ok ? status : {};
  // A shell in between may have told of a signal what was a code.
  const end = code === undefined ? {} : { exitCode: code, signal: undefined };
  return { ...result, ...end, survivorsKilled: Math.max(result.survivorsKilled, left) };
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

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** What was told of a namespace: `ready` right before the program, the rest by the first process. */
type EnterStatus =
  | { readonly ok: false; readonly why: string }
  | {
      readonly ok: true;
      /** How the program ended, as a shell tells it; undefined when it was killed from outside. */
      readonly code: number | undefined;
      /** Processes besides the program that were alive when it ended; undefined when it was killed from outside. */
      readonly left: number | undefined;
    };

/** Reads the text of a status file. */
export function readStatus(text: string): EnterStatus {
  const lines = text.split('\n').filter((line) => line !== '');
  const failed = lines.find((line) => line.startsWith('failed '));
  if (failed !== undefined || !lines.includes('ready')) {
    const said = lines.filter((line) => line !== failed && line !== 'ready' && !END.test(line) && !HINT.test(line));
    const words = said.map(unstopped).join('; ');
    const step = failed?.slice(7) ?? NOT_STARTED;
    return { ok: false, why: (words === '' ? step : `${step}: ${words}`).slice(0, 500) };
  }
  const end = END.exec(lines.at(-1) ?? '');
  // The shell itself is one of the processes it counts.
  if (end === null) return { ok: true, code: undefined, left: undefined };
  return { ok: true, code: Number(end[1]), left: Math.max(0, Number(end[2]) - 1) };
}

/** The reason where nothing was told. */
const NOT_STARTED = 'the namespace did not start';

/** What mount adds to its reason. */
const HINT = /^\s*dmesg\(1\)/;

const END = /^end (\d+) (\d+)$/;
