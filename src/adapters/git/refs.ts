import { closeSync, constants, fstatSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { randomName } from '../random-name.ts';
import { renameInto } from './rename-into.ts';

/** Refs of a gitdir that only the controller writes and nobody packs: one small file each, no process. */
export interface Refs {
  /** Points `ref` (full name) at a commit; keeps the commit reachable. */
  set(ref: string, commit: string): void;
  delete(ref: string): void;
  read(ref: string): string | undefined;
}

export function openRefs(gitDir: string): Refs {
  const pathOf = (ref: string): string => {
    if (!isFullRef(ref)) throw new Error(`"${ref}" is not a full ref name such as refs/ralph/feature/attempt/1`);
    return join(gitDir, ref);
  };
  return {
    set: (ref, commit) => writeRef({ gitDir, path: pathOf(ref), commit }),
    delete: (ref) => rmSync(pathOf(ref), { force: true }),
    read: (ref) => readRef(pathOf(ref)),
  };
}

/** The rules of `git check-ref-format` for a full name (G10). */
export function isFullRef(ref: string): boolean {
  if (!ref.startsWith('refs/') || ref.endsWith('.') || ref.includes('..') || ref.includes('@{')) return false;
  return ref.split('/').every(isRefComponent) && ref.split('/').length >= 3;
}

function isRefComponent(part: string): boolean {
  if (part === '' || part.startsWith('.') || part.endsWith('.lock')) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: git forbids control characters in ref names
  return !/[\x00-\x20\x7f~^:?*[\\]/.test(part) && Buffer.byteLength(part) <= 255;
}

interface RefFile {
  readonly gitDir: string;
  readonly path: string;
  readonly commit: string;
}

function writeRef(ref: RefFile): void {
  if (writtenOver(ref)) return;
  const temporary = join(ref.gitDir, `ref-${randomName()}.lock`);
  writeFileSync(temporary, `${ref.commit}\n`, { flag: 'wx' });
  renameInto(temporary, ref.path);
}

/**
 * A name of the same length is written over the old one by one call, which no crash cuts in half: a file that takes another one's place makes
 * ext4 write to the disk at once. Only this thread reads these files while a run works: another process could see half of a name. After a loss
 * of power the ref may be older than the journal, which names the commit. False where there is no such file.
 */
function writtenOver({ path, commit }: RefFile): boolean {
  const bytes = Buffer.from(`${commit}\n`);
  try {
    const file = openSync(path, constants.O_RDWR | constants.O_NOFOLLOW);
    try {
      const { size, nlink } = fstatSync(file);
      return size === bytes.length && nlink === 1 && writeSync(file, bytes, 0, size, 0) === size;
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}

function readRef(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1').trim() || undefined;
  } catch {
    return undefined;
  }
}
