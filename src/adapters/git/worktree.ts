import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { type FoundChanges, findChanges } from './capture-find.ts';
import { cannotTake, settleLfs, storeFresh } from './capture-lfs.ts';
import {
  type CaptureLimits,
  type CaptureRefusal,
  destroyed,
  fitting,
  overLimit,
  tooManyChanges,
  type Write,
} from './capture-limits.ts';
import type { LayeredLook, NotImported } from './capture-look.ts';
import { readEdits, refusalOf } from './capture-read.ts';
import type { Repository } from './controller.ts';
import { type Extras, noExtras } from './extras.ts';
import type { FileLayer } from './file-layer.ts';
import { kindAt, removePath } from './folder.ts';
import { type IndexFile, parseIndex, readIndex } from './index-file.ts';
import { submodulePaths } from './index-scan.ts';
import { openIndex, remakeIndex, sealIndex } from './index-seal.ts';
import { emptyIndex } from './index-write.ts';
import { alteredKeeping } from './lfs-kept.ts';
import { layBlobs, layFiles, lookedAfter } from './populate-layers.ts';
import { restore } from './restore.ts';
import type { Tree } from './seal.ts';
import { type Hazards, removeHazards, removeUnignored } from './strays.ts';
import { fittingSubmodules } from './submodule-lay.ts';
import type { Change } from './tree-diff.ts';
import { emptyTree } from './tree-object.ts';

export type { CaptureLimits } from './capture-limits.ts';

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

export interface CaptureCall extends Tree {
  readonly repository: Repository;
  /** Tree that `changes` are told against, e.g. the story's start. */
  readonly baseTree: string;
  /** Tree that the folder was filled with, for a process that did not fill it itself. */
  readonly givenTree?: string;
  readonly limits: CaptureLimits;
  /** Set for a tree of layers. */
  readonly layers?: LayeredLook;
  /** What the tree was given beside its blobs. */
  readonly extras?: Extras;
}

/** The agent's tree as an object of the controller's store, or why it was not taken. */
export type Captured =
  | {
      readonly ok: true;
      readonly tree: string;
      /** Against `baseTree`, sorted by path. */
      readonly changes: readonly Change[];
      /** Left out by name; what was tracked at such a path stays as it was. */
      readonly notImported: readonly NotImported[];
      /** Files and whole folders that git ignores, at most 1,000: they reach no gate. */
      readonly ignored: readonly string[];
    }
  | {
      readonly ok: false;
      readonly why: CaptureRefusal;
      /** For a tree that is only too large: the same without its largest files, for a wip branch. */
      readonly salvaged?: { readonly tree: string; readonly leftOut: readonly string[] };
    };

/**
 * Reads the agent's tree once (04-trust rules 6 and 7). Nothing of its `.git` is looked at, no filter and no line-end
 * conversion runs, links are never followed, nothing over a limit is read. The index file is not written, so that stat
 * data seen in a hostile tree is never believed later. No process, or one to ask which new files git ignores.
 */
export async function capture(call: CaptureCall): Promise<Captured> {
  try {
    return await captureTree(call);
  } catch (error) {
    const why = refusalOf(call.dir, error);
    if (why === undefined) throw error;
    return { ok: false, why };
  }
}

async function captureTree(call: CaptureCall): Promise<Captured> {
  const { repository, extras = noExtras } = call;
  const index = openIndex(call) ?? (await remakeIndex(call));
  if (index?.tree === undefined || kindAt(call.dir, '') !== 'folder') return { ok: false, why: destroyed };
  const submodules = fittingSubmodules(extras, index);
  const gitlinks = submodulePaths(index);
  const found = await findChanges({ ...call, git: repository.git, index, gitlinks, submodules });
  return found.ok ? takeChanges({ ...call, extras, given: index.tree }, found) : found;
}

async function takeChanges(
  call: CaptureCall & { readonly extras: Extras; readonly given: string },
  found: FoundChanges,
): Promise<Captured> {
  const { dir, limits, repository, given } = call;
  const { lfs } = call.extras;
  const kept = await settleLfs(lfs, { dir, writes: found.writes, maxAddedBytes: limits.maxAddedBytes });
  const all = [...kept.writes, ...kept.fresh, ...kept.dangling];
  const why = overLimit({ ...found, writes: all }, limits) ?? cannotTake(lfs, kept);
  if (why?.code === 'too-many-files') return { ok: false, why };
  const writes = why === undefined ? kept.writes : fitting(kept.writes, limits);
  const edits = readEdits(dir, writes);
  if (!edits.ok) return edits;
  const stored = why === undefined ? await storeFresh(lfs, dir, kept.fresh) : [];
  const deletes = found.deletes.map((path) => ({ path, delete: true }) as const);
  const tree = await repository.overlay(given, [...deletes, ...edits.edits, ...kept.edits, ...stored]);
  if (why !== undefined) return { ok: false, why, salvaged: { tree, leftOut: leftOut(all, writes) } };
  const altered = await alteredKeeping(repository, lfs, { given, tree });
  if (altered !== undefined) return altered;
  const changes = await repository.changes(call.baseTree, tree);
  const tooMany = tooManyChanges(changes.length, limits);
  if (tooMany !== undefined) return { ok: false, why: tooMany, salvaged: { tree, leftOut: [] } };
  return { ok: true, tree, changes, notImported: found.notImported, ignored: found.ignored.slice(0, mostIgnored) };
}

const mostIgnored = 1000;

function leftOut(all: readonly Write[], taken: readonly Write[]): string[] {
  const kept = new Set(taken);
  return all.filter((write) => !kept.has(write)).map((write) => write.path);
}
