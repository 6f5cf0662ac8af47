import { readFileSync } from 'node:fs';
import { type ProcessEntry, readProcess, readProcessTable } from './proc-table.ts';
import type { ProcessTree, TreeRoot } from './tree.ts';

/** A uid that belongs to one run alone: whatever runs under it was started by the process that is followed. */
export interface UserOfTree {
  readonly uid: number;
  /** Sends a signal to every process of the uid; `pids` are those that were seen. */
  readonly signalAll: (signal: NodeJS.Signals, pids: readonly number[]) => void;
}

/** Clock ticks are 1/100 s for every program that reads `/proc` (proc(5), USER_HZ). */
const MS_PER_TICK = 10;

/**
 * Follows a tree by its uid: no process can lay that down, so not even `env -i setsid`, twice forked, escapes (04-trust rule 2,
 * level b). The main process counts while it lives, whoever it is: it may not have changed its uid yet.
 */
export function trackUser({ uid, signalAll }: UserOfTree, root: Pick<TreeRoot, 'pid'>): ProcessTree {
  const startTicks = readProcess(root.pid)?.startTicks;
  const isMain = (entry: ProcessEntry): boolean => entry.pid === root.pid && entry.startTicks === startTicks;
  return {
    sweep() {
      const { entries, vanished } = readProcessTable();
      const members = entries.filter((entry) => entry.alive && (isMain(entry) || uidOf(entry.pid) === uid));
      const cpuTicks = members.reduce((sum, entry) => sum + entry.cpuTicks, 0);
      return { members, unsettled: vanished, cpuMs: cpuTicks * MS_PER_TICK };
    },
    signal(members, signal) {
      if (members.length === 0) return false;
      const pids = members.map(({ pid }) => pid);
      signalAll(
        signal,
        pids.filter((pid) => uidOf(pid) === uid),
      );
      return true;
    },
  };
}

/** Ids of the living processes of a uid. */
export function processesOf(uid: number): readonly number[] {
  return readProcessTable().entries.flatMap(({ pid, alive }) => (alive && uidOf(pid) === uid ? [pid] : []));
}

/** The real uid, from `status`: the owner of the folder changes for a process that hides its memory. */
function uidOf(pid: number): number | undefined {
  try {
    const found = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
    return found === null ? undefined : Number(found[1]);
  } catch {
    return undefined;
  }
}
