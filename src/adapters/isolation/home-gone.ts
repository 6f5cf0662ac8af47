import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmSync,
  type Stats,
  utimesSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { foldersAbove } from '../git/paths.ts';
import { randomName } from '../random-name.ts';
import { hides } from './mounts.ts';

/**
 * A layer between a HOME and the upper layer of a room: it holds nothing but the marks by which an overlay knows that a file of the layer
 * below is gone. Under it a room has not to remove credentials, for which a program would be started.
 */
export interface GoneLayer {
  /** Absolute folder under which exactly these credentials are not seen; undefined while there is none. */
  of(found: readonly string[]): string | undefined;
  /**
   * Makes it of the marks that were left where a room removed them. Whoever worked in the room since, a mark says nothing but that: one that is
   * missing or something else makes no layer.
   * @param upper absolute upper layer of the room's HOME
   */
  learn(found: readonly string[], upper: string): void;
}

/**
 * @param home absolute real HOME
 * @param folder absolute folder on a file system that may hold layers; undefined = none is made
 */
export function goneLayer(home: string, folder: string | undefined): GoneLayer {
  let known: { readonly key: string; readonly dir: string } | undefined;
  const keyOf = (found: readonly string[]): string => JSON.stringify([found, placesOf(home, found)]);
  return {
    of: (found) => (known?.key === keyOf(found) ? known.dir : undefined),
    learn: (found, upper) => {
      const key = keyOf(found);
      if (folder === undefined || found.length === 0 || known?.key === key) return;
      const paths = found.map((path) => relative(home, path));
      if (!paths.every((path) => isMark(join(upper, path)))) return;
      const dir = join(folder, `gone-${randomName()}`);
      try {
        // The kernel mounts no layer that lies in another one, which the path of a HOME behind a link does not tell.
        if (hides(realpathSync(home), realpathSync(folder))) return;
        layMarks({ home, upper, dir }, paths);
        known = { key, dir };
      } catch {
        // Each room removes them itself.
        rmSync(dir, { recursive: true, force: true });
      }
    },
  };
}

/** A folder that became a link since has its files elsewhere, where no mark hides them. */
function placesOf(home: string, found: readonly string[]): readonly string[] {
  return foldersOf(found.map((path) => relative(home, path))).map((folder) => {
    const stats = lstatSync(join(home, folder), { throwIfNoEntry: false });
    return `${stats?.dev} ${stats?.ino} ${stats?.mode}`;
  });
}

function foldersOf(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.flatMap(foldersAbove))].sort();
}

/** What the kernel leaves in an upper layer for a removed file: a device of number 0. */
function isMark(path: string): boolean {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats?.isCharacterDevice() === true && stats.rdev === 0;
  } catch {
    return false;
  }
}

interface Laid {
  readonly home: string;
  readonly upper: string;
  readonly dir: string;
}

/** A folder in it covers that of HOME, and so must look like it. */
function layMarks({ home, upper, dir }: Laid, paths: readonly string[]): void {
  const known = foldersOf(paths).map((folder): [string, Stats] => [join(dir, folder), lstatSync(join(home, folder))]);
  mkdirSync(dir, { mode: 0o700 });
  for (const [path, stats] of known) {
    if (!stats.isDirectory()) throw new Error(`${path} stands for no folder`);
    mkdirSync(path);
  }
  for (const path of paths) linkSync(join(upper, path), join(dir, path));
  for (const [path, { uid, gid, mode, atimeMs, mtimeMs }] of known.reverse()) {
    chownSync(path, uid, gid);
    chmodSync(path, mode & 0o7777);
    utimesSync(path, atimeMs / 1000, mtimeMs / 1000);
  }
}
