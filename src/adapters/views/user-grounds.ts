import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../git/controller.ts';
import { sealIndex } from '../git/index-seal.ts';
import type { Layer } from '../git/layer.ts';
import { stampLayer } from '../git/layer-stamp.ts';
import { knowContents } from '../git/lfs-lay.ts';
import { sealGit, type Tree } from '../git/seal.ts';
import { giveFiles, type UserMaker } from '../isolation/user-maker.ts';
import { openTrees } from '../trees.ts';
import { type Grounds, plainGrounds } from './grounds.ts';
import type { ViewGit } from './view-git.ts';

export interface UserGroundsOptions {
  readonly repository: Repository;
  readonly maker: UserMaker;
  /** Absolute folder of ours that the uid can go through. */
  readonly root: string;
  readonly layer: () => Promise<Layer>;
  readonly git: ViewGit;
}

/** Plain grounds whose trees belong to the uid of agents and gates, in folders that belong to us. */
export function userGrounds(options: UserGroundsOptions): Grounds {
  const { repository, root, layer } = options;
  mkdirSync(root, { recursive: true, mode: 0o711 });
  const trees = openTrees({ repository, root, layer });
  const plain = plainGrounds(repository, trees, options.git);
  return {
    ...plain,
    openAgent: async (call) => {
      const opened = await plain.openAgent(call);
      if (call.apart !== true) lendObjects(options, trees.agent);
      if (await give(options, trees.agent, call.tree)) {
        copyFileSync(trees.agent.indexFile, join(trees.agent.dir, '.git/index'));
        await giveFiles(options.maker, [trees.agent.dir]);
      }
      return opened;
    },
    openView: async (call) => {
      const view = await plain.openView(call);
      await give(options, trees.view, call.tree);
      return view;
    },
  };
}

/**
 * Gives a tree that was just filled and verified to the uid. That changes the ctime of its files, so what is known of them is
 * learned anew: git compares each with its content. Through sudo the owner changes again after each process: nothing is learned.
 * @returns whether the index was written
 */
async function give({ maker, repository, layer }: UserGroundsOptions, tree: Tree, filled: string): Promise<boolean> {
  if (maker.way === 'sudo' || !(await giveFiles(maker, [tree.dir]))) return false;
  await repository.git.run(['update-index', '-q', '--refresh'], { indexFile: tree.indexFile, workTree: tree.dir });
  const laid = await layer();
  if (laid.extras.lfs !== undefined) knowContents(laid.extras.lfs, tree);
  sealIndex({ repository, indexFile: tree.indexFile }, filled);
  const layers = [laid, ...laid.extras.submodules.map((submodule) => submodule.layer)];
  for (const each of layers.filter(({ laid: known }) => known.has(tree.dir)))
    each.laid.set(tree.dir, await stampLayer(each, tree.dir));
  return true;
}

/** The agent's git borrows objects; the controller's store is closed to it, so it gets a store of second names. */
function lendObjects({ repository, root }: UserGroundsOptions, agent: Tree): void {
  const lent = join(root, 'objects');
  mirror(join(repository.git.gitDir, 'objects'), lent);
  writeFileSync(join(agent.dir, '.git/objects/info/alternates'), `${lent}\n`);
  sealGit(agent);
}

function mirror(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o755 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) mirror(source, target);
    else if (!entry.name.startsWith('tmp_') && !existsSync(target)) share(source, target);
  }
}

function share(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another file system, or a kernel that refuses second names.
    copyFileSync(source, target);
  }
}
