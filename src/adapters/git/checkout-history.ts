import { constants, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { bindGit, type Git } from './git.ts';
import { createGitDir } from './gitdir.ts';
import { isFullRef } from './refs.ts';
import { readShallow } from './shallow.ts';
import { borrow, type Workspace } from './workspace.ts';

/** What the checkout knows of the past: gates see it, the controller never works with it. */
export interface CheckoutHistory {
  /** Absolute folders of objects, the checkout's own first. */
  readonly folders: readonly string[];
  /** Those whose commit is at hand. */
  readonly tags: readonly Tag[];
  /** Commits whose parents the checkout does not have. */
  readonly shallow: ReadonlySet<string>;
  /** Commits at which the controller's own history ends and the checkout's may go on. */
  readonly known: ReadonlySet<string>;
}

interface Tag {
  /** Full name. */
  readonly name: string;
  /** What the ref holds; another object than the commit for an annotated tag. */
  readonly sha: string;
  readonly commit: string;
}

/** Where processes of the project can write to the checkout's `.git`, those of an earlier run may have left something in it. */
export interface HistoryBounds {
  /** Refs of the remote: other tags are left out. */
  readonly remoteRefs: ReadonlyMap<string, string>;
  /** Absolute folder, made here, for the objects of the past; others of the checkout are left out. */
  readonly folder: string;
}

/**
 * Reads refs as files and asks for objects with our own git: nothing of the checkout's configuration has a say.
 * @param bounds absent = nothing but the job wrote to the checkout
 */
export async function readHistory(
  git: Git,
  { objects }: Pick<Workspace, 'objects'>,
  bounds?: HistoryBounds,
): Promise<CheckoutHistory> {
  const gitDir = dirname(objects);
  const isOfRemote = ([name, sha]: readonly [string, string]): boolean => bounds?.remoteRefs.get(name) === sha;
  const named = [...readTags(gitDir)].filter((tag) => bounds === undefined || isOfRemote(tag));
  const ends = [...readShallow(git.gitDir)];
  const wanted = [...named.map(([, sha]) => sha), ...ends];
  const found = await commitsAmong(git, objects, wanted);
  const tags = named.flatMap(([name, sha], at) => {
    const commit = found[at];
    return commit === undefined ? [] : [{ name, sha, commit }];
  });
  const known = new Set(ends.filter((_, at) => found[named.length + at] !== undefined));
  const history = { folders: objectFolders(objects), tags, shallow: readShallow(gitDir), known };
  return bounds === undefined ? history : packPast(git, { history, objects, folder: bounds.folder });
}

interface PastCall {
  readonly history: CheckoutHistory;
  /** The checkout's objects. */
  readonly objects: string;
  readonly folder: string;
}

/** Copies what the known commits and the tags lead to, and nothing else; of a checkout that is damaged there is no past. */
async function packPast(git: Git, { history, objects, folder }: PastCall): Promise<CheckoutHistory> {
  const { known, tags, shallow } = history;
  const path = join(folder, 'git');
  const to = join(folder, 'objects');
  await mkdir(folder, { recursive: true });
  createGitDir({ path, folderMode: 0o700, head: 'refs/heads/past', config: ['[core]', '\tbare = true'] });
  if (shallow.size > 0) writeFileSync(join(path, 'shallow'), `${[...shallow].join('\n')}\n`);
  await mkdir(join(to, 'pack'), { recursive: true });
  const args = ['pack-objects', '--revs', '--quiet', '--missing=allow-any', '--window=0', join(to, 'pack/pack')];
  const { exitCode } = await bindGit(git.program, path).run(args, {
    input: [...known, ...tags.map(({ sha }) => sha), ''].join('\n'),
    env: { GIT_OBJECT_DIRECTORY: to, ...borrow({ objects }) },
  });
  const isWhole = exitCode === 0;
  return isWhole ? { ...history, folders: [to] } : { folders: [], tags: [], shallow: new Set(), known: new Set() };
}

/** The commit that each object is or leads to; undefined where it is not at hand. */
async function commitsAmong(
  git: Git,
  objects: string,
  shas: readonly string[],
): Promise<readonly (string | undefined)[]> {
  if (shas.length === 0) return [];
  const result = await git.run(['cat-file', '--batch-check'], {
    input: shas.map((sha) => `${sha}^{commit}\n`).join(''),
    env: { GIT_OBJECT_DIRECTORY: objects },
  });
  return result.stdout
    .toString('latin1')
    .split('\n')
    .map((line) => /^([0-9a-f]{40}) commit /.exec(line)?.[1]);
}

/** Full name -> object; loose refs win over packed ones. */
function readTags(gitDir: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  const add = (name: string, sha: string): void => {
    const isSound = /^[0-9a-f]{40}$/.test(sha) && name.startsWith('refs/tags/') && isFullRef(name);
    if (isSound && !name.includes('\uFFFD')) tags.set(name, sha);
  };
  for (const line of readSmall(join(gitDir, 'packed-refs')).split('\n')) add(line.slice(41), line.slice(0, 40));
  for (const path of filesBelow(join(gitDir, 'refs/tags')))
    add(`refs/tags/${path}`, readSmall(join(gitDir, 'refs/tags', path)).trim());
  return tags;
}

function filesBelow(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch {
    return [];
  }
}

const MOST_BYTES = 64 * 1024 * 1024;

/** Empty for what is no regular file of a sensible size. */
function readSmall(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size <= MOST_BYTES ? readFileSync(path, 'utf8') : '';
}

/** A folder of objects and those that it borrows from. */
function objectFolders(objects: string, depth = 5): readonly string[] {
  const lines = readSmall(join(objects, 'info/alternates')).split('\n');
  const others = depth === 0 ? [] : lines.filter((line) => /^[^#"]/.test(line)).map((line) => resolve(objects, line));
  return [...new Set([objects, ...others.flatMap((folder) => objectFolders(folder, depth - 1))])];
}

/**
 * Puts the checkout's objects into a folder of objects.
 * @param mayShare whether a second name for a file will do: only where nobody can write it
 */
export async function layHistory(
  { folders }: Pick<CheckoutHistory, 'folders'>,
  to: string,
  mayShare: boolean,
): Promise<void> {
  for (const folder of folders) {
    for (const name of namesIn(folder).filter((each) => /^(?:pack|[0-9a-f]{2})$/.test(each))) {
      await mkdir(join(to, name), { recursive: true });
      for (const file of namesIn(join(folder, name)).filter((each) => !each.startsWith('tmp_')))
        await layFile(join(folder, name, file), join(to, name, file), mayShare);
    }
  }
}

async function layFile(from: string, to: string, mayShare: boolean): Promise<void> {
  // Another file system, or a kernel that refuses second names, takes a copy.
  const isShared = mayShare && (await link(from, to).then(() => true, isThere));
  if (!isShared) await copyFile(from, to, constants.COPYFILE_FICLONE).catch(passMissing);
}

function isThere(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EEXIST';
}

/** A git that tidies up the checkout at this moment takes files away that stand elsewhere then. */
function passMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
