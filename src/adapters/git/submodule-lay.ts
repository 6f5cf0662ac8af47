import type { Extras } from './extras.ts';
import type { IndexFile } from './index-file.ts';
import { layLayer } from './layer.ts';
import { clearWay } from './submodule-way.ts';
import type { Submodule } from './submodules.ts';
import { submoduleMode } from './tree-object.ts';

/** The submodules whose files belong into a tree: those that it has at the same commit. */
export function fittingSubmodules({ submodules }: Extras, index: IndexFile | undefined): readonly Submodule[] {
  return submodules.filter(({ path, commit }) => {
    const entry = index?.entries.get(path);
    return entry !== undefined && index?.modeOf(entry) === submoduleMode && index.shaOf(entry) === commit;
  });
}

/** Puts files of submodules where they belong and repairs what a process changed in them. */
export async function laySubmodules(
  submodules: readonly Submodule[],
  dir: string,
): Promise<{ restored: number; removed: number }> {
  const sum = { restored: 0, removed: 0 };
  for (const { layer } of submodules) {
    clearWay(dir, layer);
    const { restored, removed } = await layLayer(layer, dir);
    sum.restored += restored;
    sum.removed += removed;
  }
  return sum;
}

/** The same in a folder that nobody else can reach: what was laid there once is not looked at again. */
export async function keepSubmodules(extras: Extras, dir: string, index: IndexFile | undefined): Promise<void> {
  const fitting = new Set(fittingSubmodules(extras, index));
  for (const submodule of extras.submodules) {
    const { laid } = submodule.layer;
    // Where a tree has another commit, the folder was emptied with the change.
    if (!fitting.has(submodule)) laid.delete(dir);
    else if (!laid.has(dir)) await laySubmodules([submodule], dir);
  }
}

/** What a path of a tree is to the submodules that were given: a folder or file of theirs, something new in one, or none of it. */
export function placeInSubmodule({ submodules }: Extras, path: string): 'folder' | 'file' | 'new' | 'outside' {
  const submodule = submodules.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  if (submodule === undefined) return 'outside';
  const { above, origin } = submodule.layer;
  const stamp = above.has(path) ? 'folder' : origin.get(path);
  if (stamp === 'folder') return 'folder';
  // A repository that a process planted there is never kept.
  return stamp !== undefined || path.endsWith('/.git') ? 'file' : 'new';
}
