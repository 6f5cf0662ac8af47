import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundle, runTool } from '../../scripts/bundle.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** What a bundle is made of, and the bundle itself. */
const ingredients = [
  ...['src', 'dist', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
  ...['scripts/bundle.ts', 'scripts/eager.ts', 'scripts/eager-functions.txt', 'scripts/bundle'],
];

/**
 * Sees to it that the end-to-end tests start bundles of the sources as they are now. File times say nothing in a fresh
 * clone, so git is asked: when neither sources nor dist differ from the commit, the committed dist is started (`.ci/run`
 * rebuilds it and compares); otherwise fresh bundles are built into a temporary folder and dist is left alone.
 * `RALPH_BUNDLES` names another folder of bundles to test.
 */
export async function setup(): Promise<(() => void) | undefined> {
  const chosen = process.env['RALPH_BUNDLES'];
  if (chosen !== undefined) return say(`bundles of ${chosen} (RALPH_BUNDLES)`);
  if (isCommitted()) return say('bundles of dist, which is as committed');
  const folder = mkdtempSync(join(tmpdir(), 'ralph-bundles-'));
  process.env['RALPH_BUNDLES'] = folder;
  say('src or dist differ from the commit: building fresh bundles');
  await build(folder);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function isCommitted(): boolean {
  try {
    return execFileSync('git', ['status', '--porcelain', '--', ...ingredients], { cwd: root, encoding: 'utf8' }) === '';
  } catch {
    // No git or no repository (an unpacked archive): nothing vouches for dist.
    return false;
  }
}

/** The compiled files stay inside the repository, where ncc finds the libraries. */
async function build(out: string): Promise<void> {
  mkdirSync(join(root, 'build'), { recursive: true });
  const compiled = mkdtempSync(join(root, 'build', 'e2e-'));
  try {
    runTool('typescript/bin/tsc', ['--project', 'tsconfig.build.json', '--outDir', compiled]);
    await bundle({ compiled, out });
  } catch (error) {
    throw new Error(`The bundles for the end-to-end tests cannot be built, so none is tested. ${String(error)}`);
  } finally {
    rmSync(compiled, { recursive: true, force: true });
  }
}

function say(what: string): undefined {
  process.stdout.write(`end-to-end tests: ${what}\n`);
}
