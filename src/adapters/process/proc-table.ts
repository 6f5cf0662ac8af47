import { readdirSync, readFileSync } from 'node:fs';

/** One process as the kernel describes it in `/proc/<pid>/stat` (Linux). */
export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  /** Start time in clock ticks since boot: together with the pid it names one process for ever. */
  readonly startTicks: number;
  /** User and system time of the process and of its reaped children, in clock ticks of 10 ms. */
  readonly cpuTicks: number;
  /** False for a zombie without a running thread. */
  readonly alive: boolean;
}

/** All processes of one look. `vanished` tells that one ended meanwhile, and may have left a child that was not seen. */
export interface ProcessTable {
  readonly entries: readonly ProcessEntry[];
  readonly vanished: boolean;
}

/**
 * What the environment of a process says about a marker: `executing` = the process is in the middle of an exec (to some
 * kernels: or has ended); `unknown` = it has no environment, or is gone.
 */
export type MarkerLook = 'marked' | 'unmarked' | 'executing' | 'unknown';

/** Name of the environment variable that carries the marker (04-trust §3). */
export const MARKER_NAME = 'RALPH_PROCESS_ID';

/** Reads every user process of this machine; kernel threads are left out. */
export function readProcessTable(): ProcessTable {
  const entries: ProcessEntry[] = [];
  let vanished = false;
  for (const name of readdirSync('/proc')) {
    if (!isNumber(name)) continue;
    const stat = readProcFile(`/proc/${name}/stat`);
    vanished ||= stat === 'gone';
    const entry = parseStat(Number(name), stat);
    if (entry !== undefined) entries.push(entry);
  }
  return { entries, vanished };
}

/** Reads one process; undefined when it is gone or a kernel thread. */
export function readProcess(pid: number): ProcessEntry | undefined {
  return parseStat(pid, readProcFile(`/proc/${pid}/stat`));
}

/** Looks for `RALPH_PROCESS_ID=<marker>` as a whole variable in the environment a process was started with. */
export function lookForMarker(pid: number, marker: string): MarkerLook {
  const environment = readEnvironment(pid);
  if (environment === 'denied') return 'unmarked';
  if (environment === 'gone') return 'unknown';
  // Between two programs a process has no command line either.
  if (environment === '') return readProcFile(`/proc/${pid}/cmdline`) === '' ? 'executing' : 'unknown';
  return `\0${environment}\0`.includes(`\0${MARKER_NAME}=${marker}\0`) ? 'marked' : 'unmarked';
}

/** Where the first thread has ended, and others work on, only those still show it. */
function readEnvironment(pid: number): string {
  const shown = readProcFile(`/proc/${pid}/environ`);
  if (shown !== '' && shown !== 'gone') return shown;
  const others = threadsOf(pid).map((thread) => readProcFile(`/proc/${pid}/task/${thread}/environ`));
  return others.find((other) => other.includes('=')) ?? shown;
}

function threadsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

const KERNEL_THREAD_FLAG = 0x0020_0000;

/** Parses the text of a `stat` file (proc(5)); exported because a hostile program name may hold spaces and brackets. */
export function parseStat(pid: number, stat: string): ProcessEntry | undefined {
  // The name is the only field that may hold anything, so everything is counted from its last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => Number(fields[number - 3] ?? Number.NaN);
  if (Number.isNaN(field(22)) || (field(9) & KERNEL_THREAD_FLAG) !== 0) return undefined;
  const ended = fields[0] === 'Z' || fields[0] === 'X';
  return {
    pid,
    parent: field(4),
    group: field(5),
    session: field(6),
    startTicks: field(22),
    cpuTicks: field(14) + field(15) + field(16) + field(17),
    // A leader thread that ended while others run looks like a zombie but still does work.
    alive: !ended || field(20) > 1,
  };
}

function isNumber(name: string): boolean {
  const first = name.charCodeAt(0);
  return first >= 48 && first <= 57;
}

function readProcFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'EACCES' || code === 'EPERM' ? 'denied' : 'gone';
  }
}
