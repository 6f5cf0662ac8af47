import { editDistance } from './edit-distance.ts';

/** What a failed attempt did not find. */
export interface Missing {
  /** Modules, packages and files, as the code asked for them; each once. */
  readonly modules: readonly string[];
  /** Functions, classes and variables. */
  readonly names: readonly string[];
}

/** Most of each kind, of the letters of a name and of the files that are compared with it: more than an agent can look after in one attempt. */
const MOST = { wanted: 5, near: 6, letters: 100, candidates: 5000 };

/** Reads what the lines of an error say is not there (`gapLines`). */
export function missingIn(lines: readonly string[]): Missing {
  return { modules: found(lines, modules), names: found(lines, names) };
}

/** Files of the tree whose names come nearest to what was asked for, nearest first. */
export function nearestFiles(wanted: string, paths: readonly string[]): readonly string[] {
  const name = stem(wanted);
  if (name.length > MOST.letters) return [];
  const most = Math.max(2, Math.floor(name.length / 2));
  return paths
    .map((path) => ({ path, name: stem(path) }))
    .filter((near) => Math.abs(near.name.length - name.length) <= most)
    .slice(0, MOST.candidates)
    .map((near) => ({ path: near.path, distance: editDistance(name, near.name) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || a.path.length - b.path.length)
    .slice(0, MOST.near)
    .map(({ path }) => path);
}

function found(lines: readonly string[], patterns: readonly RegExp[]): readonly string[] {
  const all = lines.flatMap((line) =>
    patterns.flatMap((pattern) => [...line.matchAll(pattern)].map(([, it = '']) => it)),
  );
  return [...new Set(all)].filter((it) => it !== '').slice(0, MOST.wanted);
}

/** The last segment without its ending, in small letters; dots separate the segments of Python and Java. */
function stem(path: string): string {
  const last = path.split(/[/\\]|::/).at(-1) ?? path;
  const plain = last.replace(
    /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|php|c|h|cc|cpp|hpp|cs|json|ya?ml|toml|md|txt)$/,
    '',
  );
  return (plain.includes('/') ? plain : (plain.split('.').at(-1) ?? plain)).toLowerCase();
}

const quote = `["'\`]`;
const modules: readonly RegExp[] = [
  String.raw`cannot find (?:module|package) ${quote}([^"'\`]+)${quote}`,
  String.raw`no module named ${quote}?([\w.]+)`,
  String.raw`(?:failed to resolve|could not resolve|can't resolve|cannot resolve)(?: import| entry for package| module)? ${quote}([^"'\`]+)${quote}`,
  String.raw`no such file or directory[^"'\`]*${quote}([^"'\`]+)${quote}`,
  String.raw`(?<![\w./@-])(?!ENOENT)([\w./@-]+): no such file or directory`,
  String.raw`unresolved import ${quote}([\w:]+)`,
  String.raw`cannot import name ${quote}\w+${quote} from ${quote}([\w.]+)${quote}`,
  String.raw`module ${quote}+([^"'\`]+)${quote}+ has no exported member`,
  String.raw`the requested module ${quote}([^"'\`]+)${quote} does not provide`,
].map((source) => new RegExp(source, 'gi'));
const names: readonly RegExp[] = [
  String.raw`name ${quote}(\w+)${quote} is not defined`,
  String.raw`referenceerror: ([\w$]+) is not defined`,
  String.raw`cannot import name ${quote}(\w+)${quote}`,
  String.raw`does not provide an export named ${quote}([\w$]+)${quote}`,
  String.raw`has no exported member(?: named)? ${quote}([\w$]+)${quote}`,
  String.raw`cannot find (?:name|value|function|type|struct|trait) ${quote}([\w$]+)${quote}`,
  String.raw`undefined (?:symbol|reference to|local variable or method|method):? ${quote}?(\w+)`,
  String.raw`undefined: (?:\w+\.)?(\w+)`,
  String.raw`implicit declaration of function ${quote}?(\w+)`,
].map((source) => new RegExp(source, 'gi'));
