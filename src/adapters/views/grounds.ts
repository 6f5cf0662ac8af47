import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { globMatcher, type PathMatcher } from '../../core/globs.ts';
import type { ViewKind } from '../../core/isolation.ts';
import type { CaptureCall, Captured } from '../git/capture.ts';
import { capture } from '../git/capture.ts';
import type { Change, Repository, TreeEdit } from '../git/controller.ts';
import { type Layer, layLayer } from '../git/layer.ts';
import { isGitTampered } from '../git/seal.ts';
import { discard } from '../git/trash.ts';
import type { TreeEntry } from '../git/tree-read.ts';
import { openMerger } from '../isolation/overlay.ts';
import type { NamespaceMaker, Place } from '../isolation/walls.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { type AgentTreeCall, removeStateFile, type Trees } from '../trees.ts';
import { layeredAgent, layeredViews, openPristine } from './layered-views.ts';
import { noSetupLayers, setupLayers } from './setup-layers.ts';
import type { ViewGit } from './view-git.ts';

/** What is needed to read the agent's tree. */
export type AgentCapture = Pick<CaptureCall, 'baseTree' | 'limits'> & { readonly givenTree: string };

/** A tree in which one gate, reviewer or set-up step runs; afterwards it is closed and what was written in it is gone. */
export interface View {
  readonly place: Place;
  /** Absolute folder in which everything is found that its processes wrote. */
  readonly written: string;
  /** Paths that the caller wants taken away before a process starts. */
  readonly removed: readonly string[];
  /** Its tree's setup layer is among its layers. */
  readonly hasSetup: boolean;
  /** Keeps what setup wrote beside tracked files for later trees of the same dependency key; nothing where no layers can be kept. */
  keepSetup(): Promise<void>;
  close(): void;
}

export interface ViewCall {
  readonly tree: string;
  /** Commit that the story starts from; absent = the one that the run starts from. */
  readonly start?: string;
  /** Selects files that must not be in the view, such as reports of an earlier run. */
  readonly without?: (path: string) => boolean;
}

/** Where agents and gates work: puts trees in place and reads the agent's one again. */
export interface Grounds {
  /** The agent's worktree on a tree, with a fresh disposable git. */
  openAgent(call: AgentTreeCall): Promise<{ readonly place: Place }>;
  /** What the agent left; call it once after each agent. */
  capture(call: AgentCapture): Promise<{ readonly captured: Captured; readonly gitTampered: boolean }>;
  openView(call: ViewCall): Promise<View>;
  /** Makes removable what an overlay leaves; when no more trees are opened. */
  close?(): void;
}

/** One folder for the agent and one for views, each cleaned and verified before it is used again. */
export function plainGrounds(repository: Repository, trees: Trees, git: ViewGit): Grounds {
  const { indexFile } = trees.view;
  return {
    openAgent: async (call) => {
      const { dir } = await trees.openAgent(call);
      return { place: { kind: 'folder', dir } };
    },
    capture: async (call) => {
      const gitTampered = isGitTampered(trees.agent);
      removeStateFile(trees.agent);
      const captured = await capture({ ...call, ...trees.agent, repository, extras: await trees.extras() });
      return { captured, gitTampered };
    },
    openView: async ({ tree, start }) => {
      const { dir } = await trees.openView(tree);
      await git({ dir, indexFile, tree, start });
      return {
        place: { kind: 'folder', dir },
        ...{ written: dir, removed: [], close: () => undefined, hasSetup: false, keepSetup: async () => undefined },
      };
    },
  };
}

export interface WalledGroundsOptions {
  readonly repository: Repository;
  /** Absolute folder of the run's trees. */
  readonly root: string;
  /** Ignored files that are laid into each tree. */
  readonly layer: Promise<Layer>;
  readonly maker: NamespaceMaker;
  readonly views: ViewKind;
  /** What there is without layers. */
  readonly plain: Grounds;
  readonly needs: SetupNeeds | undefined;
  /** For layers. */
  readonly git: ViewGit;
}

/** Trees behind walls: nobody can reach the lower layers, so they need no second look. */
export function walledGrounds(options: WalledGroundsOptions): Grounds {
  const { repository, root, layer, maker, views, plain, needs, git } = options;
  if (views === 'clean') return plain;
  const extras = async () => (await layer).extras;
  const pristine = openPristine({ repository, dir: join(root, 'base'), indexFile: join(root, 'base.index'), extras });
  const laid = laidOnce(root, layer);
  const mountPoint = join(root, 'merged');
  const merger = openMerger({ maker, git: repository.git, mountPoint });
  const setup = needs === undefined ? noSetupLayers : setupLayers({ needs, root, indexFile: pristine.indexFile });
  const layered = { repository, pristine, root, layer: laid, setup, merger, git };
  return { ...layeredAgent(layered), openView: layeredViews(layered) };
}

