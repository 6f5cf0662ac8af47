import { globbedTestFinder } from './own-test-globs.ts';

/** Which tests belong to a story: its `tests:` globs, or its id in file or name (10-fine-print, Red before). */
export interface OwnTests {
  readonly story: string;
  readonly globs?: readonly string[];
  /** Folder in which the checks run, relative to the root of the repository. */
  readonly folder?: string;
}

/** Tells of a failing test by its id in a report. Numbers alone name no story: `1` stands in too many names. */
export function ownTestFinder({ story, globs = [], folder = '' }: OwnTests): (id: string) => boolean {
  // Most checks ask for no test.
  let named: RegExp | undefined;
  const isNamed = (id: string): boolean => {
    named ??= /\p{L}/u.test(story) && /\d/.test(story) ? wordPattern(story) : MATCHES_NOTHING;
    return named.test(id);
  };
  const isGlobbed = globs.length === 0 ? undefined : globbedTestFinder(globs, folder);
  return (id) => isNamed(id) || isGlobbed?.(id) === true;
}

const MATCHES_NOTHING = /(?!)/;

function wordPattern(story: string): RegExp {
  const parts = story.split(/[-_\s]+/).map((part) => part.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[-_\\s]?')}(?![\\p{L}\\p{N}])`, 'iu');
}
