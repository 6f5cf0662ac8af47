import { isAttributes } from '../../core/integrity/judge.ts';
import type { CheckoutTimes } from './checkout-times.ts';
import type { Repository } from './controller.ts';
import { type IndexFile, readIndex, submodulePaths } from './index-file.ts';
import type { Lfs } from './lfs.ts';
import { findLfs } from './lfs-find.ts';
import type { Submodule } from './submodules.ts';
import { findSubmodules } from './submodules.ts';

/**
 * What the checkout holds beside the blobs of the run start, and what agents and gates must see too: files of submodules and
 * contents that Git LFS keeps (02-loop §1, Gate views).
 */
export interface Extras {
  readonly submodules: readonly Submodule[];
  /** Undefined where no attributes name Git LFS. */
  readonly lfs?: Lfs;
  /** Of tracked files; absent = they get the time at which they are written. */
  readonly times?: CheckoutTimes;
  /** What is missing and what to do; whole sentences for log and report. */
  readonly notices: readonly string[];
}

/** Of a repository without both. */
export const noExtras: Extras = { submodules: [], notices: [] };

export interface ExtrasCall {
  readonly repository: Repository;
  /** Real path of the workspace. */
  readonly workspace: string;
  /** Index that holds exactly the run start. */
  readonly indexFile: string;
}

/** Reads them once, before any agent runs. */
export async function readExtras(call: ExtrasCall): Promise<Extras> {
  const { repository, workspace } = call;
  const index = readIndex(call.indexFile);
  if (index === undefined) throw new Error(`${call.indexFile} is not there`);
  const hasLfs = await namesLfs(repository, attributeBlobs(index));
  if (!hasLfs && submodulePaths(index).size === 0) return noExtras;
  const { submodules, notices } = await findSubmodules({ git: repository.git, workspace, index });
  if (!hasLfs) return { submodules, notices };
  const found = await findLfs({ ...call, index });
  return { submodules, lfs: found.lfs, notices: [...notices, ...found.notices] };
}

async function namesLfs(repository: Repository, blobs: readonly string[]): Promise<boolean> {
  return (await repository.blobs(blobs)).some((bytes) => bytes.includes('filter=lfs'));
}

/** Names of the blobs of all `.gitattributes` files; links and submodules of that name are none to git. */
export function attributeBlobs(index: IndexFile): readonly string[] {
  const files = index.ordered.filter((entry) => index.modeOf(entry).startsWith('100'));
  return files.filter(({ path }) => isAttributes(path)).map(index.shaOf);
}
