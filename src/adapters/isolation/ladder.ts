import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Isolation,
  type IsolationLevel,
  type NamespaceWay,
  openSentence,
  VIEW_KINDS,
  type ViewKind,
} from '../../core/isolation.ts';
import { removePath } from '../git/folder.ts';
import { type FreshFolders, placeFiles, scratchFolders } from '../home.ts';
import { supervise } from '../process/supervise.ts';
import { type Grounds, type WalledGroundsOptions, walledGrounds } from '../views/grounds.ts';
import { findPrograms, type NamespacePrograms } from './enter.ts';
import { hides } from './mounts.ts';
import { type NamespaceOptions, namespaceWalls } from './namespace-walls.ts';
import { type Probed, probeNamespace, waysFor } from './probe.ts';
import { chooseStandIn } from './stand-in.ts';
import { othersReach, type UserPlaces } from './user-maker.ts';
import { tryUser, type UserRung } from './user-walls.ts';
import { type NamespaceMaker, type Role, refusalNotes, refusalOf, refusals, type Walls } from './walls.ts';

export interface LadderCall {
  readonly wanted: 'auto' | IsolationLevel;
  /** Absolute folder of ours under RUNNER_TEMP. */
  readonly root: string;
  readonly workspace: string;
  readonly home: string;
  /** Absolute folders that nobody inside may see: RUNNER_TEMP and the like. */
  readonly hidden: readonly string[];
  /** View kind to use in place of the best one: for tests and for finding a fault. */
  readonly views?: ViewKind;
}

/** The level that this run uses, with what is needed to reach it. */
export interface Rung {
  readonly isolation: Isolation;
  readonly homeUppers: string | undefined;
  /** Set at level `namespace`. */
  readonly namespace?: NamespaceRung;
  /** Set at level `user`. */
  readonly user?: UserRung;
}

/** A rung while a run stands on it. */
export interface HeldRung extends Rung {
  /** Set at level `user`. */
  readonly places?: UserPlaces;
}

export type Climbed = { readonly ok: true; readonly rung: Rung } | { readonly ok: false; readonly why: string };

/** Chooses the level by trying each way that this machine might offer (04-trust rule 2), and tells what it leaves open. */
export async function climb(call: LadderCall): Promise<Climbed> {
  const climbed = await chooseRung(call);
  if (!climbed.ok || process.platform !== 'linux') return climbed;
  const { rung } = climbed;
  const isolation = { ...rung.isolation, notes: [...rung.isolation.notes, notProtected(rung)] };
  return { ok: true, rung: { ...rung, isolation } };
}

/** What no part of these walls keeps, as one sentence. */
function notProtected({ isolation: { level }, namespace, user }: Rung): string {
  const maker = namespace?.maker ?? user?.maker;
  const isRoot = process.getuid?.() === 0 && user === undefined && namespace?.maker.standIn === undefined;
  return openSentence({ level, keys: maker?.programs.door === undefined, isRoot });
}

async function chooseRung(call: LadderCall): Promise<Climbed> {
  if (call.wanted === 'process') return processRung(['No better walls: isolation: process is set.']);
  const tried: string[] = [];
  const namespace = call.wanted === 'user' ? undefined : await tryNamespaces(call, tried);
  if (namespace !== undefined) return { ok: true, rung: namespace };
  const user = call.wanted === 'namespace' ? undefined : await tryOtherUser(call, tried);
  if (user !== undefined) return { ok: true, rung: user };
  if (call.wanted === 'auto') return processRung(refusalNotes(tried));
  return { ok: false, why: refusalOf(call.wanted, tried) };
}

function processRung(notes: readonly string[]): Climbed {
  const isolation: Isolation = { level: 'process', views: 'clean', home: 'throw-away', notes };
  return { ok: true, rung: { isolation, homeUppers: undefined } };
}

async function tryOtherUser(call: LadderCall, tried: string[]): Promise<Rung | undefined> {
  const found = await tryUser(call);
  if (!found.ok) {
    tried.push(found.why);
    return undefined;
  }
  const cold = othersReach(call.home)
    ? []
    : ['HOME is closed to other users, so caches and toolchains in it are not used.'];
  const notes = [...refusalNotes(tried), ...found.isolation.notes, ...cold];
  return { isolation: { ...found.isolation, notes }, homeUppers: undefined, user: found.user };
}

/** Makes what a run needs outside of RUNNER_TEMP. */
export async function holdRung(rung: Rung): Promise<HeldRung> {
  return rung.user === undefined ? rung : { ...rung, places: await rung.user.open() };
}

/** Takes away what lies outside of RUNNER_TEMP. */
export async function leaveRung({ homeUppers, places }: HeldRung): Promise<void> {
  if (homeUppers !== undefined) removeUppers(homeUppers);
  await places?.close();
}

/** Package managers keep folders in HOME from which not even their owner can remove something, until he may write to them again. */
function removeUppers(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    removePath(folder, '');
  }
}

/** What is needed for level `namespace`. */
export interface NamespaceRung {
  readonly maker: NamespaceMaker;
  readonly walls: (options: Omit<NamespaceOptions, 'maker'>) => Walls;
  readonly grounds: (options: Omit<WalledGroundsOptions, 'maker'>) => Grounds;
}

