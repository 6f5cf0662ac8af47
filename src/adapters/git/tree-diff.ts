import type { Objects } from './objects.ts';
import { joinPath } from './paths.ts';
import { folderMode, type Mode, type TreeItem, typeOf } from './tree-object.ts';

/** One difference between two trees, as `git diff-tree -r --raw --no-renames` sees it. */
export interface Change {
  /** As encoded by `decodePath`. */
  readonly path: string;
  readonly status: 'added' | 'modified' | 'deleted' | 'type-changed';
  /** `000000` when absent. */
  readonly oldMode: Mode;
  readonly newMode: Mode;
  /** Forty zeros when absent. */
  readonly oldSha: string;
  readonly newSha: string;
}

/** Differences between two trees, sorted by path. Only folders that differ are read, and no process is started. */
export async function diffTrees(objects: Objects, from: string, to: string): Promise<Change[]> {
  const changes = from === to ? [] : await diffFolders(objects, '', { old: from, new: to });
  return changes.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}

const noSha = '0'.repeat(40);
const noMode = '000000';

interface Pair<T> {
  readonly old: T | undefined;
  readonly new: T | undefined;
}

async function diffFolders(objects: Objects, folder: string, shas: Pair<string>): Promise<Change[]> {
  const [before, after] = await Promise.all([itemsOf(objects, shas.old), itemsOf(objects, shas.new)]);
  const names = new Set([...before.keys(), ...after.keys()]);
  const parts = [...names].map((name) =>
    diffItems(objects, joinPath(folder, name), { old: before.get(name), new: after.get(name) }),
  );
  return (await Promise.all(parts)).flat();
}

async function itemsOf(objects: Objects, sha: string | undefined): Promise<Map<string, TreeItem>> {
  const items = sha === undefined ? [] : await objects.tree(sha);
  return new Map(items.map((item) => [item.name, item]));
}

async function diffItems(objects: Objects, path: string, items: Pair<TreeItem>): Promise<Change[]> {
  if (items.old?.sha === items.new?.sha && items.old?.mode === items.new?.mode) return [];
  const folders = { old: folderSha(items.old), new: folderSha(items.new) };
  const below = folders.old === folders.new ? [] : await diffFolders(objects, path, folders);
  const here = changeOf(path, { old: leaf(items.old), new: leaf(items.new) });
  return here === undefined ? below : [here, ...below];
}

function folderSha(item: TreeItem | undefined): string | undefined {
  return item?.mode === folderMode ? item.sha : undefined;
}

function leaf(item: TreeItem | undefined): TreeItem | undefined {
  return item?.mode === folderMode ? undefined : item;
}

function changeOf(path: string, items: Pair<TreeItem>): Change | undefined {
  if (items.old === undefined && items.new === undefined) return undefined;
  return {
    path,
    status: statusOf(items),
    oldMode: items.old?.mode ?? noMode,
    newMode: items.new?.mode ?? noMode,
    oldSha: items.old?.sha ?? noSha,
    newSha: items.new?.sha ?? noSha,
  };
}

function statusOf(items: Pair<TreeItem>): Change['status'] {
  if (items.old === undefined) return 'added';
  if (items.new === undefined) return 'deleted';
  return typeOf(items.old.mode) === typeOf(items.new.mode) ? 'modified' : 'type-changed';
}
