import { closeSync, readdirSync, readFileSync } from 'node:fs';

const FILES = '/proc/self/fd';

/** As Linux tells it (proc(5), `flags` of `fdinfo`). */
const CLOSE_ON_EXEC = 0o2000000;

/**
 * Closes what this process was given besides its three streams: the job, or whoever started the runner, may have left files, folders
 * and sockets open in it, and every process that it starts would get them too (catalogue X38). What Node.js opens itself is marked as not
 * to be handed on, so everything without the mark is foreign. On macOS Node.js hands nothing on that is not named.
 */
export function closeInherited(): void {
  for (const name of filesOpen()) if (Number(name) > 2 && isHandedOn(name)) closeSync(Number(name));
}

function filesOpen(): readonly string[] {
  try {
    return readdirSync(FILES);
  } catch {
    return [];
  }
}

/** False for a file that was closed meanwhile, such as the one through which the folder itself was read. */
function isHandedOn(name: string): boolean {
  try {
    const flags = /^flags:\s+([0-7]+)/m.exec(readFileSync(`${FILES}info/${name}`, 'latin1'))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
  } catch {
    return false;
  }
}
