import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Isolation } from '../../core/isolation.ts';
import { type Confinement, superviseConfined } from './confined.ts';
import { lateTree, waitScript } from './enter-ahead.ts';
import { type GoneLayer, goneLayer } from './home-gone.ts';
import { type KeptPlans, openKeptPlans } from './kept-plans.ts';
import { type LaidRoom, layRoom } from './laid-room.ts';
import { layWalls, planWalls } from './lay-walls.ts';
import { type LeftRoom, leftRoom } from './left-room.ts';
import type { NamespaceMaker } from './maker.ts';
import { hides, type Mount } from './mounts.ts';
import type { Place } from './place.ts';
import { sceneFacts, sceneOf } from './scene.ts';
import { type SeenRoom, seeRoom } from './seen-room.ts';
import { openShells, openStandby, type Standby, type StandbyOptions } from './standby.ts';
import { type AheadRoom, layTree } from './walk-in.ts';
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

interface Options extends NamespaceOptions {
  readonly gone: GoneLayer;
}

/** Walls of kernel namespaces (04-trust rule 2, level a). */
export function namespaceWalls(given: NamespaceOptions): Walls {
  const { isolation, ahead } = given;
  const options: Options = { ...given, gone: goneLayer(given.home, given.homeUppers) };
  const shells = ahead && openShells({ ...options, ...ahead });
  const open = (): Standby<LaidRoom> | undefined => ahead && openStandby<LaidRoom>({ ...options, ...ahead }, shells);
  const standbys: Standbys = { agent: open(), gate: open(), plans: openKeptPlans(), left: leftRoom() };
  return {
    isolation,
    openRoom: (call) => openRoom(options, call, standbys),
    expectRoom: (call) => {
      const seen = seeRoom(options, call);
      standbyOf(standbys, call)?.begin(seen.key, (mounts) => layAhead(options, call, { seen, mounts, ...standbys }));
    },
    close: () => {
      for (const one of [standbys.agent, standbys.gate, shells]) one?.close();
    },
  };
}

/** Rooms that wait, each for its role: other roles are too seldom. */
interface Standbys {
  readonly agent: Standby<LaidRoom> | undefined;
  readonly gate: Standby<LaidRoom> | undefined;
  readonly plans: KeptPlans;
  readonly left: LeftRoom;
}

function standbyOf({ agent, gate }: Standbys, { role }: { readonly role: Role }): Standby<LaidRoom> | undefined {
  return role === 'agent' ? agent : role === 'gate' ? gate : undefined;
}

interface AheadOf {
  readonly seen: SeenRoom;
  /** The machine's mounts as one text. */
  readonly mounts: string;
  readonly plans: KeptPlans;
}

/** Undefined when something is mounted in the tree: that has to wait for it. */
function layAhead(options: Options, call: ExpectedRoom, of: AheadOf): LaidRoom | undefined {
  const { ahead, maker } = options;
  if (ahead === undefined) return undefined;
  const laid = layRoom(options, call, of.seen);
  const walls = wallsAhead(options, call, { ...of, laid });
  if (walls === undefined) {
    laid.close();
    return undefined;
  }
  const { removed, placed } = laid.home;
  const text = waitScript({
    ...{ ...walls, removed, ...maker, network: call.network, shared: sharedOf(options), at: options.at },
    ...(placed === undefined ? {} : { placed }),
  });
  writeFileSync(laid.script, text, { mode: 0o600 });
  return laid;
}

function wallsAhead(
  options: NamespaceOptions,
  call: ExpectedRoom,
  { laid, seen, mounts: table, plans }: AheadOf & { laid: LaidRoom },
) {
  const { at, homeUppers, ahead } = options;
  const { above } = laid.home.scene.overlay ?? {};
  const facts = homeUppers === undefined ? undefined : `${seen.key} ${above} ${sceneFacts(options, table)}`;
  const known = facts === undefined ? undefined : plans.lay(call.role, facts, laid);
  if (known !== undefined) return known;
  const mounts = mountsOf(options, call, { laid, place: undefined });
  if (mounts.some(({ target }) => target !== at && hides(at, target))) return undefined;
  const shared = sharedOf(options);
  const plan = planWalls({ mounts, table, folder: laid.folder, shared, ...(ahead && { ground: ahead.ground }) });
  const walls = layWalls(plan, laid.folder);
  if (facts !== undefined) plans.keep(call.role, { facts, room: laid, mounts, plan });
  return walls;
}

function sharedOf({ folder }: NamespaceOptions): string {
  return join(folder, 'shared');
}

interface SceneOf {
  readonly laid: LaidRoom;
  readonly place: Place | undefined;
}

function mountsOf(options: NamespaceOptions, { needed }: ExpectedRoom, { laid, place }: SceneOf): readonly Mount[] {
  const { at, maker, hidden } = options;
  return sceneOf({
    ...{ at, hidden, needed, place, folder: laid.folder, shared: sharedOf(options), home: laid.home.scene },
    ...{ way: maker.way, isRoot: maker.user.uid === 0 },
  });
}

function openRoom(options: Options, call: RoomCall, standbys: Standbys): Room {
  const { at, maker } = options;
  const seen = seeRoom(options, call);
  const taken = takeAhead(options, call, { standbys, key: seen.key });
  const laid = taken?.laid ?? layRoom(options, call, seen);
  const { folder, home } = laid;
  const removedInTree = call.removed.map((path) => join(at, path));
  // Layers of a view may be set up first.
  const isLaid = taken !== undefined && call.role === 'agent' && !standbys.left.isThere() && layTree(taken);
  let ahead = taken && { ...taken, isLaid, maker, folder, removedInTree };
  const confinement: Confinement = {
    ...{ maker, folder, shared: sharedOf(options), network: call.network },
    mounts: () => {
      // Walls that were made ahead are not there, or did not stand.
      standbys.plans.forget(call.role);
      return mountsOf(options, call, { laid, place: call.place });
    },
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
    run: (process) => standbys.left.behind(() => superviseConfined(process, confinement), process.signal),
    close: () => {
      ahead?.vacant.end();
      if (isLaid && ahead !== undefined) standbys.left.leave(ahead.vacant);
      laid.close();
    },
  };
}

/** Walls made ahead are those of a role: another room leaves them to it. */
function takeAhead(
  options: NamespaceOptions,
  call: RoomCall,
  { standbys, key }: { readonly standbys: Standbys; readonly key: string },
): (Pick<AheadRoom, 'ground' | 'tree' | 'vacant'> & { laid: LaidRoom }) | undefined {
  const { ahead, maker } = options;
  const standby = standbyOf(standbys, call);
  if (ahead === undefined || standby === undefined) return undefined;
  const { ground } = ahead;
  const tree = lateTree(call.place, { ground, way: maker.way });
  const taken = tree && standby.take(key);
  return taken && { laid: taken.room, vacant: taken.vacant, ground, tree };
}
