import { readTarget } from './capture-read.ts';
import { linkProblem } from './link-target.ts';
import { decodePath } from './paths.ts';
import type { Place } from './scan.ts';

const specials: Readonly<Record<string, string>> = { pipe: 'a named pipe', socket: 'a socket', device: 'a device' };

/** What no tree can hold. */
export function isSpecial({ kind }: Place): boolean {
  return specials[kind] !== undefined;
}

/** git waits for ever when it opens a `.gitignore` or `.gitattributes` that is a pipe. */
export function wouldBlockGit(place: Place): boolean {
  return isSpecial(place) && /^\.git[a-z]+$/.test(nameOf(place));
}

/** Why an entry is not imported; undefined = it can be. */
export function problemOf(dir: string, place: Place): string | undefined {
  if (place.kind === 'link') return linkProblem(place.path, decodePath(readTarget(dir, place.path)));
  return specials[place.kind];
}

/** Last part of a path. */
export function nameOf({ path }: Place): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
