import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { keepTimes } from './checkout-times.ts';
import type { Repository } from './controller.ts';
import type { Extras } from './extras.ts';
import type { FileLayer } from './file-layer.ts';
import { kindAt, removePath } from './folder.ts';
import { type IndexFile, parseIndex, readIndex } from './index-file.ts';
import { openIndex, sealIndex } from './index-seal.ts';
import { emptyIndex } from './index-write.ts';
import { layBlobs, layFiles, lookedAfter } from './populate-layers.ts';
import { restore } from './restore.ts';
import type { Tree } from './seal.ts';
import { type Hazards, removeHazards, removeUnignored } from './strays.ts';
import { emptyTree } from './tree-object.ts';

export interface PopulateCall extends Tree {
  readonly repository: Repository;
  /** Tree that `dir` is to hold. */
  readonly tree: string;
  /** Keep untracked files that the tree's own `.gitignore` files ignore (build caches of an earlier attempt). */
  readonly keepIgnored: boolean;
  readonly layer?: FileLayer;
  /** Files of submodules that go into the tree. */
  readonly extras?: Extras;
}

/**
 * Makes `dir` hold exactly `tree`, the layer and the extras, whatever hostile processes did in it; `.git` at its root is left alone.
 * Files that did not change are neither read nor written: git compares their stat data with an index that only git
 * filled while it wrote them, or we did. No process when little is to be written, one for a large tree, and one more to ask about untracked files that may be kept.
 */
export async function populate(call: PopulateCall): Promise<{ removed: number; restored: number }> {
  const { git } = call.repository;
  const before = openIndex(call);
  if (kindAt(call.dir, '') !== 'folder') {
    removePath(call.dir, '');
    mkdirSync(call.dir, { recursive: true });
  }
  const others = { dir: call.dir, ...lookedAfter(call, before) };
  const hazards = await removeHazards({ ...others, index: before }, call.keepIgnored);
  const restored = (await bringTo(call, before ?? fresh(call), hazards)) + (await layBlobs(call));
  sealIndex(call, call.tree);
  const strays = hazards.keptUntracked
    ? await removeUnignored(git, { ...others, index: readIndex(call.indexFile) })
    : 0;
  const laid = await layFiles(call);
  return { removed: hazards.removed + strays + laid.removed, restored: restored + laid.restored };
}

/** A folder that holds nothing yet is as good as one that was filled with the empty tree. */
function fresh({ dir }: PopulateCall): IndexFile | undefined {
  if (readdirSync(dir).some((name) => name !== '.git')) return undefined;
  return parseIndex(emptyIndex(emptyTree), 0n);
}

/** Writes what differs from the tree: here when it is little, else by git. */
async function bringTo(call: PopulateCall, before: IndexFile | undefined, { seen }: Hazards): Promise<number> {
  if (before !== undefined) {
    const restored = await restore({ ...call, index: before, seen }).catch(() => undefined);
    if (restored !== undefined) return restored;
  }
  await fill(call);
  if (call.extras?.times !== undefined) keepTimes(call.extras.times, call);
  return readIndex(call.indexFile)?.countWritten(before) ?? 0;
}

async function fill({ repository, dir, indexFile, tree }: PopulateCall): Promise<void> {
  const args = ['read-tree', '--reset', '-u', tree];
  const result = await repository.git.run(args, { indexFile, workTree: dir });
  if (result.exitCode === 0) return;
  // Whatever stood in the way goes, and git writes all of it.
  for (const name of readdirSync(dir)) if (name !== '.git') removePath(dir, name);
  rmSync(`${indexFile}.lock`, { force: true });
  rmSync(indexFile, { force: true });
  await repository.git.ok(args, { indexFile, workTree: dir });
}
