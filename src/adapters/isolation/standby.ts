import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { STATUS } from '../process/keeper.ts';
import { openStarter, type Starter, type WaitingProcess } from '../process/waiting.ts';
import { waitCommand } from './enter.ts';
import type { NamespaceMaker } from './maker.ts';
import { readMountInfo } from './mount-table.ts';

export interface StandbyOptions {
  readonly maker: Pick<NamespaceMaker, 'way' | 'programs'>;
  /** Environment of the shell that waits and of the one that starts it; what runs in the end gets its own. */
  readonly env: Readonly<Record<string, string>>;
  readonly marker: () => string;
  /** The machine's mounts as one text; default: `/proc/self/mountinfo`. */
  readonly mounts?: () => string;
}

/** A room whose walls can stand before it is used. */
export interface RoomAhead {
  /** Absolute folder of ours that no agent and no gate sees; it holds the script of what its shell does until it is told more. */
  readonly folder: string;
  /** Rooms of the same key can stand for each other. */
  readonly key: string;
  /** Its process writes stdout to a file of its own. */
  readonly isSplit: boolean;
  /** Throws the room away. */
  readonly close: () => void;
}

/** Namespaces that nobody has entered yet; whoever takes them has to use or to end them. */
export interface Vacant extends WaitingProcess {
  /** Absolute path of the file that its status is told in. */
  readonly status: string;
}

/**
 * Puts walls up while another process works, since that takes longer than to walk in: shells wait behind them for the rest of their script.
 * Nobody behind walls can see or reach them; they belong to us, and end with us.
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

/** The shells that start those of a run, one for each that waits or works at a time; none through sudo, which starts programs in its own way. */
export function openShells({ maker, env }: Pick<StandbyOptions, 'maker' | 'env'>): Starter | undefined {
  const { sh, setsid } = maker.programs;
  if (maker.way === 'sudo' || setsid === undefined) return undefined;
  return openStarter({ sh, setsid, ...waitCommand(maker), env });
}

/** @param shells undefined = nothing is made ahead */
export function openStandby<T extends RoomAhead>(options: StandbyOptions, shells: Starter | undefined): Standby<T> {
  const { mounts: mountsNow = readMountInfo } = options;
  let waiting: { readonly room: T; readonly vacant: Vacant; readonly mounts: string } | undefined;
  const drop = (): undefined => {
    waiting?.vacant.end();
    waiting?.room.close();
    waiting = undefined;
  };
  return {
    begin: (key, make) => {
      if (shells === undefined) return;
      if (waiting?.room.key === key && !waiting.vacant.hasEnded()) return;
      drop();
      waiting = made({ ...options, shells }, mountsNow(), make);
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

interface Makes extends Pick<StandbyOptions, 'marker'> {
  readonly shells: Starter;
}

/** What cannot be made ahead, such as on a full disk, is made when it is needed: whoever works meanwhile has no part in it. */
function made<T extends RoomAhead>(makes: Makes, mounts: string, make: (mounts: string) => T | undefined) {
  let room: T | undefined;
  try {
    room = make(mounts);
    const vacant = room && begun(makes, room);
    if (room !== undefined && vacant !== undefined) return { room, vacant, mounts };
  } catch {
    // The room that is needed later tells what is wrong.
  }
  room?.close();
  return undefined;
}

function begun({ shells, marker }: Makes, { folder, isSplit }: RoomAhead): Vacant | undefined {
  const status = join(folder, STATUS);
  closeSync(openSync(status, 'ax', 0o600));
  const process = shells.start({ folder, isSplit, marker: marker() });
  return process && { ...process, status };
}
