import { join, relative, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { exportsOf, importsOf } from './names.ts';

/** Modules that are loaded at the same time in every run, and so lie in one file. Paths are absolute. */
export interface Layer {
  /** Name of the file, without extension. */
  readonly name: string;
  readonly modules: ReadonlySet<string>;
}

/** How a program is cut into files. */
export interface Cut {
  /** In the order in which they are loaded. */
  readonly layers: readonly Layer[];
  /** Modules that somebody imports dynamically: each gets a file of its own, named by `lateName`. */
  readonly late: readonly string[];
  readonly graph: Graph;
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

/** Cuts a program: a module lies in the first layer that needs it. */
export function cut({ metafile, root, compiled, entry, firsts }: CutCall): Cut {
  const graph = new Map<string, Own>();
  for (const [path, { imports }] of Object.entries(metafile.inputs)) {
    if (!isWithin(compiled, resolve(root, path))) continue;
    const own = imports.filter((each) => isWithin(compiled, resolve(root, each.path)));
    const of = (isLate: boolean): readonly string[] =>
      own.flatMap((each) => ((each.kind === 'dynamic-import') === isLate ? [resolve(root, each.path)] : []));
    graph.set(resolve(root, path), { statics: of(false), late: of(true) });
  }
  const taken = new Set<string>([entry]);
  const layers = [graph.get(entry)?.statics ?? [], ...firsts.map((first) => [first])].map((roots, index) => {
    const modules = new Set(reached(graph, roots).filter((path) => !taken.has(path)));
    for (const path of modules) taken.add(path);
    return { name: `layer-${index}`, modules };
  });
  const late = [...new Set([...graph.values()].flatMap((own) => own.late))].toSorted();
  return { layers, late, graph };
}

function isWithin(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** What is loaded with these modules. */
function reached(graph: Graph, roots: readonly string[]): readonly string[] {
  const found = new Set(roots);
  for (const path of found) for (const next of graph.get(path)?.statics ?? []) found.add(next);
  return [...found];
}

/** Name of the file, without extension, of a module that is imported dynamically. */
export function lateName(compiled: string, path: string): string {
  return `late-${relative(compiled, path).replace(/\.js$/, '').replaceAll('/', '-')}`;
}

/** The module that a layer is built from: under names of their own it exports what others need of it. */
export function layerSource({ layers, late, graph }: Cut, layer: Layer, compiled: string): string {
  const earlier = layers.slice(0, layers.indexOf(layer) + 1);
  const wanted = new Map<string, Set<string>>();
  const want = (path: string, names: readonly string[]): void => {
    if (!layer.modules.has(path)) return;
    const known = wanted.get(path) ?? new Set();
    wanted.set(path, known);
    for (const name of names) known.add(name);
  };
  for (const path of late) if (layer.modules.has(path)) want(path, exportsOf(path));
  for (const path of graph.keys()) {
    if (earlier.some(({ modules }) => modules.has(path))) continue;
    for (const [from, names] of importsOf(path)) want(from, names);
  }
  return [...wanted]
    .toSorted(byPath)
    .map(([path, names]) => exporting(compiled, path, [...names].toSorted()))
    .join('');
}

function byPath([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
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
        const list = exportsOf(own).map((name) => `${aliasOf(compiled, own, name)} as ${name}`);
        return { contents: `export { ${list.join(', ')} } from './${inEarlier(own)?.name}.js';\n` };
      });
    },
  };
}

const SHIM = 'layer';
