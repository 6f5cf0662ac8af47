import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { shown } from '../../core/integrity/change.ts';
import { isAttributes } from '../../core/integrity/judge.ts';
import type { CaptureRefusal } from './capture-limits.ts';
import type { Repository } from './controller.ts';
import { readIndex } from './index-file.ts';
import type { Lfs } from './lfs.ts';
import { type LfsAttributes, openLfsAttributes } from './lfs-attributes.ts';
import { readPointer } from './lfs-find.ts';
import type { Change } from './tree-diff.ts';
import type { TreeEdit } from './tree-edit.ts';

export interface AlteredKeeping {
  readonly ok: false;
  readonly why: CaptureRefusal;
  /** The same with the `.gitattributes` files as they were. */
  readonly salvaged: { readonly tree: string; readonly leftOut: readonly string[] };
}

interface Trees {
  /** Tree before the attempt. */
  readonly given: string;
  readonly tree: string;
}

/**
 * Refuses a tree whose `.gitattributes` files give other pointers to Git LFS than those of the run start: gates see contents where
 * the run start says so, and whoever checks out the branch would see pointers there, or the other way round (02-loop §1, Gate
 * views). Undefined = nothing of that kind; lines for files that are no pointers may change.
 */
export async function alteredKeeping(
  repository: Repository,
  lfs: Lfs | undefined,
  { given, tree }: Trees,
): Promise<AlteredKeeping | undefined> {
  if (lfs === undefined) return undefined;
  const changed = (await repository.changes(lfs.startTree, tree)).filter(({ path: each }) => isAttributes(each));
  const [path] =
    changed.length === 0 ? [] : await altered(repository, lfs, await withoutLinks(repository, tree, changed));
  if (path === undefined) return undefined;
  const back = (await repository.changes(given, tree)).filter(({ path: each }) => isAttributes(each));
  const salvaged = { tree: await repository.overlay(tree, back.map(asBefore)), leftOut: back.map((each) => each.path) };
  return { ok: false, why: refusal(changed[0]?.path ?? '', path), salvaged };
}

function refusal(attributes: string, path: string): CaptureRefusal {
  const message = `The attempt changed ${shown(attributes)} so that Git LFS keeps ${shown(path)} no longer, or now: what is checked and what is pushed would differ. Leave the lines with filter=lfs as they are.`;
  return { code: 'lfs-not-taken', message, path: attributes };
}

function asBefore({ path, status, oldMode, oldSha }: Change): TreeEdit {
  return status === 'added' ? { path, delete: true } : { path, mode: oldMode, sha: oldSha };
}

/** In a checkout git reads no attributes through a link, but in an index it takes the target for them. */
async function withoutLinks(repository: Repository, tree: string, changed: readonly Change[]): Promise<string> {
  const links = changed.filter(({ newMode }) => newMode === '120000');
  return repository.overlay(
    tree,
    links.map(({ path }) => ({ path, delete: true })),
  );
}

/** Paths of pointers that the tree's own attributes give to Git LFS and the run start's do not, or the other way round. */
async function altered(repository: Repository, lfs: Lfs, tree: string): Promise<readonly string[]> {
  const { git } = repository;
  const name = `attempt-${randomBytes(8).toString('hex')}`;
  const indexFile = join(git.gitDir, `${name}.index`);
  try {
    await git.ok(['read-tree', tree], { indexFile });
    const own = openLfsAttributes(git, indexFile, name);
    return await differing({ repository, lfs, indexFile, own });
  } finally {
    rmSync(indexFile, { force: true });
    rmSync(join(git.gitDir, 'lfs-attributes', name), { recursive: true, force: true });
  }
}

async function differing(call: {
  readonly repository: Repository;
  readonly lfs: Lfs;
  readonly indexFile: string;
  readonly own: LfsAttributes;
}): Promise<readonly string[]> {
  const { repository, lfs, indexFile, own } = call;
  const index = readIndex(indexFile);
  if (index === undefined) throw new Error(`git wrote no index ${indexFile}`);
  const shas = new Map(index.ordered.map((entry) => [entry.path, index.shaOf(entry)]));
  const now = new Set(await own.tracked());
  const pointers = [...shas].filter(([, sha]) => lfs.pointers.has(sha)).map(([path]) => path);
  const atStart = await lfs.attributes.among([...new Set([...pointers, ...now])]);
  const lost = pointers.filter((path) => atStart.has(path) && !now.has(path));
  for (const path of now) {
    const isNew = lost.length === 0 && !atStart.has(path);
    if (isNew && (await readPointer(repository, shas.get(path) ?? '')) !== undefined) return [path];
  }
  return lost;
}
