import { randomBytes } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Isolation } from '../../core/isolation.ts';
import { discard } from '../git/folder.ts';
import { type Confinement, superviseConfined } from './confined.ts';
import { lateTree, waitScript } from './enter-ahead.ts';
import { layWalls } from './lay-walls.ts';
import type { NamespaceMaker } from './maker.ts';
import { hides, type Mount } from './mounts.ts';
import type { Place } from './place.ts';
import { credentialsIn, type OpenHome, openHome } from './room-home.ts';
import { sceneOf } from './scene.ts';
import { openStandby, type Standby, type StandbyOptions } from './standby.ts';
import type { AheadRoom } from './walk-in.ts';
import type { ExpectedRoom, Role, Room, RoomCall, Walls } from './walls.ts';

export interface NamespaceOptions {
  readonly maker: NamespaceMaker;
  readonly isolation: Isolation;
  /** Absolute path at which every tree of the run appears: the workspace, so that absolute paths in it stay true. */
  readonly at: string;
  /** Absolute real HOME of the job; '' when there is none. */
  readonly home: string;
  /** Absolute folder on a file system that may hold the upper layer of HOME; undefined = HOME is thrown away instead. */
  readonly homeUppers: string | undefined;
  /** Absolute folder for rooms, nobody else's. */
  readonly folder: string;
  /** Absolute folders and files that nobody inside may see. */
  readonly hidden: readonly string[];
  /** What is needed to put walls up ahead of an agent or a gate; absent = each room does it when it is used. */
  readonly ahead?: Pick<StandbyOptions, 'env' | 'marker'> & {
    /** Absolute folder, hidden, below which trees and rooms lie. */
    readonly ground: string;
  };
}

/** Walls of kernel namespaces (04-trust rule 2, level a). */
export function namespaceWalls(options: NamespaceOptions): Walls {
  const { isolation, ahead } = options;
  const open = (): Standby<Laid> | undefined => ahead && openStandby<Laid>({ ...options, ...ahead });
  const standbys: Standbys = { agent: open(), gate: open() };
  return {
    isolation,
    openRoom: (call) => openRoom(options, call, standbys),
    expectRoom: (call) => standbys[call.role]?.begin(keyOf(options, call), () => layAhead(options, call)),
    close: () => {
      for (const standby of [standbys.agent, standbys.gate]) standby?.close();
    },
  };
}

/** Rooms that wait, each for its role: other roles are too seldom. */
type Standbys = Partial<Record<Role, Standby<Laid> | undefined>>;

/** A room without its tree. */
interface Laid {
  readonly id: string;
  readonly folder: string;
  readonly home: OpenHome;
  /** Absolute file of the script that puts its walls up ahead. */
  readonly script: string;
  /** Two rooms of the same key differ in nothing but their trees. */
  readonly key: string;
  readonly isSplit: boolean;
  readonly close: () => void;
}

function layRoom(options: NamespaceOptions, call: ExpectedRoom): Laid {
  const id = `${call.role}-${randomBytes(6).toString('hex')}`;
  // Before anything is copied: what changes meanwhile makes it another room.
  const key = keyOf(options, call);
  const folder = join(options.folder, id);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const home = openHome(options, call, { id, folder });
  const close = (): void => {
    discard(options.folder, id, join(options.folder, '.trash'));
    home.close();
  };
  const isSplit = call.role === 'agent';
  return { id, folder, home, script: join(folder, 'ahead.sh'), key, isSplit, close };
}

/** Undefined when something is mounted in the tree: that has to wait for it. */
function layAhead(options: NamespaceOptions, call: ExpectedRoom): Laid | undefined {
  const { at, ahead, maker } = options;
  if (ahead === undefined) return undefined;
  const laid = layRoom(options, call);
  const mounts = mountsOf(options, call, { laid, place: undefined });
  if (mounts.some(({ target }) => target !== at && hides(at, target))) {
    laid.close();
    return undefined;
  }
  const { removed, placed } = laid.home;
  const walls = layWalls({ mounts, folder: laid.folder, shared: sharedOf(options) });
  const text = waitScript({
    ...{ ...walls, removed, programs: maker.programs, network: call.network, ground: ahead.ground },
    ...(placed === undefined ? {} : { placed }),
  });
  writeFileSync(laid.script, text, { mode: 0o600 });
  return laid;
}

function keyOf(options: NamespaceOptions, { role, needed, homeFiles, network }: ExpectedRoom): string {
  const given = [...homeFiles].map(([name, source]) => [name, source, stampOf(source)]);
  const shown = needed.map((path) => [path, placeOf(path)]);
  return JSON.stringify([role, shown, given, network, credentialsIn(options)]);
}

/** A file for HOME that was written anew, as by a login, is copied anew. */
function stampOf(source: string): string {
  const stats = statSync(source, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`;
}

/** A mount shows what stood at its place then: what was put there since, such as a socket, is another one. */
function placeOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.dev} ${stats.ino}`;
}

function sharedOf({ folder }: NamespaceOptions): string {
  return join(folder, 'shared');
}

interface SceneOf {
  readonly laid: Laid;
  readonly place: Place | undefined;
}

function mountsOf(options: NamespaceOptions, { needed }: ExpectedRoom, { laid, place }: SceneOf): readonly Mount[] {
  const { at, maker, hidden } = options;
  return sceneOf({
    ...{ at, hidden, needed, place, folder: laid.folder, shared: sharedOf(options), home: laid.home.scene },
    ...{ way: maker.way, isRoot: maker.user.uid === 0 },
  });
}

function openRoom(options: NamespaceOptions, call: RoomCall, standbys: Standbys): Room {
  const { at, maker } = options;
  const taken = takeAhead(options, call, standbys);
  const laid = taken?.laid ?? layRoom(options, call);
  const { folder, home } = laid;
  const removedInTree = call.removed.map((path) => join(at, path));
  let ahead = taken && { ...taken, maker, folder, removedInTree };
  const confinement: Confinement = {
    ...{ maker, folder, shared: sharedOf(options), network: call.network },
    mounts: () => mountsOf(options, call, { laid, place: call.place }),
    removed: [...home.removed, ...removedInTree],
    ...(home.placed === undefined ? {} : { placed: home.placed }),
    takeAhead: () => {
      const once = ahead;
      ahead = undefined;
      return once;
    },
  };
  const result = `.ralph-result-${laid.id}`;
  return {
    dir: at,
    home: home.inside,
    tmp: '/tmp',
    result: { inside: join('/tmp', result), outside: join(folder, 'tmp', result) },
    run: (process) => superviseConfined(process, confinement),
    close: () => {
      ahead?.vacant.end();
      laid.close();
    },
  };
}

/** Walls made ahead are those of a role: another room leaves them to it. */
function takeAhead(
  options: NamespaceOptions,
  call: RoomCall,
  standbys: Standbys,
): (Pick<AheadRoom, 'ground' | 'tree' | 'vacant'> & { laid: Laid }) | undefined {
  const { ahead, at, maker } = options;
  const standby = standbys[call.role];
  if (ahead === undefined || standby === undefined) return undefined;
  const { ground } = ahead;
  const tree = lateTree(call.place, { ground, at, way: maker.way });
  const taken = tree && standby.take(keyOf(options, call));
  return taken && { laid: taken.room, vacant: taken.vacant, ground, tree };
}
