import { join, relative, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { awaitsAtLoad, exportsOf, importsOf } from './names.ts';

/** Modules that are loaded at the same time in every run, and so lie in one file. Paths are absolute. */
export interface Layer {
  /** Name of the file, without extension. */
  readonly name: string;
  readonly modules: ReadonlySet<string>;
  /** Names that others need, by module. */
  readonly needed: ReadonlyMap<string, readonly string[]>;
}

/** How a program is cut into files. */
export interface Cut {
  /** In the order in which they are loaded. */
  readonly layers: readonly Layer[];
  /** Modules that somebody imports dynamically: each gets a file of its own, named by `lateName`. */
  readonly late: readonly string[];
}

interface Own {
  readonly statics: readonly string[];
  readonly late: readonly string[];
}

/** Our own modules of a program, by absolute path. */
type Graph = ReadonlyMap<string, Own>;

export interface CutCall {
  readonly metafile: Metafile;
  /** Absolute folder that the paths of the metafile are relative to. */
  readonly root: string;
  /** Absolute folder of our own modules. */
  readonly compiled: string;
  /** Absolute path of the entry. What it imports is the first layer, itself not: it awaits those that import from there. */
  readonly entry: string;
  /** Absolute paths of the modules that the further layers begin with. */
  readonly firsts: readonly string[];
}

/**
 * Cuts a program: a module lies in the first layer that needs it.
 * @throws {Error} when the program would do something else in these files
 */
export function cut(call: CutCall): Cut {
  const { entry, firsts, compiled } = call;
  const graph = graphOf(call);
  const late = [...new Set([...graph.values()].flatMap((own) => own.late))].toSorted();
  keepEntryAlone(graph, entry);
  keepFirstsLate(firsts, late);
  keepApart(late.map((path) => [lateName(compiled, path), path]));
  const taken = new Set<string>();
  const layers = [graph.get(entry)?.statics ?? [], ...firsts.map((first) => [first])].map((roots, index) => {
    const modules = new Set(reached(graph, roots).filter((path) => !taken.has(path)));
    for (const path of modules) taken.add(path);
    keepReady(modules);
    const others = [...graph.keys()].filter((path) => !taken.has(path));
    return { name: `layer-${index}`, modules, needed: neededOf(modules, { late, others }) };
  });
  return { layers, late };
}

function graphOf({ metafile, root, compiled }: CutCall): Graph {
  const graph = new Map<string, Own>();
  for (const [path, { imports }] of Object.entries(metafile.inputs)) {
    if (!isWithin(compiled, resolve(root, path))) continue;
    const own = imports.filter((each) => isWithin(compiled, resolve(root, each.path)));
    const of = (isLate: boolean): readonly string[] =>
      own.flatMap((each) => ((each.kind === 'dynamic-import') === isLate ? [resolve(root, each.path)] : []));
    graph.set(resolve(root, path), { statics: of(false), late: of(true) });
  }
  return graph;
}

function isWithin(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** A file that holds the entry for another module would run it once more. */
function keepEntryAlone(graph: Graph, entry: string): void {
  for (const [path, { statics, late }] of graph)
    if (statics.includes(entry) || late.includes(entry))
      throw new Error(`${path} imports the entry: move what it needs`);
}

function keepFirstsLate(firsts: readonly string[], late: readonly string[]): void {
  for (const first of firsts)
    if (!late.includes(first))
      throw new Error(`No module of ours imports ${first} dynamically: correct firsts in scripts/bundle.ts`);
}

/** Of two modules under one name one would be lost. */
function keepApart(named: Iterable<readonly [name: string, path: string]>): void {
  const known = new Map<string, string>();
  for (const [name, path] of named) {
    const other = known.get(name);
    if (other !== undefined) throw new Error(`${other} and ${path} would both get the name ${name}: rename one`);
    known.set(name, path);
  }
}

/** What such a module waits for may itself wait for the layer. */
function keepReady(modules: ReadonlySet<string>): void {
  for (const path of modules)
    if (awaitsAtLoad(path)) throw new Error(`${path} awaits while a start loads it: do so in a function`);
}

/** What is loaded with these modules. */
function reached(graph: Graph, roots: readonly string[]): readonly string[] {
  const found = new Set(roots);
  for (const path of found) for (const next of graph.get(path)?.statics ?? []) found.add(next);
  return [...found];
}

interface Around {
  readonly late: readonly string[];
  /** Modules that are not there yet when the layer is loaded. */
  readonly others: readonly string[];
}

function neededOf(modules: ReadonlySet<string>, { late, others }: Around): Layer['needed'] {
  const needed = new Map<string, Set<string>>();
  const need = (path: string, names: readonly string[]): void => {
    if (modules.has(path)) needed.set(path, new Set([...(needed.get(path) ?? []), ...names]));
  };
  for (const path of late) if (modules.has(path)) need(path, exportsOf(path));
  for (const other of others) for (const [path, names] of importsOf(other)) need(path, names);
  return new Map([...needed].toSorted(byPath).map(([path, names]) => [path, [...names].toSorted()]));
}

function byPath([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Name of the file, without extension, of a module that is imported dynamically. */
export function lateName(compiled: string, path: string): string {
  return `late-${relative(compiled, path).replace(/\.js$/, '').replaceAll('/', '-')}`;
}

/**
 * The module that a layer is built from: under names of their own it exports what others need of it.
 * @throws {Error} when two exports would get one name
 */
export function layerSource({ needed }: Layer, compiled: string): string {
  const all = [...needed];
  keepApart(all.flatMap(([path, names]) => names.map((name) => [aliasOf(compiled, path, name), path] as const)));
  return all.map(([path, names]) => exporting(compiled, path, names)).join('');
}

function exporting(compiled: string, path: string, names: readonly string[]): string {
  const list = names.map((name) => `${name} as ${aliasOf(compiled, path, name)}`).join(', ');
  return `export { ${list} } from './${relative(compiled, path)}';\n`;
}

/** Two modules may export the same name. */
function aliasOf(compiled: string, path: string, name: string): string {
  return `${relative(compiled, path).replace(/\.js$/, '').replaceAll(/\W/g, '_')}__${name}`;
}

/**
 * Takes what lies in an earlier layer from its file, and imports dynamically from the files of their own.
 * @param earlier layers that are there before what is built
 */
export function layering({ late }: Cut, earlier: readonly Layer[], compiled: string): Plugin {
  const inEarlier = (own: string): Layer | undefined => earlier.find(({ modules }) => modules.has(own));
  return {
    name: 'layers',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^/, namespace: SHIM }, ({ path }) => ({ path, external: true }));
      onResolve({ filter: /^(?:\.\.?)?\// }, ({ path, kind, resolveDir }) => {
        const own = resolve(resolveDir, path);
        if (kind !== 'dynamic-import')
          return inEarlier(own) && { path: relative(compiled, own), namespace: SHIM, sideEffects: false };
        return late.includes(own) ? { path: `./${lateName(compiled, own)}.js`, external: true } : undefined;
      });
      onLoad({ filter: /^/, namespace: SHIM }, ({ path }) => {
        const own = join(compiled, path);
        const layer = inEarlier(own);
        const list = layer?.needed.get(own)?.map((name) => `${aliasOf(compiled, own, name)} as ${name}`) ?? [];
        return { contents: `export { ${list.join(', ')} } from './${layer?.name}.js';\n` };
      });
    },
  };
}

const SHIM = 'layer';
