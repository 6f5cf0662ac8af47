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

/** What steers a `.git`: its configuration and the files that git looks for in it; '' for one that is not there. */
export interface Steering {
  readonly config: string;
  readonly attributes: string;
  readonly alternates: string;
}

/**
 * Notes what the disposable `.git` looked like when the agent got it.
 * @param written what was just written into a new one, without hooks and excludes; default: it is read
 */
export function sealGit(tree: Tree, written?: Steering): void {
  const git = join(tree.dir, '.git');
  const mark = written === undefined ? fingerprint(git) : fingerprintOf(git, () => partsOf(written));
  // A new file is cheaper than one written over: ext4 flushes what is replaced.
  rmSync(sealPath(tree), { force: true });
  writeFileSync(sealPath(tree), mark);
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
    return fingerprintOf(git, readParts);
  } catch {
    return 'unreadable';
  }
}

function fingerprintOf(git: string, partsIn: (git: string) => readonly string[]): string {
  const stats = lstatSync(git, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isDirectory()) return 'none';
  return createHash('sha256')
    .update(JSON.stringify([String(stats.ino), ...partsIn(git)]))
    .digest('hex');
}

function readParts(git: string): readonly string[] {
  const read = (name: string): string => readText(join(git, name));
  const [config, hooks, exclude] = [steeringConfig(read('config')), hooksOf(git), read('info/exclude')];
  return [config, hooks, exclude, read('info/attributes'), read('objects/info/alternates')];
}

function partsOf({ config, attributes, alternates }: Steering): readonly string[] {
  return [steeringConfig(asRead(config)), '', '', asRead(attributes), asRead(alternates)];
}

/** Texts are read byte by byte. */
function asRead(text: string): string {
  return Buffer.from(text).toString('latin1');
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
