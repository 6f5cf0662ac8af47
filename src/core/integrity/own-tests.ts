import { globMatcher } from '../globs.ts';

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

/**
 * Tells by the id of a failing test whether it lies in the files that globs name. Runners that name no file name a class or a package:
 * it is held against the globs without their extension. A test that names neither counts as one of them, for nothing says that it is
 * not: a story's `tests:` have to be green (10-fine-print, Red before).
 */
export function globbedTestFinder(globs: readonly string[], folder: string): (id: string) => boolean {
  const inFiles = globMatcher(globs);
  const isNamed = namedFinder(globs, folder);
  return (id) => {
    const first = (id.split('::')[0] ?? '').replaceAll('\\', '/').replace(/^\.\//, '');
    if (filesOf(first, folder).some((path) => inFiles(path))) return true;
    const isPlaceless = /\s/.test(first) || !/[/.]/.test(first);
    return isPlaceless || (!isFile(first) && isNamed(first));
  };
}

/** Tells of the name of a class or a package. */
function namedFinder(globs: readonly string[], folder: string): (name: string) => boolean {
  const rules = globs.map(readRule);
  const inClasses = globMatcher(rules.flatMap(classGlobs));
  const inPackages = globMatcher(rules.flatMap((rule) => packageGlobs(rule, folder)));
  const files = new Set(rules.flatMap(fileNames));
  return (name) => {
    const words = name.replace(/\$.*$/, '').split(name.includes('/') ? '/' : '.');
    if (files.has(plain(words.at(-1) ?? '')) || inClasses(words.join('/'))) return true;
    return name.includes('/') && inPackages(name);
  };
}

/** Not a class such as `com.x.ATest`, nor a package such as `gopkg.in/a.v3`. */
function isFile(name: string): boolean {
  return isSource.test(name) || (name.includes('/') && /\.(?!v\d+$)[a-z]\w*$/.test(name));
}

const isSource =
  /\.(?:[cm]?[jt]sx?|vue|svelte|py|rb|php|go|rs|java|kts?|scala|groovy|cs|fs|exs?|dart|swift|lua|sh|bats|c|cc|cpp)$/;

/** Paths that an id may speak of: the one it names, from any folder above where that is absolute, or the module that a class lies in. */
function filesOf(first: string, folder: string): readonly string[] {
  if (first.startsWith('/')) {
    const parts = first.split('/').slice(1, 40);
    return parts.map((_, at) => parts.slice(at).join('/'));
  }
  const words = first.includes('/') ? [] : first.split('.').slice(0, 10);
  const paths = [first, ...words.map((_, at) => `${words.slice(0, at + 1).join('/')}.py`)];
  return folder === '' ? paths : [...paths, ...paths.map((path) => `${folder}/${path}`)];
}

/** A glob in parts. */
interface Rule {
  readonly not: '!' | '';
  readonly folders: readonly string[];
  /** Last part without its extension; `**` where the glob names a folder. */
  readonly name: string;
}

function readRule(glob: string): Rule {
  const not = glob.startsWith('!') && !glob.startsWith('!(') ? '!' : '';
  const parts = glob
    .slice(not.length)
    .trim()
    .replace(/^(?:\.?\/)+/, '')
    .replace(/\/+$/, '')
    .split('/');
  const last = parts.at(-1) ?? '';
  const name = last.replace(/\.(?:\w+|\{[^{}]*\})$/, '');
  const isFolder = name === last && !/[*?[\]{}()]/.test(last);
  return isFolder ? { not, folders: parts, name: '**' } : { not, folders: parts.slice(0, -1), name };
}

/** The ends of a glob that a class may stand at: its packages are the last folders, and what comes before them is not known. */
function classGlobs({ not, folders, name }: Rule): readonly string[] {
  const parts = [...folders, name];
  return parts.flatMap((_, at) => {
    const end = parts.slice(at).join('/');
    const isAll = not === '' && sourceRoots.has(parts[at - 1] ?? '');
    return at === 0 || isAll || /[\p{L}\p{N}]/u.test(end) ? [`${not}${end}`] : [];
  });
}

/** Folders that packages begin in: all that is below one of them is any class. */
const sourceRoots: ReadonlySet<string> = new Set(['java', 'kotlin', 'scala', 'groovy', 'src', 'test', 'tests', 'spec']);

/** The folder of a glob at the end of a package's name, which begins with its module's. Of one file the package tells nothing. */
function packageGlobs({ not, folders, name }: Rule, folder: string): readonly string[] {
  if (not !== '' && name !== '**') return [];
  const path = [...folders, ...(name === '**' ? ['**'] : [])].join('/');
  const local = folder !== '' && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
  return [`${not}**/${local === '' ? '**' : local}`];
}

/** Files that are named outright: languages whose namespaces follow no folders still call the class like its file. */
function fileNames({ not, name }: Rule): readonly string[] {
  return not !== '' || /[*?[\]{}()]/.test(name) ? [] : [plain(name)];
}

function plain(name: string): string {
  return name.replace(/[_-]/g, '').toLowerCase();
}
