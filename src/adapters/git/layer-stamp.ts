import { type BigIntStats, lstatSync } from 'node:fs';
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
  const open = [...layer.roots];
  let folders = 0;
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const stats = lstatSync(inside(dir, path), { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) continue;
    stamps.set(path, stampOf(stats));
    if (!stats.isDirectory() || path.length > longPath) continue;
    for (const item of listFolder(dir, path)) open.push(joinPath(path, item.name));
    folders += 1;
    if (folders % 256 === 0) await setImmediate();
  }
  return stamps;
}

// Nothing that was laid is this deep: whatever is, is new and will be removed whole.
const longPath = 2000;

function stampOf(stats: BigIntStats): string {
  if (stats.isDirectory()) return 'folder';
  return `${stats.mode} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
}
