import { accessSync, constants, readFileSync } from 'node:fs';
import type { NamespaceWay } from '../../core/isolation.ts';
import { foldersAbove } from '../git/paths.ts';

/** Something that a process finds at `target`; what lies deeper is mounted into what lies above it. */
export type Mount = Bind | Overlay | Fresh;

/** A folder or file of this machine. */
export interface Bind {
  readonly kind: 'bind';
  readonly source: string;
  readonly target: string;
  readonly writable: boolean;
  /** A folder that only we fill: places for deeper mounts are made in it. */
  readonly isCover?: boolean;
  /** A place of the job that a room's processes may have to themselves. */
  readonly isOwn?: boolean;
  /** Without what is mounted below the source; a user namespace must not ask for that. */
  readonly isAlone?: boolean;
}

/** Layers, topmost first, with a private writable one on top. */
export interface Overlay {
  readonly kind: 'overlay';
  readonly lowers: readonly string[];
  readonly upper: string;
  readonly work: string;
  readonly target: string;
  /** In a user namespace the mount keeps its notes in attributes that an ordinary user may write. */
  readonly isUnprivileged: boolean;
  /** What is written is never forced onto the disk, not even when the mount ends; to be mounted again, its layers must be made `remountable`. */
  readonly isVolatile: boolean;
}

/** A new file system that belongs to this room alone. */
interface Fresh {
  readonly kind: 'proc' | 'devpts' | 'tmpfs';
  readonly target: string;
}

/** What has to be done, in this order, to show a process exactly these mounts. */
interface MountPlan {
  /** Lines for `mount --all --fstab`. */
  readonly fstab: readonly string[];
  /** Folders that must exist as places for mounts before the first line. */
  readonly folders: readonly string[];
  /** Files, the same. */
  readonly files: readonly string[];
}

interface PlanCall {
  readonly mounts: readonly Mount[];
  /** Absolute folder of ours that holds the sources: whatever hides it is mounted last. */
  readonly own: string;
  /** Absolute empty folder below `own`, where mounts are put together before they hide their sources. */
  readonly stage: string;
  readonly isFile: (path: string) => boolean;
  /** Options of the mount on which a path lies: a read-only bind must repeat them in a user namespace. */
  readonly flagsOf: (path: string) => readonly string[];
}

/** Orders mounts so that every source can still be found when it is needed. */
export function planMounts(call: PlanCall): MountPlan {
  const plan: Lists = { fstab: [], folders: [], files: [] };
  const nodes = toTree(call.mounts);
  const late: string[] = [];
  const last: string[] = [];
  for (const [index, node] of nodes.entries()) {
    const { mount } = node;
    if (
      node.below.length === 0 &&
      !hides(mount.target, call.own) &&
      !seemsMounted(mount) &&
      !hidesSource(mount, call.mounts)
    ) {
      plan.fstab.push(lineOf(call, mount, mount.target));
      continue;
    }
    const place = placeOf(mount, `${call.stage}/${index}`);
    if (place !== sourceOf(mount)) {
      plan.folders.push(place);
      plan.fstab.push(lineOf(call, mount, place));
    }
    mountBelow(call, plan, { node, place });
    const line = recursive(call, place, mount);
    if (hides(mount.target, call.own)) last.push(line);
    else if (hidesSource(mount, call.mounts)) late.push(line);
    else plan.fstab.push(line);
  }
  plan.fstab.push(...late, ...last);
  return plan;
}

/** `mount --all` passes by what it takes for mounted: a file system of that kind, or a place on itself. */
function seemsMounted(mount: Mount): boolean {
  return mount.kind === 'bind' ? mount.source === mount.target : mount.kind !== 'overlay';
}

/** Whether others could not be mounted any more behind it. */
function hidesSource(mount: Mount, all: readonly Mount[]): boolean {
  const others = all.filter((other) => other !== mount && !hides(mount.target, other.target));
  return others.flatMap(sourcesOf).some((source) => hides(mount.target, source));
}

function sourcesOf(mount: Mount): readonly string[] {
  if (mount.kind === 'bind') return [mount.source];
  return mount.kind === 'overlay' ? [...mount.lowers, mount.upper, mount.work] : [];
}

/** Whether a mount at `target` takes `path` out of sight. */
export function hides(target: string, path: string): boolean {
  return path === target || path.startsWith(target === '/' ? '/' : `${target}/`);
}

interface Node {
  readonly mount: Mount;
  readonly below: Node[];
}

