import { lstatSync } from 'node:fs';
import { isSpecial, nameOf, problemOf, wouldBlockGit } from './capture-kinds.ts';
import { type CaptureRefusal, destroyed, tooDeep, tooManyEntries, type Write } from './capture-limits.ts';
import type { Look, NotImported } from './capture-look.ts';
import { holdsSame, modeOnDisk } from './capture-read.ts';
import { removePath } from './folder.ts';
import { openIgnore } from './ignore.ts';
import type { IndexEntry } from './index-file.ts';
import { inside, isDotGit, parentOf } from './paths.ts';
import { type Found, type Place, scanTree } from './scan.ts';
import { changesInSubmodules, submoduleProblem } from './submodule-changes.ts';
import { visitUntracked } from './untracked.ts';

export interface FoundChanges {
  readonly ok: true;
  readonly writes: readonly Write[];
  readonly deletes: readonly string[];
  readonly notImported: readonly NotImported[];
  /** Files and whole folders that git ignores. */
  readonly ignored: readonly string[];
}

/** How a hostile tree differs from the index, by names, kinds and stat data; files are read only to tell touched from changed. */
export async function findChanges(look: Look): Promise<FoundChanges | { ok: false; why: CaptureRefusal }> {
  const bag: Bag = {
    ...{ writes: [], notImported: [], ignored: [], fresh: [], kept: [], visited: 0, seen: new Map() },
    untouched: new Set(),
  };
  const upper = look.layers?.upper;
  const skip = new Set(look.submodules.map(({ path }) => path));
  await scanTree({ ...look, skip, ...(upper === undefined ? {} : { upper }) }, (found) => noteFound(look, bag, found));
  for (const place of bag.seen.values()) noteTracked(look, bag, place);
  if (bag.fresh.length > 0) await findNew(look, bag);
  bag.notImported.push(...(await changesInSubmodules(look)));
  if (bag.refusal !== undefined) return { ok: false, why: bag.refusal };
  if (isDestroyed(look, bag)) return { ok: false, why: destroyed };
  const deletes = [...look.index.entries.values()].filter((entry) => isDeleted(look, bag, entry));
  return { ok: true, ...bag, deletes: deletes.map((entry) => entry.path) };
}

interface Bag {
  readonly writes: Write[];
  readonly notImported: NotImported[];
  readonly ignored: string[];
  /** Tracked paths that still hold something that is no folder. */
  readonly seen: Map<string, Place>;
  /** Files and whole folders that no process touched. */
  readonly untouched: Set<string>;
  /** Outermost entries that the index does not know. */
  readonly fresh: Place[];
  /** Tracked folders whose place is taken by something that is not imported: they stay as they were. */
  readonly kept: string[];
  visited: number;
  refusal?: CaptureRefusal;
}

function isDestroyed({ index }: Look, bag: Bag): boolean {
  const nothingLeft = bag.seen.size === 0 && bag.untouched.size === 0 && bag.writes.length === 0;
  return index.entries.size > 0 && nothingLeft;
}

function noteFound(look: Look, bag: Bag, found: Found): void {
  const atSubmodule = found.relation === 'untouched' ? undefined : submoduleProblem(look, found);
  if (found.relation === 'untouched') {
    bag.untouched.add(found.path);
  } else if (atSubmodule !== undefined) {
    bag.notImported.push({ path: found.path, why: atSubmodule });
    if (found.relation === 'file-for-folder') bag.kept.push(`${found.path}/`);
  } else if (found.relation === 'nested-git') {
    bag.notImported.push({ path: found.path, why: nestedRepository });
  } else if (found.relation === 'tracked') {
    bag.seen.set(found.path, found);
    if (isSpecial(found)) noteEntry(look, bag, found);
  } else if (wouldBlockGit(found)) {
    noteEntry(look, bag, found);
  } else {
    bag.fresh.push(found);
  }
}

const nestedRepository = 'a nested git repository; its files count as ordinary files';

function noteTracked(look: Look, bag: Bag, place: Place): void {
  const entry = look.index.entries.get(place.path);
  if (entry === undefined || isSpecial(place)) return;
  const stats = lstatSync(inside(look.dir, place.path), { bigint: true });
  if (look.index.compare(entry, stats) === 'same' || holdsSame(look, { entry, place, stats })) return;
  noteEntry(look, bag, place);
}

/** Takes a file or link, or notes why not. */
function noteEntry(look: Look, bag: Bag, place: Place): void {
  const problem = problemOf(look.dir, place);
  if (problem === undefined && (place.kind === 'file' || place.kind === 'link')) {
    const stats = lstatSync(inside(look.dir, place.path), { bigint: true });
    bag.writes.push({ ...place, kind: place.kind, mode: modeOnDisk(place, stats), size: Number(stats.size) });
    return;
  }
  bag.notImported.push({ path: place.path, why: problem ?? `a ${place.kind}` });
  if (look.index.folders.has(place.path)) bag.kept.push(`${place.path}/`);
  if (wouldBlockGit(place)) removePath(look.dir, place.path);
}

async function findNew(look: Look, bag: Bag): Promise<void> {
  const ignore = look.layers?.ignore ?? openIgnore(look.git, look.dir);
  try {
    await visitUntracked(bag.fresh, {
      dir: look.dir,
      ignore,
      settle: (place) => settle(look, bag, place),
      onIgnored: ({ path, kind }) => bag.ignored.push(kind === 'folder' ? `${path}/` : path),
      onKept: (place) => noteNew(look, bag, place),
    });
  } finally {
    // A git that sees layers lives as long as they are shown.
    if (look.layers === undefined) await ignore.close();
  }
}

function settle(look: Look, bag: Bag, place: Place): boolean {
  const name = nameOf(place);
  if (isDotGit(name)) {
    const why = name === '.git' ? nestedRepository : 'a name that git reserves';
    bag.notImported.push({ path: place.path, why });
    return true;
  }
  if (!wouldBlockGit(place)) return false;
  noteEntry(look, bag, place);
  return true;
}

/** New entries that are looked at for each change that is allowed: folders hold files, and empty ones count too. */
const entriesPerChange = 50;

function noteNew(look: Look, bag: Bag, place: Place): boolean {
  bag.visited += 1;
  if (place.path.split('/').length > look.limits.maxDepth) bag.refusal = tooDeep(place.path, look.limits);
  else if (bag.visited > entriesPerChange * look.limits.maxChangedFiles)
    bag.refusal = tooManyEntries(look.limits, entriesPerChange);
  else if (place.kind !== 'folder') noteEntry(look, bag, place);
  // Enough is known to refuse the tree; a million more entries need not be looked at.
  return bag.refusal === undefined && bag.writes.length <= look.limits.maxChangedFiles;
}

function isDeleted({ gitlinks }: Look, bag: Bag, { path }: IndexEntry): boolean {
  if (bag.seen.has(path) || isUntouched(bag, path) || gitlinks.has(path)) return false;
  return !bag.kept.some((folder) => path.startsWith(folder));
}

function isUntouched(bag: Pick<Bag, 'untouched'>, path: string): boolean {
  return path !== '' && (bag.untouched.has(path) || isUntouched(bag, parentOf(path)));
}
