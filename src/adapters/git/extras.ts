import { readFileSync } from 'node:fs';
import type { Repository } from './controller.ts';
import { parseIndex } from './index-file.ts';
import { findSubmodules, type Submodule } from './submodules.ts';

/**
 * What the checkout holds beside the blobs of the run start, and what agents and gates must see too: files of submodules
 * (02-loop §1, Gate views).
 */
export interface Extras {
  readonly submodules: readonly Submodule[];
  /** What is missing and what to do; whole sentences for log and report. */
  readonly notices: readonly string[];
}

/** Of a repository without submodules. */
export const noExtras: Extras = { submodules: [], notices: [] };

export interface ExtrasCall {
  readonly repository: Repository;
  /** Real path of the workspace. */
  readonly workspace: string;
  /** Index that holds exactly the run start. */
  readonly indexFile: string;
}

/** Reads them once, before any agent runs. A repository that has none pays one look through the bytes of an index. */
export async function readExtras({ repository, workspace, indexFile }: ExtrasCall): Promise<Extras> {
  const bytes = readFileSync(indexFile);
  if (!bytes.includes(submoduleBytes)) return noExtras;
  return findSubmodules({ git: repository.git, workspace, index: parseIndex(bytes, 0n) });
}

/** The mode of a submodule as an index holds it; the same bytes by chance cost a closer look and no more. */
const submoduleBytes = Buffer.from([0, 0, 0xe0, 0]);
