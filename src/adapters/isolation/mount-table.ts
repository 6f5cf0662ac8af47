import { readFileSync } from 'node:fs';
import { hides } from './mounts.ts';

/** One mount of this machine as `/proc/self/mountinfo` tells it (proc(5)). */
export interface MountEntry {
  /** Absolute path of the mount point. */
  readonly target: string;
  readonly writable: boolean;
  /** Options of the mount itself that a remount must repeat, or the kernel refuses it in a user namespace. */
  readonly flags: readonly string[];
  readonly type: string;
}

/** Reads the mounts of this process; empty where there is no `/proc`. */
export function readMounts(): readonly MountEntry[] {
  try {
    return parseMounts(readFileSync('/proc/self/mountinfo', 'utf8'));
  } catch {
    return [];
  }
}

/** Parses the text of a `mountinfo` file. */
export function parseMounts(text: string): readonly MountEntry[] {
  return text.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ');
    const [, , , , target, options = ''] = before.split(' ');
    if (target === undefined) return [];
    const all = options.split(',');
    const [type = '', , superOptions = ''] = after.split(' ');
    const writable = all.includes('rw') && !superOptions.split(',').includes('ro');
    return [{ target: unescapeField(target), writable, flags: all.filter((option) => keptFlags.has(option)), type }];
  });
}

const keptFlags: ReadonlySet<string> = new Set(['nosuid', 'nodev', 'noexec', 'noatime', 'nodiratime', 'relatime']);

/** The mount on which a path lies: the last one whose target is above it. */
export function mountOf(mounts: readonly MountEntry[], path: string): MountEntry | undefined {
  const above = mounts.filter(({ target }) => hides(target, path));
  const deepest = Math.max(...above.map(({ target }) => target.length));
  return above.findLast(({ target }) => target.length === deepest);
}

/** The mounts that an ordinary process could write to, the visible ones only. */
export function writableMounts(mounts: readonly MountEntry[]): readonly MountEntry[] {
  const visible = new Map(mounts.map((mount) => [mount.target, mount]));
  return [...visible.values()].filter(({ writable, type }) => writable && !kernelTypes.has(type));
}

const kernelTypes: ReadonlySet<string> = new Set([
  'proc',
  'sysfs',
  'devtmpfs',
  'devpts',
  'cgroup',
  'cgroup2',
  'mqueue',
]);

function unescapeField(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
}
