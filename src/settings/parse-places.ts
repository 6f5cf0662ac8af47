import { accept, acceptUnless, type Parsed, type Problem, quote, refuse } from './parsed.ts';
import type { TypeOfKind } from './row.ts';
import { splitList } from './split.ts';

/** Absolute paths of the machine, comma or newline, normalised; with `home` also `~/...`. */
export function parsePlaces(text: string, { home }: TypeOfKind<'places'>): Parsed<readonly string[]> {
  const help = home
    ? 'Write absolute paths of files, or paths below ~/, for example ~/.config/tool/auth.json.'
    : 'Write absolute paths, for example /opt/fixtures.';
  const entries = splitList(text);
  if (entries.length === 0) return refuse('names no path.', help);
  const problems = entries.flatMap((entry): readonly Problem[] => {
    const problem = placeProblem(entry, home);
    return problem === undefined ? [] : [{ subject: `the entry ${quote(entry)}`, problem, help }];
  });
  return acceptUnless(problems, [...new Set(entries.map(normalised))]);
}

/** One absolute path of a folder, normalised. */
export function parsePlace(text: string): Parsed<string> {
  const problem = placeProblem(text, false);
  return problem === undefined ? accept(normalised(text)) : refuse(problem, PLACE_HELP);
}

const PLACE_HELP = 'Write the absolute path of a folder, for example /tmp/hand-over.';

function placeProblem(entry: string, home: boolean): string | undefined {
  const isHome = entry.startsWith('~/');
  if (isHome && !home) return 'begins with "~", but whose HOME that is cannot be told.';
  if (!isHome && !entry.startsWith('/')) return 'is not an absolute path.';
  if (entry.split('/').includes('..')) return 'has a part "..".';
  if (home && /\/\.?$/.test(entry)) return 'names a folder, not a file.';
  return /^\/(?:(?:proc|sys|dev)(?:\/.*)?)?$/.test(normalised(entry)) ? 'would open the machine itself.' : undefined;
}

function normalised(entry: string): string {
  const segments = entry.split('/').filter((segment) => segment !== '.' && segment !== '');
  return entry.startsWith('/') ? `/${segments.join('/')}` : segments.join('/');
}
