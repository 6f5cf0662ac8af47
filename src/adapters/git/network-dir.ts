import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from './folder.ts';
import { createGitDir } from './gitdir.ts';
import { joinPath } from './paths.ts';
import { isFullRef, openRefs } from './refs.ts';
import { readShallow } from './shallow.ts';

/** A repository for one command that carries the token. */
export interface NetworkDir {
  readonly path: string;
  /** Lets the command use and fill the controller's objects. */
  readonly env: Readonly<Record<string, string>>;
  /** Brings what a fetch noted (refs, ends of history) into the controller's gitdir. */
  takeOver(): void;
  remove(): void;
}

/**
 * Makes a gitdir with a configuration of ours (04-trust rules 5 and 8): the lasting one could have been given a proxy or
 * another URL by a process of the same user, and git would show it the token. Refs are copied, so that a fetch can say
 * what is here already.
 * @param folder absolute folder for such gitdirs; made 0700 when it is missing
 */
export function makeNetworkDir(gitDir: string, folder: string): NetworkDir {
  const path = join(folder, randomBytes(8).toString('hex'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  createGitDir({ path, folderMode: 0o700, head: 'refs/heads/network', config, folders: ['refs', 'info'] });
  const refs = readRefs(gitDir);
  for (const [ref, commit] of refs) openRefs(path).set(ref, commit);
  const shallow = readShallow(gitDir);
  if (shallow.size > 0) writeFileSync(join(path, 'shallow'), linesOf(shallow));
  return {
    path,
    env: { GIT_DIR: path, GIT_OBJECT_DIRECTORY: join(gitDir, 'objects') },
    takeOver: () => {
      for (const [ref, commit] of readRefs(path)) if (refs.get(ref) !== commit) openRefs(gitDir).set(ref, commit);
      mergeShallow(gitDir, shallow, readShallow(path));
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

const config = ['[core]', '\trepositoryformatversion = 0', '\tfilemode = true', '\tbare = false'];

/** Full name -> commit of the refs that the controller writes: one file each, never a link. */
function readRefs(gitDir: string): Map<string, string> {
  const refs = openRefs(gitDir);
  const found = new Map<string, string>();
  for (const name of filesUnder(gitDir, 'refs').filter(isFullRef)) {
    const commit = refs.read(name) ?? '';
    if (/^[0-9a-f]{40}$/.test(commit)) found.set(name, commit);
  }
  return found;
}

function filesUnder(dir: string, folder: string): string[] {
  return listFolder(dir, folder).flatMap(({ name, kind }) => {
    const path = joinPath(folder, name);
    if (kind === 'folder') return filesUnder(dir, path);
    return kind === 'file' ? [path] : [];
  });
}

/** Only what the command changed: another may have noted its own ends of history meanwhile. */
function mergeShallow(gitDir: string, before: ReadonlySet<string>, after: ReadonlySet<string>): void {
  const added = [...after].filter((commit) => !before.has(commit));
  const removed = new Set([...before].filter((commit) => !after.has(commit)));
  if (added.length === 0 && removed.size === 0) return;
  const commits = new Set([...readShallow(gitDir), ...added].filter((commit) => !removed.has(commit)));
  const temporary = join(gitDir, `shallow-${randomBytes(6).toString('hex')}`);
  writeFileSync(temporary, linesOf(commits), { flag: 'wx' });
  renameSync(temporary, join(gitDir, 'shallow'));
  // To git an empty file of that name is still a cut history.
  if (commits.size === 0) rmSync(join(gitDir, 'shallow'), { force: true });
}

function linesOf(commits: ReadonlySet<string>): string {
  return `${[...commits].join('\n')}\n`;
}
