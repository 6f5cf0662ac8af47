import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Builds the bundles that a runner starts: tsc -> build/, ncc -> dist/<entry>/index.js. Both folders are emptied first,
 * since ncc leaves old files behind. The output is byte-identical on every machine; `.ci/run` proves it fresh.
 */
const root = resolve(import.meta.dirname, '..');
const entries = ['main', 'post', 'rehearsal'];

rmSync(join(root, 'build'), { recursive: true, force: true });
rmSync(join(root, 'dist'), { recursive: true, force: true });
run('tsc', ['--project', 'tsconfig.build.json']);
for (const entry of entries) {
  run('ncc', [
    'build',
    join('build', `${entry}.js`),
    '--out',
    join('dist', entry),
    '--license',
    'licenses.txt',
    '--quiet',
  ]);
}

function run(tool: string, args: readonly string[]): void {
  execFileSync(process.execPath, [binaryOf(tool), ...args], { cwd: root, stdio: 'inherit' });
}

function binaryOf(tool: string): string {
  const files: Record<string, string> = { tsc: 'typescript/bin/tsc', ncc: '@vercel/ncc/dist/ncc/cli.js' };
  return join(root, 'node_modules', files[tool] ?? tool);
}
