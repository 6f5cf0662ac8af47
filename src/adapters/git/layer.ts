import { lstatSync, mkdirSync, realpathSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTimes } from './checkout-times.ts';
import type { Repository } from './controller.ts';
import { layerIndex } from './controller-dir.ts';
import { type Extras, readExtras } from './extras.ts';
import type { FileLayer } from './file-layer.ts';
import { removePath } from './folder.ts';
import { copyRoots } from './layer-copy.ts';
import { changedAtMs, clampTimes, stampLayer } from './layer-stamp.ts';
import { foldersAbove, inside, splitNames } from './paths.ts';

/**
 * Layer 0: files that git ignores and that were in the workspace before any agent ran, such as `node_modules` or a
 * virtualenv (02-loop §1, Gate views).
 */
export interface Layer extends FileLayer {
  /** What else the checkout brings. */
  readonly extras: Extras;
}

/** Reads the layer of a commit once, one commit after the other: they share an index file. A failure is told to who awaits it. */
export function layerReader(repository: Repository, workspace: string): (commit: string) => Promise<Layer> {
  const layers = new Map<string, Promise<Layer>>();
  return (commit) => {
    const known = layers.get(commit);
    if (known !== undefined) return known;
    const before = [...layers.values()];
    const reading =
      before.length === 0
        ? readLayer({ repository, workspace, commit })
        : Promise.allSettled(before).then(() => readLayer({ repository, workspace, commit }));
    reading.catch(() => undefined);
    layers.set(commit, reading);
    return reading;
  };
}

interface LayerCall {
  readonly repository: Repository;
  /** Absolute folder of the checkout. */
  readonly workspace: string;
  readonly commit: string;
}

/**
 * Finds the ignored files of the workspace, as its `.gitignore` files say; tracked is what `commit` has. Two processes where there are no submodules.
 * Names that are not UTF-8 are left out: they cannot be given to `cp`.
 */
export async function readLayer(call: LayerCall): Promise<Layer> {
  const takenMs = Date.now();
  const indexFile = join(call.repository.git.gitDir, layerIndex);
  const { roots, above } = await findRoots(call, indexFile);
  const source = realpathSync(call.workspace);
  const found = await readExtras({ repository: call.repository, workspace: source, indexFile });
  const extras = { ...found, times: readTimes(source, call.repository.checkoutIndex) };
  return { source, roots, above, origin: await stampLayer({ roots }, source), takenMs, laid: new Map(), extras };
}

async function findRoots(call: LayerCall, indexFile: string): Promise<Pick<FileLayer, 'roots' | 'above'>> {
  const out = await listIgnored(call, indexFile);
  const listed = splitNames(out).map((path) => path.replace(/\/$/, ''));
  const names = listed.filter((path) => path !== '.git' && path.isWellFormed());
  const above = new Set(names.flatMap(foldersAbove));
  // git also lists folders that merely hold ignored things and nothing else.
  return { roots: new Set(names.filter((name) => !above.has(name))), above };
}

/**
 * Moves away what a process made or changed among the ignored files of the workspace since the layer was read: a later run on the same
 * machine would believe it. Gives its paths. Only links of other folders to the same file are let be: package managers make them.
 * @param to new folder for it
 */
export async function takeChanged(
  layer: FileLayer,
  call: LayerCall & { readonly isOurs: (path: string) => boolean },
  to: string,
): Promise<readonly string[]> {
  const { roots } = await findRoots(call, join(call.repository.git.gitDir, layerIndex));
  const now = await stampLayer({ roots: new Set([...layer.roots, ...roots]) }, layer.source);
  const isChanged = (path: string): boolean => {
    const stamp = now.get(path);
    if (stamp === undefined || call.isOurs(path)) return false;
    const before = layer.origin.get(path);
    return (
      before === undefined ||
      withoutChange(before) !== withoutChange(stamp) ||
      (before !== stamp && isAlone(layer, path))
    );
  };
  const changed = outermost([...now.keys()].filter(isChanged));
  for (const path of changed) moveAway({ from: layer.source, to }, path);
  return changed.sort();
}

