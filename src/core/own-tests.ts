import { globMatcher } from './globs.ts';

/** Which tests belong to a story: its `tests:` globs, or its id in file or name (10-fine-print, Red before). */
export interface OwnTests {
  readonly story: string;
  readonly globs?: readonly string[];
  /** Folder in which the checks run, relative to the root of the repository. */
  readonly folder?: string;
}

/** Tells of a test by its id in a report. Numbers alone name no story: `1` stands in too many names. */
export function ownTestFinder({ story, globs = [], folder = '' }: OwnTests): (id: string) => boolean {
  const named = /\p{L}/u.test(story) && /\d/.test(story) ? wordPattern(story) : undefined;
  const matches = globs.length === 0 ? undefined : globMatcher(globs);
  return (id) =>
    named?.test(id) === true || (matches !== undefined && filesOf(id, folder).some((path) => matches(path)));
}

function wordPattern(story: string): RegExp {
  const parts = story.split(/[-_\s]+/).map((part) => part.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[-_\\s]?')}(?![\\p{L}\\p{N}])`, 'iu');
}

/** Paths that an id may speak of: its first part, or the module that a dotted class lies in. */
function filesOf(id: string, folder: string): readonly string[] {
  const first = (id.split('::')[0] ?? '').replaceAll('\\', '/').replace(/^\.\//, '');
  const words = first.includes('/') ? [] : first.split('.').slice(0, 10);
  const modules = words.map((_, at) => `${words.slice(0, at + 1).join('/')}.py`);
  const paths = [first, ...modules];
  return folder === '' ? paths : [...paths, ...paths.map((path) => `${folder}/${path}`)];
}
