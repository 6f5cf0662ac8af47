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
import { kindAt } from './folder.ts';
import { submodulePaths } from './index-file.ts';
import { openIndex, remakeIndex } from './index-seal.ts';
import { alteredKeeping } from './lfs-kept.ts';
import type { Tree } from './seal.ts';
import { fittingSubmodules } from './submodule-lay.ts';
import type { Change } from './tree-diff.ts';

export type { CaptureLimits } from './capture-limits.ts';

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
