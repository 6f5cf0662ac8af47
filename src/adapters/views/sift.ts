import { lstatSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is done with an entry of an upper layer: taken over whole, looked into, or left behind. */
export type Sifted = 'take' | 'enter' | 'leave';

/**
 * Moves entries of one upper layer into another, new one. Folders on the way are made anew, so that none of them hides what a
 * lower layer has; marks of removed files are never taken.
 */
export function sift(from: string, to: string, judge: (path: string) => Sifted): void {
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const name of readdirSync(join(from, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const sifted = judgeEntry(join(from, path), judge(path));
      if (sifted === 'enter') open.push(path);
      if (sifted === 'take') move(join(from, path), join(to, path));
    }
  }
}

/** An overlay marks what was removed with a device; only folders can be looked into. */
function judgeEntry(place: string, sifted: Sifted): Sifted {
  const stats = lstatSync(place);
  if (stats.isCharacterDevice() || (sifted === 'enter' && !stats.isDirectory())) return 'leave';
  return sifted;
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
