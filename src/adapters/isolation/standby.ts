import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { startWaiting, type WaitingProcess } from '../process/waiting.ts';
import { waitCommand } from './enter.ts';
import type { NamespaceMaker } from './maker.ts';
import { readMountInfo } from './mount-table.ts';

export interface StandbyOptions {
  readonly maker: Pick<NamespaceMaker, 'way' | 'programs'>;
  /** Environment of the shell that waits; what runs in the end gets its own. */
  readonly env: Readonly<Record<string, string>>;
  readonly marker: () => string;
  /** The machine's mounts as one text; default: `/proc/self/mountinfo`. */
  readonly mounts?: () => string;
}

/** A room whose walls can stand before it is used. */
export interface RoomAhead {
  /** Absolute folder of ours that no agent and no gate sees; it is there. */
  readonly folder: string;
  /** Absolute file of what its shell does until it is told more. */
  readonly script: string;
  /** Rooms of the same key can stand for each other. */
  readonly key: string;
  /** Its process writes stdout to a file of its own. */
  readonly isSplit: boolean;
  /** Throws the room away. */
  readonly close: () => void;
}

/** Namespaces that nobody has entered yet; whoever takes them has to use or to end them. */
export interface Vacant extends WaitingProcess {
  /** Absolute path of the file that the first process tells its status in. */
  readonly status: string;
}

/**
 * Puts walls up while another process works, since that takes longer than to walk in: a shell waits behind them for the rest of its script.
 * Nobody behind walls can see or reach it; it belongs to us, and ends with us.
 */
export interface Standby<T extends RoomAhead> {
  /**
   * Makes a room unless one of this key is there. Without any, and where none can be made ahead, it is made when it is needed.
   * @param make is given the machine's mounts as one text
   */
  begin(key: string, make: (mounts: string) => T | undefined): void;
  /**
   * Undefined when there is none, when mounts of the machine have changed since (what was copied then is not what a room was planned for),
   * or when it has another key: such a room is thrown away.
   */
  take(key: string): { readonly room: T; readonly vacant: Vacant } | undefined;
  close(): void;
}

/** Sudo starts programs in its own way, so nothing is made ahead through it. */
export function openStandby<T extends RoomAhead>(options: StandbyOptions): Standby<T> {
  const { mounts: mountsNow = readMountInfo } = options;
  let waiting: { readonly room: T; readonly vacant: Vacant; readonly mounts: string } | undefined;
  const drop = (): undefined => {
    waiting?.vacant.end();
    waiting?.room.close();
    waiting = undefined;
  };
  return {
    begin: (key, make) => {
      if (options.maker.way === 'sudo') return;
      if (waiting?.room.key === key && !waiting.vacant.hasEnded()) return;
      drop();
      waiting = made(options, mountsNow(), make);
    },
    take: (key) => {
      if (waiting?.room.key !== key || waiting.vacant.hasEnded() || waiting.mounts !== mountsNow()) return drop();
      const taken = waiting;
      waiting = undefined;
      return taken;
    },
    close: drop,
  };
}

/** What cannot be made ahead, such as on a full disk, is made when it is needed: whoever works meanwhile has no part in it. */
function made<T extends RoomAhead>(options: StandbyOptions, mounts: string, make: (mounts: string) => T | undefined) {
  let room: T | undefined;
  try {
    room = make(mounts);
    const vacant = room && begun(options, room);
    if (room !== undefined && vacant !== undefined) return { room, vacant, mounts };
  } catch {
    // The room that is needed later tells what is wrong.
  }
  room?.close();
  return undefined;
}

function begun({ maker, env, marker }: StandbyOptions, { folder, script, isSplit }: RoomAhead): Vacant | undefined {
  const status = join(folder, 'ahead-status');
  const extraFile = openSync(status, 'ax', 0o600);
  try {
    const stdout = isSplit ? { stdoutPath: join(folder, 'ahead-stdout') } : {};
    const output = { outputPath: join(folder, 'ahead-output'), ...stdout };
    const call = { ...waitCommand({ ...maker, script }), ...output, env, marker: marker(), extraFile };
    const process = startWaiting(call);
    return process && { ...process, status };
  } finally {
    closeSync(extraFile);
  }
}
