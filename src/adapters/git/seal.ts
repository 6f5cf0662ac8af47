import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIndex } from './index-file.ts';

/** A tree that `populate` looks after: its folder and the index file that is ours. */
export interface Tree {
  /** Absolute folder. */
  readonly dir: string;
  /** Absolute file outside `dir`, never written by anybody else. */
  readonly indexFile: string;
}

/** Notes what the disposable `.git` looked like when the agent got it. */
export function sealGit(tree: Tree): void {
  // A new file is cheaper than one written over: ext4 flushes what is replaced.
  rmSync(sealPath(tree), { force: true });
  writeFileSync(sealPath(tree), fingerprint(join(tree.dir, '.git')));
}

/**
 * Whether the agent removed or replaced its `.git`, or put something into it that steers git: hooks, excludes,
 * attributes, configuration other than user, branches and remotes, entries hidden from `git status`. Commits, branches
 * and stashes are its right. It has no effect in any case, and is noted (10-fine-print, Limits of a snapshot).
 */
export function isGitTampered(tree: Tree): boolean {
  const sealed = readText(sealPath(tree));
  const git = join(tree.dir, '.git');
  return sealed !== '' && (fingerprint(git) !== sealed || hidesEntries(git));
}

function sealPath(tree: Tree): string {
  return `${tree.indexFile}.git-seal`;
}

function fingerprint(git: string): string {
  try {
    return fingerprintOf(git);
  } catch {
    return 'unreadable';
  }
}

function fingerprintOf(git: string): string {
  const stats = lstatSync(git, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isDirectory()) return 'none';
  const steering = ['info/exclude', 'info/attributes', 'objects/info/alternates'].map((name) =>
    readText(join(git, name)),
  );
  const parts = [String(stats.ino), steeringConfig(readText(join(git, 'config'))), hooksOf(git), ...steering];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Config without the sections that ordinary work with git writes. */
function steeringConfig(config: string): string {
  return config
    .split(/^(?=\s*\[)/m)
    .filter((section) => !/^\s*\[\s*(?:user|branch|remote)\b/i.test(section))
    .join('');
}

function hooksOf(git: string): string {
  try {
    return readdirSync(join(git, 'hooks')).sort().join('\0');
  } catch {
    return '';
  }
}

function hidesEntries(git: string): boolean {
  try {
    return (readIndex(join(git, 'index'))?.hidden() ?? []).length > 0;
  } catch {
    return true;
  }
}

const largestSteeringFile = 1024 * 1024;

// The agent may have put a pipe or a link to an endless device here: only a small regular file is opened.
function readText(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return '';
  return stats.size > largestSteeringFile ? `${stats.size} bytes` : readFileSync(path, 'latin1');
}
