import { createHash } from 'node:crypto';
import { type BigIntStats, lstatSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { type IndexEntry, type IndexFile, readIndex } from './index-file.ts';
import { changeIndex, type NewEntry } from './index-write.ts';
import { inside } from './paths.ts';
import type { Tree } from './seal.ts';

/** A tracked file of the checkout as it lay there before any agent ran. */
interface TimedFile {
  readonly sha: string;
  readonly size: bigint;
  readonly mtimeNs: bigint;
}

/** Path -> time of the file in the checkout: build tools that find the same bytes under the same time build nothing again. */
export type CheckoutTimes = ReadonlyMap<string, TimedFile>;

/** Larger files of which git's index does not know whether they changed are passed by. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Reads the times of files whose bytes are those that the checkout's index names. */
export function readTimes(workspace: string, indexFile: string): CheckoutTimes {
  const times = new Map<string, TimedFile>();
  const index = readCheckoutIndex(indexFile);
  // Where a clock was wrong, a time to come would make all that is built from the file look old for ever.
  const nowNs = BigInt(Date.now()) * 1_000_000n;
  for (const entry of index?.ordered ?? []) {
    const place = inside(workspace, entry.path);
    const stats = lstatSync(place, { bigint: true, throwIfNoEntry: false });
    if (index === undefined || stats?.isFile() !== true || stats.mtimeNs > nowNs) continue;
    const { size, mtimeNs } = stats;
    if (isUnchanged(index, entry, { place, stats })) times.set(entry.path, { sha: index.shaOf(entry), size, mtimeNs });
  }
  return times;
}

/** A checkout whose index is none of git's own kinds has no times. */
function readCheckoutIndex(indexFile: string): IndexFile | undefined {
  try {
    return readIndex(indexFile);
  } catch {
    return undefined;
  }
}

function isUnchanged(
  index: IndexFile,
  entry: IndexEntry,
  { place, stats }: { readonly place: string | Buffer; readonly stats: BigIntStats },
): boolean {
  if (index.compare(entry, stats) === 'same') return true;
  if (stats.size > MOST_BYTES) return false;
  const bytes = readFileSync(place);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === index.shaOf(entry);
}

/** Gives a file that was just written the time of the checkout's one when it has the same bytes. */
export function keepTime(
  times: CheckoutTimes | undefined,
  place: string | Buffer,
  { path, sha, size }: { readonly path: string; readonly sha: string; readonly size: number | bigint },
): boolean {
  const known = times?.get(path);
  if (known === undefined || known.sha !== sha || known.size !== BigInt(size)) return false;
  // Not a nanosecond later than there: what was built from it may be hardly newer.
  const seconds = Number(known.mtimeNs / 1000n) / 1e6;
  utimesSync(place, seconds, seconds);
  return true;
}

/** The same for a folder that git just filled; its index gets the new times. Seal the index afterwards. */
export function keepTimes(times: CheckoutTimes, { dir, indexFile }: Tree): void {
  const index = readIndex(indexFile);
  if (index?.tree === undefined || times.size === 0) return;
  const written: NewEntry[] = [];
  for (const entry of index.ordered) {
    const [mode, sha, place] = [index.modeOf(entry), index.shaOf(entry), inside(dir, entry.path)];
    if (!mode.startsWith('100') || times.get(entry.path)?.sha !== sha) continue;
    if (!keepTime(times, place, { path: entry.path, sha, size: index.sizeOf(entry) })) continue;
    written.push({ path: entry.path, mode, sha, stats: lstatSync(place, { bigint: true }) });
  }
  if (written.length === 0) return;
  writeFileSync(`${indexFile}.new`, changeIndex(index, { removed: [], written, tree: index.tree }));
  renameSync(`${indexFile}.new`, indexFile);
}
