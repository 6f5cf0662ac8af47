import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chunksWith, joinChunks, readAtOnce, rejectingImports } from './bundle/chunks.ts';
import { type Flat, flatten } from './bundle/flatten.ts';
import { plainExports } from './bundle/plain-exports.ts';
import { readEagerFunctions } from './eager.ts';

const root = resolve(import.meta.dirname, '..');

export interface BundleCall {
  /** Absolute folder of what tsc made of `src`, inside the repository, where ncc finds the libraries. */
  readonly compiled: string;
  /** Absolute folder that gets `<entry>/index.js`, and its chunks. */
  readonly out: string;
}

const entries = ['main', 'post', 'rehearsal', 'replay'];
/** Of the main entry it is known what its starts load, and, as `npm run eager-functions` saw it, what nearly every one calls. */
const firsts = ['action/step.js', 'action/run-prepared.js'];
const eagerFunctions = join(import.meta.dirname, 'eager-functions.txt');

/** Of what every start loads. */
const runFunction = 'runPrepared';
const firstFunctions = ['runAction', runFunction];

/**
 * Makes the bundles that a runner starts. What they hold depends on the sources alone.
 * @throws with what a tool said
 */
export async function bundle({ compiled, out }: BundleCall): Promise<void> {
  for (const entry of entries) {
    const flat = join(compiled, 'flat', entry);
    const taken = await flatten({ entry, compiled, outdir: flat, ...(entry === 'main' ? startOf() : unknownStart) });
    const folder = join(out, entry);
    // Where no package says otherwise ncc writes CommonJS, in which a file can be read within a call (`readAtOnce`).
    if (entry === 'main') writeFileSync(join(flat, 'package.json'), '{}');
    runTool('@vercel/ncc/dist/ncc/cli.js', [
      ...['build', join(flat, `${entry}.js`)],
      ...['--out', folder, '--license', 'licenses.txt', '--quiet'],
      // Of an earlier build it would take modules that were compiled for the other module system.
      '--no-cache',
    ]);
    if (entry === 'main') writeFileSync(join(folder, 'package.json'), '{\n  "type": "commonjs"\n}\n');
    addLicenses(join(folder, 'licenses.txt'), taken);
    keepFilesKnown(folder);
    toAscii(folder);
  }
  joinChunks(join(out, 'main'), runFunction);
  readAtOnce(join(out, 'main'));
  const program = join(out, 'main', 'index.js');
  writeFileSync(program, rejectingImports(readFileSync(program, 'utf8')));
  exportPlainly(join(out, 'main'));
  keepFirstChunksOurs(join(out, 'main'));
}

const unknownStart = { firsts: [], eager: new Map() };

function startOf(): Pick<Flat, 'firsts' | 'eager' | 'asideLoader'> {
  return { firsts, eager: readEagerFunctions(eagerFunctions), asideLoader: 'action/load-aside.js' };
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

/** Layers are loaded one after the other, and used by what is loaded behind them, or by what was set aside once they are evaluated. */
function exportPlainly(folder: string): void {
  for (const name of firstFiles(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), plainExports(text));
  }
}

function firstFiles(folder: string): readonly string[] {
  return ['index.js', ...chunksWith(folder, firstFunctions)];
}

/** What is compiled before the first agent holds no library: each is imported where it is needed, in a chunk of its own. */
function keepFirstChunksOurs(folder: string): void {
  for (const name of firstFiles(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    const libraries = new Set(text.match(/(?<=^;\/\/ .*\/node_modules\/)(?:@[^/\s]+\/)?[^/\s]+/gm));
    if (libraries.size > 0) throw new Error(`${name} holds ${[...libraries].join(', ')}: import it later`);
  }
}
