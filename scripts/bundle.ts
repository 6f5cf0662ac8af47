import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type OutputFile, type Plugin } from 'esbuild';
import { chunksWith, joinChunks } from './chunks.ts';
import { compileAtOnce, type EagerFunctions, readEagerFunctions } from './eager.ts';

const root = resolve(import.meta.dirname, '..');

export interface BundleCall {
  /** Absolute folder of what tsc made of `src`, inside the repository, where ncc finds the libraries. */
  readonly compiled: string;
  /** Absolute folder that gets `<entry>/index.js`, and its chunks. */
  readonly out: string;
}

const entries = ['main', 'post', 'rehearsal', 'replay'];
/** Of what every start loads. */
const runFunction = 'runPrepared';
const firstFunctions = ['runAction', runFunction];
/** What nearly every start calls, as `npm run eager-functions` saw it. */
const eagerFunctions = join(import.meta.dirname, 'eager-functions.txt');

/**
 * Makes the bundles that a runner starts. What they hold depends on the sources alone.
 * @throws with what a tool said
 */
export async function bundle({ compiled, out }: BundleCall): Promise<void> {
  for (const entry of entries) {
    const flat = join(compiled, 'flat', entry);
    const taken = await flatten(join(compiled, `${entry}.js`), flat);
    const folder = join(out, entry);
    runTool('@vercel/ncc/dist/ncc/cli.js', [
      ...['build', join(flat, `${entry}.js`)],
      ...['--out', folder, '--license', 'licenses.txt', '--quiet'],
    ]);
    addLicenses(join(folder, 'licenses.txt'), taken);
    keepFilesKnown(folder);
    toAscii(folder);
  }
  joinChunksOfRun(join(out, 'main'));
  keepFirstChunksOurs(join(out, 'main'));
}

