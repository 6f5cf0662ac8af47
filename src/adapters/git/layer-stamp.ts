import { type BigIntStats, lstatSync, lutimesSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { listFolder } from './folder.ts';
import { inside, joinPath } from './paths.ts';

/**
 * Path -> stamp of everything that lies under the layer's roots in `dir`. The stamp holds inode, size, mode and both
 * times in nanoseconds: a process cannot set the time of a change (ctime) back.
 */
export async function stampLayer(
  layer: { readonly roots: ReadonlySet<string> },
  dir: string,
): Promise<ReadonlyMap<string, string>> {
  const stamps = new Map<string, string>();
  await visit(dir, layer.roots, (path, stats) => void stamps.set(path, stampOf(stats)));
  return stamps;
}

/** When what has a stamp was changed last, in milliseconds; undefined = it is a folder. */
export function changedAtMs(stamp: string): number | undefined {
  return stamp === 'folder' ? undefined : Number(BigInt(stamp.slice(stamp.lastIndexOf(' ') + 1)) / 1_000_000n);
}

/** Takes times that are yet to come back to a moment: a build tool would believe what has one whatever becomes of its sources. */
export async function clampTimes(dir: string, roots: Iterable<string>, latestMs: number): Promise<void> {
  await visit(dir, roots, (path, stats) => {
    if (Number(stats.mtimeMs) <= latestMs || stats.isCharacterDevice()) return;
    lutimesSync(inside(dir, path), latestMs / 1000, latestMs / 1000);
  });
}

async function visit(dir: string, roots: Iterable<string>, act: (path: string, stats: BigIntStats) => void) {
  const open = [...roots];
  let folders = 0;
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const stats = lstatSync(inside(dir, path), { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) continue;
    act(path, stats);
    if (!stats.isDirectory() || path.length > longPath) continue;
    for (const item of listFolder(dir, path)) open.push(joinPath(path, item.name));
    folders += 1;
    if (folders % 256 === 0) await setImmediate();
  }
}

// Nothing that was laid is this deep: whatever is, is new and will be removed whole.
const longPath = 2000;

function stampOf(stats: BigIntStats): string {
  if (stats.isDirectory()) return 'folder';
  return `${stats.mode} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
}
