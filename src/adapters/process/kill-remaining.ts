import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessTree, TreeMember } from './tree.ts';

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
    const { members, unsettled } = tree.sweep();
    const reached = tree.signal(members, 'SIGKILL');
    if (members.length === 0) {
      const sure = !(unsettled || reached) || unsureLooks === MAX_UNSURE_LOOKS;
      if (sure) return { killed: killed.size, left: 0 };
      unsureLooks += 1;
    }
    addOthers(killed, members, mainPid);
    await pause(Math.min(round + 1, SLOWEST_ROUND_MS));
  }
  return { killed: killed.size, left: tree.sweep().members.length };
}

function addOthers(killed: Set<string>, members: readonly TreeMember[], mainPid: number): void {
  for (const { pid, startTicks } of members) if (pid !== mainPid) killed.add(`${pid} ${startTicks}`);
}

const MAX_ROUNDS = 205;
const SLOWEST_ROUND_MS = 10;
// An exec hides the environment for well under a millisecond; a process without any environment hides it for ever.
const MAX_UNSURE_LOOKS = 3;
