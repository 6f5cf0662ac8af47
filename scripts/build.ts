import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Builds the bundles that a runner starts: tsc -> build/, ncc -> dist/<entry>/index.js. Both folders are emptied first,
 * since ncc leaves old files behind. The output is byte-identical on every machine; `.ci/run` proves it fresh.
 */
const root = resolve(import.meta.dirname, '..');
const entries = ['main', 'post', 'rehearsal', 'replay'];
/** Of what every start loads. */
const firstFunctions = ['runAction', 'runPrepared'];

rmSync(join(root, 'build'), { recursive: true, force: true });
rmSync(join(root, 'dist'), { recursive: true, force: true });
run('tsc', ['--project', 'tsconfig.build.json']);
for (const entry of entries) {
  await flatten(entry);
  run('ncc', [
    'build',
    join('build', 'flat', entry, `${entry}.js`),
    '--out',
    join('dist', entry),
    '--license',
    'licenses.txt',
    '--quiet',
  ]);
  toAscii(join(root, 'dist', entry));
}
keepFirstChunksOurs(join(root, 'dist', 'main'));

/**
 * Joins our own modules into as few as dynamic imports allow: ncc would wrap each in a function of its own and turn each use of another
 * module into a property of an object, which half as much again takes to compile at every start.
 */
async function flatten(entry: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [join('build', `${entry}.js`)],
    outdir: join('build', 'flat', entry),
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node24',
    logLevel: 'warning',
  });
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

/** What is compiled before the first agent holds no library: each is imported where it is needed, in a chunk of its own. */
function keepFirstChunksOurs(folder: string): void {
  for (const name of ['index.js', ...chunksWith(folder, firstFunctions)]) {
    const text = readFileSync(join(folder, name), 'utf8');
    const libraries = new Set(text.match(/(?<=^;\/\/ .*\/node_modules\/)(?:@[^/\s]+\/)?[^/\s]+/gm));
    if (libraries.size > 0) throw new Error(`${name} holds ${[...libraries].join(', ')}: import it later`);
  }
}

function chunksWith(folder: string, names: readonly string[]): readonly string[] {
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.index.js'));
  return names.map((name) => {
    const found = chunks.find((file) => readFileSync(join(folder, file), 'utf8').includes(`function ${name}(`));
    if (found === undefined) throw new Error(`No chunk holds ${name}: correct the list of what every start loads`);
    return found;
  });
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function run(tool: string, args: readonly string[]): void {
  execFileSync(process.execPath, [binaryOf(tool), ...args], { cwd: root, stdio: 'inherit' });
}

function binaryOf(tool: string): string {
  const files: Record<string, string> = { tsc: 'typescript/bin/tsc', ncc: '@vercel/ncc/dist/ncc/cli.js' };
  return join(root, 'node_modules', files[tool] ?? tool);
}
