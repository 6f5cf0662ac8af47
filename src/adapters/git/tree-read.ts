import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from './git.ts';
import type { Objects } from './objects.ts';
import { decodePath, joinPath } from './paths.ts';
import { folderMode, type Mode, submoduleMode, type TreeItem } from './tree-object.ts';

/** Content of a path in a tree; a link's content is its target (mode 120000). */
export interface FileContent {
  /** Cut at the limit that the caller gave: shorter than `size` then. */
  readonly bytes: Buffer;
  readonly mode: Mode;
  /** Bytes of the whole file. */
  readonly size: number;
}

/** One file, link or submodule of a tree; `path` as encoded by `decodePath`. */
export interface TreeEntry {
  readonly path: string;
  readonly mode: Mode;
  readonly sha: string;
}

export interface TreeContext {
  readonly git: Git;
  readonly objects: Objects;
}

/** Undefined when the path is absent, a folder or a submodule. What lies over the limit never enters our memory. */
export async function readTreeFile(
  { objects }: TreeContext,
  place: { readonly treeish: string; readonly path: string; readonly maxBytes: number | undefined },
): Promise<FileContent | undefined> {
  const item = await findItem(objects, await objects.treeOf(place.treeish), place.path);
  if (item === undefined || item.mode === folderMode || item.mode === submoduleMode) return undefined;
  const { mode, sha } = item;
  const object = await objects.read(sha, place.maxBytes);
  if (object?.type !== 'blob') throw new Error(`${sha} is ${object?.type ?? 'missing'}, a blob was expected`);
  return { bytes: object.bytes, mode, size: object.size };
}

/** Entries of one folder of a tree, `''` for its root; empty when there is no such folder. No process. */
export async function listFolder({ objects }: TreeContext, treeish: string, folder: string): Promise<FolderEntry[]> {
  const root = await objects.treeOf(treeish);
  const item = folder === '' ? { mode: folderMode, sha: root } : await findItem(objects, root, folder);
  if (item?.mode !== folderMode) return [];
  const items = await objects.tree(item.sha);
  return items.map(({ name, mode }) => ({ path: joinPath(folder, name), isFolder: mode === folderMode }));
}

/** An entry of a folder in a tree. */
export interface FolderEntry {
  /** Relative to the root of the tree. */
  readonly path: string;
  readonly isFolder: boolean;
}

/** All files below a tree (or below its folder `under`; empty when there is no such folder). One process. */
export async function listTree(context: TreeContext, treeish: string, under = ''): Promise<TreeEntry[]> {
  const root = await context.objects.treeOf(treeish);
  const item = under === '' ? { mode: folderMode, sha: root } : await findItem(context.objects, root, under);
  if (item?.mode !== folderMode) return [];
  const out = await context.git.ok(['ls-tree', '-r', '-z', '--full-tree', item.sha]);
  return parseListing(out, under);
}

/**
 * Files of a tree that have something of their name at their place in `dir`, a folder of this machine: what is not there is not read,
 * however large the tree is. A folder that cannot be listed may hold all of its files. No process.
 */
export async function listThere({ objects }: TreeContext, treeish: string, dir: string): Promise<TreeEntry[]> {
  const entries: TreeEntry[] = [];
  const open: TreeEntry[] = [{ path: '', mode: folderMode, sha: await objects.treeOf(treeish) }];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const names = namesIn(join(dir, folder.path));
    if (names?.size === 0) continue;
    for (const { name, mode, sha } of await objects.tree(folder.sha)) {
      if (names?.has(name) === false) continue;
      (mode === folderMode ? open : entries).push({ path: joinPath(folder.path, name), mode, sha });
    }
  }
  return entries;
}

/** Undefined when the folder cannot be listed. */
function namesIn(folder: string): ReadonlySet<string> | undefined {
  try {
    return new Set(readdirSync(folder));
  } catch {
    return undefined;
  }
}

async function findItem(objects: Objects, tree: string, path: string): Promise<TreeItem | undefined> {
  let item: TreeItem | undefined = { name: '', mode: folderMode, sha: tree };
  for (const name of path.split('/')) {
    if (item?.mode !== folderMode) return undefined;
    const items: TreeItem[] = await objects.tree(item.sha);
    item = items.find((one) => one.name === name);
  }
  return item;
}

function parseListing(out: Buffer, under: string): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < out.length; ) {
    const tab = out.indexOf(9, at);
    const end = out.indexOf(0, tab);
    const [mode, , sha] = out.toString('latin1', at, tab).split(' ');
    entries.push({ path: joinPath(under, decodePath(out.subarray(tab + 1, end))), mode: mode ?? '', sha: sha ?? '' });
    at = end + 1;
  }
  return entries;
}
