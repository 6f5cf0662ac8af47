import { openBreather } from './breather.ts';
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

/** Walks untracked entries level by level and never enters a folder that git ignores. Gives way to the event loop. */
export async function visitUntracked(start: readonly Place[], visit: UntrackedVisit): Promise<void> {
  for (let level = start; level.length > 0; ) {
    const asked = await filter(level, (place) => !visit.settle(place));
    const kept = await keptOf(asked, visit);
    let stopped = false;
    await filter(kept, (place) => {
      stopped ||= !visit.onKept(place);
      return !stopped;
    });
    if (stopped) return;
    level = await childrenOf(visit.dir, kept);
  }
}

async function filter(places: readonly Place[], keep: (place: Place) => boolean): Promise<Place[]> {
  const breathe = openBreather();
  const kept: Place[] = [];
  for (const place of places) {
    if (keep(place)) kept.push(place);
    await breathe();
  }
  return kept;
}

/** Questions that are on their way to git at one time. */
const partSize = 1000;

async function keptOf(asked: readonly Place[], visit: UntrackedVisit): Promise<Place[]> {
  const kept: Place[] = [];
  for (let at = 0; at < asked.length; at += partSize) {
    const part = asked.slice(at, at + partSize);
    const ignored = await Promise.all(part.map((place) => visit.ignore.ignores(place.path)));
    for (const [index, place] of part.entries()) {
      if (ignored[index]) visit.onIgnored(place);
      else kept.push(place);
    }
  }
  return kept;
}

async function childrenOf(dir: string, places: readonly Place[]): Promise<Place[]> {
  const breathe = openBreather();
  const children: Place[] = [];
  for (const { path, kind } of places) {
    if (kind !== 'folder') continue;
    for (const item of listFolder(dir, path)) children.push({ path: joinPath(path, item.name), kind: item.kind });
    await breathe();
  }
  return children;
}
