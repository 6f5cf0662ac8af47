import { listFolder } from './folder.ts';
import type { Ignore } from './ignore.ts';
import { joinPath } from './paths.ts';
import type { Place } from './scan.ts';

export interface UntrackedVisit {
  readonly dir: string;
  readonly ignore: Ignore;
  /** Called for a whole level before git is asked about any of it; true = dealt with, git is not asked. */
  readonly settle: (place: Place) => boolean;
  readonly onIgnored: (place: Place) => void;
  /** Return false to stop the walk. A folder is entered afterwards. */
  readonly onKept: (place: Place) => boolean;
}

/** Walks untracked entries level by level and never enters a folder that git ignores. */
export async function visitUntracked(start: readonly Place[], visit: UntrackedVisit): Promise<void> {
  for (let level = start; level.length > 0; ) {
    const asked = level.filter((place) => !visit.settle(place));
    const ignored = await Promise.all(asked.map((place) => visit.ignore.ignores(place.path)));
    for (const [at, place] of asked.entries()) if (ignored[at]) visit.onIgnored(place);
    const kept = asked.filter((_, at) => !ignored[at]);
    if (!kept.every(visit.onKept)) return;
    level = kept.flatMap((place) => (place.kind === 'folder' ? childrenOf(visit.dir, place.path) : []));
  }
}

function childrenOf(dir: string, folder: string): Place[] {
  return listFolder(dir, folder).map(({ name, kind }) => ({ path: joinPath(folder, name), kind }));
}
