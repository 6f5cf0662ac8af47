import { globMatcher } from './globs.ts';

/** Whether the story may change this path, or this key of it. */
export type Allowed = (path: string, key?: string) => boolean;

/**
 * Reads a story's `allow:` entries (03-interface §2): globs, or `file#key` where the key is a dotted path (`package.json#scripts.test`,
 * `package.json#scripts` for all of them) or the name of a rule (`test/a.test.js#test-skipped`). Without a key the whole file is asked for.
 */
export function allowedBy(allow: readonly string[]): Allowed {
  const whole = globMatcher(allow);
  const keyed = allow.flatMap(readKeyed);
  return (path, key) =>
    whole(path) ||
    (key !== undefined &&
      keyed.some((entry) => entry.matches(path) && (key === entry.key || key.startsWith(`${entry.key}.`))));
}

interface KeyedEntry {
  readonly key: string;
  readonly matches: (path: string) => boolean;
}

/** A `#` may belong to the file's name or to the key: every split is tried. */
function readKeyed(entry: string): readonly KeyedEntry[] {
  return [...entry.matchAll(/#/g)]
    .map(({ index }) => ({ file: entry.slice(0, index), key: entry.slice(index + 1).trim() }))
    .filter(({ file, key }) => file.trim() !== '' && key !== '' && !file.startsWith('!'))
    .map(({ file, key }) => ({ key, matches: globMatcher([file]) }));
}
