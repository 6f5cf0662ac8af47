import { readFileSync } from 'node:fs';
import { foldersAbove } from '../git/paths.ts';
import { hides } from './mounts.ts';

/** One mount of this machine as `/proc/self/mountinfo` tells it (proc(5)). */
export interface MountEntry {
  /** Absolute path of the mount point. */
  readonly target: string;
  readonly writable: boolean;
  /** Options of the mount itself that a remount must repeat, or the kernel refuses it in a user namespace. */
  readonly flags: readonly string[];
  readonly type: string;
  /** Number of the mount, and of the one on which its place lies. */
  readonly id: string;
  readonly parent: string;
}

/** The mounts of this process as one text; empty where there is no `/proc`. */
export function readMountInfo(): string {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8');
  } catch {
    return '';
  }
}

/** Parses the text of a `mountinfo` file. */
export function parseMounts(text: string): readonly MountEntry[] {
  return text.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ');
    const [id = '', parent = '', , , target, options = ''] = before.split(' ');
    if (target === undefined) return [];
    const all = options.split(',');
    const [type = '', , superOptions = ''] = after.split(' ');
    const writable = all.includes('rw') && !superOptions.split(',').includes('ro');
    const flags = all.filter((option) => keptFlags.has(option));
    return [{ id, parent, target: unescapeField(target), writable, flags, type }];
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
  const hidden = hiddenMounts(mounts);
  const visible = new Map(mounts.filter(({ id }) => !hidden.has(id)).map((mount) => [mount.target, mount]));
  return [...visible.values()].filter(({ writable, type }) => writable && !kernelTypes.has(type));
}

/** What lies below the place of another mount, on what that one covers: no path leads there any more. */
function hiddenMounts(mounts: readonly MountEntry[]): ReadonlySet<string> {
  const byParent = Map.groupBy(mounts, ({ parent }) => parent);
  const places = new Set(mounts.map(({ parent, target }) => `${parent} ${target}`));
  const isCovered = ({ parent, target }: MountEntry): boolean =>
    foldersAbove(target).some((folder) => places.has(`${parent} ${folder}`));
  const hidden = new Set<string>();
  const open = mounts.filter(isCovered);
  for (let mount = open.pop(); mount !== undefined; mount = open.pop()) {
    if (hidden.has(mount.id)) continue;
    hidden.add(mount.id);
    open.push(...(byParent.get(mount.id) ?? []));
  }
  return hidden;
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
