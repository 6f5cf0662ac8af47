import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER_NAME } from '../process/proc-table.ts';
import { type ProcessCall, type ProcessResult, supervise } from '../process/supervise.ts';
import { enterCommand, enterScript, type WallsCall } from './enter.ts';
import { readEntered } from './entered.ts';
import { type LaidWalls, layWalls } from './lay-walls.ts';
import { remountable } from './layers.ts';
import type { Mount } from './mounts.ts';
import { remedyOf, unstopped } from './refusal.ts';
import type { NamespaceMaker } from './walls.ts';

/** What one process is shown of the machine. */
export interface Confinement
  extends Pick<LaidWalls, 'folder' | 'shared'>,
    Pick<WallsCall, 'removed' | 'placed' | 'network'> {
  readonly maker: NamespaceMaker;
  readonly mounts: () => readonly Mount[];
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
export async function superviseConfined(call: ProcessCall, room: Confinement): Promise<ProcessResult> {
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
  const { maker, folder, removed, placed, network } = room;
  const mounts = room.mounts();
  for (const mount of mounts) if (mount.kind === 'overlay') remountable(mount.work);
  const walls = layWalls({ ...room, mounts });
  const script = join(folder, 'enter.sh');
  rmSync(join(folder, 'status'), { force: true });
  writeFileSync(join(folder, 'status'), '', { mode: 0o600 });
  const text = enterScript({
    ...walls,
    ...{ ...maker, folder, cwd: call.cwd, removed, network },
    isStatusGiven: maker.way !== 'sudo',
    ...(placed === undefined ? {} : { placed }),
    ...(maker.way === 'sudo' ? { environment: { ...call.env, [MARKER_NAME]: call.marker } } : {}),
  });
  writeFileSync(script, text, { mode: 0o600 });
  return script;
}
