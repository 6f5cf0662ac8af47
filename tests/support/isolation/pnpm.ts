import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const version = '10.34.8';
const cache = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'clients');

/** Installs the tested pnpm beside the other caches of node_modules, once; says where it is or why it cannot be had. */
export function installPnpm(): { readonly path: string } | { readonly reason: string } {
  const folder = join(cache, `pnpm-${version}`);
  const path = join(folder, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs');
  if (existsSync(path)) return { path };
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'install-'));
  try {
    writeFileSync(join(fresh, 'package.json'), '{"private":true}\n');
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--fetch-retries=1'];
    execFileSync('npm', ['install', ...quiet, `pnpm@${version}`], { cwd: fresh, stdio: ['ignore', 'ignore', 'pipe'] });
    chmodSync(fresh, 0o755);
    if (!existsSync(folder)) renameSync(fresh, folder);
    return { path };
  } catch (error) {
    return {
      reason: `pnpm ${version} cannot be installed: ${String((error as { stderr?: unknown }).stderr ?? error)}`,
    };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