/** Layer 0, copied when the first tree is opened. */
function laidOnce(root: string, layer: Promise<Layer>): () => Promise<{ dir: string; layer: Layer }> {
  let laying: Promise<{ dir: string; layer: Layer }> | undefined;
  const dir = join(root, 'layer0');
  const lay = async (): Promise<{ dir: string; layer: Layer }> => {
    discard(root, 'layer0', join(root, 'trash'));
    mkdirSync(dir, { recursive: true, mode: 0o755 });
    const read = await layer;
    await layLayer(read, dir);
    return { dir, layer: read };
  };
  return () => {
    laying ??= lay();
    return laying;
  };
}

interface HidingOptions {
  readonly repository: Repository;
  /** Globs of the files that no agent sees (10-fine-print, Hidden checks); never empty. */
  readonly hiddenPaths: readonly string[];
  /** Commit whose files of these names lie in every view: the policy base. */
  readonly base: string;
}

/**
 * Grounds on which agents work without some files and gates always with them, as the policy base has them. What an agent puts at
 * such a path is not taken, and what the tree of the story has there stays.
 */
export function hidingGrounds(grounds: Grounds, options: HidingOptions): Grounds {
  const { repository } = options;
  const isHidden = globMatcher(options.hiddenPaths);
  const trees = treesWithout(repository, isHidden);
  let base: Promise<readonly TreeEntry[]> | undefined;
  return {
    ...grounds,
    openAgent: async (call) => {
      const tree = await trees(call.tree);
      // A commit of its own: behind the story's one the files could be read.
      const message = 'The tree that this attempt starts from';
      const head = await repository.commit({ tree, parents: [], message, at: 0 });
      return grounds.openAgent({ ...call, tree, head, apart: true });
    },
    capture: async (call) => {
      const baseTree = await trees(call.baseTree);
      const found = await grounds.capture({ ...call, baseTree, givenTree: await trees(call.givenTree) });
      return {
        ...found,
        captured: await putBack(options, isHidden, { captured: found.captured, from: call.baseTree }),
      };
    },
    openView: async (call) => {
      base ??= hiddenIn(repository, options.base, isHidden);
      const edits = (await base).map(({ path, mode, sha }): TreeEdit => ({ path, mode, sha }));
      return grounds.openView({ ...call, tree: await repository.overlay(await trees(call.tree), edits) });
    },
  };
}

/** Makes trees without the hidden files, each once. */
function treesWithout(repository: Repository, isHidden: PathMatcher): (tree: string) => Promise<string> {
  const made = new Map<string, Promise<string>>();
  const make = async (tree: string): Promise<string> =>
    repository.overlay(
      tree,
      (await hiddenIn(repository, tree, isHidden)).map(({ path }) => ({ path, delete: true as const })),
    );
  return (tree) => {
    const known = made.get(tree) ?? make(tree);
    made.set(tree, known);
    return known;
  };
}

async function hiddenIn(repository: Repository, treeish: string, isHidden: PathMatcher): Promise<readonly TreeEntry[]> {
  return (await repository.listFiles(treeish)).filter(({ path }) => isHidden(path));
}

/** The captured tree with the hidden files as the story's start has them, and without anything else at their paths. */
async function putBack(
  { repository }: HidingOptions,
  isHidden: PathMatcher,
  { captured, from }: { readonly captured: Captured; readonly from: string },
): Promise<Captured> {
  const kept = (await hiddenIn(repository, from, isHidden)).map(
    ({ path, mode, sha }): TreeEdit => ({ path, mode, sha }),
  );
  const whole = async (tree: string): Promise<string> => {
    const planted = (await hiddenIn(repository, tree, isHidden)).map(({ path }) => ({ path, delete: true as const }));
    return repository.overlay(tree, [...planted, ...kept]);
  };
  if (!captured.ok) {
    const { salvaged } = captured;
    return salvaged === undefined
      ? captured
      : { ...captured, salvaged: { ...salvaged, tree: await whole(salvaged.tree) } };
  }
  const planted = captured.changes.filter(({ path }) => isHidden(path));
  return {
    ...captured,
    tree: await whole(captured.tree),
    changes: captured.changes.filter((change: Change) => !planted.includes(change)),
    notImported: [...captured.notImported, ...planted.map(({ path }) => ({ path, why }))],
  };
}

const why = 'hidden_paths keeps that path for tests that agents do not see';