/** Runs a tool of `node_modules` in the repository; throws with what it said. */
export function runTool(tool: string, args: readonly string[]): void {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd: root, encoding: 'utf8' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${tool} said:\n${`${stdout}${stderr}`.trim().split('\n').slice(0, 20).join('\n')}`);
  }
}

/**
 * Joins our own modules into as few as dynamic imports allow. Ncc would wrap each in a function and turn each use of another one into a
 * property of an object, of which half as much again has to be compiled at every start.
 * @returns names of the libraries that were taken in
 */
async function flatten(entry: string, outdir: string): Promise<readonly string[]> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir,
    bundle: true,
    splitting: true,
    plugins: [lateLibrary, libraries],
    format: 'esm',
    platform: 'node',
    target: 'node24',
    logLevel: 'silent',
    metafile: true,
    write: false,
  });
  writeChunks(outputFiles, { outdir, compiled: relative(root, dirname(entry)) });
  const kept = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return [trimmed, late].filter((name) => kept.some((path) => path.startsWith(`node_modules/${name}/`)));
}

interface Chunks {
  readonly outdir: string;
  readonly compiled: string;
}

/** Only of the main entry it is known what its starts call. */
function writeChunks(files: readonly OutputFile[], { outdir, compiled }: Chunks): void {
  const isMain = files.some(({ path }) => path === join(outdir, 'main.js'));
  const wanted: EagerFunctions = isMain ? readEagerFunctions(eagerFunctions) : new Map();
  mkdirSync(outdir, { recursive: true });
  let found = 0;
  for (const { path, text } of files) {
    const chunk = compileAtOnce({ text, compiled }, wanted);
    found += chunk.count;
    writeFileSync(path, chunk.text);
  }
  const listed = [...wanted.values()].reduce((sum, names) => sum + names.size, 0);
  if (found < listed * STILL_KNOWN) {
    const text = `Of ${listed} functions that starts call, by eager-functions.txt, ${found} are left.`;
    console.error(`${text} Run npm run eager-functions, then build again.`);
  }
}

/** Share of the listed functions that has to be there: some renamed since cost microseconds, a list of another time its use. */
const STILL_KNOWN = 0.8;

/** As ncc lists those of the libraries that it bundles. */
function addLicenses(file: string, names: readonly string[]): void {
  const listed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const missing = names.filter((name) => !new RegExp(`^${name}$`, 'm').test(listed));
  if (missing.length === 0) return;
  const texts = missing.map((name) => {
    const folder = join(root, 'node_modules', name);
    const license = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (license === undefined) throw new Error(`${name} brings no license: add its text`);
    const { license: kind } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license: string };
    return `${name}\n${kind}\n${readFileSync(join(folder, license), 'utf8').trim()}\n\n`;
  });
  writeFileSync(file, `${texts.join('')}${listed}`);
}

/** Of this library only what we use is taken, and so neither its client for identity tokens nor the HTTP client behind that. */
const trimmed = '@actions/core';

/** Read with our own code but run at its first use: every start loads what may need it, and hardly one has a glob to match before its first agent. */
const late = 'picomatch';

const lateLibrary: Plugin = {
  name: 'late library',
  setup: ({ onResolve, onLoad, resolve: resolveAs }) => {
    const whole = { filter: new RegExp(`^${late}$`) };
    onResolve(whole, async ({ kind, namespace, pluginData }) => {
      if (pluginData === trimmed) return undefined;
      if (namespace !== late) return { path: late, namespace: late };
      return await resolveAs(late, { kind, resolveDir: root, pluginData: trimmed });
    });
    onLoad({ filter: /^/, namespace: late }, () => ({ contents: lateSource }));
  },
};

const lateSource = `
const library = () => require('${late}');
const picomatch = (...given) => library()(...given);
picomatch.makeRe = (...given) => library().makeRe(...given);
export default picomatch;
`;

/** Leaves libraries to ncc, but for the one that is trimmed. */
const libraries: Plugin = {
  name: 'libraries',
  setup: ({ onResolve, resolve: resolveAs }) => {
    onResolve({ filter: /^/ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (pluginData === trimmed || kind === 'entry-point') return undefined;
      const isWithin = importer.includes(`/node_modules/${trimmed}/`);
      const isOwn = path.startsWith('.');
      if (isOwn ? !isWithin : path !== trimmed)
        return isOwn ? undefined : { path, external: true, sideEffects: !isWithin };
      return { ...(await resolveAs(path, { kind, resolveDir, pluginData: trimmed })), sideEffects: false };
    });
  },
};

/**
 * Writes characters beyond ASCII as escapes: a single one, even in a comment, makes the engine hold and scan the whole file
 * with two bytes per character. They mean the same in texts, templates and patterns, but not after a backslash or in raw templates.
 */
function toAscii(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    if (/\\[^\0-\x7f]|\braw ?`[^`]*[^\0-\x7f]/.test(text)) throw new Error(`${name}: cannot be written in ASCII`);
    writeFileSync(join(folder, name), text.replace(/[^\0-\x7f]/g, escaped));
  }
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Where ncc takes a path in a program for one of the build, it brings along whatever lies there: the whole repository, for the working folder. */
function keepFilesKnown(folder: string): void {
  const unknown = readdirSync(folder).filter((name) => !/^(?:[\d.]*index\.js|licenses\.txt|package\.json)$/.test(name));
  if (unknown.length > 0) throw new Error(`${folder} holds ${unknown.join(', ')}: nothing but programs belongs there`);
}

/** What is compiled before the first agent holds no library: each is imported where it is needed, in a chunk of its own. */
function keepFirstChunksOurs(folder: string): void {
  for (const name of ['index.js', ...chunksWith(folder, firstFunctions)]) {
    const text = readFileSync(join(folder, name), 'utf8');
    const libraries = new Set(text.match(/(?<=^;\/\/ .*\/node_modules\/)(?:@[^/\s]+\/)?[^/\s]+/gm));
    if (libraries.size > 0) throw new Error(`${name} holds ${[...libraries].join(', ')}: import it later`);
  }
}

/** All that a run needs is loaded at once. */
function joinChunksOfRun(folder: string): void {
  const [chunk = ''] = chunksWith(folder, [runFunction]);
  joinChunks(folder, Number.parseInt(chunk, 10));
}
