import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Isolation } from '../../core/isolation.ts';
import { discard } from '../git/folder.ts';
import { furnishHome, placeFiles } from '../home.ts';
import { type Confinement, type NamespaceMaker, superviseConfined } from './confined.ts';
import { CREDENTIAL_PATHS } from './home-masks.ts';
import { discardLayers } from './layers.ts';
import { sceneOf } from './scene.ts';
import { openStandby, type Standby } from './standby.ts';
import type { Room, RoomCall, Walls } from './walls.ts';

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
  /** What is needed to make namespaces ahead of a gate; absent = each room makes its own. */
  readonly ahead?: { readonly env: Readonly<Record<string, string>>; readonly marker: () => string };
}

/** Walls of kernel namespaces (04-trust rule 2, level a). */
export function namespaceWalls(options: NamespaceOptions): Walls {
  const { isolation, ahead } = options;
  const standby = ahead && openStandby({ ...options, ...ahead });
  return {
    isolation,
    openRoom: (call) => openRoom(options, call, standby),
    expectGate: () => standby?.begin(),
    close: () => standby?.close(),
  };
}

function openRoom(options: NamespaceOptions, call: RoomCall, standby: Standby | undefined): Room {
  const { at, maker } = options;
  const id = `${call.role}-${randomBytes(6).toString('hex')}`;
  const folder = join(options.folder, id);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const home = openHome(options, call, { id, folder });
  const shared = join(options.folder, 'shared');
  const mounts = sceneOf({
    ...call,
    at,
    way: maker.way,
    isRoot: maker.user.uid === 0,
    folder,
    shared,
    hidden: options.hidden,
    home: home.scene,
  });
  const result = `.ralph-result-${id}`;
  const confinement: Confinement = {
    ...{ maker, mounts, folder, shared, network: call.network },
    removed: [...home.removed, ...call.removed.map((path) => join(at, path))],
    ...(home.placed === undefined ? {} : { placed: home.placed }),
    ...(standby === undefined ? {} : { standby }),
  };
  return {
    dir: at,
    home: home.inside,
    tmp: '/tmp',
    result: { inside: join('/tmp', result), outside: join(folder, 'tmp', result) },
    run: (process) => superviseConfined(process, confinement),
    close: () => {
      discard(options.folder, id, join(options.folder, '.trash'));
      home.close();
    },
  };
}

interface HomeCall {
  readonly id: string;
  readonly folder: string;
}

/** HOME under an overlay, its credentials taken away; else a new one in the private `/tmp`, with links to the caches. */
function openHome({ home, homeUppers }: NamespaceOptions, { homeFiles }: RoomCall, { id, folder }: HomeCall) {
  const credentials = CREDENTIAL_PATHS.map((path) => join(home, path));
  if (homeUppers === undefined || home === '') {
    const outside = join(folder, 'tmp', 'home');
    mkdirSync(outside, { recursive: true, mode: 0o700 });
    furnishHome(home, outside);
    placeFiles(homeFiles, outside);
    const scene = { target: home, overlay: undefined, credentials };
    return { scene, inside: '/tmp/home', removed: [], placed: undefined, close: () => undefined };
  }
  const layers = { upper: join(homeUppers, id, 'upper'), work: join(homeUppers, id, 'work') };
  for (const path of [layers.upper, layers.work]) mkdirSync(path, { recursive: true, mode: 0o700 });
  placeFiles(homeFiles, join(folder, 'tmp', PLACED));
  return {
    scene: { target: home, overlay: layers, credentials },
    inside: home,
    removed: credentials.filter(isThere),
    ...(homeFiles.size === 0 ? {} : { placed: { from: join('/tmp', PLACED), to: home } }),
    close: () => discardLayers(homeUppers, id, { work: join(id, 'work'), trash: join(homeUppers, '.trash') }),
  };
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Where files for HOME wait until its credentials are gone. */
const PLACED = '.ralph-home';
