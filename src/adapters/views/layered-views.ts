import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Captured } from '../git/capture.ts';
import { capture } from '../git/capture.ts';
import type { Repository } from '../git/controller.ts';
import { freshGit } from '../git/disposable-git.ts';
import { type Extras, noExtras } from '../git/extras.ts';
import { kindAt, removePath } from '../git/folder.ts';
import { readIndex } from '../git/index-file.ts';
import { openIndex, sealOwnIndex } from '../git/index-seal.ts';
import type { Layer } from '../git/layer.ts';
import { layContents } from '../git/lfs-lay.ts';
import { foldersAbove } from '../git/paths.ts';
import { advance } from '../git/restore.ts';
import { isGitTampered, type Tree } from '../git/seal.ts';
import { keepSubmodules } from '../git/submodule-lay.ts';
import { discard } from '../git/trash.ts';
import { populate } from '../git/worktree.ts';
import { clearWork, discardLayers, type Merger } from '../isolation/overlay.ts';
import type { PlaceOfLayers } from '../isolation/walls.ts';
import { type AgentTreeCall, putStateFile, removeStateFile } from '../trees.ts';
import type { AgentCapture, Grounds, View, ViewCall } from './grounds.ts';
import { type SetupLayers, sift, siftUntracked } from './setup-layers.ts';
import type { ViewGit } from './view-git.ts';

export interface LayeredAgentOptions {
  readonly repository: Repository;
  readonly pristine: Pristine;
  /** Absolute folder that is ours. */
  readonly root: string;
  /** Layer 0 in a folder of its own. */
  readonly layer: () => Promise<{ readonly dir: string; readonly layer: Layer }>;
  readonly setup: SetupLayers;
  readonly merger: Merger;
}

export interface LayeredViewsOptions extends LayeredAgentOptions {
  readonly git: ViewGit;
}

/** The agent's worktree as layers: what it wrote is all that has to be looked at afterwards, however large the tree is. */
export function layeredAgent(options: LayeredAgentOptions): Omit<Grounds, 'openView'> {
  const upper = upperTree(options);
  let ignored: readonly string[] = [];
  let lowers: readonly string[] | undefined;
  return {
    openAgent: async (call) => {
      await options.pristine.bring(call.tree);
      const { layer, dir } = await options.layer();
      const setup = await options.setup.find(call.tree);
      const isGiven = (path: string): boolean =>
        isOfLayer(layer, path) || (setup !== undefined && existsSync(join(setup, path)));
      const kept = call.clean ? [] : ignored.filter((path) => !isGiven(path));
      ignored = [];
      lowers = setup === undefined ? [dir] : [setup, dir];
      await renewUpper(options, call, kept);
      return { place: layersOf(options, lowers) };
    },
    // Whoever empties RUNNER_TEMP after the run may not enter what an overlay leaves there.
    close: () => clearWork(join(options.root, 'agent-work')),
    capture: async (call) => {
      const gitTampered = isGitTampered(upper);
      lowers ??= [(await options.layer()).dir];
      const captured = await read(options, call, lowers);
      ignored = captured.ok ? captured.ignored : [];
      return { captured, gitTampered };
    },
  };
}

/** @param lowers what lies above the tracked files, topmost first */
function layersOf({ root, pristine }: LayeredAgentOptions, lowers: readonly string[]): PlaceOfLayers {
  const [upper, work] = [join(root, 'agent-upper'), join(root, 'agent-work')];
  return { kind: 'layers', lowers: [...lowers, pristine.dir], upper, work };
}

/** The upper layer as a tree: the agent's `.git` lies in it, and its index is the one of the lowest layer. */
function upperTree({ root, pristine }: LayeredAgentOptions): Tree {
  return { dir: join(root, 'agent-upper'), indexFile: pristine.indexFile };
}

/**
 * Puts a new upper layer in place that holds nothing but a fresh `.git`, the state file and what is kept.
 * @param kept ignored paths of the one before
 */
async function renewUpper(options: LayeredAgentOptions, call: AgentTreeCall, kept: readonly string[]): Promise<void> {
  const { root, repository } = options;
  const upper = upperTree(options);
  const [fresh, trash] = [join(root, 'agent-upper.new'), join(root, 'trash')];
  discard(root, 'agent-upper.new', trash);
  mkdirSync(fresh, { recursive: true, mode: 0o755 });
  if (kept.length > 0) siftKept(upper.dir, fresh, new Set(kept));
  discard(root, 'agent-upper', trash);
  discardLayers(root, 'agent-work', { work: 'agent-work', trash });
  mkdirSync(join(root, 'agent-work'), { recursive: true, mode: 0o700 });
  renameSync(fresh, upper.dir);
  if (call.stateFile !== undefined) putStateFile(upper, call.stateFile);
  const { head, apart = false } = call;
  await freshGit({ repository, ...upper, head, branch: 'ralph-work', apart });
}

function siftKept(from: string, to: string, kept: ReadonlySet<string>): void {
  const above = new Set([...kept].flatMap(foldersAbove));
  sift(from, to, ({ path, isMark }) => {
    if (isMark) return 'leave';
    return kept.has(path) ? 'take' : above.has(path) ? 'enter' : 'leave';
  });
}

