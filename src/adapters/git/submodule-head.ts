import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { kindAt } from './folder.ts';
import { isFullRef } from './refs.ts';

/** What a submodule's folder in the workspace has checked out, or why that cannot be told. */
export type SubmoduleHead =
  | { readonly ok: true; readonly commit: string /** Absolute. */; readonly gitDir: string }
  | { readonly ok: false; readonly why: 'absent' | 'link' | 'outside' | 'unreadable' };

/**
 * Reads which commit a submodule is at, without starting anything and without its configuration. A folder that is reached by a
 * link, or whose `.git` leads out of the workspace, is none that actions/checkout made (G24).
 * @param workspace real path of the workspace
 */
export function readSubmoduleHead(workspace: string, path: string): SubmoduleHead {
  const parts = path.split('/');
  const kinds = parts.map((_, at) => kindAt(workspace, parts.slice(0, at + 1).join('/')));
  if (kinds.includes('link')) return { ok: false, why: 'link' };
  if (kinds.some((kind) => kind !== 'folder')) return { ok: false, why: 'absent' };
  const gitDir = gitDirOf(join(workspace, path));
  if (gitDir === undefined) return { ok: false, why: 'absent' };
  if (!gitDir.startsWith(`${workspace}/`)) return { ok: false, why: 'outside' };
  const commit = commitOf(gitDir);
  return commit === undefined ? { ok: false, why: 'unreadable' } : { ok: true, commit, gitDir };
}

/** The real path of a submodule's git folder: `.git` itself, or what it names. */
function gitDirOf(folder: string): string | undefined {
  const place = join(folder, '.git');
  const kind = kindAt(place, '');
  if (kind === 'folder') return place;
  const [, named] = /^gitdir: (.+)\n*$/.exec((kind === 'file' && readSmall(place)) || '') ?? [];
  return named === undefined ? undefined : realOf(resolve(folder, named));
}

function commitOf(gitDir: string): string | undefined {
  const head = readSmall(join(gitDir, 'HEAD'))?.trim() ?? '';
  if (isCommit(head)) return head;
  const ref = head.replace(/^ref: /, '');
  if (!isFullRef(ref)) return undefined;
  const loose = readSmall(join(gitDir, ref))?.trim() ?? '';
  return isCommit(loose) ? loose : packed(gitDir, ref);
}

function packed(gitDir: string, ref: string): string | undefined {
  const lines = (readSmall(join(gitDir, 'packed-refs'), 16 * 1024 * 1024) ?? '').split('\n');
  const line = lines.find((each) => each.endsWith(` ${ref}`));
  return line !== undefined && isCommit(line.slice(0, 40)) ? line.slice(0, 40) : undefined;
}

function isCommit(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text);
}

function readSmall(path: string, maxBytes = 4096): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() && stats.size <= maxBytes ? readFileSync(path, 'utf8') : undefined;
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
