import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

function writeRef(call: { gitDir: string; path: string; commit: string }): void {
  const temporary = join(call.gitDir, `ref-${randomName()}.lock`);
  writeFileSync(temporary, `${call.commit}\n`, { flag: 'wx' });
  renameInto(temporary, call.path);
}

function readRef(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1').trim() || undefined;
  } catch {
    return undefined;
  }
}
