import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Captured } from '../git/capture.ts';
import type { Repository } from '../git/controller.ts';
import { freshGit } from '../git/disposable-git.ts';
import { discard } from '../git/folder.ts';
import type { Layer } from '../git/layer.ts';
import { foldersAbove } from '../git/paths.ts';
import { isGitTampered } from '../git/seal.ts';
import { clearWork, discardLayers } from '../isolation/layers.ts';
import type { Merger } from '../isolation/merged.ts';
import type { Place } from '../isolation/place.ts';
import { type AgentTreeCall, putStateFile, removeStateFile } from '../trees.ts';
import type { AgentCapture, Grounds } from './grounds.ts';
import type { Pristine } from './pristine.ts';
import type { SetupLayers } from './setup-layers.ts';
import { type ShownAhead, showAhead } from './shown-ahead.ts';
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
  let ignored: readonly string[] = [];
  let lowers: readonly string[] | undefined;
  let tree = '';
  const shown = showAhead(options.merger);
  options.pristine.shownUntilAsked(shown.hide);
  return {
    openAgent: async (call) => {
      await shown.hide();
      ({ tree } = call);
      await options.pristine.bring(tree);
      const { layer, dir } = await options.layer();
      const setup = await options.setup.find(call.tree);
      const isGiven = (path: string): boolean =>
        isOfLayer(layer, path) || (setup !== undefined && existsSync(join(setup, path)));
      const kept = call.clean ? [] : ignored.filter((path) => !isGiven(path));
      ignored = [];
      lowers = setup === undefined ? [dir] : [setup, dir];
      await renew(options, call, kept);
      return { place: layersOf(options, lowers) };
    },
    expectCapture: options.merger.begin,
    agentEnded: () => {
      const upper = upperTree(options);
      removeStateFile(upper);
      if (lowers !== undefined && isTouched(upper.dir)) shown.show(layersOf(options, lowers), tree);
    },
    close: () => {
      void shown.hide();
      void options.merger.close();
      // Whoever empties RUNNER_TEMP after the run may not enter what an overlay leaves there.
      clearWork(join(options.root, 'agent-work'));
    },
    capture: async (call) => {
      const upper = upperTree(options);
      const gitTampered = isGitTampered(upper);
      removeStateFile(upper);
      lowers ??= [(await options.layer()).dir];
      const captured = await read(options, call, { lowers, shown });
      ignored = captured.ok ? captured.ignored : [];
      return { captured, gitTampered };
    },
  };
}

/** The upper layer as a tree: the agent's `.git` lies in it, and its index is the one of the lowest layer. */
function upperTree({ root, pristine }: LayeredAgentOptions) {
  return { dir: join(root, 'agent-upper'), indexFile: pristine.indexFile };
}

/** @param lowers what lies above the tracked files, topmost first */
function layersOf(
  { root, pristine }: LayeredAgentOptions,
  lowers: readonly string[],
): Extract<Place, { kind: 'layers' }> {
  const [upper, work] = [join(root, 'agent-upper'), join(root, 'agent-work')];
  return { kind: 'layers', lowers: [...lowers, pristine.dir], upper, work };
}

function isOfLayer({ roots, above }: Layer, path: string): boolean {
  return roots.has(path) || above.has(path) || [...roots].some((root) => path.startsWith(`${root}/`));
}

/** A new upper layer that holds nothing but the ignored files that are kept, a fresh `.git` and the state file. */
async function renew(options: LayeredAgentOptions, call: AgentTreeCall, kept: readonly string[]): Promise<void> {
  const { root, repository } = options;
  const upper = upperTree(options);
  const trash = join(root, 'trash');
  const fresh = join(root, 'agent-upper.new');
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

interface Looking {
  /** What lies above the tracked files, topmost first. */
  readonly lowers: readonly string[];
  readonly shown: ShownAhead;
}

async function read(options: LayeredAgentOptions, call: AgentCapture, { lowers, shown }: Looking): Promise<Captured> {
  const { repository, pristine, merger } = options;
  const upper = upperTree(options);
  const ahead = await shown.take(call.givenTree);
  if (ahead === undefined) await pristine.bring(call.givenTree);
  if (ahead === undefined && !isTouched(upper.dir)) {
    const changes = await repository.changes(call.baseTree, call.givenTree);
    return { ok: true, tree: call.givenTree, changes, notImported: [], ignored: [] };
  }
  const { capture } = await import('../git/capture.ts');
  const merged = ahead ?? (await merger.open(layersOf(options, lowers)));
  try {
    const layers = { upper: upper.dir, ignore: merged.ignore };
    const { extras } = (await options.layer()).layer;
    const { indexFile } = pristine;
    return await capture({ ...call, repository, dir: merged.dir, indexFile, layers, extras });
  } finally {
    // The kernel writes the disk's whole cache before the mount is gone: what was read is judged meanwhile.
    pristine.mountedUntil(merged.close());
  }
}

function isTouched(upper: string): boolean {
  return readdirSync(upper).some((name) => name !== '.git');
}
