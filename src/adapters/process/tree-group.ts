import { sendSignal } from './send-signal.ts';
import type { ProcessTree, TreeRoot } from './tree.ts';

/** Follows a process group only, for systems without `/proc`: a `setsid` child escapes (04-trust §2, level c). */
export function trackGroup({ pid }: Pick<TreeRoot, 'pid'>): ProcessTree {
  let ended = false;
  return {
    sweep() {
      // Once empty, the number of the group may be given to a stranger and is not ours any more.
      ended ||= !sendSignal(-pid, 0);
      return { members: ended ? [] : [{ pid, startTicks: 0 }], unsettled: false, cpuMs: undefined };
    },
    signal(members, signal) {
      return !ended && members.length > 0 && sendSignal(-pid, signal);
    },
  };
}
