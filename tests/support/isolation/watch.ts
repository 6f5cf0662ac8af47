import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders as they were at one moment. */
export interface Watch {
  /** Absolute paths below `folder` that were changed, added, removed or replaced since. */
  changed(folder: string): readonly string[];
  /** Puts everything back and gives the paths. */
  restore(): readonly string[];
}

/** Remembers every file of small folders. */
export function watch(folders: readonly string[]): Watch {
  const before = new Map(folders.map((folder) => [folder, read(folder)]));
  const differences = (folder: string): string[] => {
    const [then, now] = [before.get(folder) ?? new Map<string, string>(), read(folder)];
    return [...new Set([...then.keys(), ...now.keys()])].filter((path) => then.get(path) !== now.get(path));
  };
  return {
    changed: (folder) => folders.flatMap(differences).filter((path) => `${path}/`.startsWith(`${folder}/`)),
    restore: () => {
      const wrong = folders.flatMap((folder) =>
        differences(folder).map((path) => [path, before.get(folder)?.get(path)] as const),
      );
      // What was added goes first: it may be a link in place of a folder, and nothing is written through it.
      for (const [path, entry] of wrong)
        if (entry === undefined) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
      for (const [path, entry] of wrong) if (entry !== undefined) put(path, entry);
      return wrong.map(([path]) => path);
    },
  };
}

/** Path -> what lies there; links count as links. */
function read(folder: string, found = new Map<string, string>()): Map<string, string> {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory()) for (const name of readdirSync(folder)) read(join(folder, name), found);
  else if (stats !== undefined) found.set(folder, `${stats.mode.toString(8)} ${contentOf(folder, stats)}`);
  return found;
}

function contentOf(path: string, stats: { isSymbolicLink(): boolean; isFile(): boolean }): string {
  if (stats.isSymbolicLink()) return readlinkSync(path);
  return stats.isFile() ? readFileSync(path, 'latin1') : 'special';
}

function put(path: string, entry: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  const [mode = '', content = ''] = cut(entry);
  mkdirSync(dirname(path), { recursive: true });
  const bits = Number.parseInt(mode, 8);
  if ((bits & 0o170000) === 0o120000) symlinkSync(content, path);
  else writeFileSync(path, content, { encoding: 'latin1', mode: bits & 0o777 });
}

function cut(entry: string): [string, string] {
  const space = entry.indexOf(' ');
  return [entry.slice(0, space), entry.slice(space + 1)];
}
