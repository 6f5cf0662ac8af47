import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type BuildOptions, type BuildResult, build, type OutputFile, type Plugin } from 'esbuild';
import { compileAtOnce, type EagerFunctions } from '../eager.ts';
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
}

/**
 * Joins our own modules into as few as dynamic imports allow. Ncc would wrap each in a function and turn each use of another one into a
 * property of an object, of which half as much again has to be compiled at every start.
 * @returns names of the libraries that were taken in
 */
export async function flatten({ entry, compiled, outdir, firsts, eager }: Flat): Promise<readonly string[]> {
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
  return written(await Promise.all(files), { compiled, outdir, eager });
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
  logLevel: 'silent',
  metafile: true,
  write: false,
} as const satisfies BuildOptions;

type Built = Pick<BuildResult<typeof options>, 'outputFiles' | 'metafile'>;

interface Chunks {
  readonly outdir: string;
  readonly compiled: string;
  readonly eager: EagerFunctions;
}

function written(built: readonly Built[], chunks: Chunks): readonly string[] {
  writeChunks(
    built.flatMap(({ outputFiles }) => outputFiles),
    chunks,
  );
  const kept = built.flatMap(({ metafile }) =>
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    ),
  );
  return [trimmed, late].filter((name) => kept.some((path) => path.startsWith(`node_modules/${name}/`)));
}

function writeChunks(files: readonly OutputFile[], { outdir, compiled, eager }: Chunks): void {
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

/** Share of the listed functions that has to be there: some renamed since cost microseconds, a list of another time its use. */
const STILL_KNOWN = 0.8;