/** Ignored files and folders that hold something older than a moment. */
export function rootsBefore({ roots, origin }: FileLayer, sinceMs: number): readonly string[] {
  const found = new Set<string>();
  for (const [path, stamp] of origin) {
    if ((changedAtMs(stamp) ?? sinceMs) >= sinceMs) continue;
    const root = [path, ...foldersAbove(path)].find((each) => roots.has(each));
    if (root !== undefined) found.add(root);
  }
  return [...found].sort();
}

/** A stamp without the time of the last change, which that of another name of the file moves. */
function withoutChange(stamp: string): string {
  return stamp.slice(0, stamp.lastIndexOf(' '));
}

function isAlone({ source }: FileLayer, path: string): boolean {
  return lstatSync(inside(source, path), { throwIfNoEntry: false })?.nlink === 1;
}

function moveAway({ from, to }: { readonly from: string; readonly to: string }, path: string): void {
  try {
    mkdirSync(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    renameSync(inside(from, path), join(to, path));
  } catch {
    removePath(from, path);
  }
}

async function listIgnored({ repository: { git }, workspace, commit }: LayerCall, indexFile: string): Promise<Buffer> {
  await git.ok(['read-tree', '--reset', commit], { indexFile });
  const others = ['ls-files', '-z', '--others', '--ignored', '--directory', '--exclude-per-directory=.gitignore'];
  return git.ok(others, { indexFile, workTree: workspace });
}

/**
 * Makes the layer's part of `dir` equal to what was copied at first. Later calls compare inode, size and times and
 * repair only what a process changed, deleted or added; counts what was written and what was removed. Throws when the
 * source is not what it was: a repair from it would bring in what a process put there.
 */
export async function layLayer(layer: FileLayer, dir: string): Promise<{ restored: number; removed: number }> {
  const laid = layer.laid.get(dir);
  const found = laid === undefined ? undefined : await stampLayer(layer, dir);
  const wrong = laid === undefined || found === undefined ? [...layer.roots] : differences(laid, found);
  if (wrong.length === 0) return noRepairs;
  const wanted = wrong.filter((path) => laid === undefined || laid.has(path));
  const copied = outermost(wanted);
  await checkSource(layer, copied);
  for (const path of wrong.sort()) removePath(dir, path);
  await copyRoots(layer, dir, copied);
  await clampTimes(dir, copied, layer.takenMs);
  layer.laid.set(dir, await stampLayer(layer, dir));
  return { restored: wanted.length, removed: wrong.length - wanted.length };
}

const noRepairs = { restored: 0, removed: 0 };

function differences(laid: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...laid.keys(), ...found.keys()]);
  return [...paths].filter((path) => laid.get(path) !== found.get(path));
}

async function checkSource({ source, origin }: FileLayer, copied: readonly string[]): Promise<void> {
  const roots = new Set(copied);
  const found = await stampLayer({ roots }, source);
  const expected = new Map([...origin].filter(([path]) => isUnder(path, roots)));
  const [changed] = differences(expected, found);
  if (changed === undefined) return;
  throw new Error(
    `${join(source, changed)} was changed during the run: the workspace is the source of ignored files such as ` +
      'dependencies, and a copy of it can no longer be trusted. Nothing may write to the workspace while the action ' +
      'works; run the job again on a fresh checkout.',
  );
}

function isUnder(path: string, roots: ReadonlySet<string>): boolean {
  return roots.has(path) || foldersAbove(path).some((folder) => roots.has(folder));
}

/** Paths without those that lie in a folder of the list: copying the folder brings them. */
function outermost(paths: readonly string[]): string[] {
  const all = new Set(paths);
  return paths.filter((path) => !foldersAbove(path).some((folder) => all.has(folder)));
}
