import type { Hit, LocationOptions, Place } from './types.ts';

/** Folders whose files nobody of the repository wrote: installed, vendored or built. */
const FOREIGN = new Set([
  'node_modules',
  '.venv',
  'venv',
  'site-packages',
  'dist-packages',
  'target',
  'vendor',
  '.tox',
  '.git',
]);
const MOST = { pathChars: 1000, number: 9_999_999 };

/** Chooses the first place of a hit that lies in a file of the repository, with its path made relative; undefined = none does. */
export function placeFinder(options: LocationOptions): (hit: Pick<Hit, 'places' | 'under'>) => Place | undefined {
  const root = options.root === undefined ? undefined : slashed(options.root).replace(/\/+$/, '');
  const tree = { root, folder: options.folder ?? '' };
  const known = options.files === undefined ? undefined : byName(options.files);
  return ({ places, under }) => {
    for (const place of places) {
      const inside = relative(place.file, tree);
      const file = inside === undefined ? undefined : knownFile(inside, known, under);
      if (file !== undefined && isNumber(place.line)) return placeAt(file, place);
    }
    return undefined;
  };
}

/** A tool's path as a path inside the tree; undefined when it leaves the tree, is foreign or no path at all. */
function relative(path: string, { root, folder }: { root: string | undefined; folder: string }): string | undefined {
  const text = slashed(withoutScheme(path.trim()));
  if (text === '' || text.length > MOST.pathChars || notAPath.test(text)) return undefined;
  const absolute = text.startsWith('/') || /^[A-Za-z]:\//.test(text);
  if (absolute && (root === undefined || !text.startsWith(`${root}/`))) return undefined;
  const segments = resolved(absolute ? text.slice((root ?? '').length + 1) : `${folder}/${text}`);
  if (segments === undefined || segments.length === 0 || segments.some((each) => FOREIGN.has(each))) return undefined;
  return segments.join('/');
}

/** Two characters and more before the colon, or it is a drive. */
const notAPath = /[\p{Cc}<>"|?*]|^[A-Za-z][\w+.-]+:/u;

function withoutScheme(path: string): string {
  if (!path.startsWith('file://')) return path;
  try {
    return decodeURIComponent(path.slice('file://'.length));
  } catch {
    return path.slice('file://'.length);
  }
}

function resolved(path: string): readonly string[] | undefined {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  return segments;
}

type KnownFiles = ReadonlyMap<string, readonly string[]>;

function byName(files: readonly string[]): KnownFiles {
  return Map.groupBy(files, nameOf);
}

function knownFile(file: string, known: KnownFiles | undefined, under: string | undefined): string | undefined {
  if (known === undefined) return file;
  const candidates = (known.get(nameOf(file)) ?? []).filter((each) => each === file || each.endsWith(`/${file}`));
  const exact = candidates.includes(file);
  const near = under === undefined ? [] : candidates.filter((each) => liesUnder(each, under));
  if (near.length === 1) return near[0];
  if (exact) return file;
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** Whether the folder of a file ends an import path such as `example.com/app/size`. */
function liesUnder(file: string, under: string): boolean {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  return `/${under}`.endsWith(`/${folder}`);
}

function placeAt(file: string, { line, column }: Place): Place {
  return column !== undefined && isNumber(column) ? { file, line, column } : { file, line };
}

function isNumber(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MOST.number;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