/** Mounts under the nearest mount above them. */
function toTree(mounts: readonly Mount[]): readonly Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  const sorted = [...mounts].sort((a, b) => (a.target < b.target ? -1 : Number(a.target > b.target)));
  for (const mount of sorted.sort((a, b) => depthOf(a) - depthOf(b))) {
    const above = open.filter((node) => node.mount.target !== mount.target && hides(node.mount.target, mount.target));
    const nearest = above.sort((a, b) => depthOf(b.mount) - depthOf(a.mount)).at(0);
    const node: Node = { mount, below: [] };
    (nearest?.below ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

function depthOf({ target }: Mount): number {
  return target.split('/').length;
}

function sourceOf(mount: Mount): string | undefined {
  return mount.kind === 'bind' && mount.isCover === true ? mount.source : undefined;
}

/** A cover is put together where it lies, everything else at a place of its own. */
function placeOf(mount: Mount, stage: string): string {
  return sourceOf(mount) ?? stage;
}

interface Below {
  readonly node: Node;
  /** Where the node's content can be reached now. */
  readonly place: string;
}

interface Lists {
  readonly fstab: string[];
  readonly folders: string[];
  readonly files: string[];
}

function mountBelow(call: PlanCall, lists: Lists, { node, place }: Below): void {
  for (const below of node.below) {
    const { mount } = below;
    const target = `${place}${mount.target.slice(node.mount.target.length)}`;
    if (sourceOf(node.mount) !== undefined) makePlace(call, lists, { mount, target });
    const source = sourceOf(mount);
    if (source === undefined) {
      lists.fstab.push(lineOf(call, mount, target));
      mountBelow(call, lists, { node: below, place: target });
    } else {
      mountBelow(call, lists, { node: below, place: source });
      lists.fstab.push(recursive(call, source, { ...mount, target }));
    }
  }
}

/** In a cover nothing exists that we did not make. */
function makePlace({ isFile }: PlanCall, lists: Lists, { mount, target }: { mount: Mount; target: string }): void {
  if (mount.kind === 'bind' && isFile(mount.source)) lists.files.push(target);
  else lists.folders.push(target);
}

/** Shows a place with everything that was mounted in it. */
export function recursive({ flagsOf }: PlanCall, place: string, mount: Mount): string {
  const options = mount.kind === 'bind' ? bindOptions('rbind', mount, flagsOf(mount.source)) : 'rbind';
  return `${field(place)} ${field(mount.target)} none ${options} 0 0`;
}

function bindOptions(how: 'bind' | 'rbind', { writable }: Bind, flags: readonly string[]): string {
  return writable ? how : [how, 'ro', ...flags].join(',');
}

/** Mounts one thing at one place. */
function lineOf({ flagsOf }: PlanCall, mount: Mount, target: string): string {
  const at = field(target);
  switch (mount.kind) {
    case 'bind':
      return `${field(mount.source)} ${at} none ${bindOptions(mount.isAlone === true ? 'bind' : 'rbind', mount, flagsOf(mount.source))} 0 0`;
    case 'overlay':
      return `overlay ${at} overlay ${overlayOptions(mount)} 0 0`;
    case 'proc':
      return `proc ${at} proc nosuid,nodev,noexec 0 0`;
    case 'devpts':
      return `devpts ${at} devpts newinstance,ptmxmode=0666,mode=620,nosuid,noexec 0 0`;
    case 'tmpfs':
      return `tmpfs ${at} tmpfs nosuid,nodev,mode=1777 0 0`;
  }
}

/** @throws Error when a path cannot stand in the options of an overlay */
export function overlayOptions({ lowers, upper, work, ...how }: Omit<Overlay, 'kind' | 'target'>): string {
  const notes = `${how.isUnprivileged ? ',userxattr' : ''}${how.isVolatile ? ',volatile' : ''}`;
  return `lowerdir=${lowers.map(layer).join(':')},upperdir=${layer(upper)},workdir=${layer(work)}${notes}`;
}

/** fstab(5) separates fields by white space. */
function field(text: string): string {
  return text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/** Whether a path can stand in the options of an overlay: they are split at commas and colons. */
export function isPlainPath(path: string): boolean {
  return /^[A-Za-z0-9/._@+-]+$/.test(path);
}

function layer(path: string): string {
  if (!isPlainPath(path)) throw new Error(`${path} cannot be a layer of an overlay`);
  return path;
}

/** One mount of this machine as `/proc/self/mountinfo` tells it (proc(5)). */
interface MountEntry {
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

/** A mount of the machine that becomes read-only, here and nowhere else, with the options it keeps. */
export interface ReadOnlyMount extends Pick<MountEntry, 'target' | 'flags' | 'type'> {
  /** Root is told whether it may be written. */
  readonly isTold: boolean;
}

/** Not where the folder itself is immutable, whatever lies in it. Who is no root cannot ask for it. */
export function isRootTold(target: string): boolean {
  try {
    accessSync(target, constants.W_OK);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' && process.getuid?.() !== 0;
  }
}

/**
 * Its line in the list of mounts. `mount --all` passes by what it takes for mounted, which is what has the same source at the same place:
 * no mount has this one. It passes by the root of all as well, unless that is called in another way.
 */
export function readOnlyEntry(mount: ReadOnlyMount): string {
  const target = mount.target === '/' ? '/.' : mount.target;
  return `ralph-read-only ${field(target)} none ${optionsOf(mount)} 0 0`;
}

/**
 * Lines of a script behind that list: another version of mount may take a mount for done that its list only changes. Of a file system that
 * may be written root is told so; nobody else is, where a folder's mode forbids it, and not even root where a program or another machine
 * has the say.
 */
export function readOnlyLines(
  { way, readOnly }: { readonly way: NamespaceWay; readonly readOnly: readonly ReadOnlyMount[] },
  program: string,
): readonly string[] {
  return readOnly.map((mount) => {
    const target = quote(mount.target);
    const isKnown = way !== 'user-namespace' && opensToRoot.has(mount.type) && mount.isTold;
    const known = isKnown ? `[ ! -w ${target} ] || ` : '';
    return `${known}${quote(program)} -o ${optionsOf(mount)} ${target} || fail ${quote(`making ${mount.target} read-only`)}`;
  });
}

function optionsOf({ flags }: ReadOnlyMount): string {
  return ['remount', 'bind', 'ro', ...flags].join(',');
}

const opensToRoot: ReadonlySet<string> = new Set(
  (
    'ext2 ext3 ext4 xfs btrfs f2fs vfat overlay tmpfs ramfs hugetlbfs securityfs debugfs tracefs configfs fusectl bpf pstore ' +
    'efivarfs binfmt_misc'
  ).split(' '),
);

/** One word of a POSIX shell that stands for exactly this text. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
