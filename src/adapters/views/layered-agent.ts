import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Captured } from '../git/capture.ts';
import type { Repository } from '../git/controller.ts';
import { freshGit } from '../git/disposable-git.ts';
import type { Layer } from '../git/layer.ts';
import { foldersAbove } from '../git/paths.ts';
import { isGitTampered, type Tree } from '../git/seal.ts';
import { discard } from '../git/trash.ts';
import { clearWork, discardLayers } from '../isolation/layers.ts';
import type { Merger } from '../isolation/merged.ts';
import type { PlaceOfLayers } from '../isolation/walls.ts';
import { type AgentTreeCall, putStateFile, removeStateFile } from '../trees.ts';
import type { AgentCapture, Grounds } from './grounds.ts';
import type { Pristine } from './pristine.ts';
import type { SetupLayers } from './setup-layers.ts';
import { sift } from './sift.ts';

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
  const { capture } = await import('../git/capture.ts');
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
