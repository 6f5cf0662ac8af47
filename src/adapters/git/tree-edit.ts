import type { Objects } from './objects.ts';
import { isDotGit } from './paths.ts';
import { folderMode, type Mode, type TreeItem } from './tree-object.ts';

/** One change to lay over a tree; `path` as encoded by `decodePath`. Deleting a folder deletes all below it. */
export type TreeEdit =
  | { readonly path: string; readonly mode: Mode; readonly bytes: Buffer }
  | { readonly path: string; readonly mode: Mode; readonly sha: string }
  | { readonly path: string; readonly delete: true };

/**
 * A new tree: `tree` with the edits laid over it, the last one of a path winning. Folders appear and vanish as git has
 * them; a file put where a folder was replaces the folder. Only touched folders are read and written, without a process.
 * Throws on a path that no tree may contain (`..`, `.git`, empty parts).
 */
export async function overlayTree(objects: Objects, tree: string, edits: readonly TreeEdit[]): Promise<string> {
  const root: Node = { below: new Map() };
  for (const edit of edits) plant(root, edit);
  return objects.writeTree(await applyBelow(objects, tree, root));
}

interface Node {
  edit?: TreeEdit;
  readonly below: Map<string, Node>;
}

function plant(root: Node, edit: TreeEdit): void {
  let node = root;
  for (const name of edit.path.split('/')) {
    if (!isAllowedName(name)) throw new Error(`"${edit.path}" cannot be a path in a tree`);
    const next = node.below.get(name) ?? { below: new Map() };
    node.below.set(name, next);
    node = next;
  }
  node.edit = edit;
}

function isAllowedName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !name.includes('\0') && !isDotGit(name);
}

async function applyBelow(objects: Objects, tree: string | undefined, node: Node): Promise<TreeItem[]> {
  const items = new Map((tree === undefined ? [] : await objects.tree(tree)).map((item) => [item.name, item]));
  const applied = [...node.below].map(async ([name, child]) => {
    const item = await applyOne(objects, { name, old: items.get(name) }, child);
    return { name, item };
  });
  for (const { name, item } of await Promise.all(applied)) {
    if (item === undefined) items.delete(name);
    else items.set(name, item);
  }
  return [...items.values()];
}

interface Place {
  readonly name: string;
  readonly old: TreeItem | undefined;
}

async function applyOne(objects: Objects, place: Place, node: Node): Promise<TreeItem | undefined> {
  const { edit } = node;
  const base = edit === undefined ? place.old : undefined;
  if (edit !== undefined && !('delete' in edit)) {
    if (![...node.below.values()].every(onlyDeletes)) throw new Error(`"${edit.path}" is edited as file and as folder`);
    const sha = 'sha' in edit ? edit.sha : await objects.write('blob', edit.bytes);
    return { name: place.name, mode: edit.mode, sha };
  }
  if (edit === undefined && base !== undefined && base.mode !== folderMode && onlyDeletes(node)) return base;
  const items = await applyBelow(objects, base?.mode === folderMode ? base.sha : undefined, node);
  if (items.length === 0) return undefined;
  return { name: place.name, mode: folderMode, sha: await objects.writeTree(items) };
}

function onlyDeletes(node: Node): boolean {
  const here = node.edit === undefined || 'delete' in node.edit;
  return here && [...node.below.values()].every(onlyDeletes);
}
