import { mkdirSync } from 'node:fs';
import type { Repository } from '../git/controller.ts';
import { kindAt, removePath } from '../git/folder.ts';
import { openIndex, sealIndex } from '../git/index-seal.ts';
import { advance } from '../git/restore.ts';
import type { Tree } from '../git/seal.ts';
import { populate } from '../git/worktree.ts';

/** The tracked files of one tree after the other, in one folder that no agent and no gate can reach. */
export interface Pristine extends Tree {
  /** Brings the folder to a tree; only while nothing of another tree is mounted on it. Calls at once wait for each other. */
  bring(tree: string): Promise<void>;
}

/**
 * Lowest layer of all views (02-loop §1, Gate views): what differs between two trees is written, the rest is neither read nor
 * looked at. The first call of a process verifies all of it.
 */
export function openPristine({ repository, dir, indexFile }: Tree & { readonly repository: Repository }): Pristine {
  let known: string | undefined;
  let last: Promise<void> = Promise.resolve();
  const call = { repository, dir, indexFile };
  const bring = async (tree: string): Promise<void> => {
    if (known === tree) return;
    const before = known === undefined ? undefined : openIndex(call);
    known = undefined;
    const moved = before === undefined ? undefined : await advance({ ...call, index: before, tree });
    if (moved === undefined) await fill(call, tree);
    else sealIndex(call, tree);
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

async function fill(call: Tree & { readonly repository: Repository }, tree: string): Promise<void> {
  if (kindAt(call.dir, '') !== 'folder') removePath(call.dir, '');
  mkdirSync(call.dir, { recursive: true, mode: 0o755 });
  await populate({ ...call, tree, keepIgnored: false });
}
