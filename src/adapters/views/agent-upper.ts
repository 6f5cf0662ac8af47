import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../git/controller.ts';
import { type LaidGit, layGit, pointGit } from '../git/disposable-git.ts';
import { foldersAbove } from '../git/paths.ts';
import type { Tree } from '../git/seal.ts';
import { discard } from '../git/trash.ts';
import { discardLayers } from '../isolation/layers.ts';
import { type AgentTreeCall, putStateFile } from '../trees.ts';
import type { Pristine } from './pristine.ts';
import { sift } from './sift.ts';

interface AgentUpperOptions {
  readonly repository: Repository;
  readonly pristine: Pick<Pristine, 'indexFile'>;
  /** Absolute folder that is ours. */
  readonly root: string;
}

/** The layer in which an agent writes. */
export interface AgentUpper {
  readonly tree: Tree;
  /** Makes what of the next one is the same for every commit; while nobody waits. */
  expect(): void;
  /**
   * Puts a new one in place that holds nothing but a fresh `.git`, the state file and what is kept.
   * @param kept ignored paths of the one before
   */
  renew(call: AgentTreeCall, kept: readonly string[]): Promise<void>;
}

export function agentUpper(options: AgentUpperOptions): AgentUpper {
  let laid: LaidGit | undefined;
  return {
    tree: upperTree(options),
    expect: () => {
      laid ??= layFresh(options);
    },
    renew: async (call, kept) => {
      const fresh = laid ?? layFresh(options);
      laid = undefined;
      await renew(options, call, { fresh, kept });
    },
  };
}

/** The upper layer as a tree: the agent's `.git` lies in it, and its index is the one of the lowest layer. */
export function upperTree({ root, pristine }: Pick<AgentUpperOptions, 'root' | 'pristine'>): Tree {
  return { dir: join(root, 'agent-upper'), indexFile: pristine.indexFile };
}

const FRESH = 'agent-upper.new';
const branch = 'ralph-work';

/** The beginning of a new upper layer, with a `.git` that has still to be pointed at a commit. */
function layFresh({ root }: AgentUpperOptions): LaidGit {
  const dir = join(root, FRESH);
  discard(root, FRESH, join(root, 'trash'));
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  return layGit({ dir, branch });
}

interface Fresh {
  readonly fresh: LaidGit;
  readonly kept: readonly string[];
}

async function renew(options: AgentUpperOptions, call: AgentTreeCall, { fresh, kept }: Fresh): Promise<void> {
  const { root, repository } = options;
  const upper = upperTree(options);
  const trash = join(root, 'trash');
  if (kept.length > 0) siftKept(upper.dir, join(root, FRESH), new Set(kept));
  discard(root, 'agent-upper', trash);
  discardLayers(root, 'agent-work', { work: 'agent-work', trash });
  mkdirSync(join(root, 'agent-work'), { recursive: true, mode: 0o700 });
  renameSync(join(root, FRESH), upper.dir);
  if (call.stateFile !== undefined) putStateFile(upper, call.stateFile);
  const { head, apart = false } = call;
  await pointGit({ repository, ...upper, head, branch, apart }, fresh);
}

function siftKept(from: string, to: string, kept: ReadonlySet<string>): void {
  const above = new Set([...kept].flatMap(foldersAbove));
  sift(from, to, ({ path, isMark }) => {
    if (isMark) return 'leave';
    return kept.has(path) ? 'take' : above.has(path) ? 'enter' : 'leave';
  });
}
