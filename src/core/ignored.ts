/** Files and whole folders that git ignores and that were not there before the agent: no view holds them (02-loop §1, Gate views). */
export interface IgnoredFiles {
  /** At most 20, caches of tools last. */
  readonly paths: readonly string[];
  /** All of them, as far as they were counted. */
  readonly count: number;
}

/** Most that are named. */
const MOST = 20;

/**
 * What an attempt left that no check can see; undefined when there is nothing.
 * @param found files and folders of the agent's tree that git ignores
 * @param before those of layer 0, which every view holds as it was
 */
export function ignoredFiles(found: readonly string[], before: ReadonlySet<string>): IgnoredFiles | undefined {
  const own = found.map((path) => path.replace(/\/$/, '')).filter((path) => !isWithin(path, before));
  if (own.length === 0) return undefined;
  const sorted = own.toSorted();
  const named = [...sorted.filter((path) => !isCache(path)), ...sorted.filter(isCache)];
  return { paths: named.slice(0, MOST), count: own.length };
}

function isWithin(path: string, folders: ReadonlySet<string>): boolean {
  const parts = path.split('/');
  return parts.some((_, at) => folders.has(parts.slice(0, at + 1).join('/')));
}

/** Whether a path is a cache of a tool: nobody wonders why a check did not see it. */
export function isCache(path: string): boolean {
  return cache.test(path);
}

const cache =
  /(?:^|\/)(?:__pycache__|\.(?:pytest|mypy|ruff|eslint|parcel|turbo|nyc)[_-]?(?:cache|output)|\.cache|\.coverage|\.DS_Store)(?:\/|$)|\.(?:pyc|tsbuildinfo|log)$/;
