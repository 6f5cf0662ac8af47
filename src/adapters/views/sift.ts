import { lstatSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is done with an entry of an upper layer: taken over whole, looked into, or left behind. */
export type Sifted = 'take' | 'enter' | 'leave';

/** An entry of an upper layer. */
export interface Entry {
  readonly path: string;
  /** An overlay's mark for what a lower layer has and this one removed. */
  readonly isMark: boolean;
}

/**
 * Moves entries of one upper layer into another, new one. Folders on the way are made anew, so that none of them hides what a
 * lower layer has.
 * @returns paths that were taken over
 */
export function sift(from: string, to: string, judge: (entry: Entry) => Sifted): readonly string[] {
  const taken: string[] = [];
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const name of readdirSync(join(from, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const sifted = judgeEntry(join(from, path), path, judge);
      if (sifted === 'enter') open.push(path);
      if (sifted === 'take') {
        move(join(from, path), join(to, path));
        taken.push(path);
      }
    }
  }
  return taken;
}

/** An overlay marks what was removed with a device; only folders can be looked into. */
function judgeEntry(place: string, path: string, judge: (entry: Entry) => Sifted): Sifted {
  const stats = lstatSync(place);
  const sifted = judge({ path, isMark: stats.isCharacterDevice() });
  return sifted === 'enter' && !stats.isDirectory() ? 'leave' : sifted;
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
