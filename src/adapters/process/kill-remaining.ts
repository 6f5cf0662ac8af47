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
  let unsureLooks = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const look = tree.sweep();
    const { members } = look;
    const reached = tree.signal(members, 'SIGKILL');
    if (members.length === 0) {
      if (unsureLooks >= looksFor(look, reached)) return { killed: killed.size, left: 0 };
      unsureLooks += 1;
    }
    addOthers(killed, members, mainPid);
    await pause(Math.min(round + 1, SLOWEST_ROUND_MS));
  }
  return { killed: killed.size, left: tree.sweep().members.length };
}

/** How many looks that found nobody have to come before one like this is believed. */
function looksFor({ unsettled, executing }: Sweep, reached: boolean): number {
  if (executing === true) return MAX_EXECUTING_LOOKS;
  return unsettled || reached ? MAX_UNSURE_LOOKS : 0;
}

function addOthers(killed: Set<string>, members: readonly TreeMember[], mainPid: number): void {
  for (const { pid, startTicks } of members) if (pid !== mainPid) killed.add(`${pid} ${startTicks}`);
}

const MAX_ROUNDS = 205;
const SLOWEST_ROUND_MS = 10;
// A process without any environment hides its origin for ever.
const MAX_UNSURE_LOOKS = 3;
// An exec hides it for well under a millisecond, or for as long as a busy machine gives the process no processor: about 300 ms.
const MAX_EXECUTING_LOOKS = 35;
