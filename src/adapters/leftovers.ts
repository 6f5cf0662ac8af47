import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { MARKER_NAME } from './process/proc-table.ts';
import { sendSignal } from './process/send-signal.ts';

/** Beginning of the marker of every process that is started for the runs of one state folder. */
export function markerScope(folder: string): string {
  return `${createHash('sha256').update(folder).digest('hex').slice(0, 16)}-`;
}

/**
 * Ends the agents and gates that a killed controller left running: they would write into the trees of the run that takes
 * over. Call it only while holding the lock of the folder. Linux only; elsewhere nothing is found.
 * @param scope from `markerScope`
 * @returns how many processes were ended
 */
export async function endLeftovers(scope: string): Promise<number> {
  const ended = new Set<number>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = processesOf(scope);
    if (found.length === 0) break;
    for (const pid of found) {
      ended.add(pid);
      sendSignal(pid, 'SIGKILL');
    }
    await pause(PAUSE_MS);
  }
  return ended.size;
}

const MAX_ROUNDS = 200;
const PAUSE_MS = 10;

function processesOf(scope: string): readonly number[] {
  const mark = `\0${MARKER_NAME}=${scope}`;
  const room = Buffer.alloc(ROOM_BYTES);
  return pids().filter((pid) => environmentOf(pid, room).includes(mark));
}

/** Nearly every environment fits in: it is read there, and none of them becomes a text. */
const ROOM_BYTES = 64 * 1024;

function pids(): readonly number[] {
  try {
    const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return names.map(Number).filter((pid) => pid > 1 && pid !== process.pid);
  } catch {
    return [];
  }
}

/** Behind a NUL, as each of its variables is; empty for a process that is gone, a zombie, or another user's. */
function environmentOf(pid: number, room: Buffer): Buffer {
  const file = `/proc/${pid}/environ`;
  try {
    const fd = openSync(file, 'r');
    try {
      const end = readInto(fd, room);
      return end < room.length ? room.subarray(0, end) : Buffer.concat([room.subarray(0, 1), readFileSync(file)]);
    } finally {
      closeSync(fd);
    }
  } catch {
    return room.subarray(0, 0);
  }
}

/** Fills the room behind its first byte, and tells where what was read ends. */
function readInto(fd: number, room: Buffer): number {
  let end = 1;
  for (let read = 1; read > 0 && end < room.length; end += read)
    read = readSync(fd, room, end, room.length - end, null);
  return end;
}