function isOfLayer({ roots, above }: Layer, path: string): boolean {
  return roots.has(path) || above.has(path) || [...roots].some((root) => path.startsWith(`${root}/`));
}

async function read(options: LayeredAgentOptions, call: AgentCapture, lowers: readonly string[]): Promise<Captured> {
  const { repository, pristine, merger } = options;
  const upper = upperTree(options);
  removeStateFile(upper);
  await pristine.bring(call.givenTree);
  if (!readdirSync(upper.dir).some((name) => name !== '.git')) {
    const changes = await repository.changes(call.baseTree, call.givenTree);
    return { ok: true, tree: call.givenTree, changes, notImported: [], ignored: [] };
  }
  const merged = await merger(layersOf(options, lowers));
  try {
    const layers = { upper: upper.dir, ignore: merged.ignore };
    const { extras } = (await options.layer()).layer;
    const { indexFile } = pristine;
    return await capture({ ...call, repository, dir: merged.dir, indexFile, layers, extras });
  } finally {
    await merged.close();
  }
}

/** Views as layers: nothing is copied, nothing is verified, and what a gate writes is thrown away with its top layer. */
export function layeredViews(options: LayeredViewsOptions): (call: ViewCall) => Promise<View> {
  let count = 0;
  return async (call) => {
    const { pristine, root } = options;
    await pristine.bring(call.tree);
    const { dir: layer, layer: given } = await options.layer();
    count += 1;
    const id = `view-${count}`;
    const [upper, work] = [join(root, id, 'upper'), join(root, id, 'work')];
    discard(root, id, join(root, 'trash'));
    for (const path of [join(root, id), upper, work]) mkdirSync(path, { recursive: true, mode: 0o755 });
    await options.git({ dir: upper, indexFile: pristine.indexFile, tree: call.tree, start: call.start });
    const setup = await options.setup.find(call.tree);
    const wrote = { from: upper, indexFile: pristine.indexFile, extras: given.extras };
    const own = setup === undefined ? [] : [setup];
    return {
      place: { kind: 'layers', lowers: [...own, layer, pristine.dir], upper, work },
      written: upper,
      removed: call.without === undefined ? [] : selected(options, call.without),
      hasSetup: setup !== undefined,
      // What setup removed of layer 0 stays removed.
      keepSetup: () => options.setup.keep(call.tree, (to) => siftUntracked(to, wrote)),
      close: () => discardLayers(root, id, { work: join(id, 'work'), trash: join(root, 'trash') }),
    };
  };
}

function selected({ pristine }: LayeredAgentOptions, without: (path: string) => boolean): readonly string[] {
  return (readIndex(pristine.indexFile)?.ordered ?? []).map(({ path }) => path).filter(without);
}

/** The tracked files of one tree after the other, with those of its submodules, in one folder that no agent and no gate can reach. */
interface Pristine extends Tree {
  /** Brings the folder to a tree; only while nobody looks at another tree that is mounted on it. Calls at once wait for each other. */
  bring(tree: string): Promise<void>;
}

interface PristineOptions extends Tree {
  readonly repository: Repository;
  /** What the tracked files hold beside the blobs of the run start; default: nothing. */
  readonly extras?: () => Promise<Extras>;
}

/**
 * Lowest layer of all views (02-loop §1, Gate views): what differs between two trees is written, the rest is neither read nor
 * looked at. The first call of a process verifies all of it.
 */
export function openPristine({ repository, dir, indexFile, ...options }: PristineOptions): Pristine {
  let known: string | undefined;
  let last: Promise<void> = Promise.resolve();
  const bring = async (tree: string): Promise<void> => {
    if (known === tree) return;
    const call = { repository, dir, indexFile, extras: (await options.extras?.()) ?? noExtras };
    const before = known === undefined ? undefined : openIndex(call);
    known = undefined;
    const moved = before === undefined ? undefined : await advance({ ...call, index: before, tree });
    if (moved === undefined) await fill(call, tree);
    else await complete(call, tree);
    known = tree;
  };
  return {
    dir,
    indexFile,
    bring: (tree) => {
      last = last.then(
        () => bring(tree),
        () => bring(tree),
      );
      return last;
    },
  };
}

interface Call extends Tree {
  readonly repository: Repository;
  readonly extras: Extras;
}

async function complete(call: Call, tree: string): Promise<void> {
  const { extras, dir, indexFile } = call;
  if (extras.lfs !== undefined) await layContents(extras.lfs, call);
  sealOwnIndex(call, tree);
  if (extras.submodules.length > 0) await keepSubmodules(extras, dir, readIndex(indexFile));
}

async function fill(call: Call, tree: string): Promise<void> {
  if (kindAt(call.dir, '') !== 'folder') removePath(call.dir, '');
  mkdirSync(call.dir, { recursive: true, mode: 0o755 });
  await populate({ ...call, tree, keepIgnored: false });
  sealOwnIndex(call, tree);
}
