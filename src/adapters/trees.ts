import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from './git/controller.ts';
import { disposableGit } from './git/disposable-git.ts';
import type { Extras } from './git/extras.ts';
import { changing, kindAt, removePath } from './git/folder.ts';
import type { Layer } from './git/layer.ts';
import { populate } from './git/worktree.ts';

/** A folder that is brought to hold exactly one tree, again and again, without rewriting what did not change. */
export interface Tree {
  readonly dir: string;
  readonly indexFile: string;
}

export interface AgentTreeCall {
  readonly tree: string;
  /** Commit that HEAD shows. */
  readonly head: string;
  readonly clean: boolean;
  /** Its git holds the objects of `head` alone and borrows none from the controller; absent = it borrows. */
  readonly apart?: boolean;
  /** Text for `.ralph_state.md`, what earlier attempts came to; undefined on a first attempt. */
  readonly stateFile?: string;
}

/** Name of the state file in the agent's worktree (02-loop §6); it is taken away before the tree is read. */
const STATE_FILE = '.ralph_state.md';

/** The two folders of a run: the agent's worktree and the gates' view, each always at the same absolute path. */
export interface Trees {
  readonly agent: Tree;
  readonly view: Tree;
  /** What both hold beside the blobs of the run start. */
  extras(): Promise<Extras>;
  /** The agent's worktree on `tree`, with a fresh disposable git whose HEAD is `head`. */
  openAgent(call: AgentTreeCall): Promise<{ dir: string; gitTampered: boolean }>;
  /** A clean view: tracked files of `tree` and its submodules, layer 0, nothing else. */
  openView(tree: string): Promise<{ dir: string }>;
}

export interface TreesOptions {
  readonly repository: Repository;
  /** Absolute folder that holds both trees and their index files. */
  readonly root: string;
  /** Layer 0: ignored files that were in the workspace before any agent ran. Awaited by the first tree that is opened. */
  readonly layer: () => Promise<Layer>;
}

/** Makes the folders on first use. */
export function openTrees({ repository, root, layer }: TreesOptions): Trees {
  const agent: Tree = { dir: join(root, 'agent'), indexFile: join(root, 'agent.index') };
  const view: Tree = { dir: join(root, 'view'), indexFile: join(root, 'view.index') };
  const make = ({ dir }: Tree): void => {
    // An agent may have put a file or a link in its place: nothing is made or opened up behind a link.
    if (kindAt(dir, '') !== 'folder') removePath(dir, '');
    mkdirSync(dir, { recursive: true, mode: 0o755 });
    changing(dir, '', () => chmodSync(dir, 0o755));
  };
  return {
    agent,
    view,
    extras: async () => (await layer()).extras,
    openAgent: async ({ tree, head, clean, stateFile, apart = false }) => {
      make(agent);
      const laid = await layer();
      await populate({ repository, ...agent, tree, keepIgnored: !clean, layer: laid, extras: laid.extras });
      if (stateFile !== undefined) putStateFile(agent, stateFile);
      const { tampered } = await disposableGit({ repository, ...agent, head, branch: 'ralph-work', apart });
      return { dir: agent.dir, gitTampered: tampered };
    },
    openView: async (tree) => {
      make(view);
      const laid = await layer();
      await populate({ repository, ...view, tree, keepIgnored: false, layer: laid, extras: laid.extras });
      return { dir: view.dir };
    },
  };
}

/** Takes the state file away again, whatever an agent made of it. */
export function removeStateFile({ dir }: Tree): void {
  if (kindAt(dir, '') === 'folder') removePath(dir, STATE_FILE);
}

/** Writes what earlier attempts came to where the agent reads it. */
export function putStateFile(tree: Tree, text: string): void {
  removeStateFile(tree);
  writeFileSync(join(tree.dir, STATE_FILE), text, { flag: 'wx', mode: 0o644 });
}
