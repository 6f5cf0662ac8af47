import { lookForMarker, type ProcessEntry, readProcess, readProcessTable } from './proc-table.ts';
import { sendSignal } from './send-signal.ts';
import type { ProcessTree, TreeMember, TreeRoot } from './tree.ts';
import { trackGroup } from './tree-group.ts';

/** Clock ticks are 1/100 s for every program that reads `/proc` (proc(5), USER_HZ). */
const MS_PER_TICK = 10;

interface Knowledge {
  /** Processes found earlier, by pid, so that one that drops its marker and its parents stays ours. */
  known: ReadonlyMap<number, ProcessEntry>;
  /** Sessions opened inside the tree; nobody from outside can join one. */
  sessions: ReadonlySet<number>;
  /** Processes that had ended at the last look and still wait for their parent to ask, as `pid startTicks`. */
  ended: ReadonlySet<string>;
}

/**
 * Follows a tree through `/proc` (04-trust §3, catalogue R2). A process is a member when it carries the marker, lives
 * in a session opened inside the tree, descends from a member, or was a member before. What leaves all four at once
 * (`env -i setsid`, twice forked) escapes: only a PID namespace holds that (R3).
 */
export function trackMarked(root: TreeRoot): ProcessTree {
  // Nothing older than the main process can be its descendant, which spares reading most environments.
  const oldest = readProcess(root.pid)?.startTicks ?? 0;
  const mainGroup = trackGroup(root);
  let knowledge: Knowledge = { known: new Map(), sessions: new Set([root.pid]), ended: new Set() };
  return {
    sweep() {
      const { entries, vanished } = readProcessTable();
      const table = entries.filter((entry) => isCandidate(entry, oldest));
      const { seeds, unknown, executing } = findSeeds(table, root.marker, knowledge);
      const known = withDescendants(seeds, table);
      const ended = endedSince(oldest, entries);
      // What one of them started right before its end may be too young for this look.
      const justEnded = [...ended].some((each) => !knowledge.ended.has(each));
      knowledge = { known, sessions: ownSessions(known, knowledge.sessions), ended };
      return {
        members: [...known.values()],
        unsettled: vanished || justEnded || unknown.some((pid) => !known.has(pid)),
        executing: executing.some((pid) => !known.has(pid)),
        cpuMs: sumCpu(known),
      };
    },
    signal(members, signal) {
      // A family that forks and ends all the time is in no table, but the kernel finds whoever is in the group now.
      const reached = mainGroup.signal(mainGroup.sweep().members, signal);
      signalMembers({ members, signal, mainGroup: root.pid }, knowledge);
      return reached;
    },
  };
}

function endedSince(oldest: number, entries: readonly ProcessEntry[]): ReadonlySet<string> {
  const ended = entries.filter(({ alive, startTicks }) => !alive && startTicks >= oldest);
  return new Set(ended.map(({ pid, startTicks }) => `${pid} ${startTicks}`));
}

function isCandidate(entry: ProcessEntry, oldest: number): boolean {
  return entry.alive && entry.startTicks >= oldest && entry.pid > 1 && entry.pid !== process.pid;
}

function findSeeds(table: readonly ProcessEntry[], marker: string, knowledge: Knowledge) {
  const seeds: ProcessEntry[] = [];
  const unknown: number[] = [];
  const executing: number[] = [];
  for (const entry of table) {
    const look = isKnown(entry, knowledge) ? 'marked' : lookForMarker(entry.pid, marker);
    if (look === 'marked') seeds.push(entry);
    if (look === 'unknown') unknown.push(entry.pid);
    if (look === 'executing') executing.push(entry.pid);
  }
  return { seeds, unknown, executing };
}

function isKnown(entry: ProcessEntry, { known, sessions }: Knowledge): boolean {
  return sessions.has(entry.session) || known.get(entry.pid)?.startTicks === entry.startTicks;
}

function withDescendants(seeds: readonly ProcessEntry[], table: readonly ProcessEntry[]): Map<number, ProcessEntry> {
  const byParent = Map.groupBy(table, (entry) => entry.parent);
  const bySession = Map.groupBy(table, (entry) => entry.session);
  const members = new Map(seeds.map((entry) => [entry.pid, entry]));
  // A Map visits what is added while it is being walked, so this loop ends with the whole closure.
  for (const pid of members.keys()) {
    for (const entry of [...(byParent.get(pid) ?? []), ...(bySession.get(pid) ?? [])]) members.set(entry.pid, entry);
  }
  return members;
}

/** Keeps sessions that still have a process: the number of an empty one may be given to a stranger. */
function ownSessions(members: ReadonlyMap<number, ProcessEntry>, before: ReadonlySet<number>): Set<number> {
  const sessions = [...members.values()].map((entry) => entry.session);
  return new Set(sessions.filter((session) => before.has(session) || members.has(session)));
}

function sumCpu(members: ReadonlyMap<number, ProcessEntry>): number {
  return [...members.values()].reduce((sum, entry) => sum + entry.cpuTicks, 0) * MS_PER_TICK;
}

interface SignalCall {
  readonly members: readonly TreeMember[];
  readonly signal: NodeJS.Signals;
  /** This group was signalled already. */
  readonly mainGroup: number;
}

function signalMembers({ members, signal, mainGroup }: SignalCall, { known, sessions }: Knowledge): void {
  const entries = members.flatMap((member) => known.get(member.pid) ?? []);
  const grouped = entries.filter((entry) => sessions.has(entry.session));
  // The kernel signals a group in one step, so members cannot outrun it by forking; a group never leaves its session.
  const groups = new Set(grouped.map((entry) => entry.group));
  for (const group of groups) if (group !== mainGroup) sendSignal(-group, signal);
  const reached = new Set(grouped.map((entry) => entry.pid));
  for (const { pid, startTicks } of members) {
    if (!reached.has(pid) && readProcess(pid)?.startTicks === startTicks) sendSignal(pid, signal);
  }
}
