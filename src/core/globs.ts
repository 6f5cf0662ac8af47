import picomatch from 'picomatch';

/** True when a path, relative to the repository root with `/` between segments, is selected. */
export type PathMatcher = (path: string) => boolean;

export interface GlobOptions {
  /** Ignore the case of letters: for names that a case-insensitive file system finds too. Default false. */
  readonly anyCase?: boolean;
}

/**
 * The one reading of globs (10-fine-print, Names and formats): picomatch, dotfiles included, `!` negates, the last glob that
 * matches decides. A glob is also taken literally, so that a path such as `app/[id]/page.ts` can be written as it is, and one
 * that ends in a plain name covers what is in the folder of that name. Blank globs select nothing.
 */
export function globMatcher(globs: readonly string[], options: GlobOptions = {}): PathMatcher {
  const rules = globs.map((glob) => readGlob(glob, options)).filter((rule) => rule !== undefined);
  return (path) => rules.findLast((rule) => rule.matches(path))?.selects ?? false;
}

/** Whether a pattern can be read, with every bracket of it closed. */
export function isGlob(pattern: string): boolean {
  try {
    return picomatch.makeRe(pattern, { dot: true, strictBrackets: true }) instanceof RegExp;
  } catch {
    return false;
  }
}

interface GlobRule {
  readonly selects: boolean;
  readonly matches: PathMatcher;
}

function readGlob(glob: string, options: GlobOptions): GlobRule | undefined {
  const negates = glob.startsWith('!') && !glob.startsWith('!(');
  const pattern = relative((negates ? glob.slice(1) : glob).trim());
  if (pattern === '') return undefined;
  return { selects: !negates, matches: matcher(pattern, options.anyCase === true) };
}

function relative(pattern: string): string {
  return pattern.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '/**');
}

function matcher(pattern: string, anyCase: boolean): PathMatcher {
  const fold = (text: string): string => (anyCase ? text.toLowerCase() : text);
  const literal = fold(pattern);
  const read = withContents(pattern).map((each) => picomatchReading(each, anyCase));
  return (path) => {
    const folded = fold(path);
    return folded === literal || read.some((matches) => matches(path));
  };
}

/** Compiled at the first path: a bad pattern throws there, and most globs are never asked. */
function picomatchReading(pattern: string, anyCase: boolean): PathMatcher {
  let compiled: PathMatcher | undefined;
  return (path) => {
    // The `s` flag: a newline in a file name must not hide the file from `**`.
    compiled ??= picomatch(pattern, { dot: true, windows: false, flags: anyCase ? 'is' : 's' });
    return compiled(path);
  };
}

/** Characters that make a segment a pattern instead of a name. */
const magic = /[*?[\]{}()!+@|\\]/;

function withContents(pattern: string): readonly string[] {
  const name = pattern.slice(pattern.lastIndexOf('/') + 1);
  return name === '' || magic.test(name) ? [pattern] : [pattern, `${pattern}/**`];
}
