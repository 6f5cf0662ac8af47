import { lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { furnishHome, placeFiles } from '../home.ts';
import type { GoneLayer } from './home-gone.ts';
import { CREDENTIAL_PATHS } from './home-masks.ts';
import { discardLayers } from './layers.ts';
import type { SceneCall } from './scene.ts';
import { installs, type RoomCall } from './walls.ts';

/** The HOME of a room. */
export interface OpenHome {
  readonly scene: SceneCall['home'];
  /** Absolute path as the room's processes see it. */
  readonly inside: string;
  /** Absolute paths of credentials that are taken away inside. */
  readonly removed: readonly string[];
  /** Absolute folder inside whose content is moved into it after that. */
  readonly placed?: { readonly from: string; readonly to: string };
  readonly close: () => void;
}

interface HomeOptions {
  /** Absolute real HOME of the job; '' when there is none. */
  readonly home: string;
  /** Absolute folder on a file system that may hold its upper layer; undefined = HOME is thrown away instead. */
  readonly homeUppers: string | undefined;
  readonly gone: GoneLayer;
}

/** The room that a HOME is for. */
interface HomeOf {
  readonly id: string;
  readonly folder: string;
  /** Absolute paths of the credentials in the real HOME, as `credentialsIn` found them. */
  readonly found: readonly string[];
}

/** HOME under an overlay, its credentials taken away; else a new one in the private `/tmp`, with links to the caches. */
export function openHome(
  options: HomeOptions,
  { role, homeFiles }: Pick<RoomCall, 'role' | 'homeFiles'>,
  { id, folder, found }: HomeOf,
): OpenHome {
  const { home, homeUppers, gone } = options;
  if (homeUppers === undefined || home === '') {
    const outside = join(folder, 'tmp', 'home');
    mkdirSync(outside, { recursive: true, mode: 0o700 });
    furnishHome(home, outside, { writes: false, installs: installs(role) });
    placeFiles(homeFiles, outside);
    const scene = { target: home, overlay: undefined, credentials: credentialPlaces(home) };
    return { scene, inside: '/tmp/home', removed: [], close: () => undefined };
  }
  const layers = { upper: join(homeUppers, id, 'upper'), work: join(homeUppers, id, 'work') };
  for (const path of [join(homeUppers, id), layers.upper, layers.work])
    mkdirSync(path, { recursive: true, mode: 0o700 });
  placeFiles(homeFiles, join(folder, 'tmp', PLACED));
  const above = gone.of(found);
  return {
    scene: { target: home, overlay: { ...layers, above: above === undefined ? [] : [above] }, credentials: [] },
    inside: home,
    removed: above === undefined ? found : [],
    ...(homeFiles.size === 0 ? {} : { placed: { from: join('/tmp', PLACED), to: home } }),
    close: () => {
      gone.learn(found, layers.upper);
      discardLayers(homeUppers, id, { work: join(id, 'work'), trash: join(homeUppers, '.trash') });
    },
  };
}

/** Absolute paths at which a HOME may hold credentials. */
export function credentialPlaces(home: string): readonly string[] {
  return CREDENTIAL_PATHS.map((path) => join(home, path));
}

/** Absolute paths of the credentials that lie in the real HOME now. */
export function credentialsIn({ home }: Pick<HomeOptions, 'home'>): readonly string[] {
  return home === '' ? [] : thereOf(home, places);
}

/** What is looked for in a folder; by the first name what is looked for below it, undefined for a credential itself. */
interface Places {
  readonly paths: readonly string[];
  readonly below: ReadonlyMap<string, Places | undefined>;
}

function placesOf(paths: readonly string[]): Places {
  const groups = [...Map.groupBy(paths, (path) => path.split('/', 1)[0] as string)];
  const below = groups.map(([name, all]): [string, Places | undefined] => [
    name,
    all.includes(name) ? undefined : placesOf(all.map((path) => path.slice(name.length + 1))),
  ]);
  return { paths, below: new Map(below) };
}

const places = placesOf(CREDENTIAL_PATHS);

/** Most of them lie below a name that is not there: one list of a folder spares dozens of looks for each room. */
function thereOf(folder: string, { paths, below }: Places): readonly string[] {
  const names = paths.length < WORTH_A_LIST ? undefined : namesIn(folder);
  if (names === undefined) return paths.map((path) => join(folder, path)).filter(isThere);
  const possible = [...below].filter(([name]) => names.has(name));
  return possible.flatMap(([name, deeper]) => {
    const place = join(folder, name);
    return deeper === undefined ? place : thereOf(place, deeper);
  });
}

/** To list a folder takes about as long as so many looks. */
const WORTH_A_LIST = 5;

/** Undefined where they cannot be listed. */
function namesIn(folder: string): ReadonlySet<string> | undefined {
  try {
    return new Set(readdirSync(folder));
  } catch {
    return undefined;
  }
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    // Below a file there is nothing.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw error;
  }
}

/** Where files for HOME wait until its credentials are gone. */
const PLACED = '.ralph-home';
