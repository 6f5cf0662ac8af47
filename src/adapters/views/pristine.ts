import { mkdirSync } from 'node:fs';
import type { Repository } from '../git/controller.ts';
import { type Extras, noExtras } from '../git/extras.ts';
import { kindAt, removePath } from '../git/folder.ts';
import { readIndex } from '../git/index-file.ts';
import { openIndex, sealOwnIndex } from '../git/index-seal.ts';
import { layContents } from '../git/lfs-lay.ts';
import { advance } from '../git/restore.ts';
import type { Tree } from '../git/seal.ts';
import { keepSubmodules } from '../git/submodule-lay.ts';
import { populate } from '../git/worktree.ts';

/** The tracked files of one tree after the other, with those of its submodules, in one folder that no agent and no gate can reach. */
export interface Pristine extends Tree {
  /** Brings the folder to a tree; only while nobody looks at another tree that is mounted on it. Calls at once wait for each other. */
  bring(tree: string): Promise<void>;
}

export interface PristineOptions extends Tree {
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