/** Tries the ways in which this machine might let us make namespaces, each by attacking it from inside; undefined = none, and `tried` tells why. */
async function tryNamespaces(call: LadderCall, tried: string[]): Promise<Rung | undefined> {
  if (process.platform !== 'linux') {
    tried.push(`namespaces need Linux, and this is ${process.platform}`);
    return undefined;
  }
  const found = findPrograms(call.workspace);
  if (!found.ok) {
    tried.push(`${found.missing} is not installed (util-linux)`);
    return undefined;
  }
  const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const refused: (readonly [NamespaceWay, string])[] = [];
  for (const way of waysFor(user.uid, found.programs.sudo !== undefined)) {
    for (const standIn of standInsFor(way, found.programs)) {
      const rung = await tryWay(call, { way, programs: found.programs, user, ...standIn });
      if (typeof rung !== 'string') return withoutStandIn(rung, refused);
      refused.push([way, rung]);
    }
  }
  tried.push(...refusals('namespaces', refused));
  return undefined;
}

/** Root is root to no service of the machine where the kernel can show files as if they were somebody else's; best first. */
export function standInsFor(
  way: NamespaceWay,
  { door }: NamespacePrograms,
): readonly Pick<NamespaceMaker, 'standIn'>[] {
  return way === 'root' && door !== undefined ? [{ standIn: chooseStandIn() }, {}] : [{}];
}

/** Why root could only be had as root. */
function withoutStandIn(rung: Rung, refused: readonly (readonly [NamespaceWay, string])[]): Rung {
  const { isolation } = rung;
  const why = refused.find(([way]) => way === isolation.way)?.[1];
  if (why === undefined) return rung;
  return { ...rung, isolation: { ...isolation, notes: [...isolation.notes, `Root has no stand-in here: ${why}.`] } };
}

/** With overlays for trees and HOME, if this file system can. A text tells why in none of these ways. */
async function tryWay(call: LadderCall, maker: NamespaceMaker): Promise<Rung | string> {
  const homeUppers = openUppers(call);
  const folder = join(call.root, 'probe');
  const uppers = homeUppers === undefined ? [undefined] : [homeUppers, undefined];
  const kinds = call.views === 'clean' ? (['clean'] as const) : VIEW_KINDS;
  const notes: string[] = [];
  for (const choice of kinds.flatMap((views) => uppers.map((upper) => ({ views, homeUppers: upper })))) {
    const probed: Probed = await probeNamespace({ ...call, ...choice, maker, folder });
    if (probed.ok) return rungOf(maker, { ...choice, notes });
    notes.push(probed.why);
  }
  if (homeUppers !== undefined) rmSync(homeUppers, { recursive: true, force: true });
  return notes.at(-1) ?? 'unknown';
}

interface Chosen {
  readonly homeUppers: string | undefined;
  readonly views: ViewKind;
  readonly notes: readonly string[];
}

function rungOf(maker: NamespaceMaker, { homeUppers, views, notes }: Chosen): Rung {
  const isolation: Isolation = {
    ...{ level: 'namespace', way: maker.way, views },
    home: homeUppers === undefined ? 'throw-away' : 'overlay',
    notes: [...new Set(notes)].map((why) => `An overlay was not possible: ${why}.`),
  };
  return { isolation, homeUppers, namespace: namespaceRung(maker) };
}

/**
 * A folder for upper layers of HOME: it must not lie in HOME itself, as RUNNER_TEMP does on hosted runners. Undefined when no
 * place is ours alone.
 */
function openUppers({ root, home }: LadderCall): string | undefined {
  const name = `ralph-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  const places = [join(root, 'home-layers'), join('/var/tmp', name), join(tmpdir(), name)];
  return places.find((place) => !hides(home, place) && isOurs(place));
}

function isOurs(place: string): boolean {
  try {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    const stats = lstatSync(place);
    return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o077) === 0;
  } catch {
    return false;
  }
}

/** The rung that these namespaces make, whichever way they are made. */
export function namespaceRung(maker: NamespaceMaker): NamespaceRung {
  return {
    maker,
    walls: (options) => namespaceWalls({ ...options, maker }),
    grounds: (options) => walledGrounds({ ...options, maker }),
  };
}

interface NoWallsOptions {
  readonly isolation: Isolation;
  readonly scratch: string;
  /** Links caches of the real HOME into the throw-away one of a role. */
  readonly furnishHome: (home: string, role: Role) => void;
}

/** Same user, same view of the machine: a process group and a marker are all that holds a process (04-trust rule 2, level c). */
export function noWalls({ isolation, scratch, furnishHome }: NoWallsOptions): Walls {
  const nothing = (): void => undefined;
  const foldersOf = (role: Role): (() => FreshFolders) =>
    scratchFolders(scratch, role, (home) => furnishHome(home, role));
  const folders: Readonly<Record<Role, () => FreshFolders>> = {
    agent: foldersOf('agent'),
    review: foldersOf('review'),
    gate: foldersOf('gate'),
    setup: foldersOf('setup'),
  };
  return {
    isolation,
    openRoom: ({ role, place, homeFiles }) => {
      if (place.kind !== 'folder') throw new Error('Layers can only be shown in a namespace.');
      const { folder, home, tmp } = folders[role]();
      placeFiles(homeFiles, home);
      const result = join(folder, 'result');
      const paths = { dir: place.dir, home, tmp, result: { inside: result, outside: result } };
      return { ...paths, run: supervise, close: nothing };
    },
  };
}
