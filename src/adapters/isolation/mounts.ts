import { lineOf, recursive } from './fstab.ts';

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
export interface Fresh {
  readonly kind: 'proc' | 'devpts' | 'tmpfs';
  readonly target: string;
}

/** What has to be done, in this order, to show a process exactly these mounts. */
export interface MountPlan {
  /** Lines for `mount --all --fstab`. */
  readonly fstab: readonly string[];
  /** Folders that must exist as places for mounts before the first line. */
  readonly folders: readonly string[];
  /** Files, the same. */
  readonly files: readonly string[];
}

export interface PlanCall {
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
