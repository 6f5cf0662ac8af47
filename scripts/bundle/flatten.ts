import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { type BuildOptions, type BuildResult, build, type OutputFile, type Plugin } from 'esbuild';
import { compileAtOnce, type EagerFunctions } from '../eager.ts';
import { asideName, setAside } from './aside.ts';
import { type Cut, cut, type Layer, lateName, layering, layerSource } from './layers.ts';
import { late, lateLibrary, libraries, trimmed } from './libraries.ts';

const root = resolve(import.meta.dirname, '..', '..');

export interface Flat {
  /** Name of the entry, without extension. */
  readonly entry: string;
  /** Absolute folder of what tsc made of `src`. */
  readonly compiled: string;
  /** Absolute folder that gets `<entry>.js`, and what it loads. */
  readonly outdir: string;
  /** What a start loads after its entry, in this order: paths in the folder; [] = it is not known what a start loads. */
  readonly firsts: readonly string[];
  /** What a start calls. */
  readonly eager: EagerFunctions;
  /** The module that is to load what is set aside, a path in the folder; undefined = nothing is set aside. */
  readonly asideLoader?: string;
}

/**
 * Joins our own modules into as few as dynamic imports allow. Ncc would wrap each in a function and turn each use of another one into a
 * property of an object, of which half as much again has to be compiled at every start.
 * @returns names of the libraries that were taken in
 */
export async function flatten({
  entry,
  compiled,
  outdir,
  firsts,
  eager,
  asideLoader,
}: Flat): Promise<readonly string[]> {
  const path = join(compiled, `${entry}.js`);
  const whole = await built({ plugins: [], splitting: true, entryPoints: [path], outdir });
  if (firsts.length === 0) return written([whole], { compiled, outdir, eager });
  const parts = cut({
    metafile: whole.metafile,
    root,
    compiled,
    entry: path,
    firsts: firsts.map((first) => join(compiled, first)),
  });
  const files = [...parts.layers.keys()].map((index) => builtLayer(parts, index, { compiled, outdir }));
  const late = Object.fromEntries(parts.late.map((each) => [lateName(compiled, each), each]));
  const plugins = [layering(parts, parts.layers, compiled)];
  files.push(built({ plugins, splitting: true, entryPoints: { [entry]: path, ...late }, outdir }));
  const loader = asideLoader && `${lateName(compiled, join(compiled, asideLoader))}.js`;
  const layers = parts.layers.map(({ name }) => name);
  return written(await Promise.all(files), { compiled, outdir, eager, ...(loader && { aside: { loader, layers } }) });
}

/** A layer is one file: esbuild would make a chunk of whatever two dynamic imports share, and a start needs some fifty of them. */
async function builtLayer(
  parts: Cut,
  index: number,
  { compiled, outdir }: Pick<Flat, 'compiled' | 'outdir'>,
): Promise<Built> {
  const layer = parts.layers[index] as Layer;
  return await built({
    plugins: [layering(parts, parts.layers.slice(0, index), compiled)],
    stdin: { contents: layerSource(layer, compiled), resolveDir: compiled },
    outfile: join(outdir, `${layer.name}.js`),
  });
}

async function built({ plugins, ...own }: BuildOptions & { readonly plugins: Plugin[] }): Promise<Built> {
  return await build({ ...own, ...options, plugins: [...plugins, lateLibrary, libraries] });
}

const options = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Versions of Node.js 24 do not dispose of what a closure holds, too (nodejs/node#58744). TypeScript leaves it to us: it would bring its own help along in each module.
  supported: { using: false },
  logLevel: 'silent',
  metafile: true,
  write: false,
} as const satisfies BuildOptions;

type Built = Pick<BuildResult<typeof options>, 'outputFiles' | 'metafile'>;

interface Chunks {
  readonly outdir: string;
  readonly compiled: string;
  readonly eager: EagerFunctions;
  /** The files from which functions are set aside, without extension, and the one that loads these. */
  readonly aside?: { readonly layers: readonly string[]; readonly loader: string };
}

function written(built: readonly Built[], chunks: Chunks): readonly string[] {
  const files = built.flatMap(({ outputFiles }) => outputFiles.map(({ path, text }) => ({ path, text })));
  writeChunks(chunks.aside ? withAside(files, chunks.aside, chunks) : files, chunks);
  const kept = built.flatMap(({ metafile }) =>
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    ),
  );
  return [trimmed, late].filter((name) => kept.some((path) => path.startsWith(`node_modules/${name}/`)));
}

type File = Pick<OutputFile, 'path' | 'text'>;

/** The files with those that hold what no start calls. */
function withAside(
  files: readonly File[],
  { layers, loader }: NonNullable<Chunks['aside']>,
  chunks: Chunks,
): readonly File[] {
  const { outdir, compiled, eager } = chunks;
  const added: string[] = [];
  const parted = files.flatMap(({ path, text }) => {
    const name = basename(path, '.js');
    if (!layers.includes(name)) return [{ path, text }];
    const parts = setAside({ name, text, compiled: relative(root, compiled) }, eager);
    if (parts.aside === undefined) return [{ path, text }];
    added.push(`import './${asideName(name)}.js';\n`);
    return [
      { path, text: parts.text },
      { path: join(outdir, `${asideName(name)}.js`), text: parts.aside },
    ];
  });
  if (added.length > 0 && !parted.some(({ path }) => basename(path) === loader))
    throw new Error(
      `No module imports what becomes ${loader}, so what is set aside could be read after an agent ran: correct asideLoader in scripts/bundle.ts`,
    );
  return parted.map(({ path, text }) => ({
    path,
    text: basename(path) === loader ? `${added.join('')}${text}` : text,
  }));
}

function writeChunks(files: readonly File[], { outdir, compiled, eager }: Chunks): void {
  mkdirSync(outdir, { recursive: true });
  let found = 0;
  for (const { path, text } of files) {
    const chunk = compileAtOnce({ text, compiled: relative(root, compiled) }, eager);
    found += chunk.count;
    writeFileSync(path, chunk.text);
  }
  const listed = [...eager.values()].reduce((sum, names) => sum + names.size, 0);
  if (found < listed * STILL_KNOWN) {
    const text = `Of ${listed} functions that starts call, by eager-functions.txt, ${found} are left.`;
    console.error(`${text} Run npm run eager-functions, then build again.`);
  }
}

/** Share of the listed functions that has to be there: some renamed since cost a start the reading of what is set aside, a list of another time its use. */
const STILL_KNOWN = 0.8;
