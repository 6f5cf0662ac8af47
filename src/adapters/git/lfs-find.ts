import { lstatSync, readFileSync } from 'node:fs';
import { shown } from '../../core/integrity/change.ts';
import type { Repository } from './controller.ts';
import { kindAt } from './folder.ts';
import type { IndexFile } from './index-file.ts';
import type { Lfs } from './lfs.ts';
import { openLfsAttributes } from './lfs-attributes.ts';
import { lfsStore, measured, pointerOf, storedContents } from './lfs-content.ts';
import { formatPointer, type LfsPointer, parsePointer, pointerBytes } from './lfs-pointer.ts';
import { hashObject } from './objects.ts';
import { foldersAbove, inside } from './paths.ts';

export interface FoundLfs {
  readonly lfs: Lfs;
  /** What is missing and what to do; whole sentences. */
  readonly notices: readonly string[];
}

export interface FindLfs {
  readonly repository: Repository;
  /** Real path of the workspace. */
  readonly workspace: string;
  /** Index that holds exactly the run start, as a file and read. */
  readonly indexFile: string;
  readonly index: IndexFile;
}

/** Looks which pointers of the run start have their contents in the workspace: size and SHA-256 must agree. */
export async function findLfs(call: FindLfs): Promise<FoundLfs> {
  const { repository, workspace, index } = call;
  const lfs = await openLfs(call);
  const missing = { pointer: [] as string[], other: [] as string[] };
  for (const path of await lfs.attributes.tracked()) {
    const sha = shaAt(index, path);
    const pointer = await readPointer(repository, sha);
    if (pointer === undefined) continue;
    lfs.pointers.set(sha, pointer);
    if (lfs.contents.has(pointer.oid)) continue;
    const found = await look(workspace, path, { sha, pointer });
    if (found === 'content') lfs.contents.set(pointer.oid, `${workspace}/${path}`);
    else missing[found].push(path);
  }
  return { lfs, notices: [...onlyPointers(missing.pointer), ...otherContents(missing.other)] };
}

function shaAt(index: IndexFile, path: string): string {
  const entry = index.entries.get(path);
  if (entry === undefined) throw new Error(`git lists ${path}, which is not in its index`);
  return index.shaOf(entry);
}

async function openLfs({ repository: { git }, indexFile, index }: FindLfs): Promise<Lfs> {
  const startTree = index.tree ?? (await git.ok(['write-tree'], { indexFile })).toString('latin1').trim();
  const store = lfsStore(git.gitDir);
  const lfs: Lfs = {
    ...{ store, pointers: new Map(), contents: new Map(), fresh: new Set(), laid: new Map() },
    attributes: openLfsAttributes(git, indexFile, startTree),
    startTree,
    cannotSend: index.entries.has('.lfsconfig') ? ownServer : await missingGitLfs(git),
  };
  // What an earlier process of this run left.
  for (const { path, ...pointer } of storedContents(store)) {
    lfs.pointers.set(hashObject('blob', formatPointer(pointer)), pointer);
    lfs.contents.set(pointer.oid, path);
    lfs.fresh.add(pointer.oid);
  }
  return lfs;
}

const ownServer =
  'the repository has a .lfsconfig, and other LFS servers than the one of the repository are not supported';

async function missingGitLfs(git: Repository['git']): Promise<string | undefined> {
  const { exitCode } = await git.run(['lfs', 'version']);
  return exitCode === 0
    ? undefined
    : 'git-lfs, which sends contents to the server, is not installed on this runner (install it in a step before this one)';
}

/** The pointer that a blob is; undefined when it is none, or is not here. */
export async function readPointer(repository: Repository, sha: string): Promise<LfsPointer | undefined> {
  const size = await repository.blobSize(sha);
  if (size === undefined || size >= pointerBytes) return undefined;
  const [bytes] = await repository.blobs([sha]);
  return bytes === undefined ? undefined : parsePointer(bytes);
}

interface Wanted {
  readonly sha: string;
  readonly pointer: LfsPointer;
}

/** What lies at a path of the workspace; links are not followed. */
async function look(
  workspace: string,
  path: string,
  { sha, pointer }: Wanted,
): Promise<'content' | 'pointer' | 'other'> {
  const isReached = foldersAbove(path).every((folder) => kindAt(workspace, folder) === 'folder');
  const place = inside(workspace, path);
  const stats = isReached ? lstatSync(place, { throwIfNoEntry: false }) : undefined;
  if (!stats?.isFile()) return 'other';
  if (stats.size < pointerBytes && hashObject('blob', readFileSync(place)) === sha) return 'pointer';
  if (stats.size !== pointer.size || !path.isWellFormed()) return 'other';
  return (await pointerOf(measured(place, stats.size)))?.oid === pointer.oid ? 'content' : 'other';
}

function onlyPointers(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  return [
    `Git LFS: ${some(paths)} in the workspace: pointers without their contents. Agents and gates see the pointers. Add "lfs: true" to the step of actions/checkout.`,
  ];
}

function otherContents(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) return [];
  return [
    `Git LFS: ${some(paths)} in the workspace: not what the commit that the run starts from names. Agents and gates see the pointers.`,
  ];
}

function some(paths: readonly string[]): string {
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  return `${paths.slice(0, 5).map(shown).join(', ')}${more}`;
}
