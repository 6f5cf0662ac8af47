import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the living processes whose command line has the mark, without this one. */
export function marked(mark: string): number[] {
  const ids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return ids.filter((id) => id !== process.pid && commandLine(id).includes(mark));
}

/** A process that is gone, or of which only the exit code is left, has an empty one. */
function commandLine(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'latin1');
  } catch {
    return '';
  }
}

/** Kills the processes with the mark until there is none. */
export function killMarked(mark: string): void {
  for (let left = marked(mark); left.length > 0; left = marked(mark)) {
    for (const id of left) kill(id);
  }
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // Gone already.
  }
}
