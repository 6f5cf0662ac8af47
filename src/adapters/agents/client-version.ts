import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

/**
 * The version of an installed client, from the manifest of its npm package or from a folder of its path that is a version; undefined
 * where neither tells it. Nothing is started.
 */
export function clientVersion(program: string): string | undefined {
  const real = realpathSync(program);
  const root = packageRoot(real);
  return (root === undefined ? undefined : versionIn(root)) ?? VERSION.exec(real)?.[1];
}

const VERSION = /\/v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)(?:\/|$)/;

/** Packages of one platform have its name behind their version. */
function versionIn(root: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version?: unknown };
    return typeof version === 'string' ? version.replace(/-(?:linux|darwin|win32)-\w+$/, '') : undefined;
  } catch {
    return undefined;
  }
}
