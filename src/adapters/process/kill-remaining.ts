import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessTree, Sweep, TreeMember } from './tree.ts';

/** What became of the processes that were still alive. */
export interface KillReport {
  /** Processes that were sent KILL, the main one not counted. */
  readonly killed: number;
  /** Processes that were still alive after the last round. */
  readonly left: number;
}

/** Kills a tree in rounds until a look at the machine finds nothing, or the rounds are used up (about 2 s). */
export async function killRemaining(tree: ProcessTree, mainPid: number): Promise<KillReport> {
  const killed = new Set<string>();
  const looks = { unsure: 0, executing: 0 };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const look = tree.sweep();
    const { members } = look;
    const reached = tree.signal(members, 'SIGKILL');
    if (members.length === 0) {
      if (isBelieved(look, reached, looks)) return { killed: killed.size, left: 0 };
    }
    addOthers(killed, members, mainPid);
    await pause(Math.min(round + 1, SLOWEST_ROUND_MS));
  }
  return { killed: killed.size, left: tree.sweep().members.length };
}

/** Whether a look that found nobody is the last: it is sure, or as many of its kind came before as are waited for. Counts it otherwise. */
function isBelieved(
  { unsettled, executing }: Sweep,
  reached: boolean,
  looks: { unsure: number; executing: number },
): boolean {
  if (executing === true) {
    looks.executing += 1;
    looks.unsure = 0;
    return looks.executing > MAX_EXECUTING_LOOKS;
  }
  if (!(unsettled || reached)) return true;
  looks.unsure += 1;
  return looks.unsure > MAX_UNSURE_LOOKS;
}

function addOthers(killed: Set<string>, members: readonly TreeMember[], mainPid: number): void {
  for (const { pid, startTicks } of members) if (pid !== mainPid) killed.add(`${pid} ${startTicks}`);
}

const MAX_ROUNDS = 205;
const SLOWEST_ROUND_MS = 10;
// A process without any environment hides its origin for ever.
const MAX_UNSURE_LOOKS = 3;
// An exec hides it for well under a millisecond, or for as long as a busy machine gives the process no processor. About 300 ms,
// also where a stranger's first thread has ended before its others, which looks the same.
const MAX_EXECUTING_LOOKS = 35;
