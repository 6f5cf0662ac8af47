import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');

/** What a bundle is made of, and the bundle itself. */
const ingredients = ['src', 'dist', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];

/**
 * Sees to it that the end-to-end tests start bundles of the sources as they are now. File times say nothing in a fresh
 * clone, so git is asked: when neither sources nor dist differ from the commit, the committed dist is started (`.ci/run`
 * rebuilds it and compares); otherwise fresh bundles are built into a temporary folder and dist is left alone.
 * `RALPH_BUNDLES` names another folder of bundles to test.
 */
export function setup(): (() => void) | undefined {
  const chosen = process.env['RALPH_BUNDLES'];
  if (chosen !== undefined) return say(`bundles of ${chosen} (RALPH_BUNDLES)`);
  if (isCommitted()) return say('bundles of dist, which is as committed');
  const folder = mkdtempSync(join(tmpdir(), 'ralph-bundles-'));
  process.env['RALPH_BUNDLES'] = folder;
  say('src or dist differ from the commit: building fresh bundles');
  build(folder);
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

function build(out: string): void {
  try {
    execFileSync(process.execPath, ['scripts/build.ts', '--out', out], { cwd: root, encoding: 'utf8' });
  } catch (error) {
    throw new Error(`The bundles for the end-to-end tests cannot be built, so none is tested. ${String(error)}`);
  }
}

function say(what: string): undefined {
  process.stdout.write(`end-to-end tests: ${what}\n`);
}
