import { closeSync, fstatSync, openSync, readSync, statSync, unlinkSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/** What one process is to list of the programs that PATH leads to, before the rest of our code is even read. */
export interface ProgramListing {
  /** Absolute path of find and its arguments. */
  readonly command: readonly string[];
  /** Open file without a name for its output: nobody has to be awake for what is written there. */
  readonly output: number;
  /**
   * Closes the file, and gives what it holds to the end; undefined when that was not to be had: the folders are read without it then.
   * @param code exit code of the process; undefined when it is not known
   */
  readonly take: (code: number | undefined) => Buffer | undefined;
}

interface ProgramListingCall {
  /** Absolute path of find, resolved before any agent ran (R15). */
  readonly find: string;
  /** PATH of the gates. */
  readonly path: string;
  /** Absolute path where nothing is: a file that loses its name at once. */
  readonly scratch: string;
}

/** The parts of a mark and the name, as GNU find writes them; `listed-programs.ts` reads them. */
const FORMAT = String.raw`%D %i %s %m %T@ %C@ %n %H\0%f\0`;

/** Undefined for a PATH that only we read as it is meant, or where there is no place for the file. */
export function prepareListing({ find, path, scratch }: ProgramListingCall): ProgramListing | undefined {
  const folders = path.split(':').filter(isAbsolute);
  if (!folders.every(isPlain)) return undefined;
  const places = present(folders);
  if (places.length === 0) return undefined;
  const command = [find, '-L', ...places, '-mindepth', '1', '-maxdepth', '1', '-type', 'f', '-printf', FORMAT];
  const output = openUnnamed(scratch);
  if (output === undefined) return undefined;
  // It also says 1 of a folder that is closed and of a link that leads nowhere, which hold no program for us either.
  return { command, output, take: (code) => takeContent(output, code === 0 || code === 1) };
}

/** Others lead elsewhere by their text than by their links. */
function isPlain(folder: string): boolean {
  const normal = join(folder, '/');
  return folder === normal || `${folder}/` === normal;
}

/** Those that are there, and each of them once, as `/bin` often is `/usr/bin`: the first place of a name is the one that counts. */
function present(folders: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return folders.filter((folder) => {
    const name = nameOf(folder);
    if (name === undefined || known.has(name)) return false;
    known.add(name);
    return true;
  });
}

/** Of the folder itself; undefined when there is none that can be listed. */
function nameOf(folder: string): string | undefined {
  try {
    const stats = statSync(folder, { bigint: true });
    return stats.isDirectory() ? `${stats.dev} ${stats.ino}` : undefined;
  } catch {
    return undefined;
  }
}

/** A file that nobody can find. */
function openUnnamed(place: string): number | undefined {
  try {
    const file = openSync(place, 'wx+', 0o600);
    unlinkSync(place);
    return file;
  } catch {
    return undefined;
  }
}

/** Closes the file, and tells what it holds when that is wanted. */
function takeContent(file: number, isWanted: boolean): Buffer | undefined {
  try {
    const content = Buffer.allocUnsafe(isWanted ? fstatSync(file).size : 0);
    return isWanted && readSync(file, content, 0, content.length, 0) === content.length ? content : undefined;
  } catch {
    return undefined;
  } finally {
    closeSync(file);
  }
}
