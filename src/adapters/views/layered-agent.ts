import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Captured } from '../git/capture.ts';
import type { Repository } from '../git/controller.ts';
import type { Layer } from '../git/layer.ts';
import { isGitTampered } from '../git/seal.ts';
import { clearWork } from '../isolation/layers.ts';
import type { Merger } from '../isolation/merged.ts';
import type { Place } from '../isolation/place.ts';
import { removeStateFile } from '../trees.ts';
import { agentUpper, upperTree } from './agent-upper.ts';
import type { AgentCapture, Grounds } from './grounds.ts';
import type { Pristine } from './pristine.ts';
import type { SetupLayers } from './setup-layers.ts';
import { type ShownAhead, showAhead } from './shown-ahead.ts';

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
  const looked = lastLook();
  const upper = agentUpper(options);
  options.pristine.shownUntilAsked(shown.hide);
  return {
    openAgent: async (call) => {
      await Promise.all([shown.hide(), looked.gone()]);
      ({ tree } = call);
      await options.pristine.bring(tree);
      const { layer, dir } = await options.layer();
      const setup = await options.setup.find(call.tree);
      const isGiven = (path: string): boolean =>
        isOfLayer(layer, path) || (setup !== undefined && existsSync(join(setup, path)));
      const kept = call.clean ? [] : ignored.filter((path) => !isGiven(path));
      ignored = [];
      lowers = setup === undefined ? [dir] : [setup, dir];
      await upper.renew(call, kept);
      return { place: layersOf(options, lowers) };
    },
    expectAgent: upper.expect,
    expectCapture: options.merger.begin,
    agentEnded: () => {
      // From then on its layer is mounted, and may change no more.
      removeStateFile(upper.tree);
      if (lowers !== undefined && isTouched(upper.tree.dir)) shown.show(layersOf(options, lowers), tree);
    },
    close: async () => {
      // Whoever empties RUNNER_TEMP after the run may not enter what an overlay leaves there, once nothing is shown any more.
      const clear = (): void => clearWork(join(options.root, 'agent-work'));
      await Promise.all([options.merger.close(), shown.hide(), looked.gone()]).then(clear, clear);
    },
    capture: async (call) => {
      const gitTampered = isGitTampered(upper.tree);
      lowers ??= [(await options.layer()).dir];
      const captured = await read(options, call, { lowers, shown, looked });
      ignored = captured.ok ? captured.ignored : [];
      return { captured, gitTampered };
    },
  };
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

interface Looking {
  /** What lies above the tracked files, topmost first. */
  readonly lowers: readonly string[];
  readonly shown: ShownAhead;
  readonly looked: LastLook;
}

async function read(
  options: LayeredAgentOptions,
  call: AgentCapture,
  { lowers, shown, looked }: Looking,
): Promise<Captured> {
  const { repository, pristine, merger } = options;
  const upper = upperTree(options);
  // What is shown is of this tree: `bring` hides it before there is another one.
  const ahead = await shown.take(call.givenTree);
  if (ahead === undefined) {
    await looked.gone();
    removeStateFile(upper);
    await pristine.bring(call.givenTree);
  }
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
    // Whoever needs its top layer waits until it is gone. A gate does not: the layers below may change, nobody looks at them through it any more.
    const gone = merged.close();
    looked.ends(gone);
    // Who waits for the disk in a file call hears of no cancel.
    if (merged.isFlushed) await looked.gone();
  }
}

/** A tree that was looked at: its layers are mounted until it is gone. */
interface LastLook {
  ends(gone: Promise<void>): void;
  /** Never rejects. */
  gone(): Promise<void>;
}

function lastLook(): LastLook {
  let last: Promise<void> = Promise.resolve();
  return {
    ends: (gone) => {
      last = gone.catch(() => undefined);
    },
    gone: () => last,
  };
}

function isTouched(upper: string): boolean {
  return readdirSync(upper).some((name) => name !== '.git');
}
