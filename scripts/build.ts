import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endOnHelp } from './usage.ts';

/**
 * Builds the bundles that a runner starts: tsc -> build/, then ncc -> dist/<entry>/index.js. The output is byte-identical on every
 * machine; `.ci/run` compares it with the committed one. With `--out FOLDER` the bundles of a test appear in that folder instead.
 */
const USAGE = 'Usage: npm run build [-- --out FOLDER]';
const entries = ['main', 'post', 'rehearsal', 'replay'];
const root = resolve(import.meta.dirname, '..');

endOnHelp(USAGE);
const out = outFolder();
// Inside the repository, because ncc looks for the libraries in the folders above.
const build = join(root, 'build');
if (out === undefined) rmSync(build, { recursive: true, force: true });
mkdirSync(build, { recursive: true });
const compiled = out === undefined ? build : mkdtempSync(join(build, 'out-'));
try {
  runTool('typescript/bin/tsc', ['--project', 'tsconfig.build.json', '--outDir', compiled]);
  for (const entry of entries) bundle(join(compiled, `${entry}.js`), join(out ?? join(root, 'dist'), entry));
} finally {
  if (out !== undefined) rmSync(compiled, { recursive: true, force: true });
}

/** The folder is emptied first, because ncc leaves old files behind. */
function bundle(program: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  runTool('@vercel/ncc/dist/ncc/cli.js', [
    ...['build', program, '--out', folder],
    ...['--no-cache', '--license', 'licenses.txt', '--quiet'],
  ]);
  // ncc takes a path that a program computes for an asset, and copies whatever it finds there.
  const unknown = readdirSync(folder).filter((name) => !/^(?:[\d.]*index\.js|licenses\.txt|package\.json)$/.test(name));
  if (unknown.length > 0) throw new Error(`${folder} holds ${unknown.join(', ')}: only programs belong there`);
}

/** Runs a tool of `node_modules` in the repository; its output appears in ours. */
function runTool(tool: string, args: readonly string[]): void {
  execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd: root, stdio: 'inherit' });
}

function outFolder(): string | undefined {
  try {
    const { out: folder } = parseArgs({ options: { out: { type: 'string' } } }).values;
    return folder === undefined ? undefined : resolve(folder);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}\n`);
    process.exit(2);
  }
}
