import { existsSync, lstatSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { NamespaceWay } from '../../core/isolation.ts';
import type { ScriptCall } from './enter.ts';
import {
  type Bind,
  hides,
  isRootTold,
  type Mount,
  mountOf,
  parseMounts,
  planMounts,
  readMountInfo,
  readOnlyEntry,
  writableMounts,
} from './mounts.ts';
import { notesOf } from './overlay.ts';
import type { Place } from './walls.ts';

/** What a room is made from. */
export interface SceneCall {
  readonly place: Place;
  /** Absolute path at which the tree appears. */
  readonly at: string;
  readonly way: NamespaceWay;
  /** The processes belong to root, though without its rights. */
  readonly isRoot: boolean;
  /** The real HOME; without an overlay it is seen read-only, its credentials covered. */
  readonly home: {
    readonly target: string;
    readonly overlay: { readonly upper: string; readonly work: string } | undefined;
    /** Absolute paths of credentials in it, for a HOME without an overlay. */
    readonly credentials: readonly string[];
  };
  /** Absolute folder of ours for this room; private folders are made in it. */
  readonly folder: string;
  /** Absolute folder of ours for all rooms: what is only shown read-only is made there once. */
  readonly shared: string;
  /** Absolute folders and files that are hidden: the runner's, the controller's. */
  readonly hidden: readonly string[];
  /** Absolute paths that must be seen, read-only; those that nothing hides are passed by. */
  readonly needed: readonly string[];
}

/**
 * The file view of a confined process (10-fine-print): its tree writable, HOME under an overlay, temporary folders of its own,
 * the runner's and the controller's folders hidden, devices that are harmless; all else stays and is read-only.
 */
export function sceneOf(call: SceneCall): readonly Mount[] {
  const base = [treeMount(call), ...homeMounts(call), ...temporary(call), ...hidden(call), ...kernelMounts(call)];
  const shown = call.needed.filter((path) => isHidden(path, { mounts: base, call }) && existsSync(path));
  const distinct = shown.filter((path) => !shown.some((other) => other !== path && hides(other, path)));
  return [...base, ...[...new Set(distinct)].map((path) => ({ ...bind(path, path, false), isOwn: true }))];
}

const TEMPORARY = ['/tmp', '/var/tmp'];
const RUNTIME = ['/run', '/var/run'];

function bind(source: string, target: string, writable: boolean): Bind {
  return { kind: 'bind', source, target, writable };
}

function cover(source: string, target: string, writable: boolean): Mount {
  mkdirSync(source, { recursive: true, mode: writable ? 0o700 : 0o755 });
  return { kind: 'bind', source, target, writable, isCover: true };
}

function treeMount({ place, at, way }: SceneCall): Mount {
  if (place.kind === 'folder') return { ...bind(place.dir, at, true), isOwn: true };
  const { lowers, upper, work } = place;
  return { kind: 'overlay', lowers, upper, work, target: at, ...notesOf(way) };
}

function homeMounts({ home, shared, way }: SceneCall): readonly Mount[] {
  if (!isFolder(home.target)) return [];
  if (home.overlay !== undefined)
    return [{ kind: 'overlay', lowers: [home.target], ...home.overlay, target: home.target, ...notesOf(way) }];
  return home.credentials
    .filter((path) => existsSync(path))
    .map((path, index) =>
      isFolder(path) ? cover(join(shared, `masked-${index}`), path, false) : bind('/dev/null', path, false),
    );
}

/** Where a process may leave things; the next one finds none of them. */
function temporary({ folder }: SceneCall): readonly Mount[] {
  const places = TEMPORARY.filter(isFolder);
  return places.map((target) => cover(join(folder, target.slice(1).replace('/', '-')), target, true));
}

/** Sockets of the machine's services lie in `/run`; names are resolved through what some of its folders hold. */
function hidden(call: SceneCall): readonly Mount[] {
  const runtime = RUNTIME.filter(isFolder);
  const there = [...call.hidden, ...runtime].filter((target) => existsSync(target));
  const covers = there.map((target, index) =>
    isFolder(target) ? cover(join(call.shared, `hidden-${index}`), target, false) : bind('/dev/null', target, false),
  );
  return [...covers, ...RESOLVERS.filter(isFolder).map((path) => bind(path, path, false))];
}

const RESOLVERS = ['/run/systemd/resolve', '/run/resolvconf', '/run/NetworkManager', '/run/nscd'];

function kernelMounts({ shared, way, isRoot }: SceneCall): readonly Mount[] {
  const keys = ['/proc/keys', '/proc/key-users'].filter((path) => existsSync(path));
  const mounts: readonly Mount[] = [
    { kind: 'proc', target: '/proc' },
    ...keys.map((path) => bind('/dev/null', path, false)),
    ...controlFiles(way === 'user-namespace', join(shared, 'no-groups')),
  ];
  // What only root may write needs no cover for anybody else, rights or no rights.
  if (!isRoot) return [...mounts, ...devices(join(shared, 'dev'))];
  const readOnly = ['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus'].filter((path) => existsSync(path));
  return [...mounts, ...readOnly.map((path) => bind(path, path, false)), ...devices(join(shared, 'dev'))];
}

/** What steers the kernel is read-only; of control groups only the limits that runtimes look up are shown, if anything. */
function controlFiles(isUnprivileged: boolean, empty: string): readonly Mount[] {
  const groups = '/sys/fs/cgroup';
  if (!isFolder('/sys')) return [];
  const sys: Mount = { ...bind('/sys', '/sys', false), isAlone: !isUnprivileged };
  if (!isFolder(groups)) return [sys];
  if (isUnprivileged) return [sys, cover(empty, groups, false)];
  // Only a container has limits of its own there.
  const isLimited = existsSync(`${groups}/memory.max`);
  return isLimited ? [sys, { ...bind(groups, groups, false), isAlone: true }] : [sys];
}

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty', 'kvm'];
const LINKS = [
  ['fd', '/proc/self/fd'],
  ['stdin', '/proc/self/fd/0'],
  ['stdout', '/proc/self/fd/1'],
  ['stderr', '/proc/self/fd/2'],
  ['ptmx', 'pts/ptmx'],
] as const;

/** No disk, no kernel log, no terminal of anybody else. */
function devices(dev: string): readonly Mount[] {
  mkdirSync(dev, { recursive: true, mode: 0o755 });
  for (const [name, target] of LINKS) if (!isThere(join(dev, name))) symlinkSync(target, join(dev, name));
  const found = DEVICES.map((name) => `/dev/${name}`).filter((path) => existsSync(path));
  return [
    cover(dev, '/dev', false),
    ...found.map((path) => bind(path, path, true)),
    { kind: 'devpts', target: '/dev/pts' },
    { kind: 'tmpfs', target: '/dev/shm' },
  ];
}

function isHidden(path: string, { mounts, call }: { mounts: readonly Mount[]; call: SceneCall }): boolean {
  const above = mounts.filter(({ target }) => hides(target, path)).sort((a, b) => a.target.length - b.target.length);
  const nearest = above.at(-1);
  if (nearest === undefined || nearest.target === call.at) return false;
  return nearest.kind !== 'bind' ? nearest.kind !== 'overlay' : nearest.isCover === true;
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** What a room's walls are made of. */
export interface LaidWalls {
  readonly mounts: readonly Mount[];
  /** Absolute folder of ours for this room: its script, its status and places for mounts; hidden by one of the mounts. */
  readonly folder: string;
  /** Absolute folder of ours for all rooms: places where mounts are put together, each in a namespace of its own. */
  readonly shared: string;
  /** The machine's mounts as one text; default: `/proc/self/mountinfo`. */
  readonly table?: string;
}

/** Makes the places for a room's mounts and writes the list of them that its first process reads. */
export function layWalls({ mounts, folder, shared, ...of }: LaidWalls): Pick<ScriptCall, 'fstab' | 'readOnly'> {
  const table = parseMounts(of.table ?? readMountInfo());
  const stage = join(shared, 'stage');
  mkdirSync(stage, { recursive: true, mode: 0o700 });
  const plan = planMounts({
    mounts,
    own: folder,
    stage,
    isFile: (path) => !statSync(path).isDirectory(),
    flagsOf: (path) => mountOf(table, path)?.flags ?? [],
  });
  const readOnly = writableMounts(table)
    .filter(({ target }) => !mounts.some((mount) => hides(mount.target, target)))
    .map((mount) => ({ ...mount, isTold: isRootTold(mount.target) }));
  for (const path of plan.folders) mkdirSync(path, { recursive: true });
  for (const path of plan.files) makeFile(path);
  const fstab = join(folder, 'fstab');
  writeFileSync(fstab, `${[...plan.fstab, ...readOnly.map(readOnlyEntry)].join('\n')}\n`, { mode: 0o600 });
  return { fstab, readOnly };
}

function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '', { flag: 'a' });
}
